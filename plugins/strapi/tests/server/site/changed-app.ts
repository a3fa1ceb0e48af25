import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { directory } from './boot.ts'

/** Text of a file of the application as it is to be; null: it is gone. */
type Change = (text: string) => string | null

/**
 * A copy of the application with other files, in a folder that does not exist yet. A start reads schemas and settings by their paths once for the
 * process, so each change is a folder of its own.
 */
export async function changedApp(into: string, changes: Readonly<Record<string, Change>>): Promise<string> {
  await mkdir(into, { recursive: true })
  for (const name of ['config', 'src', 'package.json']) await cp(join(directory, name), join(into, name), { recursive: true })
  await mkdir(join(into, 'public/uploads'), { recursive: true })
  await symlink(join(directory, 'node_modules'), join(into, 'node_modules'))
  for (const [path, change] of Object.entries(changes)) {
    const file = join(into, path)
    const text = change(await readFile(file, 'utf8').catch(() => ''))
    await mkdir(dirname(file), { recursive: true })
    if (text === null) await rm(file, { recursive: true })
    else await writeFile(file, text)
  }
  return into
}

/** Change of a file that holds JSON. */
export const inJson =
  // biome-ignore lint/suspicious/noExplicitAny: schemas of Strapi, as they are written
    (change: (value: any) => void): Change =>
    (text) => {
      const value = JSON.parse(text)
      change(value)
      return JSON.stringify(value, null, 2)
    }
