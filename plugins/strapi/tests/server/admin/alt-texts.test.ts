import { beforeAll, beforeEach, expect, test } from 'vitest'
import { article, type Office, openOffice } from '../site/office.ts'
import { settle } from '../site/shared-site.ts'
import { signIn } from '../site/sign-in.ts'

const fileUid = 'plugin::upload.file'

let office: Office
let made = 0

const upload = async (more: object = {}): Promise<{ id: number; documentId: string }> => {
  const name = `heap-${++made}.png`
  const file = { name, hash: `heap_${made}`, ext: '.png', mime: 'image/png', size: 1, url: `/uploads/${name}`, provider: 'local', ...more }
  return office.site.app.db.query(fileUid).create({ data: { folderPath: '/', caption: 'By Mara', ...file } })
}
const publish = async (cover: number, locale = 'en') => {
  const data = { title: `Heap ${++made}`, slug: `heap-${made}`, markdown: 'The heap needs air.', cover }
  const entry = await office.site.documents(article).create({ locale, status: 'published', data })
  await settle(office.site)
  return entry.documentId
}
const list = async (token = office.tokens.admin) => (await office.ask('GET', '/alt-texts', token)).body
const change = (changes: readonly object[], token = office.tokens.admin) => office.ask('PUT', '/alt-texts', token, { changes })
const fileOf = (id: number) => office.site.app.db.query(fileUid).findOne({ where: { id }, populate: { folder: true } })
const permission = (action: string, conditions: readonly string[] = []) => ({ action, subject: null, properties: {}, conditions })

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(() => office.site.app.db.query(fileUid).deleteMany({}))

test('names pictures of published entries that have no alternative text, and how many entries show each', async () => {
  const [shown, described, unused, drafted, film] = [
    await upload(),
    await upload({ alternativeText: 'A heap' }),
    await upload(),
    await upload(),
    await upload({ mime: 'video/mp4' }),
  ]
  await publish(shown.id)
  await publish(shown.id)
  await publish(described.id)
  await publish(film.id)
  await office.site.documents(article).create({ locale: 'en', data: { title: 'Draft', slug: 'draft', markdown: 'x', cover: drafted.id } })
  await settle(office.site)
  const { files, total, mayChange } = await list()
  expect([total, mayChange, files.map(({ id, entries }: { id: number; entries: number }) => [id, entries])]).toEqual([
    1,
    true,
    [[shown.id, 2]],
  ])
  expect(unused.id).not.toBe(shown.id)
})

test('a text is written to the file, reaches the published graph, and nothing else of the file changes', async () => {
  const { id } = await upload()
  const documentId = await publish(id)
  const before = await fileOf(id)
  expect((await change([{ id, was: '', text: 'كومة سماد في الظل' }])).body).toEqual({ changed: [id], left: [] })
  const { alternativeText, updatedAt: _, updatedBy: _by, ...rest } = await fileOf(id)
  const { alternativeText: _was, updatedAt: __, updatedBy: __by, ...restBefore } = before
  expect([alternativeText, rest]).toEqual(['كومة سماد في الظل', restBefore])
  await settle(office.site)
  const snapshot = await office.site.service('snapshots').find(article, documentId, 'en')
  expect(JSON.stringify(snapshot.jsonLd)).toContain('heap')
  expect((await list()).total).toBe(0)
})

test('undone: the file is as it was; what a person wrote in the meantime stays', async () => {
  const { id } = await upload()
  await publish(id)
  await change([{ id, was: '', text: 'A heap' }])
  expect((await change([{ id, was: 'A heap', text: '' }])).body).toEqual({ changed: [id], left: [] })
  expect((await list()).total).toBe(1)
  await office.site.app.db.query(fileUid).update({ where: { id }, data: { alternativeText: 'By a colleague' } })
  expect((await change([{ id, was: '', text: 'A heap' }])).body).toEqual({ changed: [], left: [id] })
  expect((await fileOf(id)).alternativeText).toBe('By a colleague')
})

test('takes the rights of the Media Library, to this very file', async () => {
  const { id } = await upload()
  await publish(id)
  const read = {
    action: 'plugin::content-manager.explorer.read',
    subject: article,
    properties: { fields: ['title'], locales: ['en'] },
    conditions: [],
  }
  const use = permission('plugin::citable.use')
  const [none, seer, owner, stranger] = [
    await signIn(office.site, 'alt-none', [use, read]),
    await signIn(office.site, 'alt-seer', [use, read, permission('plugin::upload.read')]),
    await signIn(office.site, 'alt-owner', [
      use,
      read,
      permission('plugin::upload.read'),
      permission('plugin::upload.assets.update', ['admin::is-creator']),
    ]),
    await signIn(office.site, 'alt-stranger', [use, permission('plugin::upload.read'), permission('plugin::upload.assets.update')]),
  ]
  expect((await office.ask('GET', '/alt-texts', none)).status).toBe(403)
  expect(await list(seer)).toMatchObject({ total: 1, mayChange: false })
  expect((await change([{ id, was: '', text: 'x' }], seer)).status).toBe(403)
  expect((await change([{ id, was: '', text: 'x' }], owner)).body).toEqual({ changed: [], left: [id] })
  expect(await list(stranger)).toMatchObject({ total: 0 })
  expect((await change([{ id, was: '', text: 'x' }], stranger)).body).toEqual({ changed: [], left: [id] })
  expect((await fileOf(id)).alternativeText).toBeNull()
})
