import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedSite, settle, sharedSite } from '../site/shared-site.ts'

const memo = 'api::memo.memo'
const page = 'api::page.page'
const writer = 'api::writer.writer'
let site: SharedSite
let made = 0

const nameOf = async (uid: string, documentId: string): Promise<string | undefined> => {
  await settle(site)
  const found = await site.service('snapshots').find(uid, documentId, '')
  const nodes: readonly { readonly author?: readonly { readonly name: string }[] }[] = found.jsonLd['@graph']
  return nodes.flatMap(({ author = [] }) => author)[0]?.name
}
const draftOf = async (name: string): Promise<string> =>
  (await site.documents(writer).create({ data: { name, slug: `writer-${++made}` } })).documentId
const memoBy = async (author: string): Promise<string> =>
  (await site.documents(memo).create({ data: { title: 'Compost', body: 'A heap needs air.', author } })).documentId

beforeAll(async () => {
  site = await sharedSite()
})

/** Strapi keeps an author without a public version for types without drafts; theirs is behind types with other authors and with none. */
describe('an author who was not public when the text was', () => {
  const publish = (documentId: string) => site.documents(writer).publish({ documentId })
  for (const [name, become] of [
    ['is published', publish],
    [
      'is published over REST',
      (documentId: string) =>
        fetch(`${site.base}/api/writers/${documentId}`, {
          method: 'PUT',
          headers: site.headers,
          body: JSON.stringify({ data: { jobTitle: 'Gardener' } }),
        }),
    ],
    ['is published with others', (documentId: string) => site.app.db.transaction(() => publish(documentId))],
    [
      'is published, taken back, and published again',
      async (documentId: string) => {
        await publish(documentId)
        await settle(site)
        await site.documents(writer).unpublish({ documentId })
        await settle(site)
        await publish(documentId)
      },
    ],
  ] as const)
    test(`${name}: every text names the author, and none does once the author is taken back`, async () => {
      const author = await draftOf('Ida Later')
      const texts = [await memoBy(author), await memoBy(author)]
      const names = () => Promise.all(texts.map((documentId) => nameOf(memo, documentId)))
      expect(await names()).toEqual([undefined, undefined])
      await become(author)
      expect(await names()).toEqual(['Ida Later', 'Ida Later'])
      await site.documents(writer).unpublish({ documentId: author })
      expect(await names()).toEqual([undefined, undefined])
    })

  test('is named by no text of others, and by no draft', async () => {
    const [author, other] = [await draftOf('Ida Later'), await draftOf('Ada Before')]
    await publish(other)
    const text = await memoBy(other)
    const { documentId: draft } = await site.documents(page).create({ data: { title: 'A draft', slug: 'a-draft', author } })
    await publish(author)
    expect(await nameOf(memo, text)).toBe('Ada Before')
    expect(await site.service('snapshots').ofDocuments(page, [draft])).toEqual([])
  })
})

/** One question alone is no list of them. */
describe('a text that comes from entries which were not public when it was read', () => {
  const faq = 'api::faq.faq'
  const make = async (question: string, answer: string, status: 'draft' | 'published'): Promise<string> =>
    (await site.documents(faq).create({ status, data: { question, answer } })).documentId
  const graphOf = async (documentId: string): Promise<string> => {
    await settle(site)
    return JSON.stringify((await site.service('snapshots').find(memo, documentId, '')).jsonLd)
  }

  for (const [name, others] of [
    ['beside others that are', 'published'],
    ['with others that are not either', 'draft'],
  ] as const)
    test(`${name}: has them once they are published, and no longer once they are taken back`, async () => {
      const faqs = [await make('What is humus?', 'Ripe compost.', others), await make('Is it soil?', 'It becomes part of it.', 'draft')]
      const { documentId } = await site.documents(memo).create({ data: { title: 'Humus', body: 'It is made of leaves.', faqs } })
      expect(await graphOf(documentId)).not.toContain('Is it soil?')
      for (const one of others === 'draft' ? faqs : faqs.slice(1)) await site.documents(faq).publish({ documentId: one })
      expect(await graphOf(documentId)).toMatch(/What is humus\?.*Is it soil\?/)
      await site.documents(faq).unpublish({ documentId: faqs[1] })
      expect(await graphOf(documentId)).not.toContain('Is it soil?')
    })
})
