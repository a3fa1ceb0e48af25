import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutQuestionCoverage = defineAbout({
  id: 'question-coverage',
  title: 'The article answers the questions it raises',
  rationale: 'An answer engine quotes a passage that answers the question. Title, headings and target queries say what readers ask.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2605.25517'],
    contrary: ['Answers are found by shared words: a true answer in other words can be missed.'],
  },
  messages: {
    good: message<{ answered: number; total: number }>('{answered} of {total, plural, one {# question} other {# questions}} answered.'),
    unanswered: message<{ answered: number; total: number; question: string }>(
      '{answered} of {total, plural, one {# question} other {# questions}} answered. Not answered yet: “{question}”',
    ),
  },
  fixes: { answerQuestion: message<{ question: string }>('Answer “{question}” in one or two sentences of its own words.') },
})
