import { defineCheck } from '../define-check.ts'
import { passScore, ramp, toScore } from '../ramp.ts'

export const transitionWord = defineCheck({
  id: 'transition-word',
  certain: false,
  needs: ['sentences'],
  run({ sentences }) {
    // `transitions` is null where the language has no list of transition words.
    if (sentences.transitions === null || sentences.words < 200 || sentences.count === 0) return { status: 'not_applicable' }
    const share = sentences.transitions / sentences.count
    // 0 when a tenth of the sentences have one, 100 from three tenths on.
    const score = ramp(share, 0.1, 0.3)
    const percent = toScore(share * 100)
    return score >= passScore ? { score, code: 'good', args: { percent } } : { score, code: 'few', args: { percent } }
  },
})
