import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'
import type { aboutDescriptionLength } from './about-description-length.ts'

/** Code points; conventions of other tools (120–156, 50–160), as scoring.md 3.1 records them. */
const spaced = { tooShort: 50, short: 120, long: 156, tooLong: 200 } as const
/** Chinese and Japanese: 60–80 full-width characters, counted in units of half that width. */
const fullWidth = { tooShort: 50, short: 120, long: 160, tooLong: 200 } as const

export const descriptionLength = defineCheck<typeof aboutDescriptionLength>()({
  id: 'description-length',
  needs: ['description', 'proposals'],
  run({ description, proposals }) {
    if (description === null) return { status: 'not_applicable' }
    const limits = description.unspaced ? fullWidth : spaced
    const length = description.unspaced ? description.units : description.characters
    const shown = description.characters
    const scale = description.unspaced ? 2 : 1
    const { description: proposal } = proposals
    const edit = proposal === null ? null : ({ kind: 'set_field', field: 'description', value: proposal } as const)
    const fix = { code: 'writeDescription', args: {}, safety: 'draft', edit } as const
    const spans = [description.span]
    if (length < limits.short)
      return {
        score: ramp(length, limits.tooShort, limits.short),
        code: 'short',
        args: { length: shown, min: limits.short / scale },
        spans,
        fix,
      }
    if (length > limits.long)
      return {
        score: ramp(length, limits.tooLong, limits.long),
        code: 'long',
        args: { length: shown, max: limits.long / scale },
        spans,
        fix,
      }
    return { score: 100, code: 'good', args: { length: shown }, spans }
  },
})
