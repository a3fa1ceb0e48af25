import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutKeyphraseDescription = defineAbout({
  id: 'keyphrase-description',
  title: 'The meta description holds the keyphrase',
  messages: {
    good: message<{ phrase: string }>('The meta description holds “{phrase}”.'),
    missing: message<{ phrase: string }>('The meta description lacks “{phrase}”.'),
    many: message<{ phrase: string; times: number }>('The meta description holds “{phrase}” {times} times.'),
  },
  fixes: { writeDescription: message<{ phrase: string }>('Say once what the reader will learn about “{phrase}”.') },
})
