import { testCheck } from '../../testing/test-check.ts'
import { linkExternal } from './link-external.ts'

const link = (kind: 'internal' | 'external', rel: string[] = []) => ({
  kind,
  rel,
  span: { place: 'b1' as const, start: 0, end: 3, quote: 'see' },
})

testCheck(linkExternal, [
  {
    name: 'passes one followed link',
    signals: { links: [link('external')] },
    expect: { code: 'good', score: 100, args: { links: 1 }, spans: 1, fix: null },
  },
  {
    name: 'gives 75 when all say nofollow',
    signals: { links: [link('external', ['nofollow'])] },
    expect: { code: 'nofollow', score: 75, fix: 'linkSource' },
  },
  { name: 'gives 35 without any', signals: { links: [] }, expect: { code: 'none', score: 35 } },
  { name: 'does not count links of the own site', signals: { links: [link('internal')] }, expect: { code: 'none', score: 35 } },
])
