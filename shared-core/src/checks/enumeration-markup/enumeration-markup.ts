import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const enumerationMarkup = defineCheck({
  id: 'enumeration-markup',
  title: 'Lists and comparisons are marked up as such',
  rationale: 'Readers find items in a list faster, and so does whatever takes single items out of a page.',
  evidence: {
    grade: 'C',
    sources: ['https://arxiv.org/abs/2603.29979'],
    contrary: ['Formatting alone had no effect in 252,000 paired trials: https://arxiv.org/abs/2605.25517'],
  },
  needs: ['enumerations'],
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
  run({ enumerations: { inProse, marked } }) {
    const total = inProse.length + marked
    if (total === 0) return { status: 'not_applicable' }
    // Share that is marked up: .3 → .8.
    const score = ramp(marked / total, 0.3, 0.8)
    const first = inProse[0]
    if (first === undefined || score >= 80) return { score, code: 'good', args: { marked } }
    return {
      score,
      code: 'prose',
      args: { marked, inProse: inProse.length },
      spans: inProse.map(({ span }) => span),
      fix: { code: first.ordinal ? 'makeList' : 'makeTable', args: { items: first.items }, safety: 'draft' },
    }
  },
})
