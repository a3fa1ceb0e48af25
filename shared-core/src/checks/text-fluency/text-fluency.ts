import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

/** Words. */
const minWords = 50

export const textFluency = defineCheck({
  id: 'text-fluency',
  title: 'The text flows without repetitions and fillers',
  rationale: 'Fluent rewriting raised the share of an answer in one controlled study; doubled words are plain mistakes.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2311.09735'],
    contrary: ['The study had a model rewrite the text; what exactly helped is not known.'],
  },
  needs: ['fluency'],
  messages: {
    good: message<{ faults: number; words: number }>(
      '{faults, plural, one {# repetition or filler} other {# repetitions and fillers}} in {words} words.',
    ),
    doubled: message<{ faults: number; words: number; word: string }>(
      '{faults, plural, one {# repetition or filler} other {# repetitions and fillers}} in {words} words; “{word}” stands twice in a row.',
    ),
    repeated: message<{ faults: number; words: number }>(
      '{faults, plural, one {# repetition or filler} other {# repetitions and fillers}} in {words} words.',
    ),
  },
  fixes: {
    removeDoubled: message<{ word: string }>('Remove the second “{word}”.'),
    removeRepetition: message('Say it once, and drop phrases that say nothing.'),
  },
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
