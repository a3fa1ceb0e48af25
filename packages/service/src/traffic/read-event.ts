import { HitEvent, VisitEvent } from '@citable/contract'
import { type Agent, agentListVersion, findAgent } from '@citable/core/agents'
import { findAssistant } from './assistants.ts'
import type { AgentVerdict } from './classify-agent.ts'
import { classifyReferral, type Referral } from './classify-referral.ts'
import { normalizePath, type PageKind, pageKind } from './page-kind.ts'
import type { Proofs, Verification } from './proofs.ts'

/** `preview`: a link preview or a prefetch; counted apart like everything but pages. */
type HitKind = PageKind | 'preview'

export interface Hit {
  readonly type: 'hit'
  readonly id: string
  readonly ts: number
  readonly host: string
  readonly path: string
  readonly kind: HitKind
  readonly agentId: string
  readonly status: number
  readonly verification: Verification
  readonly isHtml: boolean
  readonly method: string
  readonly bytes: number
  readonly durationMs: number | null
  readonly isDisallowed: boolean
  readonly userAgent: string | null
}

export interface Visit {
  readonly type: 'visit'
  readonly id: string
  readonly ts: number
  readonly host: string
  readonly path: string
  readonly assistantId: string
  readonly evidence: 'referrer' | 'utm' | 'both'
  readonly engaged: boolean | null
}

/** Milliseconds an event may be old, and ahead of our clock. */
const limits = { oldMs: 400 * 24 * 60 * 60 * 1000, aheadMs: 5 * 60 * 1000 } as const

export type EventVerdict =
  /** `proofs`: what a hit shows of its sender, to be verified and dropped; nothing of it is in the event. */
  | { readonly ok: true; readonly event: Hit | Visit; readonly proofs: Proofs }
  | {
      readonly ok: false
      readonly code: 'invalid' | 'too_old' | 'in_the_future' | 'not_an_agent' | 'other_bot' | 'not_a_referral'
      readonly detail: string
    }

const refuse = (code: (EventVerdict & { ok: false })['code'], detail: string): EventVerdict => ({ ok: false, code, detail })

/** One event of a batch: checked, classified, without what is not stored (address queries, user agents of people, referrers). */
export function readEvent(
  value: unknown,
  now: number,
  classify: (userAgent: string) => AgentVerdict,
  /** The sender has the same list of agents: its own classification is taken. */
  senderVersion: string | null,
  /** Its “verified” is believed. */
  mayAttest = false,
): EventVerdict {
  const isVisit = typeof value === 'object' && value !== null && 'type' in value && value.type === 'visit'
  const parsed = isVisit ? VisitEvent.safeParse(value) : HitEvent.safeParse(value)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const place = issue?.path.length ? `/${issue.path.map(String).join('/')}: ` : ''
    return refuse('invalid', `${place}${issue?.message ?? 'not an event'}`)
  }
  const ts = Date.parse(parsed.data.ts)
  if (ts < now - limits.oldMs) return refuse('too_old', 'Events may be 400 days old.')
  if (ts > now + limits.aheadMs) return refuse('in_the_future', 'Events may be 5 minutes ahead.')
  return parsed.data.type === 'hit' ? readHit(parsed.data, ts, classify, senderVersion, mayAttest) : readVisit(parsed.data, ts)
}

function readHit(
  event: HitEvent,
  ts: number,
  classify: (userAgent: string) => AgentVerdict,
  senderVersion: string | null,
  mayAttest: boolean,
): EventVerdict {
  const known = event.agent_id === undefined ? null : findAgent(event.agent_id)
  if (event.agent_id !== undefined && !known) {
    const lists = senderVersion === null ? '' : ` (list ${senderVersion} of the sender, ${agentListVersion} here)`
    return refuse('not_an_agent', `The agent is not in the list${lists}.`)
  }
  const verdict: AgentVerdict = known ? { kind: 'agent', agent: known } : classify(event.user_agent ?? '')
  if (verdict.kind === 'person') return refuse('not_an_agent', 'The user agent is a person’s; such requests are not stored.')
  if (verdict.kind === 'other_bot')
    return refuse('other_bot', 'The user agent is a robot’s that has to do with neither answers nor search.')
  return { ok: true, event: hitOf(event, ts, verdict.agent, mayAttest), proofs: proofsOf(event) }
}

/** The hit of a checked event, as its sender reports it. @param ts milliseconds */
export function hitOf(event: HitEvent, ts: number, agent: Agent, mayAttest = false): Hit {
  const path = normalizePath(event.path)
  const isPreview = event.prefetch || agent.purpose === 'link_preview'
  return {
    type: 'hit',
    id: event.id,
    ts,
    host: event.host.toLowerCase(),
    path,
    kind: isPreview ? 'preview' : event.served_markdown ? 'markdown' : pageKind(path),
    agentId: agent.id,
    status: event.status,
    verification: claimedVerification(agent, event.verification, mayAttest),
    isHtml: event.content_type === null ? !/\.[a-z0-9]{2,5}$/i.test(path) || /\.html?$/i.test(path) : /html/i.test(event.content_type),
    method: event.method.toUpperCase(),
    bytes: event.bytes,
    durationMs: event.duration_ms,
    isDisallowed: event.robots_allowed === false,
    userAgent: event.user_agent ?? null,
  }
}

/** What a sender's word is worth: any sender can write “verified”. A word that only robots.txt knows is no crawler. */
function claimedVerification({ isTokenOnly }: Agent, claimed: Verification, mayAttest: boolean): Verification {
  if (isTokenOnly) return 'failed'
  return claimed === 'verified' && !mayAttest ? 'unchecked' : claimed
}

function proofsOf({ address, host, method, path, signature_input: input, signature, signature_agent: agent }: HitEvent): Proofs {
  const isSigned = Boolean(input && signature && agent)
  return {
    address: address ?? null,
    signature: isSigned ? { authority: host, method, path, input: input ?? '', signature: signature ?? '', agent: agent ?? '' } : null,
  }
}

function readVisit(event: VisitEvent, ts: number): EventVerdict {
  const assistant = event.assistant === undefined ? null : findAssistant(event.assistant)
  const referral =
    assistant && event.evidence
      ? { assistant, evidence: event.evidence }
      : classifyReferral(event.referrer ?? null, event.utm_source ?? null)
  if (!referral) return refuse('not_a_referral', 'No known assistant sent this reader; such visits are not stored.')
  return { ok: true, event: visitOf(event, ts, referral), proofs: { address: null, signature: null } }
}

/** The visit of a checked event. @param ts milliseconds */
export const visitOf = (event: VisitEvent, ts: number, { assistant, evidence }: Referral): Visit => ({
  type: 'visit',
  id: event.id,
  ts,
  host: event.host.toLowerCase(),
  path: normalizePath(event.path),
  assistantId: assistant.id,
  evidence,
  engaged: event.engaged,
})
