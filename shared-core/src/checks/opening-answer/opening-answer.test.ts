import { testCheck } from '../../testing/test-check.ts'
import { openingAnswer } from './opening-answer.ts'

const sentence = { place: 'b1' as const, start: 0, end: 4, quote: 'Yes.' }
const terms = (said: number | null) => ({ substance: said === null ? null : { said, of: 50 } })
const opening = (
  score: number,
  said: number | null = 40,
  more: {
    asks?: boolean
    says?: boolean
    quoted?: typeof sentence
    later?: { sentence: typeof sentence; paragraph: number }
    told?: { share: number; best: typeof sentence } | null
  } = {},
) => ({
  opening: {
    question: 'What is A?',
    asks: true,
    score,
    sentence,
    says: true,
    isAnswered: false,
    quoted: null,
    later: null,
    told: null,
    ...more,
  },
  terms: terms(said),
})

testCheck(
  openingAnswer,
  [
    { name: 'does not judge without a question or text', signals: { opening: null, terms: terms(null) }, expect: 'not_applicable' },
    {
      name: 'is full at answer score 70',
      signals: opening(70),
      expect: { code: 'good', score: 100, args: { question: 'What is A?' }, spans: 1, fix: null },
    },
    {
      name: 'costs half where the answer may stand in other words',
      signals: opening(30),
      expect: { code: 'unclear', score: 50, fix: 'leadWithAnswer' },
    },
    { name: 'rises linearly from there', signals: opening(60), expect: { code: 'unclear', score: 75 } },
    ...(
      [
        ['all that the text tells', 1, { code: 'tells', score: 100, spans: 0 }],
        ['four fifths of it', 0.8, { code: 'tells', score: 100 }],
        ['seven tenths of it', 0.7, { code: 'apart', score: 75, certain: false, spans: 1, fix: null }],
        ['half of it', 0.5, { code: 'apart', score: 25 }],
        ['two fifths of it', 0.4, { code: 'apart', score: 0 }],
      ] as const
    ).map(([name, share, expected]) => ({
      name: `judges an opening below a title that asks nothing by what the text tells: ${name}`,
      signals: opening(70, 40, { asks: false, told: { share, best: sentence } }),
      expect: expected,
    })),
    {
      name: 'takes points from an opening that is the best part of a text without substance',
      signals: opening(0, 22.5, { asks: false, told: { share: 1, best: sentence } }),
      expect: { code: 'generic', score: 33 },
    },
    {
      name: 'compares words with the title where the text has no paragraph',
      signals: opening(30, 40, { asks: false }),
      expect: { code: 'unclear', score: 50 },
    },
    {
      name: 'gives nothing to an opening that only repeats title and headings, and quotes nothing',
      signals: {
        opening: {
          question: 'A',
          asks: false,
          score: 0,
          sentence: null,
          says: false,
          isAnswered: false,
          quoted: null,
          later: null,
          told: null,
        },
        terms: terms(40),
      },
      expect: { code: 'empty', score: 0, spans: 0 },
    },
    {
      name: 'passes where the answer engine quotes the opening, whatever words it shares',
      signals: opening(10, 40, { quoted: sentence }),
      expect: { code: 'good', score: 100 },
    },
    {
      name: 'says where the answer stands, in the words of the writer',
      signals: opening(80, 40, { later: { sentence, paragraph: 4 } }),
      expect: {
        code: 'later',
        score: 50,
        certain: true,
        args: { question: 'What is A?', paragraph: 4, quote: 'Yes.' },
        fix: 'moveAnswer',
        spans: 1,
      },
    },
    {
      name: 'moves nothing up for a title that asks nothing',
      signals: opening(70, 40, { asks: false, later: { sentence, paragraph: 4 } }),
      expect: { code: 'good' },
    },
    { name: 'is not sure that nothing answers a title that asks', signals: opening(10), expect: { code: 'unclear', certain: false } },
    {
      name: 'gives all points to a text whose words are about the subject',
      signals: opening(70, 27.5),
      expect: { code: 'good', score: 100 },
    },
    { name: 'gives all points where it is unknown', signals: opening(70, null), expect: { code: 'good', score: 100 } },
    {
      name: 'gives a third where 45 of 100 words are about the subject',
      signals: opening(70, 22.5),
      expect: { code: 'generic', score: 33, args: { said: 22, words: 50 }, fix: 'sayMore', spans: 1 },
    },
    { name: 'gives no points to a text that says nothing else', signals: opening(70, 20), expect: { code: 'generic', score: 0 } },
    { name: 'asks for the answer first where it is missing too', signals: opening(50, 20), expect: { code: 'unclear', score: 0 } },
  ],
  { messages: ['buried'], fixes: [] },
)
