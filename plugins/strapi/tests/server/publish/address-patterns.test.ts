import { beforeAll, expect, test } from 'vitest'
import { type SharedSite, settle, sharedSite } from '../site/shared-site.ts'
import { signIn } from '../site/sign-in.ts'

const article = 'api::article.article'
const pattern = 'https://www.example.org/{year}/{author.name}/{slug}'

let site: SharedSite
let admin: Readonly<Record<string, string>>

const put = async (path: string, body: object) => {
  const response = await fetch(`${site.base}/citable/settings/${path}`, { method: 'PUT', headers: admin, body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}
const identity = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }
const addressIn = async (documentId: string): Promise<string | undefined> => {
  const response = await fetch(`${site.base}/api/articles/${documentId}`, { headers: site.headers })
  const { data } = (await response.json()) as { data: { citable: { alternates: readonly { url: string }[] } } }
  return data.citable.alternates[0]?.url
}

beforeAll(async () => {
  site = await sharedSite()
  admin = { authorization: `Bearer ${await signIn(site, 'address-patterns')}`, 'content-type': 'application/json' }
  expect((await put('site', identity)).status).toBe(200)
})

test('a site that only this machine can open is refused, with what it would do', async () => {
  for (const url of ['http://localhost:3000', 'https://127.0.0.1', 'http://[::1]:3000', 'http://app.localhost']) {
    const { status, body } = await put('site', { ...identity, url })
    expect([url, status]).toEqual([url, 400])
    expect(JSON.stringify(body)).toContain('no structured data would name the publisher')
  }
  const logo = await put('site', { ...identity, logo: 'http://127.0.0.1:1337/uploads/logo.png' })
  expect(logo.status).toBe(400)
  expect(JSON.stringify(logo.body)).toContain('no structured data would show the logo')
  expect(JSON.stringify((await (await fetch(`${site.base}/citable/settings`, { headers: admin })).json()).settings.site)).toBe(
    JSON.stringify(identity),
  )
})

test('an address names a related entry and the day of publishing, and follows both', async () => {
  const author = await site.documents('api::author.author').create({ data: { name: 'Mara' } })
  const { documentId } = await site.documents(article).create({
    locale: 'en',
    status: 'published',
    data: { title: 'Heap', slug: 'heap', markdown: 'It needs air.', author: author.documentId },
  })
  await site.service('snapshots').idle()
  const { status, body } = await put('addresses', { addresses: { [article]: { '*': pattern } } })
  expect(status).toBe(200)
  const year = new Date().getUTCFullYear()
  const [example] = body.types.find(({ shape }: { shape: { uid: string } }) => shape.uid === article).examples
  expect(example).toMatchObject({ named: { 'author.name': 'Mara' }, date: expect.stringContaining(`${year}-`) })
  await settle(site)
  expect(await addressIn(documentId)).toBe(`https://www.example.org/${year}/Mara/heap`)

  await site.documents('api::author.author').update({ documentId: author.documentId, data: { name: 'Mara L' } })
  await settle(site)
  expect(await addressIn(documentId)).toBe(`https://www.example.org/${year}/Mara%20L/heap`)

  const entry = await (
    await fetch(`${site.base}/citable/entry?uid=${article}&documentId=${documentId}&locale=en`, { headers: admin })
  ).json()
  expect(entry.facts.named).toEqual({ 'author.name': 'Mara L' })
})

test.each([
  ['a relation that is not there', '{topic.slug}'],
  ['a field that the related type does not have', '{author.nothing}'],
  ['a private field of the related type', '{author.email}'],
  ['a field that is no relation', '{title.slug}'],
  ['two relations in a row', '{author.group.slug}'],
])('an address that names %s is refused', async (_what, part) => {
  expect((await put('addresses', { addresses: { [article]: { '*': `https://www.example.org/${part}/{slug}` } } })).status).toBe(400)
})
