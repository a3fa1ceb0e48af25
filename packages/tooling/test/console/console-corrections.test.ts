import { expect, it } from 'vitest'
import { failure, hostile, settled, textOf, useConsole } from './console-page.ts'

const page = useConsole()
const show = () => page.show('corrections.js', 'correctionsView')
const request = 'GET analytics/versions'

const agent = (name: string, state: 'current' | 'old' | 'unknown', more: object = {}) => ({
  name,
  state,
  version_at: '2026-11-01T12:00:00.000Z',
  fetched_at: '2026-11-02T12:00:00.000Z',
  since: '2026-11-02T09:00:00.000Z',
  unchanged_at: null,
  misled: false,
  ...more,
})
const changed = (agents: readonly object[], more: object = {}) => ({
  host: 'example.com',
  path: '/dose',
  versions: 2,
  changed_at: '2026-11-03T08:30:00.000Z',
  before_at: '2026-11-01T12:00:00.000Z',
  agents,
  ...more,
})
const sentence = () => textOf(page.main.querySelector('section.card strong'))

it('who still has the old text, and who has the new one', async () => {
  const nothing = { version_at: null, since: null, fetched_at: null, unchanged_at: '2026-11-04T07:00:00Z' }
  page.answers[request] = {
    data: [
      changed([
        agent('GPTBot', 'old', { unchanged_at: '2026-11-04T07:00:00Z', misled: true }),
        agent('CCBot', 'unknown', nothing),
        agent('Googlebot', 'current'),
      ]),
    ],
  }
  await show()
  expect(page.sent.map(([sent]) => sent)).toEqual([`${request}?since=2026-08-22&limit=50`])
  expect(sentence()).toBe('GPTBot still has an old text. Googlebot has the new one.')
  const [text] = [...page.main.querySelectorAll('section.card')].map(textOf)
  expect(text).toContain('example.com/dose')
  expect(text).toContain('Changed on 2026-11-03 08:30.')
  expect(text).toContain('GPTBot asked after the change and got 304')
  expect(page.cells('Agents: example.com/dose')).toEqual([
    ['GPTBot', 'has an old text', '2026-11-01 12:00', '2026-11-02 12:00', '2026-11-02 09:00', '2026-11-04 07:00'],
    ['CCBot', 'not known', '–', '–', '–', '2026-11-04 07:00'],
    ['Googlebot', 'has the new text', '2026-11-01 12:00', '2026-11-02 12:00', '2026-11-02 09:00', '–'],
  ])
})

it.each([
  [[agent('CCBot', 'unknown')], 'Which text agents have is not known.'],
  [[agent('GPTBot', 'old'), agent('CCBot', 'old'), agent('bingbot', 'old')], 'GPTBot, CCBot, and bingbot still have an old text.'],
  [[agent('GPTBot', 'current'), agent('CCBot', 'current')], 'GPTBot and CCBot have the new one.'],
])('%j: %s', async (agents, expected) => {
  page.answers[request] = { data: [changed(agents)] }
  await show()
  expect(sentence()).toBe(expected)
  expect(textOf(page.main)).not.toContain('304')
})

it('pages that no agent has fetched stand together behind the others', async () => {
  page.answers[request] = {
    data: [changed([], { path: '/a', versions: 3 }), changed([agent('CCBot', 'old')]), changed([], { path: '/b' })],
  }
  await show()
  expect([...page.main.querySelectorAll('h2')].map(textOf)).toEqual(['example.com/dose'])
  expect(page.cells('Changed pages that no verified agent has fetched')).toEqual([
    ['example.com/a', '2026-11-03 08:30', '3'],
    ['example.com/b', '2026-11-03 08:30', '2'],
  ])
})

it('the filters are asked for, and a path begins with /', async () => {
  page.answers[request] = { data: [] }
  await show()
  expect(textOf(page.main.querySelector('section.card'))).toContain('No changed page')
  await page.fill('range', '7')
  await page.fill('path', '/blog')
  expect(page.sent.at(-1)).toEqual([`${request}?since=2026-11-13&limit=50&path=%2Fblog`])
  const count = page.sent.length
  await page.fill('path', 'blog')
  expect(page.alerts()).toEqual(['Pages are named by their path, which begins with /.'])
  expect(page.sent).toHaveLength(count)
})

it('a failure is shown, and of two questions the newer one is answered', async () => {
  page.answers[request] = failure(403, 'The key may not read traffic.')
  await show()
  expect(page.alerts()).toEqual(['The key may not read traffic.'])
  let late: (response: Response) => void = () => {}
  page.answers[request] = () => new Promise<Response>((resolve) => (late = resolve))
  await page.fill('range', '28')
  page.answers[request] = { data: [] }
  await page.fill('range', '7')
  late(Response.json({ data: [changed([])] }))
  await settled()
  expect(textOf(page.main)).toContain('No changed page')
})

it('hostile texts stay texts', async () => {
  page.answers[request] = { data: [changed([agent(hostile, 'old')], { path: `/${hostile}` })] }
  await show()
  page.expectHarmless()
})
