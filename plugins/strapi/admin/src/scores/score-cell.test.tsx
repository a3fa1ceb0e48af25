import { beforeEach, expect, it, vi } from 'vitest'
import type { OverviewAnswer } from '#shared/answers.ts'
import { person, server, settled, show, words } from '../testing/strapi.ts'
import ScoreCell from './score-cell.tsx'
import Widget from './widget.tsx'

vi.mock('react', async () => (await import('../testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('@strapi/design-system', async () => (await import('../testing/strapi.ts')).designSystem)
vi.mock('@strapi/icons', async () => (await import('../testing/strapi.ts')).icons)
vi.mock('styled-components', async () => ({ styled: (await import('../testing/strapi.ts')).styled }))
vi.mock('../use-texts.tsx', async () => (await import('../testing/strapi.ts')).texts)
vi.mock('@strapi/strapi/admin', async () => (await import('../testing/strapi.ts')).admin)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.clearAllMocks()
})

const overview: OverviewAnswer = {
  entries: 9,
  average: 61,
  good: 4,
  fair: 3,
  poor: 2,
  history: [
    { t: '2026-11-01', aeo: 50, seo: 1, entries: 1 },
    { t: '2026-11-20', aeo: 61, seo: 1, entries: 1 },
  ],
} as never
const since = (before: number) => ({ history: [{ ...overview.history[0]!, aeo: before }, overview.history[1]!] })

it.each<[string, () => Promise<unknown>, readonly string[], readonly string[]]>([
  [
    'the average, and how many are good, fair and poor',
    async () => ({}),
    ['[widget.entries 9 61]', '4 [widget.good]', '3 [widget.fair]', '2 [widget.poor]'],
    [],
  ],
  ['a growth', async () => ({}), ['[widget.trend +11 2026-11-01]'], []],
  ['a fall', async () => since(70), ['[widget.trend −9 2026-11-01]'], []],
  ['that nothing has changed', async () => since(61), ['[widget.trend 0 2026-11-01]'], []],
  ['no trend on the first day', async () => ({ history: [overview.history[0]] }), ['[widget.entries 9 61]'], ['widget.trend']],
  ['that nothing is scored yet', async () => ({ average: null }), ['[widget.none]'], ['widget.entries']],
  ['that it cannot be read', () => Promise.reject(new Error('gone')), ['[widget.failed]'], ['widget.none']],
])('the home page shows %s', async (_what, answer, said, unsaid) => {
  server.get.mockImplementation(async () => ({ data: { ...overview, ...((await answer()) as object) } }))
  show(() => <Widget />)
  expect(words().trim()).toBe('')
  await settled()
  expect(server.get.mock.calls).toEqual([['/citable/overview']])
  for (const sentence of said) expect(words()).toContain(sentence)
  for (const sentence of unsaid) expect(words()).not.toContain(sentence)
})

const scores = { aeoScore: 72, seoScore: 40 }
const cells = (...all: readonly (readonly [uid: string, documentId: string, locale?: string])[]) =>
  show(() => (
    <>
      {all.map(([uid, documentId, locale = '']) => (
        <ScoreCell key={`${uid} ${documentId} ${locale}`} uid={uid} documentId={documentId} locale={locale} score="aeoScore" />
      ))}
    </>
  ))
const answered = async () => {
  await vi.runAllTimersAsync()
  await settled()
}

it('all rows of a list ask in one request for each type, each entry once', async () => {
  server.post.mockImplementation(async (_path: string, { uid }: { uid: string }) => ({
    data: uid === 'api::a.a' ? { 'd1:en': scores, 'd1:de': { ...scores, aeoScore: 55 } } : { 'd2:': { ...scores, aeoScore: 33 } },
  }))
  cells(['api::a.a', 'd1', 'en'], ['api::a.a', 'd1', 'de'], ['api::b.b', 'd2'], ['api::b.b', 'd3'])
  expect(server.post).not.toHaveBeenCalled()
  await answered()
  expect(server.post.mock.calls).toEqual([
    ['/citable/scores', { uid: 'api::a.a', documentIds: ['d1'] }],
    ['/citable/scores', { uid: 'api::b.b', documentIds: ['d2', 'd3'] }],
  ])
  expect(words().trim().split(' ')).toEqual([
    '[column.score',
    '72',
    '40]',
    '72',
    '[column.score',
    '55',
    '40]',
    '55',
    '[column.score',
    '33',
    '40]',
    '33',
    '[column.none]',
    '–',
  ])
})

it('each column shows its own score, and both ask in one request', async () => {
  server.post.mockResolvedValue({ data: { 'd1:': scores } })
  show(() => (
    <>
      <ScoreCell uid="api::a.a" documentId="d1" locale="" score="aeoScore" />
      <ScoreCell uid="api::a.a" documentId="d1" locale="" score="seoScore" />
    </>
  ))
  await answered()
  expect(server.post.mock.calls).toEqual([['/citable/scores', { uid: 'api::a.a', documentIds: ['d1'] }]])
  expect(words().trim()).toBe('[column.score 72 40] 72 [column.score 72 40] 40')
})

it('a request names as many entries as the server takes', async () => {
  server.post.mockResolvedValue({ data: {} })
  cells(...Array.from({ length: 103 }, (_one, at) => ['api::a.a', `d${at}`] as const))
  await answered()
  expect(server.post.mock.calls[0]?.[1].documentIds).toHaveLength(100)
})

it('a list whose scores cannot be read shows none, and the next list asks anew', async () => {
  server.post.mockRejectedValueOnce(new Error('gone'))
  cells(['api::a.a', 'd1'])
  await answered()
  expect(words()).toContain('[column.none]')
  server.post.mockResolvedValue({ data: { 'd1:': scores } })
  cells(['api::a.a', 'd1'])
  await answered()
  expect(words()).toContain('72')
})

it('a list asks nothing for a person without the right to the panel', async () => {
  person.mayUse = false
  try {
    show(() => <ScoreCell uid="api::a.a" documentId="d1" locale="" score="aeoScore" />)
    await vi.runAllTimersAsync()
    expect([words(), server.post.mock.calls]).toEqual(['–', []])
  } finally {
    person.mayUse = true
  }
})
