import { defineCheck } from '../define-check.ts'

export const sentenceStart = defineCheck({
  id: 'sentence-start',
  certain: false,
  needs: ['sentences'],
  run({ sentences }) {
    if (sentences.unspaced || !sentences.hasSentences || sentences.count < 3) return { status: 'not_applicable' }
    const [first] = sentences.sameStart
    if (first === undefined) return { score: 100, code: 'good', args: {} }
    const { word, times } = first
    return {
      score: Math.max(0, 60 - 20 * (sentences.sameStart.length - 1)),
      code: 'same',
      args: { times, word },
      spans: sentences.sameStart.map(({ span }) => span),
      fix: { code: 'varyStart', args: { word }, safety: 'draft' },
    }
  },
})
