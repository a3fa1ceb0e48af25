import { defineCheck } from '../define-check.ts'
import { passScore, ramp, toScore } from '../ramp.ts'

/** Share of long sentences, and sentences of so many times the limit, below which length is a matter of style. */
const certainFromShare = 0.6
const certainFromTimes = 2
const certainFromSentences = 3

export const sentenceLength = defineCheck({
  id: 'sentence-length',
  needs: ['sentences'],
  run({ sentences }) {
    if (!sentences.hasSentences || sentences.count === 0) return { status: 'not_applicable' }
    const { count, limit, long } = sentences
    const unit = sentences.unspaced ? 'characters' : 'words'
    const share = long.length / count
    const percent = toScore(share * 100)
    // Share of long sentences: 0 from a half on, 100 up to a quarter. A convention of SEO tools (scoring.md 3.1).
    const score = ramp(share, 0.5, 0.25)
    const first = long[0]
    if (first === undefined || score >= passScore) return { score, code: 'good', args: { percent, limit, unit } }
    return {
      score,
      certain: share >= certainFromShare && long.filter(({ words }) => words >= certainFromTimes * limit).length >= certainFromSentences,
      code: 'long',
      args: { percent, limit, unit },
      spans: long.map(({ span }) => span),
      fix: { code: 'shortenSentence', args: { words: first.words, unit }, safety: 'draft' },
    }
  },
})
