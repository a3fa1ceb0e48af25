import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTransitionWord = defineAbout({
  id: 'transition-word',
  title: 'Sentences are linked',
  messages: {
    good: message<{ percent: number }>('{percent} percent of the sentences hold a linking word.'),
    few: message<{ percent: number }>('{percent} percent of the sentences hold a linking word.'),
  },
  fixes: {},
})
