import { describe, expect, it, test } from 'vitest'
import { buildReport, type DaySum } from './build-report.ts'

const days = ['2026-11-01', '2026-11-02']
const row = (agent: string, kind: string, hits: number, more: Partial<DaySum> = {}): DaySum => ({
  day: '2026-11-02',
  agent,
  kind,
  evidence: 'unchecked',
  status: 2,
  hits,
  last: Date.parse('2026-11-02T12:00:00Z'),
  ...more,
})
const rows = [
  row('gptbot', 'training', 30, { evidence: 'verified' }),
  row('gptbot', 'training', 4, { status: 4 }),
  row('gptbot', 'failed', 9),
  row('oai-searchbot', 'search_index', 6, { day: '2026-11-01' }),
  row('chatgpt-user', 'user_fetch', 2),
  row('googlebot', 'search_engine', 5),
  row('google-extended', 'failed', 3),
  row('gptbot', 'robots_txt', 7),
  row('chatgpt', 'referral', 8, { evidence: 'utm' }),
  row('claude', 'referral', 1, { evidence: 'referrer' }),
]
const report = (before: readonly DaySum[] | null = null) => buildReport(rows, before, days, '2026-11-01')

test('an agent is listed with its errors, its proofs and its impostors, who are in no other number', () => {
  const { agents, summary } = report()
  expect(agents.map(({ agent, hits, errors, verified, failed }) => [agent, hits, errors, verified, failed])).toEqual([
    ['gptbot', 34, 4, 30, 9],
    ['oai-searchbot', 6, 0, 0, 0],
    ['googlebot', 5, 0, 0, 0],
    ['google-extended', 0, 0, 0, 3],
    ['chatgpt-user', 2, 0, 0, 0],
  ])
  expect(summary).toEqual({ fetches: 47, userFetches: 2, referrals: 9, failed: 12 })
})

test('the fetches of operators are those of their agents', () => {
  const { operators, agents } = report()
  expect(operators.map(({ operator, hits, read, userFetches, referrals }) => [operator, hits, read, userFetches, referrals])).toEqual([
    ['openai', 42, 38, 2, 8],
    ['google', 5, 0, 0, 0],
    ['anthropic', 0, 0, 0, 1],
  ])
  expect(operators.reduce((sum, { hits }) => sum + hits, 0)).toBe(agents.reduce((sum, { hits }) => sum + hits, 0))
  expect(operators[0]!.ratio).toMatchObject({ value: 4.75 })
  expect(operators[2]!.ratio).toBeNull()
})

describe('against the days before', () => {
  const before = [row('gptbot', 'training', 94, { day: '2026-10-30' }), row('chatgpt', 'referral', 3, { day: '2026-10-30' })]
  it.each<[string, readonly DaySum[] | null, object | null]>([
    ['nothing is said where they were not counted', null, null],
    ['a fall, a growth, and nothing of what was not there', before, { fetches: -0.5, userFetches: null, referrals: 2 }],
    ['nothing of nothing', [], { fetches: null, userFetches: null, referrals: null }],
  ])('%s', (_what, past, change) => {
    expect(report(past).change).toEqual(change)
  })
})

test('a day before the first count has no numbers, later ones have zeros', () => {
  const of = (firstDay: string | null) => buildReport(rows, null, ['2026-10-31', ...days], firstDay).days
  expect(of('2026-11-01')).toEqual([
    { t: '2026-10-31', fetches: null, referrals: null },
    { t: '2026-11-01', fetches: { search_index: 6 }, referrals: {} },
    { t: '2026-11-02', fetches: { training: 34, search_engine: 5, user_fetch: 2 }, referrals: { chatgpt: 8, claude: 1 } },
  ])
  expect(of(null).every(({ fetches }) => fetches === null)).toBe(true)
})
