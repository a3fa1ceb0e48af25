import { retryAfterMs } from '@citable/providers/retry'
import { createAddressPolicy } from './address-policy.ts'
import type { Network } from './addresses.ts'
import { charsetOf, isBlank, type PageBytes } from './charset.ts'
import { systemWire, type Wire } from './connect.ts'
import { FetchFault, type FetchOutcome, type FetchReason, outcomeOf } from './fetch-fault.ts'
import { createRobotsFiles, type RobotsCache, robotsBytes } from './robots.ts'
import { createSemaphores, defaultConcurrency, type FetchConcurrency } from './semaphores.ts'
import { pageLimits, type TransferLimits, type TransferRequest, type Transferred, transfer } from './transfer.ts'
import { checkUrl, type FetchException, hostOf, isNamed, type UrlPolicy } from './url-policy.ts'

export { pageLimits } from './transfer.ts'
export { readFetchException } from './url-policy.ts'

export interface SafeFetchSettings {
  /** Sent as User-Agent, with an address where people find out what the fetcher is. */
  readonly userAgent: string
  readonly exceptions?: readonly FetchException[]
  readonly ports?: readonly number[]
  readonly nat64Prefixes?: readonly Network[]
  /** Hosts whose robots.txt does not bind us, because they are the operator's own. */
  readonly robotsExempt?: readonly string[]
  /** A cache of robots.txt that several processes share; absent: the fetcher has only its own. */
  readonly robotsCache?: RobotsCache
  readonly limits?: TransferLimits
  readonly concurrency?: FetchConcurrency
  /** Milliseconds. */
  readonly now?: () => number
  /** Gets the internal reason of each refusal, for log and metrics. */
  readonly onRefusal?: (reason: FetchReason, cause: unknown) => void
  readonly wire?: Wire
}

export interface FetchedPage extends PageBytes {
  readonly ok: true
  /** Address after redirects. */
  readonly url: string
  readonly redirects: readonly string[]
  readonly status: number
  /** Bytes on the wire. */
  readonly bytes: number
  /** Directives of X-Robots-Tag that concern every robot, lower case. */
  readonly robots: readonly string[]
  /** The site's robots.txt; null: none. */
  readonly robotsTxt: string | null
  /** Milliseconds that robots.txt asks us to leave between two requests. */
  readonly crawlDelayMs: number | null
  /** Validators of the page, for asking later whether it has changed. */
  readonly etag: string | null
  readonly lastModified: string | null
  /** The site said that the known copy is still what it has. */
  readonly isUnchanged?: boolean
}

/** A page or a file with text, such as a PDF. */
export interface FetchedDocument extends FetchedPage {
  /** Media type, lower case, without parameters. */
  readonly type: string
}

export interface FetchRefused {
  readonly ok: false
  readonly outcome: FetchOutcome
  readonly reason: FetchReason
  /** A sentence for the caller; it names nothing beyond the address. */
  readonly detail: string
  /** The status of an address that answered without a page, and what it asked for with Retry-After. */
  readonly status?: number
  readonly retryAfterMs?: number
}

export interface SafeFetch {
  /**
   * Fetches one page: text/html or application/xhtml+xml, status below 300, not empty, allowed by robots.txt. Never throws.
   * `known`: a copy from before; the site is asked whether it has changed, and the copy comes back when it has not.
   */
  fetchPage(url: string, tenant: string, signal?: AbortSignal, known?: FetchedPage | null): Promise<FetchedPage | FetchRefused>
  /** True for the text of a public https address, or of one that the operator allows, by http too; its look-up is judged at each request. */
  mayReach(url: string): boolean
  /** Any other request to an address that someone else chose (webhooks, providers): no redirects unless the limits allow them. */
  request(request: TransferRequest, tenant: string): Promise<({ readonly ok: true } & Transferred) | FetchRefused>
}

/** Fetches sources under the rules of pages. */
export interface DocumentFetch {
  /** One page, plain text or PDF. Never throws. */
  fetchDocument(url: string, tenant: string, signal?: AbortSignal): Promise<FetchedDocument | FetchRefused>
}

const details: Record<FetchOutcome, string> = {
  blocked:
    'The address does not lead to a public web page: its name is not known, or it is not http or https on a usual port of a public server.',
  timeout: 'The page took too long to answer.',
  failed: 'The page could not be transferred.',
  unusable: 'The address did not answer with a web page.',
  robots: 'The site’s robots.txt does not allow this page to be fetched.',
  busy: 'Too many pages are being fetched at the moment.',
}

/** Sentences for reasons that reveal nothing of a network. */
const sentences: Partial<Record<FetchReason, string>> = {
  dns_temporary: 'The name of the site could not be looked up at the moment.',
  connection: 'The site could not be connected to.',
  redirects: 'The address redirects too often.',
  raw_size: 'The page is too large.',
  decoded_size: 'The page is too large.',
  encoding: 'The page is compressed in a way that was not asked for.',
  decode: 'The page is compressed, and cannot be unpacked.',
  headers: 'The headers of the answer are too long.',
}

const robotsLimits: TransferLimits = { ...pageLimits, rawBytes: robotsBytes, decodedBytes: 2 * robotsBytes, totalMs: 8_000 }

/** What is asked for, and the media types that are taken. */
interface Wanted {
  readonly accept: string
  readonly types: readonly string[]
}

const pages: Wanted = { accept: 'text/html,application/xhtml+xml;q=0.9', types: ['text/html', 'application/xhtml+xml'] }
const documents: Wanted = {
  accept: `${pages.accept},application/pdf;q=0.8,text/plain;q=0.7`,
  types: [...pages.types, 'application/pdf', 'text/plain'],
}

/** `noindex, nofollow` and `*: noindex` count; `otherbot: noindex` does not concern us. */
function robotsDirectives(header: string): readonly string[] {
  return header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '' && (!/^[\w*-]+\s*:/.test(part) || /^(\*|max-[\w-]+|unavailable_after)\s*:/.test(part)))
    .map((part) => part.replace(/^\*\s*:\s*/, ''))
}

/** The guarded client through which every request to an address chosen by someone else goes. */
export function createSafeFetch(settings: SafeFetchSettings): SafeFetch & DocumentFetch {
  const policy: UrlPolicy = {
    addresses: createAddressPolicy(settings.nat64Prefixes ?? []),
    exceptions: settings.exceptions ?? [],
    ports: settings.ports ?? [],
  }
  const wire = settings.wire ?? systemWire
  const limits = settings.limits ?? pageLimits
  const semaphores = createSemaphores(settings.concurrency ?? defaultConcurrency)
  const exempt = settings.robotsExempt ?? []
  const get = (url: string, accept: string, bounds: TransferLimits, signal: AbortSignal): TransferRequest => ({
    url,
    method: 'GET',
    headers: { 'user-agent': settings.userAgent, accept, 'accept-language': '*' },
    body: null,
    limits: bounds,
    signal,
  })
  const robots = createRobotsFiles(
    (url, signal) =>
      transfer(
        get(url, 'text/plain,*/*;q=0.5', { ...robotsLimits, totalMs: Math.min(robotsLimits.totalMs, limits.totalMs) }, signal),
        policy,
        wire,
      ),
    (host) => exempt.includes(host),
    settings.now ?? Date.now,
    settings.robotsCache,
  )
  const refused = (error: unknown): FetchRefused => {
    const fault = error instanceof FetchFault ? error : new FetchFault('connection', error)
    settings.onRefusal?.(fault.reason, fault.cause)
    const outcome = outcomeOf(fault.reason)
    const told = fault.cause instanceof PublicDetail ? fault.cause : null
    const detail = told?.sentence ?? sentences[fault.reason] ?? details[outcome]
    return { ok: false, outcome, reason: fault.reason, detail, ...told?.answer }
  }
  const within = async <Value>(url: string, tenant: string, signal: AbortSignal, work: () => Promise<Value>): Promise<Value> => {
    const verdict = checkUrl(url, policy)
    if (!verdict.ok) throw new FetchFault(verdict.reason)
    return semaphores.run(tenant, hostOf(verdict.url), signal, work)
  }
  const fetchWanted = async (
    wanted: Wanted,
    url: string,
    tenant: string,
    signal: AbortSignal,
    known: FetchedPage | null,
  ): Promise<FetchedDocument | FetchRefused> => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(limits.totalMs)])
    try {
      return await within(url, tenant, limited, async () => {
        let robotsTxt: string | null = null
        let crawlDelayMs: number | null = null
        const answer = await transfer(
          {
            ...withValidators(get(url, wanted.accept, limits, limited), known),
            admit: async (target, hopSignal) => {
              const verdict = await robots.check(target, hopSignal)
              robotsTxt = verdict.text
              crawlDelayMs = verdict.crawlDelayMs
              if (verdict.allowed) return
              const reason = verdict.line === null ? 'robots_unreachable' : 'robots'
              throw new FetchFault(reason, new PublicDetail(robotsDetail(verdict.line)))
            },
          },
          policy,
          wire,
        )
        if (known !== null && answer.status === 304) return { ...known, type: 'text/html', robotsTxt, crawlDelayMs, isUnchanged: true }
        return { ...usePage(answer, wanted.types), robotsTxt, crawlDelayMs }
      })
    } catch (error) {
      return refused(error)
    }
  }
  return {
    fetchPage: async (url, tenant, signal = new AbortController().signal, known = null) => {
      const page = await fetchWanted(pages, url, tenant, signal, known)
      if (!page.ok) return page
      const { type: _type, ...rest } = page
      return rest
    },
    fetchDocument: (url, tenant, signal = new AbortController().signal) => fetchWanted(documents, url, tenant, signal, null),
    mayReach: (url) => {
      const verdict = checkUrl(url, policy)
      return verdict.ok && (verdict.url.protocol === 'https:' || isNamed(verdict.url, policy.exceptions))
    },
    request: async (request, tenant) => {
      try {
        const answer = await within(request.url, tenant, request.signal, () => transfer(request, policy, wire))
        return { ok: true, ...answer }
      } catch (error) {
        return refused(error)
      }
    },
  }
}

/** Asks for the page only if it has changed (RFC 9110, 13.1). */
function withValidators(request: TransferRequest, known: FetchedPage | null): TransferRequest {
  if (known === null) return request
  const headers = {
    ...request.headers,
    ...(known.etag !== null && { 'if-none-match': known.etag }),
    ...(known.lastModified !== null && { 'if-modified-since': known.lastModified }),
  }
  return { ...request, headers }
}

/** A sentence about the public page that the caller may read. */
class PublicDetail extends Error {
  readonly sentence: string
  readonly answer: Pick<FetchRefused, 'status' | 'retryAfterMs'>

  constructor(sentence: string, answer: PublicDetail['answer'] = {}) {
    super(sentence)
    this.sentence = sentence
    this.answer = answer
  }
}

const robotsDetail = (line: string | null): string =>
  line === null
    ? 'The site’s robots.txt could not be read, so the page was not fetched.'
    : `The site’s robots.txt does not allow this page to be fetched: ${line.slice(0, 200)}`

/** Statuses by which a site says that it cannot answer now (RFC 9110; 425: RFC 8470; 52x: those of a network in front). */
const isPassing = (status: number): boolean => (status >= 500 ? status !== 501 && status !== 505 : [408, 425, 429].includes(status))

/** @throws FetchFault `status`, `type` or `empty`; the body of the other side is never repeated */
function usePage(answer: Transferred, types: readonly string[]): Omit<FetchedDocument, 'robotsTxt' | 'crawlDelayMs'> {
  const unusable = (reason: FetchReason, sentence: string): FetchFault => new FetchFault(reason, new PublicDetail(sentence))
  if (answer.status < 200 || answer.status > 299 || [204, 205, 206].includes(answer.status)) {
    // of a site only seconds are taken: a date says too little without its clock
    const asked = retryAfterMs(answer.headers['retry-after'], null)
    const detail = new PublicDetail(`The address answered with status ${answer.status}.`, {
      status: answer.status,
      ...(asked !== null && { retryAfterMs: asked }),
    })
    throw new FetchFault(isPassing(answer.status) ? 'status_temporary' : 'status', detail)
  }
  const contentType = answer.headers['content-type'] ?? ''
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (!types.includes(type)) throw unusable('type', 'The address does not answer with an HTML page.')
  const page: PageBytes = { body: answer.body, charset: charsetOf(answer.body, contentType) }
  if (isBlank(page)) throw unusable('empty', 'The page is empty.')
  return {
    ok: true,
    type,
    url: answer.url,
    redirects: answer.redirects,
    status: answer.status,
    ...page,
    bytes: answer.rawBytes,
    robots: robotsDirectives(answer.headers['x-robots-tag'] ?? ''),
    etag: answer.headers.etag ?? null,
    lastModified: answer.headers['last-modified'] ?? null,
  }
}
