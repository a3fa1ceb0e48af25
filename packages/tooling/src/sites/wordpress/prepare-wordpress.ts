import { createHash, randomBytes } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyFolder, machineCache, preparedSite } from '../prepared-site.ts'
import { fetchWordPressFiles, wordPressVersion } from './debian-files.ts'
import { type MariaDbSite, startMariaDb } from './mariadb.ts'
import type { WordPressDatabase } from './prerequisites.ts'
import { mustRun } from './run-command.ts'
import { addSqliteDropIn, sqliteDriver } from './sqlite-drop-in.ts'

export interface Credentials {
  readonly adminPassword: string
  readonly applicationPassword: string
}

export interface WordPressMake {
  /** Branch of WordPress, such as `6.8`; without it the newest that Debian has. */
  readonly version?: string | undefined
  readonly database: WordPressDatabase
}

const here = fileURLToPath(new URL('./', import.meta.url))

/** Address of a prepared site, which has no server. */
const preparedUrl = 'http://prepared.invalid'

/** Everything that decides what is made: WordPress, its driver, PHP, and the files of this folder. */
async function hashOf({ version, database }: WordPressMake, files: string): Promise<string> {
  const hash = createHash('sha256')
  const php = await mustRun('Asking PHP for its version', 'php', ['-r', 'echo PHP_VERSION;'])
  // files that were fetched again may be another Debian revision of one version
  const { mtimeMs } = await stat(files)
  const server = database === 'sqlite' ? sqliteDriver : await mustRun('Asking MariaDB for its version', 'mariadb', ['--version'])
  hash.update(JSON.stringify([version ?? null, await wordPressVersion(files), mtimeMs, php, database, server]))
  const sources = [...(await readdir(here)).filter((name) => !name.includes('.test.')), '../prepared-site.ts']
  for (const name of sources.sort()) hash.update(`\0${name}\0`).update(await readFile(join(here, name)))
  return hash.digest('hex').slice(0, 24)
}

/** The configuration of one site, with salts of its own. Mode 600. */
export async function writeConfig(site: string, url: string, server: MariaDbSite | null): Promise<void> {
  const template = await readFile(join(here, 'wp-config.template.php'), 'utf8')
  const config = template
    .replaceAll('{{URL}}', url)
    .replaceAll('{{DATABASE_HOST}}', server === null ? 'localhost' : `localhost:${server.socket}`)
    .replace(/\{\{SALT\}\}/g, () => randomBytes(32).toString('hex'))
  await writeFile(join(site, 'wp-config.php'), config, { mode: 0o600 })
}

async function install(folder: string, files: string, cacheDirectory: string, database: WordPressDatabase): Promise<void> {
  const site = join(folder, 'site')
  await copyFolder(files, site)
  if (database === 'sqlite') await addSqliteDropIn(site, cacheDirectory)
  await mkdir(join(site, 'wp-content/mu-plugins'), { recursive: true })
  await copyFile(join(here, 'offline.php'), join(site, 'wp-content/mu-plugins/offline.php'))
  const server = database === 'mariadb' ? await startMariaDb(join(folder, 'mariadb')) : null
  try {
    await writeConfig(site, preparedUrl, server)
    const adminPassword = randomBytes(12).toString('base64url')
    const env = { WP_HOME: preparedUrl, CITABLE_ADMIN_PASSWORD: adminPassword }
    const printed = await mustRun('Installing WordPress', 'php', [join(here, 'install.php'), site], { env })
    const { application_password: applicationPassword } = JSON.parse(printed.trim().split('\n').at(-1) ?? '{}') as {
      application_password: string
    }
    const credentials: Credentials = { adminPassword, applicationPassword }
    await writeFile(join(folder, 'credentials.json'), JSON.stringify(credentials), { mode: 0o600 })
    await rm(join(site, 'wp-config.php'))
    await server?.shutDown()
  } catch (error) {
    await server?.stop()
    throw error
  }
}

/**
 * An installed WordPress without the plugin, made once per machine: a folder with `site`, `credentials.json` and, on MariaDB, `mariadb`. The
 * first one downloads about 25 MB.
 */
export async function prepareWordPress(make: WordPressMake, cacheDirectory = machineCache()): Promise<string> {
  const files = await fetchWordPressFiles(cacheDirectory, make.version)
  return preparedSite({
    name: `wordpress-${make.version ?? 'newest'}-${make.database}`,
    hash: await hashOf(make, files),
    make: (folder) => install(folder, files, cacheDirectory, make.database),
    cacheDirectory,
  })
}

/** Makes a site of a copy: its address, today's dates, the plugin active. `plugin`: as WordPress names it, such as `citable/citable.php`. */
export async function openCopy(site: string, url: string, plugin: string): Promise<void> {
  const env = { WP_HOME: url, CITABLE_PREPARED_URL: preparedUrl }
  await mustRun('Opening the copy of a WordPress', 'php', [join(here, 'open-copy.php'), site, plugin], { env })
}
