import { expect, it, vi } from 'vitest'
import { failure, hostile, settled, textOf, useConsole } from './console-page.ts'

const page = useConsole()
const show = () => page.show('jobs.js', 'jobsView')

const job = {
  id: 'j1',
  type: 'optimize',
  status: 'completed',
  progress: 1,
  created_at: '2026-11-20T10:00:00Z',
  counts: { total: 3, completed: 2, failed: 1, canceled: 0 },
  error: null,
}
const running = { ...job, status: 'running', progress: 1 / 3, counts: { total: 3, completed: 1, failed: 0, canceled: 0 } }
const begun = new Date(job.created_at).toLocaleString()
const item = { ref: 'https://one.example/', index: 0, status: 'completed', result_id: null, error: null }

const list = (data: readonly object[], next_cursor: string | null = null) => ({ data, next_cursor })
const state = () => textOf(page.main.querySelector('progress + p'))

it.each([
  ['none', [], [], true],
  ['one that is done', [job], [[begun, 'optimize', 'completed', '100 %', '2', '1']], false],
  ['one that runs', [running], [[begun, 'optimize', 'running', '33 %', '1', '0']], false],
])('jobs: %s', async (_what, jobs, cells, isNone) => {
  page.answers['GET jobs'] = list(jobs)
  await show()
  expect(page.cells('Jobs, newest first')).toEqual(cells)
  expect(page.main.textContent?.includes('There is no job yet.')).toBe(isNone)
})

it('more jobs are added below', async () => {
  page.answers['GET jobs'] = list([job], 'next page')
  await show()
  page.answers['GET jobs'] = list([running])
  await page.press('Show more')
  expect(page.sent).toEqual([['GET jobs?limit=20'], ['GET jobs?limit=20&cursor=next+page']])
  expect(page.cells('Jobs, newest first').map((cells) => cells[2])).toEqual(['completed', 'running'])
  expect(page.button('Show more')).toBeUndefined()
})

it('the service refuses the list', async () => {
  page.answers['GET jobs'] = failure(403, 'The key may not read jobs.')
  await show()
  expect(page.alerts()).toEqual(['The key may not read jobs.'])
})

it('a job shows its items, with scores asked for once each', async () => {
  page.answers['GET jobs'] = list([job])
  page.answers['GET jobs/j1/items'] = list([
    { ...item, result_id: 'opt_1' },
    { ...item, ref: null, index: 1, result_id: 'opt_1' },
    { ...item, ref: 'https://two.example/', index: 2, status: 'failed', error: { detail: 'The page is gone.' } },
  ])
  page.answers['GET score/opt_1'] = { aeo_score: 71, seo_score: 82 }
  await show()
  await page.press(begun)
  expect(page.cells('Articles of the job')).toEqual([
    ['https://one.example/', 'completed', '71', '82', ''],
    ['article 2', 'completed', '71', '82', ''],
    ['https://two.example/', 'failed', '–', '–', 'The page is gone.'],
  ])
  expect(state()).toBe('3 of 3: 2 done, 1 failed, 0 canceled')
  expect(page.main.textContent).toContain('The job is completed.')
  expect(page.button('Cancel job')?.hidden).toBe(true)
  expect(page.sent.filter(([request]) => request === 'GET score/opt_1')).toHaveLength(1)
  await page.press('All jobs')
  expect(page.cells('Jobs, newest first')).toHaveLength(1)
})

it('more items are added below', async () => {
  page.answers['GET jobs'] = list([job])
  page.answers['GET jobs/j1/items'] = list([item], 'c')
  await show()
  await page.press(begun)
  await page.press('Show more')
  expect(page.sent.slice(-2)).toEqual([['GET jobs/j1/items?limit=50'], ['GET jobs/j1/items?limit=50&cursor=c']])
  expect(page.cells('Articles of the job')).toHaveLength(2)
})

it('a job that runs is looked at again until it is done', async () => {
  page.answers['GET jobs'] = list([running])
  page.answers['GET jobs/j1/items'] = list([item])
  page.answers['GET jobs/j1'] = running
  await show()
  await page.press(begun)
  expect(state()).toBe('1 of 3: 1 done, 0 failed, 0 canceled')
  await vi.advanceTimersToNextTimerAsync()
  await settled()
  page.answers['GET jobs/j1'] = { ...job, status: 'failed', error: { detail: 'The key was revoked.' } }
  await vi.advanceTimersToNextTimerAsync()
  await settled()
  expect(state()).toBe('3 of 3: 2 done, 1 failed, 0 canceled')
  expect(page.main.textContent).toContain('The key was revoked.')
  expect(vi.getTimerCount()).toBe(0)
  expect(page.sent.filter(([request]) => request === 'GET jobs/j1')).toHaveLength(2)
})

it('a job that is no longer shown is not looked at', async () => {
  page.answers['GET jobs'] = list([running])
  page.answers['GET jobs/j1/items'] = list([])
  await show()
  await page.press(begun)
  await page.press('All jobs')
  await vi.advanceTimersToNextTimerAsync()
  await settled()
  expect(page.sent.map(([request]) => request)).not.toContain('GET jobs/j1')
  expect(vi.getTimerCount()).toBe(0)
})

it('a look that fails says so', async () => {
  page.answers['GET jobs'] = list([running])
  page.answers['GET jobs/j1/items'] = list([])
  page.answers['GET jobs/j1'] = new Error('refused')
  await show()
  await page.press(begun)
  await vi.advanceTimersToNextTimerAsync()
  await settled()
  expect(page.alerts()).toEqual(['The service does not answer. Check that it runs, then try again.'])
})

it('a job is canceled', async () => {
  page.answers['GET jobs'] = list([running])
  page.answers['GET jobs/j1/items'] = list([item])
  page.answers['POST jobs/j1/cancel'] = { ...running, status: 'canceled', counts: { total: 3, completed: 1, failed: 0, canceled: 2 } }
  await show()
  await page.press(begun)
  await page.press('Cancel job')
  expect(state()).toBe('3 of 3: 1 done, 0 failed, 2 canceled')
  expect(page.main.textContent).toContain('The job is canceled.')
})

it('texts of a job are no markup', async () => {
  page.answers['GET jobs'] = list([{ ...job, type: hostile, status: hostile }])
  await show()
  page.expectHarmless()
  page.answers['GET jobs'] = list([{ ...job, error: { detail: hostile } }])
  page.answers['GET jobs/j1/items'] = list([{ ...item, ref: hostile, status: hostile, error: { detail: hostile } }])
  await show()
  await page.press(begun)
  page.expectHarmless()
})

it('a job is made of addresses, each once', async () => {
  page.answers['GET jobs'] = list([])
  page.answers['POST jobs'] = job
  page.answers['GET jobs/j1/items'] = list([])
  await show()
  const long = `https://two.example/${'x'.repeat(300)}`
  await page.fill('addresses', ` https://one.example/ \n\n${long}\nhttps://one.example/`)
  await page.submit()
  const items = [
    { url: 'https://one.example/', ref: 'https://one.example/' },
    { url: long, ref: long.slice(0, 200) },
  ]
  expect(page.sent[1]).toEqual(['POST jobs', { type: 'optimize', items }])
  expect(page.field('addresses').value).toBe('')
  expect(state()).toBe('3 of 3: 2 done, 1 failed, 0 canceled')
})

it.each([
  ['no address', ' \n ', 'Enter at least one address.'],
  ['a word', 'https://one.example/\nword', 'Line 2 is not the address of a page: word'],
  ['another protocol', 'ftp://one.example/', 'Line 1 is not the address of a page: ftp://one.example/'],
  ['a script', 'javascript:alert(1)', 'Line 1 is not the address of a page: javascript:alert(1)'],
  [
    'too many',
    Array.from({ length: 501 }, (_, n) => `https://one.example/${n}`).join('\n'),
    'These are 501 addresses; a job takes at most 500.',
  ],
])('no job is made of %s', async (_what, text, message) => {
  page.answers['GET jobs'] = list([])
  await show()
  await page.fill('addresses', text)
  await page.submit()
  expect(page.alerts()).toEqual([message])
  expect(page.sent).toEqual([['GET jobs?limit=20']])
})

it('a job that is refused leaves what was typed', async () => {
  page.answers['GET jobs'] = list([])
  page.answers['POST jobs'] = failure(422, 'The address is not public.')
  await show()
  await page.fill('addresses', 'https://one.example/')
  await page.submit()
  expect(page.alerts()).toEqual(['The address is not public.'])
  expect(page.field('addresses').value).toBe('https://one.example/')
  expect(page.button('Start job')?.hasAttribute('disabled')).toBe(false)
})
