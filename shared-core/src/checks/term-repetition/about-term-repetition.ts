import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTermRepetition = defineAbout({
  id: 'term-repetition',
  title: 'No word is repeated beyond what the subject needs',
  messages: {
    good: message('No word is repeated beyond what the subject needs.'),
    stuffed: message<{ word: string; count: number; words: number }>('“{word}” stands {count} times in {words} words.'),
    spam: message<{ word: string; count: number; words: number }>('“{word}” stands {count} times in {words} words, which reads as spam.'),
    again: message<{ different: number; stretch: number }>(
      'Of {stretch} content words in a row, only {different} are different: the text says the same again.',
    ),
  },
  fixes: {
    varyTerm: message<{ word: string }>('Replace “{word}” by a pronoun or another word where the subject is clear.'),
    sayMore: message('Say something new in every sentence, or leave it out.'),
  },
})
