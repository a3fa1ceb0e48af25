import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Classes of the plugins that are known here. */
const known = fileURLToPath(new URL('../../includes/SeoPlugins/Known', import.meta.url))

const constantIn = (program: string, name: string) => new RegExp(`const ${name} += '([^']+)'`).exec(program)?.[1] ?? ''

/** Names of SEO plugins as their users know them, with their ids here. */
async function knownNames(): Promise<readonly (readonly [name: string, id: string])[]> {
  const programs = await Promise.all((await readdir(known)).map((file) => readFile(join(known, file), 'utf8')))
  return programs.map((program) => [constantIn(program, 'NAME'), constantIn(program, 'ID')])
}

export interface RealHost {
  readonly id: string
  readonly name: string
  readonly version: string
  /** Where its files are. */
  readonly folder: string
  /** As WordPress names a plugin: `folder/file.php`. */
  readonly file: string
  /** Why it cannot run as it is; null: it can. */
  readonly lacks: string | null
}

const line = (header: string, label: string) =>
  new RegExp(`^[ \\t/*#@]*${label}:\\s*(.+?)\\s*$`, 'm').exec(header)?.[1]?.replace(/\s*\*\/$/, '')

/** Copies of a repository may lack what a release has. */
const lackOf = async (folder: string, program: string): Promise<string | null> => {
  if (!/['"]\/?vendor\/autoload\.php['"]/.test(program)) return null
  const isThere = await access(join(folder, 'vendor/autoload.php')).then(
    () => true,
    () => false,
  )
  return isThere ? null : 'its folder vendor is missing, which Composer makes'
}

async function hostIn(directory: string, name: string): Promise<RealHost> {
  const folder = join(directory, name)
  const files = await readdir(folder)
  const names = await knownNames()
  for (const file of files.filter((one) => one.endsWith('.php'))) {
    // WordPress, too, looks at the first 8 kB.
    const program = await readFile(join(folder, file), 'utf8')
    const header = program.slice(0, 8192)
    const title = line(header, 'Plugin Name')
    const id = names.find(([one]) => title?.includes(one))?.[1]
    if (title !== undefined && id !== undefined)
      return {
        id,
        name: title,
        version: line(header, 'Version') ?? 'without a version',
        folder,
        file: `${name}/${file}`,
        lacks: await lackOf(folder, program),
      }
  }
  throw new Error(`${folder} holds none of these plugins: ${names.map(([one]) => one).join(', ')}.`)
}

/** The plugins in the folders of a directory; a folder of something else is an error, and so is a directory without any. */
export async function findHosts(directory: string): Promise<readonly RealHost[]> {
  const folders = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name)
  if (folders.length === 0) throw new Error(`${directory} holds no folder of a plugin.`)
  return Promise.all(folders.sort().map((name) => hostIn(directory, name)))
}
