import { setImmediate as nextTurn } from 'node:timers/promises'
import { decidingRule, readRobotsTxt } from '@citable/core/robots-txt'
import { isYounger } from '../time.ts'
import { FetchFault } from './fetch-fault.ts'
import type { Transferred } from './transfer.ts'

/** The name robots.txt files address us by. */
const robotsToken = 'CitableBot'

/** RFC 9309, 2.5: at least 500 KiB must be read. */
export const robotsBytes = 500 * 1024

/** Milliseconds. RFC 9309, 2.4: a copy should not be used for more than 24 hours. */
export const robotsCopyMs = 24 * 60 * 60 * 1000

/** Origins remembered by one process, and UTF-16 units of their files together; the oldest leave. */
const maxCopies = 2000
const maxLength = 16 * 1024 * 1024

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
  /** Time of reading, in milliseconds. */
  readonly at: number
  /** null: the site has no robots.txt, everything is allowed. */
  readonly text: string | null
}

/** A cache that several processes share. */
export interface RobotsCache {
  /** The copy of an origin that was read after that time, in milliseconds; null: none. */
  find(origin: string, after: number): Promise<RobotsCopy | null>
  store(origin: string, copy: RobotsCopy): Promise<void>
}

const noSharedCache: RobotsCache = { find: async () => null, store: async () => {} }

export interface RobotsFiles {
  /** Asks if our agent may fetch the address (RFC 9309). @throws FetchFault when robots.txt itself leads to a forbidden address */
  check(url: URL, signal: AbortSignal): Promise<RobotsVerdict>
}

/**
 * robots.txt files of other sites, each read once a day. 4xx: everything allowed; 5xx or unreachable: nothing allowed, unless a good
 * copy of the last 24 hours is there (RFC 9309, 2.3.1). `read` transfers a file under the fetcher's rules, `isExempt` names hosts of our
 * operator, `now` is in milliseconds, `shared` is the cache of all processes.
 */
export function createRobotsFiles(
  read: (url: string, signal: AbortSignal) => Promise<Transferred>,
  isExempt: (host: string) => boolean,
  now: () => number,
  shared: RobotsCache = noSharedCache,
): RobotsFiles {
  const copies = new Map<string, RobotsCopy>()
  let length = 0
  const forget = (origin: string): void => {
    length -= copies.get(origin)?.text?.length ?? 0
    copies.delete(origin)
  }
  const remember = (origin: string, copy: RobotsCopy): void => {
    forget(origin)
    copies.set(origin, copy)
    length += copy.text?.length ?? 0
    while (copies.size > maxCopies || length > maxLength) forget(copies.keys().next().value ?? '')
  }
  /** null: it could not be read. */
  const load = async (origin: string, signal: AbortSignal): Promise<RobotsCopy | null> => {
    const own = copies.get(origin)
    if (own && isYounger(own.at, now(), robotsCopyMs)) return own
    const known = await shared.find(origin, now() - robotsCopyMs)
    if (known && isYounger(known.at, now(), robotsCopyMs)) {
      remember(origin, known)
      return known
    }
    let text: RobotsCopy['text']
    try {
      const answer = await read(`${origin}/robots.txt`, signal)
      // 429 is no statement about robots, though the standard counts it to 4xx
      if (answer.status >= 500 || answer.status === 429) return null
      text = answer.status < 300 ? answer.body.toString('utf8') : null
    } catch (error) {
      if (error instanceof FetchFault && ['dns', 'dns_temporary', 'peer', 'literal', 'name', 'port'].includes(error.reason)) throw error
      if (signal.aborted) throw new FetchFault('timeout', error)
      return null
    }
    const copy = { at: now(), text }
    remember(origin, copy)
    await shared.store(origin, copy)
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
      const groups = await letOthersWork(readRobotsTxt(text, [robotsToken]))
      const { rules, crawlDelayS } = groups.get(robotsToken)!
      const crawlDelayMs = crawlDelayS === null ? null : crawlDelayS * 1000
      // the file itself may always be read (RFC 9309, 2.2.2)
      const rule = url.pathname === '/robots.txt' ? null : await letOthersWork(decidingRule(rules, `${url.pathname}${url.search}`))
      return rule === null || rule.allow ? { ...verdict, crawlDelayMs } : { allowed: false, line: rule.line, text, crawlDelayMs }
    },
  }
}

/** The result of work that pauses; the event loop has a turn at each pause. */
async function letOthersWork<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await nextTurn()
  }
}
