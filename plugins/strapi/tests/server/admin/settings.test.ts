import { beforeAll, describe, expect, test } from 'vitest'
import type { PreviewAnswer } from '#shared/answers.ts'
import { article, type Office, openOffice } from '../site/office.ts'

let site: Office['site']
let tokens: Office['tokens']
let documentId: Office['documentId']
let ask: Office['ask']

beforeAll(async () => {
  ;({ site, tokens, documentId, ask } = await openOffice())
})

const proposalOf = async (uid: string) => {
  const { body } = await ask('GET', '/settings', tokens.admin)
  return body.types.find((type: { shape: { uid: string } }) => type.shape.uid === uid).proposal
}

describe('the settings of a site', () => {
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

  test.each([
    ['an address of this machine', 'http://127.0.0.1:1337', 'local', 'http://127.0.0.1:1337'],
    ['a path without a host', '/cms', 'local', '/cms'],
    ['a public address', 'https://cms.example.org', 'local', null],
    ['an address of this machine, but pictures that a provider keeps elsewhere', 'http://127.0.0.1:1337', 'aws-s3', null],
  ])('pictures that readers cannot open are told of a server with %s', async (_what, address, provider, expected) => {
    const { config } = site.app
    const names = ['server.absoluteUrl', 'plugin::upload.provider'] as const
    const before = names.map((name) => config.get(name))
    config.set(names[0], address)
    config.set(names[1], provider)
    try {
      expect((await ask('GET', '/settings', tokens.admin)).body.hidesPictures).toBe(expected)
    } finally {
      for (const [at, name] of names.entries()) config.set(name, before[at])
    }
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
})

describe('addresses of entries', () => {
  test('examples of addresses are shown to people who may read the type, in fields that they may read', async () => {
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
})

describe('the preview of a mapping', () => {
  test('what a mapping reads of the newest entry is shown before it is saved, for people who may read the type', async () => {
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
})

describe('the mapping of a type', () => {
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
})

describe('address and key of the service', () => {
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
