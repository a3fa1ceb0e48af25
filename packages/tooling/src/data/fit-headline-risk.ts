import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { allPacks } from '../../../../shared-core/src/languages/all.ts'
import { packTags } from '../../../../shared-core/src/languages/index.ts'
import { languageFor } from '../../../../shared-core/src/languages/language-for.ts'
import { headlineFeatureNames, headlineFeatures } from '../../../../shared-core/src/signals/title/headline-features.ts'
import { areaUnderCurve } from '../evaluate/statistics.ts'

/**
 * Fits the weights of `headlineRisk` for English on `<data>/clickbait/headlines.jsonl.gz` by logistic regression with a ridge, prints
 * the area under the curve of five folds and writes `shared-core/src/signals/title/headline-weights.gen.ts` in hundredths.
 *
 *     node packages/tooling/src/data/fit-headline-risk.ts --data <folder>
 */

const folds = 5
const rounds = 300
const ridge = 1e-4

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..')

/** Gradient ascent with Nesterov's momentum on the mean log-likelihood; deterministic. */
function fit(rows: readonly (readonly number[])[], labels: readonly number[]): number[] {
  const width = headlineFeatureNames.length
  let weights = new Array<number>(width).fill(0)
  let ahead = [...weights]
  for (let round = 1; round <= rounds; round += 1) {
    const gradient = new Array<number>(width).fill(0)
    for (const [index, row] of rows.entries()) {
      let sum = 0
      for (let column = 0; column < width; column += 1) sum += row[column]! * ahead[column]!
      const error = labels[index]! - 1 / (1 + Math.exp(-sum))
      for (let column = 0; column < width; column += 1) gradient[column]! += error * row[column]!
    }
    const next = ahead.map((weight, column) => weight + 2 * (gradient[column]! / rows.length - ridge * weight))
    const momentum = (round - 1) / (round + 2)
    ahead = next.map((weight, column) => weight + momentum * (weight - weights[column]!))
    weights = next
  }
  return weights
}

const score = (weights: readonly number[], row: readonly number[]): number =>
  row.reduce((sum, value, column) => sum + value * weights[column]!, 0)

export function fitHeadlineRisk(args: readonly string[]): void {
  const { values } = parseArgs({ args: [...args], options: { data: { type: 'string', default: '../shared/data' } } })
  if (!packTags.includes('en')) throw new Error('The English pack is missing')
  const language = languageFor('en', allPacks)
  const file = join(resolve(root, values.data), 'clickbait/headlines.jsonl.gz')
  const items = gunzipSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { headline: string; clickbait: 0 | 1 })
  const rows = items.map(({ headline }) => headlineFeatures(headline, language))
  const labels = items.map(({ clickbait }) => clickbait)
  const held: number[] = new Array(items.length)
  for (let fold = 0; fold < folds; fold += 1) {
    const training = rows.map((_, index) => index).filter((index) => index % folds !== fold)
    const weights = fit(
      training.map((index) => rows[index]!),
      training.map((index) => labels[index]!),
    )
    for (let index = fold; index < rows.length; index += folds) held[index] = score(weights, rows[index]!)
  }
  const area = areaUnderCurve(
    held.filter((_, index) => labels[index] === 1),
    held.filter((_, index) => labels[index] === 0),
  )
  const weights = fit(rows, labels).map((weight) => Math.round(100 * weight))
  console.log(`AUC of ${folds} folds: ${area.toFixed(4)}`)
  for (const [column, name] of headlineFeatureNames.entries()) console.log(`${name.padEnd(18)}${weights[column]}`)
  const text = `// Written by packages/tooling/src/data/fit-headline-risk.ts. Do not edit.\n/** Weights of the English headline features in hundredths, in the order of \`headlineFeatureNames\`. AUC of ${folds} folds: ${area.toFixed(3)}. */\nexport const headlineWeights: readonly number[] = [${weights.join(', ')}]\n`
  writeFileSync(join(root, 'shared-core/src/signals/title/headline-weights.gen.ts'), text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) fitHeadlineRisk(process.argv.slice(2))
