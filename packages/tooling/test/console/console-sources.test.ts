import { expect, it } from 'vitest'
import { failure, hostile, settled, textOf, useConsole } from './console-page.ts'

const page = useConsole()
const show = () => page.show('sources.js', 'sourcesView')
const request = 'GET sources'

const fault = (more: object = {}) => ({
  text: '1.6 million parcels',
  answer: 'link_dead',
  reason: 'not_found',
  source: 'https://council.gent/report',
  passage: null,
  source_figure: null,
  archive_url: 'https://web.archive.org/web/2/https://council.gent/report',
  ...more,
})
const article = (faults: readonly object[], more: object = {}) => ({
  id: 'src_1',
  url: 'https://magazine.gent/parcels',
  title: 'Parcels by bicycle',
  counts: { stands_there: 1, does_not_hold: 0, could_not_be_checked: 2, link_dead: 1 },
  checked_at: '2026-11-01T12:00:00.000Z',
  next_check_at: '2026-12-01T12:00:00.000Z',
  faults,
  ...more,
})
const listOf = (...data: readonly object[]) => ({ data, has_more: false, next_cursor: null })

it('each dead and silent source stands with its reason, what the page says, and where a copy may be', async () => {
  const differs = { answer: 'does_not_hold', reason: null, archive_url: null, source: 'https://other.gent/a' }
  page.answers[request] = listOf(
    article([
      fault(),
      fault({ ...differs, source_figure: '1.9 million', passage: 'Couriers delivered 1.9 million parcels.' }),
      fault({ ...differs, text: 'a quotation' }),
      fault({ reason: 'a newer reason', source: 'javascript:alert(1)', archive_url: null }),
    ]),
  )
  await show()
  expect(page.sent.map(([sent]) => sent)).toEqual([`${request}?limit=50`])
  expect(page.cells('Dead and silent sources: Parcels by bicycle')).toEqual([
    ['1.6 million parcels', 'The link is dead: there is no such page.', 'https://council.gent/reportCopy in the Internet Archive', '–'],
    [
      '1.6 million parcels',
      'The source says 1.9 million, the text 1.6 million parcels.',
      'https://other.gent/a',
      'Couriers delivered 1.9 million parcels.',
    ],
    ['a quotation', 'The page does not hold it.', 'https://other.gent/a', '–'],
    ['1.6 million parcels', 'The link is dead.', 'javascript:alert(1)', '–'],
  ])
  expect([...page.main.querySelectorAll('table a')].map((link) => link.getAttribute('href'))).not.toContain('javascript:alert(1)')
  expect(textOf(page.main)).toContain(
    '1 stands there, 0 not on the page, 2 could not be checked, 1 dead. Asked on 2026-11-01, again on 2026-12-01.',
  )
})

it('an article without a fault has no table, and a list without articles says how one is watched', async () => {
  page.answers[request] = listOf(article([], { title: null }))
  await show()
  expect(page.main.querySelector('table')).toBeNull()
  expect(textOf(page.main.querySelector('h2'))).toBe('https://magazine.gent/parcels')
  page.answers[request] = listOf()
  await show()
  expect(textOf(page.main)).toContain('No article is watched yet.')
  await page.fill('answer', 'link_dead')
  expect(page.sent.at(-1)![0]).toBe(`${request}?limit=50&answer=link_dead`)
  expect(textOf(page.main)).toContain('No watched article is like this.')
})

it('an address that is entered is watched, and the answers of its pages are shown', async () => {
  page.answers[request] = listOf()
  page.answers['POST sources'] = { counts: { stands_there: 2, does_not_hold: 1, could_not_be_checked: 0, link_dead: 0 } }
  await show()
  await page.fill('url', 'https://magazine.gent/parcels')
  page.answers[request] = listOf(article([]))
  await page.submit()
  await settled()
  expect(page.sent.find(([sent]) => sent === 'POST sources')![1]).toEqual({ url: 'https://magazine.gent/parcels', watch: true })
  expect(textOf(page.main)).toContain('Watched: 2 stand there, 1 not on the page')
  expect(textOf(page.main)).toContain('Parcels by bicycle')
  page.answers['POST sources'] = failure(422, 'The page cannot be read.')
  await page.submit()
  await settled()
  expect(page.alerts()).toEqual(['The page cannot be read.'])
})

it('what is watched no longer goes only after a second press', async () => {
  page.answers[request] = listOf(article([]))
  page.answers['DELETE sources/src_1'] = () => new Response(null, { status: 204 })
  await show()
  await page.press('Watch no longer')
  expect(page.sent.map(([sent]) => sent)).not.toContain('DELETE sources/src_1')
  page.answers[request] = listOf()
  await page.press('Really watch no longer?')
  await settled()
  expect(page.sent.map(([sent]) => sent)).toContain('DELETE sources/src_1')
  expect(textOf(page.main)).toContain('No article is watched yet.')
})

it('further articles come by a click, behind those that stand', async () => {
  page.answers[request] = { ...listOf(article([])), next_cursor: 'next' }
  await show()
  page.answers[request] = listOf(article([], { title: 'Second' }))
  await page.press('Show more')
  expect(page.sent.at(-1)![0]).toBe(`${request}?limit=50&cursor=next`)
  expect([...page.main.querySelectorAll('h2')].map(textOf)).toEqual(['Parcels by bicycle', 'Second'])
})

it('texts of articles and pages are shown as text', async () => {
  page.answers[request] = listOf(article([fault({ text: hostile, passage: hostile, source: hostile })], { title: hostile, url: hostile }))
  await show()
  page.expectHarmless()
})

it('a failure is shown', async () => {
  page.answers[request] = failure(500, 'It broke.')
  await show()
  expect(page.alerts()).toEqual(['It broke.'])
})
