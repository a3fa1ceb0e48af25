import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageLines } from '../../../server/src/front-end-lines/page-lines.ts'
import { type Booted, boot, databaseName } from '../site/boot.ts'
import { changedApp } from '../site/changed-app.ts'
import { settle } from '../site/shared-site.ts'
import { signIn } from '../site/sign-in.ts'

const [article, notice] = ['api::article.article', 'api::notice.notice']
const prefix = '/content/v1'

let apps = ''
let site: Booted
let token = ''
const ids: Record<string, string> = {}

/** A site that names its content API otherwise, behind a proxy that has Strapi below a path. */
beforeAll(async () => {
  apps = await mkdtemp(join(tmpdir(), 'citable-apps-'))
  const from = await changedApp(join(apps, 'prefix'), {
    'config/api.js': (text) => text.replace('rest: {', `rest: { prefix: '${prefix}',`),
    'config/server.js': (text) => text.replace("env('PUBLIC_URL', '')", "'https://www.example.org/cms/'"),
  })
  site = await boot({ from })
  token = await signIn(site, 'prefix')
  const identity = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }
  await site.service('settings').save({ site: identity })
  for (const uid of [article, notice])
    ids[uid] = (await site.documents(uid).create({ status: 'published', data: { title: 'A heap', slug: 'heap' } })).documentId
  await settle(site)
})
afterAll(async () => {
  await site?.stop()
  await rm(apps, { recursive: true, force: true })
})

async function get(path: string, headers: Readonly<Record<string, string>> = site.headers) {
  const response = await fetch(site.base + path, { headers })
  // biome-ignore lint/suspicious/noExplicitAny: answers of several routes
  return { status: response.status, body: (await response.json()) as any }
}

test(`on ${databaseName}: one entry and a list have their graphs`, async () => {
  const { data } = (await get(`${prefix}/articles/${ids[article]}`)).body
  expect(data.citable.jsonLdText).toContain('A heap')
  const list = await get(`${prefix}/articles`, { ...site.headers, prefer: 'citable' })
  expect(list.body.data[0].citable.jsonLdText).toContain('A heap')
})

test('the plugin’s own routes are below it, and nowhere else', async () => {
  for (const [path, status] of [
    [`/citable/json-ld/${article}/${ids[article]}`, 200],
    [`/citable/alternates/${article}`, 200],
    // the type's own routes are asked below the prefix, too: its policy refuses
    [`/citable/json-ld/${notice}/${ids[notice]}`, 403],
    [`/citable/alternates/${notice}`, 403],
  ] as const)
    expect([path, (await get(prefix + path)).status, (await get(`/api${path}`)).status]).toEqual([path, status, 404])
  const member = { ...site.headers, 'x-member': 'yes' }
  expect((await get(`${prefix}/citable/json-ld/${notice}/${ids[notice]}`, member)).status).toBe(200)
})

test('the admin names it', async () => {
  const admin = { authorization: `Bearer ${token}` }
  expect((await get('/citable/settings', admin)).body.apiPrefix).toBe(prefix)
  expect((await get('/citable/traffic', admin)).body.apiPrefix).toBe(prefix)
})

test('the lines in the settings print the graph', async () => {
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: readonly string[]
  ) => (...values: readonly string[]) => Promise<string>
  const { apiPrefix } = (await get('/citable/settings', { authorization: `Bearer ${token}` })).body
  const lines = pageLines('other', { address: `${site.base}${apiPrefix}/articles?filters[slug][$eq]`, isLocalized: false })
  const print = new AsyncFunction('token', 'slug', 'html', `${lines}\nreturn html`)
  expect(await print(site.headers.authorization?.replace('Bearer ', '') ?? '', 'heap', '<h1>A heap</h1>')).toContain('application/ld+json')
})

test('a front end reports its agents below it', async () => {
  const told = (path: string) => fetch(site.base + path, { method: 'POST', headers: site.headers, body: JSON.stringify({ events: [] }) })
  expect((await told('/api/citable/events')).status).toBe(405)
  expect((await told(`${prefix}/citable/events`)).status).not.toBe(405)
})

test('uploads are below the path of the server, whatever its content API is called', async () => {
  expect(await site.service('settings').uploads()).toEqual({ assets: 'https://www.example.org/cms', privateProvider: null })
})
