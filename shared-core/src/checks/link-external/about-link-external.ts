import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutLinkExternal = defineAbout({
  id: 'link-external',
  title: 'The text links to other sites',
  evidence: {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/crawling-indexing/links-crawlable'],
    contrary: ['That links to others help a ranking is convention, not shown.'],
  },
  messages: {
    good: message<{ links: number }>('{links, plural, one {# link} other {# links}} to other sites.'),
    nofollow: message('Links to other sites all say nofollow.'),
    none: message('No link to another site.'),
  },
  fixes: { linkSource: message('Link a source where the text rests on one.') },
})
