import { bots } from '../signals/page/bots.ts'
import { page } from '../signals/page/page.ts'
import { contentUsage } from './content-usage/content-usage.ts'
import { pageIndexable } from './page-indexable/page-indexable.ts'
import { pageRobots } from './page-robots/page-robots.ts'
import { pageSnippet } from './page-snippet/page-snippet.ts'
import { searchBotAccess } from './search-bot-access/search-bot-access.ts'
import { trainingBotAccess } from './training-bot-access/training-bot-access.ts'

/**
 * Checks of what the site's server and the page say to crawlers, with their signals. Each says `not_checked` where the server was not asked,
 * so that editors need not load them.
 */
export const siteChecks = [
  contentUsage,
  { ...pageIndexable, brings: { bots, page } },
  pageRobots,
  pageSnippet,
  searchBotAccess,
  trainingBotAccess,
] as const
