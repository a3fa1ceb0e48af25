import robotsParser from 'robots-parser'
import { FetchFault } from './fetch-fault.ts'
import type { Transferred } from './transfer.ts'

/** What we ask of a parsed robots.txt. */
interface Robots {
  isAllowed(url: string, userAgent?: string): boolean | undefined
  getMatchingLineNumber(url: string, userAgent?: string): number
  /** Seconds. */
  getCrawlDelay(userAgent?: string): number | undefined
}

/** The package is CommonJS whose export is the function itself; its types describe a default export. */
const readRobots = robotsParser as unknown as (url: string, text: string) => Robots

/** The name robots.txt files address us by. */
const robotsToken = 'CitableBot'

/** RFC 9309, 2.5: at least 500 KiB must be read. */
export const robotsBytes = 500 * 1024

/** Milliseconds. RFC 9309, 2.4: a copy should not be used for more than 24 hours. */
export const robotsCopyMs = 24 * 60 * 60 * 1000

/** Origins remembered by one process; the oldest leaves. */
const mostCopies = 2000

interface RobotsVerdict {
  readonly allowed: boolean
  /** The line that decided, as written; null when none did. */
  readonly line: string | null
  /** The file; null when the site has none or it could not be read. */
  readonly text: string | null
  /** Milliseconds to leave between two requests, as the file asks. */
  readonly crawlDelayMs: number | null
}

interface RobotsCopy {
  /** When it was read, in milliseconds. */
  readonly at: number
  /** null: the site has no robots.txt, everything is allowed. */
  readonly text: string | null
}

/** Where copies lie that others may have read. */
export interface RobotsCopies {
  /** The copy of that origin if it is younger than that time; null: none. */
  find(origin: string, after: number): Promise<RobotsCopy | null>
  keep(origin: string, copy: RobotsCopy): Promise<void>
}

const noCopies: RobotsCopies = { find: async () => null, keep: async () => {} }

export interface RobotsFiles {
  /** Whether our agent may fetch the address (RFC 9309). @throws FetchFault when robots.txt itself leads to a forbidden address */
  check(url: URL, signal: AbortSignal): Promise<RobotsVerdict>
}

/**
 * robots.txt files of other sites, each read once a day. 4xx: everything allowed; 5xx or unreachable: nothing allowed, unless a good
 * copy of the last 24 hours is there (RFC 9309, 2.3.1).
 *
 * @param read transfers one robots.txt under the fetcher's rules
 * @param isExempt true for hosts whose operator is ours
 * @param now milliseconds
 * @param shared copies beside those that are remembered here
 */
export function createRobotsFiles(
  read: (url: string, signal: AbortSignal) => Promise<Transferred>,
  isExempt: (host: string) => boolean,
  now: () => number,
  shared: RobotsCopies = noCopies,
): RobotsFiles {
  const copies = new Map<string, RobotsCopy>()
  const remember = (origin: string, copy: RobotsCopy): void => {
    copies.delete(origin)
    copies.set(origin, copy)
    if (copies.size > mostCopies) copies.delete(copies.keys().next().value ?? '')
  }
  /** null: it could not be read. */
  const load = async (origin: string, signal: AbortSignal): Promise<RobotsCopy | null> => {
    const own = copies.get(origin)
    if (own && now() - own.at < robotsCopyMs) return own
    const known = await shared.find(origin, now() - robotsCopyMs)
    if (known) {
      remember(origin, known)
      return known
    }
    let text: RobotsCopy['text']
    try {
      const answer = await read(`${origin}/robots.txt`, signal)
      if (answer.status >= 500) return null
      text = answer.status < 300 ? answer.body.toString('utf8') : null
    } catch (error) {
      if (error instanceof FetchFault && ['dns', 'peer', 'literal', 'name', 'port'].includes(error.reason)) throw error
      if (signal.aborted) throw new FetchFault('timeout', error)
      return null
    }
    const copy = { at: now(), text }
    remember(origin, copy)
    await shared.keep(origin, copy)
    return copy
  }
  return {
    check: async (url, signal) => {
      const copy = await load(url.origin, signal)
      const text = copy?.text ?? null
      const verdict = { allowed: true, line: null, text, crawlDelayMs: null }
      if (isExempt(url.hostname)) return verdict
      if (copy === null) return { ...verdict, allowed: false }
      if (text === null) return verdict
      const robots = readRobots(`${url.origin}/robots.txt`, text)
      const delay = robots.getCrawlDelay(robotsToken)
      const crawlDelayMs = delay === undefined || !(delay >= 0) ? null : delay * 1000
      if (robots.isAllowed(url.href, robotsToken) !== false) return { ...verdict, crawlDelayMs }
      const number = robots.getMatchingLineNumber(url.href, robotsToken)
      return { allowed: false, line: text.split(/\r\n|\r|\n/)[number - 1]?.trim() ?? null, text, crawlDelayMs }
    },
  }
}
