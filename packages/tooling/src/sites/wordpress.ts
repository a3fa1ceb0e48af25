import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { copyFolder } from './prepared-site.ts'
import { isListening, type RunningProcess, requireFreePort, startProcess, waitForFreePort } from './processes.ts'
import { slowness } from './slowness.ts'
import { wordPressVersion } from './wordpress/debian-files.ts'
import { type MariaDbSite, startMariaDb } from './wordpress/mariadb.ts'
import { type Credentials, openCopy, prepareWordPress, writeConfig } from './wordpress/prepare-wordpress.ts'
import { missingForWordPress, type WordPressDatabase } from './wordpress/prerequisites.ts'
import { releasedFiles } from './wordpress/released-files.ts'

export type { WordPressDatabase } from './wordpress/prerequisites.ts'

export interface WordPressSettings {
  /** Working folder of this site. A site that is already there is started again with its content. */
  readonly directory: string
  /** A free port on loopback. */
  readonly port: number
  /** A built plugin; only what a release contains is copied into the site. */
  readonly pluginDirectory?: string
  /** Branch of WordPress, such as `6.8`; default: the newest that Debian has. */
  readonly version?: string
  /** A site stays on the one that it was made with. Default: SQLite. MariaDB is a server of the site's own. */
  readonly database?: WordPressDatabase
  /** Downloads and prepared sites are stored here; default `machineCache()`, for all clones together. */
  readonly cacheDirectory?: string
}

export interface WordPressSite {
  /** Without a slash at the end. */
  readonly url: string
  readonly siteDirectory: string
  readonly version: string
  readonly adminUser: string
  readonly adminPassword: string
  /** For REST calls with Basic authentication, as user `adminUser`. */
  readonly applicationPassword: string
  /** The file that WP_DEBUG writes; absent while nothing went wrong. */
  readonly debugLog: string
  /** Ends the server, all its workers and the database, and waits until the port is free. */
  stop(): Promise<void>
}

const here = fileURLToPath(new URL('./wordpress/', import.meta.url))

async function copyPlugin(pluginDirectory: string, siteDirectory: string): Promise<void> {
  const target = join(siteDirectory, 'wp-content/plugins/citable')
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  for (const name of await releasedFiles(pluginDirectory)) await cp(join(pluginDirectory, name), join(target, name))
  if (!existsSync(join(target, 'citable.php'))) throw new Error(`There is no citable.php in ${pluginDirectory}.`)
}

async function createSite(settings: WordPressSettings, url: string): Promise<MariaDbSite | null> {
  const { directory, version, database = 'sqlite', pluginDirectory, cacheDirectory } = settings
  const [site, mariaDb, credentials] = ['site', 'mariadb', 'credentials.json'].map((name) => join(directory, name)) as [
    string,
    string,
    string,
  ]
  const prepared = await prepareWordPress({ version, database }, cacheDirectory)
  for (const name of [credentials, mariaDb, site]) await rm(name, { recursive: true, force: true })
  await copyFolder(join(prepared, 'site'), site)
  if (database === 'mariadb') await copyFolder(join(prepared, 'mariadb'), mariaDb)
  const server = database === 'mariadb' ? await startMariaDb(mariaDb) : null
  try {
    await writeConfig(site, url, server)
    if (pluginDirectory !== undefined) await copyPlugin(pluginDirectory, site)
    await openCopy(site, url, pluginDirectory === undefined ? '' : 'citable/citable.php')
    // Copied last: its presence says that the site is complete.
    await copyFile(join(prepared, 'credentials.json'), credentials)
    return server
  } catch (error) {
    await server?.stop()
    throw error
  }
}

async function serve(site: string, port: number, url: string, directory: string): Promise<RunningProcess> {
  const log = join(directory, 'server.log')
  const settings = ['opcache.enable_cli=1', 'memory_limit=512M', 'upload_max_filesize=64M', 'post_max_size=64M']
  const server = startProcess({
    command: 'php',
    args: [...settings.flatMap((setting) => ['-d', setting]), '-S', `127.0.0.1:${port}`, '-t', site, join(here, 'router.php')],
    env: { PHP_CLI_SERVER_WORKERS: '4', WP_HOME: url, CITABLE_SLOW: String(slowness ?? '') },
    log,
  })
  let ended = false
  server.exited.then(() => {
    ended = true
  })
  for (const deadline = Date.now() + 120_000; Date.now() < deadline && !ended; await wait(50)) {
    if (!(await isListening(port))) continue
    const answer = await fetch(`${url}/wp-login.php`, { headers: { connection: 'close' } }).catch(() => null)
    // Read to the end: a body left unread makes Node's HTTP client fail when the server goes away.
    await answer?.text().catch(() => '')
    if (answer?.ok) return server
  }
  await server.stop()
  const tail = (await readFile(log, 'utf8').catch(() => '')).slice(-1500)
  throw new Error(`WordPress did not answer on port ${port}. ${tail}`)
}

/**
 * Starts a real WordPress on loopback: files from Debian's newest suite, SQLite or MariaDB, PHP's own server with four workers.
 * The first start on a machine downloads about 25 MB and installs a WordPress, of which every site is a copy; a folder that already holds a
 * site is started as it is (with the plugin's files refreshed). Throws one plain sentence when something is missing or the port is taken.
 */
export async function startWordPress(settings: WordPressSettings): Promise<WordPressSite> {
  const { directory, port, database = 'sqlite' } = settings
  const url = `http://127.0.0.1:${port}`
  const site = join(directory, 'site')
  const credentialsFile = join(directory, 'credentials.json')
  await requireFreePort(port)
  const missing = await missingForWordPress(database)
  if (missing) throw new Error(missing)
  await mkdir(directory, { recursive: true })
  const wanted = `define( 'WP_HOME', getenv( 'WP_HOME' ) ?: '${url}' )`
  const isComplete = existsSync(credentialsFile) && (await readFile(join(site, 'wp-config.php'), 'utf8').catch(() => '')).includes(wanted)
  if (isComplete && settings.pluginDirectory) await copyPlugin(settings.pluginDirectory, site)
  const again = isComplete && database === 'mariadb' ? await startMariaDb(join(directory, 'mariadb')) : null
  const mariaDb = isComplete ? again : await createSite(settings, url)
  try {
    const credentials = JSON.parse(await readFile(credentialsFile, 'utf8')) as Credentials
    const server = await serve(site, port, url, directory)
    return {
      url,
      siteDirectory: site,
      version: await wordPressVersion(site),
      adminUser: 'admin',
      ...credentials,
      debugLog: join(site, 'wp-content/debug.log'),
      async stop() {
        await server.stop()
        await mariaDb?.stop()
        await waitForFreePort(port)
      },
    }
  } catch (error) {
    await mariaDb?.stop()
    throw error
  }
}

/** Lines that WP_DEBUG has written so far; empty when all is well. */
export async function readDebugLog(site: WordPressSite): Promise<string> {
  return (await stat(site.debugLog).catch(() => null)) ? readFile(site.debugLog, 'utf8') : ''
}
