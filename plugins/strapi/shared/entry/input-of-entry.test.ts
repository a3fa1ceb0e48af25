import { noChoices } from '@citable/editor/choices'
import { describe, expect, test } from 'vitest'
import type { TypeShape } from '../mapping/shape.ts'
import type { Mapping } from '../settings.ts'
import { type EntryToRead, inputOfEntry, urlOfEntry } from './input-of-entry.ts'

const shape: TypeShape = {
  uid: 'api::article.article',
  displayName: 'Article',
  kind: 'collectionType',
  localized: true,
  draftAndPublish: true,
  attributes: {
    title: { type: 'string' },
    slug: { type: 'uid' },
    lead: { type: 'text' },
    byline: { type: 'string' },
    content: { type: 'blocks' },
    markdown: { type: 'richtext' },
    cover: { type: 'media' },
    day: { type: 'date' },
    part: { type: 'component', component: 'a.text' },
    steps: { type: 'component', component: 'a.text', repeatable: true },
    zone: { type: 'dynamiczone', components: ['a.text', 'a.quote', 'a.picture'] },
    author: { type: 'relation', target: 'api::author.author', targetAttributes: ['name'] },
  },
  components: {
    'a.text': { heading: { type: 'string' }, body: { type: 'richtext' }, colour: { type: 'string' } },
    'a.quote': { text: { type: 'text' }, by: { type: 'string' } },
    'a.picture': { image: { type: 'media' }, caption: { type: 'string' } },
  },
}
const mapping: Mapping = {
  title: 'title',
  body: [],
  slug: 'slug',
  description: null,
  image: null,
  author: null,
  datePublished: null,
  dateModified: null,
  addresses: {},
}
const site = { url: '', name: '', publisher: { kind: 'organization', name: '' }, logo: '' } as const
const facts = { documentId: 'd', locale: 'en', authors: [], datePublished: null, dateModified: null, publishedText: null }
const entry = (values: Record<string, unknown>, change: Partial<Mapping> = {}, more: Partial<EntryToRead> = {}): EntryToRead => ({
  values,
  mapping: { ...mapping, ...change },
  shape,
  facts,
  site,
  assets: 'https://cms.example.org',
  schemaType: null,
  choices: noChoices,
  ...more,
})

describe('a picture', () => {
  const imageOf = (cover: object, more: Partial<EntryToRead>) => {
    const input = inputOfEntry(entry({ cover: { mime: 'image/png', ...cover } }, { image: 'cover' }, more))
    return input.kind === 'blocks' ? (input.fields.image?.url ?? null) : null
  }
  const below = 'https://www.example.org/cms'
  test.each<[string, string | null, string, string | null]>([
    ['of a server without a path', 'https://cms.example.org', '/uploads/a.png', 'https://cms.example.org/uploads/a.png'],
    ['of a server below a path', below, '/uploads/a.png', `${below}/uploads/a.png`],
    ['that names the path itself', below, '/cms/uploads/a.png', `${below}/uploads/a.png`],
    ['below a path that begins alike', below, '/cms-files/a.png', `${below}/cms-files/a.png`],
    ['below a path with a slash at its end', `${below}/`, '/uploads/a.png', `${below}/uploads/a.png`],
    ['stored on this machine', below, 'http://localhost:1337/uploads/a.png', `${below}/uploads/a.png`],
    ['stored on this machine below the path', below, 'http://localhost:1337/cms/uploads/a.png', `${below}/uploads/a.png`],
    ['on another host', below, '//cdn.example.org/a.png', 'https://cdn.example.org/a.png'],
    ['at a whole address', below, 'https://cdn.example.org/a.png', 'https://cdn.example.org/a.png'],
    ['of a server without an address', null, '/uploads/a.png', null],
  ])('%s', (_name, assets, url, expected) => {
    expect(imageOf({ url }, { assets })).toBe(expected)
  })

  test('of a provider that signs addresses is left out, one of another provider is not', () => {
    const url = 'https://bucket.example.org/a.png'
    expect(imageOf({ url, provider: 'aws-s3' }, { privateProvider: 'aws-s3' })).toBeNull()
    expect(imageOf({ url, provider: 'local' }, { privateProvider: 'aws-s3' })).toBe(url)
    expect(imageOf({ url, provider: 'aws-s3' }, { privateProvider: null })).toBe(url)
    expect(imageOf({ url }, { privateProvider: 'aws-s3' })).toBe(url)
  })
})

const seoFields = { seoTitle: 'seo.metaTitle', description: 'seo.metaDescription' }
const blocks = (values: Record<string, unknown>, body: readonly string[]) => {
  const input = inputOfEntry(entry(values, { body }))
  return input.kind === 'blocks' ? input.blocks : null
}

describe('what is written for result pages', () => {
  test.each<[string, object, Partial<Mapping>, object]>([
    [
      'a component’s fields',
      { seo: { metaTitle: ' For results ', metaDescription: 'In short.' } },
      seoFields,
      { seoTitle: 'For results', description: 'In short.' },
    ],
    ['an empty component', { seo: null }, seoFields, { description: null }],
    ['empty fields', { seo: { metaTitle: ' ', metaDescription: '' } }, seoFields, { description: null }],
    ['a field', { metaTitle: 'For results' }, { seoTitle: 'metaTitle' }, { seoTitle: 'For results', description: null }],
    ['a mapping of an older version', { metaTitle: 'For results' }, {}, { description: null }],
  ])('%s', (_name, values, change, expected) => {
    const input = inputOfEntry(entry({ title: 'Headline', ...values }, change))
    if (input.kind === 'page') throw new Error('an entry is a draft')
    const { seoTitle, description } = input.fields
    expect({ ...(seoTitle !== undefined && { seoTitle }), description }).toEqual(expected)
  })
})

describe('text', () => {
  const image = { url: '/uploads/a.png', alternativeText: 'A "heap"', width: 800, height: 600 }
  test.each<[string, Record<string, unknown>, readonly string[], readonly object[]]>([
    [
      'blocks: one per node, named by field and index',
      { content: [{ type: 'paragraph', children: [{ type: 'text', text: 'Hi' }] }] },
      ['content'],
      [{ id: 'content.0', html: '<p>Hi</p>' }],
    ],
    [
      'blocks of an editor that replaces the rich text field',
      { markdown: '{"time":1,"blocks":[{"type":"paragraph","data":{"text":"A <b>heap</b>."}}],"version":"2.30.0"}' },
      ['markdown'],
      [{ id: 'markdown', html: '<p>A <b>heap</b>.</p>' }],
    ],
    [
      'the same in a component and in a zone',
      {
        part: { body: '{"blocks":[{"type":"header","data":{"text":"Air","level":3}}]}' },
        zone: [{ __component: 'a.text', body: '{"blocks":[{"type":"paragraph","data":{"text":"It breathes."}}]}' }],
      },
      ['part', 'zone'],
      [
        { id: 'part.body', html: '<h3>Air</h3>' },
        { id: 'zone.0.body', html: '<p>It breathes.</p>' },
      ],
    ],
    ['no document of nodes', { markdown: '{"type":"doc","content":[{"type":"paragraph"}]}' }, ['markdown'], []],
    ['no JSON of a plain text', { lead: ' {"root":{"children":[]}} ' }, ['lead'], []],
    ['no JSON of a quotation', { zone: [{ __component: 'a.quote', text: '{"lat":1}', by: 'Ada' }] }, ['zone'], []],
    ['a text that begins like JSON', { lead: '{not JSON}' }, ['lead'], [{ id: 'lead', html: '<p>{not JSON}</p>' }]],
    ['Markdown as it is', { markdown: '## Why\n\nBecause.' }, ['markdown'], [{ id: 'markdown', markdown: '## Why\n\nBecause.' }]],
    [
      'a rich text field that holds HTML',
      { markdown: '<p>From another editor</p>' },
      ['markdown'],
      [{ id: 'markdown', html: '<p>From another editor</p>' }],
    ],
    [
      'Markdown that begins with inline HTML stays Markdown',
      { markdown: '<b>x</b> and more' },
      ['markdown'],
      [{ id: 'markdown', markdown: '<b>x</b> and more' }],
    ],
    [
      'plain text: paragraphs, line breaks, escaped',
      { lead: 'a < b\nc\n\nd & e' },
      ['lead'],
      [{ id: 'lead', html: '<p>a &lt; b<br>c</p>\n<p>d &amp; e</p>' }],
    ],
    [
      'a component: heading and text, no colours',
      { part: { heading: 'Why', body: 'Text', colour: 'red' } },
      ['part'],
      [
        { id: 'part.heading', html: '<h2>Why</h2>' },
        { id: 'part.body', markdown: 'Text' },
      ],
    ],
    [
      'a repeatable component: paths with index',
      { steps: [{ body: 'One' }, { body: 'Two' }] },
      ['steps'],
      [
        { id: 'steps.0.body', markdown: 'One' },
        { id: 'steps.1.body', markdown: 'Two' },
      ],
    ],
    [
      'a dynamic zone, its quotations with their source',
      {
        zone: [
          { __component: 'a.text', __temp_key__: 'a0', id: 7, body: 'Text' },
          { __component: 'a.quote', text: 'Turn it.', by: 'Jo' },
        ],
      },
      ['zone'],
      [
        { id: 'zone.0.body', markdown: 'Text' },
        { id: 'zone.1.text', html: '<blockquote><p>Turn it.</p><footer>Jo</footer></blockquote>' },
      ],
    ],
    [
      'pictures with their caption, the address made absolute',
      { zone: [{ __component: 'a.picture', image, caption: 'Week 3' }] },
      ['zone'],
      [
        {
          id: 'zone.0.image',
          html: '<figure><img src="https://cms.example.org/uploads/a.png" alt="A &quot;heap&quot;" width="800" height="600"><figcaption>Week 3</figcaption></figure>',
        },
      ],
    ],
    [
      'fields in the order of the mapping',
      { markdown: 'b', lead: 'a' },
      ['lead', 'markdown'],
      [
        { id: 'lead', html: '<p>a</p>' },
        { id: 'markdown', markdown: 'b' },
      ],
    ],
    [
      'empty values of every kind',
      { content: null, markdown: '  ', lead: '', part: null, steps: [], zone: undefined },
      ['content', 'markdown', 'lead', 'part', 'steps', 'zone'],
      [],
    ],
    [
      'values of the wrong kind',
      { content: 'x', markdown: 5, lead: {}, part: 'x', steps: 'x', zone: [null, 'x', { __component: 'gone.away' }] },
      ['content', 'markdown', 'lead', 'part', 'steps', 'zone'],
      [],
    ],
    ['a mapped field that the type no longer has', { gone: 'x' }, ['gone'], []],
  ])('%s', (_name, values, body, expected) => {
    expect(blocks(values, body)).toEqual(expected)
  })

  test('marks of the live preview are no part of a text', () => {
    expect(blocks({ lead: 'Text\u200b\u200c\u200d\ufeff\u200b' }, ['lead'])).toEqual([{ id: 'lead', html: '<p>Text</p>' }])
    expect(blocks({ lead: 'می\u200cخواهم' }, ['lead'])).toEqual([{ id: 'lead', html: '<p>می\u200cخواهم</p>' }])
  })
})

describe('fields', () => {
  test('title, slug, author, image and dates', () => {
    const values = { title: ' Title ', slug: 's', byline: 'Jo', cover: [{ url: 'https://cdn.example.org/a.png' }], day: '2026-01-02' }
    expect(inputOfEntry(entry(values, { author: 'byline', image: 'cover', datePublished: 'day' }))).toMatchObject({
      fields: {
        title: 'Title',
        description: null,
        slug: 's',
        authors: [{ kind: 'person', name: 'Jo', url: null }],
        image: { url: 'https://cdn.example.org/a.png', alt: null, width: null },
        datePublished: '2026-01-02',
        dateModified: null,
      },
    })
  })

  test('a mapped date wins over the one that publishing stamped', () => {
    const stamped = { ...facts, datePublished: '2026-05-05T00:00:00.000Z', dateModified: '2026-06-06T00:00:00.000Z' }
    expect(inputOfEntry(entry({ day: '2026-01-02' }, { datePublished: 'day' }, { facts: stamped }))).toMatchObject({
      fields: { datePublished: '2026-01-02', dateModified: '2026-06-06T00:00:00.000Z' },
    })
    expect(inputOfEntry(entry({ day: 'soon' }, { datePublished: 'day' }, { facts: stamped }))).toMatchObject({
      fields: { datePublished: '2026-05-05T00:00:00.000Z' },
    })
  })

  test('a related author comes from the server, not from the form', () => {
    const authors = [{ kind: 'person', name: 'Jo', url: null }] as const
    expect(
      inputOfEntry(entry({ author: { connect: [], disconnect: [] } }, { author: 'author.name' }, { facts: { ...facts, authors } })),
    ).toMatchObject({ fields: { authors } })
  })

  test('an upload without a known server address is left out', () => {
    expect(inputOfEntry(entry({ cover: { url: '/uploads/a.png' } }, { image: 'cover' }, { assets: null }))).toMatchObject({
      fields: { image: null },
    })
  })
})

test('without patterns the address is the site’s and the slug', () => {
  const known = { ...site, url: 'https://www.example.org/' }
  expect(urlOfEntry(entry({ slug: 's' }, {}, { site: known }))).toBe('https://www.example.org/s')
  expect(urlOfEntry(entry({ slug: '' }, {}, { site: known }))).toBeNull()
  expect(urlOfEntry(entry({ slug: 's' }))).toBeNull()
})
