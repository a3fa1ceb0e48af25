import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutOpeningAnswer = defineAbout({
  id: 'opening-answer',
  title: 'The opening answers the main question',
  messages: {
    good: message<{ question: string }>('The opening answers “{question}”.'),
    unclear: message<{ question: string }>('We did not find a clear answer to “{question}” in the opening – is it there?'),
    apart: message<{ question: string }>('Does the opening say what “{question}” promises? It shares few words with it.'),
    empty: message<{ question: string }>('The opening says nothing beyond “{question}”.'),
    generic: message<{ said: number; words: number }>(
      'The opening has the words of the question, but of {words} content words in a row only {said} say something of the subject.',
    ),
  },
  fixes: {
    leadWithAnswer: message<{ question: string }>('Open with one or two sentences that say what “{question}” promises.'),
    sayMore: message('Tell what is particular to the subject: amounts, names, places, parts, examples.'),
  },
})
