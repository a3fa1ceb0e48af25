import { analyze } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { noChoices } from '@citable/editor/choices'
import { describe, expect, test } from 'vitest'
import { componentRoles, heldComponents, rolesFor } from '../mapping/component-roles.ts'
import { proposeMapping } from '../mapping/propose-mapping.ts'
import type { Attribute, TypeShape } from '../mapping/shape.ts'
import { contextOfEntry } from './context-of-entry.ts'
import { type EntryToRead, inputOfEntry, isHidden, urlOfEntry } from './input-of-entry.ts'
import { profileGraph } from './profile-graph.ts'

/** The types of Strapi's official starter (create-strapi --example), untouched. */
const string: Attribute = { type: 'string' }
const text: Attribute = { type: 'text' }
const media: Attribute = { type: 'media', multiple: false }
const components = {
  'shared.media': { file: media },
  'shared.quote': { title: string, body: text },
  'shared.rich-text': { body: { type: 'richtext' } },
  'shared.seo': { metaTitle: { ...string, required: true }, metaDescription: { ...text, required: true }, shareImage: media },
  'shared.slider': { files: { type: 'media', multiple: true } },
} as const satisfies TypeShape['components']
const blocks: Attribute = { type: 'dynamiczone', components: ['shared.media', 'shared.quote', 'shared.rich-text', 'shared.slider'] }
const shape = (name: string, attributes: TypeShape['attributes'], kind: TypeShape['kind'] = 'collectionType'): TypeShape => ({
  uid: `api::${name}.${name}`,
  displayName: name,
  kind,
  localized: false,
  draftAndPublish: true,
  attributes,
  components,
})
const starter = {
  article: shape('article', {
    title: string,
    description: text,
    slug: { type: 'uid' },
    cover: media,
    author: { type: 'relation', target: 'api::author.author', targetAttributes: ['name'] },
    category: { type: 'relation', target: 'api::category.category', targetAttributes: ['name', 'description'] },
    blocks,
  }),
  author: shape('author', { name: string, avatar: media, email: string, articles: { type: 'relation', target: 'api::article.article' } }),
  category: shape('category', {
    name: string,
    slug: { type: 'uid' },
    articles: { type: 'relation', target: 'api::article.article' },
    description: text,
  }),
  about: shape('about', { title: string, blocks }, 'singleType'),
  global: shape(
    'global',
    {
      siteName: { ...string, required: true },
      favicon: media,
      siteDescription: { ...text, required: true },
      defaultSeo: { type: 'component', component: 'shared.seo' },
    },
    'singleType',
  ),
}

const entry = (type: TypeShape, values: Record<string, unknown>): EntryToRead => ({
  values,
  mapping: proposeMapping(type)!,
  shape: type,
  facts: { documentId: 'd', locale: 'en', authors: [], datePublished: '2026-11-01T08:00:00.000Z', dateModified: null, publishedText: null },
  site: { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' },
  assets: 'https://cms.example.org',
  schemaType: null,
  choices: noChoices,
})
const read = (one: EntryToRead) => {
  const input = inputOfEntry(one)
  if (input.kind !== 'blocks') throw new Error('an entry is blocks')
  return input
}
const analysed = (one: EntryToRead) =>
  analyze(
    inputOfEntry(one),
    { ...contextOfEntry(one), now: '2026-11-23', options: { seo: true, aeo: true, titles: 3 } },
    { languages: allPacks },
  )

const article = entry(starter.article, {
  title: 'The internet has been very slow lately',
  description: 'Why pages take longer than they should',
  slug: 'slow-internet',
  blocks: [
    { __component: 'shared.rich-text', body: '## Probably a cable\n\nMost lines are slow because of one bad cable.' },
    { __component: 'shared.quote', title: 'Thelonious Monk', body: 'You’ve got to dig it to dig it, you dig?' },
    { __component: 'shared.media', file: { url: '/uploads/coffee.jpg', mime: 'image/jpeg', alternativeText: 'Coffee' } },
    {
      __component: 'shared.slider',
      files: [
        { url: '/uploads/one.jpg', mime: 'image/jpeg' },
        { url: '/uploads/two.pdf', mime: 'application/pdf' },
      ],
    },
  ],
})

describe('the official starter, untouched', () => {
  test.each([
    ['article', 'article'],
    ['about', 'article'],
    ['author', 'person'],
    ['category', null],
    ['global', null],
  ] as const)('%s is proposed as %s', (name, kind) => {
    const mapping = proposeMapping(starter[name])
    expect(mapping === null ? null : (mapping.kind ?? 'article')).toBe(kind)
  })

  test('a quotation has its speaker, and is neither a heading nor a question', () => {
    const { blocks: found } = read(article)
    expect(found).toContainEqual({
      id: 'blocks.1.body',
      html: '<blockquote><p>You’ve got to dig it to dig it, you dig?</p><footer>Thelonious Monk</footer></blockquote>',
    })
    const { article: heard, answers, questionProposals } = analysed(article)
    expect(heard.blocks.filter(({ kind }) => kind === 'heading').map((block) => block.text)).toEqual(['Probably a cable'])
    expect([...answers.map(({ question }) => question), ...questionProposals].filter((question) => /dig|Monk/.test(question))).toEqual([])
  })

  test('pictures of a slider, and no other uploads', () => {
    expect(read(article).blocks.map(({ id }) => id)).toEqual(['blocks.0.body', 'blocks.1.body', 'blocks.2.file', 'blocks.3.files'])
  })

  test('an author is a person', () => {
    const graph = profileGraph(
      entry(starter.author, { name: 'David Doe', email: 'david@example.org', avatar: { url: '/uploads/david.jpg' } }),
    )
    expect(graph['@graph'].find((node) => node['@type'] === 'Person')).toEqual({
      '@type': 'Person',
      '@id': '#person',
      name: 'David Doe',
      image: 'https://cms.example.org/uploads/david.jpg',
    })
    expect(JSON.stringify(graph)).not.toMatch(/Article|david@example/)
  })

  test.each([
    ['jobTitle', 'Gardener'],
    ['website', 'https://david.example.org'],
    ['github', 'https://github.com/david-doe'],
    ['orcid', 'https://orcid.org/0000-0000'],
  ])('the private line %s of a person is not published, the public one is', (name, value) => {
    const graphWith = (isPrivate: boolean) => {
      const attributes = { ...starter.author.attributes, [name]: { ...string, private: isPrivate } }
      return JSON.stringify(profileGraph(entry({ ...starter.author, attributes }, { name: 'David Doe', [name]: value })))
    }
    expect(graphWith(false)).toContain(value)
    expect(graphWith(true)).not.toContain(value)
  })
})

describe('what an entry says to search engines', () => {
  const type = shape('post', {
    title: string,
    slug: { type: 'uid' },
    body: { type: 'richtext' },
    seo: { type: 'component', component: 'shared.full' },
  })
  const seo = { 'shared.full': { metaTitle: string, metaImage: media, canonicalURL: string, metaRobots: string } }
  const one = (values: object) => entry({ ...type, components: seo }, { title: 'T', slug: 't', body: 'Text.', seo: values })

  test('is proposed from its component', () => {
    expect(one({}).mapping).toMatchObject({
      seoTitle: 'seo.metaTitle',
      socialImage: 'seo.metaImage',
      canonical: 'seo.canonicalURL',
      robots: 'seo.metaRobots',
    })
  })

  test.each([
    ['noindex', true],
    ['noindex,nofollow', true],
    ['nofollow, NOINDEX', true],
    ['none', true],
    ['index, follow', false],
    ['max-image-preview:none', false],
    ['', false],
    [null, false],
    [true, true],
    [false, false],
  ])('robots %j: hidden: %s', (metaRobots, hidden) => expect(isHidden(one({ metaRobots }))).toBe(hidden))

  test.each([
    ['https://other.example/x', 'https://other.example/x'],
    ['http://localhost:3000/x', 'https://www.example.org/t'],
    ['http://127.0.0.1/x', 'https://www.example.org/t'],
    ['http://[::1]:3000/x', 'https://www.example.org/t'],
    ['/x', 'https://www.example.org/t'],
    ['javascript:alert(1)', 'https://www.example.org/t'],
    [null, 'https://www.example.org/t'],
  ])('canonical %j gives %s', (canonicalURL, url) => expect(urlOfEntry(one({ canonicalURL }))).toBe(url))

  test('its social picture stands in where there is no other', () => {
    expect(read(one({ metaImage: { url: '/uploads/s.png' } })).fields.image?.url).toBe('https://cms.example.org/uploads/s.png')
  })
})

test('a question with its answer is part of a page, and no page', () => {
  expect(proposeMapping(shape('faq', { question: { ...string, required: true }, answer: { type: 'richtext' } }))).toBeNull()
})

describe('roles that people chose', () => {
  const type = {
    ...shape('post', { title: string, parts: { type: 'component', component: 'a.part', repeatable: true } }),
    components: { 'a.part': { label: string, body: text } },
  }
  test('count before the proposal', () => {
    const values = { title: 'T', parts: [{ label: 'Why', body: 'Because.' }] }
    expect(read(entry(type, values)).blocks.map(({ id }) => id)).toEqual(['parts.0.body'])
    const one = entry(type, values)
    const chosen = { ...one, mapping: { ...one.mapping, roles: { 'a.part': { label: 'heading', body: 'skip' } } } } as const
    expect(read(chosen).blocks).toEqual([{ id: 'parts.0.label', html: '<h2>Why</h2>' }])
  })

  test('are possible by the kind of a field', () => {
    expect(rolesFor(string)).toContain('heading')
    expect(rolesFor({ type: 'blocks' })).toEqual(['text', 'quote', 'answer', 'skip'])
    expect(rolesFor(media)).toEqual(['image', 'skip'])
    expect([rolesFor({ type: 'integer' }), rolesFor({ ...string, private: true })]).toEqual([[], []])
  })

  test('are offered for every component that the text can hold, once', () => {
    const inner = { type: 'component', component: 'a.inner', repeatable: true }
    const nested = {
      ...shape('post', {
        zone: { type: 'dynamiczone', components: ['a.outer', 'a.part'] },
        aside: { type: 'component', component: 'a.aside' },
      }),
      components: {
        'a.outer': { inner, again: inner },
        'a.part': { body: text },
        'a.inner': { body: text, inner },
        'a.aside': { body: text },
      },
    }
    expect(heldComponents(['zone', 'none'], nested)).toEqual(['a.outer', 'a.inner', 'a.part'])
  })

  test('that are a proposal fit the kind of the field', () => {
    for (const uid of heldComponents(['blocks'], starter.article))
      for (const [name, role] of Object.entries(componentRoles(uid, components)))
        expect([uid, name, rolesFor((components as TypeShape['components'])[uid]?.[name] ?? { type: '' })]).toEqual([
          uid,
          name,
          expect.arrayContaining([role]),
        ])
  })
})
