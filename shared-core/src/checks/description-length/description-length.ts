import { defineCheck } from '../define-check.ts'
import { passScore, ramp } from '../ramp.ts'

/** Code points; conventions of other tools (120–156, 50–160). Beyond 1.75 times the limit readers agree that it is the beginning of the text. */
const spaced = { tooShort: 50, short: 120, long: 156, tooLong: 200 } as const
/** Chinese and Japanese: 60–80 full-width characters, counted in units of half that width. */
const fullWidth = { tooShort: 50, short: 120, long: 160, tooLong: 200 } as const

export const descriptionLength = defineCheck({
  id: 'description-length',
  needs: ['description', 'proposals'],
  run({ description, proposals }) {
    if (description === null) return { status: 'not_applicable' }
    const limits = description.unspaced ? fullWidth : spaced
    const length = description.unspaced ? description.units : description.characters
    const shown = description.characters
    const scale = description.unspaced ? 2 : 1
    const spans = [description.span]
    const { description: proposal } = proposals
    // a draft that is too short itself mends nothing
    const isLonger = proposal !== null && proposal.length * scale >= limits.short
    const edit = isLonger ? ({ kind: 'set_field', field: 'description', value: proposal } as const) : null
    // A description that is nearly right stays the writer's own.
    const fixOf = (score: number) =>
      ({ code: 'writeDescription', args: {}, safety: 'draft', edit: score >= passScore ? null : edit }) as const
    if (length < limits.short) {
      const score = ramp(length, limits.tooShort, limits.short)
      return {
        score,
        certain: length < limits.tooShort,
        code: 'short',
        args: { length: shown, min: limits.short / scale },
        spans,
        fix: fixOf(score),
      }
    }
    if (length > limits.long) {
      const score = ramp(length, limits.tooLong, limits.long)
      return {
        score,
        certain: length > 1.75 * limits.long,
        code: 'long',
        args: { length: shown, max: limits.long / scale },
        spans,
        fix: fixOf(score),
      }
    }
    return { score: 100, code: 'good', args: { length: shown }, spans }
  },
})
