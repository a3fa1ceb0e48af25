import { pollMs } from '@citable/tooling/gates/gate'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type SharedSite, settle, sharedSite } from '../site/shared-site.ts'

const article = 'api::article.article'
const author = 'api::author.author'
const many = 30
let site: SharedSite
let made = 0

const rowsOf = (uid: string) => site.app.db.query(uid)
const authors = async (count: number): Promise<readonly string[]> => {
  const ids: string[] = []
  while (ids.length < count) ids.push((await site.documents(author).create({ data: { name: `Author ${++made}` } })).documentId)
  await settle(site)
  return ids
}
const articles = async (count: number, status: 'draft' | 'published'): Promise<readonly string[]> => {
  const ids: string[] = []
  while (ids.length < count) {
    const data = { title: `Article ${++made}`, slug: `article-${made}`, markdown: 'Some text.' }
    ids.push((await site.documents(article).create({ status, locale: 'en', data })).documentId)
  }
  await settle(site)
  return ids
}
/** Entries that were looked for, as made from something that changed, and how many such questions the database had at once. */
const lookedFor = async (work: () => Promise<unknown>, isDone: (targets: readonly string[]) => boolean) => {
  const snapshots = site.service('snapshots')
  const { madeFrom } = snapshots
  const targets: string[] = []
  let [now, most] = [0, 0]
  const spy = vi.spyOn(snapshots, 'madeFrom').mockImplementation(async (target) => {
    targets.push(String(target))
    most = Math.max(most, ++now)
    try {
      return await madeFrom(target)
    } finally {
      now--
    }
  })
  await work()
  await vi.waitFor(() => expect(isDone(targets)).toBe(true), pollMs)
  await settle(site)
  spy.mockRestore()
  return { targets: targets.sort(), most }
}

beforeAll(async () => {
  site = await sharedSite()
})
afterEach(() => settle(site))

describe('many changes at once are followed one after the other', () => {
  const writeAll = (ids: readonly string[]) =>
    rowsOf(author).updateMany({ where: { documentId: { $in: ids } }, data: { url: 'https://www.example.org/a' } })
  test.each<[name: string, write: (ids: readonly string[]) => Promise<unknown>]>([
    ['in one call of code on many rows', writeAll],
    ['in one such call in a transaction', (ids) => site.app.db.transaction(() => writeAll(ids))],
  ])('%s', async (_name, write) => {
    const ids = await authors(many)
    const targets = ids.map((id) => `${author} ${id}`).sort()
    expect(
      await lookedFor(
        () => write(ids),
        ({ length }) => length >= many,
      ),
    ).toEqual({ targets, most: 1 })
  })

  test('in one transaction with a call for each row', async () => {
    const ids = await authors(many)
    const write = () =>
      site.app.db.transaction(async () => {
        for (const documentId of ids) {
          const { id } = await rowsOf(author).findOne({ where: { documentId } })
          await rowsOf(author).update({ where: { id }, data: { url: 'https://www.example.org/b' } })
        }
      })
    const targets = ids.map((id) => `${author} ${id}`).sort()
    expect(await lookedFor(write, ({ length }) => length >= many)).toEqual({ targets, most: 1 })
  })

  test('in a bulk publish', async () => {
    const ids = await articles(many, 'draft')
    const publish = () =>
      site.app.db.transaction(() => Promise.all(ids.map((documentId) => site.documents(article).publish({ documentId, locale: 'en' }))))
    const { targets, most } = await lookedFor(publish, (all) => new Set(all).size >= many)
    expect([targets, most]).toEqual([ids.map((id) => `${article} ${id}`).sort(), 1])
  })

  test('of uploads', async () => {
    const file = 'plugin::upload.file'
    const data = { hash: 'h', ext: '.png', mime: 'image/png', size: 1, provider: 'local' }
    const ids: string[] = []
    for (let n = 0; n < many; n++)
      ids.push(
        (await rowsOf(file).create({ data: { ...data, name: `f${n}.png`, url: `/uploads/f${n}.png`, documentId: `file${n}` } })).documentId,
      )
    const write = () => rowsOf(file).updateMany({ where: { documentId: { $in: ids } }, data: { alternativeText: 'A heap' } })
    const targets = ids.map((id) => `${file} ${id}`).sort()
    expect(await lookedFor(write, ({ length }) => length >= many)).toEqual({ targets, most: 1 })
  })

  test('of one document in several languages, once', async () => {
    const [documentId = ''] = await articles(1, 'published')
    for (const locale of ['de', 'fr'])
      await site.documents(article).update({ documentId, locale, status: 'published', data: { title: locale, slug: `in-${locale}` } })
    await settle(site)
    const write = () => rowsOf(article).updateMany({ where: { documentId, publishedAt: { $notNull: true } }, data: { description: 'New' } })
    expect(await lookedFor(write, ({ length }) => length > 0)).toEqual({ targets: [`${article} ${documentId}`], most: 1 })
  })

  test('and a person who publishes in the meantime has a turn', async () => {
    const ids = await articles(many, 'published')
    const snapshots = site.service('snapshots')
    const { sync } = snapshots
    const [order, start]: [string[], { now: () => void }] = [[], { now: () => {} }]
    const held = new Promise<void>((resolve) => {
      start.now = resolve
    })
    const spy = vi.spyOn(snapshots, 'sync').mockImplementation(async (...parts) => {
      order.push(String(parts[1]))
      await held
      return sync(...parts)
    })
    await rowsOf(article).updateMany({
      where: { documentId: { $in: ids }, publishedAt: { $notNull: true } },
      data: { description: 'Held' },
    })
    await vi.waitFor(() => expect(order).toHaveLength(1), pollMs)
    const data = { title: 'In between', slug: 'in-between', markdown: 'Some text.' }
    const { documentId } = await site.documents(article).create({ status: 'published', locale: 'en', data })
    start.now()
    await vi.waitFor(() => expect(new Set(order).size).toBe(many + 1), pollMs)
    spy.mockRestore()
    expect(order.indexOf(documentId)).toBeLessThan(3)
  })
})

describe('one change is followed once', () => {
  test.each<[name: string, uid: string, change: (documentId: string) => Promise<unknown>]>([
    [
      'of an entry without drafts, which the document service and the database tell of',
      author,
      (documentId) => site.documents(author).update({ documentId, data: { url: 'https://www.example.org/c' } }),
    ],
    [
      'of a note without drafts',
      'api::memo.memo',
      (documentId) => site.documents('api::memo.memo').update({ documentId, data: { body: 'Other text.' } }),
    ],
    [
      'of an entry without drafts in a transaction',
      author,
      (documentId) =>
        site.app.db.transaction(() => site.documents(author).update({ documentId, data: { url: 'https://www.example.org/d' } })),
    ],
  ])('%s', async (_name, uid, change) => {
    const data = uid === author ? { name: `Author ${++made}` } : { title: 'Memo', body: 'Some text.' }
    const { documentId } = await site.documents(uid).create({ data })
    await settle(site)
    expect(
      await lookedFor(
        () => change(documentId),
        ({ length }) => length > 0,
      ),
    ).toEqual({ targets: [`${uid} ${documentId}`], most: 1 })
  })
})

test('a failing query of the plugin does not fail what code does with many rows', async () => {
  const [documentId] = await authors(1)
  const rows = rowsOf(author)
  const log = vi.spyOn(site.app.log, 'error').mockImplementation(() => {})
  const asked = vi.spyOn(site.app.db, 'query').mockImplementation(() => ({ findMany: () => Promise.reject(new Error('no connection')) }))
  try {
    await rows.updateMany({ where: { documentId }, data: { url: 'https://www.example.org/e' } })
  } finally {
    asked.mockRestore()
  }
  expect(log.mock.calls.flat().join(' ')).toContain(`[citable] changes of ${author} are not followed: no connection`)
  log.mockRestore()
  expect((await rows.findOne({ where: { documentId } })).url).toBe('https://www.example.org/e')
})
