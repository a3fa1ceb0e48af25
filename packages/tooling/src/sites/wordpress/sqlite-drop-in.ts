import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mustRun } from './run-command.ts'

/** The package whose tarball carries the SQLite driver (GPL-2.0-or-later). Packing fetches 400 kB; installing it would fetch half a gigabyte. */
export const sqliteDriver = '@wp-playground/cli@3.1.56'
const slug = 'sqlite-database-integration'

/** The driver's folder in the cache, fetched when it is not there. */
async function fetchDriver(cacheDirectory: string): Promise<string> {
  const target = join(cacheDirectory, 'wordpress', `${slug}-${sqliteDriver.split('@').at(-1)}`)
  if (existsSync(target)) return target
  await mkdir(dirname(target), { recursive: true })
  const work = await mkdtemp(join(dirname(target), 'fetch-sqlite-'))
  try {
    const printed = await mustRun('Fetching the SQLite driver', 'npm', ['pack', '--silent', '--pack-destination', work, sqliteDriver], {
      cwd: work,
    })
    const tarball = printed.trim().split('\n').at(-1) ?? ''
    await mustRun('Unpacking the SQLite driver', 'tar', ['xzf', tarball, `package/${slug}.zip`], { cwd: work })
    const unzip = '$z = new ZipArchive; exit( true === $z->open( $argv[1] ) && $z->extractTo( $argv[2] ) ? 0 : 1 );'
    await mustRun('Unpacking the SQLite driver', 'php', ['-r', unzip, '--', `package/${slug}.zip`, '.'], { cwd: work })
    await rename(join(work, `plugin-${slug}`), target).catch((error: unknown) => {
      if (!existsSync(target)) throw error
    })
    return target
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Puts the SQLite driver and its `db.php` into a site. */
export async function addSqliteDropIn(siteDirectory: string, cacheDirectory: string): Promise<void> {
  const driver = await fetchDriver(cacheDirectory)
  const plugin = join(siteDirectory, 'wp-content/plugins', slug)
  await rm(plugin, { recursive: true, force: true })
  await cp(driver, plugin, { recursive: true })
  const template = await readFile(join(plugin, 'db.copy'), 'utf8')
  // A path relative to db.php: a copied site must load its own driver, not the first site's.
  const text = template
    .replaceAll(`'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'`, `__DIR__ . '/plugins/${slug}'`)
    .replaceAll('{SQLITE_PLUGIN}', `${slug}/load.php`)
  if (text.includes('{SQLITE_')) throw new Error('The SQLite driver changed its template: a placeholder was left in db.php.')
  await writeFile(join(siteDirectory, 'wp-content/db.php'), text)
}
