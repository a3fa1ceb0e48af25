import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageLines } from '../../../server/src/front-end-lines/page-lines.ts'
import { type Booted, boot, databaseName } from '../site/boot.ts'

const article = 'api::article.article'
let site: Booted
let documentId = ''

/** In a process of its own: a route of an earlier start with the plugin would still take the plugin's parameter. */
beforeAll(async () => {
  site = await boot({ isEnabled: false })
  const data = { title: 'Heap', slug: 'heap', markdown: 'Some text.' }
  ;({ documentId } = await site.documents(article).create({ status: 'published', data }))
})
afterAll(() => site?.stop())

const get = (path: string, headers: object = {}) => fetch(`${site.base}/api${path}`, { headers: { ...site.headers, ...headers } })

test(`on ${databaseName}, without the plugin: strict parameters refuse the plugin’s`, async () => {
  expect(site.app.plugins.citable).toBeUndefined()
  for (const path of ['/articles?citable=1', `/articles/${documentId}?citable=full`])
    expect([path, (await get(path)).status]).toEqual([path, 400])
})

test.each<[name: string, path: () => string, prefer: string]>([
  ['a list', () => '/articles', 'citable'],
  ['a list with graphs as values', () => '/articles', 'citable=full'],
  ['an entry by its slug', () => '/articles?filters[slug][$eq]=heap', 'citable'],
  ['a list that a projection narrows', () => '/articles?fields[0]=title', 'citable'],
  ['one entry', () => `/articles/${documentId}`, 'citable'],
  ['one entry without its graph', () => `/articles/${documentId}`, 'citable=0'],
])('the header is passed over: %s', async (_name, path, prefer) => {
  const [asked, bare] = [await get(path(), { prefer }), await get(path())]
  expect([asked.status, bare.status]).toEqual([200, 200])
  const answer = await asked.json()
  expect(answer).toEqual(await bare.json())
  expect(JSON.stringify(answer)).not.toContain('citable')
})

test('the lines in the settings print nothing', async () => {
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: readonly string[]
  ) => (...values: readonly string[]) => Promise<string>
  const lines = pageLines('other', { address: `${site.base}/api/articles?filters[slug][$eq]`, isLocalized: false })
  const print = new AsyncFunction('token', 'slug', 'html', `${lines}\nreturn html`)
  const token = site.headers.authorization?.replace('Bearer ', '') ?? ''
  expect(await print(token, 'heap', '<h1>Heap</h1>')).toBe('<h1>Heap</h1>')
  expect(await print(token, 'not-there', '')).toBe('')
})
