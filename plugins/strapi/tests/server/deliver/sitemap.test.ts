import { beforeAll, expect, test } from 'vitest'
import { queriesOf } from '../site/boot.ts'
import { type SharedSite, settle, sharedSite } from '../site/shared-site.ts'

const article = 'api::article.article'
const page = 'api::page.page'
const notice = 'api::notice.notice'
const identity = { url: 'https://www.example.org', name: 'Notes', publisher: { kind: 'organization', name: '' }, logo: '' }

let site: SharedSite

const read = async (path: string, headers: object = {}) => {
  const response = await fetch(`${site.base}/api/citable/sitemap${path}`, { headers: { ...site.headers, ...headers } })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)

beforeAll(async () => {
  site = await sharedSite()
  await site.service('settings').save({ site: identity })
  const make = (uid: string, data: object, more: object = {}) => site.documents(uid).create({ status: 'published', data, ...more })
  const { documentId } = await make(article, { title: 'Heap', slug: 'heap-soil', markdown: 'x' }, { locale: 'en' })
  await site
    .documents(article)
    .update({ documentId, locale: 'fr', status: 'published', data: { title: 'Tas', slug: 'tas', markdown: 'x' } })
  await make(article, { title: 'Draft', slug: 'draft', markdown: 'x' }, { locale: 'en', status: 'draft' })
  await make(page, { title: 'Shown', slug: 'shown' })
  await make(page, { title: 'Hidden', slug: 'hidden', seo: { metaRobots: 'noindex' } })
  await make(notice, { title: 'Board', slug: 'board', body: 'x' })
  await settle(site)
})

test('a file has the published entries of a locale, with their day and their other languages', async () => {
  const { status, type, text } = await read(`/${article}?locale=en`)
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(addressesIn(text)).toEqual(['https://www.example.org/heap-soil'])
  expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  const links = [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, address]) => [language, address])
  expect(links).toEqual([
    ['en', 'https://www.example.org/heap-soil'],
    ['fr', 'https://www.example.org/tas'],
    ['x-default', 'https://www.example.org/heap-soil'],
  ])
  expect(text.match(/<url>/g)).toHaveLength(1)
  expect(addressesIn((await read(`/${article}?locale=de`)).text)).toEqual([])
  expect(addressesIn((await read(`/${article}?locale=en&page=2`)).text)).toEqual([])
})

test('an entry with noindex is in no sitemap', async () => {
  expect(addressesIn((await read(`/${page}`)).text)).toEqual(['https://www.example.org/shown'])
})

test('the index names a file for each type and locale that the caller may read, at the address that is asked for', async () => {
  const own = addressesIn((await read('')).text)
  expect(own).toContain(`https://cms.example.org/api/citable/sitemap/${article}?locale=en&amp;page=1`)
  expect(own).toContain(`https://cms.example.org/api/citable/sitemap/${article}?locale=fr&amp;page=1`)
  expect(own.join()).not.toContain(notice)
  expect(addressesIn((await read('', { 'x-member': 'yes' })).text).join()).toContain(notice)
  const base = encodeURIComponent('https://www.example.org/maps/')
  expect(addressesIn((await read(`?base=${base}`)).text)).toContain(`https://www.example.org/maps/${page}?page=1`)
  expect((await read(`?base=${encodeURIComponent('javascript:alert(1)')}`)).text).not.toContain('javascript')
})

test('a refused type, an unknown type and an invalid page have no sitemap', async () => {
  expect((await read(`/${notice}`)).status).toBe(403)
  expect((await read('/api::nothing.nothing')).status).toBe(404)
  expect((await read('/admin::user')).status).toBe(404)
  expect((await read(`/${article}?page=0`)).status).toBe(400)
  expect((await read(`/${article}`, { authorization: '' })).status).toBe(403)
})

test('a file costs as many queries for many entries as for one', async () => {
  await read(`/${article}?locale=en`)
  const few = await queriesOf(site.app, () => read(`/${article}?locale=en`))
  for (let number = 0; number < 8; number++)
    await site
      .documents(article)
      .create({ locale: 'en', status: 'published', data: { title: `More ${number}`, slug: `more-${number}`, markdown: 'x' } })
  await settle(site)
  const many = await queriesOf(site.app, async () => expect(addressesIn((await read(`/${article}?locale=en`)).text)).toHaveLength(9))
  expect(many.length).toBeLessThanOrEqual(few.length + 1)
})
