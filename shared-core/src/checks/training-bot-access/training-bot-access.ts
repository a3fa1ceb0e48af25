import { defineCheck } from '../define-check.ts'

export const trainingBotAccess = defineCheck({
  id: 'training-bot-access',
  needs: ['bots'],
  run({ bots }) {
    if (bots === null) return { status: 'not_checked' }
    return bots.blockedTraining.length === 0
      ? { score: 100, code: 'allowed', args: {} }
      : { score: 0, code: 'blocked', args: { names: bots.blockedTraining.join(', ') } }
  },
})
