import { testCheck } from '../../testing/test-check.ts'
import { imageAlt } from './image-alt.ts'

const image = (alt: string | null) => ({ alt, span: { place: 'b1' as const, start: 0, end: 0, quote: '' } })
const article = (...alts: (string | null)[]) => ({ images: { images: alts.map(image) } })

testCheck(imageAlt, [
  { name: 'does not judge an article without images', signals: article(), expect: 'not_applicable' },
  {
    name: 'passes described images',
    signals: article('A heat pump beside a house'),
    expect: { code: 'good', score: 100, args: { images: 1 }, fix: null },
  },
  { name: 'passes decorative images', signals: article(''), expect: { code: 'good', score: 100 } },
  {
    name: 'takes the share of images with a text',
    signals: article('A pump', null),
    expect: { code: 'missing', score: 50, args: { missing: 1, images: 2 }, fix: 'writeAlt', spans: 1 },
  },
  { name: 'gives nothing when none has one', signals: article(null, null), expect: { code: 'missing', score: 0 } },
])
