import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTextReadability = defineAbout({
  id: 'text-readability',
  title: 'The text is easy to read',
  messages: {
    ease: message<{ ease: number; formula: string }>('Reading ease {ease} of 100 ({formula}).'),
    sentences: message<{ words: number }>('Sentences have {words, plural, one {# word} other {# words}} on average.'),
  },
  fixes: {
    shortenSentence: message<{ words: number }>('Split long sentences; the longest has {words, plural, one {# word} other {# words}}.'),
  },
})
