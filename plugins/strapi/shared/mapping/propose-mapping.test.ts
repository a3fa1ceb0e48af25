import { describe, expect, test } from 'vitest'
import { proposeMapping } from './propose-mapping.ts'
import type { Attribute, TypeShape } from './shape.ts'

const shape = (attributes: Record<string, Attribute>, components: TypeShape['components'] = {}): TypeShape => ({
  uid: 'api::thing.thing',
  displayName: 'Thing',
  kind: 'collectionType',
  localized: false,
  draftAndPublish: true,
  attributes,
  components,
})
const string: Attribute = { type: 'string' }
const text: Attribute = { type: 'text' }
const richtext: Attribute = { type: 'richtext' }

describe('is an article', () => {
  test.each<[string, Record<string, Attribute>, boolean]>([
    ['a title and rich text', { title: string, body: richtext }, true],
    ['a headline and blocks', { headline: string, content: { type: 'blocks' } }, true],
    ['a name and plain text', { name: string, story: text }, true],
    ['a required string stands in for a title', { label: { type: 'string', required: true }, body: richtext }, true],
    ['an optional string of another name does not', { label: string, body: richtext }, false],
    ['a title alone', { title: string }, false],
    ['a title and a description alone', { title: string, description: text }, false],
    ['text alone', { body: richtext }, false],
    ['a private title', { title: { type: 'string', private: true }, body: richtext }, false],
    ['private text', { title: string, body: { type: 'richtext', private: true } }, false],
    ['nothing', {}, false],
  ])('%s', (_name, attributes, isArticle) => {
    expect(proposeMapping(shape(attributes)) !== null).toBe(isArticle)
  })
})

describe('finds each part', () => {
  const title = { title: string, body: richtext }
  test.each<[string, Record<string, Attribute>, object]>([
    [
      'names with separators and capitals',
      { ...title, meta_description: text, CoverImage: { type: 'media' } },
      { description: 'meta_description', image: 'CoverImage' },
    ],
    ['a uid field as slug whatever its name', { ...title, permalink: { type: 'uid' } }, { slug: 'permalink' }],
    ['the only single media field as image', { ...title, visual: { type: 'media', multiple: false } }, { image: 'visual' }],
    ['no gallery as image', { ...title, gallery: { type: 'media', multiple: true } }, { image: null }],
    ['an author as text', { ...title, byline: string }, { author: 'byline' }],
    [
      'an author as relation',
      { ...title, author: { type: 'relation', target: 'api::person.person', targetAttributes: ['bio', 'fullName'] } },
      { author: 'author.fullName' },
    ],
    [
      'no author whose name may not be read',
      { ...title, author: { type: 'relation', target: 'admin::user', targetAttributes: [] } },
      { author: null },
    ],
    [
      'dates',
      { ...title, publishedOn: { type: 'date' }, last_modified: { type: 'datetime' } },
      { datePublished: 'publishedOn', dateModified: 'last_modified' },
    ],
    [
      'text in the order of the schema',
      { title: string, intro: text, parts: { type: 'blocks' }, end: richtext },
      { body: ['intro', 'parts', 'end'] },
    ],
  ])('%s', (_name, attributes, expected) => {
    expect(proposeMapping(shape(attributes))).toMatchObject(expected)
  })

  test('a component with text counts as text, one without does not', () => {
    const mapping = proposeMapping(
      shape(
        {
          title: string,
          lead: { type: 'component', component: 'a.text' },
          button: { type: 'component', component: 'a.button' },
          zone: { type: 'dynamiczone', components: ['a.button', 'a.text'] },
        },
        { 'a.text': { body: richtext }, 'a.button': { label: string } },
      ),
    )
    expect(mapping?.body).toEqual(['lead', 'zone'])
  })
})

describe('what is written for result pages', () => {
  const seo = { seo: { type: 'component', component: 'shared.seo' } } as const
  const components = { 'shared.seo': { metaTitle: string, metaDescription: text } }
  const title = { title: string, body: richtext }
  test.each<[string, Record<string, Attribute>, object]>([
    [
      'in a component, which is no part of the text',
      { ...title, ...seo },
      { seoTitle: 'seo.metaTitle', description: 'seo.metaDescription', body: ['body'] },
    ],
    [
      'beside a description of the entry’s own',
      { ...title, summary: text, ...seo },
      { seoTitle: 'seo.metaTitle', description: 'summary', body: ['body'] },
    ],
    ['in a field', { ...title, seo_title: string }, { seoTitle: 'seo_title', description: null, body: ['body'] }],
    ['not in a private field', { ...title, metaTitle: { type: 'string', private: true } }, { description: null, body: ['body'] }],
  ])('%s', (_name, attributes, expected) => {
    const { title: _title, slug: _slug, image: _image, author: _author, ...mapping } = proposeMapping(shape(attributes, components))!
    const { datePublished: _published, dateModified: _modified, structuredData: _data, addresses: _addresses, ...found } = mapping
    expect(found).toEqual(expected)
  })
})

describe('structured data written by hand', () => {
  const title = { title: string, body: richtext }
  const json: Attribute = { type: 'json' }
  test.each<[string, Record<string, Attribute>, TypeShape['components'], string | null]>([
    ['a JSON field of that name', { structured_data: json }, {}, 'structured_data'],
    [
      'one in a component',
      { seo: { type: 'component', component: 'shared.seo' } },
      { 'shared.seo': { structuredData: json } },
      'seo.structuredData',
    ],
    [
      'not in a repeatable component',
      { seo: { type: 'component', component: 'shared.seo', repeatable: true } },
      { 'shared.seo': { structuredData: json } },
      null,
    ],
    ['not a private one', { schema: { type: 'json', private: true } }, {}, null],
    ['not any JSON', { settings: json }, {}, null],
    ['not a text of that name', { schema: string }, {}, null],
  ])('%s', (_name, attributes, components, expected) => {
    expect(proposeMapping(shape({ ...title, ...attributes }, components))?.structuredData).toBe(expected)
  })
})
