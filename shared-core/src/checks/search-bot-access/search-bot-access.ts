import { barredBots } from '../../signals/page/barred-bots.ts'
import { searchBots } from '../../signals/page/checked-agents.gen.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const searchBotAccess = defineCheck({
  id: 'search-bot-access',
  needs: ['bots'],
  run({ bots }) {
    if (bots === null) return { status: 'not_checked' }
    const blocked = barredBots(bots, searchBots)
    const first = blocked[0]
    if (first === undefined) return { score: 100, code: 'good', args: { bots: searchBots.length } }
    return {
      score: ramp(searchBots.length - blocked.length, 0, searchBots.length),
      code: 'blocked',
      args: { blocked: blocked.length, bots: searchBots.length, names: blocked.join(', ') },
      fix: { code: 'allowBot', args: { bot: first }, safety: 'draft' },
    }
  },
})
