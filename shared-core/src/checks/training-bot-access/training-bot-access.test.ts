import { testCheck } from '../../testing/test-check.ts'
import { trainingBotAccess } from './training-bot-access.ts'

testCheck(trainingBotAccess, [
  { name: 'says nothing when robots.txt was not read', signals: { bots: null }, expect: 'not_checked' },
  { name: 'sees that all may read', signals: { bots: { robotsTxt: '', path: '/' } }, expect: { code: 'allowed', score: 100 } },
  {
    name: 'lists those that are blocked',
    signals: { bots: { robotsTxt: 'User-agent: CCBot\nUser-agent: GPTBot\nDisallow: /', path: '/' } },
    expect: { code: 'blocked', score: 0, args: { names: 'GPTBot, CCBot' }, fix: null },
  },
])
