import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, openSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchWordPressFiles, wordPressVersion } from './wordpress/debian-files.ts'
import { isListening, pause } from './wordpress/port.ts'
import { missingForWordPress } from './wordpress/prerequisites.ts'
import { releasedFiles } from './wordpress/released-files.ts'
import { mustRun } from './wordpress/run-command.ts'
import { addSqliteDropIn } from './wordpress/sqlite-drop-in.ts'

export { debianPackages, missingForWordPress } from './wordpress/prerequisites.ts'

export interface WordPressSettings {
  /** Working folder of this site. A site that is already there is started again with its content. */
  readonly directory: string
  /** A free port on loopback. */
  readonly port: number
  /** A built plugin; only what a release contains is copied into the site. */
  readonly pluginDirectory?: string
  /** Branch of WordPress, such as `6.8`; default: the newest that Debian has. */
  readonly version?: string
  /** Downloads are kept here; default `node_modules/.cache/citable` of the repository. */
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
  /** Ends the server and all its workers and waits until the port is free. */
  stop(): Promise<void>
  /** Puts the database back to the state right after the installation and empties uploads and debug.log. */
  reset(): Promise<void>
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

async function createSite(settings: WordPressSettings, site: string, url: string, cache: string, credentials: string): Promise<void> {
  const files = await fetchWordPressFiles(cache, settings.version)
  await rm(site, { recursive: true, force: true })
  await rm(credentials, { force: true })
  await mkdir(site, { recursive: true })
  // cp is several times faster than Node's own copy for these 3,000 files.
  await mustRun('Copying WordPress', 'cp', ['-r', `${files}/.`, site])
  await addSqliteDropIn(site, cache)
  await mkdir(join(site, 'wp-content/mu-plugins'), { recursive: true })
  await copyFile(join(here, 'offline.php'), join(site, 'wp-content/mu-plugins/offline.php'))
  const template = await readFile(join(here, 'wp-config.template.php'), 'utf8')
  const config = template.replaceAll('{{URL}}', url).replace(/\{\{SALT\}\}/g, () => randomBytes(32).toString('hex'))
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
  await copyFile(join(site, 'wp-content/database/wp.sqlite'), join(settings.directory, 'clean.sqlite'))
  // Written last: its presence says that the site is complete.
  await writeFile(credentials, JSON.stringify({ adminPassword, applicationPassword } satisfies Credentials), { mode: 0o600 })
}

/** Ends a process and everything it started. PHP's workers keep the port when only their parent ends. */
function endGroup(server: ChildProcess): void {
  try {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
  } catch {
    // The group is gone already.
  }
}

async function serve(site: string, port: number, url: string, directory: string): Promise<ChildProcess> {
  const log = openSync(join(directory, 'server.log'), 'a')
  const server = spawn(
    'php',
    [
      '-d',
      'opcache.enable_cli=1',
      '-d',
      'memory_limit=512M',
      '-d',
      'upload_max_filesize=64M',
      '-d',
      'post_max_size=64M',
      '-S',
      `127.0.0.1:${port}`,
      '-t',
      site,
      join(here, 'router.php'),
    ],
    { detached: true, stdio: ['ignore', log, log], env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4', WP_HOME: url } },
  )
  let ended = false
  server.once('exit', () => {
    ended = true
  })
  server.once('error', () => {
    ended = true
  })
  for (const deadline = Date.now() + 120_000; Date.now() < deadline && !ended; await pause(50)) {
    if (!(await isListening(port))) continue
    const answer = await fetch(`${url}/wp-login.php`, { headers: { connection: 'close' } }).catch(() => null)
    // Read to the end: a body left unread makes Node's HTTP client fail when the server goes away.
    await answer?.text().catch(() => '')
    if (answer?.ok) return server
  }
  endGroup(server)
  const tail = (await readFile(join(directory, 'server.log'), 'utf8').catch(() => '')).slice(-1500)
  throw new Error(`WordPress did not answer on port ${port}. ${tail}`)
}

/**
 * Starts a real WordPress on loopback: files from Debian's newest suite, SQLite, PHP's own server with four workers.
 * The first start downloads about 25 MB; later ones take the cached files, and a folder that already holds a site is
 * started as it is (with the plugin's files refreshed). Throws one plain sentence when something is missing or the port is taken.
 */
export async function startWordPress(settings: WordPressSettings): Promise<WordPressSite> {
  const { directory, port } = settings
  const cache = settings.cacheDirectory ?? join(repository, 'node_modules/.cache/citable')
  const url = `http://127.0.0.1:${port}`
  const site = join(directory, 'site')
  const credentialsFile = join(directory, 'credentials.json')
  // A stale server would silently answer for the new one.
  if (await isListening(port))
    throw new Error(`Port ${port} is already in use. Stop the program that uses it, or choose another port for WordPress.`)
  const missing = await missingForWordPress()
  if (missing) throw new Error(missing)
  await mkdir(directory, { recursive: true })
  const wanted = `define( 'WP_HOME', getenv( 'WP_HOME' ) ?: '${url}' )`
  const isComplete = existsSync(credentialsFile) && (await readFile(join(site, 'wp-config.php'), 'utf8').catch(() => '')).includes(wanted)
  if (!isComplete) await createSite(settings, site, url, cache, credentialsFile)
  else if (settings.pluginDirectory) await copyPlugin(settings.pluginDirectory, site)
  const credentials = JSON.parse(await readFile(credentialsFile, 'utf8')) as Credentials
  const server = await serve(site, port, url, directory)
  const onExit = () => endGroup(server)
  process.once('exit', onExit)
  server.unref()
  const debugLog = join(site, 'wp-content/debug.log')
  return {
    url,
    siteDirectory: site,
    version: await wordPressVersion(site),
    adminUser: 'admin',
    ...credentials,
    debugLog,
    async stop() {
      process.removeListener('exit', onExit)
      endGroup(server)
      for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(25)) if (!(await isListening(port))) return
      throw new Error(`WordPress still answers on port ${port} after it was told to stop.`)
    },
    async reset() {
      const database = join(site, 'wp-content/database')
      for (const name of await readdir(database)) if (/-(wal|shm|journal)$/.test(name)) await rm(join(database, name), { force: true })
      await copyFile(join(directory, 'clean.sqlite'), join(database, 'wp.sqlite'))
      await rm(join(site, 'wp-content/uploads'), { recursive: true, force: true })
      await rm(debugLog, { force: true })
    },
  }
}

/** What WP_DEBUG has written so far; empty when all is well. */
export async function readDebugLog(site: WordPressSite): Promise<string> {
  return (await stat(site.debugLog).catch(() => null)) ? readFile(site.debugLog, 'utf8') : ''
}
