import { beforeAll, describe, expect, test, vi } from 'vitest'
import { warnOfOwnFields } from '../../../server/src/deliver/own-field.ts'
import { type SharedSite, sharedSite } from '../site/shared-site.ts'

const notice = 'api::notice.notice'
const identity = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }
const member = { 'x-member': 'yes' }
const board = { ...member, 'x-board': 'yes' }

let site: SharedSite
let made = 0

interface Asked {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers of several routes
  readonly body: any
}
const get = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Asked> => {
  const response = await fetch(`${site.base}/api${path}`, { headers: { ...site.headers, ...headers } })
  return { status: response.status, body: await response.json() }
}
const make = async (status: 'draft' | 'published', data: object = {}): Promise<{ readonly title: string; readonly documentId: string }> => {
  const title = `Notice ${++made}`
  const { documentId } = await site
    .documents(notice)
    .create({ status, data: { title, slug: title.toLowerCase().replace(' ', '-'), body: 'The heap needs air.', ...data } })
  await site.service('snapshots').idle()
  return { title, documentId }
}

beforeAll(async () => {
  site = await sharedSite()
  await site.service('settings').save({ site: identity })
})

describe('an action of the site that names no status', () => {
  const first = async (title: string, query: string) => {
    const { data } = (await get(`/notices-by-title/${title}?${query}`)).body
    return Array.isArray(data) ? data[0] : data
  }

  for (const [name, query] of [
    ['reads the first that fits', 'action=findFirst'],
    ['reads a list that is asked for with graphs', 'action=findMany&citable=1'],
    ['reads one document', 'action=findOne'],
    ['reads some fields', 'action=findFirst&fields=title'],
    ['names a status that Strapi does not know', 'action=findFirst&status='],
  ] as const)
    test(`and ${name}: a draft carries nothing`, async () => {
      const drafted = await make('draft')
      expect(await first(drafted.title, query)).toMatchObject({ title: drafted.title })
      expect((await first(drafted.title, query)).citable).toBeUndefined()
      const published = await make('published')
      await site.documents(notice).update({ documentId: published.documentId, data: { body: 'Not yet public.' } })
      const answered = await first(published.title, query)
      expect(answered).toMatchObject({ title: published.title, documentId: published.documentId })
      expect(answered.citable).toBeUndefined()
    })

  for (const query of ['action=findFirst', 'action=findFirst&fields=title', 'action=findMany&citable=1', 'action=findOne'])
    test(`${query}: what is published has its graph when it is asked for as published`, async () => {
      const { title } = await make('published')
      expect((await first(title, `${query}&status=published`)).citable.jsonLdText).toContain(title)
    })
})

test('a draft that GraphQL asks for carries nothing', async () => {
  const { title, documentId } = await make('published')
  await site.documents(notice).update({ documentId, data: { body: 'Not yet public.' } })
  const ask = async (status: string) => {
    const response = await fetch(`${site.base}/graphql`, {
      method: 'POST',
      headers: site.headers,
      body: JSON.stringify({
        query: `{ notices(status: ${status}, filters: { title: { eq: "${title}" } }) { body citable { jsonLdText } } }`,
      }),
    })
    return ((await response.json()) as { readonly data: { readonly notices: readonly object[] } }).data.notices
  }
  expect(await ask('DRAFT')).toEqual([{ body: 'Not yet public.', citable: null }])
  expect(await ask('PUBLISHED')).toMatchObject([{ citable: { jsonLdText: expect.stringContaining(title) } }])
})

describe('a type whose own routes refuse', () => {
  const route = (documentId: string, headers = {}) => get(`/citable/json-ld/${notice}/${documentId}`, headers)
  const addresses = async (headers = {}) => {
    const { status, body } = await get(`/citable/alternates/${notice}`, headers)
    return { status, all: JSON.stringify(body) }
  }

  test('by a policy is not delivered by the plugin either', async () => {
    const { title, documentId } = await make('published')
    expect([(await get(`/notices/${documentId}`)).status, (await get('/notices')).status]).toEqual([403, 403])
    expect((await route(documentId)).status).toBe(403)
    expect((await addresses()).status).toBe(403)
    const answered = await route(documentId, member)
    expect([answered.status, answered.body.data.jsonLdText]).toEqual([200, expect.stringContaining(title)])
    expect(await addresses(member)).toMatchObject({ status: 200, all: expect.stringContaining(title.toLowerCase().replace(' ', '-')) })
  })

  test('by its controller, for one entry, hands out the others', async () => {
    const [open, closed] = [await make('published'), await make('published', { audience: 'board' })]
    expect([
      (await get(`/notices/${closed.documentId}`, member)).status,
      (await get(`/notices/${closed.documentId}`, board)).status,
    ]).toEqual([403, 200])
    expect([(await route(closed.documentId, member)).status, (await route(open.documentId, member)).status]).toEqual([403, 200])
    expect((await route(closed.documentId, board)).status).toBe(200)
    const slug = ({ title }: typeof open) => `https://www.example.org/${title.toLowerCase().replace(' ', '-')}`
    const { all } = await addresses(member)
    expect([all.includes(slug(open)), all.includes(slug(closed))]).toEqual([true, false])
    expect((await addresses(board)).all).toContain(slug(closed))
  })

  test('does not learn how many entries they keep back', async () => {
    for (const audience of ['everyone', 'board', 'board']) await make('published', { audience })
    const { documentId: last } = await make('published')
    const page = async (uid: string, number: number, size: number) =>
      (await get(`/citable/alternates/${uid}?page=${number}&pageSize=${size}`, member)).body
    // one page after the other, until there is no next one
    const found: string[] = []
    for (let number = 1, next = 2; number < next; number++) {
      const { data, meta } = await page(notice, number, 2)
      expect(Object.keys(meta.pagination)).toEqual(['page', 'pageSize', 'pageCount'])
      found.push(JSON.stringify(data))
      next = meta.pagination.pageCount + 1
      expect(next).toBeLessThanOrEqual(number + 2)
    }
    const lastSlug = (await site.documents(notice).findOne({ documentId: last, status: 'published' })).slug
    expect(found.at(-1)).toContain(lastSlug)
    // where nothing but rights decides, sitemaps may know
    for (const title of ['One', 'Two', 'Three'])
      await site.documents('api::memo.memo').create({ data: { title, body: 'The heap needs air.' } })
    expect((await page('api::memo.memo', 1, 2)).meta.pagination).toEqual({ page: 1, pageSize: 2, pageCount: 2, total: 3 })
  })

  test('by a route that the site has taken away', async () => {
    const { documentId } = await make('published')
    const { routes } = site.app.api('notice').routes.notice
    const taken = routes.splice(0, routes.length)
    try {
      expect((await route(documentId, member)).status).toBe(403)
      expect((await addresses(member)).status).toBe(403)
    } finally {
      routes.push(...taken)
    }
  })
})

describe('a type with a field of its own called citable', () => {
  const lesson = 'api::lesson.lesson'
  const make = async (title: string, content: string | null, citable: boolean): Promise<string> => {
    const { documentId } = await site
      .documents(lesson)
      .create({ status: 'published', data: { title, slug: `lesson-${++made}`, content, citable } })
    await site.service('snapshots').idle()
    return documentId
  }

  test('keeps it in every answer, and has its graph at the route', async () => {
    const documentId = await make('Own', 'The heap needs air.', false)
    expect((await get(`/lessons/${documentId}`)).body.data.citable).toBe(false)
    expect((await get(`/lessons?filters[title][$eq]=Own&citable=1`)).body.data[0].citable).toBe(false)
    expect((await get(`/lessons?filters[citable][$eq]=false`)).body.data).toHaveLength(1)
    const response = await fetch(`${site.base}/graphql`, {
      method: 'POST',
      headers: site.headers,
      body: JSON.stringify({ query: `{ lesson(documentId: "${documentId}") { title citable } }` }),
    })
    expect(await response.json()).toEqual({ data: { lesson: { title: 'Own', citable: false } } })
    expect((await get(`/citable/json-ld/${lesson}/${documentId}`)).body.data.jsonLdText).toContain('"headline":"Own"')
  })

  test('is written to the log, with the address that the site gives its API', async () => {
    const { config, log } = site.app
    const prefix = config.get('api.rest.prefix', '/api')
    const said = vi.spyOn(log, 'warn').mockImplementation(() => {})
    try {
      for (const own of ['/api', '/content/v1']) {
        config.set('api.rest.prefix', own)
        warnOfOwnFields({ strapi: site.app, settings: site.service('settings') } as never)
        const told = said.mock.calls.flat().filter((line) => String(line).includes(`${lesson} has a field of its own`))
        expect(told.at(-1)).toContain(` ${own}/citable/json-ld `)
      }
    } finally {
      config.set('api.rest.prefix', prefix)
      said.mockRestore()
    }
  })

  test('whose text an editor of blocks stores is read as that editor shows it; other JSON is no text', async () => {
    const blocks = [
      { type: 'header', data: { text: 'Why air matters', level: 2 } },
      { type: 'paragraph', data: { text: 'A heap <b>needs air</b>, or it turns sour within days.' } },
    ]
    // the panel, the preview and publishing read an entry by one function
    const read = async (title: string, content: string) => {
      const documentId = await make(title, content, true)
      const [{ checks }] = await site.app.db.connection('citable_snapshots').where({ related_document_id: documentId }).select('checks')
      return checks as string
    }
    const asBlocks = await read('Blocks', JSON.stringify({ time: 1, blocks, version: '2.30.0' }))
    expect(asBlocks).toContain('{"check":"heading-order","status":"pass"')
    const [place, nothing] = [await read('Place', '{"lat": 52.5, "lng": 13.4, "name": "A garden in Berlin"}'), await read('Place', '')]
    expect(place).toEqual(nothing)
    expect(place).not.toEqual(asBlocks)
  })
})
