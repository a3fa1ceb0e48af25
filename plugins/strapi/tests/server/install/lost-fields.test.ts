import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedSite, sharedSite } from '../site/shared-site.ts'
import { signIn } from '../site/sign-in.ts'

const article = 'api::article.article'
const memo = 'api::memo.memo'
const identity = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }

let site: SharedSite
let token: string

async function ask(method: string, path: string, body?: unknown) {
  const response = await fetch(`${site.base}/citable${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: answers of several routes
  return { status: response.status, body: (await response.json()) as any }
}
const typeOf = async (uid: string) =>
  (await ask('GET', '/settings')).body.types.find((one: { shape: { uid: string } }) => one.shape.uid === uid)
const storedOf = async (uid: string) => (await site.service('settings').get()).types[uid]
const nodesOf = async (
  documentId: string,
): Promise<readonly { readonly '@type': string; readonly headline?: string; readonly name?: string }[]> => {
  await site.service('snapshots').idle()
  return (await site.service('snapshots').find(article, documentId, 'en'))?.jsonLd['@graph'] ?? []
}

beforeAll(async () => {
  site = await sharedSite()
  await site.service('settings').save({ site: identity })
  token = await signIn(site, 'lost-fields')
})

describe('saving stores what people chose', () => {
  const addresses = { '*': 'https://www.example.org/articles/{slug}' }

  test('addresses alone, and the rest stays proposed', async () => {
    const before = await typeOf(article)
    expect((await ask('PUT', '/settings/addresses', { addresses: { [article]: addresses } })).status).toBe(200)
    expect(await storedOf(article)).toEqual({ enabled: true, mapping: null, chosen: { addresses } })
    expect((await typeOf(article)).mapping).toEqual({ ...before.mapping, addresses })
  })

  test('one field of the mapping beside them, and addresses again', async () => {
    const { mapping } = await typeOf(article)
    await ask('PUT', '/settings/type', { uid: article, enabled: true, mapping: { ...mapping, image: null }, schemaType: 'NewsArticle' })
    const other = { '*': 'https://www.example.org/{locale}/{slug}' }
    await ask('PUT', '/settings/addresses', { addresses: { [article]: other } })
    expect(await storedOf(article)).toEqual({
      enabled: true,
      mapping: null,
      chosen: { addresses: other, image: null, body: mapping.body },
      schemaType: 'NewsArticle',
      warnBelow: null,
    })
    expect((await typeOf(article)).mapping).toEqual({ ...mapping, image: null, addresses: other })
  })

  test('a whole mapping of an older version becomes what differs from the proposal', async () => {
    const { proposal } = await typeOf(article)
    await site.service('settings').save({ types: { [article]: { enabled: true, mapping: { ...proposal, description: null, addresses } } } })
    expect(await typeOf(article)).toMatchObject({ mapping: { ...proposal, description: null, addresses }, isCustom: true, lost: [] })
    const other = { '*': 'https://www.example.org/{slug}' }
    await ask('PUT', '/settings/addresses', { addresses: { [article]: other } })
    expect(await storedOf(article)).toEqual({ enabled: true, mapping: null, chosen: { addresses: other, description: null } })
  })

  test('texts that are proposed as well, once a person saved a mapping: a text that comes later waits for a person', async () => {
    await site.service('settings').save({ types: {} })
    const { proposal, shape } = await typeOf(article)
    const save = (mapping: object) => ask('PUT', '/settings/type', { uid: article, enabled: true, mapping })
    await save({ ...proposal, image: null })
    const { attributes } = site.service('settings').shape(article)
    attributes.membersOnly = { type: 'richtext' }
    try {
      await ask('PUT', '/settings/addresses', { addresses: { [article]: addresses } })
      await save((await typeOf(article)).mapping)
      const { mapping, proposal: now } = await typeOf(article)
      expect([now.body, mapping.body]).toEqual([[...proposal.body, 'membersOnly'], proposal.body])
      // left out once, it is offered in place of no other text
      await site.service('settings').save({ types: { [article]: { ...(await storedOf(article)), chosen: { body: ['story'] } } } })
      expect((await typeOf(article)).mapping.body).toEqual(proposal.body)
    } finally {
      delete attributes.membersOnly
    }
    expect((await typeOf(article)).shape).toEqual(shape)
  })

  test('an untouched proposal, switched off and on, stores no choice', async () => {
    const { proposal } = await typeOf(memo)
    for (const enabled of [false, true]) await ask('PUT', '/settings/type', { uid: memo, enabled, mapping: proposal })
    expect(await storedOf(memo)).toEqual({ enabled: true, mapping: null, chosen: null, schemaType: null, warnBelow: null })
  })

  test('a choice stays when its type is switched off, and goes when people take the proposal back', async () => {
    const chosen = { addresses }
    await site.service('settings').save({ types: { [article]: { enabled: true, mapping: null, chosen, schemaType: null } } })
    const put = (enabled: boolean) => ask('PUT', '/settings/type', { uid: article, enabled, mapping: null })
    expect((await put(false)).status).toBe(200)
    expect(await storedOf(article)).toEqual({ enabled: false, mapping: null, chosen, schemaType: null, warnBelow: null })
    await put(true)
    expect(await storedOf(article)).toEqual({ enabled: true, mapping: null, chosen: null, schemaType: null, warnBelow: null })
  })
})

describe('a mapping that names fields which are gone', () => {
  /** As it is in settings after a field was renamed in the Content-Type Builder. */
  const stored = async (change: object) => {
    const { proposal } = await typeOf(article)
    await site.service('settings').save({ types: { [article]: { enabled: true, mapping: { ...proposal, ...change } } } })
  }

  for (const [name, change, lost] of [
    ['title', { title: 'heading' }, ['heading']],
    ['text', { body: ['story', 'markdown'] }, ['story']],
    ['every text', { body: ['story'] }, ['story']],
    ['slug and picture', { slug: 'path', image: 'teaser' }, ['path', 'teaser']],
    ['author', { author: 'writer.name' }, ['writer.name']],
    ['a part of a component', { roles: { 'sections.quote': { words: 'quote' } } }, ['sections.quote.words']],
    ['a field of another kind', { datePublished: 'title' }, ['title']],
    [
      'fields of a component that is gone',
      { seoTitle: 'seo.metaTitle', canonical: 'seo.canonicalURL', robots: 'seo.metaRobots' },
      ['seo.metaTitle', 'seo.canonicalURL', 'seo.metaRobots'],
    ],
  ] as const)
    test(`${name}: the graph is whole, the loss is shown, and the proposal can be saved`, async () => {
      await stored(change)
      const title = `Without ${name}`
      const { documentId } = await site.documents(article).create({
        locale: 'en',
        status: 'published',
        data: { title, slug: title.toLowerCase().replaceAll(' ', '-'), markdown: 'The heap needs air.' },
      })
      const nodes = await nodesOf(documentId)
      expect(nodes.find(({ headline }) => headline === title)).toBeDefined()
      expect(nodes.find((node) => node['@type'] === 'WebPage')).toMatchObject({ name: title })
      const health = await ask('GET', '/health')
      expect([health.status, health.body.lost]).toEqual([200, [{ name: 'Article', fields: lost, isMapped: true }]])
      expect(health.body.rows.find((row: { documentId: string }) => row.documentId === documentId)).toMatchObject({
        title,
        state: 'scored',
      })
      const { mapping, lost: told } = await typeOf(article)
      expect(told).toEqual(lost)
      if (name === 'text') expect(mapping.body).toEqual(['markdown'])
      expect((await fetch(`${site.base}/api/articles/${documentId}`, { headers: site.headers })).status).toBe(200)
      // addresses are saved although other fields are lost, and their loss stays shown
      expect(
        (await ask('PUT', '/settings/addresses', { addresses: { [article]: { '*': 'https://www.example.org/a/{slug}' } } })).status,
      ).toBe(200)
      expect((await typeOf(article)).lost).toEqual(lost)
      expect((await ask('PUT', '/settings/type', { uid: article, enabled: true, mapping })).status).toBe(200)
      expect((await ask('GET', '/health')).body.lost).toEqual([])
    })

  test('an address with a lost field is shown, and refused when it is saved again', async () => {
    const addresses = { '*': 'https://www.example.org/{field:section}/{slug}' }
    await stored({ addresses })
    expect((await ask('GET', '/health')).body.lost).toEqual([{ name: 'Article', fields: ['section'], isMapped: true }])
    const refused = await ask('PUT', '/settings/addresses', { addresses: { [article]: addresses } })
    expect([refused.status, refused.body.error.details.errors[0]]).toEqual([
      400,
      { path: ['addresses', article], message: 'There is no public field section' },
    ])
  })
})

test('Content health reads a type with fields that are called as columns of the plugin', async () => {
  const lesson = 'api::lesson.lesson'
  const data = { title: 'Graded', slug: 'graded', content: 'The heap needs air.', aeoScore: 3, seoScore: 4 }
  const { documentId } = await site.documents(lesson).create({ status: 'published', data })
  await site.service('snapshots').idle()
  const { status, body } = await ask('GET', `/health?type=${lesson}`)
  const { aeoScore, seoScore } = await site.service('snapshots').find(lesson, documentId, '')
  expect([status, body.rows]).toMatchObject([200, [{ documentId, state: 'scored', aeoScore, seoScore }]])
  expect((await ask('GET', '/health')).status).toBe(200)
})
