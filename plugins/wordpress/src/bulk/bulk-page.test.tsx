import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { given, named, press, show, words } from '../testing/wordpress.ts'
import { BulkPage } from './bulk-page.tsx'
import type { BulkRun } from './use-bulk-run.ts'

vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../testing/wordpress.ts')).components)
vi.mock('@wordpress/data', async () => (await import('../testing/wordpress.ts')).data)
vi.mock('@wordpress/element', async () => (await import('../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../testing/wordpress.ts')).i18n)
vi.mock('@wordpress/a11y', () => ({ speak: () => {} }))
vi.mock('./use-bulk-run.ts', () => ({ useBulkRun: () => shown.run }))

const shown = vi.hoisted(() => ({ run: {} as BulkRun }))

beforeAll(() => vi.stubGlobal('document', { activeElement: null }))
afterAll(() => vi.unstubAllGlobals())

const counts = { published: 10, analysed: 4, outdated: 0, average: null, failed: 0 }
const progress = { done: 0, failed: [], waiting: null, worked: 0 }
const start = vi.fn()
const stop = vi.fn()
const setRun = (part: object) => {
  shown.run = {
    counts,
    progress,
    state: 'idle',
    problem: '',
    isByService: false,
    job: null,
    atStart: 0,
    start,
    stop,
    ...part,
  } as unknown as BulkRun
  show(() => <BulkPage />)
}

it.each<[string, object, readonly string[], readonly string[], readonly string[]]>([
  ['before the site answers', { counts: null }, ['Counting'], [], []],
  ['when the site does not answer', { counts: null, problem: 'Refused' }, ['Refused'], ['Counting'], []],
  ['without a post', { counts: { ...counts, published: 0, analysed: 0 } }, ['Nothing is published yet.'], [], []],
  ['with posts left', {}, ['4 of 10'], ['Average'], ['Analyse 6 posts']],
  ['with nothing left', { counts: { ...counts, analysed: 10, average: 71 } }, ['Average AEO readiness: 71'], [], []],
  ['while it runs', { state: 'running', counts: { ...counts, average: 71, outdated: 1 } }, [], ['Average', 'older rules'], ['Pause']],
  ['while the service does it', { state: 'running', isByService: true }, [], [], ['Stop']],
  ['with older scores', { counts: { ...counts, outdated: 1 } }, ['older rules'], [], ['Analyse 7 posts']],
  [
    'with posts that the service could not',
    { isByService: true, counts: { ...counts, failed: 2 } },
    ['2 posts could not be analysed by the service'],
    [],
    ['Analyse 6 posts'],
  ],
  ['with posts that this browser could not', { counts: { ...counts, failed: 2 } }, [], ['by the service'], ['Analyse 6 posts']],
  [
    'after the service, with posts that are not sent',
    { isByService: true, state: 'finished' },
    ['are not sent to the service'],
    [],
    ['Analyse 6 posts'],
  ],
  ['after this browser', { state: 'finished' }, [], ['are not sent to the service'], ['Analyse 6 posts']],
])('the page %s', (_when, part, said, unsaid, buttons) => {
  setRun(part)
  for (const sentence of said) expect(words()).toContain(sentence)
  for (const sentence of unsaid) expect(words()).not.toContain(sentence)
  expect(named('Button')).toEqual(buttons)
})

it('the button begins and pauses, and is off while it stops', async () => {
  setRun({})
  await press('Analyse 6 posts')
  expect(start).toHaveBeenCalledOnce()
  setRun({ state: 'running' })
  await press('Pause')
  expect(stop).toHaveBeenCalledOnce()
  expect(given('Button', 'Pause').disabled).toBe(false)
  setRun({ state: 'stopping' })
  expect(given('Button', 'Pause').disabled).toBe(true)
})

const failed = (id: number, reason: string, title = 'A post') => ({ reason, post: { id, title, edit: 'post.php' } })

it.each<[string, readonly object[], readonly string[]]>([
  ['in words', [failed(1, 'no_text')], ['It has no text. (1)', 'A post']],
  ['by its code', [failed(1, 'odd')], ['The analysis failed (odd). (1)']],
  ['without a title', [failed(1, 'odd', '')], ['(no title)']],
  ['once for each', [failed(1, 'odd'), failed(2, 'no_text'), failed(3, 'odd')], ['The analysis failed (odd). (2)', 'It has no text. (1)']],
  ['for 25', Array.from({ length: 27 }, (_one, id) => failed(id, 'odd')), ['(27)', 'And 2 more.']],
])('posts that were passed are listed under why: %s', (_how, all, said) => {
  setRun({ progress: { ...progress, failed: all } })
  for (const sentence of said) expect(words()).toContain(sentence)
  expect(words().includes('more.')).toBe(all.length > 25)
  expect(words().match(/A post|\(no title\)/g)).toHaveLength(Math.min(25, all.length))
})
