import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutContentExtractable = defineAbout({
  id: 'content-extractable',
  title: 'The article can be told from the rest of the page',
  messages: {
    good: message<{ percent: number }>('{percent} percent of the visible text is the article, and the markup says where it is.'),
    covered: message<{ barrier: 'paywall' | 'overlay'; percent: number }>(
      '{barrier, select, paywall {The page is marked as behind a paywall} other {An open dialog covers the page}}; {percent} percent of its text is the article.',
    ),
    mixed: message<{ percent: number }>('Only {percent} percent of the visible text is the article.'),
    unmarked: message<{ percent: number }>('The article ({percent} percent of the visible text) stands in no article or main element.'),
  },
  fixes: {
    wrapArticle: message('Put the article into an article or main element, and nothing else with it.'),
    uncoverText: message('Show crawlers and readers the same text without a barrier, or accept that locked text is rarely quoted.'),
  },
})
