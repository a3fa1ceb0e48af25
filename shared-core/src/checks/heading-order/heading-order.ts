import { defineCheck } from '../define-check.ts'
import { editOf } from '../edits/edit-of.ts'
import { levelEdits } from '../edits/level-edits.ts'
import { ramp } from '../ramp.ts'

export const headingOrder = defineCheck({
  id: 'heading-order',
  certain: false,
  needs: ['headings'],
  run({ headings }) {
    if (headings.length === 0) return { status: 'not_applicable' }
    const skipped = headings.filter(({ skips }) => skips)
    const first = skipped[0]
    if (first === undefined) return { score: 100, code: 'good', args: { headings: headings.length } }
    const edit = editOf(levelEdits(headings))
    return {
      // One skipped level fails, however many are in order.
      score: Math.min(79, ramp(headings.length - skipped.length, 0, headings.length)),
      code: 'skipped',
      args: { heading: first.text, level: first.written, expected: first.expected },
      spans: skipped.map(({ span }) => span),
      fix: {
        code: 'fixLevel',
        args: { heading: first.text, level: first.expected },
        safety: edit === null ? 'none' : 'safe',
        edit,
      },
    }
  },
})
