import { testCheck } from '../../testing/test-check.ts'
import { linkInternal } from './link-internal.ts'

const link = (kind: 'internal' | 'external', rel: string[] = []) => ({
  kind,
  rel,
  span: { place: 'b1' as const, start: 0, end: 3, quote: 'see' },
})

testCheck(linkInternal, [
  {
    name: 'passes one followed link',
    signals: { links: [link('internal')] },
    expect: { code: 'good', score: 100, args: { links: 1 }, spans: 1, fix: null },
  },
  {
    name: 'gives 70 when all say nofollow',
    signals: { links: [link('internal', ['nofollow'])] },
    expect: { code: 'nofollow', score: 70, fix: 'addInternalLink' },
  },
  {
    name: 'one followed link is enough',
    signals: { links: [link('internal', ['nofollow']), link('internal')] },
    expect: { code: 'good', score: 100 },
  },
  { name: 'gives 30 without any', signals: { links: [] }, expect: { code: 'none', score: 30, fix: 'addInternalLink' } },
  { name: 'does not count links to other sites', signals: { links: [link('external')] }, expect: { code: 'none', score: 30 } },
])
