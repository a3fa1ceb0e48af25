import { agentPattern, referrers, utmSources } from './traffic-words.gen.ts'

export interface TrafficOptions {
  /** Address that takes events: `https://cms.example.org/api/citable/events` of Strapi, or `/v1/events` of a service. */
  readonly endpoint: string
  /** A token of Strapi with the right “Citable: traffic: events”, or a key of the service with `events:write`. Keep it on the server. */
  readonly token: string
  readonly fetch?: typeof fetch
}

/** A request to a front end's server. A `Request` is one. */
export interface AskedPage {
  readonly method: string
  readonly url: string
  readonly headers: { get(name: string): string | null }
}

/** The server's answer; a `Response` is one. Absent in a middleware that runs before the answer: status 200 is sent. */
export interface AnsweredPage {
  readonly status: number
  readonly headers?: { get(name: string): string | null }
}

/** An event of `POST /v1/events`. */
export type TrafficEvent = Readonly<Record<string, unknown>>

/** Verdicts on user agents that are remembered: they repeat, and a look through all names takes a while. */
const maxRemembered = 2_000
const remembered = new Map<string, boolean>()

function isAgent(userAgent: string): boolean {
  const known = remembered.get(userAgent)
  if (known !== undefined) return known
  if (remembered.size >= maxRemembered) remembered.clear()
  const verdict = agentPattern.test(userAgent)
  remembered.set(userAgent, verdict)
  return verdict
}

/** Whether a request may be worth an event: for most it is not, and that is known at once. */
export const concernsTraffic = (get: (name: string) => string | null, url: string): boolean =>
  (get('referer') ?? '') !== '' ||
  url.includes('utm_source=') ||
  (get('signature-agent') ?? '') !== '' ||
  isAgent(agentOf(get('user-agent') ?? ''))

/** Headers of Web Bot Auth; null: not all are there. */
function signaturesOf(header: (name: string) => string): Readonly<Record<string, string>> | null {
  const [signature_input, signature, signature_agent] = ['signature-input', 'signature', 'signature-agent'].map((name) =>
    printable(header(name)).slice(0, 4_096),
  ) as [string, string, string]
  return signature_input && signature && signature_agent ? { signature_input, signature, signature_agent } : null
}

const agentOf = (header: string): string => printable(header).slice(0, 512)

/**
 * The event of one request: an AI agent that fetched a page, or a reader whom an assistant sent. null: it was neither, and nothing of it is
 * told. A reader's event holds the page and the assistant's address, nothing about the reader.
 */
export function citableTrafficEvent(asked: AskedPage, { status, headers }: AnsweredPage, now: Date, id: string): TrafficEvent | null {
  if (asked.method !== 'GET') return null
  const url = new URL(asked.url)
  const header = (name: string): string => asked.headers.get(name) ?? ''
  const isPrefetch = /prefetch/i.test(header('sec-purpose') + header('purpose'))
  const host = header('x-forwarded-host') || header('host') || url.host
  const common = { id, ts: now.toISOString(), host, path: url.pathname }
  const agent = agentOf(header('user-agent'))
  const signatures = signaturesOf(header)
  // a signed browser is an agent's, if the signature holds: the receiver sees
  if (isAgent(agent) || signatures !== null) {
    const type = printable(headers?.get('content-type') ?? '').slice(0, 200)
    return {
      ...common,
      type: 'hit',
      status,
      user_agent: agent,
      prefetch: isPrefetch,
      ...(type !== '' && { content_type: type }),
      ...signatures,
    }
  }
  if (isPrefetch || status >= 300) return null
  const referrer = assistantIn(header('referer'))
  const utm = url.searchParams.get('utm_source')?.toLowerCase() ?? ''
  const source = utmSources.includes(utm) ? utm : null
  return referrer === null && source === null ? null : { ...common, type: 'visit', referrer, utm_source: source }
}

/**
 * Reports what AI agents fetch and whom assistants send. Call it for each page; it never rejects, and never holds an answer up unless it is
 * awaited. Next.js: `event.waitUntil(report(request))` in `middleware.ts`.
 */
export function citableTraffic({ endpoint, token, fetch: send = fetch }: TrafficOptions) {
  return async (asked: AskedPage, answered: AnsweredPage = { status: 200 }): Promise<void> => {
    try {
      const event = citableTrafficEvent(asked, answered, new Date(), crypto.randomUUID())
      if (event === null) return
      await send(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ source: 'middleware', events: [event] }),
        signal: AbortSignal.timeout(5_000),
      })
    } catch {
      // a count that is lost is no reason to fail a page
    }
  }
}

const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '')

/** An assistant's address without its query, which may hold the reader's question; null: the host is not on the list. */
function assistantIn(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null
  const { protocol, hostname, pathname } = new URL(referrer)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const place = referrers.find((one) => {
    const [host = '', ...path] = one.split('/')
    return host === hostname && (path.length === 0 || `${pathname}/`.startsWith(`/${path.join('/')}/`))
  })
  return place === undefined ? null : `https://${place}`
}
