import { describe, expect, it } from 'vitest'
import { foundBy } from '../../testing/advise.ts'
import { testCheck } from '../../testing/test-check.ts'
import { quotationAttributed } from './quotation-attributed.ts'

const quotation = (attributed: boolean) => ({ attributed, span: { place: 'b1' as const, start: 0, end: 3, quote: '“A”' } })
const signals = (named: number, open: number, words = 300) => ({
  quotations: {
    quotations: [...Array.from({ length: named }, () => quotation(true)), ...Array.from({ length: open }, () => quotation(false))],
    attributed: named,
    words,
  },
})

testCheck(quotationAttributed, [
  { name: 'does not miss quotations in fewer than 300 words', signals: signals(0, 1, 299), expect: 'not_applicable' },
  { name: 'counts those of any text', signals: signals(2, 0, 99), expect: { code: 'good', score: 100 } },
  { name: 'is full with two', signals: signals(2, 0), expect: { code: 'good', score: 100, args: { quotations: 2 }, fix: null, spans: 2 } },
  { name: 'is half with one', signals: signals(1, 0), expect: { code: 'few', score: 50, fix: 'quoteExpert' } },
  { name: 'gives nothing without any', signals: signals(0, 0), expect: { code: 'few', score: 0 } },
  {
    name: 'asks for the speaker of the first that has none',
    signals: signals(0, 1),
    expect: { code: 'unattributed', score: 0, certain: false, args: { quote: 'A' }, fix: 'nameSpeaker', spans: 1 },
  },
])

describe('a box of the writer', () => {
  const rest = Array.from({ length: 40 }, () => '<p>The mill on the river grinds rye and barley for nine farms.</p>').join('')
  it.each([
    ['en', 'Summary Studies show that old mills grind better flour than new ones do.', null],
    ['en', 'Key takeaways: old mills grind better flour than most of the new ones do.', null],
    ['de', 'Fazit Alte Mühlen mahlen nach allem, was wir sehen, das bessere Mehl.', null],
    ['fr', 'À retenir Les vieux moulins donnent une meilleure farine que les neufs.', null],
    ['es', 'Resumen Los molinos viejos dan mejor harina que los nuevos de la zona.', null],
  ])('is no quotation (%s): %s', (language, text, code) => {
    const found = foundBy('quotation-attributed', `${rest}<blockquote>${text}</blockquote>${rest}`, { language })
    expect(found?.code === 'unattributed' ? 'unattributed' : null).toBe(code)
  })
})
