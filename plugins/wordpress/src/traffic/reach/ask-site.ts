import { type Agent, agents as allAgents } from '@citable/core/agents'
import {
  type Asked,
  askAgents,
  type ReachReport,
  type ReachRow,
  type RealRequests,
  realRequestDays,
  requestsOfAgent,
  servedAnswer,
} from '@citable/core/reach'
import { readAnswer } from '@citable/core/reach/read-answer'
import apiFetch from '@wordpress/api-fetch'

interface Answer {
  readonly fault: string | null
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly robots_tags: readonly string[]
  readonly text: string
}

interface Run {
  readonly agents: readonly Agent[]
  readonly signal: AbortSignal
  readonly step: (name: string) => void
}

const dayMs = 86_400_000
const dayAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

/** This site's own server asks itself, one request for each agent. Rejects with what WordPress answers, or with NoSiteFault. */
export async function askHere(url: string, { agents, signal, step }: Run): Promise<ReachReport> {
  const ask = async (address: string, name: string): Promise<Asked> => {
    const answer = await apiFetch<Answer>({ path: '/citable/v1/reach', method: 'POST', data: { url: address, name }, signal })
    if (answer.fault !== null) return { fault: answer.fault }
    return servedAnswer(address, { ...answer, robotsTags: answer.robots_tags }, () => answer.text)
  }
  const came = await readCame(signal)
  return await askAgents(url, { ask, read: readAnswer, agents, came, signal, step })
}

/** Counts of the site, or of the service it is connected to; null where they cannot be read. */
async function readCame(signal: AbortSignal): Promise<((agent: string) => RealRequests) | null> {
  type Row = NonNullable<Parameters<typeof requestsOfAgent>[0]> & { readonly agent: string }
  const query = `from=${dayAgo(realRequestDays - 1)}&to=${dayAgo(0)}&include=crawlers&limit=200&compare=none`
  const report = await apiFetch<{ readonly crawlers: readonly Row[] }>({ path: `/citable/v1/traffic?${query}`, signal }).catch(() => null)
  return report && ((agent) => requestsOfAgent(report.crawlers.find((row) => row.agent === agent)))
}

interface ServiceAnswer {
  readonly url: string
  readonly whole: boolean
  readonly agents: readonly (Omit<ReachRow, 'answer'> & { readonly server: ReachRow['answer'] })[]
}

/** Agents in one call of the service, which asks one page a second. */
const atOnce = 6

/** The service asks, from outside. Rejects with what WordPress answers. */
export async function askByService(url: string, { agents, signal, step }: Run): Promise<ReachReport> {
  const rows: ReachRow[] = []
  let address = url
  for (let at = 0; at < agents.length && !signal.aborted; at += atOnce) {
    const some = agents.slice(at, at + atOnce)
    step(some[0]!.name)
    const data = { url, agents: some.map(({ id }) => id) }
    try {
      const answer = await apiFetch<ServiceAnswer>({ path: '/citable/v1/reach/service', method: 'POST', data, signal })
      rows.push(...answer.agents.map(({ server, ...row }) => ({ ...row, answer: server })))
      address = answer.url
      if (!answer.whole) return { url: address, rows, isWhole: false }
    } catch (error) {
      if (signal.aborted) break
      throw error
    }
  }
  return { url: address, rows, isWhole: !signal.aborted }
}

export const agentsOf = (ids: readonly string[] | null): readonly Agent[] =>
  ids === null ? allAgents : allAgents.filter(({ id }) => ids.includes(id))
