import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'
import type { aboutTextFluency } from './about-text-fluency.ts'

/** Words. */
const minWords = 50

export const textFluency = defineCheck<typeof aboutTextFluency>()({
  id: 'text-fluency',
  needs: ['fluency'],
  run({ fluency: { doubled, repeated, fillers, words, unspaced } }) {
    if (unspaced || words < minWords) return { status: 'not_applicable' }
    const faults = doubled.length + repeated + (fillers?.length ?? 0)
    // Faults per 1,000 words: 60 → 10.
    const score = ramp((1000 * faults) / words, 60, 10)
    const first = doubled[0]
    if (first !== undefined) {
      const word = first.quote.trim()
      // The span holds the white space and the second word: taking it away leaves the first.
      const edit = { kind: 'replace_text', span: first, value: '' } as const
      return {
        score,
        code: 'doubled',
        args: { faults, words, word },
        spans: doubled,
        fix: { code: 'removeDoubled', args: { word }, safety: 'safe', edit },
      }
    }
    if (score >= 80) return { score, code: 'good', args: { faults, words } }
    return {
      score,
      code: 'repeated',
      args: { faults, words },
      spans: fillers ?? [],
      fix: { code: 'removeRepetition', args: {}, safety: 'draft' },
    }
  },
})
