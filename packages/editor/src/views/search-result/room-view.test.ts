import { expect, it } from 'vitest'
import { createCatalog } from '../../texts/catalog.ts'
import { fitLines } from './fit-lines.ts'
import { roomView } from './room-view.ts'

const catalog = createCatalog({ locale: 'en' })

it.each([
  ['title', 'i'.repeat(135), true, '599 of 600 px'],
  ['title', 'i'.repeat(136), false, '604 of 600 px: the end may be cut off'],
  ['description', '', true, '0 of 984 px'],
  ['description', 'i'.repeat(400), false, '1,248 of 984 px: the end may be cut off'],
] as const)('a %s of some width', (part, text, fits, words) => {
  expect(roomView(text, part, catalog)).toMatchObject({ fits, text: words })
})

const phone = { width: 328, lines: 3, fontSize: 14 }
const sentences = {
  en: 'A compost heap turns kitchen and garden waste into soil within nine to twelve months if it is turned often enough. ',
  de: 'Donaudampfschifffahrtsgesellschaften veröffentlichen Geschwindigkeitsbegrenzungen in Bekanntmachungen. ',
  ja: '生ごみと落ち葉は九か月から十二か月で土になります。',
  ar: 'تتحول بقايا المطبخ والحديقة إلى تربة خلال تسعة أشهر إلى اثني عشر شهرا إذا قلبت. ',
}

it.each(Object.entries(sentences))(
  'the bar of a description in %s is full where the preview cuts it, and nowhere else',
  (_language, sentence) => {
    const text = sentence.repeat(4).trim()
    const judged = Array.from(text, (_letter, at) => text.slice(0, at + 1)).map((part) => ({
      fits: roomView(part, 'description', catalog).fits,
      isCut: fitLines(part, phone).isCut,
    }))
    expect(judged.filter(({ fits, isCut }) => fits === isCut)).toEqual([])
    expect(judged.some(({ isCut }) => isCut)).toBe(true)
  },
)
