import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { given, settled, show, use, words } from '../testing/wordpress.ts'
import { TrafficPage } from './traffic-page.tsx'

vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../testing/wordpress.ts')).components)
vi.mock('@wordpress/element', async () => (await import('../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../testing/wordpress.ts')).i18n)
vi.mock('@wordpress/api-fetch', () => ({ default: (asked: { readonly path: string }) => site.ask(asked.path) }))
vi.mock('./traffic-figures.tsx', () => ({
  TrafficFigures: ({ report }: { readonly report: { readonly name: string } }) => `[figures ${report.name}]`,
}))

vi.mock('../components/loaded-later.tsx', () => ({
  loadedLater: (load: () => Promise<unknown>) => (props: object) =>
    `[later ${/reach/.test(String(load)) ? 'reach' : 'changes'} ${Object.values(props).join(' ')}]`,
}))

const site = vi.hoisted(() => ({ ask: (_path: string): Promise<unknown> => Promise.resolve() }))
const answer = (name: string) => ({ name, summary: { crawler_hits: 1200 }, data_quality: { caveats: [] as string[] } })
const ask = vi.fn(async (_path: string): Promise<unknown> => answer('first'))

function setPage(facts?: object) {
  vi.stubGlobal('window', { citableTraffic: facts })
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12), toFake: ['Date'] })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  ask.mockReset()
  ask.mockImplementation(async () => answer('first'))
  site.ask = ask
  setPage({ download: 'admin.php?csv=1', isOn: true, settings: 'options.php' })
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the page shows 28 days up to today, and says their sum aloud', async () => {
  show(() => <TrafficPage />)
  expect(ask.mock.calls).toEqual([['/citable/v1/traffic?from=2026-11-01&to=2026-11-28&granularity=day']])
  expect(words()).not.toContain('Fetches by agents:')
  await settled()
  expect(words()).toContain('[figures first]')
  expect(words()).toContain('Fetches by agents: 1,200')
})

it.each([
  ['7', 'from=2026-11-22&to=2026-11-28&granularity=day'],
  ['90', 'from=2026-08-31&to=2026-11-28&granularity=day'],
  ['365', 'from=2025-11-29&to=2026-11-28&granularity=week'],
])('a range of %s days is asked for as it is drawn', async (days, query) => {
  show(() => <TrafficPage />)
  await settled()
  await use('SelectControl', 'Period', 'onChange', days)
  expect(ask.mock.calls.at(-1)).toEqual([`/citable/v1/traffic?${query}`])
  expect(given('SelectControl', 'Period').value).toBe(days)
})

it('an answer about a range that was left is not shown', async () => {
  let late: (value: unknown) => void = () => {}
  ask.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)))
  show(() => <TrafficPage />)
  ask.mockImplementation(async () => answer('second'))
  await use('SelectControl', 'Period', 'onChange', '7')
  late(answer('first'))
  await settled()
  expect(words()).toContain('[figures second]')
})

it.each([
  ['its reason', { message: 'You may not.' }, 'You may not.'],
  ['words where it gives none', {}, 'Something went wrong. Try again.'],
])('a refusal is told with %s, and the next range takes it away', async (_what, error, sentence) => {
  ask.mockImplementationOnce(() => Promise.reject(error))
  show(() => <TrafficPage />)
  await settled()
  expect(given('Notice', sentence).status).toBe('error')
  expect(words()).not.toContain('[figures')
  await use('SelectControl', 'Period', 'onChange', '7')
  await settled()
  expect(words()).not.toContain(sentence)
  expect(words()).toContain('[figures first]')
})

it.each<[string, object | undefined, boolean, number]>([
  ['is switched off', { download: '', isOn: false, settings: 'options.php' }, true, 1],
  ['is switched off, for who may not change it', { download: '', isOn: false, settings: '' }, true, 0],
  ['is on', { download: '', isOn: true, settings: 'options.php' }, false, 0],
  ['is not told about', undefined, false, 0],
])('a page of counts that %s', async (_what, facts, isTold, links) => {
  setPage(facts)
  show(() => <TrafficPage />)
  await settled()
  const sentence = 'Counting is switched off in the settings. What was counted before is shown.'
  expect(words().includes(sentence)).toBe(isTold)
  if (isTold) expect((given('Notice', sentence).actions ?? []) as readonly object[]).toHaveLength(links)
})

it.each([
  ['who answers for the site', true, true],
  ['nobody else', false, false],
])('the site is asked by the names of agents for %s', async (_whom, mayAsk, isShown) => {
  setPage({ download: '', isOn: true, settings: '', home: 'https://example.com/', mayAsk, isReady: true })
  show(() => <TrafficPage />)
  await settled()
  expect(words().includes('[later reach https://example.com/ true]')).toBe(isShown)
})

it('changed texts are listed, with whether a cache hides their readers', async () => {
  ask.mockImplementation(async () => ({ ...answer('first'), data_quality: { caveats: ['page_cache_hides_hits'] } }))
  show(() => <TrafficPage />)
  await settled()
  expect(words()).toContain('[later changes true]')
})
