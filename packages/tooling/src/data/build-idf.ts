import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { createLanguage } from '../../../../shared-core/src/languages/create-language.ts'
import type { Language, LanguagePack } from '../../../../shared-core/src/languages/language.ts'
import { neutralPack } from '../../../../shared-core/src/languages/neutral-language.ts'
import { createLexicon } from '../../../../shared-core/src/languages/words/create-lexicon.ts'
import { neighbours } from '../../../../shared-core/src/signals/text/fluency.ts'
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

/** The commonest words whose neighbours are looked at, how often chance would put two side by side that never are, and the most pairs that are kept. */
const neverAdjacent = { words: 30, chance: 5, pairs: 120 } as const

/** Part of all neighbours, in percent, that must be in a wrong place when words are mixed; other languages get no table. */
const minShare = 0.6

/**
 * Pairs of common words that never stand side by side in the texts although chance would put them there: `the:of to|a:the`. A full stop is the
 * end of a sentence. Words of texts in another order show many of them.
 */
function pairsNeverAdjacent(sentences: readonly string[], language: Language): string {
  const counts = new Map<string, number>([['.', sentences.length]])
  const beside = new Set<string>()
  let total = 0
  const count = (form: string): void => void counts.set(form, (counts.get(form) ?? 0) + 1)
  for (const sentence of sentences) {
    const words = neighbours(language.tokenize(sentence).words, language)
    total += words.length + 1
    words.forEach(({ form, start }, at) => {
      count(form)
      const before = words[at - 1]
      if (before !== undefined && (language.unspaced ? before.end === start : /^\s+$/.test(sentence.slice(before.end, start))))
        beside.add(`${before.form} ${form}`)
    })
    const last = words.at(-1)
    if (last !== undefined) beside.add(`${last.form} .`)
  }
  const common = [...counts]
    .filter(([form]) => !/\p{N}/u.test(form))
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, neverAdjacent.words)
  const pairs = common
    .flatMap(([first, n]) => common.map(([second, m]) => ({ first, second, chance: (n * m) / total })))
    .filter(({ first, second, chance }) => first !== '.' && chance >= neverAdjacent.chance && !beside.has(`${first} ${second}`))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, neverAdjacent.pairs)
  if ((100 * pairs.reduce((sum, { chance }) => sum + chance, 0)) / total < minShare) return ''
  return [...Map.groupBy(pairs, ({ first }) => first)]
    .map(([first, all]) => `${first}:${all.map(({ second }) => second).join(' ')}`)
    .join('|')
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
    const never = pairsNeverAdjacent(texts.flat(), language)
    const text = `// Written by packages/tooling/src/data/build-idf.ts from NTREX-128 (see NOTICE). Do not edit.\nexport const levels: readonly string[] = [\n${lines.join('\n')}\n]\n${never === '' ? '' : `\n/** Words that never stand side by side. */\nexport const apart = '${never.replaceAll("'", "\\'")}'\n`}`
    writeFileSync(join(target, `${tag}.gen.ts`), text)
    console.log(`${tag}: ${levels.flat().length} terms of ${counts.size}, ${total} sentences`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildIdf(process.argv.slice(2))
