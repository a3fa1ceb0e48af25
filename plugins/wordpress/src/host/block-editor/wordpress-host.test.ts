import { escapeText } from '@citable/core/escape-html'
import { describeHost, type HostHarness } from '@citable/editor/testing'
import { expect, it } from 'vitest'
import type { EditorFacts } from '../facts.ts'
import { createEditorInMemory, textOf } from './editor-in-memory.ts'
import { createWordPressHost } from './wordpress-host.ts'

const facts: EditorFacts = {
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

const makeHarness = (): HostHarness => {
  const memory = createEditorInMemory([
    { clientId: 'p', name: 'core/paragraph', attributes: { content: '' }, innerBlocks: [] },
    { clientId: 'i', name: 'core/image', attributes: { url: 'https://example.org/a.jpg', alt: 'A loaf' }, innerBlocks: [] },
    {
      clientId: 'l',
      name: 'core/paragraph',
      attributes: { content: '<strong><a href=" www.example.org/?a=1&amp;b=2" rel="nofollow">A mill</a></strong>' },
      innerBlocks: [],
    },
  ])
  const host = createWordPressHost(memory.parts, facts, () => '2026-11-21T09:00:00Z')
  const attribute = (clientId: string, name: string) =>
    String(memory.blocks.find((block) => block.clientId === clientId)?.attributes[name] ?? '')
  return {
    host,
    paragraph: 'p',
    typeText: (text) =>
      memory.change(() => {
        memory.blocks = memory.blocks.map((block) =>
          block.clientId === 'p' ? { ...block, attributes: { content: escapeText(text) } } : block,
        )
      }),
    readText: () => textOf(attribute('p', 'content')),
    typeField(field, value) {
      if (field === 'description' || field === 'seo_title') return host.writeInput({ [field]: value })
      memory.change(() => {
        memory.post = { ...memory.post, [field]: field === 'title' ? escapeText(value) : value }
      })
    },
    readField: (field) =>
      field === 'title' ? textOf(memory.post.title) : field === 'slug' ? memory.post.slug : (host.readStored().input?.[field] ?? ''),
    lock: () =>
      memory.change(() => {
        memory.isLocked = true
      }),
    dropWrites() {
      memory.isDropping = true
    },
    image: { block: 'i', readAlt: () => attribute('i', 'alt') },
    link: {
      block: 'l',
      readAddress: () => (/href="([^"]*)"/.exec(attribute('l', 'content'))?.[1] ?? '').replaceAll('&amp;', '&'),
    },
    settle: async () => {},
    dispose: () => {},
  }
}

describeHost('WordPress, over an editor in memory', {
  accepts: [
    '@title',
    '@seo_title',
    '@description',
    '@slug',
    'replace_text',
    'set_attribute',
    'set_address',
    'insert_block',
    'split_block',
    'choices',
  ],
  plays: ['image', 'link', 'dropWrites'],
  makeHarness,
})

it('brings back the markup of a title that comes back', async () => {
  const memory = createEditorInMemory([])
  const host = createWordPressHost(memory.parts, facts, () => '2026-11-21T09:00:00Z')
  memory.change(() => {
    memory.post = { ...memory.post, title: '<em>Salt</em> &amp; pepper' }
  })
  expect(await host.apply({ kind: 'set_field', field: 'title', value: 'Pepper & <salt>' })).toEqual({ ok: true, before: 'Salt & pepper' })
  expect(memory.post.title).toBe('Pepper &amp; &lt;salt&gt;')
  await host.apply({ kind: 'set_field', field: 'title', value: 'Salt & pepper' })
  expect(memory.post.title).toBe('<em>Salt</em> &amp; pepper')
})

it('loses and doubles no words where blocks may neither come nor go', async () => {
  const memory = createEditorInMemory([
    { clientId: 'p', name: 'core/paragraph', attributes: { content: 'Bread keeps. Salt keeps longer.' }, innerBlocks: [] },
    { clientId: 'q', name: 'core/paragraph', attributes: { content: 'Sugar too.' }, innerBlocks: [] },
  ])
  const host = createWordPressHost(memory.parts, facts, () => '2026-11-21T09:00:00Z')
  const before = memory.blocks
  memory.isFixed = true
  const sentence = { place: 'p', start: 13, end: 31, quote: 'Salt keeps longer.' }
  expect(await host.apply({ kind: 'split_block', span: sentence })).toEqual({ ok: false, reason: 'refused' })
  const second = { place: 'q', start: 0, end: 10, quote: 'Sugar too.' }
  expect(await host.apply({ kind: 'join_block', span: second, value: ' ' })).toEqual({ ok: false, reason: 'refused' })
  expect(memory.blocks).toEqual(before)
})

it.each([
  ['none', {}, {}, false],
  ['an empty one', { password: '' }, { password: '' }, false],
  ['one that is saved', { password: 'loaf' }, {}, true],
  ['one that the next save takes away', { password: 'loaf' }, { password: '' }, true],
  ['one that the next save brings', { password: '' }, { password: 'loaf' }, true],
])('knows a password: %s', (_, saved, edits, expected) => {
  const memory = createEditorInMemory([])
  const host = createWordPressHost(memory.parts, facts, () => '2026-11-21T09:00:00Z')
  memory.change(() => {
    memory.saved = { ...memory.saved, ...saved }
    memory.post = { ...memory.post, ...edits }
  })
  expect(host.isProtected()).toBe(expected)
})
