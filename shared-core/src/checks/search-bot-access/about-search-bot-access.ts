import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutSearchBotAccess = defineAbout({
  id: 'search-bot-access',
  title: 'Crawlers of search and answer engines may read the page',
  messages: {
    good: message<{ bots: number }>('All {bots} crawlers of search and answer engines may read the page.'),
    blocked: message<{ blocked: number; bots: number; names: string }>(
      'robots.txt keeps out {blocked} of {bots} crawlers of search and answer engines: {names}.',
    ),
  },
  fixes: { allowBot: message<{ bot: string }>('Allow {bot} in robots.txt if the page is meant to be found there.') },
})
