import { testCheck } from '../../testing/test-check.ts'
import { sectionOpeningAnswer } from './section-opening-answer.ts'

const section = (words: number, coverage: number) => ({
  heading: 'Costs',
  answered: false,
  opening: { words, coverage },
  span: { place: 'b1' as const, start: 0, end: 5, quote: 'Costs' },
})
const passages = (
  ...sections: readonly (
    | ReturnType<typeof section>
    | { heading: string; answered: boolean; opening: null; span: ReturnType<typeof section>['span'] }
  )[]
) => ({
  passages: { sections, threshold: 0.45, unspaced: false },
  terms: { substance: { said: 40, of: 50 } },
})
const saying = (said: number) => ({ ...passages(good, good, good, section(19, 0.5)), terms: { substance: { said, of: 50 } } })
const good = section(40, 0.5)

testCheck(sectionOpeningAnswer, [
  { name: 'does not judge one section', signals: passages(good), expect: 'not_applicable' },
  {
    name: 'passes when all open well',
    signals: passages(good, good),
    expect: { code: 'good', score: 100, args: { met: 2, sections: 2 }, fix: null },
  },
  { name: 'takes 20 and 90 words', signals: passages(section(20, 0.5), section(90, 0.5)), expect: { code: 'good', score: 100 } },
  {
    name: 'refuses 19 and 91 words',
    signals: passages(section(19, 0.5), section(91, 0.5)),
    expect: { code: 'open', score: 0, fix: 'openSection', spans: 2 },
  },
  {
    name: 'takes coverage a tenth below the threshold',
    signals: passages(section(40, 0.36), section(40, 0.36)),
    expect: { code: 'good', score: 100 },
  },
  {
    name: 'refuses less coverage',
    signals: passages(section(40, 0.34), good),
    expect: { code: 'open', score: 40, args: { heading: 'Costs' } },
  },
  {
    name: 'refuses a section that opens with no paragraph',
    signals: passages({ ...good, opening: null }, good),
    expect: { code: 'open', score: 40 },
  },
  {
    name: 'takes a section that answers its heading in other words',
    signals: passages({ ...section(19, 0), answered: true }, { ...good, answered: true, opening: null }),
    expect: { code: 'good', score: 100 },
  },
  {
    name: 'counts characters in unspaced scripts',
    signals: { passages: { sections: [section(50, 0.5), section(225, 0.5)], threshold: 0.4, unspaced: true }, terms: { substance: null } },
    expect: { code: 'good', score: 100 },
  },
  { name: 'names no section that fails among enough others', signals: saying(40), expect: { code: 'good', score: 90, fix: null } },
  {
    name: 'gives a third where 45 of 100 words are about the subject',
    signals: saying(22.5),
    expect: { code: 'generic', score: 30, args: { said: 22, words: 50 }, fix: 'sayMore' },
  },
  { name: 'gives no points to a text that says nothing else', signals: saying(10), expect: { code: 'generic', score: 0 } },
])
