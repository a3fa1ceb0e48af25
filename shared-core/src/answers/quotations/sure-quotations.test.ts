import { describe, expect, it } from 'vitest'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import type { Answer } from '../../model/answer.ts'
import { withSureQuotations } from './sure-quotations.ts'

const answerOf = ([question, quote]: readonly [string, string], state: Answer['state'] = 'answered'): Answer => ({
  question,
  source: 'heading',
  asked: null,
  weight: 2,
  state,
  score: 70,
  sentence: { place: 'b1', start: 0, end: quote.length, quote },
  missing: [],
  passage: null,
})
const kept = (pairs: readonly (readonly [string, string])[], isGood: boolean, tag = 'en') =>
  withSureQuotations(
    pairs.map((pair) => answerOf(pair)),
    languageFor(tag, allPacks),
    isGood,
  ).map(({ sentence }) => sentence !== null)

describe('a quotation', () => {
  it.each<[string, readonly [string, string], boolean, boolean, string?]>([
    ['of a good text stays', ['How long does slate last?', 'Longer than the house.'], true, true],
    ['of another needs a figure', ['How long does slate last?', 'Longer than the house.'], false, false],
    ['with a figure stays', ['How long does slate last?', 'Some 90 years.'], false, true],
    ['with the figure of the question only does not', ['Is 40 too late to change?', 'At 40 some do, some do not.'], false, false],
    ['with another figure, too, stays', ['Is 40 too late to change?', 'At 40 one in 3 does.'], false, true],
    ['of one sentence with a year stays', ['Who found that out?', 'An engineer of the railway, in 1927.'], false, true],
    [
      'of several with years alone does not',
      [
        'Why does the bridge close?',
        'It was built in 1887, when a wooden one had gone in the flood. The stone came by barge, and a brass band played. Trams ran over it until 1931.',
      ],
      false,
      false,
    ],
    [
      'of several with years and another figure stays',
      [
        'What does the bridge carry?',
        'It was built in 1887, when a wooden one had gone in the flood. The stone came by barge, and a brass band played. Lorries of 18 tonnes may cross.',
      ],
      false,
      true,
    ],
    ['that ends in a colon announces what stands elsewhere', ['Where is it reported?', 'To the office. This is its address:'], true, false],
    ['that ends in a wide colon, too', ['在哪里举报?', '向办公室举报，网址如下：'], true, false, 'zh'],
    ['in which nobody speaks answers no question to somebody', ['Does your team fit?', 'Applications end on 21 June.'], true, false],
    ['in which somebody speaks does', ['Where did you learn it?', 'My aunt taught me in 1988.'], true, true],
    ['of a question to nobody may address the reader', ['How long does slate last?', 'You will need 90 years.'], true, true],
  ])('%s', (_name, pair, isGood, stays, tag) => {
    expect(kept([pair], isGood, tag)).toEqual([stays])
  })

  it('of a list of questions for the reader is left out with the others', () => {
    const asked: readonly (readonly [string, string])[] = [
      ['What lessons do you teach?', 'We note the lessons of each workshop, and two teach.'],
      ['What is your field?', 'We try to match your field to that of the hosts.'],
      ['How are teachers chosen?', 'We look at 5 things.'],
    ]
    expect(kept(asked, true)).toEqual([false, false, true])
  })

  it('of an answer in doubt stays', () => {
    const doubted = answerOf(['How long does slate last?', 'Longer than the house.'], 'unclear')
    expect(withSureQuotations([doubted], languageFor('en', allPacks), false)).toEqual([doubted])
  })
})
