import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

/** What fits the intent of the reader: forms that answer such a question. */
const fitting = {
  how_to: ['steps', 'definition'],
  definition: ['definition', 'comparison'],
  comparison: ['comparison', 'definition'],
  price: ['comparison', 'definition'],
  review: ['comparison', 'definition'],
} as const satisfies Record<string, readonly ('definition' | 'comparison' | 'steps')[]>

const anyForm = ['definition', 'comparison', 'steps'] as const

export const answerBlock = defineCheck({
  id: 'answer-block',
  title: 'The article has a definition, comparison or steps to quote',
  rationale: 'Answers are built from a few forms: what a thing is, how things differ, what to do first.',
  evidence: {
    grade: 'C',
    sources: ['https://arxiv.org/abs/2604.25707'],
    contrary: ['Part of the effect may come from how the study measured citations.'],
  },
  needs: ['answerForms', 'intent', 'size'],
  messages: {
    good: message<{ forms: number }>('{forms, plural, one {# form} other {# forms}} that answers quote: definition, comparison or steps.'),
    none: message('No definition, comparison or steps that fit the subject were found.'),
    one: message('One form that answers quote was found; a second would serve other questions.'),
  },
  fixes: {
    defineTerm: message('Say in one sentence what it is: “X is a …”.'),
    compareThings: message('Add a table or steps if the subject has them.'),
  },
  run({ answerForms, intent, size: { words } }) {
    if (!answerForms.hasPatterns || words === 0) return { status: 'not_applicable' }
    const forms: readonly (typeof anyForm)[number][] = intent in fitting ? fitting[intent as keyof typeof fitting] : anyForm
    const spans = forms.flatMap((form) => answerForms[form] ?? [])
    // Forms that fit: 0, 1, 2 → 0, 70, 100.
    if (spans.length >= 2) return { score: 100, code: 'good', args: { forms: spans.length }, spans }
    if (spans.length === 1)
      return {
        score: 70,
        code: 'one',
        args: {},
        spans,
        fix: { code: answerForms.definition === null ? 'defineTerm' : 'compareThings', args: {}, safety: 'none' },
      }
    return { score: 0, code: 'none', args: {}, fix: { code: 'defineTerm', args: {}, safety: 'none' } }
  },
})
