import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const searchBotAccess = defineCheck({
  id: 'search-bot-access',
  needs: ['bots'],
  run({ bots }) {
    if (bots === null) return { status: 'not_checked' }
    const { blockedSearch: blocked, searchBots } = bots
    const first = blocked[0]
    if (first === undefined) return { score: 100, code: 'good', args: { bots: searchBots } }
    return {
      score: ramp(searchBots - blocked.length, 0, searchBots),
      code: 'blocked',
      args: { blocked: blocked.length, bots: searchBots, names: blocked.join(', ') },
      fix: { code: 'allowBot', args: { bot: first }, safety: 'draft' },
    }
  },
})
