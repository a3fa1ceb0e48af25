import { describe, expect, test } from 'vitest'
import type { Mapping } from '../settings.ts'
import { chosenIn, fitMapping, leftOf, leftOutOf, mergeMapping } from './fit-mapping.ts'
import { proposeMapping } from './propose-mapping.ts'
import type { Attribute, TypeShape } from './shape.ts'

const string: Attribute = { type: 'string' }
const richtext: Attribute = { type: 'richtext' }
const media: Attribute = { type: 'media', multiple: false }
const author: Attribute = { type: 'relation', target: 'api::author.author', targetAttributes: ['name'] }
const seo: Attribute = { type: 'component', component: 'shared.seo', repeatable: false }

const before: Readonly<Record<string, Attribute>> = {
  title: string,
  slug: { type: 'uid' },
  summary: string,
  body: richtext,
  more: richtext,
  cover: media,
  author,
  seo,
  day: { type: 'date' },
}
const shapeOf = (attributes: Readonly<Record<string, Attribute>>, components: TypeShape['components'] = {}): TypeShape => ({
  uid: 'api::article.article',
  displayName: 'Article',
  kind: 'collectionType',
  localized: false,
  draftAndPublish: true,
  attributes,
  components: {
    'shared.seo': { metaTitle: string, shareImage: media },
    'sections.text': { heading: string, body: richtext },
    ...components,
  },
})
/** A mapping of all that the type had. */
const whole: Mapping = {
  title: 'title',
  seoTitle: 'seo.metaTitle',
  body: ['body', 'more'],
  slug: 'slug',
  description: 'summary',
  image: 'cover',
  socialImage: 'seo.shareImage',
  author: 'author.name',
  datePublished: 'day',
  dateModified: null,
  structuredData: null,
  roles: { 'sections.text': { heading: 'heading' } },
  addresses: { '*': 'https://www.example.org/{slug}' },
}
const without = (...names: readonly string[]) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)))
const fit = (shape: TypeShape, chosen: Mapping = whole) => fitMapping(chosen, proposeMapping(shape), shape)

describe('a mapping on a type that has changed', () => {
  test.each<[string, TypeShape, readonly string[], Partial<Mapping>]>([
    ['nothing has', shapeOf(before), [], {}],
    ['the title is renamed', shapeOf({ headline: string, ...without('title') }), ['title'], { title: 'headline' }],
    ['the title has become blocks', shapeOf({ ...before, title: { type: 'blocks' }, name: string }), ['title'], { title: 'name' }],
    [
      'the title is private now',
      shapeOf({ ...before, title: { type: 'string', private: true }, subject: string }),
      ['title'],
      { title: 'subject' },
    ],
    ['one of two texts is removed', shapeOf(without('more')), ['more'], { body: ['body'] }],
    [
      'all texts are renamed',
      shapeOf({ ...without('body', 'more'), content: { type: 'blocks' } }),
      ['body', 'more'],
      { body: ['content'] },
    ],
    [
      'one of two texts is renamed, and one beside them was left out',
      shapeOf({ lead: richtext, ...without('more'), memberText: richtext }),
      ['more'],
      { body: ['body'] },
    ],
    [
      'one of two texts is private now',
      shapeOf({ ...before, more: { type: 'richtext', private: true }, extra: richtext }),
      ['more'],
      { body: ['body'] },
    ],
    [
      'one of two texts has become a number',
      shapeOf({ ...before, body: { type: 'integer' }, extra: richtext }),
      ['body'],
      { body: ['more'] },
    ],
    ['all texts are removed', shapeOf(without('body', 'more')), ['body', 'more'], { body: [] }],
    ['the slug is renamed', shapeOf({ ...without('slug'), path: { type: 'uid' } }), ['slug'], { slug: 'path' }],
    ['the picture is renamed', shapeOf({ ...without('cover'), hero: media }), ['cover'], { image: 'hero' }],
    ['the picture is removed', shapeOf(without('cover')), ['cover'], { image: null }],
    ['the author has become a line', shapeOf({ ...before, author: string }), ['author.name'], { author: 'author' }],
    ['the date has become a text', shapeOf({ ...before, day: string }), ['day'], { datePublished: null }],
    ['the component is removed', shapeOf(without('seo')), ['seo.metaTitle', 'seo.shareImage'], { seoTitle: null, socialImage: null }],
    [
      'the component can be there many times',
      shapeOf({ ...before, seo: { ...seo, repeatable: true } }),
      ['seo.metaTitle', 'seo.shareImage'],
      { seoTitle: null, socialImage: null },
    ],
    [
      'a part of a component is renamed',
      shapeOf(before, { 'sections.text': { title: string, body: richtext } }),
      ['sections.text.heading'],
      { roles: { 'sections.text': {} } },
    ],
  ])('%s', (_name, shape, lost, changed) => {
    expect(fit(shape)).toEqual({ mapping: { ...whole, ...changed }, lost })
  })

  test.each<[string, readonly string[], Readonly<Record<string, Attribute>>, readonly string[]]>([
    ['the only text is renamed', ['body'], { ...without('body'), content: richtext }, ['content']],
    ['both texts are renamed', ['body', 'lead'], { ...without('body'), content: richtext, intro: richtext }, ['content', 'intro']],
    ['the only text is removed', ['body'], without('body'), []],
  ])('%s: a text that people left out stays out', (_name, body, left, now) => {
    const texts = Object.fromEntries(body.map((name) => [name, richtext]))
    const chosen = { ...whole, body, roles: {} }
    const leftOut = leftOutOf(chosen, proposeMapping(shapeOf({ ...before, ...texts })))
    expect(leftOut).toEqual(['more'])
    const shape = shapeOf(left)
    expect(fitMapping(chosen, proposeMapping(shape), shape, leftOut).mapping?.body).toEqual(now)
  })

  test.each<[string, TypeShape, Partial<Mapping>]>([
    ['all of it', shapeOf(before), {}],
    ['no title', shapeOf(without('title')), { title: '' }],
    ['one text', shapeOf(without('more')), { body: ['body'] }],
    ['no text, no picture', shapeOf(without('body', 'more', 'cover')), { body: [], image: null }],
  ])('what is left of it for people to complete: %s', (_name, shape, changed) => {
    expect(leftOf(whole, shape)).toEqual({ ...whole, ...changed })
  })

  test('an address keeps its pattern, and its lost field is named', () => {
    const addresses = { '*': 'https://www.example.org/{field:section}/{slug}' }
    expect(fit(shapeOf(before), { ...whole, addresses })).toEqual({ mapping: { ...whole, addresses }, lost: ['section'] })
  })

  test('a field is not taken twice', () => {
    const shape = shapeOf({ name: string, excerpt: richtext })
    const { mapping } = fit(shape, { ...whole, body: ['excerpt'], roles: {} })
    expect([mapping?.title, mapping?.body, mapping?.description]).toEqual(['name', ['excerpt'], null])
  })

  test('a text that is never proposed keeps its title when that is renamed', () => {
    const shape = shapeOf({ headline: string, summary: { type: 'text' } })
    expect(proposeMapping(shape)).toBeNull()
    expect(fit(shape, { ...whole, body: ['summary'], description: null }).mapping).toMatchObject({ title: 'headline', body: ['summary'] })
  })

  test('a type without any title is no article', () => {
    expect(fit(shapeOf(without('title', 'summary')))).toMatchObject({ mapping: null, lost: ['title', 'summary'] })
  })
})

describe('what people chose', () => {
  const shape = shapeOf(before)
  const proposal = proposeMapping(shape) as Mapping

  test.each<[string, Partial<Mapping>]>([
    ['nothing', {}],
    ['addresses alone', { addresses: { '*': 'https://www.example.org/{slug}' } }],
    ['another title', { title: 'summary' }],
    ['no picture', { image: null }],
    ['title and texts', { title: 'summary', body: ['more'] }],
    ['roles', { roles: { 'sections.text': { heading: 'skip' } } }],
  ])('%s is stored, and nothing else', (_name, chosen) => {
    const mapping = { ...proposal, ...chosen }
    expect(chosenIn(mapping, proposal)).toEqual(chosen)
    expect(mergeMapping(chosen, proposal)).toEqual(mapping)
  })

  test('texts that are proposed and not chosen are known', () => {
    expect(leftOutOf({ ...proposal, body: ['more'] }, proposal)).toEqual(['body'])
    expect(leftOutOf({ ...proposal, title: 'summary', body: ['more'], description: 'body' }, proposal)).toEqual(['body'])
    expect(leftOutOf(proposal, proposal)).toEqual([])
    expect(leftOutOf(whole, null)).toEqual([])
  })

  test('of a type that is never proposed, the whole mapping', () => {
    expect(chosenIn(whole, null)).toEqual(whole)
    expect(mergeMapping(whole, null)).toEqual(whole)
    expect(mergeMapping({ addresses: whole.addresses }, null)).toBeNull()
  })
})
