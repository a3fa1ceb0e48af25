import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { createLanguage } from '../../../../shared-core/src/languages/create-language.ts'
import { createLexicon } from '../../../../shared-core/src/languages/create-lexicon.ts'
import type { LanguagePack } from '../../../../shared-core/src/languages/language.ts'
import { neutralPack } from '../../../../shared-core/src/languages/neutral-language.ts'
import { backgroundSources, languageOfSource } from './background-sources.ts'

/**
 * Background tables: how many sentences of general text hold a term, in 16 levels. Reads `<data>/background/<tag>.jsonl.gz`
 * (NTREX-128, CC BY-SA 4.0: 723 sentences a language) and writes `shared-core/src/languages/levels/<tag>.gen.ts`.
 *
 *     node packages/tooling/src/data/build-idf.ts --data <folder> [tag …]
 */

/** Terms in fewer sentences than this are left out: they weigh as much as unknown ones. */
const minSentences = 3
const topLevel = 15

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..')
const languagesFolder = join(root, 'shared-core/src/languages')

/** Rules of the language that decide its terms; its own table is not needed for them. */
async function packFor(tag: string): Promise<LanguagePack> {
  const file = join(languagesFolder, tag, 'pack.ts')
  if (!existsSync(file)) return neutralPack(tag)
  return ((await import(file)) as { pack: LanguagePack }).pack
}

function readSentences(file: string): string[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n')
  return lines.flatMap((line) => (JSON.parse(line) as { sentences: string[] }).sentences)
}

/** Level of a term in `count` of `total` sentences: its idf as a share of the idf of an unseen term, 0–15. */
function levelOf(count: number, total: number): number {
  const idf = Math.log((total + 1) / (count + 0.5))
  const highest = Math.log((total + 1) / 0.5)
  return Math.min(topLevel, Math.max(0, Math.round((topLevel * idf) / highest)))
}

export async function buildIdf(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { data: { type: 'string', default: '../shared/data' } },
  })
  const folder = join(resolve(root, values.data), 'background')
  const tags = new Set(readdirSync(folder).map((name) => languageOfSource(name.replace('.jsonl.gz', ''))))
  const target = join(languagesFolder, 'levels')
  mkdirSync(target, { recursive: true })
  for (const tag of [...tags].sort()) {
    if (positionals.length > 0 ? !positionals.includes(tag) : !existsSync(join(languagesFolder, tag, 'pack.ts'))) continue
    const language = createLanguage(createLexicon({ ...(await packFor(tag)), levels: [] }))
    const texts = backgroundSources(tag).map((source) => readSentences(join(folder, `${source}.jsonl.gz`)))
    const total = texts[0]!.length
    const counts = new Map<string, number>()
    for (const sentence of texts.flat()) {
      for (const term of new Set(language.tokenize(sentence).words.map((word) => word.term))) counts.set(term, (counts.get(term) ?? 0) + 1)
    }
    const levels: string[][] = Array.from({ length: topLevel + 1 }, () => [])
    for (const [term, count] of counts) if (count >= minSentences) levels[levelOf(count, total)]!.push(term)
    const lines = levels.map((terms) => `  '${terms.sort().join(' ').replaceAll("'", "\\'")}',`)
    const text = `// Written by packages/tooling/src/data/build-idf.ts from NTREX-128 (see NOTICE). Do not edit.\nexport const levels: readonly string[] = [\n${lines.join('\n')}\n]\n`
    writeFileSync(join(target, `${tag}.gen.ts`), text)
    console.log(`${tag}: ${levels.flat().length} terms of ${counts.size}, ${total} sentences`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildIdf(process.argv.slice(2))
