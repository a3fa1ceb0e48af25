import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../commands/check.ts'

/** A source file that git does not hold. `from`: its source, then what decides how it is made. */
interface UntrackedFile {
  readonly path: string
  readonly from: readonly [source: string, ...others: string[]]
  readonly make: () => Promise<string>
}

const untrackedFiles: readonly UntrackedFile[] = [
  {
    path: 'packages/client/src/schema.gen.ts',
    // the catalog names the version of openapi-typescript
    from: ['packages/contract/generated/openapi.json', 'packages/tooling/src/generate/client-types.ts', 'pnpm-workspace.yaml'],
    make: async () => (await import('./client-types.ts')).clientTypes(),
  },
  {
    path: 'plugins/wordpress/src/generated/ui-texts.ts',
    from: ['packages/editor/src/texts/ui-texts.ts', 'packages/tooling/src/generate/panel-texts.ts'],
    make: async () => (await import('./panel-texts.ts')).panelTexts(),
  },
]

/** Makes the files that git does not hold where one is missing or its source has changed since; the first line of each tells. */
export async function makeUntracked(): Promise<void> {
  for (const { path, from, make } of untrackedFiles) {
    const target = join(root, path)
    const mark = `// Made from ${from[0]} by every command of the project; never edited by hand. ${await hashOf(from)}\n`
    if ((await readFile(target, 'utf8').catch(() => '')).startsWith(mark)) continue
    await mkdir(dirname(target), { recursive: true })
    // two commands may begin at once: neither reads half a file
    const temporary = `${target}.${process.pid}.tmp`
    await writeFile(temporary, `${mark}\n${await make()}`)
    await rename(temporary, target)
  }
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
