import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './check.ts'

/** Writes the skeleton of a check: code, words, table, page, and its lines in the lists. `pnpm new:check thing-property`. */
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
  await writeFile(join(folder, `about-${id}.ts`), aboutOf(id))
  await writeFile(join(folder, `${id}.test.ts`), tableOf(id, name))
  await writeFile(join(folder, `${id}.md`), pageOf())
  await addToLists(id)
  console.log(
    [
      `Wrote shared-core/src/checks/${id}.`,
      `1. Say in the code what the check measures and where its numbers come from; in check-evidence.ts what speaks for and against it, in check-rationales.ts why it matters.`,
      '2. Fill the table: rows on both sides of every threshold, every message and every fix.',
      '3. Give the check its place in shared-core/src/scoring/rubric.ts and raise the version.',
      '4. Write the page with a passing and a failing example.',
      '5. Say every title, message and fix in the languages of shared-core/src/messages/locales.',
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

/** Files that list every check of a text, and its words. */
export const checkLists = ['text-checks.ts', 'about-checks.ts'] as const

/** Inserts import and entry at their alphabetical places. */
async function addToLists(id: string): Promise<void> {
  const checks = join(root, 'shared-core/src/checks')
  for (const name of checkLists) {
    const file = join(checks, name)
    await writeFile(file, insertIntoList(await readFile(file, 'utf8'), id))
  }
  const append = async (name: string, entry: string): Promise<void> => {
    const file = join(checks, name)
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace(/(?=\n\}( as const.*)?\n$)/, () => `\n  '${id}': ${entry},`),
    )
  }
  await append('check-rationales.ts', "'Why it matters to readers or engines.'")
  await append('check-evidence.ts', "{ grade: 'D', sources: ['https://example.org/'], contrary: ['What speaks against it.'] }")
}

const aboutName = (id: string): string => camelCase(`about-${id}`)

/** The text of a list, of checks or of their words, with one check more; ids decide the order. */
export function insertIntoList(list: string, id: string): string {
  const isAbout = list.includes('export const aboutChecks')
  const ids = [...list.matchAll(/^import \{ \w+ \} from '\.\/([^/]+)\//gm)].map((match) => match[1]!)
  const all = [...ids, id].sort()
  const imports = all
    .map((entry) =>
      isAbout
        ? `import { ${aboutName(entry)} } from './${entry}/about-${entry}.ts'`
        : `import { ${camelCase(entry)} } from './${entry}/${entry}.ts'`,
    )
    .join('\n')
  const entries = all.map((entry) => `  ${isAbout ? aboutName(entry) : camelCase(entry)},`).join('\n')
  return list.replace(/^(?:import [^\n]*\n)+/, `${imports}\n`).replace(/(export const \w+ = \[\n)[\s\S]*?(\n\] as const)/, `$1${entries}$2`)
}

const aboutOf = (id: string): string => `import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const ${aboutName(id)} = defineAbout({
  id: '${id}',
  title: 'What holds when the check passes',
  messages: {
    good: message<{ words: number }>('{words, plural, one {# word} other {# words}}.'),
    bad: message('There is no text.'),
  },
  fixes: {},
})
`

const codeOf = (id: string, name: string): string => `import { defineCheck } from '../define-check.ts'
import type { ${aboutName(id)} } from './about-${id}.ts'

export const ${name} = defineCheck<typeof ${aboutName(id)}>()({
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
