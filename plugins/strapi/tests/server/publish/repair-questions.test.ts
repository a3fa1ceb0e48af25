import { pollMs } from '@citable/tooling/gates/gate'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { queriesOf } from '../site/boot.ts'
import { type SharedSite, settle, sharedSite } from '../site/shared-site.ts'

const article = 'api::article.article'
const author = 'api::author.author'
const page = 'api::page.page'
const writer = 'api::writer.writer'
let site: SharedSite
let made = 0

const table = (name: string) => site.app.db.connection(name)
const publish = async (uid: string, data: object, locale?: string): Promise<string> => {
  const entry = await site.documents(uid).create({ status: 'published', data, ...(locale && { locale }) })
  await settle(site)
  return entry.documentId
}
const byAuthor = async (): Promise<{ readonly documentId: string; readonly by: string }> => {
  const by = (await site.documents(author).create({ data: { name: `Author ${++made}` } })).documentId
  return { documentId: await publish(article, { title: `By ${made}`, slug: `by-${made}`, markdown: 'Some text.', author: by }, 'en'), by }
}
const found = async (limit = Number.POSITIVE_INFINITY): Promise<readonly string[]> =>
  ((await site.service('repair').find(limit)) as readonly { readonly documentId: string }[]).map(({ documentId }) => documentId)

/** Rows that the database hands out for questions about some tables. */
async function rowsReadOf(tables: readonly string[], work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const note = (response: unknown, { sql }: { readonly sql: string }) => {
    const rows = Array.isArray(response) ? response : ((response as { readonly rows?: readonly unknown[] } | null)?.rows ?? [])
    if (tables.some((name) => new RegExp(`from [\`"]${name}[\`"]`).test(sql))) count += rows.length
  }
  site.app.db.connection.on('query-response', note)
  try {
    await work()
  } finally {
    site.app.db.connection.removeListener('query-response', note)
  }
  return count
}

beforeAll(async () => {
  site = await sharedSite()
  await settle(site)
})

describe('what snapshots were made from', () => {
  test('is compared by the database: entries of which nothing is gone are not read', async () => {
    const read = () => rowsReadOf(['citable_links', 'authors', 'files', 'writers'], () => found())
    // what other files left behind may be gone
    const before = await read()
    for (let n = 0; n < 5; n++) await byAuthor()
    expect(await read()).toBeLessThanOrEqual(before)
  })

  test.each<[name: string, take: (ids: { readonly documentId: string; readonly by: string }) => Promise<unknown>]>([
    ['an entry that is gone', ({ by }) => table('authors').where({ document_id: by }).delete()],
    ['an entry of a type that is gone', ({ documentId }) => retarget(documentId, 'api::gone.gone k2')],
    ['an entry of a type whose name begins as another', ({ documentId, by }) => retarget(documentId, `${author}s ${by}`)],
    ['an upload that is gone', ({ documentId }) => retarget(documentId, 'plugin::upload.file nowhere')],
    ['an entry of a type that holds no content of the site', ({ documentId }) => retarget(documentId, 'admin::gone k2')],
  ])('%s is found', async (_name, take) => {
    const made = await byAuthor()
    expect(await found()).not.toContain(made.documentId)
    await take(made)
    expect(await found()).toContain(made.documentId)
    await site.service('snapshots').syncSoon(article, made.documentId)
    expect(await found()).not.toContain(made.documentId)
  })
  const retarget = (documentId: string, target: string) =>
    table('citable_links').where({ related_document_id: documentId }).update({ target })

  test('an entry that a line of SQL takes back is found, and one that has a draft beside it is not', async () => {
    const by = await publish(writer, { name: 'Taken Back', slug: 'taken-back' })
    const parts = [{ __component: 'sections.text', body: 'Text.' }]
    const documentId = await publish(page, { title: 'By one taken back', slug: 'by-one-taken-back', author: by, parts })
    await site.documents(writer).update({ documentId: by, data: { name: 'A draft' } })
    await settle(site)
    expect(await found()).not.toContain(documentId)
    await table('writers').where({ document_id: by }).whereNotNull('published_at').delete()
    expect(await found()).toContain(documentId)
  })
})

describe('two published rows of one entry', () => {
  const twice = async (change: object = {}): Promise<string> => {
    const documentId = await publish(article, { title: `Twice ${++made}`, slug: `twice-${made}`, markdown: 'Some text.' }, 'en')
    const { id: _id, ...row } = await table('articles').where({ document_id: documentId }).whereNotNull('published_at').first()
    await table('articles').insert({ ...row, title: `Again ${made}`, ...change })
    return documentId
  }
  const rowsOf = (documentId: string) => table('articles').where({ document_id: documentId }).whereNotNull('published_at')
  /** Until nothing is left: the clock's own run may hold the lock at that moment. */
  const runAll = () =>
    vi.waitFor(async () => {
      await site.service('repair').runAll()
      await settle(site)
      expect(await found()).toEqual([])
    }, pollMs)

  test('cost the same number of questions as one such entry, once they were looked at', async () => {
    await twice()
    await runAll()
    await found()
    const ofOne = (await queriesOf(site.app, () => found())).length
    for (let n = 0; n < 8; n++) await twice()
    await runAll()
    await found()
    expect((await queriesOf(site.app, () => found())).length).toBe(ofOne)
  })

  test.each<[name: string, change: (documentId: string) => Promise<unknown>]>([
    [
      'the served row changes',
      async (id) =>
        rowsOf(id)
          .where({ id: (await servedOf(id)).id })
          .update({ title: 'New', updated_at: new Date('2040-01-01') }),
    ],
    [
      'the served row goes',
      async (id) =>
        rowsOf(id)
          .where({ id: (await servedOf(id)).id })
          .delete(),
    ],
    ['its snapshot goes', (id) => table('citable_snapshots').where({ related_document_id: id }).delete()],
    [
      'its snapshot was made by other settings',
      (id) => table('citable_snapshots').where({ related_document_id: id }).update({ basis: 'other' }),
    ],
  ])('are found again when %s', async (_name, change) => {
    const documentId = await twice()
    await runAll()
    expect(await found()).not.toContain(documentId)
    await change(documentId)
    expect(await found()).toContain(documentId)
    await runAll()
    expect(await found()).not.toContain(documentId)
  })
  const servedOf = (documentId: string) =>
    site.app.db.query(article).findOne({ where: { documentId, locale: 'en', publishedAt: { $notNull: true } } })

  test('are asked for no longer than until the limit is reached, and take no place of others', async () => {
    await table('articles').delete()
    await runAll()
    const others = [(await byAuthor()).documentId, (await byAuthor()).documentId]
    for (let n = 0; n < 6; n++) await twice()
    await runAll()
    await found()
    for (const id of others) await table('citable_snapshots').where({ related_document_id: id }).delete()
    expect([...(await found(2))].sort()).toEqual([...others].sort())
    const again = [await twice(), await twice(), await twice(), await twice(), await twice(), await twice()]
    // what publishing has set going is over before questions are counted
    await runAll()
    await found()
    await table('citable_snapshots').whereIn('related_document_id', again).delete()
    const asked = await queriesOf(site.app, async () => expect(await found(3)).toHaveLength(3))
    expect(asked.filter((sql) => /from `articles` as|from "articles" as/.test(sql)).length).toBeLessThanOrEqual(3)
  })
})

test('a mapping is fitted once, until settings are saved', async () => {
  const settings = site.service('settings')
  const before = await settings.fitted(article)
  expect(await settings.fitted(article)).toBe(before)
  const { mapping } = before
  await settings.save({ types: { [article]: { enabled: true, mapping: { ...mapping, image: null } } } })
  expect((await settings.fitted(article)).mapping).toEqual({ ...mapping, image: null })
  await settings.save({ types: {} })
  expect(await settings.fitted(article)).toEqual(before)
})
