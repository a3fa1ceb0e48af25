import { testCheck } from '../../testing/test-check.ts'
import { textReadability } from './text-readability.ts'

const longest = { words: 41, span: { place: 'b1' as const, start: 0, end: 3, quote: 'One' } }
const limited = { sentences: { limit: 20 } }
const eased = (ease: number, words = 200) => ({ readability: { ease, formula: 'Flesch', words, sentences: 10, longest }, ...limited })
const counted = (words: number, sentences: number) => ({
  readability: { ease: null, formula: null, words, sentences, longest },
  ...limited,
})

testCheck(textReadability, [
  { name: 'does not judge fewer than 100 words', signals: eased(80, 99), expect: 'not_applicable' },
  { name: 'does not judge a text without sentences', signals: counted(200, 0), expect: 'not_applicable' },
  {
    name: 'is full at ease 50',
    signals: eased(50),
    expect: { code: 'ease', score: 100, args: { ease: 50, formula: 'Flesch' }, fix: null },
  },
  { name: 'gives nothing at ease 20', signals: eased(20), expect: { code: 'ease', score: 0, fix: 'shortenSentence', spans: 1 } },
  ...(
    [
      ['at the limit of its language', { sentences: { limit: 41 } }],
      ['below a limit in characters', { sentences: { limit: 60, unspaced: true } }],
    ] as const
  ).map(([place, sentences]) => ({
    name: `asks for shorter words where the longest sentence is ${place}`,
    signals: { ...eased(20), ...sentences },
    expect: { code: 'ease', score: 0, fix: 'useShortWords', spans: 0 } as const,
  })),
  {
    name: 'asks for no shorter sentence where none is above the limit and no formula counts words',
    signals: { ...counted(290, 10), sentences: { limit: 41 } },
    expect: { code: 'sentences', fix: null, spans: 0 },
  },
  {
    name: 'uses words per sentence where there is no formula',
    signals: counted(200, 10),
    expect: { code: 'sentences', score: 100, args: { words: 20 } },
  },
  { name: 'gives nothing at 32 words per sentence', signals: counted(320, 10), expect: { code: 'sentences', score: 0 } },
  {
    name: 'falls below 8 words per sentence, and asks for no shorter one',
    signals: counted(120, 20),
    expect: { code: 'sentences', score: 50, fix: null, spans: 0 },
  },
  {
    name: 'asks to shorten the longest of long sentences',
    signals: counted(270, 10),
    expect: { code: 'sentences', fix: 'shortenSentence', spans: 1 },
  },
  {
    name: 'counts characters of unspaced scripts at half',
    signals: { readability: { ease: null, formula: null, words: 400, sentences: 10, longest, unspaced: true }, ...limited },
    expect: { code: 'sentences', score: 100, args: { words: 40 } },
  },
])
