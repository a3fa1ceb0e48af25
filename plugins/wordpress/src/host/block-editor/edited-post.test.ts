import { expect, it } from 'vitest'
import type { EditorFacts } from '../facts.ts'
import { addressOf, createEditedPost } from './edited-post.ts'
import { createEditorInMemory } from './editor-in-memory.ts'
import type { EditorBlock, EditorParts, EditorSelectors } from './stores.ts'

const person = { kind: 'person', name: 'Ada of the page', url: 'https://example.org/ada' } as const
const facts = {
  titleEnding: ' – Example',
  seoPlugin: null,
  author: { id: 3, person, profileUrl: '' },
} as unknown as EditorFacts
const seoPlugin = { id: 'yoast', name: 'Yoast SEO', variable: ['%%[^%\\s]+%%', ''], fields: {}, takesExcerpt: false } as const

const block = (name: string, attributes: Readonly<Record<string, unknown>>, innerBlocks: readonly EditorBlock[] = []): EditorBlock => ({
  clientId: `${name} ${JSON.stringify(attributes)}`,
  name: `core/${name}`,
  attributes,
  innerBlocks,
})

/** The post over an editor in memory; attributes are both saved and edited values. */
function open(saved: Readonly<Record<string, unknown>> = {}, more: { facts?: Partial<EditorFacts>; blocks?: readonly EditorBlock[] } = {}) {
  const memory = createEditorInMemory(more.blocks ?? [])
  memory.saved = { status: 'draft', meta: {}, ...saved }
  memory.post = { ...memory.post, meta: memory.saved.meta as Readonly<Record<string, unknown>> }
  const asked: unknown[] = []
  const { editor, core } = memory.parts
  const edited = (name: string) => ({ ...memory.saved, ...memory.post })[name as 'title']
  const parts: EditorParts = {
    ...memory.parts,
    editor: () => ({ ...editor(), getEditedPostAttribute: edited }),
    core: () => ({
      getEntityRecord: (...record) => {
        asked.push(record)
        return core().getEntityRecord(...record)
      },
    }),
    forgetRecord: (...record) => void asked.push(['forget', ...record]),
  }
  return { memory, asked, post: createEditedPost(parts, { ...facts, ...more.facts }) }
}

const media = (url: string, width: number, height: number) => ({
  source_url: url,
  alt_text: `alt of ${url}`,
  media_details: { width, height },
})
const large = (id: number) => ({ [id]: media(`${id}.jpg`, 500, 100) })

it.each<[string, object | undefined, unknown]>([
  ['whole', media('a.jpg', 640, 480), { url: 'a.jpg', alt: 'alt of a.jpg', width: 640, height: 480 }],
  ['without alternative text and sizes', { source_url: 'b.jpg' }, { url: 'b.jpg', alt: null, width: null, height: null }],
  [
    'with an empty alternative text',
    { source_url: 'b.jpg', alt_text: '', media_details: null },
    { url: 'b.jpg', alt: '', width: null, height: null },
  ],
  ['without an address', { alt_text: 'x' }, null],
  ['that does not exist', undefined, null],
])('an image %s', (_what, record, image) => {
  const { memory, post, asked } = open()
  memory.records = record === undefined ? {} : { 7: record as never }
  expect(post.image(7)).toEqual(image)
  expect(asked).toEqual([['postType', 'attachment', 7]])
})

it('no image is asked for without an id', () => {
  const { post, asked } = open()
  expect([post.image(0), post.image(-1), asked]).toEqual([null, null, []])
})

const hidden = (one: EditorBlock): EditorBlock => ({ ...one, attributes: { ...one.attributes, metadata: { blockVisibility: false } } })
const visibility = { hasFlag: true, viewports: [] }
const group = (...inner: readonly EditorBlock[]) => block('group', {}, inner)
const image = (id: unknown) => block('image', { id })

it.each<[string, readonly EditorBlock[], number]>([
  ['the first image that is large enough', [image(1), image(11), image(12)], 11],
  ['the image of a group before a later one', [group(group(image(12))), image(11)], 12],
  ['a cover', [block('cover', { id: 12, mediaId: 11 })], 12],
  ['media beside a text', [block('media-text', { id: 11, mediaId: 12 })], 12],
  ['an image of the classic block', [block('freeform', { content: '<img class="wp-image-1 x"><img class="size wp-image-11">' })], 11],
  ['an image in HTML', [block('html', { content: '<img class="wp-image-12">', id: 11 })], 12],
  ['no image of another block', [block('gallery', { id: 11, mediaId: 12, content: 'wp-image-11' })], 0],
  ['no image in a class that only ends like one', [block('html', { content: '<img class="xwp-image-11">' })], 0],
  ['no id that is a text', [image('11')], 0],
  ['no hidden image', [hidden(image(11)), image(12)], 12],
  ['no image in a hidden group', [hidden(group(image(11))), image(12)], 12],
  ['no image after the first five', [1, 1, 1, 1, 1, 11].map(image), 0],
  ['the fifth image', [1, 1, 1, 1, 11].map(image), 11],
  ['no small image', [image(1), image(2)], 0],
  ['no image at all', [], 0],
])('for a post without a featured image stands %s', (_what, blocks, id) => {
  const { memory, post } = open({ featured_media: 0 }, { blocks, facts: { visibility } })
  memory.records = { 1: media('small.jpg', 499, 100), 2: { source_url: 'unknown.jpg' }, ...large(11), ...large(12) } as never
  expect(post.mainImage()).toBe(id)
})

it('the featured image is before all others, and is not asked for', () => {
  const { memory, post, asked } = open({ featured_media: 9 }, { blocks: [image(11)] })
  memory.records = large(11) as never
  expect([post.mainImage(), asked]).toEqual([9, []])
})

it('images are looked for in the text, where its template is shown around it', () => {
  const { memory, post } = open({}, { blocks: [image(11), block('post-content', {}, [image(12)])] })
  memory.records = { ...large(11), ...large(12) } as never
  expect(post.mainImage()).toBe(12)
})

it('blocks are not hidden before WordPress can hide them', () => {
  const { memory, post } = open({}, { blocks: [hidden(image(11)), image(12)] })
  memory.records = { ...large(11), ...large(12) } as never
  expect(post.mainImage()).toBe(11)
})

const account = (id: number) => ['root', 'user', id, { context: 'view' }]

it.each<[string, unknown, object | null, unknown, unknown[]]>([
  ['of the loaded page', 3, { name: 'Asked' }, person, []],
  ['of none', 0, { name: 'Asked' }, person, []],
  ['of an unknown post', undefined, null, person, []],
  [
    'another one, whole',
    4,
    { name: 'Grace', link: 'https://example.org/grace', slug: 'grace' },
    { kind: 'person', name: 'Grace', url: 'https://example.org/grace', key: 'grace' },
    [account(4)],
  ],
  ['another one, with a name alone', 4, { name: 'Grace', link: 5, slug: null }, { kind: 'person', name: 'Grace', url: null }, [account(4)]],
  ['whom WordPress does not tell', 4, null, null, [account(4)]],
  ['without a name', 4, { link: 'https://example.org/' }, null, [account(4)]],
  ...['Admin', 'administrator', 'ROOT', 'webmaster', 'editor', 'https://x.example', '42', 'a@b.example'].map(
    (name): [string, unknown, object, null, unknown[]] => [`called ${name}`, 4, { name }, null, [account(4)]],
  ),
  ...['Admiral', 'Ed Editor', 'Louis 14', '@ada'].map((name): [string, unknown, object, unknown, unknown[]] => [
    `called ${name}`,
    4,
    { name },
    { kind: 'person', name, url: null },
    [account(4)],
  ]),
])('an author %s', (_what, author, record, expected, questions) => {
  const { memory, post, asked } = open({ author })
  memory.records = { 3: { name: 'Wrong' }, ...(record && { 4: record }) } as never
  expect(post.author()).toEqual(expected)
  expect(asked).toEqual(questions)
})

it('the author of the loaded page is asked for once more when the name may have changed', () => {
  const { memory, post, asked } = open({ author: 3 })
  memory.records = { 3: { name: 'Ada, renamed' } }
  post.askAuthor()
  expect(post.author()).toEqual({ kind: 'person', name: 'Ada, renamed', url: null })
  expect(asked).toEqual([['forget', ...account(3)], account(3)])
})

it.each([
  ['publish', true],
  ['private', true],
  ['future', true],
  ['draft', false],
  ['pending', false],
  [undefined, false],
])('a post with status %s is public: %s', (status, isPublic) => {
  const { memory, post } = open({ status })
  memory.post = { ...memory.post, slug: 'before' }
  expect(post.isPublic()).toBe(isPublic)
  expect(post.setField('slug', 'after')).toEqual(isPublic ? { ok: false, reason: 'refused' } : { ok: true, before: 'before' })
  expect(memory.post.slug).toBe(isPublic ? 'before' : 'after')
})

const theirs = {
  citable_stored_title: 'Stored title',
  citable_stored_description: 'Stored text',
  citable_seo_title: 'Shown title',
  citable_seo_description: 'Shown text',
}
const own = {
  _citable: {
    scores: { aeo: 1, seo: 2 },
    open: ['title-length'],
    input: { seo_title: ' Own title ', description: 'Own text', keyphrase: 'own phrase, second' },
  },
}

it('the author’s own inputs are read where no other plugin stores them', () => {
  const { post } = open({ meta: own, ...theirs })
  expect([post.seoTexts, post.hasSeoTitle(), post.readSeoTitle(), post.keyphrase()]).toEqual([null, true, 'Own title', 'own phrase'])
  expect(post.readStored()).toEqual(own._citable)
  expect(post.savedScores()).toEqual({ aeo: 1, seo: 2 })
})

it('a post without inputs has none, and no title of its own where another plugin writes it', () => {
  const { post } = open({ meta: { _citable: [] } }, { facts: { titleEnding: null } })
  expect([post.readStored(), post.savedScores(), post.readSeoTitle(), post.keyphrase(), post.hasSeoTitle()]).toEqual([
    {},
    undefined,
    '',
    '',
    false,
  ])
  expect(post.setField('seo_title', 'x')).toEqual({ ok: false, reason: 'refused' })
})

it('the texts of another plugin are read and written in the place of the author’s own', () => {
  const { post, memory } = open(
    { meta: own, ...theirs, citable_stored_keyphrase: 'their phrase, x' },
    { facts: { titleEnding: null, seoPlugin } },
  )
  expect([post.hasSeoTitle(), post.readSeoTitle(), post.keyphrase()]).toEqual([true, 'Shown title', 'their phrase'])
  expect(post.setField('seo_title', 'New title')).toEqual({ ok: true, before: 'Stored title' })
  expect(post.setField('description', 'New text')).toEqual({ ok: true, before: 'Stored text' })
  expect(memory.post).toMatchObject({ citable_stored_title: 'New title', citable_stored_description: 'New text' })
  expect(Object.keys(memory.post)).not.toContain('citable_input_description')
})

it('a plugin without a keyphrase leaves that to the author, and posts without its texts everything', () => {
  const withTexts = open({ meta: own, ...theirs }, { facts: { titleEnding: null, seoPlugin } })
  expect(withTexts.post.keyphrase()).toBe('own phrase')
  const { post, memory } = open({ meta: own }, { facts: { titleEnding: null, seoPlugin } })
  expect(post.hasSeoTitle()).toBe(false)
  expect(post.setField('seo_title', 'x')).toEqual({ ok: false, reason: 'refused' })
  expect(post.setField('description', 'New text')).toEqual({ ok: true, before: 'Own text' })
  expect(memory.post).toMatchObject({ citable_input_description: 'New text' })
})

it('own inputs are written as fields, and a write that is thrown away is reported', () => {
  const { post, memory } = open({ meta: own })
  expect(post.setField('seo_title', 'New title')).toEqual({ ok: true, before: ' Own title ' })
  expect(memory.post).toMatchObject({ citable_input_seo_title: 'New title' })
  memory.isDropping = true
  for (const field of ['seo_title', 'description', 'title', 'slug'] as const)
    expect(post.setField(field, 'lost')).toEqual({ ok: false, reason: 'not_stored' })
})

const address = (attributes: Readonly<Record<string, unknown>>, more: Partial<EditorSelectors> = {}) =>
  addressOf({
    getCurrentPostAttribute: (name: string) => (name === 'status' ? attributes.status : 'wrong'),
    getEditedPostAttribute: (name: string) => (name === 'slug' ? attributes.slug : 'wrong'),
    getEditedPostSlug: () => 'by-title',
    getPermalink: () => 'https://example.org/permalink/',
    getPermalinkParts: () => ({ prefix: 'https://example.org/2026/', suffix: '/end/' }),
    ...more,
  } as EditorSelectors)

it.each<[string, string | null, string | null]>([
  ['none before it is saved', address({ status: 'auto-draft', slug: '' }), null],
  ['its own slug', address({ status: 'draft', slug: 'own' }), 'https://example.org/permalink/'],
  ['a slug by its title', address({ status: 'draft', slug: '' }), 'https://example.org/2026/by-title/end/'],
  ['a slug by its title, never set', address({ status: 'draft' }), 'https://example.org/2026/by-title/end/'],
  ['no slug known yet', address({ status: 'draft', slug: '' }, { getEditedPostSlug: () => undefined }), 'https://example.org/2026//end/'],
  [
    'an address without a place for a slug',
    address({ status: 'draft', slug: '' }, { getPermalinkParts: () => ({ prefix: 'https://example.org/?p=', suffix: null }) }),
    'https://example.org/permalink/',
  ],
  ['no parts', address({ status: 'draft', slug: '' }, { getPermalinkParts: () => null }), 'https://example.org/permalink/'],
])('the address of a post with %s', (_what, found, expected) => expect(found).toBe(expected))
