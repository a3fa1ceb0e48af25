import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/** SHA-256 over names and contents of files and folders; tests do not count. Missing paths count as empty. `root`: names are relative to it. */
export async function hashOf(paths: readonly string[], root: string = repository): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null)
    const files = entries === null ? [path] : entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.sort()) {
      if (/\.test\.tsx?$/.test(file) || file.endsWith('/.stamp')) continue
      hash.update(file.slice(root.length)).update('\0')
      hash.update(await readFile(file).catch(() => '')).update('\0')
    }
  }
  return hash.digest('hex')
}

/** Does the work when its result is missing or was made from other sources: `stamp` is the file that keeps their hash. */
export async function whenChanged(stamp: string, hash: string, result: string, work: () => Promise<void>): Promise<void> {
  const before = await readFile(stamp, 'utf8').catch(() => '')
  if (before === hash && existsSync(result)) return
  await work()
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, hash)
}
