import { beforeAll, expect, test } from 'vitest'
import { type SharedSite, sharedSite } from '../site/shared-site.ts'

const guide = 'api::guide.guide'
let site: SharedSite

const theirs = { '@type': 'Article', '@id': 'https://example.org/guide#article', headline: 'Written by hand' }
let made = 0
const make = async (structuredData: unknown) =>
  (
    await site.documents(guide).create({
      status: 'published',
      data: { headline: 'A guide', path: `guide-${++made}`, lead: { body: 'Seven words stand in this small text.' }, structuredData },
    })
  ).documentId as string
const nodes = async (documentId: string): Promise<readonly Record<string, unknown>[]> => {
  await site.service('snapshots').idle()
  return (await site.service('snapshots').find(guide, documentId, '')).jsonLd['@graph']
}
const articles = (graph: readonly Record<string, unknown>[]) => graph.filter((node) => node['@type'] === 'Article')

beforeAll(async () => {
  site = await sharedSite()
})

test('a JSON field of that name is proposed', async () => {
  expect((await site.service('settings').mapping(guide)).structuredData).toBe('structuredData')
})

test('what people wrote is delivered unchanged, with what is missing there', async () => {
  const [article, ...others] = articles(await nodes(await make({ '@context': 'https://schema.org', ...theirs })))
  expect(others).toEqual([])
  expect(article).toMatchObject({ ...theirs, wordCount: 7 })
})

test('a change of it is published, and so is its removal', async () => {
  const documentId = await make(theirs)
  await site.documents(guide).update({ documentId, status: 'published', data: { structuredData: { ...theirs, headline: 'Another' } } })
  expect(articles(await nodes(documentId))).toMatchObject([{ headline: 'Another' }])
  await site.documents(guide).update({ documentId, status: 'published', data: { structuredData: null } })
  expect(articles(await nodes(documentId))).toMatchObject([{ headline: 'A guide' }])
})

test('what is no JSON-LD changes nothing', async () => {
  expect(articles(await nodes(await make({ colour: 'red' })))).toMatchObject([{ headline: 'A guide' }])
})
