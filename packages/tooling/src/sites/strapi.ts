import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { hashOf, whenChanged } from './hashed-build.ts'
import { copyFolder, preparedSite } from './prepared-site.ts'
import { requireFreePort, startProcess, waitForFreePort, waitForHttp } from './processes.ts'
import { slowness } from './slowness.ts'

export interface StrapiSettings {
  /** Holds this site's state: database, uploads, secrets, logs. Made when missing; a second start goes on where the first ended. */
  readonly directory: string
  readonly port: number
  /** PostgreSQL address; without it a SQLite file in `directory`. */
  readonly databaseUrl?: string
  /** Further environment of the Strapi process, such as CITABLE_API_KEY. */
  readonly env?: Readonly<Record<string, string>>
  /** Called with one line per step. */
  readonly log?: (line: string) => void
}

/** A running Strapi with the plugin, a super admin and a full-access token. */
export interface StrapiSite {
  /** Origin, no trailing slash. The admin is at `/admin`. */
  readonly url: string
  readonly adminEmail: string
  readonly adminPassword: string
  /** Key of the content API. */
  readonly apiToken: string
  /** A person who may edit articles and use the panel, but not the settings. */
  readonly writerEmail: string
  readonly writerPassword: string
  /** Ends the server and resolves when the port is free. */
  stop(): Promise<void>
}

/** Written by the first start, readable by its owner only. */
interface State {
  readonly secrets: Readonly<Record<string, string>>
  readonly adminEmail: string
  readonly adminPassword: string
  readonly writerEmail: string
  readonly writerPassword: string
  readonly apiToken: string | null
}

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const plugin = join(root, 'plugins/strapi')
const app = join(plugin, 'tests/app')

/**
 * Starts the test application with the plugin on 127.0.0.1. Builds the plugin (a second) and the admin (half a minute,
 * 2 GB of memory) only when their sources changed and no clone on this machine has built the same. Throws a sentence when the port is taken.
 */
export async function startStrapi({ directory, port, databaseUrl, env = {}, log = () => {} }: StrapiSettings): Promise<StrapiSite> {
  await requireFreePort(port)
  await buildStrapi(log)
  await mkdir(join(directory, 'public/uploads'), { recursive: true })
  const stateFile = join(directory, 'state.json')
  const state: State = existsSync(stateFile) ? JSON.parse(await readFile(stateFile, 'utf8')) : freshState()
  await writeFile(stateFile, JSON.stringify(state, null, 2), { mode: 0o600 })

  const url = `http://127.0.0.1:${port}`
  const logFile = join(directory, 'strapi.log')
  const server = startProcess({
    command: process.execPath,
    args: [
      ...(slowness === null ? [] : ['--import', new URL('slow-answers.ts', import.meta.url).href]),
      join(app, 'node_modules/@strapi/strapi/bin/strapi.js'),
      'start',
    ],
    cwd: app,
    log: logFile,
    env: {
      ...state.secrets,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      PUBLIC_DIRECTORY: join(directory, 'public'),
      DATABASE_FILENAME: join(directory, 'data.db'),
      DATABASE_URL: databaseUrl ?? '',
      STRAPI_TELEMETRY_DISABLED: 'true',
      STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
      ...env,
    },
  })
  const stop = async () => {
    await server.stop()
    await waitForFreePort(port)
  }
  try {
    await waitForHttp(`${url}/_health`, server, 300_000).catch(async (error: Error) => {
      throw new Error(`${error.message}\n${(await readFile(logFile, 'utf8')).split('\n').slice(-30).join('\n')}`)
    })
    const ready = await setUp(url, state)
    await writeFile(stateFile, JSON.stringify(ready, null, 2), { mode: 0o600 })
    const { adminEmail, adminPassword, writerEmail, writerPassword, apiToken } = ready
    return { url, adminEmail, adminPassword, writerEmail, writerPassword, apiToken: apiToken ?? '', stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const secret = () => randomBytes(24).toString('base64url')
/** Strapi asks for a lower case letter, an upper case letter and a digit. */
const password = () => `Aa1${randomBytes(12).toString('base64url')}`

function freshState(): State {
  return {
    secrets: {
      APP_KEYS: `${secret()},${secret()}`,
      ...Object.fromEntries(
        ['API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'JWT_SECRET', 'ENCRYPTION_KEY'].map((name) => [name, secret()]),
      ),
    },
    adminEmail: 'admin@example.org',
    adminPassword: password(),
    writerEmail: 'writer@example.org',
    writerPassword: password(),
    apiToken: null,
  }
}

/** First start: the super admin, a token, a second locale and the writer, all over Strapi's own admin API. */
async function setUp(url: string, state: State): Promise<State> {
  if (state.apiToken !== null) return state
  const first = await call(url, 'POST', '/admin/register-admin', null, {
    firstname: 'Ada',
    lastname: 'Admin',
    email: state.adminEmail,
    password: state.adminPassword,
  })
  const jwt = first.data.token as string
  const token = await call(url, 'POST', '/admin/api-tokens', jwt, {
    name: 'front end',
    description: '',
    type: 'full-access',
    lifespan: null,
  })
  const locales = (await call(url, 'GET', '/i18n/locales', jwt)) as { code: string }[]
  for (const [code, name] of [
    ['de', 'German (de)'],
    ['fr', 'French (fr)'],
  ] as const) {
    if (!locales.some((locale) => locale.code === code)) await call(url, 'POST', '/i18n/locales', jwt, { code, name, isDefault: false })
  }
  await addWriter(url, jwt, state)
  return { ...state, apiToken: token.data.accessKey as string }
}

async function addWriter(url: string, jwt: string, { writerEmail, writerPassword }: State): Promise<void> {
  const role = (await call(url, 'POST', '/admin/roles', jwt, { name: 'Writer', description: 'Edits articles and uses the panel' })).data
    .id as number
  const fields = ['title', 'slug', 'description', 'cover', 'author', 'content', 'markdown', 'sections']
  const locales = ['en', 'de', 'fr']
  const onArticle = (action: string, properties: object) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: 'api::article.article',
    properties,
    conditions: [],
  })
  await call(url, 'PUT', `/admin/roles/${role}/permissions`, jwt, {
    permissions: [
      ...['create', 'read', 'update'].map((action) => onArticle(action, { fields, locales })),
      onArticle('publish', { locales }),
      { action: 'plugin::citable.use', subject: null, properties: {}, conditions: [] },
    ],
  })
  const invited = await call(url, 'POST', '/admin/users', jwt, { firstname: 'Wil', lastname: 'Writer', email: writerEmail, roles: [role] })
  await call(url, 'POST', '/admin/register', null, {
    registrationToken: invited.data.registrationToken,
    userInfo: { firstname: 'Wil', lastname: 'Writer', password: writerPassword },
  })
}

// biome-ignore lint/suspicious/noExplicitAny: answers of Strapi's admin API, which has no published types
export async function call(url: string, method: string, path: string, jwt: string | null, body?: object): Promise<any> {
  const headers: Record<string, string> = { 'content-type': 'application/json', ...(jwt !== null && { authorization: `Bearer ${jwt}` }) }
  const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await response.text()
  if (!response.ok) throw new Error(`Strapi answered ${response.status} to ${method} ${path}: ${text.slice(0, 500)}`)
  return text === '' ? null : JSON.parse(text)
}

/** A signed-in person's token for the admin API. */
export async function signIn(url: string, email: string, secretWord: string): Promise<string> {
  return (await call(url, 'POST', '/admin/login', null, { email, password: secretWord })).data.token
}

/** Builds plugin and admin where their sources changed since the last build. One builder at a time on this machine. */
export async function buildStrapi(log: (line: string) => void = () => {}): Promise<void> {
  const release = await lock(join(app, '.tmp/build.lock'))
  try {
    await buildPluginPart(log)
    // The server half and the worker are read at run time; only the admin half is compiled into the admin.
    const sources = await hashOf([join(plugin, 'dist/admin'), ...appSources])
    const built = join(app, 'build')
    await whenChanged(join(built, '.stamp'), sources, join(built, 'index.html'), async () => {
      const kept = await preparedSite({
        name: 'strapi-admin',
        hash: sources,
        async make(folder) {
          log('building the Strapi admin (about half a minute)')
          await run('build of the admin', [join(app, 'node_modules/@strapi/strapi/bin/strapi.js'), 'build'], app)
          await copyFolder(built, folder)
        },
      })
      await rm(built, { recursive: true, force: true })
      await copyFolder(kept, built)
    })
  } finally {
    await release()
  }
}

/** Everything but the plugin that the admin's build and the database depend on: the application, and all packages in their versions. */
const appSources = [...['config', 'src', 'package.json'].map((path) => join(app, path)), join(root, 'pnpm-lock.yaml')]

/**
 * The state of a site after its first start: database, super admin, token, locales and writer. Made once per machine; copy it with `copyFolder`
 * into the folder that is given to `startStrapi`, whose secrets and passwords it then has: for tests on this machine alone.
 */
export async function preparedStrapi(log: (line: string) => void = () => {}): Promise<string> {
  await buildStrapi(log)
  const hash = await hashOf([join(plugin, 'server/src'), join(plugin, 'shared'), ...appSources, fileURLToPath(import.meta.url)])
  return preparedSite({
    name: 'strapi',
    hash,
    async make(folder) {
      log('preparing a Strapi')
      const site = await startStrapi({ directory: folder, port: await freePort() })
      await site.stop()
      await rm(join(folder, 'strapi.log'))
    },
  })
}

/** Builds the plugin alone, where its sources changed: enough for a Strapi without its admin. */
export async function buildStrapiPlugin(log: (line: string) => void = () => {}): Promise<void> {
  const release = await lock(join(app, '.tmp/build.lock'))
  try {
    await buildPluginPart(log)
  } finally {
    await release()
  }
}

async function buildPluginPart(log: (line: string) => void): Promise<void> {
  const sources = await hashOf([
    ...['admin/src', 'server/src', 'shared', 'scripts', 'package.json'].map((path) => join(plugin, path)),
    ...[
      'shared-core/src',
      'packages/contract/src',
      'packages/contract/generated',
      'packages/editor/src',
      'packages/client/src',
      'packages/providers/src',
      // entries of the service, and the folders behind them
      ...['source-pages.ts', 'verification.ts', 'fetching', 'jobs', 'model', 'reach', 'sources', 'traffic', 'verification'].map(
        (part) => `packages/service/src/${part}`,
      ),
    ].map((path) => join(root, path)),
  ])
  await whenChanged(join(plugin, 'dist/.stamp'), sources, join(plugin, 'dist/server/index.js'), async () => {
    log('building the Strapi plugin')
    await run('build of the plugin', [join(plugin, 'scripts/build.mts')], plugin)
  })
}

async function run(name: string, args: readonly string[], cwd: string): Promise<void> {
  const folder = join(app, '.tmp')
  const log = join(folder, `build-${randomBytes(4).toString('hex')}.log`)
  const build = startProcess({
    command: 'nice',
    args: [process.execPath, ...args],
    cwd,
    log,
    env: { NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true', ...buildSecrets },
  })
  const code = await build.exited
  await build.stop()
  const output = await readFile(log, 'utf8').catch(() => '')
  await rm(log, { force: true })
  if (code !== 0) throw new Error(`The ${name} failed with code ${code}.\n${output.slice(-3_000)}`)
}

/** The build reads the configuration, which names them, but uses none. */
const buildSecrets = {
  APP_KEYS: 'build',
  API_TOKEN_SALT: 'build',
  ADMIN_JWT_SECRET: 'build',
  TRANSFER_TOKEN_SALT: 'build',
  JWT_SECRET: 'build',
  ENCRYPTION_KEY: 'build',
  // the admin asks the origin that it comes from
  PUBLIC_URL: '',
}

/** A file that holds the owner's process id from its first moment; a dead owner's file is taken over. */
async function lock(file: string): Promise<() => Promise<void>> {
  await mkdir(join(file, '..'), { recursive: true })
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(own, String(process.pid))
  try {
    for (;;) {
      try {
        await link(own, file)
        return () => rm(file, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        const owner = await readFile(file, 'utf8').catch(() => null)
        if (owner === null) continue
        if (Number(owner) > 0 && isAlive(Number(owner))) await wait(500)
        else await rm(file, { force: true })
      }
    }
  } finally {
    await rm(own, { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
