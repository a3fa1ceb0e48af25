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
  const agent = printable(header('user-agent')).slice(0, 512)
  if (agentPattern.test(agent)) {
    const type = printable(headers?.get('content-type') ?? '').slice(0, 200)
    return { ...common, type: 'hit', status, user_agent: agent, prefetch: isPrefetch, ...(type !== '' && { content_type: type }) }
  }
  if (isPrefetch || status >= 300) return null
  const referrer = assistantIn(header('referer'))
  const utm = url.searchParams.get('utm_source')?.toLowerCase() ?? ''
  const source = utmSources.includes(utm) ? utm : null
  return referrer === null && source === null ? null : { ...common, type: 'visit', referrer, utm_source: source }
}

/**
 * Tells what AI agents fetch and whom assistants send. Call it for each page; it never rejects, and never holds an answer up unless it is
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
