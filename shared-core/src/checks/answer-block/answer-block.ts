import { defineCheck } from '../define-check.ts'
import { passScore, toScore } from '../ramp.ts'
import { genericVerdict, sharedPart } from '../substance.ts'

/** Forms that titles ask for, by intent; the first is what they promise. */
const formsByIntent = {
  how_to: ['steps', 'definition'],
  definition: ['definition', 'comparison'],
  comparison: ['comparison', 'definition'],
} as const satisfies Record<string, readonly ('definition' | 'comparison' | 'steps')[]>

const anyForm = ['definition', 'comparison', 'steps'] as const

export const answerBlock = defineCheck({
  id: 'answer-block',
  certain: false,
  needs: ['answerForms', 'intent', 'size', 'terms'],
  run({ answerForms, intent, size: { words }, terms }) {
    if (!answerForms.hasPatterns || words === 0) return { status: 'not_applicable' }
    const wanted = intent in formsByIntent ? formsByIntent[intent as keyof typeof formsByIntent] : null
    const forms: readonly (typeof anyForm)[number][] = wanted ?? anyForm
    const fitting = forms.filter((form) => answerForms[form] !== null)
    const spans = fitting.flatMap((form) => answerForms[form] ?? [])
    // A definition is known by its words alone, tables and steps by how they are marked up.
    const lost = fitting.includes('definition') ? 1 - sharedPart(terms) : 0
    // One form that fits scores 70, two 100.
    const count = fitting.length - lost
    const score = toScore(Math.min(70 * count, 40 + 30 * count))
    if (fitting.length === 0) {
      // a title that promises none of them is kept without them: that is not named as worth a look
      if (wanted === null) return { score, code: 'none', args: {}, fix: { code: 'defineTerm', args: {}, safety: 'none' } }
      const [form] = wanted
      return { score, code: 'unkept', args: { form }, fix: { code: 'giveForm', args: { form }, safety: 'none' } }
    }
    if (score >= passScore) return { score, code: 'good', args: { forms: fitting.length }, spans }
    if (lost > 0) return { ...genericVerdict(score, terms), spans }
    return {
      score,
      code: 'one',
      args: {},
      spans,
      fix: { code: answerForms.definition === null ? 'defineTerm' : 'compareThings', args: {}, safety: 'none' },
    }
  },
})
