import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const searchBotAccess = defineCheck({
  id: 'search-bot-access',
  title: 'Crawlers of search and answer engines may read the page',
  rationale: 'An engine whose crawler is kept out by robots.txt cannot quote the page. Crawlers that collect training text do not count.',
  evidence: {
    grade: 'A',
    sources: ['https://www.rfc-editor.org/rfc/rfc9309', 'https://platform.openai.com/docs/bots', 'https://docs.perplexity.ai/guides/bots'],
    contrary: [],
  },
  needs: ['bots'],
  messages: {
    good: message<{ bots: number }>('All {bots} crawlers of search and answer engines may read the page.'),
    blocked: message<{ blocked: number; bots: number; names: string }>(
      'robots.txt keeps out {blocked} of {bots} crawlers of search and answer engines: {names}.',
    ),
  },
  fixes: { allowBot: message<{ bot: string }>('Allow {bot} in robots.txt if the page is meant to be found there.') },
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
