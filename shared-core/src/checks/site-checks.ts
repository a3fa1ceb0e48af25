import { contentUsage } from './content-usage/content-usage.ts'
import { searchBotAccess } from './search-bot-access/search-bot-access.ts'
import { trainingBotAccess } from './training-bot-access/training-bot-access.ts'

/** Checks of what the site's server says of the page. Each says `not_checked` where nobody asked, so that editors need not load them. */
export const siteChecks = [contentUsage, searchBotAccess, trainingBotAccess] as const
