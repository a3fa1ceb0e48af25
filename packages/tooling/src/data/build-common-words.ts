import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { createLanguage } from '../../../../shared-core/src/languages/create-language.ts'
import { neutralPack } from '../../../../shared-core/src/languages/neutral-language.ts'
import { createLexicon } from '../../../../shared-core/src/languages/words/create-lexicon.ts'
import { packWords } from './pack-words.ts'

/**
 * The most common words of every background language, for `detectLanguage`: reads `<data>/background/<tag>.jsonl.gz`
 * (NTREX-128, CC BY-SA 4.0) and writes `shared-core/src/languages/levels/common-words.gen.ts`.
 *
 *     node packages/tooling/src/data/build-common-words.ts --data <folder>
 */

const wordsPerLanguage = 38

/** A word of fewer documents belongs to their stories: names of people and parties. */
const minDocuments = 10

/** A script of their own identifies these, so they need no words. */
const languagesWithOwnScript = new Set([
  'el',
  'he',
  'hy',
  'ka',
  'km',
  'ko',
  'lo',
  'my',
  'th',
  'zh',
  'zh-TW',
  'ja',
  'ta',
  'te',
  'kn',
  'ml',
  'gu',
  'pa',
  'bn',
])

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..')

export function buildCommonWords(args: readonly string[]): void {
  const { values } = parseArgs({ args: [...args], options: { data: { type: 'string', default: '../shared/data' } } })
  const folder = join(resolve(root, values.data), 'background')
  const lines: string[] = []
  for (const name of readdirSync(folder).sort()) {
    const tag = name.replace('.jsonl.gz', '')
    if (!name.endsWith('.jsonl.gz') || languagesWithOwnScript.has(tag) || tag === 'pt-BR') continue
    const language = createLanguage(createLexicon(neutralPack(tag), false))
    const counts = new Map<string, number>()
    const documents = new Map<string, number>()
    for (const line of gunzipSync(readFileSync(join(folder, name)))
      .toString('utf8')
      .trim()
      .split('\n')) {
      const here = new Set<string>()
      for (const sentence of (JSON.parse(line) as { sentences: string[] }).sentences) {
        const forms = new Set(language.tokenize(sentence).words.map(({ form }) => form))
        for (const form of forms) {
          if (/[0-9]/.test(form)) continue
          counts.set(form, (counts.get(form) ?? 0) + 1)
          here.add(form)
        }
      }
      for (const form of here) documents.set(form, (documents.get(form) ?? 0) + 1)
    }
    const spread = [...counts].filter(([form]) => documents.get(form)! >= minDocuments)
    const common = spread.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, wordsPerLanguage)
    lines.push(`  ['${tag.replace('sr-Cyrl', 'sr')}', ${JSON.stringify(packWords(common.map(([form]) => form)))}],`)
  }
  const head =
    '// Written by packages/tooling/src/data/build-common-words.ts from NTREX-128 (see NOTICE). Do not edit.\n' +
    '/** Tag and its most common words, as `packWords` writes them. */\n'
  writeFileSync(
    join(root, 'shared-core/src/languages/levels/common-words.gen.ts'),
    `${head}export const commonWords: readonly (readonly [tag: string, words: string])[] = [\n${lines.join('\n')}\n]\n`,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildCommonWords(process.argv.slice(2))
