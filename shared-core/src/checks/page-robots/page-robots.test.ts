import { testCheck } from '../../testing/test-check.ts'
import { pageRobots } from './page-robots.ts'

const page = (directives: string[], robotsElements = 1) => ({ page: { directives, robotsElements } })

testCheck(pageRobots, [
  { name: 'says nothing about a draft without a page', signals: { page: null }, expect: 'not_checked' },
  { name: 'passes without directives', signals: page([], 0), expect: { code: 'good', score: 100, fix: null } },
  { name: 'fails noindex', signals: page(['noindex']), expect: { code: 'noindex', score: 0, fix: 'allowIndexing' } },
  { name: 'reads none as noindex', signals: page(['none', 'index']), expect: { code: 'noindex' } },
  {
    name: 'names follow and nofollow together',
    signals: page(['follow', 'nofollow']),
    expect: { code: 'conflict', score: 30, args: { directives: 'follow, nofollow' }, fix: 'clearRobots' },
  },
  { name: 'names several elements', signals: page(['index'], 2), expect: { code: 'several', score: 60, args: { count: 2 } } },
  { name: 'takes points off for nofollow', signals: page(['nofollow']), expect: { code: 'nofollow', score: 70 } },
  { name: 'passes follow', signals: page(['follow']), expect: { code: 'good', score: 100 } },
  { name: 'is not sure that several elements are a fault', signals: page(['index'], 2), expect: { code: 'several', certain: false } },
])
