import { testCheck } from '../../testing/test-check.ts'
import { headingQuestionForm } from './heading-question-form.ts'

const h = (isQuestion: boolean) => ({ isQuestion })

testCheck(headingQuestionForm, [
  { name: 'does not judge a text without headings', signals: { headings: [] }, expect: 'not_applicable' },
  {
    name: 'counts questions',
    signals: { headings: [h(true), h(false)] },
    expect: { code: 'some', score: 100, args: { questions: 1, headings: 2 } },
  },
  { name: 'asks for nothing without', signals: { headings: [h(false)] }, expect: { code: 'none', score: 0, fix: null } },
])
