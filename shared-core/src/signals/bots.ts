import { decidingRule, readRobotsTxt, withoutPauses } from '../parse/robots-txt.ts'
import { defineSignal } from './define-signal.ts'

/** Crawlers that feed search and answers; product tokens as their operators publish them. */
const searchBots = ['Googlebot', 'Bingbot', 'OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'] as const

/** Crawlers and tokens that collect text for training models. Blocking them costs no visibility in search. */
const trainingBots = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'Applebot-Extended', 'CCBot', 'meta-externalagent', 'Bytespider'] as const

/** Crawlers that robots.txt bars from the page; null when nobody read it. A site without one allows all. */
export const bots = defineSignal({
  fold: (_facts, { context }) => {
    if (context.page === null) return null
    const path = context.url !== null && URL.canParse(context.url) ? new URL(context.url) : null
    const target = path === null ? '/' : `${path.pathname}${path.search}`
    const groups = withoutPauses(readRobotsTxt(context.page.robotsTxt ?? '', [...searchBots, ...trainingBots]))
    const barred = new Set([...new Set(groups.values())].filter(({ rules }) => withoutPauses(decidingRule(rules, target))?.allow === false))
    const isBarred = (bot: string): boolean => barred.has(groups.get(bot)!)
    return {
      hasRobotsTxt: context.page.robotsTxt !== null,
      blockedSearch: searchBots.filter(isBarred),
      blockedTraining: trainingBots.filter(isBarred),
      searchBots: searchBots.length,
      contentSignals: /^\s*content-(?:signal|usage)\s*:\s*([^#\n]*)/im.exec(context.page.robotsTxt ?? '')?.[1]?.trim() ?? null,
    }
  },
})
