import { defineCheck } from '../define-check.ts'
import { editOf } from '../edit-of.ts'
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
      const [word = ''] = first.quote.split(/\s+/)
      // The span holds both words and the white space between them: the first is left. Three in a row overlap, and take two steps.
      const edit = editOf(
        doubled
          .filter(({ place, start }, at) => at === 0 || doubled[at - 1]!.place !== place || doubled[at - 1]!.end <= start)
          .map((span) => ({ kind: 'replace_text' as const, span, value: span.quote.split(/\s+/)[0]! }))
          .reverse(),
      )
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
