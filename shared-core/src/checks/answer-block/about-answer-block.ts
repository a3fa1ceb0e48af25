import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutAnswerBlock = defineAbout({
  id: 'answer-block',
  title: 'The article has a definition, comparison or steps to quote',
  rationale: 'Answers are built from a few forms: what a thing is, how things differ, what to do first.',
  evidence: {
    grade: 'C',
    sources: ['https://arxiv.org/abs/2604.25707'],
    contrary: ['Part of the effect may come from how the study measured citations.'],
  },
  messages: {
    good: message<{ forms: number }>('{forms, plural, one {# form} other {# forms}} that answers quote: definition, comparison or steps.'),
    none: message('No definition, comparison or steps that fit the subject were found.'),
    one: message('One form that answers quote was found; a second would serve other questions.'),
  },
  fixes: {
    defineTerm: message('Say in one sentence what it is: “X is a …”.'),
    compareThings: message('Add a table or steps if the subject has them.'),
  },
})
