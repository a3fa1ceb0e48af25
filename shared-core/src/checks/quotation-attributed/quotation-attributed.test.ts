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
