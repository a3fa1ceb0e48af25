import type { Span } from '../../model/values.ts'
import { defineCheck } from '../define-check.ts'
import { editOf } from '../edits/edit-of.ts'
import { passScore, ramp } from '../ramp.ts'

/** Words. */
const minWords = 50
const minCharacters = 100

/** In a text of more words repeated phrases count for less, in proportion. */
const usualWords = 500

/**
 * Places in a hundred words (characters) at which the words are out of order, with so many places at least. No text of 232 has .34, nor one in
 * Japanese .92; texts of mixed words have one to seven.
 */
const disorderShare = 0.6
const disorderCharacters = 1.4
const disorderLeast = 3

export const textFluency = defineCheck({
  id: 'text-fluency',
  needs: ['fluency'],
  run({ fluency: { apart, doubled, repeated, fillers, words, unspaced } }) {
    if (words < (unspaced ? minCharacters : minWords)) return { status: 'not_applicable' }
    if (apart >= disorderLeast && 100 * apart >= (unspaced ? disorderCharacters : disorderShare) * words)
      return { score: 0, code: 'disorder', args: { faults: apart, words }, fix: { code: 'orderWords', args: {}, safety: 'none' } }
    if (unspaced) return { status: 'not_applicable' }
    // the longer a text, the more of its phrases recur by chance
    const again = Math.round(repeated * Math.min(1, usualWords / words))
    const faults = doubled.length + again + (fillers?.length ?? 0)
    const score = ramp((1000 * faults) / words, 60, 10)
    const first = doubled[0]
    if (first !== undefined) {
      const [word = ''] = first.quote.split(/\s+/)
      // The span holds both words and the white space between them: the first stays.
      const edit = editOf(
        joined(doubled)
          .map((span) => ({ kind: 'replace_text' as const, span, value: span.quote.split(/\s+/)[0]! }))
          .reverse(),
      )
      return {
        score,
        // more than a slip or two: a table or a list of terms in running text
        certain: doubled.length <= 3,
        code: 'doubled',
        args: { faults, words, word },
        spans: doubled,
        fix: { code: 'removeDoubled', args: { word }, safety: 'draft', edit },
      }
    }
    if (score >= passScore) return { score, code: 'good', args: { faults, words } }
    return {
      score,
      certain: false,
      code: 'repeated',
      args: { faults, words },
      spans: fillers ?? [],
      fix: { code: 'removeRepetition', args: {}, safety: 'draft' },
    }
  },
})

/** Three words in a row are two pairs that share one: they become one span. */
function joined(pairs: readonly Span[]): readonly Span[] {
  const spans: Span[] = []
  for (const pair of pairs) {
    const last = spans.at(-1)
    if (last?.place !== pair.place || last.end <= pair.start) spans.push(pair)
    else spans[spans.length - 1] = { ...last, end: pair.end, quote: last.quote + pair.quote.slice(last.end - pair.start) }
  }
  return spans
}
