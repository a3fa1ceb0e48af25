/** A line of a robots.txt that allows or forbids. */
export interface RobotsRule {
  readonly allow: boolean
  /** Its pattern, in the one form that `robotsPath` gives. */
  readonly pattern: string
  /** As written. */
  readonly line: string
}

/** The rules of a robots.txt for one crawler. */
export interface RobotsGroup {
  readonly rules: readonly RobotsRule[]
  /** Seconds. */
  readonly crawlDelayS: number | null
}

/** UTF-16 units that are read: RFC 9309, 2.5 asks for at least 500 KiB. */
const readLength = 500 * 1024

/** Lines and comparisons between two pauses: a millisecond or two at worst. */
const linesPerPause = 1_000
const stepsPerPause = 200_000

const unreserved = /[\w.~-]/

/**
 * Path with query, or a pattern, so that the same address has one form (RFC 9309, 2.2.2): characters beyond ASCII percent-encoded, encoded
 * characters that need not be decoded, digits of the others in capitals.
 */
const robotsPath = (text: string): string =>
  text
    .replace(/[\u0080-\uffff]+/g, (part) => encodeURIComponent(part.replace(/[\ud800-\udfff]/gu, '\ufffd')))
    .replace(/%([\da-f]{2})/gi, (whole, digits: string) => {
      const character = String.fromCharCode(Number.parseInt(digits, 16))
      return unreserved.test(character) ? character : whole.toUpperCase()
    })

/**
 * The group of each token: that of its name, else that of `*`; groups of one name are joined (RFC 9309, 2.2.1). Tokens without a group of
 * their own share one object. Pauses every thousand lines: the caller takes the result with `withoutPauses`, or lets others work meanwhile.
 *
 * @param tokens product tokens of crawlers, such as `GPTBot`; case does not matter
 */
export function* readRobotsTxt(text: string, tokens: readonly string[]): Generator<void, ReadonlyMap<string, RobotsGroup>> {
  const all: OpenGroup = { rules: [], crawlDelayS: null }
  const byName = new Map<string, OpenGroup>([['*', all]])
  for (const token of tokens) byName.set(token.toLowerCase(), { rules: [], crawlDelayS: null })
  const named = new Set<OpenGroup>()
  let groups = new Set<OpenGroup>()
  let isInRules = false
  let count = 0
  for (const line of linesOf(text.slice(0, readLength))) {
    if (++count % linesPerPause === 0) yield
    const comment = line.indexOf('#')
    const statement = comment === -1 ? line : line.slice(0, comment)
    const colon = statement.indexOf(':')
    if (colon === -1) continue
    const key = statement.slice(0, colon).trim().toLowerCase()
    const value = statement.slice(colon + 1).trim()
    if (key === 'user-agent') {
      if (isInRules) groups = new Set()
      isInRules = false
      const group = byName.get(value.split('/')[0]!.trim().toLowerCase())
      if (group === undefined) continue
      groups.add(group)
      named.add(group)
    } else if (key === 'allow' || key === 'disallow') {
      isInRules = true
      if (value === '' || groups.size === 0) continue
      const rule = { allow: key === 'allow', pattern: robotsPath(value), line: line.trim() }
      for (const group of groups) group.rules.push(rule)
    } else if (key === 'crawl-delay') {
      isInRules = true
      const seconds = Number(value)
      if (value !== '' && seconds >= 0) for (const group of groups) group.crawlDelayS ??= seconds
    }
  }
  const groupOf = (token: string): RobotsGroup => {
    const own = byName.get(token.toLowerCase())!
    return named.has(own) ? own : all
  }
  return new Map(tokens.map((token) => [token, groupOf(token)]))
}

interface OpenGroup extends RobotsGroup {
  readonly rules: RobotsRule[]
  crawlDelayS: number | null
}

/**
 * The rule that decides about a path with query: the longest that matches, and of two as long the one that allows; null: none does. Pauses
 * as `readRobotsTxt` does.
 */
export function* decidingRule(rules: readonly RobotsRule[], path: string): Generator<void, RobotsRule | null> {
  const target = robotsPath(path)
  let best: RobotsRule | null = null
  let steps = 0
  for (const rule of rules) {
    steps += target.length + rule.pattern.length
    if (steps > stepsPerPause) {
      steps = 0
      yield
    }
    const isBetter =
      best === null ||
      rule.pattern.length > best.pattern.length ||
      (rule.pattern.length === best.pattern.length && rule.allow && !best.allow)
    if (isBetter && matchesPath(rule.pattern, target)) best = rule
  }
  return best
}

/** The result of work that pauses, for a caller that lets nothing else happen meanwhile. */
export function withoutPauses<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/**
 * True when a path begins with the pattern; `*` stands for any characters, `$` at the end for the end. Each part is looked for once, behind
 * the one before: the first place it is found at leaves most for the rest, so nothing is ever tried twice.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$')
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern).split('*')
  const first = parts[0] ?? ''
  if (!path.startsWith(first)) return false
  if (parts.length === 1) return !isAnchored || path.length === first.length
  let at = first.length
  const last = isAnchored ? (parts.pop() ?? '') : ''
  for (const part of parts.slice(1)) {
    const found = path.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return !isAnchored || (path.endsWith(last) && path.length - last.length >= at)
}

function* linesOf(text: string): Generator<string> {
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at)
    if (at < text.length && code !== 10 && code !== 13) continue
    if (at > start) yield text.slice(start, at)
    start = at + 1
  }
}
