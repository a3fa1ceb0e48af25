import { escapeText } from '@citable/core/escape-html'
import { contentHash } from '@citable/core/graph'
import { describeHost, type HostHarness } from '@citable/editor/testing'
import { describe, expect, it } from 'vitest'
import { textOf } from '../block-editor/editor-in-memory.ts'
import { createSiteParts } from '../site-parts.ts'
import type { AuthorInput } from '../stored-analysis.ts'
import { type ClassicFacts, type ClassicForm, createClassicHost } from './classic-host.ts'

const site = createSiteParts({ shortcodes: [], ask: async () => [], later: () => {} })

const facts: ClassicFacts = {
  version: '0.1.0',
  mode: 'embedded',
  isReady: false,
  serviceHost: '',
  sendsProtected: false,
  settingsUrl: '',
  language: 'en',
  site: { url: 'https://example.org/', name: 'Example', publisher: null, logo: null },
  author: { id: 1, person: { kind: 'person', name: 'Ada', url: null }, profileUrl: '' },
  reviewer: { id: 0, person: null },
  schemaTypes: { post: 'BlogPosting' },
  seoPlugins: [],
  shortcodes: [],
  canSayDecorative: true,
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
  post: {
    id: 7,
    type: 'post',
    isProtected: false,
    url: null,
    image: null,
    socialImage: null,
    datePublished: null,
    dateModified: null,
    stored: {},
    seoTexts: null,
  },
}

const open = (known: Partial<ClassicFacts> = {}) => {
  const form = {
    title: '',
    text: '',
    slug: '',
    input: {} as AuthorInput,
    isLocked: false,
    isDropping: false,
    password: '',
    hasChanged: false,
  }
  const listeners = new Set<() => void>()
  const change = (next: Partial<typeof form>) => {
    Object.assign(form, next)
    for (const listener of [...listeners]) listener()
  }
  const written = (next: Partial<typeof form>) => (form.isDropping ? undefined : change(next))
  const page: ClassicForm = {
    link: () => true,
    readTitle: () => form.title,
    writeTitle: (title) => written({ title }),
    readHtml: () => (form.text === '' ? '' : `<p>${escapeText(form.text)}</p>`),
    readContent: () => form.text,
    hasChanged: () => form.hasChanged,
    readExcerpt: () => '',
    readSlug: () => form.slug,
    readInput: () => form.input,
    writeInput: (input) => written({ input: { ...form.input, ...input } }),
    readPassword: () => form.password,
    isLocked: () => form.isLocked,
    observe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    show: ({ quote }, place) => (place === '@title' ? textOf(form.title) : form.text).includes(quote),
  }
  return { form, change, host: createClassicHost(page, { ...facts, ...known }, () => '2026-11-21T09:00:00.123Z', site) }
}

const makeHarness = (): HostHarness => {
  const { form, change, host } = open()
  return {
    host,
    paragraph: 'p',
    typeText: (text) => change({ text }),
    readText: () => form.text,
    typeField: (field, value) =>
      field === 'title'
        ? change({ title: escapeText(value) })
        : field === 'slug'
          ? change({ slug: value })
          : change({ input: { ...form.input, [field]: value } }),
    readField: (field) => (field === 'title' ? textOf(form.title) : field === 'slug' ? form.slug : (form.input[field] ?? '')),
    lock: () => change({ isLocked: true }),
    dropWrites: () => change({ isDropping: true }),
    image: null,
    settle: async () => {},
    dispose: () => {},
  }
}

describeHost('WordPress, the classic editor', {
  accepts: ['@title', '@seo_title', '@description', 'choices'],
  plays: ['dropWrites'],
  makeHarness,
})

it('writes a title as people write it, and as HTML only where it would be taken for markup', async () => {
  const { form, host } = open()
  await host.apply({ kind: 'set_field', field: 'title', value: 'Salt & pepper' })
  expect(form.title).toBe('Salt & pepper')
  await host.apply({ kind: 'set_field', field: 'title', value: 'The <b> element' })
  expect(form.title).toBe('The &lt;b&gt; element')
})

it('says since when the text is the same until the author changes it', () => {
  const { change, host } = open({ unchangedSince: '2025-03-01T08:00:00Z' })
  expect(host.readDraft().context.unchangedSince).toBe('2025-03-01T08:00:00Z')
  change({ title: 'Another title' })
  expect(host.readDraft().context.unchangedSince).toBe('2025-03-01T08:00:00Z')
  change({ text: 'Other words.' })
  expect(host.readDraft().context).not.toHaveProperty('unchangedSince')
})

it('sends an analysis of exactly the text in the form, and none of another text', async () => {
  const { change, host } = open()
  change({ title: ' How to bake ', text: 'Mix. Then bake.', input: { queries: ['how long?'] } })
  const { sampleOptimization } = await import('@citable/editor/testing')
  const analysed = { draft: host.readDraft(), optimization: sampleOptimization() }
  const sent = host.analysisToSend(analysed)
  expect(sent).toMatchObject({ v: 1, by: 'editor', analysed_at: '2026-11-21T09:00:00Z', input: { queries: ['how long?'] } })
  expect(sent?.content_hash).toMatch(/^[0-9a-f]{32}$/)
  change({ text: 'Mix. Then bake. Then eat.' })
  expect(host.analysisToSend(analysed)).toBeNull()
  expect(host.analysisToSend(null)).toBeNull()
})

it('sends no analysis that was made under another title for result pages', async () => {
  const { change, host } = open()
  change({ title: 'How to bake', text: 'Mix. Then bake.', input: { seo_title: 'Bread in five steps' } })
  const { sampleOptimization } = await import('@citable/editor/testing')
  const analysed = { draft: host.readDraft(), optimization: sampleOptimization() }
  const hash = host.analysisToSend(analysed)?.content_hash
  expect(hash).toBe(contentHash('How to bake', 'Mix. Then bake.', 'Bread in five steps'))
  change({ input: { seo_title: 'Bread in six steps' } })
  expect(host.analysisToSend(analysed)).toBeNull()
})

it.each([
  ['none', false, '', false],
  ['one that is saved', true, '', true],
  ['one that is typed', false, 'loaf', true],
])('knows a password: %s', (_, isProtected, password, expected) => {
  const { change, host } = open({ post: { ...facts.post, isProtected } })
  change({ password })
  expect(host.isProtected()).toBe(expected)
})

it('holds unsaved changes from the first one to the next load of the page', () => {
  const { change, host } = open()
  const stop = host.observe(() => {})
  expect(host.isUnsaved()).toBe(false)
  change({ input: { description: 'Bread.' } })
  expect(host.isUnsaved()).toBe(true)
  change({ input: {} })
  expect(host.isUnsaved()).toBe(false)
  change({ hasChanged: true })
  // a copy in the browser is no save
  change({ hasChanged: false })
  expect(host.isUnsaved()).toBe(true)
  stop()
})

describe('while another plugin stores title and description', () => {
  const seoPlugin = { id: 'yoast', name: 'Yoast SEO', variable: ['%%[a-z]+%%', 'i'], fields: {}, takesExcerpt: false } as const
  const seoTexts = { title: { stored: '%%title%% - Site', shown: 'How to bake - Site' }, description: { stored: '', shown: '' } }
  const beside = () => {
    const opened = open({ seoPlugin, titleEnding: null, post: { ...facts.post, stored: { input: { description: 'Ours.' } }, seoTexts } })
    opened.change({ title: 'How to bake', text: 'Mix.', input: { seo_title: seoTexts.title.stored } })
    return opened
  }

  it('reads what the page shows, and never a stored description that the page does not print', () => {
    const { host, change } = beside()
    const fields = () => {
      const { input } = host.readDraft()
      return input.kind === 'body' ? input.fields : null
    }
    expect(fields()).toMatchObject({ seoTitle: 'How to bake - Site', description: null })
    change({ input: { seo_title: 'Bread in %%year%%', description: 'Theirs.' } })
    expect(fields()).not.toHaveProperty('seoTitle')
    expect(fields()).toMatchObject({ description: 'Theirs.' })
    expect(host.readDraft().seoPlugin).toBe('Yoast SEO')
  })

  it('writes a title where that plugin is read, says what was there, and stores none of it as the plugin’s own', async () => {
    const { host, form } = beside()
    expect(host.readDraft().accepts).toContain('@seo_title')
    const applied = await host.apply({ kind: 'set_field', field: 'seo_title', value: 'Bread in five steps' })
    expect(applied).toEqual({ ok: true, before: '%%title%% - Site' })
    expect(form.input.seo_title).toBe('Bread in five steps')
    expect(host.readSeoTitle()).toBe('Bread in five steps')
    expect(host.readStored().input).toEqual({ description: 'Ours.' })
    await host.apply({ kind: 'set_field', field: 'seo_title', value: '%%title%% - Site' })
    expect(host.readSeoTitle()).toBe('How to bake - Site')
  })
})
