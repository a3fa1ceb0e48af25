import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTextLength = defineAbout({
  id: 'text-length',
  title: 'The page is not thin',
  messages: {
    good: message<{ words: number }>('{words, plural, one {# word} other {# words}}.'),
    thin: message<{ words: number; min: number }>('{words, plural, one {# word} other {# words}}; below {min} a page counts as thin.'),
    goodCharacters: message<{ characters: number }>('{characters, plural, one {# character} other {# characters}}.'),
    thinCharacters: message<{ characters: number; min: number }>(
      '{characters, plural, one {# character} other {# characters}}; below {min} a page counts as thin.',
    ),
  },
  fixes: { extendText: message('Say what a reader still needs to know, if there is something.') },
})
