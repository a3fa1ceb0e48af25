import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutEnumerationMarkup = defineAbout({
  id: 'enumeration-markup',
  title: 'Lists and comparisons are marked up as such',
  messages: {
    good: message<{ marked: number }>('{marked, plural, one {# list or table} other {# lists and tables}}.'),
    prose: message<{ marked: number; inProse: number }>(
      '{inProse, plural, one {# enumeration stands} other {# enumerations stand}} in running text, {marked} in lists and tables.',
    ),
  },
  fixes: {
    makeList: message<{ items: number }>('Make a numbered list of the {items} items.'),
    makeTable: message<{ items: number }>('Make a list or a table of the {items} items.'),
  },
})
