import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type SharedSite, sharedSite } from '../site/shared-site.ts'

const notice = 'api::notice.notice'
const identity = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }

let site: SharedSite
let made = 0

interface Asked {
  readonly status: number
  readonly cache: string | null
  // biome-ignore lint/suspicious/noExplicitAny: answers of several routes
  readonly body: any
}
const get = async (path: string, headers: Readonly<Record<string, string>>): Promise<Asked> => {
  const response = await fetch(`${site.base}/api${path}`, { headers })
  return { status: response.status, cache: response.headers.get('cache-control'), body: await response.json() }
}
/** As a member whose request says how the middlewares of the site take it. */
const asMember = (path: string, how: Readonly<Record<string, string>> = {}) => get(path, { ...site.headers, 'x-member': 'yes', ...how })
const publish = async (uid: string, data: object): Promise<string> => {
  const { documentId } = await site.documents(uid).create({ status: 'published', data })
  await site.service('snapshots').idle()
  return documentId
}
const make = () => publish(notice, { title: `Posted ${++made}`, slug: `posted-${made}`, body: 'The heap needs air.' })
const graphOf = (documentId: string, how?: Readonly<Record<string, string>>) => asMember(`/citable/json-ld/${notice}/${documentId}`, how)
const sitemap = (how?: Readonly<Record<string, string>>) => asMember(`/citable/alternates/${notice}`, how)

beforeAll(async () => {
  site = await sharedSite()
  await site.service('settings').save({
    site: identity,
    types: { [notice]: { enabled: true, mapping: null, chosen: { addresses: { '*': 'https://www.example.org/{slug}' } } } },
  })
})

describe("what the type's own routes answer", () => {
  /** The site's log says each failure, which is what is tested here. */
  const quietly = async (asked: () => Promise<Asked>) => {
    const log = vi.spyOn(site.app.log, 'error').mockImplementation(() => {})
    try {
      const { status } = await asked()
      return [status, log.mock.calls.length > 0]
    } finally {
      log.mockRestore()
    }
  }

  test.each([
    ['one entry', '404 one', 200],
    ['one entry, which it asks for by another id', '400 one', 200],
    ['one entry with nothing', '204 one', 200],
    ['neither', '404 one, 404 list', 404],
    ['one entry too often', '429 one', 500],
    ['one entry with a fault', '500 one', 500],
    ['one entry while the database is away', '503 one', 500],
    ['the list too often', '404 one, 429 list', 500],
    ['the list with a fault', '404 one, 500 list', 500],
    ['the list in a stricter way than Strapi', '404 one, 400 list', 500],
    ['with another place', '302 one', 500],
  ])('%s: %s makes the graph %i', async (_name, answer, status) => {
    const documentId = await make()
    expect(await quietly(() => graphOf(documentId, { 'x-answer': answer }))).toEqual([status, status === 500])
  })

  test.each([
    ['404 list', 200],
    ['429 list', 500],
    ['500 list', 500],
    ['502 list', 500],
    ['400 list', 500],
  ])('%s makes a sitemap %i: no entry is missing without a word', async (answer, status) => {
    await make()
    expect(await quietly(() => sitemap({ 'x-answer': answer }))).toEqual([status, status === 500])
  })
})

test('a middleware that sets the method and the headers of a request does so in our questions, too', async () => {
  const documentId = await make()
  const [how, slug] = [{ 'x-rewrite': 'yes' }, `https://www.example.org/posted-${made}`]
  expect((await asMember(`/notices/${documentId}`, how)).status).toBe(200)
  expect((await graphOf(documentId, how)).status).toBe(200)
  const { status, body } = await sitemap(how)
  expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining(slug)])
})

describe('a site that keeps whole answers by address', () => {
  test.each<[name: string, prefer: Readonly<Record<string, string>>]>([
    ['', {}],
    [', asked with a preference for our graph', { prefer: 'citable=full' }],
    [', asked with a preference against it', { prefer: 'citable=0' }],
  ])('keeps none that our question made another one%s', async (name, prefer) => {
    const documentId = await make()
    const how = { 'x-keep': `answers${name}` }
    expect((await graphOf(documentId, { ...how, ...prefer })).status).toBe(200)
    const { citable } = (await asMember(`/notices/${documentId}`, how)).body.data
    expect(citable.jsonLdText).toContain(`"headline":"Posted ${made}"`)
    expect(citable).not.toHaveProperty('jsonLd')
    expect((await graphOf(documentId, { ...how, ...prefer, 'x-answer': '404 one' })).status).toBe(200)
    const [entry] = (await asMember(`/notices?filters%5BdocumentId%5D%5B%24eq%5D=${documentId}`, how)).body.data
    expect(entry).not.toHaveProperty('citable')
  })
})

describe('an answer to every caller', () => {
  const [memo, lesson, guide] = ['api::memo.memo', 'api::lesson.lesson', 'api::guide.guide']
  const text = 'The heap needs air.'

  test.each<[name: string, uid: string, data: object, cache: string]>([
    ['is public where Strapi alone answers, whoever writes', memo, { title: 'Memo', body: text }, 'public, max-age=60'],
    ['is private where a controller of the site does', lesson, { title: 'Lesson', slug: 'closed', content: text }, 'private, max-age=60'],
    ['is private where a service of the site does', guide, { headline: 'Guide', path: 'guide', intro: text }, 'private, max-age=60'],
    ['is private where a policy of the site decides', notice, { title: 'Notice', slug: 'notice', body: text }, 'private, max-age=60'],
  ])('%s', async (_name, uid, data, cache) => {
    const documentId = await publish(uid, data)
    const role = await site.app.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } })
    const actions = [`${uid}.find`, `${uid}.findOne`, 'plugin::citable.content.jsonLd', 'plugin::citable.content.alternates']
    const granted = site.app.db.query('plugin::users-permissions.permission')
    const given = await Promise.all(actions.map((action) => granted.create({ data: { action, role: role.id } })))
    const nobody = { 'x-member': 'yes' }
    try {
      for (const path of [`/citable/json-ld/${uid}/${documentId}`, `/citable/alternates/${uid}`]) {
        const answered = await get(path, nobody)
        expect([answered.status, answered.cache]).toEqual([200, cache])
        expect(await get(path, { ...nobody, ...site.headers })).toMatchObject({ status: 200, cache: 'private, max-age=60' })
      }
    } finally {
      for (const { id } of given) await granted.delete({ where: { id } })
    }
  })
})

describe('an entry that changed past Strapi', () => {
  const written = async (documentId: string, title: string): Promise<void> => {
    const rows = site.app.db.connection('notices').where({ document_id: documentId }).whereNotNull('published_at')
    const { updated_at: before } = await rows.clone().first()
    await rows.update({ title, updated_at: new Date(new Date(before).getTime() + 60_000) })
  }

  test('is healed by the route as by an answer of its type', async () => {
    const documentId = await make()
    await written(documentId, 'Written by hand')
    expect((await graphOf(documentId)).body.data.jsonLdText).toContain('"headline":"Written by hand"')
    await written(documentId, 'And again')
    expect((await asMember(`/notices/${documentId}`)).body.data.citable.jsonLdText).toContain('"headline":"And again"')
  })
})

test('one page of a sitemap composes the middlewares of the site once', async () => {
  while (made < 60)
    await site.documents(notice).create({ status: 'published', data: { title: `Posted ${++made}`, slug: `posted-${made}`, body: 'Air.' } })
  await site.service('snapshots').idle()
  // the server composes them for itself at its first request
  await sitemap()
  const composed = vi.spyOn(site.app.server.app, 'callback')
  try {
    expect((await sitemap()).body.data.length).toBeGreaterThanOrEqual(60)
    expect(composed).toHaveBeenCalledTimes(1)
  } finally {
    composed.mockRestore()
  }
})
