import { contentHash } from '@citable/core/graph'
import { sampleOptimization } from '@citable/editor/testing'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stores } from '../../testing/wordpress.ts'
import { askSite } from '../models/ask-site.ts'
import { readBackTexts } from '../seo-plugin/read-back-texts.ts'
import type { SeoPlugin } from '../seo-plugin/seo-plugin.ts'
import { panelText } from '../texts/panel-text.ts'
import { leanRequest } from './lean-request.ts'
import { resendIfOutdated } from './resend.ts'

vi.mock('@wordpress/data', async () => (await import('../../testing/wordpress.ts')).data)
vi.mock('@wordpress/i18n', async () => (await import('../../testing/wordpress.ts')).i18n)
vi.mock('@wordpress/api-fetch', () => ({ default: (asked: object) => site.ask(asked) }))
vi.mock('../site-parts.ts', () => ({ createSiteParts: (how: object) => how }))

const site = vi.hoisted(() => ({ ask: (_asked: object): Promise<unknown> => Promise.resolve() }))
const send = vi.fn(async (_asked: object): Promise<unknown> => ({}))

beforeEach(() => {
  vi.clearAllMocks()
  send.mockReset().mockResolvedValue({})
  site.ask = send
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// what a save sends

const meta = { _citable: { v: 1 }, other: 'theirs' }
const saved = { meta, citable_input_keyphrase: 'kettle' }
const record = vi.fn((_kind: string, _type: string, _id: number): object | null => saved)
const setTypes = () => {
  stores.core = {
    getEntityConfig: ((_kind: string, type: string) => (type === 'gone' ? undefined : { baseURL: `/wp/v2/${type}s` })) as never,
    getRawEntityRecord: record as never,
  }
}
const types = { schemaTypes: { gone: 'auto', post: 'auto', page: 'auto' } } as never
const lean = (options: object) =>
  leanRequest({ path: '/wp/v2/posts/7', method: 'PUT', data: { title: 'T', meta }, ...options } as never, types)

const plain = { title: 'T', meta: { other: 'theirs' } }

it.each<[string, object, object]>([
  ['what is only carried along', {}, plain],
  ['it from a page too', { path: '/wp/v2/pages/7' }, plain],
  ['it with parameters behind the address', { path: '/wp/v2/posts/7?_locale=user' }, plain],
  ['it with another method', { method: 'post' }, plain],
  ['inputs that are as they were loaded', { data: { title: 'T', citable_input_keyphrase: 'kettle' } }, { title: 'T' }],
  [
    'all meta beside an input that a script has changed',
    { data: { meta: { ...meta, _citable: { v: 1, input: { description: 'New' } } } } },
    { citable_input_description: 'New' },
  ],
])('a save leaves out %s', (_what, options, data) => {
  setTypes()
  expect(lean(options).data).toEqual(data)
})

it.each<[string, object]>([
  ['a reading request', { method: 'GET' }],
  ['an autosave', { path: '/wp/v2/posts/7/autosaves' }],
  ['a post of a type that is not analysed', { path: '/wp/v2/others/7' }],
  ['a new post', { path: '/wp/v2/posts' }],
  ['a request without anything of ours', { data: { title: 'T' } }],
])('%s goes as it is', (_what, options) => {
  setTypes()
  const asked = { path: '/wp/v2/posts/7', method: 'PUT', data: { title: 'T', meta }, ...options } as never
  expect(leanRequest(asked, types)).toBe(asked)
})

it('a post that is not loaded is saved as it is', () => {
  setTypes()
  record.mockReturnValueOnce(null)
  expect(lean({}).data).toEqual({ title: 'T', meta })
  expect(record.mock.calls).toEqual([['postType', 'post', 7]])
})

// what another plugin has made of its texts

const seoPlugin = {
  id: 'aioseo',
  name: 'Other SEO',
  variable: ['#\\w+', 'u'],
  fields: { title: 'their_title' },
  takesExcerpt: true,
} as SeoPlugin
const create = vi.fn()
const remove = vi.fn()
const receive = vi.fn()

function setSaved(stored: object): void {
  stores['core/editor'] = { getCurrentPostId: () => 7, getCurrentPostType: () => 'post' }
  stores['core/notices'] = { createErrorNotice: create, removeNotice: remove }
  stores.core = {
    getEntityConfig: () => ({ baseURL: '/wp/v2/posts' }),
    getEntityRecord: () => stored,
    receiveEntityRecords: receive,
  }
}

it.each([
  ['citable_stored_title', 'Other SEO did not keep the title “Sent”. It has “Found”.', 'citable-lost-title'],
  ['citable_stored_description', 'Other SEO did not keep the description “Sent”. It has “Found”.', 'citable-lost-description'],
  ['citable_stored_keyphrase', 'Other SEO did not keep the keyphrase “Sent”. It has “Found”.', 'citable-lost-keyphrase'],
])('a text that is not there after the save is given back: %s', async (name, sentence, id) => {
  setSaved({ [name]: 'Sent', title: 'T' })
  send.mockResolvedValue({ id: 7, [name]: 'Found' })
  await readBackTexts(seoPlugin, { [name]: 'Sent' }, send as never)
  expect(send.mock.calls).toEqual([[{ path: expect.stringMatching(/^\/wp\/v2\/posts\/7\?context=edit&_fields=id,citable_stored_title,/) }]])
  expect(create.mock.calls).toEqual([[sentence, { id }]])
  expect(remove.mock.calls).toEqual([[id]])
  expect(receive.mock.calls).toEqual([['postType', 'post', { id: 7, title: 'T', [name]: 'Found' }]])
})

it('a text that was kept takes its notice away', async () => {
  setSaved({})
  send.mockResolvedValue({ citable_stored_title: 'Sent' })
  await readBackTexts(seoPlugin, { citable_stored_title: 'Sent' }, send as never)
  expect(create).not.toHaveBeenCalled()
  expect(remove.mock.calls).toEqual([['citable-lost-title']])
})

it('a save without such a text says nothing', async () => {
  setSaved({ citable_stored_title: 'Before' })
  send.mockResolvedValue({ citable_stored_title: 'Changed' })
  await readBackTexts(seoPlugin, { title: 'T' }, send as never)
  expect([create.mock.calls, remove.mock.calls]).toEqual([[], []])
})

it('the answer to the save counts where the request fails', async () => {
  setSaved({ citable_stored_title: 'Found' })
  send.mockRejectedValue(new Error('gone'))
  await readBackTexts(seoPlugin, { citable_stored_title: 'Sent' }, send as never)
  expect(create).toHaveBeenCalledOnce()
  expect(receive).not.toHaveBeenCalled()
})

// the analysis of what was saved

const optimization = { ...sampleOptimization(), aeo_score: 70, seo_score: 80 }
const post = {
  id: 7,
  title: 'Kettle',
  content: 'Saved',
  stored: {} as object,
  edited: { title: 'Kettle', content: 'Saved' },
  changed: false,
}
const hash = contentHash('Kettle', 'Saved', '')
let state: object
const analyzer = { analyze: vi.fn(async (_request: object): Promise<object> => ({ ok: true, optimization })) }
const host = {
  withPatterns: undefined as undefined | ((text: string) => string),
  readSeoTitle: () => '',
  readSavedDraft: undefined as unknown,
}

function setPost(part: Partial<typeof post> = {}): void {
  const now = { ...post, ...part }
  stores['core/editor'] = {
    getCurrentPostId: () => now.id,
    getCurrentPostAttribute: ((name: string) =>
      ({ title: now.title, content: now.content, meta: { _citable: now.stored } })[name]) as never,
    getEditedPostAttribute: () => now.edited.title,
    getEditedPostContent: () => now.edited.content,
    hasChangedContent: () => now.changed,
  }
}
const resend = () => {
  const panel = { store: { getSnapshot: () => state }, host, facts: { site: { url: 'https://a.example' }, titleEnding: '' } }
  return resendIfOutdated(panel as never, analyzer as never, send as never)
}
const draftAt = (url: string | null) => ({
  documentId: '7',
  input: { kind: 'body', html: 'Saved', fields: {} },
  context: { url, targetQueries: [] },
  choices: { setAside: [], textKind: null, language: null },
})

beforeEach(() => {
  state = { phase: 'ready', stale: false, optimization, draft: draftAt('https://a.example/kettle') }
  Object.assign(host, { withPatterns: undefined, readSavedDraft: undefined })
})

it('an analysis that came after the save is sent behind it', async () => {
  setPost()
  await resend()
  expect(send.mock.calls).toEqual([
    [
      {
        path: '/citable/v1/posts/7/analysis',
        method: 'POST',
        data: { analysis: expect.objectContaining({ content_hash: hash, scores: expect.objectContaining({ aeo: 70, seo: 80 }) }) },
      },
    ],
  ])
})

it.each<[string, object, number]>([
  ['the same scores of the same text', { content_hash: hash, scores: { aeo: 70, seo: 80 } }, 0],
  ['another AEO score', { content_hash: hash, scores: { aeo: 71, seo: 80 } }, 1],
  ['another SEO score', { content_hash: hash, scores: { aeo: 70, seo: 81 } }, 1],
  ['scores of another text', { content_hash: 'other', scores: { aeo: 70, seo: 80 } }, 1],
  ['no scores', { content_hash: hash }, 1],
])('with %s in store the analysis is sent %#', async (_what, stored, times) => {
  setPost({ stored })
  await resend()
  expect(send).toHaveBeenCalledTimes(times)
})

it('an analysis that is under way is waited for', async () => {
  vi.useFakeTimers()
  setPost()
  const ready = state
  state = { ...ready, stale: true }
  const done = resend()
  await vi.advanceTimersByTimeAsync(499)
  expect(send).not.toHaveBeenCalled()
  state = ready
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(send).toHaveBeenCalledOnce()
})

it.each<[string, object]>([
  ['that never ends', { phase: 'analyzing', stale: false, optimization: null }],
  ['that has failed', { phase: 'failed', stale: false, optimization }],
])('an analysis %s is given up', async (_what, part) => {
  vi.useFakeTimers()
  setPost()
  state = { ...state, ...part }
  const done = resend()
  await vi.advanceTimersByTimeAsync(10_000)
  await done
  expect(send).not.toHaveBeenCalled()
})

it('a text that is written on is not sent', async () => {
  setPost({ edited: { title: 'Kettle', content: 'Typed since' }, changed: true })
  host.readSavedDraft = () => draftAt(null)
  await resend()
  expect([send.mock.calls, analyzer.analyze.mock.calls]).toEqual([[], []])
})

it('a text that the server has changed is analysed by itself', async () => {
  setPost({ edited: { title: 'Kettle', content: 'As typed' } })
  host.readSavedDraft = () => draftAt('https://a.example/kettle')
  await resend()
  expect(analyzer.analyze).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledOnce()
})

it.each<[string, object, unknown]>([
  ['is in store already', { content_hash: hash }, () => draftAt(null)],
  ['cannot be read', {}, undefined],
])('a text that the server has changed is left when its analysis %s', async (_what, stored, readSavedDraft) => {
  setPost({ stored, edited: { title: 'Kettle', content: 'As typed' } })
  host.readSavedDraft = readSavedDraft
  await resend()
  expect(analyzer.analyze).not.toHaveBeenCalled()
})

it('an analysis of it that fails, or cannot be sent, is silent', async () => {
  setPost({ edited: { title: 'Kettle', content: 'As typed' } })
  host.readSavedDraft = () => draftAt(null)
  analyzer.analyze.mockResolvedValueOnce({ ok: false })
  await resend()
  expect(send).not.toHaveBeenCalled()
  send.mockRejectedValue(new Error('gone'))
  await expect(resend()).resolves.toBeUndefined()
})

it('patterns belong to the text that is compared and stored', async () => {
  setPost()
  host.withPatterns = (text) => `${text} with patterns`
  await resend()
  expect(send.mock.calls[0]?.[0]).toMatchObject({ data: { analysis: { content_hash: contentHash('Kettle', 'Saved with patterns', '') } } })
})

// the panels of other plugins

it('the site makes the parts of the post that is open', async () => {
  send.mockResolvedValue({ parts: ['<p>Made</p>', null] })
  const { ask, later } = askSite({ shortcodes: ['gallery'], post: () => 7 }) as never as {
    ask: (parts: object) => Promise<unknown>
    later: (run: () => void, ms: number) => void
  }
  expect(await ask(['[gallery]'])).toEqual(['<p>Made</p>', null])
  expect(send.mock.calls).toEqual([[{ path: '/citable/v1/posts/7/content', method: 'POST', data: { parts: ['[gallery]'] } }]])
  vi.useFakeTimers()
  const run = vi.fn()
  later(run, 50)
  vi.advanceTimersByTime(49)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})

/** A plugin whose panel has these fields, in the words of its class in PHP. */
const withPanel = (fields: SeoPlugin['fields']): SeoPlugin => ({ ...seoPlugin, fields })

const ofSnippet = (key: string) => ({
  store: 'yoast-seo/editor',
  selector: 'getSnippetEditorData',
  key,
  actions: ['updateData'],
  isKeyed: true,
})
const yoast = withPanel({
  title: ofSnippet('title'),
  description: ofSnippet('description'),
  keyphrase: { store: 'yoast-seo/editor', selector: 'getFocusKeyphrase', actions: ['setFocusKeyword'] },
})
const ofAppData = (key: string, name: string) => ({
  store: 'rank-math',
  selector: 'getAppData',
  key,
  actions: [`update${name}`, `updateSerp${name}`],
  template: `rankMath.assessor.serpData.${key}Template`,
})
const rankMath = withPanel({
  title: ofAppData('title', 'Title'),
  description: ofAppData('description', 'Description'),
  keyphrase: { store: 'rank-math', selector: 'getAppData', key: 'keywords', actions: ['updateKeywords'] },
})

it('a store whose action takes an object: what the snippet shows is read and written', () => {
  const updateData = vi.fn()
  stores['yoast-seo/editor'] = { getSnippetEditorData: () => ({ title: 'Theirs' }), updateData }
  const text = panelText(yoast, 'title')
  expect(text?.read()).toBe('Theirs')
  expect(panelText(yoast, 'description')?.read()).toBe('')
  text?.write('New')
  expect(updateData.mock.calls).toEqual([[{ title: 'New' }]])
})

it('a store whose selector gives the text itself: it is read and written', () => {
  const setFocusKeyword = vi.fn()
  stores['yoast-seo/editor'] = { getFocusKeyphrase: () => 'kettle', setFocusKeyword }
  const text = panelText(yoast, 'keyphrase')
  expect(text?.read()).toBe('kettle')
  text?.write('boiling')
  expect(setFocusKeyword.mock.calls).toEqual([['boiling']])
})

it.each(['title', 'keyphrase'] as const)('a panel that is not on screen has no text: %s', (part) => {
  stores['yoast-seo/editor'] = {}
  stores['rank-math'] = {}
  vi.stubGlobal('document', { querySelector: () => null })
  for (const plugin of [yoast, rankMath, seoPlugin]) expect(panelText(plugin, part)).toBeNull()
})

it('a store that shows templates: its own texts are read, not its templates, and all of its actions are called', () => {
  const actions = {
    updateTitle: vi.fn(),
    updateSerpTitle: vi.fn(),
    updateDescription: vi.fn(),
    updateSerpDescription: vi.fn(),
    updateKeywords: vi.fn(),
  }
  vi.stubGlobal('window', { rankMath: { assessor: { serpData: { titleTemplate: '%title%', descriptionTemplate: '%excerpt%' } } } })
  stores['rank-math'] = { ...actions, getAppData: () => ({ title: '%title%', description: 'Theirs', keywords: 'kettle' }) }
  const [title, description, keyphrase] = (['title', 'description', 'keyphrase'] as const).map((part) => panelText(rankMath, part))
  expect([title?.read(), description?.read(), keyphrase?.read()]).toEqual(['', 'Theirs', 'kettle'])
  title?.write('T')
  expect(Object.values(actions).map(({ mock }) => mock.calls.flat())).toEqual([['T'], ['T'], [], [], []])
  description?.write('D')
  keyphrase?.write('K')
  expect(Object.values(actions).map(({ mock }) => mock.calls.flat())).toEqual([['T'], ['T'], ['D'], ['D'], ['K']])
})

it.each(['HTMLInputElement', 'HTMLTextAreaElement'])('a field of a form is written as a person writes it: %s', (kind) => {
  const make = () =>
    class {
      text = 'Theirs'
      dispatchEvent = vi.fn()
      get value() {
        return this.text
      }
      set value(next: string) {
        this.text = next
      }
    }
  const classes = { HTMLInputElement: make(), HTMLTextAreaElement: make() }
  for (const [name, one] of Object.entries(classes)) vi.stubGlobal(name, one)
  const field = new classes[kind as keyof typeof classes]()
  const querySelector = vi.fn(() => field)
  vi.stubGlobal('document', { querySelector })
  const text = panelText(seoPlugin, 'title')
  expect(querySelector.mock.calls).toEqual([['[name="their_title"]']])
  expect(text?.read()).toBe('Theirs')
  text?.write('New')
  expect(field.text).toBe('New')
  expect(field.dispatchEvent.mock.calls[0]?.[0]).toMatchObject({ type: 'input', bubbles: true })
  expect(panelText(seoPlugin, 'description')).toBeNull()
})
