import { defineCheck } from '../define-check.ts'
import { curve } from '../ramp.ts'
import type { aboutSourceLinked } from './about-source-linked.ts'

/** Words. */
const minWords = 150

export const sourceLinked = defineCheck<typeof aboutSourceLinked>()({
  id: 'source-linked',
  needs: ['sources'],
  run({ sources: { domains, references, words, spans } }) {
    if (words < minWords) return { status: 'not_applicable' }
    // Distinct external domains and entries of a reference list, per 300 words: 0 → 1 … 5 → 10:50.
    const sources = domains + references
    const density = (300 * sources) / words
    const score = curve(density, [
      [0, 0],
      [1, 100],
      [5, 100],
      [10, 50],
    ])
    const args = { sources, words }
    if (score >= 80) return { score, code: 'good', args: { sources }, spans }
    if (density > 5) return { score, code: 'many', args, spans, fix: { code: 'thinSources', args: {}, safety: 'none' } }
    return { score, code: 'few', args, spans, fix: { code: 'linkSource', args: {}, safety: 'none' } }
  },
})
