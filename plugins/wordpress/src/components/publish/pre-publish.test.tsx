import { row } from '@citable/tooling/gates/panel-samples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { setPanel } from '../../testing/panel.ts'
import { named, press, settled, show, stores, words } from '../../testing/wordpress.ts'
import { PostPublish } from './post-publish.tsx'
import { PrePublish } from './pre-publish.tsx'

vi.mock('react/jsx-dev-runtime', async () => (await import('../../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../../testing/wordpress.ts')).components)
vi.mock('@wordpress/data', async () => (await import('../../testing/wordpress.ts')).data)
vi.mock('@wordpress/element', async () => (await import('../../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../../testing/wordpress.ts')).i18n)
vi.mock('../loaded-later.tsx', () => ({
  loadedLater:
    () =>
    ({ isBrief }: { isBrief: boolean }) =>
      `[sources${isBrief ? ', in brief' : ''}]`,
}))
vi.mock('../titles/titles.tsx', () => ({ TitleBlocks: () => '[words for the title]' }))
vi.mock('../use-panel.ts', async () => (await import('../../testing/panel.ts')).panelHooks)
vi.mock('../../sidebar-area.ts', () => ({}))
vi.mock('../schema/use-graph-preview.ts', () => ({ useGraphPreview: () => ({ preview: page.preview, isCurrent: page.isCurrent }) }))
vi.mock('../../publishing/page-elements.ts', () => ({ pageElements: () => [] }))
vi.mock('../../publishing/judge-page.ts', () => ({ judgePage: () => page.judged, repeatedParts: () => page.repeated }))

const page = vi.hoisted(() => ({ preview: null as object | null, isCurrent: true, judged: 'carried', repeated: [] as string[] }))
const fetched = vi.fn(async (_url: string, _how?: RequestInit) => ({ ok: true, status: 200, text: async () => '' }))
const editor = { status: 'draft', saved: 'draft', isSaving: false }

afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => ({})
    },
  )
  Object.assign(page, { preview: { printed: 'yes', graph: { '@graph': [] } }, isCurrent: true, judged: 'carried', repeated: [] })
  Object.assign(editor, { status: 'publish', saved: 'publish', isSaving: false })
  stores['core/editor'] = {
    getCurrentPostAttribute: () => editor.saved,
    getEditedPostAttribute: () => editor.status,
    isSavingPost: () => editor.isSaving,
    getPermalink: () => 'https://a.example/post',
  }
})

const optimization = { aeo_score: 40, seo_score: 90 }
const minimum = { publishMinimum: { aeo: 60, seo: 0 } }
const scores = [{ id: 'aeo', label: 'AEO readiness', word: '', tone: 'poor', value: 40 }]

it.each([
  ['a draft below it', 'draft', optimization, minimum, true],
  ['a draft that has it', 'draft', { aeo_score: 60, seo_score: 0 }, minimum, false],
  ['a published text below it', 'publish', optimization, minimum, false],
  ['a text without analysis', 'draft', null, minimum, false],
])('the minimum of the site is told before publishing: %s', (_what, saved, found, facts, isTold) => {
  editor.saved = saved
  setPanel({ scores }, { state: { optimization: found, phase: 'ready' }, facts })
  show(() => <PrePublish />)
  expect(words().includes('AEO readiness: 40, at least 60 is asked for')).toBe(isTold)
  expect(words().includes('This site asks for higher scores')).toBe(isTold)
})

it.each([
  ['fellBack', true],
  ['failure', true],
  ['readOnly', false],
  ['empty', false],
])('a banner that matters before publishing is told there: %s', (code, isTold) => {
  setPanel({ banners: [{ code, text: 'The banner' }] }, { state: { optimization: null }, facts: minimum })
  show(() => <PrePublish />)
  expect(words().includes('The banner')).toBe(isTold)
})

it.each([
  ['nothing is open', { cleanText: 'All fine' }, ['All fine'], ['Most useful']],
  ['something is open', { top: [row()] }, ['Most useful', 'The line'], ['All fine']],
])('the panel before publishing where %s', (_what, part, told, untold) => {
  const prePublish = { summary: 'Summary', counts: [], cleanText: '', top: [], topHeading: 'Most useful', ...part }
  setPanel({ prePublish }, { state: { optimization: null }, facts: minimum })
  show(() => <PrePublish />)
  for (const sentence of told) expect(words()).toContain(sentence)
  for (const sentence of untold) expect(words()).not.toContain(sentence)
  expect(words()).toContain('[sources, in brief]')
})

it('a post with a password is not sent, and both panels say so', () => {
  for (const Shown of [PrePublish, PostPublish]) {
    for (const isSent of [true, false]) {
      setPanel(
        {},
        {
          state: { optimization: null },
          facts: { ...minimum, mode: 'service', sendsProtected: isSent },
          host: { isProtected: () => true },
        },
      )
      show(() => <Shown />)
      expect(words().includes('The post has a password')).toBe(!isSent)
    }
  }
})

it.each([
  ['carried', 'The public page carries the structured data of this article.', false],
  ['merged', 'structured data of another plugin, with this article in it', false],
  ['outdated', 'an older version of the structured data', true],
  ['twice', 'describes this article twice', true],
  ['missing', 'no structured data of this article yet', true],
])('the public page is read as a visitor, and what it carries is told: %s', async (judged, sentence, canLookAgain) => {
  page.judged = judged
  setPanel({})
  show(() => <PostPublish />)
  expect(words()).toContain('Looking at the public page')
  await settled()
  expect(words()).toContain(sentence)
  expect(named('Button')).toEqual(canLookAgain ? ['Look again'] : [])
  expect(fetched.mock.calls.map(([url, how]) => [url, how?.credentials])).toEqual([['https://a.example/post', 'omit']])
})

it('looking again asks again', async () => {
  page.judged = 'missing'
  setPanel({})
  show(() => <PostPublish />)
  await settled()
  page.judged = 'carried'
  await press('Look again')
  await settled()
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(words()).toContain('The public page carries the structured data of this article.')
})

it.each([
  ['an answer that is an error', async () => ({ ok: false, status: 404, text: async () => '' }), '(status 404)'],
  ['no answer', () => Promise.reject(new Error('no network')), '(no network)'],
])('a page that cannot be read is told with the reason: %s', async (_what, answer, reason) => {
  fetched.mockImplementationOnce(answer as never)
  setPanel({})
  show(() => <PostPublish />)
  await settled()
  expect(words()).toContain(reason)
  expect(named('Button')).toEqual(['Look again'])
})

it.each([
  ['title', 'more than one title element'],
  ['description', 'more than one description'],
])('a part that stands twice in the head is told: %s', async (part, sentence) => {
  page.repeated = [part]
  setPanel({})
  show(() => <PostPublish />)
  await settled()
  expect(words()).toContain(sentence)
  expect(named('Button')).toEqual(['Look again'])
})

it.each<[string, () => void]>([
  ['while it is saved', () => Object.assign(editor, { isSaving: true })],
  ['that is about to be a draft', () => Object.assign(editor, { status: 'draft' })],
  ['that is not published', () => Object.assign(page, { preview: { printed: 'not_published' } })],
  ['that is private', () => Object.assign(page, { preview: { printed: 'private' } })],
  ['whose preview is old', () => Object.assign(page, { isCurrent: false })],
  ['without a preview', () => Object.assign(page, { preview: null })],
])('nobody looks at a page %s', async (_when, set) => {
  set()
  setPanel({})
  show(() => <PostPublish />)
  await settled()
  expect(fetched).not.toHaveBeenCalled()
  expect(words()).not.toContain('This is what the page will carry')
  expect(words().includes('while the post is private')).toBe(_when === 'that is private')
})
