import { sampleOptimization } from '@citable/editor/testing'
import { describe, expect, it } from 'vitest'
import type { EditorFacts } from '../facts.ts'
import { metaKey, type StoredAnalysis } from '../stored-analysis.ts'
import { createEditorInMemory } from './editor-in-memory.ts'
import { createWordPressHost } from './wordpress-host.ts'

const facts: EditorFacts = {
  version: '0.1.0',
  mode: 'embedded',
  isReady: false,
  serviceHost: '',
  sendsProtected: false,
  settingsUrl: '',
  language: 'en-US',
  site: { url: 'https://example.org/', name: 'Example', publisher: { kind: 'organization', name: 'Example', url: null }, logo: null },
  author: { id: 1, person: { kind: 'person', name: 'Ada Lovelace', url: 'https://example.org/author/ada/', key: 'ada' }, profileUrl: '' },
  reviewer: { id: 0, person: null },
  schemaTypes: { post: 'Article' },
  seoPlugins: [],
  shortcodes: [],
  titleEnding: ' – Example',
  templates: { title: '', description: '', separator: '-' },
  seoPlugin: null,
  patterns: { summary: '', questions: '' },
  bulkUrl: '',
  trafficUrl: '',
  isCounted: false,
  titleWriters: [],
  publishMinimum: { aeo: 0, seo: 0 },
  otherKeyphrases: [],
  unchangedSince: null,
}

const seoPlugin = { id: 'yoast', name: 'Yoast SEO', variable: ['%%[^%\\s]+%%', ''], fields: {}, takesExcerpt: false } as const

const open = (known: Partial<EditorFacts> = {}) => {
  const memory = createEditorInMemory([
    { clientId: 'p', name: 'core/paragraph', attributes: { content: 'Some text.' }, innerBlocks: [] },
    { clientId: 'i', name: 'core/image', attributes: { url: 'https://example.org/a.jpg', alt: 'A loaf' }, innerBlocks: [] },
  ])
  return { memory, host: createWordPressHost(memory.parts, { ...facts, ...known }, () => '2026-11-20T10:00:00.123Z') }
}

describe('what the draft says', () => {
  it.each([
    ['draft', true],
    ['pending', true],
    ['publish', false],
    ['private', false],
    ['future', false],
  ])('takes the slug out of what may be changed once the address is promised: %s', async (status, isTaken) => {
    const { memory, host } = open()
    memory.saved = { ...memory.saved, status }
    expect(host.readDraft().accepts.includes('@slug')).toBe(isTaken)
    expect((await host.apply({ kind: 'set_field', field: 'slug', value: 'another' })).ok).toBe(isTaken)
  })

  it('dates a post that is not public, and a text that was changed, with the day on which that is done', () => {
    const { memory, host } = open()
    memory.saved = { ...memory.saved, date_gmt: '2026-11-01T08:00:00', modified_gmt: '2026-11-02T08:00:00' }
    expect(host.readDraft().input).toMatchObject({
      fields: { datePublished: '2026-11-20T00:00:00Z', dateModified: '2026-11-20T00:00:00Z' },
    })
    memory.saved = { ...memory.saved, status: 'publish' }
    expect(host.readDraft().input).toMatchObject({
      fields: { datePublished: '2026-11-01T08:00:00Z', dateModified: '2026-11-02T08:00:00Z' },
    })
    memory.hasChangedContent = true
    expect(host.readDraft().input).toMatchObject({
      fields: { datePublished: '2026-11-01T08:00:00Z', dateModified: '2026-11-20T00:00:00Z' },
    })
  })

  it('asks for the name of the author once more on request, and takes no empty one', () => {
    const { memory, host } = open({ author: { id: 5, person: null, profileUrl: 'profile.php' } })
    memory.saved = { ...memory.saved, author: 5 }
    const authors = (name: string) => {
      memory.records = { 5: { name, link: 'https://example.org/author/five/', slug: 'five' } }
      return (host.readDraft().input as { readonly fields: { readonly authors: readonly object[] } }).fields.authors
    }
    expect(authors('Bo Chen')).toEqual([])
    host.askAuthor?.()
    expect(authors('Bo Chen')).toMatchObject([{ name: 'Bo Chen', key: 'five' }])
    for (const name of ['admin', 'bo@example.org', '12', 'https://example.org']) expect(authors(name), name).toEqual([])
  })

  it('says since when the text is the same, until it changes or another one is saved', () => {
    const since = '2025-03-01T08:00:00Z'
    const { memory, host } = open({ unchangedSince: since })
    memory.saved = { ...memory.saved, content: 'Some text.' }
    expect(host.readDraft().context.unchangedSince).toBe(since)
    memory.hasChangedContent = true
    expect(host.readDraft().context).not.toHaveProperty('unchangedSince')
    memory.hasChangedContent = false
    expect(host.readDraft().context.unchangedSince).toBe(since)
    memory.saved = { ...memory.saved, content: 'Other text.' }
    expect(host.readDraft().context).not.toHaveProperty('unchangedSince')
  })

  it('has no address before the first save', () => {
    const { memory, host } = open()
    expect(host.readDraft().context.url).not.toBeNull()
    memory.saved = { status: 'auto-draft' }
    expect(host.readDraft().context.url).toBeNull()
  })

  it("prefers the author's description to the excerpt", () => {
    const { memory, host } = open()
    memory.post = { ...memory.post, excerpt: '<p>The excerpt</p>' }
    expect(host.readDraft().input).toMatchObject({ fields: { description: 'The excerpt' } })
    host.writeInput({ description: 'Mine' })
    expect(host.readDraft().input).toMatchObject({ fields: { description: 'Mine' } })
  })

  it('is the text alone where the template is shown around it', () => {
    const { memory, host } = open()
    const text = memory.blocks
    memory.blocks = [
      { clientId: 'h', name: 'core/paragraph', attributes: { content: 'Of the template.' }, innerBlocks: [] },
      { clientId: 't', name: 'core/post-content', attributes: {}, innerBlocks: text },
    ]
    expect(host.readDraft().input).toMatchObject({ kind: 'blocks', blocks: [{ id: 'p' }, { id: 'i' }] })
  })

  it('knows the questions of other posts, and what posts of this kind are published as', () => {
    const { host } = open({
      otherKeyphrases: [
        { post: 7, text: 'of this one' },
        { post: 8, text: 'of another' },
      ],
      schemaTypes: { post: 'NewsArticle', page: 'WebPage' },
    })
    expect(host.readDraft()).toMatchObject({
      context: { otherKeyphrases: ['of another'], articleType: 'NewsArticle' },
      schemaType: { chosen: null, set: 'NewsArticle' },
    })
  })

  it('hands on the title for result pages, and that of another plugin as the saved post has it', () => {
    const { memory, host } = open()
    expect(host.readDraft().input).not.toHaveProperty('fields.seoTitle')
    host.writeInput({ seo_title: 'For result pages ' })
    memory.saved = { ...memory.saved, citable_seo_title: 'Theirs' }
    expect(host.readDraft().input).toHaveProperty('fields.seoTitle', 'For result pages')
    const theirs = open({ titleEnding: null, seoPlugin })
    theirs.memory.saved = { ...memory.saved, citable_stored_title: '%%title%%', citable_stored_description: '' }
    expect(theirs.host.readDraft().input).toHaveProperty('fields.seoTitle', 'Theirs')
    expect(theirs.host.readDraft()).toMatchObject({
      seoPlugin: 'Yoast SEO',
      accepts: expect.arrayContaining(['@seo_title', '@description']),
    })
  })

  it('takes no title for result pages for a post whose type the plugin that writes it leaves out', async () => {
    const { host } = open({ titleEnding: null, seoPlugin })
    expect(host.readDraft().accepts).not.toContain('@seo_title')
    expect(await host.apply({ kind: 'set_field', field: 'seo_title', value: 'x' })).toEqual({ ok: false, reason: 'refused' })
  })

  it('writes both into the fields of that plugin, never into the plugin’s, and gives the former text back', async () => {
    const { memory, host } = open({ titleEnding: null, seoPlugin })
    memory.saved = {
      ...memory.saved,
      citable_stored_title: '%%title%% %%sep%%',
      citable_stored_description: '',
      citable_seo_title: 'Resolved',
    }
    expect(await host.apply({ kind: 'set_field', field: 'seo_title', value: 'A & B' })).toEqual({ ok: true, before: '%%title%% %%sep%%' })
    expect(await host.apply({ kind: 'set_field', field: 'description', value: 'About it.' })).toEqual({ ok: true, before: '' })
    expect(memory.post).toMatchObject({ citable_stored_title: 'A & B', citable_stored_description: 'About it.', meta: {} })
    expect(host.readDraft().input).toMatchObject({ fields: { seoTitle: 'A & B', description: 'About it.' } })
    await host.apply({ kind: 'set_field', field: 'seo_title', value: '%%title%% %%sep%%' })
    expect(memory.post).toMatchObject({ citable_stored_title: '%%title%% %%sep%%' })
    expect(host.readDraft().input).toHaveProperty('fields.seoTitle', 'Resolved')
    memory.isDropping = true
    expect(await host.apply({ kind: 'set_field', field: 'seo_title', value: 'x' })).toEqual({ ok: false, reason: 'not_stored' })
  })

  it('hands on questions and the kind of article', () => {
    const { host } = open()
    host.writeInput({ queries: ['Why?'], schema_type: 'NewsArticle' })
    expect(host.readDraft().context).toMatchObject({ targetQueries: ['Why?'], articleType: 'NewsArticle' })
    host.writeInput({ schema_type: 'WebPage' })
    expect(host.readDraft().context.articleType).toBe('WebPage')
  })

  it('compares with the scores of the last save', () => {
    const { memory, host } = open()
    expect(host.readDraft().baseline).toBeNull()
    memory.saved = { ...memory.saved, meta: { [metaKey]: { scores: { aeo: 60, seo: 70 } } } }
    expect(host.readDraft().baseline).toEqual({ kind: 'saved', aeoScore: 60, seoScore: 70 })
  })

  it('cannot be edited in the trash', () => {
    const { memory, host } = open()
    memory.saved = { ...memory.saved, status: 'trash' }
    expect(host.readDraft()).toMatchObject({ editable: false, accepts: [] })
  })
})

describe('storing an analysis', () => {
  it('sends it once, beside the inputs of the author, with the hash of this very text', async () => {
    const { memory, host } = open()
    const sent = () => host.fieldsToSend().citable_analysis as StoredAnalysis
    host.writeInput({ queries: ['Why?'] })
    const optimization = sampleOptimization()
    await host.storeAnalysis({ draft: host.readDraft(), optimization, current: true })
    const first = sent()
    expect(host.fieldsToSend()).toEqual({})
    expect(memory.post).toMatchObject({ citable_input_queries: ['Why?'], meta: {} })
    expect(first).toMatchObject({ v: 1, by: 'editor', analysed_at: '2026-11-20T10:00:00Z' })
    expect(first).not.toHaveProperty('input')
    expect(first.scores).toMatchObject({ aeo: optimization.aeo_score, seo: optimization.seo_score })
    expect(first.content_hash).toMatch(/^[0-9a-f]{32}$/)
    host.writeInput({ seo_title: 'Another title for result pages' })
    await host.storeAnalysis({ draft: host.readDraft(), optimization, current: true })
    expect(sent().content_hash).not.toBe(first.content_hash)
    memory.blocks = memory.blocks.slice(1)
    await host.storeAnalysis({ draft: host.readDraft(), optimization, current: true })
    expect(sent().content_hash).not.toBe(first.content_hash)
  })

  it('never stores an analysis of another text', async () => {
    const { memory, host } = open()
    const answer = await host.storeAnalysis({ draft: host.readDraft(), optimization: sampleOptimization(), current: false })
    expect(answer).toEqual({ ok: false, reason: 'not_stored' })
    expect(host.fieldsToSend()).toEqual({})
    expect(memory.post.meta).toEqual({})
  })
})

describe('the address', () => {
  it('is the one that a draft without its own will get, and no name of a draft', () => {
    const { memory, host } = open()
    memory.saved = { ...memory.saved, status: 'draft' }
    memory.post = { ...memory.post, title: 'Rye bread', slug: '' }
    expect(host.readDraft().context.url).toBe('https://example.org/rye-bread/')
    memory.post = { ...memory.post, slug: 'own' }
    expect(host.readDraft().context.url).toBe('https://example.org/own/')
    memory.saved = { ...memory.saved, status: 'auto-draft' }
    expect(host.readDraft().context.url).toBe(null)
  })
})

describe('going to a passage', () => {
  it('selects the block when its text is not of one piece, and focuses the title', async () => {
    const { memory, host } = open()
    expect(await host.locate({ place: 'i', start: 0, end: 0, quote: '' })).toBe(true)
    expect(await host.locate({ place: 'i#2', start: 0, end: 0, quote: '' })).toBe(true)
    expect(memory.selected).toMatchObject([{ clientId: 'i' }, { clientId: 'i' }])
    expect(await host.locate({ place: '@title', start: 0, end: 5, quote: 'Bread' })).toBe(true)
    expect(await host.locate({ place: '@description', start: 0, end: 1, quote: 'x' })).toBe(true)
    expect(await host.locate({ place: '@slug', start: 0, end: 1, quote: 'x' })).toBe(false)
    const theirs = open({ titleEnding: null, seoPlugin })
    expect(await theirs.host.locate({ place: '@seo_title', start: 0, end: 1, quote: 'x' })).toBe(false)
  })
})
