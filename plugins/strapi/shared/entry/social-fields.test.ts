import { expect, it } from 'vitest'
import type { Attribute, TypeShape } from '../mapping/shape.ts'
import type { Mapping } from '../settings.ts'
import { socialFieldsOf, socialPaths } from './social-fields.ts'

const component = (uid: string, repeatable = false): Attribute => ({ type: 'component', component: uid, repeatable })
const text: Attribute = { type: 'string' }
const shapeWith = (seo: Readonly<Record<string, Attribute>>): TypeShape => ({
  uid: 'api::article.article',
  displayName: 'Article',
  kind: 'collectionType',
  localized: false,
  draftAndPublish: true,
  attributes: { title: text, seo: component('shared.seo') },
  components: {
    'shared.seo': { metaTitle: text, ...seo },
    'shared.open-graph': { ogTitle: text, ogDescription: text, ogImage: { type: 'media' } },
    'shared.meta-social': { socialNetwork: { type: 'enumeration' }, title: text, description: text, image: { type: 'media' } },
  },
})
const mapping = { title: 'title', seoTitle: 'seo.metaTitle', description: null } as Mapping
const openGraph = shapeWith({ openGraph: component('shared.open-graph') })
const metaSocial = shapeWith({ metaSocial: component('shared.meta-social', true) })
const picture = { url: '/uploads/heap.png' }
const facebook = { socialNetwork: 'Facebook', title: 'For friends', description: 'Air and water', image: picture }
const twitter = { socialNetwork: 'Twitter', title: 'For followers', description: '', image: null }

it.each([
  ['the community’s component', openGraph, ['seo.openGraph']],
  ['the older one', metaSocial, ['seo.metaSocial']],
  ['a component without', shapeWith({}), []],
  ['a field of that name that is a text', shapeWith({ openGraph: text }), []],
  ['a private one', shapeWith({ openGraph: { ...component('shared.open-graph'), private: true } }), []],
])('%s', (_name, shape, paths) => expect(socialPaths(shape, mapping)).toEqual(paths))

it.each([
  ['nothing', openGraph, null, {}, {}],
  ['nothing inside', openGraph, { openGraph: null }, {}, {}],
  [
    'one for all networks',
    openGraph,
    { openGraph: { ogTitle: ' For friends ', ogDescription: '', ogImage: picture, ogUrl: 'https://www.example.org' } },
    { title: 'For friends', image: picture },
    { title: 'For friends', image: picture },
  ],
  [
    'one for each',
    metaSocial,
    { metaSocial: [twitter, facebook] },
    { title: 'For friends', description: 'Air and water', image: picture },
    { title: 'For followers' },
  ],
  [
    'one network alone',
    metaSocial,
    { metaSocial: [facebook] },
    { title: 'For friends', description: 'Air and water', image: picture },
    { title: 'For friends', description: 'Air and water', image: picture },
  ],
  ['the other network alone', metaSocial, { metaSocial: [twitter] }, {}, { title: 'For followers' }],
  ['rows that are none', metaSocial, { metaSocial: [null, 'x', 5] }, {}, {}],
])('%s', (_name, shape, seo, openGraphFields, twitterFields) => {
  const values = { title: 'Heap', seo }
  expect(socialFieldsOf({ values, mapping, shape })).toEqual({ openGraph: openGraphFields, twitter: twitterFields })
})
