import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Booted, boot } from './boot.ts'

const article = 'api::article.article'
const identity = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }

let site: Booted
let made = 0

/** A published article in some languages; the first makes the document. */
async function make(locales: readonly string[] = ['en'], data: object = {}): Promise<string> {
  const title = `Entry ${++made}`
  let documentId: string | undefined
  for (const locale of locales) {
    const asked = {
      locale,
      status: 'published',
      data: { title, slug: `entry-${made}-${locale}`, markdown: 'The heap needs air.', ...data },
    }
    const entry = documentId ? await site.documents(article).update({ documentId, ...asked }) : await site.documents(article).create(asked)
    documentId = entry.documentId as string
  }
  await site.service('snapshots').idle()
  return documentId as string
}

beforeAll(async () => {
  site = await boot()
  await site.service('settings').save({ site: identity })
})
afterAll(() => site?.stop())

describe('a deleted locale takes its own choices along and no others', () => {
  const chosen = async (documentId: string) => [...(await site.service('choices').ofDocument(article, documentId)).keys()].sort()
  const remove = (asked: object) => site.documents(article).delete(asked)

  for (const [name, remains, deleted] of [
    [
      'REST names none: the default locale goes',
      ['de', 'fr'],
      (id: string) => fetch(`${site.base}/api/articles/${id}`, { method: 'DELETE', headers: site.headers }),
    ],
    ['code names none', ['de', 'fr'], (documentId: string) => remove({ documentId })],
    [
      'null and empty are none',
      ['de', 'fr'],
      (documentId: string) => remove({ documentId, locale: null }).then(() => remove({ documentId, locale: '' })),
    ],
    ['one is named', ['de', 'en'], (documentId: string) => remove({ documentId, locale: 'fr' })],
    ['some are named', ['fr'], (documentId: string) => remove({ documentId, locale: ['en', 'de'] })],
    ['all are named', [], (documentId: string) => remove({ documentId, locale: '*' })],
    [
      'a transaction that is taken back deletes nothing',
      ['de', 'en', 'fr'],
      (documentId: string) =>
        site.app.db
          .transaction(async () => {
            await remove({ documentId, locale: 'fr' })
            throw new Error('taken back')
          })
          .catch(() => {}),
    ],
    ['a transaction that stays', ['de', 'fr'], (documentId: string) => site.app.db.transaction(() => remove({ documentId }))],
  ] as const)
    test(name, async () => {
      const documentId = await make(['en', 'fr', 'de'])
      for (const locale of ['en', 'fr', 'de']) await site.service('choices').set(article, documentId, locale, { schemaType: 'NewsArticle' })
      await deleted(documentId)
      await expect.poll(() => chosen(documentId), { timeout: 5_000 }).toEqual(remains)
      await site.service('snapshots').idle()
      expect(await chosen(documentId)).toEqual(remains)
    })
})
