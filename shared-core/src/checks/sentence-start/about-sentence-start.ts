import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutSentenceStart = defineAbout({
  id: 'sentence-start',
  title: 'Neighbouring sentences begin in different ways',
  messages: {
    good: message('Neighbouring sentences begin in different ways.'),
    same: message<{ times: number; word: string }>('{times} sentences in a row begin with “{word}”.'),
  },
  fixes: { varyStart: message<{ word: string }>('Begin one of the sentences with something else than “{word}”.') },
})
