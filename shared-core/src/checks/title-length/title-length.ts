import { defineCheck } from '../define-check.ts'
import { namesNothing } from '../names-nothing.ts'
import { ramp } from '../ramp.ts'

/** Code points; conventions of other tools (40–60, at most 60), as scoring.md 3.1 records them. */
const spaced = { tooShort: 15, short: 30, long: 60, tooLong: 90 } as const
/** Chinese and Japanese: 14–30 full-width characters; counted in units of half that width. */
const fullWidth = { tooShort: 14, short: 28, long: 60, tooLong: 90 } as const

export const titleLength = defineCheck({
  id: 'title-length',
  certain: false,
  needs: ['subject', 'title'],
  run({ subject, title }) {
    if (title === null || namesNothing(subject)) return { status: 'not_applicable' }
    const limits = title.unspaced ? fullWidth : spaced
    const length = title.unspaced ? title.units : title.characters
    const shown = title.characters
    const scale = title.unspaced ? 2 : 1
    const fix = { code: 'chooseTitle', args: {}, safety: 'draft' } as const
    const spans = [title.span]
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
