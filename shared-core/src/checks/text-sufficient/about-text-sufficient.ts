import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTextSufficient = defineAbout({
  id: 'text-sufficient',
  title: 'There is enough text to judge',
  messages: {
    good: message<{ words: number }>('{words, plural, one {# word} other {# words}} of text.'),
    little: message<{ words: number; min: number; repeated: 'yes' | 'no' }>(
      'Only {words, plural, one {# word} other {# words}}{repeated, select, yes {; repeated sentences count once} other {}}. The score stays low until there are {min}.',
    ),
    littleCharacters: message<{ characters: number; min: number; repeated: 'yes' | 'no' }>(
      'Only {characters, plural, one {# character} other {# characters}}{repeated, select, yes {; repeated sentences count once} other {}}. The score stays low until there are {min}.',
    ),
    short: message<{ count: number }>('{count, plural, one {# word} other {# words}} of text: too little to judge.'),
    shortCharacters: message<{ count: number }>('{count, plural, one {# character} other {# characters}} of text: too little to judge.'),
    empty: message<{ words: number; of: number }>('{words} of {of} words stand in paragraphs that could be in any article.'),
    locked: message<{ count: number }>(
      '{count, plural, one {# word can} other {# words can}} be read; the page says that the rest is for those who log in or pay. Machines that quote see no more.',
    ),
    lockedCharacters: message<{ count: number }>(
      '{count, plural, one {# character can} other {# characters can}} be read; the page says that the rest is for those who log in or pay. Machines that quote see no more.',
    ),
    goodCharacters: message<{ characters: number }>('{characters, plural, one {# character} other {# characters}} of text.'),
  },
  fixes: {
    extendText: message('Say what a reader still needs to know.'),
    unlockText: message('Show more of the text without a login if it is to be quoted.'),
  },
})
