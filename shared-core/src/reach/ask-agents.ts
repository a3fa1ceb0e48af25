import type { Agent } from '../model/agents.ts'
import { judgeReach, type ReachInput, type ReachRow, type RealRequests } from './judge-reach.ts'
import { judgeRobots, type RobotsAnswer } from './judge-robots.ts'
import { browserName, simulatedName } from './names.ts'
import type { ReadAnswer, ServedAnswer } from './served-answer.ts'

/** Redirects of the site to itself that are followed before agents are asked about. */
const maxRedirects = 5

export interface ReachReport {
  /** Address that agents were asked about: the named one, or where the site leads from it. */
  readonly url: string
  readonly rows: readonly ReachRow[]
  /** False: the run was interrupted. */
  readonly isWhole: boolean
}

/** A browser's name got no answer at all: nothing is known about agents. */
export class NoSiteFault extends Error {
  readonly outcome: string

  constructor(outcome: string) {
    super(`the site gave no answer: ${outcome}`)
    this.name = 'NoSiteFault'
    this.outcome = outcome
  }
}

/** An answer, or why there is none. */
export type Asked = ServedAnswer | { readonly fault: string }

export interface ReachSettings {
  /** One request (GET) without following redirects. Rejects only when `signal` has ended. */
  readonly ask: (url: string, userAgent: string) => Promise<Asked>
  readonly read: ReadAnswer
  readonly agents: readonly Agent[]
  /** What came in the last days, by agent; null: there are no counts. */
  readonly came: ((agent: string) => RealRequests) | null
  readonly signal: AbortSignal
  /** Gets the name of each agent before it is asked about. */
  readonly step?: (name: string) => void
}

/** Asks a site's own server by the name of each agent: one request each. Requests finished before the signal ends are reported. @throws NoSiteFault */
export async function askAgents(address: string, { ask, read, agents, came, signal, step }: ReachSettings): Promise<ReachReport> {
  const factsOf = (asked: Asked, agent: Agent | null) => ('fault' in asked ? asked : read(asked, agent))
  let url = address
  let shown = await ask(url, browserName)
  for (let count = 0; count < maxRedirects && !('fault' in shown) && shown.redirect !== null && isSameSite(url, shown.redirect); count++) {
    url = shown.redirect
    shown = await ask(url, browserName)
  }
  if ('fault' in shown) throw new NoSiteFault(shown.fault)
  const browser: ReachInput['browser'][number][] = [await factsOf(shown, null)]
  const robots = robotsOf(await ask(`${new URL(url).origin}/robots.txt`, browserName))
  const { pathname, search } = new URL(url)
  const said = judgeRobots(robots, agents, `${pathname}${search}`)

  const answers = new Map<string, ReachInput['answer']>()
  try {
    for (const agent of agents) {
      step?.(agent.name)
      answers.set(agent.id, agent.isTokenOnly === true ? null : await factsOf(await ask(url, simulatedName(agent)), agent))
    }
    // a site that is tired of so many requests refuses a browser too
    if ([...answers.values()].some((answer) => answer !== null && isRefusal(answer)))
      browser.push(await factsOf(await ask(url, browserName), null))
  } catch (error) {
    if (!signal.aborted) throw error
  }
  const asked = agents.filter(({ id }) => answers.has(id))
  const rows = asked.map((agent) =>
    judgeReach({ agent, robots: said.get(agent.id)!, answer: answers.get(agent.id)!, browser, came: came?.(agent.id) ?? null }),
  )
  return { url, rows, isWhole: !signal.aborted }
}

const isRefusal = (answer: NonNullable<ReachInput['answer']>): boolean => 'fault' in answer || answer.status >= 400 || answer.guard !== null

/** The same host, with or without `www.`, by http or https; on this machine the same port too. */
function isSameSite(one: string, other: string): boolean {
  const [a, b] = [one, other].map((address) => new URL(address)) as [URL, URL]
  const name = ({ hostname }: URL) => hostname.replace(/^www\./, '')
  return name(a) === name(b) && (a.port === b.port || (a.port === '' && b.port === ''))
}

const robotsOf = (asked: Asked): RobotsAnswer =>
  'fault' in asked ? { status: null, text: '' } : { status: asked.status, text: asked.text ?? '' }
