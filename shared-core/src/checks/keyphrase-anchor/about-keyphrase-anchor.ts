import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutKeyphraseAnchor = defineAbout({
  id: 'keyphrase-anchor',
  title: 'No link gives the keyphrase away',
  messages: {
    good: message('No link to another page of the site has the keyphrase as its text.'),
    competing: message<{ phrase: string; links: number }>(
      '{links, plural, one {# link} other {# links}} to another page of the site {links, plural, one {has} other {have}} “{phrase}” as text.',
    ),
  },
  fixes: { renameLink: message<{ phrase: string }>('Give the link a text of its own instead of “{phrase}”.') },
})
