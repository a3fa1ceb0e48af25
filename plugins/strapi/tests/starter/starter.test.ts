import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { freePort } from '@citable/tooling/sites/free-port'
import { faultsOf } from '@citable/tooling/sites/json-ld-faults'
import { type RunningProcess, startProcess, waitForFreePort, waitForHttp } from '@citable/tooling/sites/processes'
import { call, signIn } from '@citable/tooling/sites/strapi'
import { mustRun } from '@citable/tooling/sites/wordpress/run-command'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Visit, visitsOf } from '../browser/admin.ts'
import { analysed, panel, publish, score, title } from '../browser/panel.ts'

/** The archive that `package-strapi` made. */
const archive = process.env.CITABLE_STRAPI_ARCHIVE ?? ''
const strapiVersion = '5.54.0'
const article = 'api::article.article'
const person = { email: 'admin@example.org', password: 'Aa1-of-the-starter' }

let folder = ''
let app = ''
let url = ''
let apiToken = ''
let documentId = ''
let server: RunningProcess | null = null
let browser: Browser
let visit: Visit

const run = (program: string, ...args: readonly string[]) => {
  const [command = '', ...rest] = [program, ...args]
  return mustRun(args.slice(0, 2).join(' '), command, rest, {
    cwd: app,
    env: { STRAPI_TELEMETRY_DISABLED: 'true', STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true', CI: 'true' },
  })
}
const npm = (...args: readonly string[]) => run('npm', ...args)

async function start(): Promise<void> {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  server = startProcess({
    command: process.execPath,
    args: ['node_modules/@strapi/strapi/bin/strapi.js', 'start'],
    cwd: app,
    log: join(folder, 'strapi.log'),
    env: { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), STRAPI_TELEMETRY_DISABLED: 'true' },
  })
  await waitForHttp(`${url}/_health`, server, 120_000)
}

async function stop(): Promise<void> {
  await server?.stop()
  if (url !== '') await waitForFreePort(Number(new URL(url).port))
  server = null
}

/** A new build, because a starter in TypeScript reads its settings from what was compiled. */
async function restart(change: () => Promise<unknown>): Promise<void> {
  await stop()
  await change()
  await npm('run', 'build')
  await start()
}

interface Entry {
  readonly title: string
  readonly citable?: { readonly jsonLdText: string | null }
}
const read = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(url + path, { headers })
  return { status: response.status, body: (await response.json()) as { data: Entry; errors?: unknown } }
}
/** Asks for lists with structured data, of a site with the plugin and of one without. */
const byHeader = { prefer: 'citable' }
const readArticle = async (): Promise<Entry> => (await read(`/api/articles/${documentId}`)).body.data
/** The list that a front end asks for: whether it is answered, and whether the plugin added anything to it. */
const listWithoutPlugin = async () => {
  const { status, body } = await read('/api/articles', byHeader)
  return [status, JSON.stringify(body.data).includes('jsonLdText')]
}
const headlineOf = ({ citable }: Entry): unknown =>
  citable?.jsonLdText
    ? (JSON.parse(citable.jsonLdText) as { '@graph': readonly Record<string, unknown>[] })['@graph'].find((node) => 'headline' in node)
        ?.headline
    : undefined
const storedRows = (): number => {
  const database = new DatabaseSync(join(app, '.tmp/data.db'), { readOnly: true })
  try {
    return Number(database.prepare('select count(*) as rows from citable_snapshots').get()?.rows)
  } finally {
    database.close()
  }
}

beforeAll(async () => {
  if (archive === '') throw new Error('Run it by: node packages/tooling/src/main.ts strapi-starter')
  folder = await mkdtemp(join(tmpdir(), 'citable-starter-'))
  app = folder
  // what a person downloaded; the next build of the plugin takes the original away
  await cp(archive, join(folder, 'strapi-plugin-citable.tgz'))
  const flags = ['--typescript', '--example', '--use-npm', '--no-install', '--no-git-init', '--skip-cloud', '--no-run']
  await run('npx', '-y', `create-strapi-app@${strapiVersion}`, 'starter', '--non-interactive', ...flags)
  app = join(folder, 'starter')
  // The version that the starter names has no binary for this Node and needs a compiler.
  await npm('pkg', 'set', 'dependencies.better-sqlite3=13.2.0', `dependencies.@strapi/plugin-graphql=${strapiVersion}`)
  await npm('install', '--no-audit', '--no-fund')
  await npm('run', 'seed:example')
})
afterAll(async () => {
  await browser?.close()
  await stop()
  if (folder !== '') await rm(folder, { recursive: true, force: true })
})

test('installs beside everything that Strapi brings, builds and starts', async () => {
  await npm('install', '--no-audit', '--no-fund', '../strapi-plugin-citable.tgz')
  const tree = JSON.parse(await npm('ls', 'react', '@strapi/design-system', '--json', '--depth', '0', '--all')) as object
  expect(tree).not.toHaveProperty('problems')
  await npm('run', 'build')
  await start()
  const { data } = await call(url, 'POST', '/admin/register-admin', null, { firstname: 'Ada', lastname: 'Admin', ...person })
  const token = await call(url, 'POST', '/admin/api-tokens', data.token, {
    name: 'front end',
    description: '',
    type: 'full-access',
    lifespan: null,
  })
  apiToken = token.data.accessKey
})

test('reads the starter’s own entries right: an article, people, and nothing of its settings', async () => {
  const jwt = await signIn(url, person.email, person.password)
  const { types } = await call(url, 'GET', '/citable/settings', jwt)
  const byUid = Object.fromEntries(types.map((type: { shape: { uid: string }; mapping: unknown }) => [type.shape.uid, type.mapping]))
  expect(byUid).toMatchObject({
    [article]: { title: 'title', body: ['blocks'], slug: 'slug', description: 'description', image: 'cover', author: 'author.name' },
    'api::author.author': { kind: 'person', title: 'name' },
    'api::global.global': null,
  })
  await expect.poll(() => read('/api/authors', byHeader).then(({ body }) => JSON.stringify(body))).toContain('ProfilePage')
  const authors = JSON.stringify(await read('/api/authors?fields[0]=name', byHeader))
  expect(authors).not.toContain('@strapi.io')
  expect(JSON.stringify(await read('/api/global'))).not.toContain('citable')
})

test('the panel is in the admin, follows the form, and what is published is read over REST and GraphQL', async () => {
  browser = await launchBrowser({ optimizes: true })
  const site = { url, adminEmail: person.email, adminPassword: person.password, apiToken, writerEmail: '', writerPassword: '', stop }
  visit = visitsOf(site, browser)
  const jwt = await signIn(url, person.email, person.password)
  const { results } = await call(url, 'GET', `/content-manager/collection-types/${article}?_q=bug`, jwt)
  documentId = results[0].documentId
  await visit('admin', {}, async ({ page }) => {
    await page.goto(`/admin/content-manager/collection-types/${article}/${documentId}`)
    await analysed(page)
    expect(await score(page)).toBeGreaterThan(0)
    await title(page).fill('How do bugs become memes?')
    await analysed(page)
    expect(await panel(page).getAttribute('data-scorer')).toBe('Scored on this device')
    await publish(page).click()
    await expect.poll(async () => (await read(`/api/articles/${documentId}`)).status).toBe(200)
  })
  const entry = await readArticle()
  expect(headlineOf(entry)).toBe('How do bugs become memes?')
  const { faults, graph } = await faultsOf(entry.citable?.jsonLdText ?? '')
  expect(faults).toEqual([])
  expect(JSON.stringify(graph)).not.toMatch(/127\.0\.0\.1|localhost/)
  const query = `{ article(documentId: "${documentId}") { title citable { jsonLdText scores { aeo } } } }`
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiToken}` },
    body: JSON.stringify({ query }),
  })
  const answer = (await response.json()) as { data: { article: Entry } }
  expect(answer.data?.article?.citable?.jsonLdText, JSON.stringify(answer)).toBe(entry.citable?.jsonLdText)
})

test('switched off: the site is as before; switched on again, everything is there at once', async () => {
  const before = storedRows()
  expect(before).toBeGreaterThan(0)
  const settings = join(app, 'config/plugins.ts')
  const own = await readFile(settings, 'utf8')
  const { citable, ...entry } = await readArticle()
  await restart(() => writeFile(settings, own.replace('=> ({', '=> ({\n  citable: { enabled: false },')))
  expect(await readFile(settings, 'utf8')).toContain('enabled: false')
  expect(await readArticle()).toEqual(entry)
  expect(await listWithoutPlugin()).toEqual([200, false])
  expect((await fetch(`${url}/api/citable/json-ld/${article}/${documentId}`)).status).toBe(404)
  expect(storedRows()).toBe(before)
  await restart(() => writeFile(settings, own))
  expect((await readArticle()).citable).toEqual(citable)
})

test('uninstalled: nothing is left in the site but what it has computed, which the next installation finds', async () => {
  const before = storedRows()
  const { citable, ...entry } = await readArticle()
  await restart(() => npm('uninstall', '--no-audit', '--no-fund', 'strapi-plugin-citable'))
  expect(await readArticle()).toEqual(entry)
  expect(await listWithoutPlugin()).toEqual([200, false])
  expect(await readFile(join(app, 'package.json'), 'utf8')).not.toContain('citable')
  expect(storedRows()).toBe(before)
  await restart(() => npm('install', '--no-audit', '--no-fund', '../strapi-plugin-citable.tgz'))
  expect((await readArticle()).citable).toEqual(citable)
})
