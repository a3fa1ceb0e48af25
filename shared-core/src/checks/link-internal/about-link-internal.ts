import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutLinkInternal = defineAbout({
  id: 'link-internal',
  title: 'The text links to other pages of the site',
  messages: {
    good: message<{ links: number }>('{links, plural, one {# link} other {# links}} to other pages of the site.'),
    nofollow: message('Links to other pages of the site all say nofollow.'),
    none: message('No link to another page of the site.'),
  },
  fixes: { addInternalLink: message('Link a related page of the site where the text touches its subject.') },
})
