import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp, toScore } from '../ramp.ts'

export const transitionWord = defineCheck({
  id: 'transition-word',
  title: 'Sentences are linked',
  rationale: 'Linking words show how thoughts belong together. No effect on search or answers was found; shown only.',
  evidence: {
    grade: 'D',
    sources: ['https://github.com/Yoast/wordpress-seo'],
    contrary: ['No study shows an effect on search or citations.'],
  },
  needs: ['sentences'],
  messages: {
    good: message<{ percent: number }>('{percent} percent of the sentences hold a linking word.'),
    few: message<{ percent: number }>('{percent} percent of the sentences hold a linking word.'),
  },
  fixes: {},
  run({ sentences }) {
    if (sentences.transitions === null || sentences.words < 200 || sentences.count === 0) return { status: 'not_applicable' }
    const share = sentences.transitions / sentences.count
    // Share of sentences: .1:0 → .3.
    const score = ramp(share, 0.1, 0.3)
    const percent = toScore(share * 100)
    return score >= 80 ? { score, code: 'good', args: { percent } } : { score, code: 'few', args: { percent } }
  },
})
