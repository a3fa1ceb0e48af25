import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedSite, settle, sharedSite } from '../site/shared-site.ts'
import { signIn } from '../site/sign-in.ts'

const memo = 'api::memo.memo'
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
  token = await signIn(site, 'health-order')
  for (const [title, aeo_score, seo_score] of entries) {
    const { documentId } = await site.documents(memo).create({ data: { title, body: 'A heap needs air.' } })
    await settle(site)
    await site.app.db.connection('citable_snapshots').where({ related_document_id: documentId }).update({ aeo_score, seo_score })
  }
})

async function titlesBy(sort: string, order: string): Promise<readonly string[]> {
  const response = await fetch(`${site.base}/citable/health?type=${memo}&sort=${sort}&order=${order}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { rows } = (await response.json()) as { rows: readonly { readonly title: string }[] }
  return rows.map(({ title }) => title)
}

describe('Content health is in the order that was asked for', () => {
  test.each([
    ['aeoScore', 'asc', ['Beta', 'Echo', 'Alpha', 'Charlie', 'Delta']],
    ['aeoScore', 'desc', ['Alpha', 'Beta', 'Echo', 'Charlie', 'Delta']],
    ['seoScore', 'asc', ['Echo', 'Alpha', 'Beta', 'Charlie', 'Delta']],
    ['seoScore', 'desc', ['Beta', 'Alpha', 'Echo', 'Charlie', 'Delta']],
    ['title', 'asc', ['Alpha', 'Beta', 'Charlie', 'Delta', 'Echo']],
    ['title', 'desc', ['Echo', 'Delta', 'Charlie', 'Beta', 'Alpha']],
  ])('%s %s, entries without a score last', async (sort, order, titles) => {
    expect(await titlesBy(sort, order)).toEqual(titles)
  })
})
