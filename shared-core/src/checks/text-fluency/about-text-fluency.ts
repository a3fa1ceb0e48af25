import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTextFluency = defineAbout({
  id: 'text-fluency',
  title: 'The text flows without repetitions and fillers',
  messages: {
    good: message<{ faults: number; words: number }>(
      '{faults, plural, one {# repetition or filler} other {# repetitions and fillers}} in {words} words.',
    ),
    doubled: message<{ faults: number; words: number; word: string }>(
      '{faults, plural, one {# repetition or filler} other {# repetitions and fillers}} in {words} words; “{word}” stands twice in a row.',
    ),
    repeated: message<{ faults: number; words: number }>(
      '{faults, plural, one {# repetition or filler} other {# repetitions and fillers}} in {words} words.',
    ),
  },
  fixes: {
    removeDoubled: message<{ word: string }>('Remove the second “{word}”.'),
    removeRepetition: message('Say it once, and drop phrases that say nothing.'),
  },
})
