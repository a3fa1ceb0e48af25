import { testCheck } from '../../testing/test-check.ts'
import { linkText } from './link-text.ts'

const link = (vague: boolean) => ({ vague, span: { place: 'b1' as const, start: 0, end: 4, quote: 'here' } })

testCheck(linkText, [
  { name: 'does not judge a text without links', signals: { linkTexts: [] }, expect: 'not_applicable' },
  {
    name: 'passes when every text says where it leads',
    signals: { linkTexts: [link(false)] },
    expect: { code: 'good', score: 100, args: { links: 1 }, fix: null },
  },
  {
    name: 'scores the share of links that say where they lead',
    signals: { linkTexts: [link(true), link(false)] },
    expect: { code: 'vague', score: 50, args: { vague: 1, links: 2, text: 'here' }, fix: 'nameLink', spans: 1 },
  },
])
