import type { HitEvent, VisitEvent } from '@citable/contract'
import type { Agent } from '@citable/core/agents'
import { createAgentClassifier } from './classify-agent.ts'
import { classifyReferral, type Referral } from './classify-referral.ts'

/** A request as the line of a log gives it. */
export interface LoggedRequest {
  /** Milliseconds. */
  readonly at: number
  /** null: the line does not name it. */
  readonly host: string | null
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly status: number
  readonly bytes: number
  readonly durationMs: number | null
  readonly contentType: string | null
  readonly userAgent: string
  /** Empty: none. */
  readonly referrer: string
  /** Used to verify an agent, and never kept. */
  readonly address: string | null
}

export type Reading =
  | { readonly kind: 'hit'; readonly event: HitEvent; readonly agent: Agent; readonly at: number }
  | { readonly kind: 'visit'; readonly event: VisitEvent; readonly referral: Referral; readonly at: number }
  /** `person`: a reader, who is not counted; `other`: not a fetch of a page. */
  | { readonly kind: 'person' | 'other_bot' | 'other' }

/** Referrers whose reading is remembered: few differ where readers come from elsewhere. */
const maxReferrers = 20_000

const longest = { path: 8_192, userAgent: 2_048, contentType: 200, address: 64 } as const

const printable = (text: string, max: number): string => text.replaceAll(/\p{Cc}/gu, '').slice(0, max)

/** What a line is about, as an event without id for `/v1/events`. @param host the line's, or that of the site whose log it is */
export function createLogReader(): (request: LoggedRequest, host: string) => Reading {
  const classify = createAgentClassifier()
  const referrals = new Map<string, Referral | null>()
  const referralOf = ({ referrer, path }: LoggedRequest): Referral | null => {
    const utm = path.includes('utm_source=') ? new URLSearchParams(path.slice(path.indexOf('?') + 1)).get('utm_source') : null
    if (utm !== null) return classifyReferral(referrer, utm)
    if (referrer === '') return null
    const known = referrals.get(referrer)
    if (known !== undefined) return known
    if (referrals.size >= maxReferrers) referrals.clear()
    const found = classifyReferral(referrer, null)
    referrals.set(referrer, found)
    return found
  }
  return (request, host) => {
    const { at, status, path } = request
    if (!path.startsWith('/') || !(status >= 100 && status <= 599)) return { kind: 'other' }
    const verdict = classify(request.userAgent)
    if (verdict.kind === 'other_bot') return { kind: 'other_bot' }
    if (verdict.kind === 'agent') {
      if (request.method !== 'GET' && request.method !== 'HEAD') return { kind: 'other' }
      return { kind: 'hit', event: hitEvent(request, host), agent: verdict.agent, at }
    }
    // a page that a reader saw: what it is made of is fetched by its own site's word
    const isSeen = request.method === 'GET' && (status < 300 || status === 304)
    const referral = isSeen ? referralOf(request) : null
    if (referral === null) return { kind: 'person' }
    return { kind: 'visit', event: visitEvent(request, host, referral), referral, at }
  }
}

const bare = (path: string): string => printable(path.split(/[?#]/, 1)[0] ?? '/', longest.path)

const hitEvent = (
  { at, method, path, status, bytes, durationMs, contentType, userAgent, address }: LoggedRequest,
  host: string,
): HitEvent => ({
  type: 'hit',
  id: '-',
  ts: new Date(at).toISOString(),
  host,
  path: bare(path),
  method,
  status,
  bytes: Number.isSafeInteger(bytes) && bytes > 0 ? Math.min(bytes, 2 ** 36) : 0,
  duration_ms: durationMs !== null && durationMs >= 0 && durationMs <= 3_600_000 ? durationMs : null,
  content_type: contentType === null ? null : printable(contentType, longest.contentType),
  user_agent: printable(userAgent, longest.userAgent),
  verification: 'unchecked',
  verify_method: 'none',
  address: address === null ? null : printable(address, longest.address),
  prefetch: false,
  accept_markdown: false,
  served_markdown: false,
  robots_allowed: null,
  article_ref: null,
})

const visitEvent = ({ at, path }: LoggedRequest, host: string, { assistant, evidence }: Referral): VisitEvent => ({
  type: 'visit',
  id: '-',
  ts: new Date(at).toISOString(),
  host,
  path: bare(path),
  assistant: assistant.id,
  evidence,
  engaged: null,
  article_ref: null,
})
