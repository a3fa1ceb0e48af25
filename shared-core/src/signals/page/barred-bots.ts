import { decidingRule, readRobotsTxt, withoutPauses } from '../../parse/robots-txt.ts'

interface AskedRobots {
  readonly robotsTxt: string
  readonly path: string
}

/** The crawlers that robots.txt bars from the path, in their order. */
export function barredBots({ robotsTxt, path }: AskedRobots, bots: readonly string[]): readonly string[] {
  const groups = withoutPauses(readRobotsTxt(robotsTxt, bots))
  // crawlers without a group of their own share one: it is asked once
  const barring = new Set([...new Set(groups.values())].filter(({ rules }) => withoutPauses(decidingRule(rules, path))?.allow === false))
  return bots.filter((bot) => barring.has(groups.get(bot)!))
}
