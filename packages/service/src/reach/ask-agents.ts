import type { Agent } from '@citable/core/agents'
import {
  type AnswerFacts,
  browserName,
  type CameFact,
  judgeReach,
  judgeRobots,
  type ReachInput,
  type ReachRow,
  type RobotsAnswer,
  readAnswer,
  simulatedName,
} from '@citable/core/reach'
import { charsetOf, pageText } from '../fetching/charset.ts'
import type { FetchOutcome } from '../fetching/fetch-fault.ts'
import { pageLimits, type SafeFetch } from '../fetching/safe-fetch.ts'
import type { HostTurns } from './host-turns.ts'

/** Redirects of the site to itself that are followed before agents are asked about. */
const maxRedirects = 5

const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5'

export interface ReachReport {
  /** Address that agents were asked about: the named one, or where the site leads from it. */
  readonly url: string
  readonly rows: readonly ReachRow[]
  /** False: the run was interrupted. */
  readonly isWhole: boolean
}

/** A browser's name got no answer at all: nothing can be said of agents. */
export class NoSiteFault extends Error {
  readonly outcome: FetchOutcome

  constructor(outcome: FetchOutcome) {
    super(`the site gave no answer: ${outcome}`)
    this.name = 'NoSiteFault'
    this.outcome = outcome
  }
}

export interface ReachSettings {
  readonly fetcher: Pick<SafeFetch, 'request'>
  /** Whose turns of the fetcher are used. */
  readonly tenant: string
  /** Runs a request to a host when it is its turn. */
  readonly inTurn: HostTurns
  readonly agents: readonly Agent[]
  /** What came in the last days, by agent; null: there are no counts. */
  readonly came: ((agent: string) => CameFact) | null
  readonly signal: AbortSignal
  readonly step?: (name: string) => void
}

/** An answer, its address and where it leads. */
type Asked = Parameters<typeof readAnswer>[0] | { readonly fault: FetchOutcome }

/** Asks a site's own server by the name of each agent: one request each. What is asked when the signal ends is told. @throws NoSiteFault */
export async function askAgents(address: string, settings: ReachSettings): Promise<ReachReport> {
  const { agents, came, signal } = settings
  const ask = (url: string, userAgent: string): Promise<Asked> =>
    settings.inTurn(new URL(url).hostname, signal, () => request(settings, url, userAgent))

  let url = address
  let shown = await ask(url, browserName)
  for (let count = 0; count < maxRedirects && !('fault' in shown) && shown.redirect !== null && isSameSite(url, shown.redirect); count++) {
    url = shown.redirect
    shown = await ask(url, browserName)
  }
  if ('fault' in shown) throw new NoSiteFault(shown.fault)
  const browser: ReachInput['browser'][number][] = [readAnswer(shown, null)]
  const robots = robotsOf(await ask(`${new URL(url).origin}/robots.txt`, browserName))
  const { pathname, search } = new URL(url)
  const said = judgeRobots(robots, agents, `${pathname}${search}`)

  const answers = new Map<string, ReachInput['answer']>()
  try {
    for (const agent of agents) {
      settings.step?.(agent.name)
      answers.set(agent.id, agent.isTokenOnly === true ? null : factsOf(await ask(url, simulatedName(agent)), agent))
    }
    // a site that is tired of so many requests refuses a browser too
    if ([...answers.values()].some((answer) => answer !== null && isRefusal(answer)))
      browser.push(factsOf(await ask(url, browserName), null))
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

const factsOf = (asked: Asked, agent: Agent | null): AnswerFacts | { readonly fault: string } =>
  'fault' in asked ? asked : readAnswer(asked, agent)

const robotsOf = (asked: Asked): RobotsAnswer =>
  'fault' in asked ? { status: null, text: '' } : { status: asked.status, text: asked.text ?? '' }

async function request({ fetcher, tenant, signal }: ReachSettings, url: string, userAgent: string): Promise<Asked> {
  const answer = await fetcher.request(
    {
      url,
      method: 'GET',
      headers: { 'user-agent': userAgent, accept, 'accept-language': '*' },
      body: null,
      limits: pageLimits,
      signal,
      followsRedirects: false,
    },
    tenant,
  )
  signal.throwIfAborted()
  if (!answer.ok) return { fault: answer.outcome }
  const { status, headers, robotsTags, body } = answer
  const contentType = headers['content-type'] ?? ''
  const isHtml = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)
  const isText = isHtml || contentType === '' || /^\s*text\//i.test(contentType)
  const leads = status >= 300 && status < 400 && headers.location !== undefined && URL.canParse(headers.location, url)
  return {
    status,
    headers,
    robotsTags,
    redirect: leads ? new URL(headers.location!, url).href : null,
    text: isText ? pageText({ body, charset: charsetOf(body, contentType) }) : null,
    isHtml,
  }
}
