import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PreviewAnswer } from '../../src/answers.ts'
import { type SharedSite, sharedSite } from './shared-site.ts'
import { signIn } from './sign-in.ts'

const article = 'api::article.article'
let site: SharedSite
let tokens: Readonly<Record<'nobody' | 'user' | 'writer' | 'reader' | 'changer' | 'admin', string>>
let documentId = ''

interface Route {
  readonly method: string
  readonly path: string
  readonly handler: string
  readonly config: { readonly auth?: false; readonly policies?: readonly unknown[] }
}
const adminRoutes = (): readonly Route[] => site.app.plugin('citable').routes.admin.routes
const open = ['/worker.js', '/titles-worker.js', '/worker-parts/:file', '/languages/:file']

async function ask(method: string, path: string, token: string | null, body?: unknown) {
  const response = await fetch(`${site.base}/citable${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text, body: text.startsWith('{') ? JSON.parse(text) : null }
}

beforeAll(async () => {
  site = await sharedSite()
  const read = {
    action: 'plugin::content-manager.explorer.read',
    subject: article,
    properties: { fields: ['title'], locales: ['en'] },
    conditions: [],
  }
  const plugin = (name: string) => ({ action: `plugin::citable.${name}`, subject: null, properties: {}, conditions: [] })
  const people = {
    nobody: [read],
    user: [plugin('use')],
    writer: [plugin('use'), read],
    reader: [plugin('settings.read')],
    changer: [plugin('settings.read'), plugin('settings.update')],
  }
  const made: Record<string, string> = { admin: await signIn(site, 'admin') }
  for (const [name, permissions] of Object.entries(people)) made[name] = await signIn(site, name, permissions)
  tokens = made as typeof tokens
  const created = await site.documents(article).create({ locale: 'en', status: 'published', data: { title: 'Title', markdown: 'Text.' } })
  await site.service('snapshots').idle()
  documentId = created.documentId
})

describe('every admin route', () => {
  test('carries both policies, save for code and word lists', () => {
    expect(adminRoutes().length).toBeGreaterThan(8)
    for (const { path, config } of adminRoutes()) {
      if (open.includes(path)) expect(config).toEqual({ auth: false })
      else {
        expect(config.auth).not.toBe(false)
        expect(config.policies?.[0]).toBe('admin::isAuthenticatedAdmin')
        expect(config.policies?.[1]).toMatchObject({
          name: 'admin::hasPermissions',
          config: { actions: Array(path === '/drafts' ? 2 : 1).fill(expect.stringMatching(/^plugin::citable\./)) },
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

  test('values of a unique field that another entry has, to who may write the type', async () => {
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
  test.each(['worker', 'titles-worker'])('the %s is code of our own origin', async (name) => {
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

describe('settings', () => {
  const proposalOf = async (uid: string) => {
    const { body } = await ask('GET', '/settings', tokens.admin)
    return body.types.find((type: { shape: { uid: string } }) => type.shape.uid === uid).proposal
  }

  test('readers read, only changers change', async () => {
    expect((await ask('GET', '/settings', tokens.reader)).status).toBe(200)
    expect((await ask('PUT', '/settings/site', tokens.reader, {})).status).toBe(403)
    expect((await ask('GET', '/settings', tokens.writer)).status).toBe(403)
  })

  test('who may change settings lets authors ask their own browser for titles, and their panel hears of it', async () => {
    const change = (token: string, body: unknown) => ask('PUT', '/settings/titles', token, body)
    const asksBrowser = async () =>
      (await ask('GET', `/entry?uid=${article}&documentId=${documentId}&locale=en`, tokens.writer)).body.asksBrowser
    expect((await ask('GET', '/settings', tokens.admin)).body.settings.titles).toEqual({ byBrowser: false })
    for (const token of [tokens.nobody, tokens.user, tokens.writer, tokens.reader])
      expect((await change(token, { byBrowser: true })).status).toBe(403)
    for (const body of [{ byBrowser: true, byService: true }, { byBrowser: 'yes' }, { byBrowser: null }])
      expect((await change(tokens.changer, body)).status, JSON.stringify(body)).toBe(400)
    expect(await asksBrowser()).toBe(false)
    expect((await change(tokens.changer, { byBrowser: true })).body.settings.titles).toEqual({ byBrowser: true })
    expect(await asksBrowser()).toBe(true)
    expect((await change(tokens.changer, { byBrowser: false })).status).toBe(200)
  })

  test('what published entries say of the site follows a change of it', async () => {
    const { settings } = (await ask('GET', '/settings', tokens.admin)).body
    const graph = async () => JSON.stringify((await site.service('snapshots').find(article, documentId, 'en')).jsonLd)
    const changed = { url: 'https://heap.example', name: 'Heap', publisher: { kind: 'organization', name: 'The Heap & Daughters' } }
    expect((await ask('PUT', '/settings/site', tokens.changer, { ...settings.site, ...changed })).status).toBe(200)
    await expect.poll(graph).toContain('The Heap & Daughters')
    await ask('PUT', '/settings/site', tokens.changer, settings.site)
    await expect.poll(graph).not.toContain('The Heap & Daughters')
  })

  test('who may use the panel is given by those who may change roles, to those who write, once', async () => {
    const roles = async () =>
      (await ask('GET', '/settings', tokens.admin)).body.access.roles as readonly { name: string; mayUse: boolean }[]
    const writers = async () => (await roles()).filter(({ name }) => ['Editor', 'Author'].includes(name)).map(({ mayUse }) => mayUse)
    expect((await ask('GET', '/settings', tokens.changer)).body.access.mayGive).toBe(false)
    expect((await ask('PUT', '/settings/access', tokens.changer, { writers: true })).status).toBe(403)
    expect(await writers()).toEqual([false, false])
    for (const _click of [1, 2]) expect((await ask('PUT', '/settings/access', tokens.admin, { writers: true })).status).toBe(200)
    expect(await writers()).toEqual([true, true])
    expect((await roles()).find(({ name }) => name === 'nobody')).toMatchObject({ mayUse: false })
    const rights = await site.app.db
      .query('admin::permission')
      .findMany({ where: { action: 'plugin::citable.use', role: { name: 'Editor' } } })
    expect(rights).toHaveLength(1)
  })

  test('examples of addresses are told to those who may read the type, in fields that they may read', async () => {
    const examples = async (token: string) =>
      (await ask('GET', '/settings', token)).body.types.find((type: { shape: { uid: string } }) => type.shape.uid === article).examples
    expect(await examples(tokens.changer)).toEqual([])
    expect(await examples(tokens.admin)).toMatchObject([{ documentId, locale: 'en', values: { title: 'Title' } }])
    expect(JSON.stringify(await examples(tokens.admin))).not.toContain('note')
  })

  test('addresses of several types are saved at once, or none; the rest of a mapping stays', async () => {
    const addresses = { '*': 'https://www.example.org/{slug}' }
    const mappings = async () => {
      const { types } = (await ask('GET', '/settings', tokens.changer)).body
      return types.map(({ mapping }: { mapping: { addresses: unknown } | null }) => mapping?.addresses)
    }
    const before = await mappings()
    const secret = { [article]: addresses, 'api::guide.guide': { '*': 'https://www.example.org/{field:nope}' } }
    const refused = await ask('PUT', '/settings/addresses', tokens.changer, { addresses: secret })
    expect([refused.status, refused.body.error.details.errors[0].path]).toEqual([400, ['addresses', 'api::guide.guide']])
    expect(await mappings()).toEqual(before)
    const { body } = await ask('PUT', '/settings/addresses', tokens.changer, { addresses: { [article]: addresses } })
    const { mapping } = body.types.find((type: { shape: { uid: string } }) => type.shape.uid === article)
    expect(mapping).toEqual({ ...(await proposalOf(article)), addresses })
    await ask('PUT', '/settings/type', tokens.admin, { uid: article, enabled: true, mapping: null })
  })

  test('what a mapping reads of the newest entry is shown before it is saved, to who may read the type', async () => {
    const { documentId } = await site.documents(article).create({
      locale: 'en',
      status: 'published',
      data: {
        title: 'Parts',
        markdown: '## Air\n\nA heap needs air.',
        sections: [{ __component: 'sections.quote', text: 'Turn it weekly.', by: 'A gardener' }],
      },
    })
    const proposal = await proposalOf(article)
    const seen = async (mapping: object, token = tokens.admin) =>
      (await ask('POST', '/settings/preview', token, { uid: article, mapping })) as { status: number; body: PreviewAnswer }
    const before = await seen(proposal)
    expect(before.body).toEqual({
      entry: { title: 'Parts', locale: 'en' },
      blocks: [
        { kind: 'heading', level: 2, text: 'Air' },
        { kind: 'paragraph', level: null, text: 'A heap needs air.' },
        { kind: 'quote', level: null, text: 'Turn it weekly.\nA gardener' },
      ],
      total: 3,
    })
    const mapping = { ...proposal, body: ['sections'], roles: { 'sections.quote': { text: 'answer', by: 'question' } } }
    expect((await seen(mapping)).body.blocks).toEqual(
      [
        { kind: 'answer', level: null, text: 'Turn it weekly.' },
        { kind: 'question', level: null, text: 'A gardener' },
      ].toReversed(),
    )
    expect((await seen(proposal, tokens.reader)).status).toBe(403)
    for (const roles of [{ 'sections.quote': { none: 'text' } }, { 'sections.picture': { image: 'heading' } }])
      expect((await seen({ ...proposal, roles })).status).toBe(400)
    expect((await proposalOf(article)).roles).toBeUndefined()

    // saved, they are what the published text is read as
    const save = (chosen: object | null) => ask('PUT', '/settings/type', tokens.admin, { uid: article, enabled: true, mapping: chosen })
    const hash = async () => (await site.service('snapshots').find(article, documentId, 'en'))?.textHash
    const old = await hash()
    expect((await save({ ...proposal, roles: { 'sections.quote': { text: 'skip', by: 'skip' } } })).status).toBe(200)
    await expect.poll(hash).not.toBe(old)
    await save(null)
    await expect.poll(hash).toBe(old)
    await site.documents(article).delete({ documentId })
  })

  test('components nested to the fifth, lists, pairs and an editor of HTML: what the core reads of them, and front ends get', async () => {
    const page = 'api::page.page'
    const html = '<h2>Worms</h2><p>They are <strong>late</strong> &amp; slow.</p><ul><li>Leaves</li><li>Straw</li></ul>'
    const column = {
      text: { heading: 'Water', body: 'A heap is **as damp** as a sponge.\n\n- Rain\n- A can' },
      questions: [
        { question: 'Is it too wet?', answer: 'It is when it *drips*.' },
        { question: 'Is it too dry?', answer: 'It is when nothing rots.' },
      ],
      rich: { body: html },
    }
    const tab = [{ heading: 'Weekly', columns: { heading: 'Check', column: [column] } }]
    const parts = [{ __component: 'sections.tabs', heading: 'Care', tab }]
    const { documentId } = await site.documents(page).create({ status: 'published', data: { title: 'Nested', slug: 'nested', parts } })
    const { body } = await ask('POST', '/settings/preview', tokens.admin, { uid: page, mapping: await proposalOf(page) })
    expect(body.blocks.map(({ kind, level, text }: PreviewAnswer['blocks'][number]) => [level ? `${kind} ${level}` : kind, text])).toEqual([
      ['heading 2', 'Care'],
      ['heading 3', 'Weekly'],
      ['heading 4', 'Check'],
      ['heading 5', 'Water'],
      ['paragraph', 'A heap is as damp as a sponge.'],
      ['list', 'Rain\nA can'],
      ['question', 'Is it too wet?'],
      ['answer', 'It is when it drips.'],
      ['question', 'Is it too dry?'],
      ['answer', 'It is when nothing rots.'],
      ['heading 2', 'Worms'],
      ['paragraph', 'They are late & slow.'],
      ['list', 'Leaves\nStraw'],
    ])
    const response = await fetch(`${site.base}/api/pages/${documentId}?citable=full`, { headers: site.headers })
    const { data } = (await response.json()) as { data: { citable: { jsonLd: { '@graph': readonly Record<string, unknown>[] } } } }
    const faqs = data.citable.jsonLd['@graph'].find((node) => [node['@type']].flat().includes('FAQPage'))?.mainEntity
    expect(faqs).toMatchObject([
      { name: 'Is it too wet?', acceptedAnswer: { text: 'It is when it drips.' } },
      { name: 'Is it too dry?', acceptedAnswer: { text: 'It is when nothing rots.' } },
    ])
    await site.documents(page).delete({ documentId })
  })

  test('the proposal for an article', async () => {
    expect(await proposalOf(article)).toEqual({
      title: 'title',
      body: ['content', 'markdown', 'sections'],
      slug: 'slug',
      description: 'description',
      image: 'cover',
      author: 'author.name',
      datePublished: null,
      dateModified: null,
      structuredData: null,
      addresses: {},
    })
    expect(await proposalOf('api::author.author')).toMatchObject({ kind: 'person', title: 'name', body: [] })
    expect(await proposalOf('api::faq.faq')).toBeNull()
  })

  test.each([
    ['a field that does not exist', { title: 'nope' }, 'mapping.title'],
    ['a private field', { description: 'note' }, 'mapping.description'],
    ['a private field of the relation', { author: 'author.email' }, 'mapping.author'],
    ['a media field as text', { body: ['cover'] }, 'mapping.body'],
    ['an address that is none', { addresses: { '*': 'javascript:alert(1)' } }, 'mapping.addresses.*'],
    ['an unknown placeholder', { addresses: { '*': 'https://www.example.org/{secret}' } }, 'mapping.addresses.*'],
    ['a private field in the address', { addresses: { '*': 'https://www.example.org/{field:note}' } }, 'mapping.addresses'],
  ])('a mapping with %s is refused', async (_name, change, path) => {
    const { status, body } = await ask('PUT', '/settings/type', tokens.admin, {
      uid: article,
      enabled: true,
      mapping: { ...(await proposalOf(article)), ...change },
    })
    expect(status).toBe(400)
    expect(body.error.details.errors.map((error: { path: string[] }) => error.path.join('.'))).toContain(path)
  })

  test.each([
    ['http://service.example.org', 'insecure'],
    ['https://10.0.0.1', 'private'],
    ['https://[::ffff:10.0.0.1]', 'private'],
    ['https://169.254.169.254', 'private'],
    ['ftp://service.example.org', 'no web address'],
    ['https://user:secret@service.example.org', 'with a password'],
    ['javascript:alert(1)', 'no address'],
  ])('the service address %s is refused: %s', async (address) => {
    const { status, body } = await ask('PUT', '/settings/mode', tokens.admin, { mode: 'service', address })
    expect(status).toBe(400)
    expect(body.error.details.errors[0].path).toEqual(['address'])
  })

  test('the key goes in and never comes out', async () => {
    const key = 'ctb_live_0123456789abcdefghij'
    const saved = await ask('PUT', '/settings/mode', tokens.admin, { mode: 'service', address: 'http://127.0.0.1:9', key })
    expect(saved.status).toBe(200)
    expect(saved.body.key).toEqual({ source: 'stored', hint: 'ctb_live_…ghij' })
    const answers = [
      saved.text,
      (await ask('GET', '/settings', tokens.admin)).text,
      (await ask('GET', `/entry?uid=${article}`, tokens.writer)).text,
      (await ask('POST', '/settings/test', tokens.admin)).text,
    ]
    for (const answer of answers) expect(answer).not.toContain(key)
    const rows = await site.app.db.connection('strapi_core_store_settings').select('value').where('key', 'like', 'plugin_citable%')
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(await site.service('settings').key()).toBe(key)
    await ask('PUT', '/settings/mode', tokens.admin, { mode: 'embedded', address: '', key: null })
    expect(await site.service('settings').key()).toBeNull()
  })

  test('a key from the environment wins and cannot be changed', async () => {
    process.env.CITABLE_API_KEY = 'ctb_live_from-the-environment-1234'
    try {
      const { body } = await ask('GET', '/settings', tokens.admin)
      expect(body.key).toEqual({ source: 'environment', hint: 'ctb_live_…1234' })
      expect(
        (await ask('PUT', '/settings/mode', tokens.admin, { mode: 'embedded', address: '', key: 'ctb_live_another-one' })).status,
      ).toBe(400)
    } finally {
      delete process.env.CITABLE_API_KEY
    }
  })
})

describe('tools for assistants', () => {
  const action = (name: string, subject: string | null = null, properties: object = {}) => ({
    action: name,
    subject,
    properties,
    conditions: [],
  })
  const use = action('plugin::citable.use')
  const readTitle = action('plugin::content-manager.explorer.read', article, { fields: ['title'], locales: ['en'] })
  const readAll = action('plugin::content-manager.explorer.read', article, { fields: ['title', 'markdown'], locales: ['en'] })

  async function assistant(name: string, ...adminPermissions: readonly object[]) {
    const { body } = await post('/admin/admin-tokens', tokens.admin, { name, description: '', lifespan: null, adminPermissions })
    const key = body.data.accessKey as string
    return async (method: string, params: object) => {
      const answer = await post('/mcp', key, { jsonrpc: '2.0', id: 1, method, params }, 'application/json, text/event-stream')
      return answer.body.result ?? answer.body.error
    }
  }
  async function post(path: string, token: string, body: object, accept = 'application/json') {
    const response = await fetch(site.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, body: JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) }
  }
  const names = ['citable_json_ld', 'citable_score', 'citable_suggest_titles']
  const call = (ask: Awaited<ReturnType<typeof assistant>>, name: string, args: object) => ask('tools/call', { name, arguments: args })
  const listed = async (ask: Awaited<ReturnType<typeof assistant>>) =>
    ((await ask('tools/list', {})).tools as readonly { name: string }[]).map(({ name }) => name).filter((name) => /^citable_/.test(name))

  test('score, suggest titles and give the structured data of an entry, within the rights of their token', async () => {
    const full = await assistant('full', use, readAll)
    expect((await listed(full)).sort()).toEqual(names)
    const entry = { uid: article, documentId, locale: 'en' }
    const scored = await call(full, 'citable_score', entry)
    expect(scored.structuredContent).toMatchObject({ aeo_score: expect.any(Number), seo_score: expect.any(Number) })
    expect(scored.structuredContent.open_checks.length).toBeGreaterThan(3)
    expect((await call(full, 'citable_json_ld', { ...entry, status: 'published' })).structuredContent.json_ld['@graph']).toEqual(
      expect.arrayContaining([expect.objectContaining({ headline: 'Title' })]),
    )
    expect((await call(full, 'citable_suggest_titles', entry)).structuredContent).toMatchObject({ titles: expect.any(Array) })
    expect((await call(full, 'citable_score', { ...entry, uid: 'api::guide.guide' })).isError).toBe(true)
    expect((await call(full, 'citable_score', { ...entry, documentId: 'none' })).isError).toBe(true)
    // a field that the token may not read is no part of the answer
    const titleOnly = await assistant('title only', use, readTitle)
    expect(JSON.stringify(await call(titleOnly, 'citable_json_ld', entry))).not.toContain('"wordCount":1')
    expect(await listed(await assistant('no right', readAll))).toEqual([])
  })

  test('structured data that people wrote are a field like others', async () => {
    const guide = 'api::guide.guide'
    const structuredData = { '@type': 'Article', '@id': 'https://example.org/heap#article', headline: 'Written by hand' }
    const data = { headline: 'A heap', path: 'heap', lead: { body: 'A heap needs air.' }, structuredData }
    const { documentId: id } = await site.documents(guide).create({ data })
    const read = (...fields: readonly string[]) => action('plugin::content-manager.explorer.read', guide, { fields })
    const graphFor = async (name: string, ...fields: readonly string[]) =>
      JSON.stringify(await call(await assistant(name, use, read(...fields)), 'citable_json_ld', { uid: guide, documentId: id }))
    expect(await graphFor('reads it', 'headline', 'structuredData')).toContain('Written by hand')
    const without = await graphFor('does not read it', 'headline')
    expect([without.includes('A heap'), without.includes('Written by hand')]).toEqual([true, false])
  })

  test('a write goes through Strapi’s own tools: with the right to it, into the draft; what is published then has its JSON-LD', async () => {
    const made = await site.documents(article).create({ locale: 'en', data: { title: 'Heap', markdown: 'A heap needs air.' } })
    const on = (name: string) =>
      action(`plugin::content-manager.explorer.${name}`, article, { fields: ['title', 'markdown'], locales: ['en'] })
    const publishing = action('plugin::content-manager.explorer.publish', article, { locales: ['en'] })
    const entry = { documentId: made.documentId, locale: 'en' }
    const write = { ...entry, data: { title: 'Why a heap needs air' } }
    const isDone = async (ask: Awaited<ReturnType<typeof assistant>>, name: string, args: object): Promise<boolean> => {
      const answer = await call(ask, name, args)
      return answer.content !== undefined && answer.isError !== true
    }
    const titleOf = async (status: string) => (await site.documents(article).findOne({ ...entry, status }))?.title

    const reader = await assistant('may read', use, readAll)
    expect(await isDone(reader, 'update_article', write)).toBe(false)
    expect(await titleOf('draft')).toBe('Heap')

    const writer = await assistant('may write', use, readAll, on('update'))
    expect(await isDone(writer, 'update_article', write)).toBe(true)
    expect(await isDone(writer, 'publish_article', entry)).toBe(false)
    await site.service('snapshots').idle()
    expect([await titleOf('draft'), await titleOf('published')]).toEqual(['Why a heap needs air', undefined])
    expect(await site.service('snapshots').find(article, made.documentId, 'en')).toBeNull()

    const publisher = await assistant('may publish', use, readAll, publishing)
    expect(await isDone(publisher, 'publish_article', entry)).toBe(true)
    await site.service('snapshots').idle()
    const stored = await site.service('snapshots').find(article, made.documentId, 'en')
    expect(stored.jsonLd['@graph']).toEqual(expect.arrayContaining([expect.objectContaining({ headline: 'Why a heap needs air' })]))
  })

  describe('that write', () => {
    const page = 'api::page.page'
    const fields = ['title', 'slug', 'description', 'markdown']
    const on = (name: string, over: object = {}) =>
      action(`plugin::content-manager.explorer.${name}`, article, { fields, locales: ['en'], ...over })
    const readAny = [
      on('read'),
      action('plugin::content-manager.explorer.read', page, { fields: ['title', 'seo.metaDescription', 'seo.canonicalURL'] }),
    ]
    const turn = (mayWrite: boolean) => site.service('settings').save({ assistants: { mayWrite } })
    const make = (over: object = {}) =>
      site.documents(article).create({ locale: 'en', data: { title: 'Heap', slug: 'heap', markdown: 'A heap needs air.', ...over } })
    const draftOf = (documentId: string) => site.documents(article).findOne({ documentId, locale: 'en', status: 'draft' })
    const versionOf = async (ask: Awaited<ReturnType<typeof assistant>>, entry: object): Promise<string> =>
      (await call(ask, 'citable_score', entry)).structuredContent.text_version
    const said = (answer: { isError?: boolean; content: readonly { text: string }[] }) => [answer.isError ?? false, answer.content[0]?.text]
    afterAll(() => turn(false))

    test('is off until the settings allow it: not listed, and refused by name', async () => {
      const { documentId: id } = await make()
      const entry = { uid: article, documentId: id, locale: 'en' }
      const writer = await assistant('switch', use, ...readAny, on('update'))
      const write = async () => {
        const asked = { ...entry, field: 'title', value: 'Why a heap needs air', text_version: await versionOf(writer, entry) }
        return call(writer, 'citable_apply', asked)
      }
      expect((await ask('GET', '/settings', tokens.admin)).body.settings.assistants).toEqual({ mayWrite: false })
      expect(await listed(writer)).not.toContain('citable_apply')
      expect((await write()).structuredContent).toBeUndefined()
      expect((await draftOf(id)).title).toBe('Heap')
      // those who may change settings switch it, nobody else
      expect((await ask('PUT', '/settings/assistants', tokens.writer, { mayWrite: true })).status).toBe(403)
      expect((await ask('PUT', '/settings/assistants', tokens.changer, { mayWrite: true })).body.settings.assistants.mayWrite).toBe(true)
      expect(await listed(writer)).toContain('citable_apply')
      expect((await write()).structuredContent).toMatchObject({
        path: 'title',
        before: { value: 'Heap' },
        after: { value: 'Why a heap needs air' },
      })
      expect((await ask('PUT', '/settings/assistants', tokens.changer, { mayWrite: false })).status).toBe(200)
      expect(await listed(writer)).not.toContain('citable_apply')
    })

    test('goes into the draft, publishes nothing, and says scores before and after', async () => {
      await turn(true)
      // more than 50 words: below, both scores end at the same limit
      const markdown =
        'A compost heap needs air, because the microbes that rot leaves breathe. Turn the heap once a week in summer and once a month in winter, and lay two parts of twigs to one part of grass. A heap without air smells of eggs within ten days. Push a stick of 2 cm into its middle: where it comes out wet and cold, the heap wants turning.'
      const { documentId: id } = await make({ markdown })
      await site.documents(article).publish({ documentId: id, locale: 'en' })
      await site.service('snapshots').idle()
      const entry = { uid: article, documentId: id, locale: 'en' }
      const writer = await assistant('writes', use, ...readAny, on('update'))
      const version = await versionOf(writer, entry)
      const value = 'Air lets the microbes of a compost heap work: how much it needs, and how to bring it in.'
      const { structuredContent: done } = await call(writer, 'citable_apply', {
        ...entry,
        field: 'description',
        value,
        text_version: version,
      })
      expect(done).toMatchObject({ path: 'description', before: { value: '' }, after: { value } })
      for (const state of [done.before, done.after])
        expect(state).toMatchObject({ aeo_score: expect.any(Number), seo_score: expect.any(Number) })
      expect(done.after.seo_score).toBeGreaterThan(done.before.seo_score)
      expect(done.text_version).toBe(await versionOf(writer, entry))
      expect((await draftOf(id)).description).toBe(value)
      const published = await site.documents(article).findOne({ documentId: id, locale: 'en', status: 'published' })
      expect([published.title, published.description ?? null]).toEqual(['Heap', null])
    })

    test('takes the right to update the entry, its locale and its field', async () => {
      await turn(true)
      const { documentId: id } = await make()
      const entry = { uid: article, documentId: id, locale: 'en' }
      const asked = { ...entry, field: 'title', value: 'Taken over' }
      for (const [name, ...rights] of [
        ['reads only'],
        ['another field', on('update', { fields: ['description'] })],
        ['another locale', on('update', { locales: ['de'] })],
        ['another type', action('plugin::content-manager.explorer.update', page, { fields: ['title'] })],
      ] as const) {
        const limited = await assistant(name, use, ...readAny, ...rights)
        const answer = await call(limited, 'citable_apply', { ...asked, text_version: await versionOf(limited, entry) })
        expect(said(answer), name).toEqual([true, expect.stringContaining('no right to update')])
      }
      const blind = await assistant('may not read', use, on('update'))
      expect(said(await call(blind, 'citable_apply', { ...asked, text_version: '-' }))).toEqual([
        true,
        expect.stringContaining('no such draft'),
      ])
      expect((await draftOf(id)).title).toBe('Heap')
    })

    test('stops where the draft is another one meanwhile, in the field or elsewhere', async () => {
      await turn(true)
      const { documentId: id } = await make()
      const entry = { uid: article, documentId: id, locale: 'en' }
      const writer = await assistant('late', use, ...readAny, on('update'))
      const version = await versionOf(writer, entry)
      await site.documents(article).update({ documentId: id, locale: 'en', data: { markdown: 'A heap needs water.' } })
      const asked = { ...entry, field: 'title', value: 'Why a heap needs air' }
      expect(said(await call(writer, 'citable_apply', { ...asked, text_version: version }))).toEqual([
        true,
        expect.stringContaining('Read it again'),
      ])
      expect((await draftOf(id)).title).toBe('Heap')
      // of two that were given the same text one writes
      const same = await versionOf(writer, entry)
      const both = await Promise.all(
        ['First', 'Second'].map((value) => call(writer, 'citable_apply', { ...asked, value, text_version: same })),
      )
      expect(both.filter(({ isError }) => isError !== true)).toHaveLength(1)
      expect((await draftOf(id)).title).toBe(both.find(({ isError }) => isError !== true)?.structuredContent.after.value)
    })

    test('keeps the rules of the field, the rest of its component, and types without drafts', async () => {
      await turn(true)
      const { documentId: id } = await site.documents(page).create({
        data: {
          title: 'Heap',
          parts: [{ __component: 'sections.text', body: 'A heap needs air.' }],
          seo: { metaDescription: 'Old', canonicalURL: 'https://example.org/heap' },
        },
      })
      const update = action('plugin::content-manager.explorer.update', page, { fields: ['title', 'seo.metaDescription'] })
      const writer = await assistant('component', use, ...readAny, update, on('update'))
      const entry = { uid: page, documentId: id }
      const write = async (over: object) =>
        call(writer, 'citable_apply', {
          ...entry,
          field: 'description',
          value: 'New',
          text_version: await versionOf(writer, entry),
          ...over,
        })
      expect((await write({})).structuredContent).toMatchObject({
        path: 'seo.metaDescription',
        before: { value: 'Old' },
        after: { value: 'New' },
      })
      const { seo } = await site.documents(page).findOne({ documentId: id, status: 'draft', populate: ['seo'] })
      expect(seo).toMatchObject({ metaDescription: 'New', canonicalURL: 'https://example.org/heap' })
      const withRules = async (attribute: object, rules: object, work: () => Promise<void>) => {
        const before = { ...attribute }
        Object.assign(attribute, { rules })
        try {
          await work()
        } finally {
          Object.assign(attribute, { rules: undefined }, before)
        }
      }
      const { metaDescription } = site.service('settings').shape(page).components['shared.seo']
      await withRules(metaDescription, { maxLength: 12, minLength: 3, regex: '^[A-Z]' }, async () => {
        for (const [value, reason] of [
          ['A text that is too long', '12 characters at most'],
          ['Ab', '3 characters or more'],
          ['lower', 'does not match the pattern'],
        ])
          expect(said(await write({ value }))).toEqual([true, expect.stringContaining(reason ?? '')])
      })
      const { documentId: other } = await make({ title: 'Another heap', slug: 'another' })
      const own = { uid: article, documentId: other, locale: 'en', field: 'title' }
      await make({ title: 'Held', slug: 'held' })
      await withRules(site.service('settings').shape(article).attributes.title, { unique: true }, async () => {
        const text_version = await versionOf(writer, own)
        expect(said(await call(writer, 'citable_apply', { ...own, value: 'Held', text_version }))).toEqual([
          true,
          expect.stringContaining('unique'),
        ])
        expect((await call(writer, 'citable_apply', { ...own, value: 'Free', text_version })).structuredContent.after.value).toBe('Free')
      })
      const memo = await site.documents('api::memo.memo').create({ data: { title: 'Memo', body: 'A heap needs air.' } })
      const onMemo = (name: string) => action(`plugin::content-manager.explorer.${name}`, 'api::memo.memo', { fields: ['title', 'body'] })
      const noter = await assistant('memo', use, onMemo('read'), onMemo('update'))
      const noted = { uid: 'api::memo.memo', documentId: memo.documentId }
      const answer = await call(noter, 'citable_apply', {
        ...noted,
        field: 'title',
        value: 'New',
        text_version: await versionOf(noter, noted),
      })
      expect(said(answer)).toEqual([true, expect.stringContaining('no drafts')])
      expect(said(await write({ field: 'seo_title', value: 'New' }))).toEqual([true, expect.stringContaining('no such field')])
    })
  })
})

describe('service mode', () => {
  const key = 'ctb_live_0123456789abcdefghij'
  let service: ReturnType<typeof createServer>
  let seen: { readonly url: string; readonly authorization: string; readonly body: { readonly content?: { readonly title?: string } } }[] =
    []
  let answer: (url: string) => { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown } =
    () => ({ status: 500 })
  const optimization = (headline: string) => ({
    aeo_score: 91,
    seo_score: 92,
    title: headline,
    titles: [],
    schema: { '@context': 'https://schema.org', '@graph': [{ '@id': '#article', headline }] },
    rubric_version: '9.9.9',
  })
  const read = async (request: IncomingMessage) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    return Buffer.concat(parts).toString()
  }

  beforeAll(async () => {
    service = createServer(async (request, response) => {
      const text = await read(request)
      seen.push({ url: request.url ?? '', authorization: request.headers.authorization ?? '', body: text === '' ? {} : JSON.parse(text) })
      const { status, headers = {}, body = {} } = answer(request.url ?? '')
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    expect((await ask('PUT', '/settings/mode', tokens.admin, { mode: 'service', address, key })).status).toBe(200)
  })
  afterAll(async () => {
    await ask('PUT', '/settings/mode', tokens.admin, { mode: 'embedded', address: '', key: null })
    await new Promise((closed) => service.close(closed))
  })

  test('the panel’s request is passed on with the key', async () => {
    seen = []
    answer = () => ({ status: 200, body: optimization('x') })
    const { status, body } = await ask('POST', '/optimize', tokens.writer, {
      uid: article,
      request: { content: { markdown: 'Text', title: 'From the panel' } },
    })
    expect(status).toBe(200)
    expect(body.ok).toBe(true)
    expect(body.body.aeo_score).toBe(91)
    expect(seen).toEqual([
      { url: '/v1/optimize', authorization: `Bearer ${key}`, body: { content: { markdown: 'Text', title: 'From the panel' } } },
    ])
  })

  test('an address to fetch is no text: refused before anything is asked', async () => {
    seen = []
    expect((await ask('POST', '/optimize', tokens.writer, { uid: article, request: { url: 'http://169.254.169.254/' } })).status).toBe(400)
    expect(
      (await ask('POST', '/optimize', tokens.writer, { uid: article, request: { content: {}, url: 'http://169.254.169.254/' } })).status,
    ).toBe(400)
    expect(seen).toEqual([])
  })

  test.each([
    ['a redirect is not followed', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'redirected'],
    ['no JSON', { status: 200, body: '<html>' }, 'malformed'],
    ['a refused key', { status: 401, body: { code: 'revoked_key', detail: 'The key was revoked.' } }, 'refused'],
    [
      'too many requests',
      { status: 429, headers: { 'retry-after': '7' }, body: { code: 'rate_limited', detail: 'Slow down.' } },
      'refused',
    ],
  ])('%s', async (_name, given, reason) => {
    answer = () => given
    const { status, body } = await ask('POST', '/optimize', tokens.writer, { uid: article, request: { content: { markdown: 'x' } } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ok: false, reason })
    if (given.status === 429) expect(body.retryAfterSeconds).toBe(7)
    if (given.status === 401) expect(body.code).toBe('revoked_key')
  })

  test('publishing stores the embedded result first and the service’s answer after the commit', async () => {
    seen = []
    answer = () => ({ status: 200, body: optimization('Written by the service') })
    const made = await site.documents(article).create({ locale: 'en', data: { title: 'Enriched', markdown: 'x' } })
    await site.app.db.transaction(async () => {
      await site.documents(article).publish({ documentId: made.documentId })
      await site.service('snapshots').idle()
      expect(seen).toEqual([])
    })
    await site.service('snapshots').idle()
    expect(seen.map(({ body }) => body.content?.title)).toEqual(['Enriched'])
    const stored = await site.service('snapshots').find(article, made.documentId, 'en')
    expect([stored.origin, stored.aeoScore, stored.jsonLd['@graph'][0].headline]).toEqual(['service', 91, 'Written by the service'])
  })

  test('an answer to an older text is thrown away', async () => {
    const { documentId: id } = await site
      .documents(article)
      .create({ locale: 'en', status: 'published', data: { title: 'Newer', markdown: 'x' } })
    await site.service('snapshots').idle()
    expect(await site.service('snapshots').enrich(article, id, 'en', 'hash-of-an-older-text', optimization('Older'))).toBe(false)
  })

  test('a service that is down, or answers nonsense, leaves the embedded result', async () => {
    answer = () => ({ status: 200, body: { aeo_score: 900, schema: 'no' } })
    const { documentId: id } = await site
      .documents(article)
      .create({ locale: 'en', status: 'published', data: { title: 'Nonsense', markdown: 'x' } })
    await site.service('snapshots').idle()
    expect((await site.service('snapshots').find(article, id, 'en')).origin).toBe('embedded')
    answer = () => ({ status: 401, body: { code: 'revoked_key', detail: 'The key was revoked.' } })
    const refused = await site.documents(article).create({ locale: 'en', status: 'published', data: { title: 'Refused', markdown: 'x' } })
    await site.service('snapshots').idle()
    expect((await site.service('snapshots').find(article, refused.documentId, 'en')).origin).toBe('embedded')
  })

  test('the connection test says what it found', async () => {
    answer = () => ({ status: 200, body: optimization('x') })
    expect((await ask('POST', '/settings/test', tokens.admin)).body).toMatchObject({ ok: true, rubricVersion: '9.9.9', sameRubric: false })
    answer = () => ({ status: 401, body: { code: 'revoked_key', detail: 'The key was revoked.' } })
    expect((await ask('POST', '/settings/test', tokens.admin)).body).toEqual({
      ok: false,
      reason: 'refused',
      detail: 'The key was revoked.',
    })
  })
})
