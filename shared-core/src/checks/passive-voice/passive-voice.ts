import { defineCheck } from '../define-check.ts'
import { passScore, ramp, toScore } from '../ramp.ts'

export const passiveVoice = defineCheck({
  id: 'passive-voice',
  certain: false,
  needs: ['passives'],
  run({ passives }) {
    if (passives === null || passives.sentences === 0) return { status: 'not_applicable' }
    const share = passives.passive / passives.sentences
    const score = ramp(share, 0.25, 0.1)
    const percent = toScore(share * 100)
    return score >= passScore
      ? { score, code: 'good', args: { percent } }
      : { score, code: 'many', args: { percent }, fix: { code: 'nameActor', args: {}, safety: 'draft' } }
  },
})
