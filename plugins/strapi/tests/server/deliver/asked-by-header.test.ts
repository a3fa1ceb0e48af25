import { beforeAll, describe, expect, test } from 'vitest'
import { queriesOf } from '../site/boot.ts'
import { type SharedSite, sharedSite } from '../site/shared-site.ts'

const article = 'api::article.article'
const identity = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }
const byHeader = { prefer: 'citable' }
let site: SharedSite
let documentId = ''

interface Asked {
  readonly status: number
  readonly vary: readonly string[]
  // biome-ignore lint/suspicious/noExplicitAny: answers of several routes
  readonly data: any
}
const get = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Asked> => {
  const response = await fetch(`${site.base}/api${path}`, { headers: { ...site.headers, ...headers } })
  const vary = (response.headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase())
  return { status: response.status, vary, data: ((await response.json()) as { readonly data: unknown }).data }
}
const publish = async (uid: string, data: object): Promise<string> => {
  const made = await site.documents(uid).create({ status: 'published', data })
  await site.service('snapshots').idle()
  return made.documentId
}

beforeAll(async () => {
  site = await sharedSite()
  await site.service('settings').save({ site: identity })
  for (const title of ['Leaves', 'Straw']) await publish(article, { title, slug: title.toLowerCase(), markdown: 'Some text.' })
  documentId = await publish(article, { title: 'Heap', slug: 'heap', markdown: 'Some text.' })
})

describe('a list', () => {
  test('carries nothing by itself, and the graphs of its entries for the header, as for the parameter', async () => {
    const [bare, asked, old] = [await get('/articles'), await get('/articles', byHeader), await get('/articles?citable=1')]
    expect([bare.status, asked.status, old.status]).toEqual([200, 200, 200])
    expect(bare.data).toHaveLength(3)
    for (const entry of bare.data) expect(entry).not.toHaveProperty('citable')
    for (const entry of asked.data) expect(entry.citable.jsonLdText).toContain(`"headline":"${entry.title}"`)
    expect(asked.data).toEqual(old.data)
    expect((await get('/articles', { prefer: 'citable=full' })).data).toEqual((await get('/articles?citable=full')).data)
  })

  test.each<[name: string, prefer: string, has: boolean]>([
    ['is one of several preferences', 'return=representation, citable', true],
    ['is written in capitals', 'Citable', true],
    ['says no', 'citable=0', false],
    ['says what nobody knows', 'citable=yes', false],
    ['is another one', 'return=minimal', false],
  ])('whose preference %s', async (_name, prefer, has) => {
    const { status, data } = await get('/articles', { prefer })
    expect([status, data.map((entry: object) => 'citable' in entry)]).toEqual([200, [has, has, has]])
  })

  test('that a projection narrows, or whose one entry is asked for by its slug', async () => {
    for (const entry of (await get('/articles?fields[0]=title', byHeader)).data)
      expect([Object.keys(entry).includes('slug'), entry.citable.jsonLdText.includes(entry.title)]).toEqual([false, true])
    const { data } = await get('/articles?filters[slug][$eq]=heap', byHeader)
    expect(data.map(({ citable }: { citable: { shortened?: true } }) => citable.shortened)).toEqual([undefined])
  })

  test('costs one query for a page of any length', async () => {
    await get('/articles', byHeader)
    const asked = await queriesOf(site.app, () => get('/articles', byHeader))
    const bare = await queriesOf(site.app, () => get('/articles'))
    expect(asked.length - bare.length).toBe(1)
  })
})

describe('one entry', () => {
  test('carries its graph without a word about it, also when a projection narrows it', async () => {
    expect((await get(`/articles/${documentId}`)).data.citable.jsonLdText).toContain('"headline":"Heap"')
    const { title, slug, citable } = (await get(`/articles/${documentId}?fields[0]=title`)).data
    expect([title, slug, citable.jsonLdText]).toEqual(['Heap', undefined, expect.stringContaining('"headline":"Heap"')])
  })

  test('goes without, or takes the graph as a value, by header as by parameter', async () => {
    expect((await get(`/articles/${documentId}`, { prefer: 'citable=0' })).data).not.toHaveProperty('citable')
    const full = await get(`/articles/${documentId}`, { prefer: 'citable=full' })
    expect(full.data).toEqual((await get(`/articles/${documentId}?citable=full`)).data)
    expect(full.data.citable.jsonLd).toEqual(JSON.parse(full.data.citable.jsonLdText))
    // the parameter is the nearer word
    expect((await get(`/articles/${documentId}?citable=0`, byHeader)).data).not.toHaveProperty('citable')
  })

  test('as a draft carries nothing, asked for or not', async () => {
    for (const headers of [{}, byHeader, { prefer: 'citable=full' }])
      expect((await get(`/articles/${documentId}?status=draft`, headers)).data).not.toHaveProperty('citable')
  })
})

test('a cache learns which header the answer depends on, with the header and without', async () => {
  for (const path of ['/articles', `/articles/${documentId}`])
    for (const headers of [{}, byHeader]) expect((await get(path, headers)).vary, path).toContain('prefer')
  await site.service('settings').save({ delivery: { append: false, route: true } })
  try {
    const { vary, data } = await get(`/articles/${documentId}`, byHeader)
    expect([vary.includes('prefer'), 'citable' in data]).toEqual([false, false])
  } finally {
    await site.service('settings').save({ delivery: { append: true, route: true } })
  }
})

test('a type with a field of its own called citable keeps it, and a type without a mapping gets nothing', async () => {
  const lesson = await publish('api::lesson.lesson', { title: 'Own', slug: 'own', content: 'The heap needs air.', citable: false })
  await publish('api::faq.faq', { question: 'Why?', answer: 'Because.' })
  for (const headers of [{}, byHeader]) {
    expect((await get(`/lessons/${lesson}`, headers)).data.citable).toBe(false)
    expect((await get('/lessons', headers)).data.map(({ citable }: { citable: unknown }) => citable)).toEqual([false])
    const { status, data } = await get('/faqs', headers)
    expect([status, data.map((entry: object) => 'citable' in entry)]).toEqual([200, [false]])
  }
})

test('GraphQL answers what its question names, with the header and without', async () => {
  const ask = async (query: string, headers: object) =>
    (await fetch(`${site.base}/graphql`, {
      method: 'POST',
      headers: { ...site.headers, ...headers },
      body: JSON.stringify({ query }),
    }).then((response) => response.json())) as unknown
  for (const query of ['{ articles { title } }', '{ articles { title citable { jsonLdText } } }']) {
    const answer = await ask(query, {})
    expect(JSON.stringify(answer).includes('jsonLdText')).toBe(query.includes('jsonLdText'))
    expect(await ask(query, byHeader)).toEqual(answer)
  }
})

test('a page in a browser may send the header where the site’s CORS settings list it', async () => {
  const { status, headers } = await fetch(`${site.base}/api/articles`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://www.example.org',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,prefer',
    },
  })
  expect([status, headers.get('access-control-allow-headers')?.toLowerCase().split(',')]).toEqual([
    204,
    expect.arrayContaining(['authorization', 'prefer']),
  ])
})

test('a single type carries its graph; a write, and what is populated, carry nothing', async () => {
  await publish('api::about.about', { title: 'About us', body: 'Some text.' })
  expect((await get('/about')).data.citable.jsonLdText).toContain('About us')
  const write = async (method: string, path: string, data: object) => {
    const response = await fetch(`${site.base}/api${path}`, {
      method,
      headers: { ...site.headers, ...byHeader },
      body: JSON.stringify({ data }),
    })
    return ((await response.json()) as { readonly data: { readonly documentId: string } }).data
  }
  const faq = await write('POST', '/faqs?status=published', { question: 'Does it need air?', answer: 'It does.' })
  const page = await write('POST', '/pages?status=published', { title: 'Air', slug: 'air', faqs: [faq.documentId] })
  const changed = await write('PUT', `/pages/${page.documentId}?status=published`, { title: 'Fresh air' })
  for (const answer of [faq, page, changed]) expect(answer).not.toHaveProperty('citable')
  const { data } = await get('/pages?populate=faqs', byHeader)
  expect(data[0].citable.jsonLdText).toContain('Fresh air')
  expect(data[0].faqs[0]).not.toHaveProperty('citable')
  expect((await fetch(`${site.base}/api/pages`, { method: 'HEAD', headers: { ...site.headers, ...byHeader } })).status).toBe(200)
})
