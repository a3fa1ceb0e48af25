import { defineCheck } from '../define-check.ts'
import { ramp, toScore } from '../ramp.ts'
import type { aboutSentenceLength } from './about-sentence-length.ts'

export const sentenceLength = defineCheck<typeof aboutSentenceLength>()({
  id: 'sentence-length',
  needs: ['sentences'],
  run({ sentences }) {
    if (!sentences.hasSentences || sentences.count === 0) return { status: 'not_applicable' }
    const { count, limit, long } = sentences
    const share = long.length / count
    const percent = toScore(share * 100)
    // Share of long sentences: .25 → .5:0.
    const score = ramp(share, 0.5, 0.25)
    const first = long[0]
    if (first === undefined || score >= 80) return { score, code: 'good', args: { percent, limit } }
    return {
      score,
      code: 'long',
      args: { percent, limit },
      spans: long.map(({ span }) => span),
      fix: { code: 'shortenSentence', args: { words: first.words }, safety: 'draft' },
    }
  },
})
