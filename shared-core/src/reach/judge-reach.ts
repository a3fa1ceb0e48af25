import type { Agent } from '../model/agents.ts'
import { type Directive, forbidsIndex, forbidsSnippet } from './directives.ts'
import type { RobotsFact } from './judge-robots.ts'
import type { Protection } from './protections.ts'
import type { AnswerFacts } from './served-answer.ts'

/** Nothing came back: why. */
interface NoAnswer {
  readonly fault: string
}

/** What is found in an answer. `everyone`: a browser's name gets the same, so that it does not depend on the agent's. */
export type Finding =
  | { readonly code: 'served'; readonly args: { readonly status: number; readonly length: number | null } }
  | { readonly code: 'no_answer'; readonly args: { readonly fault: string; readonly everyone: boolean } }
  | { readonly code: 'challenge'; readonly args: { readonly status: number; readonly by: Protection; readonly everyone: boolean } }
  | {
      readonly code: 'server_error'
      readonly args: { readonly status: number; readonly by: Protection | null; readonly everyone: boolean }
    }
  | { readonly code: 'refused'; readonly args: { readonly status: number; readonly by: Protection | null; readonly everyone: boolean } }
  | { readonly code: 'redirected'; readonly args: { readonly status: number; readonly to: string; readonly everyone: boolean } }
  | { readonly code: 'no_page'; readonly args: { readonly status: number; readonly everyone: boolean } }
  /** Lengths of visible text, UTF-16 units: the agent's, and the browser's. */
  | {
      readonly code: 'without_text'
      readonly args: { readonly length: number; readonly browser: number | null; readonly everyone: boolean }
    }
  | { readonly code: 'noindex' | 'nosnippet'; readonly args: Directive }
  /** A token for robots.txt: no crawler sends it. */
  | { readonly code: 'token_only'; readonly args: Readonly<Record<string, never>> }

/** Days looked back for what came. */
export const realRequestDays = 90

/** What really came in a number of days. */
export interface RealRequests {
  readonly days: number
  /** Requests that are not proven false. */
  readonly hits: number
  readonly verified: number
  /** Of `hits`: answered with 2xx or 304, and with 4xx or 5xx. */
  readonly served: number
  readonly refused: number
  /** RFC 3339; null: never. */
  readonly last: string | null
}

/** What came, of an agent's row in a report of traffic; undefined: nothing did. */
export const requestsOfAgent = (
  row:
    | {
        readonly hits: number
        readonly verified: number
        readonly status: Readonly<Record<'2xx' | '3xx' | '4xx' | '5xx', number>>
        readonly last_seen: string | null
      }
    | undefined,
): RealRequests => ({
  days: realRequestDays,
  hits: row?.hits ?? 0,
  verified: row?.verified ?? 0,
  served: row === undefined ? 0 : row.status['2xx'] + row.status['3xx'],
  refused: row === undefined ? 0 : row.status['4xx'] + row.status['5xx'],
  last: row?.last_seen ?? null,
})

/** `blocked_by_robots` and `robots_unreachable` come before what the server answers: the agent does not ask for the page. */
export type ReachCode = Finding['code'] | 'blocked_by_robots' | 'robots_unreachable'

/** What the owner of the site has said himself, in robots.txt or to robots in the page. */
const wishes: ReadonlySet<ReachCode> = new Set(['blocked_by_robots', 'noindex', 'nosnippet'])
const reached: ReadonlySet<ReachCode> = new Set(['served', 'token_only'])

/** `stopped`: something is in the way that the site has not said by robots.txt or to robots. */
export const reachGroupOf = (code: ReachCode): 'reached' | 'wished' | 'stopped' =>
  reached.has(code) ? 'reached' : wishes.has(code) ? 'wished' : 'stopped'

export interface ReachRow {
  /** Id of the agent. */
  readonly agent: string
  readonly code: ReachCode
  readonly args: Finding['args'] | RobotsFact['args']
  readonly robots: RobotsFact
  /** The simulated request's findings, the gravest first; at least one. */
  readonly answer: readonly Finding[]
  /** null: there are no counts. */
  readonly came: RealRequests | null
  /**
   * What came says otherwise: verified requests were served though the simulated one was not, or were mostly refused though it was served. A
   * server may know by address that we are not the agent.
   */
  readonly contradiction: 'really_served' | 'really_refused' | null
}

export interface ReachInput {
  readonly agent: Pick<Agent, 'id' | 'isTokenOnly'>
  readonly robots: RobotsFact
  /** Answer to the agent's name; null: it was not asked, since no crawler sends the name. */
  readonly answer: AnswerFacts | NoAnswer | null
  /** Answers to a browser's name, before and, where some name was refused, after: a refused browser shows that names are not the reason. */
  readonly browser: readonly (AnswerFacts | NoAnswer)[]
  readonly came: RealRequests | null
}

/** A page shows an agent much less when it has under a third of the browser's text. Our own choice: pages with other lists and ads differ by less. */
const textShare = 1 / 3
/** UTF-16 units, some 100 words: a shorter page may lose its frame. Our own choice. */
const shortest = 600

/** Three facts about an agent and a page, side by side, and what they come to. */
export function judgeReach({ agent, robots, answer, browser, came }: ReachInput): ReachRow {
  const findings: readonly Finding[] =
    agent.isTokenOnly === true || answer === null ? [{ code: 'token_only', args: {} }] : judgeAnswer(answer, browser)
  const [first] = findings as readonly [Finding]
  const rest = { agent: agent.id, robots, answer: findings, came, contradiction: contradictionOf(first, came) }
  if (robots.code === 'blocked') return { ...rest, code: 'blocked_by_robots', args: robots.args }
  if (robots.code === 'unreachable') return { ...rest, code: 'robots_unreachable', args: robots.args }
  return { ...rest, code: first.code, args: first.args }
}

const isAnswer = (answer: AnswerFacts | NoAnswer): answer is AnswerFacts => 'status' in answer

function judgeAnswer(answer: AnswerFacts | NoAnswer, browser: ReachInput['browser']): readonly Finding[] {
  const kinds = browser.map(barrierOf)
  const barrier = barrierOf(answer)
  // a refusal of whatever kind to the browser's name too says that the name is not what decides
  const everyone = kinds.some((kind) => kind !== null && (kind === barrier || (isRefusal(kind) && isRefusal(barrier))))
  if (!isAnswer(answer)) return [{ code: 'no_answer', args: { fault: answer.fault, everyone } }]
  const { status, guard, redirect } = answer
  const by = guard?.by ?? null
  if (barrier === 'challenge') return [{ code: 'challenge', args: { status, by: guard!.by, everyone } }]
  if (barrier === 'server_error' || barrier === 'refused') return [{ code: barrier, args: { status, by, everyone } }]
  if (barrier === 'redirected') return [{ code: 'redirected', args: { status, to: redirect!, everyone } }]
  const shown = browser.find((one): one is AnswerFacts => isAnswer(one) && barrierOf(one) === null) ?? null
  if (answer.length === null) return [{ code: 'no_page', args: { status, everyone: shown !== null && shown.length === null } }]
  const found: Finding[] = [
    ...lostText(answer, shown),
    ...ofDirective('noindex', answer.directives.find(forbidsIndex)),
    ...ofDirective('nosnippet', answer.directives.find(forbidsSnippet)),
  ]
  return found.length > 0 ? found : [{ code: 'served', args: { status, length: answer.length } }]
}

type Barrier = 'no_answer' | 'challenge' | 'server_error' | 'refused' | 'redirected'

const isRefusal = (barrier: Barrier | null): boolean => barrier === 'challenge' || barrier === 'refused'

/** The obstacle before the page; null: none. */
function barrierOf(answer: AnswerFacts | NoAnswer): Barrier | null {
  if (!isAnswer(answer)) return 'no_answer'
  if (answer.guard?.kind === 'challenge') return 'challenge'
  if (answer.guard?.kind === 'block') return 'refused'
  if (answer.status >= 500) return 'server_error'
  if (answer.status >= 400) return 'refused'
  if (answer.redirect !== null) return 'redirected'
  return null
}

function lostText({ length, isDrawn }: AnswerFacts, shown: AnswerFacts | null): readonly Finding[] {
  const browser = shown?.length ?? null
  const isLess = browser !== null && browser >= shortest && length! < browser * textShare
  if (!isDrawn && !isLess && length !== 0) return []
  const everyone = shown !== null && !isLess && (shown.isDrawn || shown.length === 0)
  return [{ code: 'without_text', args: { length: length!, browser, everyone } }]
}

const ofDirective = (code: 'noindex' | 'nosnippet', args: Directive | undefined): readonly Finding[] =>
  args === undefined ? [] : [{ code, args }]

const barriers: ReadonlySet<ReachCode> = new Set(['no_answer', 'challenge', 'server_error', 'refused'])

function contradictionOf({ code }: Finding, came: RealRequests | null): ReachRow['contradiction'] {
  // one verified request proves only itself: what it was answered is among all that came
  if (came === null || came.verified === 0) return null
  if (barriers.has(code)) return came.served > came.refused ? 'really_served' : null
  return code === 'served' && came.refused > came.served ? 'really_refused' : null
}
