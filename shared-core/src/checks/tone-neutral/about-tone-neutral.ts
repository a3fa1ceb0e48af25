import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutToneNeutral = defineAbout({
  id: 'tone-neutral',
  title: 'The tone informs and does not sell',
  messages: {
    good: message('The tone is neutral.'),
    promotional: message<{ phrases: number; words: number; phrase: string }>(
      '{phrases, plural, one {# promotional phrase} other {# promotional phrases}} in {words} words, such as “{phrase}”.',
    ),
  },
  fixes: { stateFact: message<{ phrase: string }>('Replace “{phrase}” by the fact behind it.') },
})
