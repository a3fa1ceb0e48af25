import { barredBots } from '../../signals/page/barred-bots.ts'
import { trainingBots } from '../../signals/page/checked-agents.gen.ts'
import { defineCheck } from '../define-check.ts'

export const trainingBotAccess = defineCheck({
  id: 'training-bot-access',
  needs: ['bots'],
  run({ bots }) {
    if (bots === null) return { status: 'not_checked' }
    const blocked = barredBots(bots, trainingBots)
    return blocked.length === 0
      ? { score: 100, code: 'allowed', args: {} }
      : { score: 0, code: 'blocked', args: { names: blocked.join(', ') } }
  },
})
