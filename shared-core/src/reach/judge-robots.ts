import type { Agent } from '../model/agents.ts'
import { decidingRule, type RobotsGroup, readRobotsTxt, withoutPauses } from '../parse/robots-txt.ts'

/** The site's answer to a request for robots.txt. */
export interface RobotsAnswer {
  /** null: it did not answer. */
  readonly status: number | null
  readonly text: string
}

/** What robots.txt says to an agent about a page. */
export type RobotsFact =
  /** `line`: the rule that allows it; null: no rule concerns it. */
  | { readonly code: 'allowed'; readonly args: { readonly line: string | null } }
  | { readonly code: 'blocked'; readonly args: { readonly line: string } }
  /** The site has none: everything is allowed. */
  | { readonly code: 'no_file'; readonly args: Readonly<Record<string, never>> }
  /** robots.txt could not be read: crawlers stay away until it can (RFC 9309, 2.3.1.4). */
  | { readonly code: 'unreachable'; readonly args: { readonly status: number | null } }
  /** No token is known by which robots.txt could address the agent. */
  | { readonly code: 'no_token'; readonly args: Readonly<Record<string, never>> }

/** What robots.txt says to each agent, by its id, about a path with query. */
export function judgeRobots(
  { status, text }: RobotsAnswer,
  agents: readonly Pick<Agent, 'id' | 'robotsToken'>[],
  path: string,
): ReadonlyMap<string, RobotsFact> {
  const tokens = agents.flatMap(({ robotsToken }) => (robotsToken === null ? [] : [robotsToken]))
  const isRead = status !== null && status >= 200 && status < 300
  const groups = isRead ? withoutPauses(readRobotsTxt(text, tokens)) : null
  // agents without a group of their own share one: it is asked once
  const facts = new Map<RobotsGroup, RobotsFact>()
  const factOf = (group: RobotsGroup): RobotsFact => {
    const known = facts.get(group)
    if (known) return known
    const rule = withoutPauses(decidingRule(group.rules, path))
    const fact: RobotsFact =
      rule === null || rule.allow ? { code: 'allowed', args: { line: rule?.line ?? null } } : { code: 'blocked', args: { line: rule.line } }
    facts.set(group, fact)
    return fact
  }
  return new Map(
    agents.map(({ id, robotsToken }): readonly [string, RobotsFact] => {
      if (robotsToken === null) return [id, { code: 'no_token', args: {} }]
      if (groups !== null) return [id, factOf(groups.get(robotsToken)!)]
      // 429 is no statement about robots, though the standard counts it to 4xx
      const isMissing = status !== null && status >= 300 && status < 500 && status !== 429
      return [id, isMissing ? { code: 'no_file', args: {} } : { code: 'unreachable', args: { status } }]
    }),
  )
}
