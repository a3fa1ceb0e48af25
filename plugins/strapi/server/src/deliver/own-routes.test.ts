import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Core } from '@strapi/strapi'
import { describe, expect, test } from 'vitest'
import type { TypeShape } from '#shared/mapping/shape.ts'
import { ownRoutes } from './own-routes.ts'

const uid = 'api::post.post'
const find = { method: 'GET', path: '/posts', handler: `${uid}.find`, config: {} }
const findOne = { method: 'GET', path: '/posts/:id', handler: `${uid}.findOne`, config: {} }

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** A site with these routes, whose answers these are; and what it was asked. */
function site(routes: readonly object[], answer: (url: URL) => Answer, more: object = {}) {
  const asked: { readonly url: string; readonly method: string | undefined; readonly headers: object }[] = []
  const strapi = {
    apis: { post: { routes: { post: { prefix: '/v1', routes } } } },
    config: { get: () => '/api' },
    server: {
      app: {
        callback: () => async (request: IncomingMessage, response: ServerResponse) => {
          asked.push({ url: decodeURIComponent(request.url ?? ''), method: request.method, headers: request.headers })
          const { status, body } = answer(new URL(request.url ?? '', 'http://a.example'))
          response.statusCode = status
          const text = typeof body === 'string' ? body : JSON.stringify(body)
          response.write(text.slice(0, 1))
          response.end(Buffer.from(text.slice(1)))
        },
      },
    },
    ...more,
  } as unknown as Core.Strapi
  const headers = {
    authorization: 'Bearer x',
    cookie: 'a=b',
    range: 'bytes=0-1',
    prefer: 'citable',
    'if-none-match': '"x"',
    'accept-encoding': 'br',
  }
  return { own: ownRoutes(strapi, { req: { method: 'POST', url: '/other', headers } as unknown as IncomingMessage }), asked }
}

const shape = (change: object = {}) => ({ uid, kind: 'collectionType', localized: true, ...change }) as unknown as TypeShape
const rows = (...ids: readonly string[]): Answer => ({ status: 200, body: { data: ids.map((documentId) => ({ documentId })) } })
const row = (documentId: string): Answer => ({ status: 200, body: { data: { documentId } } })
const status = (code: number): Answer => ({ status: code, body: { data: null } })
const isList = ({ pathname }: URL): boolean => pathname === '/api/v1/posts'

describe('one entry by the routes of its type', () => {
  test.each<[string, Answer, Answer, string]>([
    ['is read', row('d'), status(500), 'read'],
    ['whose id the answer leaves out is read', { status: 200, body: { data: { title: 'A' } } }, status(500), 'read'],
    ['is refused where the route refuses', status(403), rows('d'), 'refused'],
    ['is refused without credentials', status(401), rows('d'), 'refused'],
    ['that the route does not find is looked for in the list', status(404), rows('d'), 'read'],
    ['that the route takes for a fault is looked for in the list', status(400), rows('d'), 'read'],
    ['of another id is looked for in the list', row('e'), rows('d'), 'read'],
    ['that neither has is none', status(404), rows(), 'none'],
    ['is none where the list has another', status(404), rows('e'), 'none'],
    ['is none where the list leaves ids out', status(404), { status: 200, body: { data: [{ title: 'A' }] } }, 'none'],
    ['that the list refuses is refused', status(404), status(403), 'refused'],
    ['is none where the answer is no JSON', { status: 200, body: 'no JSON' }, rows(), 'none'],
  ])('%s', async (_what, single, list, expected) => {
    const { own } = site([find, findOne], (url) => (isList(url) ? list : single))
    expect(await own.one(shape(), 'd', '')).toBe(expected)
  })

  test.each<[string, Answer, Answer]>([
    ['a fault', status(500), rows('d')],
    ['too many requests', status(429), rows('d')],
    ['a fault of the list', status(404), status(400)],
  ])('is neither there nor gone after %s', async (_what, single, list) => {
    const { own } = site([find, findOne], (url) => (isList(url) ? list : single))
    await expect(own.one(shape(), 'd', '')).rejects.toThrow(/answered the plugin with/)
  })

  test.each<[string, readonly object[], string]>([
    ['the list alone', [find], 'read'],
    ['the route alone', [findOne], 'read'],
    ['neither', [], 'refused'],
    ['routes that write', [{ ...find, method: 'POST' }], 'refused'],
    ['routes of another controller', [{ ...find, handler: 'api::page.page.find' }], 'refused'],
    ['a short name of the handler', [{ ...find, handler: 'post.find' }], 'read'],
  ])('is asked for by %s', async (_what, routes, expected) => {
    const { own } = site(routes, (url) => (isList(url) ? rows('d') : row('d')))
    expect(await own.one(shape(), 'd', '')).toBe(expected)
  })

  test('of a single type is its list’s answer, and nothing else is asked', async () => {
    const { own, asked } = site([find, findOne], () => status(404))
    expect(await own.one(shape({ kind: 'singleType' }), 'd', 'de')).toBe('none')
    expect(asked.map(({ url }) => url)).toEqual(['/api/v1/posts?locale=de'])
  })

  test('is asked for as the caller, by GET, in its language, and in full', async () => {
    const { own, asked } = site([find, findOne], () => status(404))
    await own.one(shape(), 'd', 'de')
    expect(asked.map(({ url }) => url)).toEqual(['/api/v1/posts/d?locale=de', '/api/v1/posts?locale=de&filters[documentId][$eq]=d'])
    for (const { method, headers } of asked) {
      expect(method).toBe('GET')
      expect(headers).toEqual({ authorization: 'Bearer x', cookie: 'a=b' })
    }
  })
})

describe('entries of a list', () => {
  test('are those that it shows, asked for in portions and page by page', async () => {
    const { own, asked } = site([find], (url) => {
      const page = url.searchParams.get('pagination[page]')
      const first = url.searchParams.get('filters[documentId][$in][0]')
      const isTwoPages = first === 'd0'
      return {
        status: 200,
        body: { data: [{ documentId: `${first}-${page}` }, { title: 'A' }], meta: { pagination: { pageCount: isTwoPages ? 2 : 1 } } },
      }
    })
    const ids = Array.from({ length: 26 }, (_id, index) => `d${index}`)
    expect([...((await own.among(shape(), ids)) ?? [])]).toEqual(['d0-1', 'd0-2', 'd25-1'])
    expect(asked).toHaveLength(3)
    for (const { url } of asked) expect(url).toContain('locale=*')
  })

  test.each<[string, object, readonly string[], readonly string[]]>([
    [
      'a type without languages is asked in none',
      { localized: false },
      ['d'],
      ['/api/v1/posts?filters[documentId][$in][0]=d&pagination[page]=1&pagination[pageSize]=100'],
    ],
    ['a single type is asked for itself', { kind: 'singleType' }, ['d'], ['/api/v1/posts?locale=*']],
    ['without documents it is asked, too, whether it refuses', { kind: 'singleType' }, [], ['/api/v1/posts?locale=*']],
  ])('%s', async (_what, change, ids, urls) => {
    const { own, asked } = site([find], () => rows('d'))
    expect(await own.among(shape(change), ids)).toEqual(new Set(['d']))
    expect(asked.map(({ url }) => url)).toEqual(urls)
  })

  test('are unknown to one who is refused, or where there is no list', async () => {
    expect(await site([find], () => status(403)).own.among(shape(), ['d'])).toBeNull()
    expect(await site([findOne], () => rows('d')).own.among(shape(), ['d'])).toBeNull()
    await expect(site([find], () => status(502)).own.among(shape(), ['d'])).rejects.toThrow('502')
  })
})

describe('a type is plain', () => {
  const factorys = { find: () => {}, findOne: () => {}, create: () => {} }
  const made = (own: object = {}): object => Object.assign(Object.create(factorys), own)
  const isPlain = (controller: object | undefined, service: object | undefined, routes: readonly object[] = [find, findOne]): boolean =>
    site(routes, () => status(404), { controller: () => controller, service: () => service }).own.isPlain(uid)

  test.each<[string, object | undefined, object | undefined, readonly object[], boolean]>([
    ['with what Strapi made', made(), made(), [find, findOne], true],
    ['that writes in its own way', made({ create: () => {} }), made(), [find, findOne], true],
    ['with an action beside Strapi’s', made({ latest: () => {} }), made(), [find, findOne], true],
    ['without routes', made(), made(), [], true],
    ['that lists in its own way', made({ find: () => {} }), made(), [find, findOne], false],
    ['whose service reads in its own way', made(), made({ findOne: () => {} }), [find, findOne], false],
    ['of a site’s own controller', { find: () => {} }, made(), [find, findOne], false],
    ['without a service', made(), undefined, [find, findOne], false],
    ['with a policy on the list', made(), made(), [{ ...find, config: { policies: ['own'] } }, findOne], false],
    ['with a middleware on one entry', made(), made(), [find, { ...findOne, config: { middlewares: ['own'] } }], false],
  ])('%s', (_what, controller, service, routes, expected) => {
    expect(isPlain(controller, service, routes)).toBe(expected)
  })
})
