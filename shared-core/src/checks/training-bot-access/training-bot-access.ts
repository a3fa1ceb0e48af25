import { defineCheck } from '../define-check.ts'
import type { aboutTrainingBotAccess } from './about-training-bot-access.ts'

export const trainingBotAccess = defineCheck<typeof aboutTrainingBotAccess>()({
  id: 'training-bot-access',
  needs: ['bots'],
  run({ bots }) {
    if (bots === null) return { status: 'not_checked' }
    return bots.blockedTraining.length === 0
      ? { score: 100, code: 'allowed', args: {} }
      : { score: 0, code: 'blocked', args: { names: bots.blockedTraining.join(', ') } }
  },
})
