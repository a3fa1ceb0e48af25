import { findQuote, noChoices } from '@citable/editor'
import { describeHost, type HostHarness } from '@citable/editor/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TypeShape } from '#shared/mapping/shape.ts'
import { type Values, valueAt } from '#shared/mapping/value-at.ts'
import type { Mapping } from '#shared/settings.ts'
import { withValue } from './edit-values.ts'
import { createStrapiHost, type PageParts, type Screen } from './strapi-host.ts'

// the host waits for renders of the form: each timer is due as soon as nothing else is left to do
beforeEach(() => {
  vi.useFakeTimers()
  vi.setTimerTickMode('nextTimerAsync')
})
afterEach(() => {
  vi.useRealTimers()
})

const shape: TypeShape = {
  uid: 'api::article.article',
  displayName: 'Article',
  kind: 'collectionType',
  localized: false,
  draftAndPublish: true,
  attributes: {
    title: { type: 'string' },
    slug: { type: 'uid' },
    seo: { type: 'component', component: 'shared.seo' },
    lead: { type: 'text' },
    content: { type: 'blocks' },
    markdown: { type: 'richtext' },
  },
  components: {},
}
const mapping: Mapping = {
  title: 'title',
  seoTitle: 'seo.metaTitle',
  body: ['content'],
  slug: 'slug',
  description: 'lead',
  image: null,
  author: null,
  datePublished: null,
  dateModified: null,
  addresses: {},
}

interface Node {
  readonly children?: readonly { readonly text?: string; readonly url?: string }[]
  readonly image?: { readonly alternativeText: string }
}

/** The texts on the page, where the admin has the form's. */
const pageOf = (values: () => Values): PageParts => ({
  showPassage: async ({ path, node }, _values, passage) => {
    const value = valueAt(values(), path)
    const text =
      node === null ? String(value) : ((value as readonly Node[])[node]?.children ?? []).map((child) => child.text ?? '').join('')
    return passage === null || findQuote(text, passage) >= 0
  },
  blockRange: () => null,
  isTypingInBlocks: () => false,
  paint: () => () => {},
})

/** A form in memory; each change is a render, as React makes them. */
const harnessOf = (
  body: 'content' | 'markdown',
  isPublic: boolean,
  { delayMs = 0, replaced = null as string | null, hasSeo = true } = {},
): HostHarness => {
  const image = { url: 'https://example.org/a.jpg', alternativeText: 'A loaf', width: 10, height: 10 }
  let values: Values = {
    title: '',
    slug: '',
    seo: hasSeo ? { metaTitle: '' } : null,
    lead: '',
    content: [
      { type: 'paragraph', children: [{ type: 'text', text: '' }] },
      { type: 'image', image, children: [{ type: 'text', text: '' }] },
      { type: 'paragraph', children: [{ type: 'link', url: ' www.example.org/?a=1&b=2', children: [{ type: 'text', text: 'A mill' }] }] },
    ],
    markdown: '',
  }
  let editable = true
  let choices = noChoices
  let isDropping = false
  const screen = (): Screen => ({
    form: {
      values,
      onChange(path, value) {
        if (isDropping) return
        if (delayMs === 0) type(path, replaced ?? value)
        else setTimeout(() => type(path, replaced ?? value), delayMs)
      },
    },
    entry: {
      shape,
      mapping: { ...mapping, body: [body] },
      site: { url: 'https://example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' },
      pageTitle: '{title}',
      assets: null,
      mode: 'embedded',
      service: null,
      facts: { documentId: 'd1', locale: null, authors: [], datePublished: null, dateModified: null, publishedText: null },
      schemaType: { chosen: null, set: null },
      choices,
      mayAskForDrafts: false,
      asksBrowser: false,
      looksUpSources: false,
      translates: false,
      warnBelow: null,
      live: isPublic ? { aeoScore: 50, seoScore: 60, titles: [] } : null,
    },
    editable,
    today: '2026-11-21',
    isTaken: () => false,
    choose: async (change) => {
      choices = { ...choices, ...change }
      return true
    },
  })
  const host = createStrapiHost(
    screen(),
    pageOf(() => values),
    200,
  )
  const type = (path: string, value: unknown) => {
    values = withValue(values, path, value)
    host.update(screen())
  }
  const node = (index: number) => (values.content as readonly Node[])[index]
  const fieldPath = { title: 'title', seo_title: 'seo.metaTitle', description: 'lead', slug: 'slug' } as const
  return {
    host,
    paragraph: body === 'content' ? 'content.0' : 'markdown',
    typeText(text) {
      if (body === 'markdown') return type('markdown', text)
      type('content', [{ type: 'paragraph', children: [{ type: 'text', text }] }, ...(values.content as readonly unknown[]).slice(1)])
    },
    readText: () => (body === 'markdown' ? String(values.markdown) : (node(0)?.children?.[0]?.text ?? '')),
    typeField: (field, value) => type(fieldPath[field], value),
    readField: (field) => String(valueAt(values, fieldPath[field])),
    lock() {
      editable = false
      host.update(screen())
    },
    dropWrites() {
      isDropping = true
    },
    ...(body === 'content' && {
      link: { block: 'content.2', readAddress: () => node(2)?.children?.[0]?.url ?? '' },
    }),
    image: body === 'content' ? { block: 'content.1', readAlt: () => node(1)?.image?.alternativeText ?? '' } : null,
    settle: async () => {},
    dispose: () => {},
  }
}

describeHost('Strapi, a Blocks field of a draft', {
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
  makeHarness: () => harnessOf('content', false),
})

describeHost('Strapi, a Markdown field of an entry that is public', {
  accepts: ['@title', '@seo_title', '@description', 'replace_text', 'set_address', 'insert_block', 'split_block', 'choices'],
  plays: ['dropWrites'],
  makeHarness: () => harnessOf('markdown', true),
})

const writeTitle = async (harness: HostHarness) => {
  await harness.typeField('title', 'Before')
  return harness.host.apply({ kind: 'set_field', field: 'title', value: 'After' })
}

test('waits for a form that takes a change late', async () => {
  expect(await writeTitle(harnessOf('content', false, { delayMs: 80 }))).toEqual({ ok: true, before: 'Before' })
})

test('claims no loss where the form still shows what was there before', async () => {
  const harness = harnessOf('content', false)
  await harness.dropWrites?.()
  expect(await writeTitle(harness)).toEqual({ ok: false, reason: 'slow' })
})

test('says when something else came to be there', async () => {
  expect(await writeTitle(harnessOf('content', false, { replaced: 'After | Brand' }))).toEqual({ ok: false, reason: 'not_stored' })
})

test('a component for result pages that the entry does not have is not made up', async () => {
  const harness = harnessOf('content', false, { hasSeo: false })
  expect(harness.host.readDraft().accepts).not.toContain('@seo_title')
  expect(await harness.host.apply({ kind: 'set_field', field: 'seo_title', value: 'Mine' })).toMatchObject({ ok: false, reason: 'refused' })
})

test.each([
  ['content', false],
  ['markdown', true],
] as const)('what no field here can take is not offered, such as a heading’s level in Markdown: %s', async (body, isRefused) => {
  const harness = harnessOf(body, false)
  await harness.typeText('## Air')
  const { host } = harness as unknown as { readonly host: ReturnType<typeof createStrapiHost> }
  const edit =
    body === 'content'
      ? ({ kind: 'replace_text', span: { place: 'content.0', start: 0, end: 6, quote: '## Air' }, value: 'Air' } as const)
      : ({ kind: 'set_attribute', block: 'markdown#1', name: 'level', before: '2', value: '3' } as const)
  expect(host.judge(edit)).toEqual({ edit: isRefused ? null : edit, problem: null })
  expect((await host.apply(edit)).ok).toBe(!isRefused)
})

test.each([
  ['blocks of an editor', '{"time":1,"blocks":[{"type":"paragraph","data":{"text":"A heap needs air."}}],"version":"2.30.0"}'],
  ['a document of nodes', '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"A heap needs air."}]}]}'],
  ['a list of nodes', ' [{"type":"p","children":[{"text":"A heap needs air."}]}]'],
  ['an embedded page', '{"url":"https://www.example.org/v","title":"A heap needs air."}'],
])('nothing is written into a text that holds %s', async (_name, stored) => {
  const harness = harnessOf('markdown', false)
  await harness.typeText(stored)
  await harness.typeField('description', stored)
  const { host } = harness as unknown as { readonly host: ReturnType<typeof createStrapiHost> }
  const { accepts } = host.readDraft()
  expect([accepts.includes('insert_block'), accepts.includes('@description'), accepts.includes('@title')]).toEqual([false, false, true])
  const start = stored.indexOf('A heap')
  for (const edit of [
    { kind: 'replace_text', span: { place: 'markdown', start, end: start + 6, quote: 'A heap' }, value: 'A pile' },
    {
      kind: 'set_address',
      span: { place: 'markdown', start: 0, end: 0, quote: '' },
      before: 'www.example.org',
      value: 'https://example.org',
    },
    { kind: 'insert_block', after: null, html: '<p>New</p>' },
    { kind: 'insert_block', after: 'markdown', html: '<p>New</p>' },
    { kind: 'set_field', field: 'description', value: 'In short.' },
  ] as const)
    expect([edit.kind, (await host.apply(edit)).ok]).toEqual([edit.kind, false])
  expect([await harness.readText(), await harness.readField('description')]).toEqual([stored, stored])
})

test.each(['[a link](https://www.example.org) and more', '{not JSON}', '[sic] A heap'])(
  'a text that only begins like JSON takes a paragraph: %s',
  async (text) => {
    const harness = harnessOf('markdown', false)
    await harness.typeText(text)
    expect(await harness.host.apply({ kind: 'insert_block', after: null, html: '<p>New</p>' })).toMatchObject({ ok: true })
    expect(await harness.readText()).toBe(`New\n\n${text}`)
  },
)
