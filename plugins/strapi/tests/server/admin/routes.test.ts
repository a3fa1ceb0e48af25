import { beforeAll, describe, expect, test } from 'vitest'
import { article, type Office, openOffice } from '../site/office.ts'

let site: Office['site']
let tokens: Office['tokens']
let documentId: Office['documentId']
let ask: Office['ask']

beforeAll(async () => {
  ;({ site, tokens, documentId, ask } = await openOffice())
})

interface Route {
  readonly method: string
  readonly path: string
  readonly handler: string
  readonly config: { readonly auth?: false; readonly policies?: readonly unknown[] }
}
const adminRoutes = (): readonly Route[] => site.app.plugin('citable').routes.admin.routes
/** These routes need a right of their own beside that of the panel. */
const doubly = [
  '/drafts',
  '/source',
  '/source-answers',
  '/sources',
  '/translations',
  '/translation-changes',
  '/translation-review',
  '/traffic/reach',
]
/** Reading is for every user of the panel. */
const singly = ['GET /sources']
const open = ['/worker.js', '/titles-worker.js', '/sources-worker.js', '/worker-parts/:file', '/languages/:file']

describe('every admin route', () => {
  test('carries both policies, save for code and word lists', () => {
    expect(adminRoutes().length).toBeGreaterThan(8)
    for (const { method, path, config } of adminRoutes()) {
      if (open.includes(path)) expect(config).toEqual({ auth: false })
      else {
        expect(config.auth).not.toBe(false)
        expect(config.policies?.[0]).toBe('admin::isAuthenticatedAdmin')
        expect(config.policies?.[1]).toMatchObject({
          name: 'admin::hasPermissions',
          config: {
            actions: Array(doubly.includes(path) && !singly.includes(`${method} ${path}`) ? 2 : 1).fill(
              expect.stringMatching(/^plugin::citable\./),
            ),
          },
        })
      }
    }
  })

  test('refuses visitors, content API tokens, and people without the right', async () => {
    for (const { method, path } of adminRoutes().filter((route) => !open.includes(route.path))) {
      const body = method === 'GET' ? undefined : {}
      expect([path, (await ask(method, path, null, body)).status]).toEqual([path, 401])
      expect([path, (await ask(method, path, 'not-a-token', body)).status]).toEqual([path, 401])
      expect([path, (await ask(method, path, site.headers.authorization?.slice(7) ?? '', body)).status]).toEqual([path, 401])
      expect([path, (await ask(method, path, tokens.nobody, body)).status]).toEqual([path, 403])
    }
  })

  test('refuses bodies that do not fit', async () => {
    for (const { method, path } of adminRoutes().filter((route) => route.method !== 'GET' && route.path !== '/settings/test')) {
      for (const body of [{}, [], { uid: article, extra: 1 }, { uid: '__proto__' }])
        expect([path, (await ask(method, path, tokens.admin, body)).status]).toEqual([path, 400])
    }
  })
})

describe('the type counts too', () => {
  const asked = (): readonly (readonly [method: string, path: string, body?: unknown])[] => [
    ['GET', `/entry?uid=${article}&documentId=${documentId}&locale=en`],
    ['POST', '/scores', { uid: article, documentIds: [documentId] }],
    ['POST', '/optimize', { uid: article, request: { content: { markdown: 'x' } } }],
  ]

  test.each(asked().map(([method, path], index) => [method, path.split('?')[0], index] as const))(
    '%s %s',
    async (_method, _path, index) => {
      const [method = '', path = '', body] = asked()[index] ?? []
      expect((await ask(method, path, tokens.user, body)).status).toBe(403)
      expect((await ask(method, path, tokens.writer, body)).status).not.toBe(403)
    },
  )

  test('drafts take a right of their own, and no other route asks a generator', async () => {
    const request = { content: { markdown: 'x' } }
    const body = { uid: article, request, estimate: true }
    expect((await ask('POST', '/drafts', tokens.writer, body)).status).toBe(403)
    const { status, body: answer } = await ask('POST', '/drafts', tokens.admin, body)
    expect({ status, answer }).toMatchObject({ status: 200, answer: { ok: false, reason: 'not_configured' } })
    const generating = { uid: article, request: { ...request, options: { generate: true } } }
    expect((await ask('POST', '/optimize', tokens.admin, generating)).status).toBe(403)
    expect((await ask('GET', `/entry?uid=${article}&documentId=${documentId}&locale=en`, tokens.admin)).body.mayAskForDrafts).toBe(false)
  })

  test('another type, the users and what does not exist stay closed', async () => {
    for (const uid of ['api::guide.guide', 'plugin::users-permissions.user', 'admin::user', 'api::none.none']) {
      expect([400, 403]).toContain((await ask('POST', '/scores', tokens.writer, { uid, documentIds: ['x'] })).status)
      expect([400, 403]).toContain((await ask('GET', `/entry?uid=${uid}`, tokens.writer)).status)
    }
  })

  test('the overview counts readable types only', async () => {
    await site.documents('api::memo.memo').create({ data: { title: 'Memo', body: 'Hidden from the writer.' } })
    await site.service('snapshots').idle()
    expect((await ask('GET', '/overview', tokens.user)).body.entries).toBe(0)
    expect((await ask('GET', '/overview', tokens.writer)).body.entries).toBe(1)
    expect((await ask('GET', '/overview', tokens.admin)).body.entries).toBe(2)
  })

  test('the overview says how the averages went, of what the caller may read as a whole', async () => {
    const today = new Date()
    const yesterday = new Date(today.getTime() - 86_400_000)
    await site.service('history').note(yesterday.getTime())
    await site.app.db.connection('citable_days').update({ aeo_sum: 10 })
    await site.service('history').note()
    await site.service('history').note()
    const historyOf = async (token: string) => (await ask('GET', '/overview', token)).body.history
    const days = [yesterday, today].map((date) => date.toISOString().slice(0, 10))
    const { average } = (await ask('GET', '/overview', tokens.admin)).body
    expect(await historyOf(tokens.admin)).toEqual([
      { t: days[0], entries: 2, aeo: 10, seo: expect.any(Number) },
      { t: days[1], entries: 2, aeo: average, seo: expect.any(Number) },
    ])
    expect((await historyOf(tokens.writer)).map(({ entries }: { entries: number }) => entries)).toEqual([1, 1])
    expect(await historyOf(tokens.user)).toEqual([])
    // what is gone today was there yesterday
    const rows = await site.app.db.connection('citable_snapshots').where({ content_type: 'api::memo.memo' })
    await site.app.db.connection('citable_snapshots').where({ content_type: 'api::memo.memo' }).delete()
    await site.service('history').note()
    expect((await historyOf(tokens.writer)).map(({ entries }: { entries: number }) => entries)).toEqual([1, 1])
    expect(await site.app.db.connection('citable_days').where({ day: days[1], content_type: 'api::memo.memo' })).toMatchObject([
      { entries: 0 },
    ])
    await site.app.db.connection('citable_snapshots').insert(rows)
  })

  test('values of a unique field that another entry has, for people who may write the type', async () => {
    const { documentId: own } = await site.documents(article).create({ locale: 'en', data: { title: 'Other', slug: 'in-use' } })
    const asked = { uid: article, locale: 'en', field: 'slug', values: ['in-use', 'free'] }
    expect((await ask('POST', '/entry/taken', tokens.writer, asked)).status).toBe(403)
    expect((await ask('POST', '/entry/taken', tokens.admin, asked)).body).toEqual({ taken: ['in-use'] })
    expect((await ask('POST', '/entry/taken', tokens.admin, { ...asked, documentId: own })).body).toEqual({ taken: [] })
    expect((await ask('POST', '/entry/taken', tokens.admin, { ...asked, locale: 'de' })).body).toEqual({ taken: [] })
    // a field that other entries may share says nothing about them
    expect((await ask('POST', '/entry/taken', tokens.admin, { ...asked, field: 'title' })).status).toBe(404)
  })

  test('scores of a page: id and locale', async () => {
    const { status, body } = await ask('POST', '/scores', tokens.writer, { uid: article, documentIds: [documentId, 'unknown'] })
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual([`${documentId}:en`])
    expect(body[`${documentId}:en`].aeoScore).toBeGreaterThanOrEqual(0)
    expect(
      (await ask('POST', '/scores', tokens.writer, { uid: article, documentIds: Array.from({ length: 101 }, (_, index) => `d${index}`) }))
        .status,
    ).toBe(400)
  })
})

describe('open files', () => {
  test.each(['worker', 'titles-worker', 'sources-worker'])('the %s is code of our own origin', async (name) => {
    const response = await fetch(`${site.base}/citable/${name}.js`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const partsIn = (text: string) => [...text.matchAll(/\.\/(?:worker-parts\/)?([a-z][a-z-]*-[A-Z0-9]{8}\.js)/g)].map(([, file]) => file)
    const parts = new Set(partsIn(await response.text()))
    for (const file of parts) {
      const part = await fetch(`${site.base}/citable/worker-parts/${file}`)
      expect(part.status, file).toBe(200)
      expect(part.headers.get('content-type')).toContain('text/javascript')
      expect(part.headers.get('cache-control')).toContain('immutable')
      for (const next of partsIn(await part.text())) parts.add(next)
    }
    expect(parts.size).toBeGreaterThan(2)
    for (const name of ['chunk-AAAAAAAA.js', '..%2Fworker.js', '..%2Fserver%2Findex.js', 'worker.js', '....js'])
      expect((await ask('GET', `/worker-parts/${name}`, null)).status, name).toBe(404)
  })

  test('language packs by name, nothing else from the disk', async () => {
    expect((await ask('GET', '/languages/en.json', null)).body.tag).toBe('en')
    for (const name of ['xx.json', '..%2Fworker.js', '..%2F..%2Fpackage.json', 'en.json%00', 'en', '....json'])
      expect((await ask('GET', `/languages/${name}`, null)).status).toBe(404)
  })
})
