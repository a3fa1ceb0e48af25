import { testCheck } from '../../testing/test-check.ts'
import { contentUsage } from './content-usage.ts'

const asked = (line: string) => ({ bots: { robotsTxt: `User-agent: *\nAllow: /\n${line}`, path: '/' } })

testCheck(contentUsage, [
  { name: 'says nothing when robots.txt was not read', signals: { bots: null }, expect: 'not_checked' },
  {
    name: 'shows what is stated',
    signals: asked('Content-Signal: search=yes, ai-train=no # since March'),
    expect: { code: 'stated', score: 100, args: { signals: 'search=yes, ai-train=no' }, fix: null },
  },
  {
    name: 'warns when search is forbidden',
    signals: asked('content-usage: search=no'),
    expect: { code: 'against', score: 0, fix: 'alignSignals' },
  },
  { name: 'asks for nothing without', signals: asked(''), expect: { code: 'none', score: 0, fix: null } },
])
