import { defineCheck } from '../define-check.ts'
import { passScore, ramp, toScore } from '../ramp.ts'

export const passiveVoice = defineCheck({
  id: 'passive-voice',
  certain: false,
  needs: ['passives'],
  run({ passives }) {
    if (passives === null || passives.sentences === 0) return { status: 'not_applicable' }
    const share = passives.passive / passives.sentences
    // Share of passive sentences: 100 up to a tenth, 0 from a quarter on. A convention of SEO tools (scoring.md 3.1).
    const score = ramp(share, 0.25, 0.1)
    const percent = toScore(share * 100)
    return score >= passScore
      ? { score, code: 'good', args: { percent } }
      : { score, code: 'many', args: { percent }, fix: { code: 'nameActor', args: {}, safety: 'draft' } }
  },
})
