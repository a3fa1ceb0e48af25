import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutSentenceLength = defineAbout({
  id: 'sentence-length',
  title: 'Few sentences are long',
  messages: {
    // For translators: {limit} counts words, or characters in Chinese and Japanese.
    good: message<{ percent: number; limit: number; unit: string }>(
      '{percent} percent of the sentences are longer than {limit} {unit, select, characters {characters} other {words}}.',
    ),
    // For translators: {limit} counts words, or characters in Chinese and Japanese.
    long: message<{ percent: number; limit: number; unit: string }>(
      '{percent} percent of the sentences have more than {limit} {unit, select, characters {characters} other {words}}; aim for a quarter at most.',
    ),
  },
  fixes: {
    // For translators: {words} counts words, or characters in Chinese and Japanese.
    shortenSentence: message<{ words: number; unit: string }>(
      'Split long sentences; the longest has {words} {unit, select, characters {characters} other {words}}.',
    ),
  },
})
