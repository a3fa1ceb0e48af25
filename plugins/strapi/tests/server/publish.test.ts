import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Booted, boot } from './boot.ts'

const article = 'api::article.article'
let site: Booted
const docs = () => site.documents(article)
const snapshots = () => site.service('snapshots')
const post = async (path: string, data: unknown) => {
  const response = await fetch(site.base + path, { method: 'POST', headers: site.headers, body: JSON.stringify({ data }) })
  return ((await response.json()) as { data: { documentId: string } }).data
}
const get = async (path: string) => {
  const response = await fetch(site.base + path, { headers: site.headers })
  return { status: response.status, body: (await response.json()) as { data: Record<string, unknown> } }
}

/** Headline of the article node in the stored JSON-LD; undefined: there is no snapshot. */
async function headline(documentId: string, locale = 'en', uid = article): Promise<string | undefined> {
  const found = await snapshots().find(uid, documentId, locale)
  const nodes = (found?.jsonLd?.['@graph'] ?? []) as { headline?: string }[]
  return nodes.find((node) => node.headline !== undefined)?.headline
}

beforeAll(async () => {
  site = await boot()
})
afterAll(() => site?.stop())

describe('every way of publishing', () => {
  test('publish makes a snapshot; drafts have none; the same again writes nothing', async () => {
    const { documentId } = await docs().create({ locale: 'en', data: { title: 'Soil needs air', markdown: 'one two' } })
    expect(await headline(documentId)).toBeUndefined()
    await docs().publish({ documentId })
    await snapshots().idle()
    expect(await headline(documentId)).toBe('Soil needs air')
    expect(await snapshots().sync(article, documentId)).toEqual({ written: 0, removed: 0 })
  })
  test('REST POST', async () => {
    const { documentId } = await post('/api/articles', { title: 'Via REST', markdown: 'x' })
    expect(await headline(documentId)).toBe('Via REST')
    const { body } = await get(`/api/articles/${documentId}`)
    console.log(JSON.stringify(body.data, null, 1).slice(0, 3000))
  })
})
