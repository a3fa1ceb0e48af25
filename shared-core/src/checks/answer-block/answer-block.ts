import { defineCheck } from '../define-check.ts'
import type { aboutAnswerBlock } from './about-answer-block.ts'

/** What fits the intent of the reader: forms that answer such a question. */
const fitting = {
  how_to: ['steps', 'definition'],
  definition: ['definition', 'comparison'],
  comparison: ['comparison', 'definition'],
  price: ['comparison', 'definition'],
  review: ['comparison', 'definition'],
} as const satisfies Record<string, readonly ('definition' | 'comparison' | 'steps')[]>

const anyForm = ['definition', 'comparison', 'steps'] as const

export const answerBlock = defineCheck<typeof aboutAnswerBlock>()({
  id: 'answer-block',
  needs: ['answerForms', 'intent', 'size'],
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
