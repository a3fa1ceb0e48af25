import { testCheck } from '../../testing/test-check.ts'
import { contentUsage } from './content-usage.ts'

const b = (contentSignals: string | null) => ({ bots: { contentSignals } })

testCheck(contentUsage, [
  { name: 'says nothing when nobody read robots.txt', signals: { bots: null }, expect: 'not_checked' },
  {
    name: 'shows what is stated',
    signals: b('search=yes, ai-train=no'),
    expect: { code: 'stated', score: 100, args: { signals: 'search=yes, ai-train=no' }, fix: null },
  },
  { name: 'warns when search is forbidden', signals: b('search=no'), expect: { code: 'against', score: 0, fix: 'alignSignals' } },
  { name: 'asks for nothing without', signals: b(null), expect: { code: 'none', score: 0, fix: null } },
])
