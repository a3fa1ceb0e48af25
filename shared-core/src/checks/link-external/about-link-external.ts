import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutLinkExternal = defineAbout({
  id: 'link-external',
  title: 'The text links to other sites',
  messages: {
    good: message<{ links: number }>('{links, plural, one {# link} other {# links}} to other sites.'),
    nofollow: message('Links to other sites all say nofollow.'),
    none: message('No link to another site.'),
  },
  fixes: { linkSource: message('Link a source where the text rests on one.') },
})
