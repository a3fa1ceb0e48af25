import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Booted, boot } from '../site/boot.ts'
import { changedApp, inJson } from '../site/changed-app.ts'
import { settle } from '../site/shared-site.ts'
import { signIn } from '../site/sign-in.ts'

const page = 'api::page.page'
const site = 'https://www.example.org'
const count = 200
const description = 'What a heap needs, from peels and leaves to air, water and a place in the shade.'

/** Components as the community's plugin makes them, and the older one for social networks beside. */
const components = {
  'src/components/shared/seo.json': inJson((seo) => {
    seo.attributes = {
      metaTitle: { type: 'string', required: true, maxLength: 60 },
      metaDescription: { type: 'string', required: true, minLength: 50, maxLength: 160 },
      metaImage: { type: 'media', multiple: false, allowedTypes: ['images'] },
      openGraph: { type: 'component', repeatable: false, component: 'shared.open-graph' },
      metaSocial: { type: 'component', repeatable: true, component: 'shared.meta-social' },
      keywords: { type: 'text' },
      metaRobots: { type: 'string' },
      canonicalURL: { type: 'string' },
      structuredData: { type: 'json' },
    }
  }),
  'src/components/shared/open-graph.json': () =>
    JSON.stringify({
      collectionName: 'components_shared_open_graphs',
      info: { displayName: 'openGraph' },
      attributes: {
        ogTitle: { type: 'string', required: true, maxLength: 70 },
        ogDescription: { type: 'string', required: true, maxLength: 200 },
        ogImage: { type: 'media', multiple: false, allowedTypes: ['images'] },
        ogUrl: { type: 'string' },
        ogType: { type: 'string' },
      },
    }),
  'src/components/shared/meta-social.json': () =>
    JSON.stringify({
      collectionName: 'components_shared_meta_socials',
      info: { displayName: 'metaSocial' },
      attributes: {
        socialNetwork: { type: 'enumeration', enum: ['Facebook', 'Twitter'], required: true },
        title: { type: 'string', required: true },
        description: { type: 'string', required: true },
        image: { type: 'media', multiple: false, allowedTypes: ['images'] },
      },
    }),
}

let folder = ''
let running: Booted
let from = ''

const tables = ['pages', 'components_shared_seos', 'components_shared_open_graphs', 'components_shared_meta_socials']
const rows = async () => {
  const { connection } = running.app.db
  return Promise.all(tables.map(async (table) => [table, await connection(table).select().orderBy('id')]))
}
const startAgain = async (isEnabled: boolean): Promise<void> => {
  await running.stop({ leaveDatabase: true })
  running = await boot({ at: running.folder, from, isEnabled })
}
const heads = async () => {
  await running.service('repair').runAll()
  await settle(running)
  const stored = await running.app.db.connection('citable_snapshots').where({ content_type: page }).select('head')
  return stored.map(({ head }: { head: string }) => JSON.parse(head))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citable-seo-plugins-'))
  from = await changedApp(join(folder, 'app'), components)
  running = await boot({ from, isEnabled: false })
  const image = await running.app.db.query('plugin::upload.file').create({
    data: {
      name: 'og.png',
      hash: 'og',
      ext: '.png',
      mime: 'image/png',
      size: 1,
      url: '/uploads/og.png',
      provider: 'local',
      folderPath: '/',
    },
  })
  // Strapi reports each only after its answer, and asks the database once more for that: it may not stop before
  const told = new Promise<void>((resolve) => {
    let left = 2 * count
    const tell = ({ uid }: { readonly uid: string }) => {
      if (uid === page && --left === 0) resolve()
    }
    for (const name of ['entry.create', 'entry.publish']) running.app.eventHub.on(name, tell)
  })
  for (let at = 0; at < count; at++) {
    const openGraph = { ogTitle: `For friends ${at}`, ogDescription: 'Air, water, shade', ogImage: image.id }
    const metaSocial = [{ socialNetwork: 'Twitter', title: `For followers ${at}`, description: 'Short' }]
    const seo = {
      metaTitle: `Title ${at}`,
      metaDescription: description,
      keywords: 'heap, soil',
      ...(at % 2 === 0 && { openGraph }),
      ...(at % 4 === 0 && { metaSocial }),
    }
    await running.documents(page).create({ status: 'published', data: { title: `Page ${at}`, slug: `page-${at}`, seo } })
  }
  await told
})
afterAll(async () => {
  await running?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('of 200 entries that another SEO plugin has filled, each is read as it is, and none is changed: on, off and on again', async () => {
  const before = await rows()
  await startAgain(true)
  await running.service('settings').save({ site: { url: site, name: 'Notes', publisher: { kind: 'organization', name: '' }, logo: '' } })
  const read = await heads()
  expect(read).toHaveLength(count)
  expect(read.filter(({ title }: { title: string }) => /^Title \d+$/.test(title))).toHaveLength(count)
  expect(read.every((head: { description: string }) => head.description === description)).toBe(true)
  const named = (network: 'openGraph' | 'twitter', pattern: RegExp) =>
    read.filter((head: Record<string, { title: string }>) => pattern.test(head[network]?.title ?? '')).length
  expect([named('openGraph', /^For friends/), named('twitter', /^For followers/), named('twitter', /^For friends/)]).toEqual([100, 50, 50])
  const pictures = read.filter(({ openGraph }: { openGraph: { image: { url: string } | null } }) =>
    openGraph.image?.url.endsWith('/uploads/og.png'),
  )
  expect(pictures).toHaveLength(100)

  const token = await signIn(running, 'seo-admin')
  const answer = await fetch(`${running.base}/citable/seo-fields`, { headers: { authorization: `Bearer ${token}` } })
  const { types, otherPlugin } = (await answer.json()) as { types: readonly { uid: string }[]; otherPlugin: boolean }
  expect(otherPlugin).toBe(false)
  expect(types.find(({ uid }) => uid === page)).toMatchObject({
    attribute: 'seo',
    component: 'shared.seo',
    social: ['seo.openGraph', 'seo.metaSocial'],
    isRead: true,
    entries: count,
    titles: count,
    descriptions: count,
  })
  expect(await rows()).toEqual(before)

  await startAgain(false)
  expect(await rows()).toEqual(before)
  await startAgain(true)
  expect(await rows()).toEqual(before)
  expect(await heads()).toEqual(read)
})
