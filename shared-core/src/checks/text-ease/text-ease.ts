import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const textEase = defineCheck({
  id: 'text-ease',
  certain: false,
  needs: ['readability'],
  run({ readability: { ease, formula, words } }) {
    if (ease === null || formula === null || words === 0) return { status: 'not_applicable' }
    // Reading ease, 0–100: 60 is plain language. A convention of SEO tools (scoring.md 3.1).
    const score = ramp(ease, 20, 60)
    return ease >= 60
      ? { score, code: 'good', args: { ease, formula } }
      : { score, code: 'hard', args: { ease, formula }, fix: { code: 'useShortWords', args: {}, safety: 'draft' } }
  },
})
