import { defineCheck } from '../define-check.ts'
import { ramp, toScore } from '../ramp.ts'

export const passiveVoice = defineCheck({
  id: 'passive-voice',
  certain: false,
  needs: ['passives'],
  run({ passives }) {
    if (passives === null || passives.sentences === 0) return { status: 'not_applicable' }
    const share = passives.passive / passives.sentences
    // Share of sentences: .1 → .25:0.
    const score = ramp(share, 0.25, 0.1)
    const percent = toScore(share * 100)
    return score >= 80
      ? { score, code: 'good', args: { percent } }
      : { score, code: 'many', args: { percent }, fix: { code: 'nameActor', args: {}, safety: 'draft' } }
  },
})
