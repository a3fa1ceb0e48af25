import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { type MutatedPart, mutatedParts, targetsOf, testsOf } from '../mutate/parts.ts'
import { countsOf, type MutantOutcome, withReport } from '../mutate/report.ts'
import { root } from './check.ts'

/** Percent of the changes that tests must notice in each part. */
const minScore = 85

const reportFile = join(root, 'packages/docs/mutation.md')
const plugin = (name: string): string => fileURLToPath(new URL(`../mutate/${name}.ts`, import.meta.url))

/** Files that the tests read: everything else stays out of the copy in which the code is changed. */
const copied = [
  'package.json',
  'shared-core/**',
  'packages/contract/**',
  'packages/*/{src,test}/**',
  'packages/*/package.json',
  'packages/tooling/config/**',
]

/**
 * `mutate [--anew] [--whole] [part …]`: changes the code in small ways, one at a time, and counts which changes no test notices. Results for
 * unchanged code are remembered, unless `--anew` is given; `--whole` tries all where a sample is usual. Writes the figures to
 * packages/docs/mutation.md.
 */
export async function mutate(args: readonly string[]): Promise<number> {
  const options = { anew: { type: 'boolean', default: false }, whole: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const unknown = positionals.find((name) => !mutatedParts.some((part) => part.name === name))
  if (unknown !== undefined) throw new Error(`There is no part “${unknown}”. Parts: ${mutatedParts.map(({ name }) => name).join(', ')}.`)
  let isEnough = true
  for (const part of mutatedParts) {
    if (positionals.length > 0 && !positionals.includes(part.name)) continue
    const outcomes = await tryPart(values.whole ? { ...part, sample: 1 } : part, values.anew)
    writeFileSync(reportFile, withReport(readFileSync(reportFile, 'utf8'), part.name, outcomes))
    const { score, mutants } = countsOf(outcomes)
    console.log(`${part.name}: ${score.toFixed(1)} % of ${mutants} changes were noticed.`)
    isEnough &&= score >= minScore
  }
  if (!isEnough) console.error(`At least ${minScore} % should be. The others stand in packages/docs/mutation.md.`)
  return isEnough ? 0 : 1
}

async function tryPart(part: MutatedPart, anew: boolean): Promise<readonly MutantOutcome[]> {
  process.env.CITABLE_MUTATE_TESTS = testsOf(part).join(',')
  // Stryker ends what it has started, and writes down what was tried so far
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal)
  const cwd = process.cwd()
  process.chdir(root)
  try {
    const outcomes = await new Stryker({
      mutate: targetsOf(part),
      plugins: [plugin('lasting-runner'), plugin('ignore-sentences')],
      ignorers: ['sentences'],
      ignoreStatic: !part.withTables,
      testRunner: 'lasting',
      vitest: { configFile: 'packages/tooling/config/vitest.mutate.config.ts', related: false },
      coverageAnalysis: 'perTest',
      concurrency: 1,
      dryRunTimeoutMinutes: 60,
      incremental: true,
      force: anew,
      incrementalFile: `.cache/mutate/${part.name}.json`,
      tempDirName: '.tmp/mutate',
      ignorePatterns: ['**', ...copied.map((pattern) => `!${pattern}`), '**/node_modules'],
      disableTypeChecks: false,
      reporters: ['progress-append-only'],
      warnings: false,
    }).runMutationTest()
    return outcomes.map((outcome) => ({ ...outcome, fileName: relative(root, outcome.fileName) }))
  } finally {
    process.chdir(cwd)
  }
}
