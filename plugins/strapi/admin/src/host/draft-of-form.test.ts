import { expect, test } from 'vitest'
import { draftOf, entryOf, fieldOf, type Screen } from './draft-of-form.ts'

const shape = {
  uid: 'api::post.post',
  displayName: 'Post',
  kind: 'collectionType',
  localized: true,
  draftAndPublish: true,
  attributes: {
    headline: { type: 'string' },
    address: { type: 'uid' },
    seo: { type: 'component', component: 'shared.seo' },
    lead: { type: 'text' },
    body: { type: 'richtext' },
    blocks: { type: 'blocks' },
    date: { type: 'date' },
  },
  components: { 'shared.seo': { metaTitle: { type: 'string' } } },
}
const mapping = {
  title: 'headline',
  seoTitle: 'seo.metaTitle',
  body: ['body', 'blocks'],
  slug: 'address',
  description: 'lead',
  image: null,
  author: null,
  datePublished: null,
  dateModified: null,
  addresses: {},
}
const values = {
  headline: 'A headline',
  address: 'an-address',
  seo: { metaTitle: 'A title' },
  lead: 'A lead.',
  body: 'Some text.',
  blocks: [],
}
const facts = {
  documentId: 'doc1',
  locale: 'de',
  authors: [],
  datePublished: '2026-11-01T00:00:00.000Z',
  dateModified: '2026-11-02T00:00:00.000Z',
  publishedText: null,
}
const choices = { setAside: ['title-length'], textKind: 'news', language: 'fr' }
const site = { url: 'https://example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }

const screenOf = ({ form = {}, entry = {}, map = {}, fact = {}, ...more }: { readonly [part: string]: any } = {}): Screen =>
  ({
    form: { values: { ...values, ...form }, onChange: () => {} },
    entry: {
      shape,
      mapping: { ...mapping, ...map },
      site,
      pageTitle: '{title} | Example',
      assets: 'https://cdn.example.org',
      privateProvider: 'aws-s3',
      facts: { ...facts, ...fact },
      schemaType: { chosen: 'NewsArticle', set: 'BlogPosting' },
      choices,
      live: null,
      ...entry,
    },
    editable: true,
    today: '2026-11-28',
    isTaken: () => false,
    choose: async () => true,
    ...more,
  }) as unknown as Screen

const all = [
  '@title',
  '@seo_title',
  '@description',
  '@slug',
  'replace_text',
  'set_address',
  'split_block',
  'insert_block',
  'set_attribute',
  'choices',
]
const without = (...left: readonly string[]) => all.filter((one) => !left.includes(one))
const editorJs = JSON.stringify({ time: 1, version: '2.30', blocks: [{ type: 'paragraph', data: { text: 'Stored elsewhere.' } }] })

test.each<[string, Parameters<typeof screenOf>[0], readonly string[]]>([
  ['all of a draft', {}, all],
  ['nothing of the published version', { editable: false }, []],
  ['no title for result pages without a field', { map: { seoTitle: null } }, without('@seo_title')],
  ['no title for result pages in a component that is not there', { form: { seo: null } }, without('@seo_title')],
  ['a title for result pages in a field of its own', { map: { seoTitle: 'lead' }, form: { seo: null } }, all],
  ['no description without a field', { map: { description: null } }, without('@description')],
  ['no description that another editor stores', { form: { lead: editorJs } }, without('@description')],
  ['no address without a field', { map: { slug: null } }, without('@slug')],
  ['no address of an entry that is public', { entry: { live: { aeoScore: 1, seoScore: 2, titles: [] } } }, without('@slug')],
  ['no new paragraph in a text that another editor stores', { form: { body: editorJs } }, without('insert_block')],
  ['no new paragraph in a field of another kind', { map: { body: ['date', 'blocks'] } }, without('insert_block')],
  ['no new paragraph without a text', { map: { body: [] } }, without('insert_block', 'set_attribute')],
  ['no alternative text outside of blocks', { map: { body: ['body'] } }, without('set_attribute')],
  ['no choices of an entry that is not saved', { choose: null }, without('choices')],
])('a writer may change %s', (_what, parts, accepts) => expect(draftOf(screenOf(parts)).accepts).toEqual(accepts))

test('the draft is the form, with what the server knows about the entry', () => {
  const { accepts: _accepts, input, context, ...draft } = draftOf(screenOf({ entry: { live: { aeoScore: 61, seoScore: 72, titles: [] } } }))
  expect(draft).toEqual({
    documentId: 'api::post.post:doc1:de',
    pageTitle: 'A title',
    editable: true,
    notRendered: [],
    choices,
    schemaType: { chosen: 'NewsArticle', set: 'BlogPosting' },
    baseline: { kind: 'published', aeoScore: 61, seoScore: 72 },
  })
  expect(input).toMatchObject({
    kind: 'blocks',
    fields: {
      title: 'A headline',
      seoTitle: 'A title',
      description: 'A lead.',
      slug: 'an-address',
      datePublished: facts.datePublished,
      dateModified: facts.dateModified,
    },
  })
  expect(context).toMatchObject({ url: 'https://example.org/an-address', languageHint: 'de', articleType: 'NewsArticle' })
})

test.each<[string, Parameters<typeof screenOf>[0], string]>([
  ['its own for result pages', {}, 'A title'],
  ['with what the server adds', { form: { seo: null } }, 'A headline | Example'],
  ['signs of a pattern are no pattern', { form: { seo: null, headline: 'It costs $& more' } }, 'It costs $& more | Example'],
  ['none without a title', { form: { seo: null, headline: '' } }, ''],
])('the title of the page is the one that is delivered: %s', (_what, parts, title) =>
  expect(draftOf(screenOf(parts)).pageTitle).toBe(title),
)

test.each([
  [{ documentId: null }, 'api::post.post:new:de'],
  [{ locale: null }, 'api::post.post:doc1:'],
  [{ documentId: null, locale: null }, 'api::post.post:new:'],
])('an entry with %j is known as %s', (fact, documentId) =>
  expect(draftOf(screenOf({ fact }))).toMatchObject({ documentId, baseline: null }),
)

test('an entry is read with today in the place of dates that publishing will stamp, each by itself', () => {
  expect(entryOf(screenOf())).toEqual({
    values,
    mapping,
    shape,
    site,
    assets: 'https://cdn.example.org',
    privateProvider: 'aws-s3',
    choices,
    schemaType: 'NewsArticle',
    facts,
  })
  const read = (parts: Parameters<typeof screenOf>[0]) => entryOf(screenOf(parts))
  expect(read({ fact: { datePublished: null } }).facts).toEqual({ ...facts, datePublished: '2026-11-28' })
  expect(read({ fact: { dateModified: null } }).facts).toEqual({ ...facts, dateModified: '2026-11-28' })
  expect(read({ entry: { schemaType: { chosen: null, set: 'BlogPosting' }, privateProvider: undefined } })).toMatchObject({
    schemaType: 'BlogPosting',
    privateProvider: null,
  })
})

test('a field of the article is the form’s field that is mapped to it', () => {
  const screen = screenOf()
  expect((['title', 'seo_title', 'description', 'slug'] as const).map((field) => fieldOf(screen, field))).toEqual([
    'headline',
    'seo.metaTitle',
    'lead',
    'address',
  ])
  expect(fieldOf(screenOf({ map: { seoTitle: undefined } }), 'seo_title')).toBeNull()
})
