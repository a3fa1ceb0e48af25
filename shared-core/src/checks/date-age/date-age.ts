import { defineCheck } from '../define-check.ts'
import { passScore, ramp } from '../ramp.ts'

/** Days: nothing at `old`, full at `fresh`. Own data: pages older than 730 days were never cited; evergreen subjects age slower (judgement). */
const axes = { usual: { old: 730, fresh: 90 }, evergreen: { old: 1825, fresh: 365 } } as const

export const dateAge = defineCheck({
  id: 'date-age',
  certain: false,
  needs: ['dates', 'intent'],
  run({ dates: { age, isDraft, published, unchanged }, intent }) {
    // what was never published was not reviewed either
    if (age === null || (isDraft && published === null)) return { status: 'not_applicable' }
    const axis = intent === 'definition' || intent === 'how_to' ? axes.evergreen : axes.usual
    const days = Math.max(0, age)
    const score = ramp(days, axis.old, axis.fresh)
    if (score >= passScore) return { score, code: 'good', args: { days } }
    return { score, code: unchanged ? 'onlyDated' : 'old', args: { days }, fix: { code: 'reviewArticle', args: {}, safety: 'none' } }
  },
})
