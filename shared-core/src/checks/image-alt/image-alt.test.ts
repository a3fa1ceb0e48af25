import { testCheck } from '../../testing/test-check.ts'
import { imageAlt } from './image-alt.ts'

const image = (alt: string | null, says: boolean | null = true) => ({
  alt,
  says,
  name: 'roof.jpg',
  span: { place: 'b1' as const, start: 0, end: 0, quote: '' },
})
const article = (...alts: (string | null)[]) => ({ images: { images: alts.map((alt) => image(alt)) } })

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
    expect: { code: 'missing', score: 50, certain: true, args: { missing: 1, images: 2, name: 'roof.jpg' }, fix: 'writeAlt', spans: 1 },
  },
  { name: 'gives nothing when none has one', signals: article(null, null), expect: { code: 'missing', score: 0 } },
  {
    name: 'asks where it is unknown whether a picture says something',
    signals: { images: { images: [image(null, null)] } },
    expect: { code: 'missing', certain: false },
  },
  { name: 'passes over decoration', signals: { images: { images: [image(null, false)] } }, expect: 'not_applicable' },
  {
    name: 'names the picture that says something before others',
    signals: { images: { images: [{ ...image(null, null), name: 'line.png' }, image(null, true)] } },
    expect: { code: 'missing', certain: true, args: { missing: 2, images: 2, name: 'roof.jpg' } },
  },
  {
    name: 'counts a described picture, whatever it says',
    signals: { images: { images: [image('A line', false), image(null)] } },
    expect: { code: 'missing', score: 50 },
  },
])
