import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateCheckIds } from '../generate/check-ids.ts'
import { replaceOnce } from '../generate/replace-once.ts'
import { root } from './check.ts'

/** Writes the skeleton of a check: code, table, page, and its lines in the lists and the English texts. `pnpm new:check thing-property`. */
export async function newCheckCommand([id = '']: readonly string[]): Promise<number> {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(id)) {
    console.error('Usage: pnpm new:check thing-property (kebab-case, positive, singular, such as image-alt)')
    return 2
  }
  const folder = join(root, 'shared-core/src/checks', id)
  if (await exists(folder)) {
    console.error(`The check ${id} is there already.`)
    return 1
  }
  const name = camelCase(id)
  await mkdir(folder)
  await writeFile(join(folder, `${id}.ts`), codeOf(id, name))
  await writeFile(join(folder, `${id}.test.ts`), tableOf(id, name))
  await writeFile(join(folder, `${id}.md`), pageOf())
  await addToLists(id)
  for (const { path, text } of await generateCheckIds()) await writeFile(join(root, path), text)
  console.log(
    [
      `Wrote shared-core/src/checks/${id}.`,
      `1. Say in the code what the check measures and where its numbers come from; in check-evidence.ts what speaks for and against it, in check-rationales.ts why it matters.`,
      '2. Fill the table: rows on both sides of every threshold, every message and every fix.',
      '3. Give the check its place in shared-core/src/scoring/rubric.ts and raise the version.',
      '4. Write the page with a passing and a failing example.',
      '5. Say its title, messages and fixes in shared-core/src/messages/locales/en.ts; other languages fall back to it until a release ("pnpm untranslated").',
      '6. Run "pnpm generate" and "pnpm test:unit shared-core".',
    ].join('\n'),
  )
  return 0
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

export const camelCase = (id: string): string => id.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase())

/** Adds the lines of the check to the lists, each at its alphabetical place. */
async function addToLists(id: string): Promise<void> {
  const change = async (path: string, insert: (text: string) => string): Promise<void> => {
    const file = join(root, 'shared-core/src', path)
    await writeFile(file, insert(await readFile(file, 'utf8')))
  }
  await change('checks/text-checks.ts', (text) => insertIntoList(text, id))
  await change('messages/locales/en.ts', (text) => insertTexts(text, id))
  await change('checks/check-rationales.ts', (text) => insertEntry(text, id, "'Why it matters to readers or engines.'"))
  await change('checks/check-evidence.ts', (text) =>
    insertEntry(text, id, "{ grade: 'D', sources: ['https://example.org/'], contrary: ['What speaks against it.'] }"),
  )
}

/** The list of checks with one more; ids decide the order. */
export function insertIntoList(list: string, id: string): string {
  const ids = [...list.matchAll(/^import \{ \w+ \} from '\.\/([^/]+)\//gm)].map((match) => match[1]!)
  const all = [...ids, id].sort()
  const imports = all.map((entry) => `import { ${camelCase(entry)} } from './${entry}/${entry}.ts'`).join('\n')
  const entries = all.map((entry) => `  ${camelCase(entry)},`).join('\n')
  const imported = replaceOnce(list, /^(?:import [^\n]*\n)+/, `${imports}\n`)
  return replaceOnce(imported, /(?<=export const \w+ = \[\n)[\s\S]*?(?=\n\] as const)/, entries)
}

/** The English file with the example texts of one more check. */
export function insertTexts(english: string, id: string): string {
  const texts = `  '${id}.title': 'What holds when the check passes',
  '${id}.good': message<{ words: number }>('{words, plural, one {# word} other {# words}}.'),
  '${id}.bad': 'There is no text.',

`
  return insertBefore(english, / {2}'([a-z\d-]+)\.title': /g, id, texts) ?? replaceOnce(english, /(?= {2}'title-reason\.)/, texts)
}

/** A record of checks with one more entry. */
export function insertEntry(record: string, id: string, entry: string): string {
  const line = `  '${id}': ${entry},\n`
  return insertBefore(record, /^ {2}'?([a-z\d-]+)'?: /gm, id, line) ?? replaceOnce(record, /(?=\}( as const.*)?\n$)/, line)
}

/** `added` before the first match whose id is greater; null: there is none. */
function insertBefore(text: string, pattern: RegExp, id: string, added: string): string | null {
  const next = [...text.matchAll(pattern)].find((match) => match[1]! > id)
  return next === undefined ? null : text.slice(0, next.index) + added + text.slice(next.index)
}

const codeOf = (id: string, name: string): string => `import { defineCheck } from '../define-check.ts'

export const ${name} = defineCheck({
  id: '${id}',
  needs: ['size'],
  run({ size: { words } }) {
    return words > 0 ? { score: 100, code: 'good', args: { words } } : { score: 0, code: 'bad', args: {} }
  },
})
`

const tableOf = (id: string, name: string): string => `import { testCheck } from '../../testing/test-check.ts'
import { ${name} } from './${id}.ts'

testCheck(${name}, [
  { name: 'passes one word', signals: { size: { words: 1 } }, expect: { code: 'good', score: 100, args: { words: 1 } } },
  { name: 'fails no word', signals: { size: { words: 0 } }, expect: { code: 'bad', score: 0, fix: null } },
])
`

const pageOf = (): string => `## Why it matters

## How to fix

## When to ignore

## Examples

\`\`\`html pass
<p>A heat pump moves heat from outside into a house.</p>
\`\`\`

\`\`\`html fail bad
<p></p>
\`\`\`
`
