import type { Core } from '@strapi/strapi'
import { expect, test } from 'vitest'
import type { TypeShape } from '#shared/mapping/shape.ts'
import type { Mapping } from '#shared/settings.ts'
import { readRows } from './read-published.ts'

const media = { type: 'media', multiple: false } as const
const shape = {
  uid: 'api::post.post',
  draftAndPublish: true,
  localized: false,
  attributes: { title: { type: 'string' }, cover: media, seo: { type: 'component', component: 'shared.seo' } },
  components: { 'shared.seo': { metaTitle: { type: 'string' }, picture: media, shareImage: media } },
} as unknown as TypeShape
const mapping = { title: 'title', body: [], addresses: {}, image: null, socialImage: null } as unknown as Mapping

/** What of an entry's parts is asked of Strapi. */
async function populated(chosen: Partial<Mapping>): Promise<unknown> {
  const asked: { readonly populate: unknown }[] = []
  const findMany = async (params: { readonly populate: unknown }) => {
    asked.push(params)
    return []
  }
  const strapi = { contentTypes: {}, db: { query: () => ({ findMany }) } } as unknown as Core.Strapi
  await readRows({ strapi }, shape, { ...mapping, ...chosen }, { documentId: 'a', status: 'published' })
  return asked.map(({ populate }) => populate)
}

test.each<[string, Partial<Mapping>, object]>([
  ['an own picture', { image: 'cover' }, { cover: true }],
  ['a picture inside a component', { image: 'seo.picture' }, { seo: { populate: { picture: true } } }],
  [
    'a sharing picture inside a component',
    { image: 'cover', socialImage: 'seo.shareImage' },
    { cover: true, seo: { populate: { shareImage: true } } },
  ],
  ['both inside one', { image: 'seo.picture', socialImage: 'seo.shareImage' }, { seo: { populate: { picture: true, shareImage: true } } }],
  ['a line of a component, whose pictures are not read', { seoTitle: 'seo.metaTitle' }, { seo: { populate: {} } }],
])('of an entry is read: %s', async (_what, chosen, parts) => {
  expect(await populated(chosen)).toEqual([parts])
})
