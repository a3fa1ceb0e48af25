import { setImmediate as nextTurn } from 'node:timers/promises'

/** A line of a robots.txt that allows or forbids. */
export interface RobotsRule {
  readonly allow: boolean
  /** Its pattern, in the one form that `robotsPath` gives. */
  readonly pattern: string
  /** As written. */
  readonly line: string
}

/** The rules of a robots.txt for one crawler. */
export interface RobotsRules {
  readonly rules: readonly RobotsRule[]
  /** Seconds. */
  readonly crawlDelayS: number | null
}

/** UTF-16 units that are read: RFC 9309, 2.5 asks for at least 500 KiB. */
const readLength = 500 * 1024

/** Lines and comparisons between two turns of the event loop: a millisecond or two at worst. */
const linesPerTurn = 1_000
const stepsPerTurn = 200_000

const unreserved = /[\w.~-]/

/**
 * Path with query, or a pattern, so that the same address has one form (RFC 9309, 2.2.2): characters beyond ASCII percent-encoded, encoded
 * characters that need not be decoded, digits of the others in capitals.
 */
const robotsPath = (text: string): string =>
  text
    .replace(/[\u0080-\uffff]+/g, (part) => Buffer.from(part).toString('hex').replace(/../g, '%$&'))
    .replace(/%([\da-f]{2})/gi, (whole, digits: string) => {
      const character = String.fromCharCode(Number.parseInt(digits, 16))
      return unreserved.test(character) ? character : whole.toUpperCase()
    })

/** The group of that crawler, else that of `*`; groups of one name are joined (RFC 9309, 2.2.1). Lets others have their turn meanwhile. */
export async function readRobots(text: string, token: string): Promise<RobotsRules> {
  const own: { rules: RobotsRule[]; crawlDelayS: number | null; isNamed: boolean } = { rules: [], crawlDelayS: null, isNamed: false }
  const others: typeof own = { rules: [], crawlDelayS: null, isNamed: false }
  let groups: (typeof own)[] = []
  let isInRules = false
  let count = 0
  for (const line of linesOf(text.slice(0, readLength))) {
    if (++count % linesPerTurn === 0) await nextTurn()
    const comment = line.indexOf('#')
    const said = comment === -1 ? line : line.slice(0, comment)
    const colon = said.indexOf(':')
    if (colon === -1) continue
    const name = said.slice(0, colon).trim().toLowerCase()
    const value = said.slice(colon + 1).trim()
    if (name === 'user-agent') {
      if (isInRules) groups = []
      isInRules = false
      const agent = value.split('/')[0]?.trim().toLowerCase()
      const group = agent === token.toLowerCase() ? own : agent === '*' ? others : null
      if (group === null) continue
      group.isNamed = true
      if (!groups.includes(group)) groups.push(group)
    } else if (name === 'allow' || name === 'disallow') {
      isInRules = true
      if (value === '') continue
      const rule = { allow: name === 'allow', pattern: robotsPath(value), line: line.trim() }
      for (const group of groups) group.rules.push(rule)
    } else if (name === 'crawl-delay') {
      isInRules = true
      const seconds = Number(value)
      if (value !== '' && seconds >= 0) for (const group of groups) group.crawlDelayS ??= seconds
    }
  }
  return own.isNamed ? own : others
}

/** The rule that decides about a path with query: the longest that matches, and of two as long the one that allows; null: none does. */
export async function decidingRule(rules: readonly RobotsRule[], path: string): Promise<RobotsRule | null> {
  const target = robotsPath(path)
  let best: RobotsRule | null = null
  let steps = 0
  for (const rule of rules) {
    steps += target.length + rule.pattern.length
    if (steps > stepsPerTurn) {
      steps = 0
      await nextTurn()
    }
    const isBetter =
      best === null ||
      rule.pattern.length > best.pattern.length ||
      (rule.pattern.length === best.pattern.length && rule.allow && !best.allow)
    if (isBetter && matchesPath(rule.pattern, target)) best = rule
  }
  return best
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
