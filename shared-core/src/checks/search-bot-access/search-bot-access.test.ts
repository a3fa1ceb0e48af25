import { testCheck } from '../../testing/test-check.ts'
import { searchBotAccess } from './search-bot-access.ts'

const asked = (robotsTxt: string, path = '/a') => ({ bots: { robotsTxt, path } })

testCheck(searchBotAccess, [
  { name: 'says nothing when robots.txt was not read', signals: { bots: null }, expect: 'not_checked' },
  {
    name: 'passes when all may read',
    signals: asked(''),
    expect: { code: 'good', score: 100, args: { bots: 5 }, fix: null },
  },
  {
    name: 'takes the share that may read',
    signals: asked('User-agent: PerplexityBot\nDisallow: /'),
    expect: { code: 'blocked', score: 80, args: { blocked: 1, bots: 5, names: 'PerplexityBot' }, fix: 'allowBot' },
  },
  {
    name: 'gives nothing when all are blocked',
    signals: asked('User-agent: *\nDisallow: /'),
    expect: {
      code: 'blocked',
      score: 0,
      args: { blocked: 5, bots: 5, names: 'Googlebot, Bingbot, OAI-SearchBot, Claude-SearchBot, PerplexityBot' },
    },
  },
])
