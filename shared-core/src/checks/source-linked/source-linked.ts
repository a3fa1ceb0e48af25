import { allWords } from '../all-words.ts'
import { defineCheck } from '../define-check.ts'
import { curve, passScore } from '../ramp.ts'

/** A shorter text need not name sources, and is judged as if it had so many words: three links in 50 words are not too many. */
const minWords = 300

/** Links to reserved names, from which a text without any other source only looks sourced. */
const maxReserved = 2

export const sourceLinked = defineCheck({
  id: 'source-linked',
  certain: false,
  needs: ['sources', 'size'],
  run({ sources: { domains, references, reserved, words, spans }, size }) {
    // Distinct external domains and entries of a reference list.
    const sources = domains + references
    if (sources === 0 && reserved >= maxReserved) return { score: 0, certain: true, code: 'reserved', args: { links: reserved } }
    if (words < minWords && sources === 0) return { status: 'not_applicable' }
    // Sources per 300 words: 1 to 5 get all points. Our own choice.
    const density = (300 * sources) / Math.max(words, minWords)
    const score = curve(density, [
      [0, 0],
      [1, 100],
      [5, 100],
      [10, 50],
    ])
    const args = { sources, words: allWords(size) }
    if (score >= passScore) return { score, code: 'good', args: { sources }, spans }
    if (density > 5) return { score, code: 'many', args, spans, fix: { code: 'thinSources', args: {}, safety: 'none' } }
    if (sources === 0) return { score, code: 'none', args: {}, fix: { code: 'linkSource', args: {}, safety: 'none' } }
    return { score, code: 'few', args, spans, fix: { code: 'linkSource', args: {}, safety: 'none' } }
  },
})
