import { defineCheck } from '../define-check.ts'
import { passScore, ramp } from '../ramp.ts'

/** Words. */
const minWords = 100

export const specificDensity = defineCheck({
  id: 'specific-density',
  certain: false,
  needs: ['specifics', 'intent'],
  run({ specifics: { figures, prices, dates, versions, names, words, hasCase }, intent }) {
    const fix = { code: 'nameSpecifics', args: {}, safety: 'none' } as const
    // Scripts without capitals show no names; a text without any of the rest is then not judged on names it may have.
    const specifics = figures + dates + versions + (hasCase ? names : 0)
    if (!hasCase && prices + dates + versions === 0) return { status: 'not_applicable' }
    // Per 100 words. Scripts without capitals need half as many, because names are left out there.
    const density = (100 * specifics) / words
    const score = hasCase ? ramp(density, 1, 5) : ramp(density, 0.5, 2.5)
    if (words < minWords && score < passScore) return { status: 'not_applicable' }
    if (intent === 'price' && prices === 0) return { score: Math.min(score, 79), code: 'noPrice', args: {}, fix }
    if (score >= passScore) return { score, code: 'good', args: { specifics } }
    return { score, code: 'vague', args: { specifics, words }, fix }
  },
})
