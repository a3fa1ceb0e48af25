import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutAnswerBlock = defineAbout({
  id: 'answer-block',
  title: 'The article has a definition, comparison or steps to quote',
  messages: {
    good: message<{ forms: number }>('{forms, plural, one {# form} other {# forms}} that answers quote: definition, comparison or steps.'),
    generic: message<{ said: number; words: number }>(
      'A sentence has the form of a definition, but of {words} content words in a row only {said} say something of the subject.',
    ),
    none: message('No definition, comparison or steps that fit the subject were found.'),
    one: message('Of a definition, a comparison in a table and numbered steps, one is there; each serves other questions.'),
  },
  fixes: {
    sayMore: message('Say in the definition what only this thing is or does: its kind, parts, amounts, an example.'),
    defineTerm: message('Say in one sentence what the main thing of the article is, as a dictionary would.'),
    compareThings: message('Add a table or steps if the subject has them.'),
  },
})
