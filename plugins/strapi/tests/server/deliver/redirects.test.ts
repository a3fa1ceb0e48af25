import { beforeAll, beforeEach, expect, test } from 'vitest'
import { article, type Office, openOffice } from '../site/office.ts'
import { settle } from '../site/shared-site.ts'

const notice = 'api::notice.notice'
const site = 'https://www.example.org'
const identity = { url: site, name: 'Notes', publisher: { kind: 'organization', name: '' }, logo: '' }

let office: Office
let made = 0

const settings = () => office.site.service('settings')
const save = async (addresses: object = { en: `${site}/{slug}`, '*': `${site}/{locale}/{slug}` }) => {
  await settings().save({ site: identity, types: { [article]: { enabled: true, mapping: null, chosen: { addresses } } } })
}
const publish = async (slug: string, locale = 'en', documentId?: string): Promise<string> => {
  const documents = office.site.documents(article)
  const data = { title: `Heap ${++made}`, slug, markdown: 'The heap needs air.' }
  const written = documentId
    ? await documents.update({ documentId, locale, status: 'published', data })
    : await documents.create({ locale, status: 'published', data })
  await settle(office.site)
  return written.documentId
}
const find = async (address: string, headers: object = office.site.headers) => {
  const response = await fetch(`${office.site.base}/api/citable/redirect?address=${encodeURIComponent(address)}`, {
    headers: { ...headers },
  })
  const { data } = (await response.json()) as { data?: { from: string; to: string; locale: string | null } }
  return [response.status, data?.to ?? null]
}

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  await office.site.app.db.connection('citable_redirects').delete()
  await save()
})

test('the old address of a slug that changed leads to the new one, as a path or in full', async () => {
  const documentId = await publish('first-name')
  expect(await find('/first-name')).toEqual([404, null])
  await publish('second-name', 'en', documentId)
  for (const asked of ['/first-name', '/first-name/', `${site}/first-name`, `${site}/first-name?utm=1`])
    expect(await find(asked), asked).toEqual([200, `${site}/second-name`])
  expect(await find('https://elsewhere.example/first-name')).toEqual([404, null])
})

test('each move leads to where the entry is now: there is no chain', async () => {
  const documentId = await publish('a-one')
  await publish('a-two', 'en', documentId)
  await publish('a-three', 'en', documentId)
  expect([await find('/a-one'), await find('/a-two')]).toEqual([
    [200, `${site}/a-three`],
    [200, `${site}/a-three`],
  ])
})

test('an entry that goes back to its old address makes no loop', async () => {
  const documentId = await publish('b-one')
  await publish('b-two', 'en', documentId)
  await publish('b-one', 'en', documentId)
  expect([await find('/b-one'), await find('/b-two')]).toEqual([
    [404, null],
    [200, `${site}/b-one`],
  ])
})

test('an entry that takes the old address of another one stays there', async () => {
  const documentId = await publish('c-one')
  await publish('c-two', 'en', documentId)
  await publish('c-one')
  expect(await find('/c-one')).toEqual([404, null])
})

test('each locale keeps its own', async () => {
  const documentId = await publish('tas', 'fr')
  await publish('heap-en', 'en', documentId)
  await publish('tas-de-compost', 'fr', documentId)
  expect([await find('/fr/tas'), await find('/heap-en')]).toEqual([
    [200, `${site}/fr/tas-de-compost`],
    [404, null],
  ])
})

test('a new pattern of addresses leads from those of the old one', async () => {
  await publish('d-one')
  await save({ en: `${site}/articles/{slug}` })
  await office.site.service('repair').runAll()
  await settle(office.site)
  expect(await find('/d-one')).toEqual([200, `${site}/articles/d-one`])
})

test('a draft moves nothing, and an entry that is gone leads nowhere', async () => {
  const documentId = await publish('e-one')
  await office.site.documents(article).update({ documentId, locale: 'en', data: { slug: 'e-draft' } })
  await settle(office.site)
  expect(await find('/e-one')).toEqual([404, null])
  await publish('e-two', 'en', documentId)
  expect(await find('/e-one')).toEqual([200, `${site}/e-two`])
  await office.site.documents(article).unpublish({ documentId, locale: 'en' })
  await settle(office.site)
  expect(await find('/e-one')).toEqual([404, null])
})

test('takes our right and the one to read the type', async () => {
  const documentId = await publish('f-one')
  await publish('f-two', 'en', documentId)
  const tokens = office.site.app.service('admin::api-token')
  const tokenFor = async (name: string, permissions: readonly string[]) => {
    const { accessKey } = await tokens.create({ name, description: '', type: 'custom', lifespan: null, permissions })
    return { authorization: `Bearer ${accessKey}` }
  }
  const ours = 'plugin::citable.redirects.find'
  expect(await find('/f-one', {})).toEqual([403, null])
  expect(await find('/f-one', await tokenFor('redirects alone', [ours]))).toEqual([404, null])
  expect(await find('/f-one', await tokenFor('articles alone', [`${article}.findOne`]))).toEqual([403, null])
  expect(await find('/f-one', await tokenFor('both', [ours, `${article}.findOne`]))).toEqual([200, `${site}/f-two`])
})

test('publishing without a move asks the table nothing, and one with a move adds a row', async () => {
  const { queriesOf } = await import('../site/boot.ts')
  const documentId = await publish('g-one')
  const about = async (slug: string) =>
    (await queriesOf(office.site.app, () => publish(slug, 'en', documentId))).filter((sql) => sql.includes('citable_redirects'))
  expect(await about('g-one')).toEqual([])
  expect(await about('g-two')).toHaveLength(1)
})

test('people add and remove redirects; an address that cannot be opened is refused', async () => {
  await publish('h-one')
  const add = (from: string, to: string, token = office.tokens.changer) => office.ask('POST', '/redirects', token, { from, to })
  const refused = async (from: string, to: string) => {
    const { status, body } = await add(from, to)
    return [status, body.error?.details.errors[0].path[0] ?? null]
  }
  expect((await add('/very/old', '/h-one')).status).toBe(200)
  expect(await find('/very/old')).toEqual([200, `${site}/h-one`])
  expect(await refused('/h-one', '/h-one')).toEqual([400, 'from'])
  expect(await refused('/h-two', '/very/old')).toEqual([400, 'to'])
  expect(await refused('/h-two', '/nowhere')).toEqual([400, 'to'])
  expect(await refused('javascript:alert(1)', '/h-one')).toEqual([400, 'from'])
  expect((await add('/old', '/h-one', office.tokens.reader)).status).toBe(403)
  const { body } = await office.ask('GET', '/redirects', office.tokens.admin)
  expect(body).toMatchObject({ total: 1, redirects: [{ from: `${site}/very/old`, to: `${site}/h-one` }] })
  expect((await office.ask('GET', '/redirects', office.tokens.reader)).body.redirects).toEqual([])
  const { id } = body.redirects[0]
  expect((await office.ask('DELETE', `/redirects/${id}`, office.tokens.reader)).status).toBe(403)
  expect((await office.ask('DELETE', `/redirects/${id}`, office.tokens.changer)).status).toBe(200)
  expect((await office.ask('DELETE', `/redirects/${id}`, office.tokens.changer)).status).toBe(404)
  expect(await find('/very/old')).toEqual([404, null])
})

test('a type that the site keeps back is not mentioned', async () => {
  await settings().save({ types: { [notice]: { enabled: true, mapping: null, chosen: { addresses: { '*': `${site}/{slug}` } } } } })
  const documents = office.site.documents(notice)
  const { documentId } = await documents.create({ status: 'published', data: { title: 'Board', slug: 'i-one', body: 'x' } })
  await settle(office.site)
  await documents.update({ documentId, status: 'published', data: { slug: 'i-two' } })
  await settle(office.site)
  expect(await find('/i-one')).toEqual([404, null])
  expect(await find('/i-one', { ...office.site.headers, 'x-member': 'yes' })).toEqual([200, `${site}/i-two`])
})
