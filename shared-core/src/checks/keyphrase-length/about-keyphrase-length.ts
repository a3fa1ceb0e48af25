import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutKeyphraseLength = defineAbout({
  id: 'keyphrase-length',
  title: 'The keyphrase is of a length that people type',
  messages: {
    good: message<{ words: number }>('The keyphrase has {words, plural, one {# content word} other {# content words}}.'),
    long: message<{ words: number; max: number }>('The keyphrase has {words} content words; up to {max} are enough.'),
    empty: message('The keyphrase has no content word.'),
  },
  fixes: { shortenPhrase: message('Keep the words that name the subject.') },
})
