import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { settled, show } from '../testing/wordpress.ts'
import type { Answer } from './requests.ts'
import type { BulkPorts } from './run-bulk.ts'
import { type BulkRun, useBulkRun } from './use-bulk-run.ts'

vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../testing/wordpress.ts')).components)
vi.mock('@wordpress/data', async () => (await import('../testing/wordpress.ts')).data)
vi.mock('@wordpress/element', async () => (await import('../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../testing/wordpress.ts')).i18n)
vi.mock('./requests.ts', () => ({ countsOnly: 1, readPage: site.page, render: site.render, sendJob: site.job, storeAnalyses: site.store }))
vi.mock('./analyze-post.ts', () => ({ createPostAnalyzer: () => ({ analyze: async () => '', close: site.close }) }))
vi.mock('./run-bulk.ts', () => ({ nothingDone, runBulk: (ports: BulkPorts) => site.run(ports) }))

const nothingDone = vi.hoisted(() => ({ done: 0, failed: [], waiting: null, refusal: null, worked: 0 }))
const site = vi.hoisted(() => ({
  page: vi.fn<(before: number, isRendered?: boolean) => Promise<unknown>>(),
  job: vi.fn<(action: string) => Promise<unknown>>(),
  run: vi.fn<(ports: object) => Promise<{ refusal: string | null }>>(),
  render: vi.fn(),
  store: vi.fn(),
  close: vi.fn(),
}))
const counts = { published: 10, analysed: 4, outdated: 1, failed: 0, average: null }
const answer: Answer = { posts: [], next: null, by_service: false, job: null, counts }

let bulk: BulkRun
function Page() {
  bulk = useBulkRun()
  return null
}
const open = async (part: Partial<Answer> = {}) => {
  site.page.mockResolvedValue({ ...answer, ...part })
  show(() => <Page />)
  await settled()
}
const start = async () => {
  bulk.start()
  await settled()
  await settled()
}

const portsOfRun = () => site.run.mock.calls[0]![0] as BulkPorts

beforeEach(() => {
  vi.clearAllMocks()
  site.run.mockResolvedValue({ refusal: null })
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 })
})
afterAll(() => vi.unstubAllGlobals())

it('the page asks for counts alone when it is opened, and follows a job that is under way', async () => {
  await open({ job: { total: 5, done: 2 }, by_service: true })
  expect(site.page.mock.calls.map(([before]) => before)).toEqual([1])
  expect(bulk).toMatchObject({ counts, job: { total: 5, done: 2 }, isByService: true, state: 'idle', problem: '' })
})

it.each([
  ['its own words', { message: 'You may not.' }, 'You may not.'],
  ['words where it has none', {}, 'Something went wrong. Try again.'],
])('a site that does not answer is told with %s', async (_what, error, problem) => {
  site.page.mockRejectedValue(error)
  show(() => <Page />)
  await settled()
  expect(bulk).toMatchObject({ counts: null, problem })
})

it('a run of this browser counts from what was fresh, and reads the counts again at its end', async () => {
  await open()
  const after = { ...counts, analysed: 10, outdated: 0 }
  site.run.mockImplementation(async (ports) => {
    const { report } = ports as BulkPorts
    report({ ...nothingDone, done: 6 })
    site.page.mockResolvedValue({ ...answer, counts: after })
    return { refusal: null }
  })
  await start()
  expect(bulk).toMatchObject({ state: 'finished', atStart: 3, counts: after, problem: '', progress: { done: 6 } })
  expect(site.page.mock.calls.at(-1)).toEqual([1, true])
  expect(site.close).toHaveBeenCalledOnce()
})

it.each([
  [2, 1],
  [3, 1],
  [4, 2],
  [16, 2],
])('of %d processors, %d workers leave the half to the person who waits', async (cores, workers) => {
  vi.stubGlobal('navigator', { hardwareConcurrency: cores })
  await open()
  await start()
  expect(portsOfRun().analyzers).toHaveLength(workers)
  expect(site.close).toHaveBeenCalledTimes(workers)
})

it('a refusal is shown, and the run is not called finished', async () => {
  await open()
  site.run.mockResolvedValue({ refusal: 'Nobody is signed in.' })
  await start()
  expect(bulk).toMatchObject({ state: 'idle', problem: 'Nobody is signed in.' })
})

it('a new run takes the fault of the last one away', async () => {
  await open()
  site.run.mockResolvedValueOnce({ refusal: 'Nobody is signed in.' })
  await start()
  await start()
  expect(bulk).toMatchObject({ state: 'finished', problem: '' })
})

it('pages are asked for as the run asks, and their counts are kept', async () => {
  await open()
  site.run.mockImplementation(async (ports) => {
    await (ports as BulkPorts).page(40, false)
    return { refusal: null }
  })
  await start()
  expect(site.page.mock.calls).toContainEqual([40, false])
})

it('a pause ends the run, and is over at once', async () => {
  await open()
  let ends: (value: { refusal: null }) => void = () => {}
  let waited: Promise<void> = Promise.resolve()
  site.run.mockImplementation((ports) => {
    waited = (ports as BulkPorts).pause(3600)
    return new Promise((resolve) => {
      ends = resolve
    })
  })
  await start()
  expect(bulk.state).toBe('running')
  bulk.stop()
  await settled()
  expect(bulk.state).toBe('stopping')
  expect(portsOfRun().signal.aborted).toBe(true)
  await waited
  ends({ refusal: null })
  await settled()
  await settled()
  expect(bulk.state).toBe('idle')
  expect(site.job).not.toHaveBeenCalled()
})

it('work that the service does is followed to its end, with its counts', async () => {
  vi.useFakeTimers()
  await open({ by_service: true })
  const after = { ...counts, analysed: 10 }
  site.job.mockImplementation(async (action) => ({ job: action === 'start' ? { total: 5, done: 2 } : null, counts: after }))
  await start()
  expect(bulk).toMatchObject({ state: 'running', job: { total: 5, done: 2 } })
  expect(site.run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3000)
  await settled()
  expect(bulk).toMatchObject({ state: 'finished', job: null, counts: after })
  expect(site.job.mock.calls).toEqual([['start'], ['advance']])
  vi.useRealTimers()
})

it('a service that takes no job is shown with its reason', async () => {
  await open({ by_service: true })
  site.job.mockRejectedValue({ message: 'No key is set.' })
  await start()
  expect(bulk).toMatchObject({ state: 'idle', problem: 'No key is set.' })
})

it.each([
  ['that answers', async () => ({ job: null, counts })],
  ['that does not answer', () => Promise.reject(new Error('gone'))],
])('a stop ends the job at a service %s', async (_what, cancel) => {
  await open({ by_service: true })
  site.job.mockImplementation(async (action) => (action === 'cancel' ? cancel() : { job: { total: 5, done: 2 }, counts }))
  await start()
  bulk.stop()
  await settled()
  await settled()
  expect(site.job.mock.calls.at(-1)).toEqual(['cancel'])
  expect(bulk).toMatchObject({ state: 'idle', job: null })
})

it.each([
  ['runs where no other tab is at it', {}, 1, 'finished'],
  ['says so where another tab is at it', null, 0, 'elsewhere'],
])('the page %s', async (_what, held, runs, state) => {
  const request = vi.fn((_name: string, _how: object, then: (lock: object | null) => unknown) => Promise.resolve(then(held)))
  vi.stubGlobal('navigator', { hardwareConcurrency: 2, locks: { request } })
  await open()
  await start()
  expect(request.mock.calls[0]?.slice(0, 2)).toEqual(['citable-bulk', { ifAvailable: true }])
  expect(site.run).toHaveBeenCalledTimes(runs)
  expect(bulk.state).toBe(state)
})
