import { testCheck } from '../../testing/test-check.ts'
import { imagePresent } from './image-present.ts'

const span = { place: 'b1' as const, start: 0, end: 0, quote: '' }

testCheck(imagePresent, [
  {
    name: 'passes an image',
    signals: { images: { images: [{ span, isSign: false }], videos: 0, hasLead: false } },
    expect: { code: 'good', score: 100, args: { media: 1 }, spans: 1, fix: null },
  },
  { name: 'passes a video', signals: { images: { images: [], videos: 1, hasLead: false } }, expect: { code: 'good', score: 100 } },
  { name: 'passes a main image', signals: { images: { images: [], videos: 0, hasLead: true } }, expect: { code: 'lead', score: 100 } },
  {
    name: 'does not count an emoji, icon or pixel',
    signals: { images: { images: [{ span, isSign: true }], videos: 0, hasLead: false } },
    expect: { code: 'none', score: 0 },
  },
  {
    name: 'fails without any',
    signals: { images: { images: [], videos: 0, hasLead: false } },
    expect: { code: 'none', score: 0, fix: 'addImage' },
  },
])
