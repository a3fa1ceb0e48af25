import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutLinkText = defineAbout({
  id: 'link-text',
  title: 'Link texts say where they lead',
  messages: {
    good: message<{ links: number }>('{links, plural, one {# link says} other {# links say}} where they lead.'),
    vague: message<{ vague: number; links: number; text: string }>(
      '{vague} of {links, plural, one {# link does} other {# links do}} not say where it leads, such as “{text}”.',
    ),
  },
  fixes: { nameLink: message<{ text: string }>('Replace “{text}” by the name of what is linked.') },
})
