import { beforeAll, expect, test } from 'vitest'
import { type SharedSite, sharedSite } from '../site/shared-site.ts'

const article = 'api::article.article'
let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

test('Strapi is asked to leave every table of the plugin where it is, when the plugin is switched off', async () => {
  const types = Object.values(site.app.contentTypes) as readonly { readonly plugin?: string; readonly collectionName: string }[]
  const tables = types.filter(({ plugin }) => plugin === 'citable').map(({ collectionName }) => collectionName)
  const persisted = (await site.app.store.get({ type: 'core', key: 'persisted_tables' })) as readonly (string | { name: string })[]
  expect(tables.length).toBeGreaterThan(4)
  expect(persisted.map((table) => (typeof table === 'string' ? table : table.name))).toEqual(expect.arrayContaining(tables))
})

test('what went while the plugin was switched off is not delivered, before and after it is noticed', async () => {
  const identity = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }
  await site.service('settings').save({ site: identity })
  const { documentId } = await site
    .documents(article)
    .create({ locale: 'en', status: 'published', data: { title: 'Kept', slug: 'kept', markdown: 'Some text.' } })
  await site
    .documents(article)
    .update({ documentId, locale: 'fr', status: 'published', data: { title: 'Parti', slug: 'parti', markdown: 'Du texte.' } })
  await site.service('snapshots').idle()
  const read = async (locale: string) => {
    const response = await fetch(`${site.base}/api/citable/json-ld/${article}/${documentId}?locale=${locale}`, { headers: site.headers })
    const { data } = (await response.json()) as { data: { alternates: readonly { locale: string }[] } | null }
    return [response.status, data?.alternates.map((alternate) => alternate.locale) ?? null]
  }
  const snapshots = () => site.app.db.connection('citable_snapshots').where({ related_document_id: documentId })
  expect(await read('fr')).toEqual([200, ['en', 'fr']])
  // past the document service, and so past the plugin
  await site.app.db.query(article).deleteMany({ where: { documentId, locale: 'fr', publishedAt: { $notNull: true } } })
  expect(await snapshots()).toHaveLength(2)
  expect([await read('en'), await read('fr')]).toEqual([
    [200, ['en']],
    [404, null],
  ])
  await site.service('repair').runAll()
  expect(await snapshots()).toHaveLength(1)
  expect(await read('en')).toEqual([200, ['en']])
})
