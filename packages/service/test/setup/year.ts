import { agents } from '@citable/core/agents'
import { expect } from 'vitest'
import type { WholeReport } from '../../src/reports/report.ts'
import type { TestService } from './test-service.ts'

/** A year on many pages, of which some are asked for much more often than others, like some of the agents. */
export const [yearPages, yearDays] = [10_000, 364] as const
const dayMs = 86_400_000

/** Reports after the first one. */
const reports = 40

export const yearAgents: readonly string[] = agents
  .filter(({ purpose }) => ['training', 'search_index', 'user_fetch', 'search_engine', 'dataset'].includes(purpose))
  .slice(0, 40)
  .map(({ id }) => id)

/** The first moment of today, before which the year ends. */
export const endOfYear = ({ clock }: TestService): number => Math.floor(clock.now / dayMs) * dayMs

/** The report of the year and of today. */
export async function readYear(service: TestService, more = ''): Promise<WholeReport> {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10)
  const today = endOfYear(service)
  const url = `/v1/analytics?from=${day(today - yearDays * dayMs)}&to=${day(today)}${more}`
  const answer = await service.call({ method: 'GET', url })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1]!

/**
 * Reads the year again and again while events come in, prints what that took, and gives the milliseconds of CPU of all but the first report at
 * the 95th percentile: the service's and the database's.
 *
 * @param databaseMs of CPU that the database used so far
 */
export async function measureYear(service: TestService, name: string, databaseMs: () => number): Promise<number> {
  const [own, database, seen]: [number[], number[], number[]] = [[], [], []]
  let hits: number | null = null
  for (let index = 0; index <= reports; index++) {
    // another one at each trial
    service.clock.now += 6_000
    const ts = new Date(service.clock.now).toISOString()
    const hit = { type: 'hit', id: `now-${ts}`, ts, host: 'example.com', path: `/posts/${index}`, status: 200, agent_id: 'gptbot' }
    const sent = await service.call({ method: 'POST', url: '/v1/events', payload: { source: 'log_import', events: [hit] } })
    expect(sent.json()).toMatchObject({ accepted: 1, rejected: [] })
    const [before, databaseBefore, started] = [process.cpuUsage(), databaseMs(), performance.now()]
    const { summary } = await readYear(service)
    const { user, system } = process.cpuUsage(before)
    own.push((user + system) / 1000)
    database.push(databaseMs() - databaseBefore)
    seen.push(performance.now() - started)
    hits ??= summary.crawler_hits - index
    expect(summary.crawler_hits).toBe(hits + index)
  }
  const cpu = own.map((ms, index) => ms + database[index]!)
  const line = (values: readonly number[]) =>
    `p50 ${percentile(values.slice(1), 0.5).toFixed(0)} ms, p95 ${percentile(values.slice(1), 0.95).toFixed(0)} ms`
  console.log(
    `${name}: first report CPU ${cpu[0]!.toFixed(0)} ms; then CPU ${line(cpu)} (service ${line(own)}; database ${line(database)}), seen ${line(seen)}`,
  )
  return percentile(cpu.slice(1), 0.95)
}
