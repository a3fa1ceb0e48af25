import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isListening, type RunningProcess, requireFreePort, startProcess, waitForFreePort } from './processes.ts'
import { slowness } from './slowness.ts'
import { fetchWordPressFiles, wordPressVersion } from './wordpress/debian-files.ts'
import { type MariaDbSite, startMariaDb } from './wordpress/mariadb.ts'
import { missingForWordPress, type WordPressDatabase } from './wordpress/prerequisites.ts'
import { releasedFiles } from './wordpress/released-files.ts'
import { mustRun } from './wordpress/run-command.ts'
import { addSqliteDropIn } from './wordpress/sqlite-drop-in.ts'

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
  /** Downloads are stored here; default `node_modules/.cache/citable` of the repository. */
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

interface Credentials {
  readonly adminPassword: string
  readonly applicationPassword: string
}

const here = fileURLToPath(new URL('./wordpress/', import.meta.url))
const repository = fileURLToPath(new URL('../../../../', import.meta.url))

async function copyPlugin(pluginDirectory: string, siteDirectory: string): Promise<void> {
  const target = join(siteDirectory, 'wp-content/plugins/citable')
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  for (const name of await releasedFiles(pluginDirectory)) await cp(join(pluginDirectory, name), join(target, name))
  if (!existsSync(join(target, 'citable.php'))) throw new Error(`There is no citable.php in ${pluginDirectory}.`)
}

async function createSite(
  settings: WordPressSettings,
  site: string,
  url: string,
  cache: string,
  credentials: string,
  server: MariaDbSite | null,
): Promise<void> {
  const files = await fetchWordPressFiles(cache, settings.version)
  await rm(site, { recursive: true, force: true })
  await rm(credentials, { force: true })
  await mkdir(site, { recursive: true })
  // cp is several times faster than Node's own copy for these 3,000 files.
  await mustRun('Copying WordPress', 'cp', ['-r', `${files}/.`, site])
  if (server === null) await addSqliteDropIn(site, cache)
  await mkdir(join(site, 'wp-content/mu-plugins'), { recursive: true })
  await copyFile(join(here, 'offline.php'), join(site, 'wp-content/mu-plugins/offline.php'))
  const template = await readFile(join(here, 'wp-config.template.php'), 'utf8')
  const config = template
    .replaceAll('{{URL}}', url)
    .replaceAll('{{DATABASE_HOST}}', server === null ? 'localhost' : `localhost:${server.socket}`)
    .replace(/\{\{SALT\}\}/g, () => randomBytes(32).toString('hex'))
  await writeFile(join(site, 'wp-config.php'), config, { mode: 0o600 })
  if (settings.pluginDirectory) await copyPlugin(settings.pluginDirectory, site)
  const adminPassword = randomBytes(12).toString('base64url')
  const printed = await mustRun(
    'Installing WordPress',
    'php',
    [join(here, 'install.php'), site, ...(settings.pluginDirectory ? ['citable/citable.php'] : [])],
    {
      env: { WP_HOME: url, CITABLE_ADMIN_PASSWORD: adminPassword },
    },
  )
  const { application_password: applicationPassword } = JSON.parse(printed.trim().split('\n').at(-1) ?? '{}') as {
    application_password: string
  }
  // Written last: its presence says that the site is complete.
  await writeFile(credentials, JSON.stringify({ adminPassword, applicationPassword } satisfies Credentials), { mode: 0o600 })
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
 * The first start downloads about 25 MB; later ones take the cached files, and a folder that already holds a site is
 * started as it is (with the plugin's files refreshed). Throws one plain sentence when something is missing or the port is taken.
 */
export async function startWordPress(settings: WordPressSettings): Promise<WordPressSite> {
  const { directory, port, database = 'sqlite' } = settings
  const cache = settings.cacheDirectory ?? join(repository, 'node_modules/.cache/citable')
  const url = `http://127.0.0.1:${port}`
  const site = join(directory, 'site')
  const credentialsFile = join(directory, 'credentials.json')
  await requireFreePort(port)
  const missing = await missingForWordPress(database)
  if (missing) throw new Error(missing)
  await mkdir(directory, { recursive: true })
  const wanted = `define( 'WP_HOME', getenv( 'WP_HOME' ) ?: '${url}' )`
  const isComplete = existsSync(credentialsFile) && (await readFile(join(site, 'wp-config.php'), 'utf8').catch(() => '')).includes(wanted)
  const mariaDb = database === 'mariadb' ? await startMariaDb(join(directory, 'mariadb')) : null
  try {
    if (!isComplete) await createSite(settings, site, url, cache, credentialsFile, mariaDb)
    else if (settings.pluginDirectory) await copyPlugin(settings.pluginDirectory, site)
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
