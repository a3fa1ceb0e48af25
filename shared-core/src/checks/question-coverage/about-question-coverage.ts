import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutQuestionCoverage = defineAbout({
  id: 'question-coverage',
  title: 'The article answers the questions it raises',
  messages: {
    good: message<{ answered: number; total: number }>('{answered} of {total, plural, one {# question} other {# questions}} answered.'),
    unanswered: message<{ question: string }>('The text does not answer “{question}”.'),
    unclear: message<{ question: string }>('We did not find a clear answer to “{question}” – is it there?'),
  },
  fixes: {
    answerQuestion: message<{ question: string }>('Answer “{question}” in one or two sentences of its own words.'),
    sayClearly: message<{ question: string }>('If it is not, answer “{question}” in one sentence right where it is asked.'),
  },
})
