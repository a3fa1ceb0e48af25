import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedSite, settle, sharedSite } from '../site/shared-site.ts'
import { signIn } from '../site/sign-in.ts'

const article = 'api::article.article'
/** Scores as they are stored; two entries have none, and two the same. */
const entries = [
  ['Beta', 40, 90],
  ['Delta', null, null],
  ['Alpha', 90, 40],
  ['Echo', 40, 10],
  ['Charlie', null, null],
] as const

let site: SharedSite
let token: string

beforeAll(async () => {
  site = await sharedSite()
  token = await signIn(site, 'list-order')
  for (const [title, aeo_score, seo_score] of entries) {
    const data = { title, slug: title.toLowerCase(), markdown: 'A heap needs air.' }
    const { documentId } = await site.documents(article).create({ locale: 'en', status: 'published', data })
    await site.documents(article).update({ documentId, locale: 'fr', status: 'published', data: { ...data, title: `${title} (fr)` } })
    await settle(site)
    const stored = site.app.db.connection('citable_snapshots').where({ related_document_id: documentId })
    await stored.clone().andWhere({ related_locale: 'en' }).update({ aeo_score, seo_score })
    // another order in another language
    await stored.clone().andWhere({ related_locale: 'fr' }).update({ aeo_score: seo_score, seo_score: aeo_score })
  }
})

async function list(query: string) {
  const response = await fetch(`${site.base}/content-manager/collection-types/${article}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { results, pagination } = (await response.json()) as {
    results: readonly { readonly title: string }[]
    pagination: { readonly total: number }
  }
  return { status: response.status, titles: results?.map(({ title }) => title), total: pagination?.total }
}

describe('a list of the content manager is in the order of a score', () => {
  test.each([
    ['citableAeo:ASC', ['Beta', 'Echo', 'Alpha', 'Delta', 'Charlie']],
    ['citableAeo:DESC', ['Alpha', 'Beta', 'Echo', 'Delta', 'Charlie']],
    ['citableSeo%3AASC', ['Echo', 'Alpha', 'Beta', 'Delta', 'Charlie']],
    ['citableSeo:DESC', ['Beta', 'Alpha', 'Echo', 'Delta', 'Charlie']],
  ])('%s, entries without a score last', async (sort, titles) => {
    expect(await list(`page=1&pageSize=10&locale=en&sort=${sort}`)).toEqual({ status: 200, titles, total: 5 })
  })

  test('a page at a time', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`page=${page}&pageSize=2&locale=en&sort=citableAeo:DESC`)))
    expect(pages.map(({ titles }) => titles)).toEqual([['Alpha', 'Beta'], ['Echo', 'Delta'], ['Charlie'], []])
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5])
  })

  test('of those that a filter or a search leaves, and by the scores of its language', async () => {
    expect((await list('locale=en&sort=citableAeo:DESC&filters[$and][0][title][$contains]=lpha')).titles).toEqual(['Alpha'])
    expect((await list('locale=en&sort=citableAeo:ASC&_q=e')).titles).toEqual(['Beta', 'Echo', 'Delta', 'Charlie'])
    expect((await list('locale=fr&sort=citableAeo:DESC&pageSize=3')).titles).toEqual(['Beta (fr)', 'Alpha (fr)', 'Echo (fr)'])
  })

  test('and in its own for a sort of its own', async () => {
    expect((await list('locale=en&sort=title:DESC')).titles).toEqual(['Echo', 'Delta', 'Charlie', 'Beta', 'Alpha'])
  })

  test('a sort that nobody knows, as a browser keeps it after the plugin is gone, breaks no list', async () => {
    expect((await list('locale=en&sort=citableGone:DESC')).status).toBe(200)
  })
})
