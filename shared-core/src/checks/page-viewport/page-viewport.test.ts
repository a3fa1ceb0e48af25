import { testCheck } from '../../testing/test-check.ts'
import { pageViewport } from './page-viewport.ts'

const page = (viewport: string | null) => ({ page: { markup: { viewport } } })

testCheck(pageViewport, [
  { name: 'does not look at a draft, which has no page', signals: { page: null }, expect: 'not_checked' },
  {
    name: 'passes the usual viewport',
    signals: page('width=device-width, initial-scale=1'),
    expect: { code: 'good', score: 100, fix: null },
  },
  { name: 'passes a limit of 200 %', signals: page('maximum-scale=2'), expect: { code: 'good' } },
  { name: 'fails a smaller limit', signals: page('maximum-scale=1.0'), expect: { code: 'locked', score: 0, fix: 'fixViewport' } },
  { name: 'fails when zooming is off', signals: page('user-scalable=no'), expect: { code: 'locked' } },
  { name: 'halves a page without one', signals: page(null), expect: { code: 'missing', score: 50 } },
  { name: 'takes white space for none', signals: page('  '), expect: { code: 'missing' } },
  {
    name: 'reads limits with spaces, and is not sure that readers mind',
    signals: page('maximum-scale = 1.5'),
    expect: { code: 'locked', certain: false },
  },
  { name: 'reads a limit of more than one digit', signals: page('maximum-scale=10'), expect: { code: 'good' } },
  { name: 'reads spaces around the sign', signals: page('user-scalable = 0'), expect: { code: 'locked' } },
])
