import { findAgent, operatorName } from '@citable/core/agents'
import { findAssistant, ratioOf } from '@citable/service/traffic'
import type { TrafficAnswer } from '#shared/answers.ts'
import { isSpecialKind, maxListed } from './traffic-table.ts'

/** Hits of a day that are alike. */
export interface DaySum {
  readonly day: string
  readonly agent: string
  readonly kind: string
  readonly evidence: string
  /** Class of the status, 2 to 5. */
  readonly status: number
  readonly hits: number
  /** Milliseconds. */
  readonly last: number
}

type Report = Omit<TrafficAnswer, 'isOn' | 'apiPrefix' | 'entries' | 'firstDay' | 'shipping'>

/** Purposes that say nothing about what readers get back, as the service has them. */
const unrelated: readonly string[] = ['ads', 'link_preview', 'search_engine']

const total = (some: readonly DaySum[]): number => some.reduce((sum, { hits }) => sum + hits, 0)
const isReferral = ({ kind }: DaySum): boolean => kind === 'referral'
const isPage = ({ kind }: DaySum): boolean => kind !== 'referral' && !isSpecialKind(kind)

/** @param days every day of the period, oldest first; @param before sums of as many days before, null where not all of them were counted */
export function buildReport(
  rows: readonly DaySum[],
  before: readonly DaySum[] | null,
  days: readonly string[],
  firstDay: string | null,
): Report {
  const pages = rows.filter(isPage)
  const referrals = rows.filter(isReferral)
  const failed = rows.filter(({ kind }) => kind === 'failed')
  const sums = (some: readonly DaySum[]) => ({
    fetches: total(some.filter(isPage)),
    userFetches: total(some.filter(({ kind }) => kind === 'user_fetch')),
    referrals: total(some.filter(isReferral)),
  })
  const now = sums(rows)
  const past = before && sums(before)
  const change = (name: keyof typeof now) => (past === null || past[name] === 0 ? null : (now[name] - past[name]) / past[name])
  return {
    summary: { ...now, failed: total(failed) },
    change: past && { fetches: change('fetches'), userFetches: change('userFetches'), referrals: change('referrals') },
    agents: listed([...pages, ...failed], ({ agent }) => agent).map(([agent, own]) => ({
      agent,
      name: findAgent(agent)?.name ?? agent,
      purpose: findAgent(agent)?.purpose ?? 'unknown_ai',
      hits: total(own.filter(isPage)),
      errors: total(own.filter((row) => isPage(row) && row.status >= 4)),
      verified: total(own.filter((row) => isPage(row) && row.evidence === 'verified')),
      failed: total(own.filter(({ kind }) => kind === 'failed')),
      lastDay: new Date(Math.max(...own.map(({ last }) => last))).toISOString().slice(0, 10),
    })),
    operators: operatorRows(pages, referrals),
    assistants: listed(referrals, ({ agent }) => agent).map(([assistant, own]) => ({
      assistant,
      name: findAssistant(assistant)?.name ?? assistant,
      visits: total(own),
    })),
    special: listed(
      rows.filter(({ kind }) => isSpecialKind(kind)),
      ({ kind }) => kind,
    ).map(([kind, own]) => ({ kind, hits: total(own) })),
    days: days.map((t) => {
      const of = (some: readonly DaySum[], name: (row: DaySum) => string) =>
        firstDay === null || t < firstDay
          ? null
          : Object.fromEntries(
              listed(
                some.filter(({ day }) => day === t),
                name,
              ).map(([key, own]) => [key, total(own)]),
            )
      return { t, fetches: of(pages, ({ kind }) => kind), referrals: of(referrals, ({ agent }) => agent) }
    }),
  }
}

/** The fetches of an operator are those of its agents in the list. */
function operatorRows(pages: readonly DaySum[], referrals: readonly DaySum[]): Report['operators'] {
  const operatorOf = (row: DaySum): string =>
    (isReferral(row) ? (findAssistant(row.agent)?.operator ?? row.agent) : findAgent(row.agent)?.operator) ?? ''
  return listed([...pages, ...referrals], operatorOf)
    .filter(([operator]) => operator !== '')
    .map(([operator, own]) => {
      const fetches = own.filter(isPage)
      const read = fetches.filter(({ status, agent }) => status === 2 && !unrelated.includes(findAgent(agent)?.purpose ?? ''))
      const sent = total(own.filter(isReferral))
      return {
        operator,
        name: operatorName(operator),
        hits: total(fetches),
        read: total(read),
        userFetches: total(read.filter(({ kind }) => kind === 'user_fetch')),
        referrals: sent,
        ratio: ratioOf(total(read), sent),
      }
    })
}

/** Rows by name, those with most hits first. */
function listed(rows: readonly DaySum[], nameOf: (row: DaySum) => string): readonly (readonly [name: string, rows: readonly DaySum[]])[] {
  const groups = new Map<string, DaySum[]>()
  for (const row of rows) {
    const own = groups.get(nameOf(row)) ?? []
    groups.set(nameOf(row), own)
    own.push(row)
  }
  return [...groups].sort(([one, a], [other, b]) => total(b) - total(a) || (one < other ? -1 : 1)).slice(0, maxListed)
}
