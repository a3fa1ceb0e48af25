import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMatrix } from '@citable/tooling/gates/gate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changedApp } from '../site/changed-app.ts'
import { type Office, openOffice } from '../site/office.ts'
import { settle } from '../site/shared-site.ts'

const page = 'api::page.page'
const memo = 'api::memo.memo'

/** More than Strapi answers without a word, which is 25; gate 2 makes more than it answers at most, too. */
const entries = isMatrix ? 200 : 32

let office: Office
let folder = ''

const found = async (uid: string) =>
  (await office.ask('GET', '/seo-fields', office.tokens.admin)).body.types.find((one: { uid: string }) => one.uid === uid)
const ask = (uid: string, apply = false, token = office.tokens.admin) => office.ask('POST', '/seo-fields', token, { uid, apply })

/** Strapi as in develop mode, with its project elsewhere. */
async function inDevelopMode<T>(work: () => Promise<T>): Promise<T> {
  const { app } = office.site
  const { root, api, components } = app.dirs.app
  const get = app.config.get.bind(app.config)
  const spy = vi
    .spyOn(app.config, 'get')
    .mockImplementation((...[path, otherwise]: unknown[]) => (path === 'autoReload' ? true : get(path, otherwise)))
  Object.assign(app.dirs.app, { root: folder, api: join(folder, 'src/api'), components: join(folder, 'src/components') })
  try {
    return await work()
  } finally {
    spy.mockRestore()
    Object.assign(app.dirs.app, { root, api, components })
  }
}

beforeAll(async () => {
  office = await openOffice()
  folder = await changedApp(join(await mkdtemp(join(tmpdir(), 'citable-seo-')), 'app'), {})
})
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))

test(`says per type what the fields of other SEO plugins hold: of ${entries} entries all are read`, async () => {
  const documents = office.site.documents(page)
  for (let at = 0; at < entries; at++) {
    const seo = { ...(at % 2 === 0 && { metaTitle: `Title ${at}` }), ...(at % 4 === 0 && { metaDescription: `What page ${at} is about` }) }
    await documents.create({ status: 'published', data: { title: `Page ${at}`, slug: `page-${at}`, seo } })
  }
  await settle(office.site)
  expect(await found(page)).toMatchObject({
    attribute: 'seo',
    component: 'shared.seo',
    isShared: false,
    isRead: true,
    entries,
    titles: entries / 2,
    descriptions: entries / 4,
    problem: 'has',
  })
  const rows = await office.site.app.db.connection('citable_snapshots').where({ content_type: page }).select('head')
  const heads = rows.map(({ head }: { head: string }) => JSON.parse(head))
  expect(heads.filter(({ title }: { title: string }) => /^Title \d+$/.test(title))).toHaveLength(entries / 2)
  expect(heads.filter(({ description }: { description: string | null }) => description?.startsWith('What page'))).toHaveLength(entries / 4)
  const kept = await documents.findMany({ status: 'published', populate: ['seo'], pagination: { pageSize: 300 }, limit: 300 })
  expect(kept.filter(({ seo }: { seo: { metaTitle: string | null } | null }) => seo?.metaTitle)).toHaveLength(entries / 2)
})

test('outside of develop mode no schema is changed, and the reason is shown', async () => {
  expect((await found(memo)).problem).toBe('production')
  expect((await ask(memo, true)).body).toEqual({ problem: 'production' })
})

test('shows the change of a schema, and makes it on a click; everything else of the file stays', async () => {
  const file = join(folder, 'src/api/memo/content-types/memo/schema.json')
  const before = await readFile(file, 'utf8')
  const plan = await inDevelopMode(() => ask(memo))
  expect(plan.body.files).toHaveLength(1)
  expect(plan.body.files[0]).toMatchObject({ path: 'src/api/memo/content-types/memo/schema.json', before })
  expect(await readFile(file, 'utf8')).toBe(before)
  await inDevelopMode(() => ask(memo, true))
  const after = await readFile(file, 'utf8')
  expect(after).toBe(plan.body.files[0].after)
  const { attributes, ...rest } = JSON.parse(after)
  const { seo, ...others } = attributes
  expect(seo).toMatchObject({ type: 'component', repeatable: false, component: 'shared.seo' })
  const { attributes: attributesBefore, ...restBefore } = JSON.parse(before)
  expect([rest, others]).toEqual([restBefore, attributesBefore])
})

test('a type that has the fields gets no others', async () => {
  expect((await inDevelopMode(() => ask(page, true))).body).toEqual({ problem: 'has' })
})

test('takes the right to change the settings, and the one to build types', async () => {
  expect((await office.ask('GET', '/seo-fields', office.tokens.user)).status).toBe(403)
  expect((await ask(memo, true, office.tokens.reader)).status).toBe(403)
  expect((await inDevelopMode(() => ask(memo, true, office.tokens.changer))).status).toBe(403)
  expect((await office.ask('GET', '/seo-fields', office.tokens.reader)).body).toMatchObject({ mayAdd: false, types: [] })
})
