import { testCheck } from '../../testing/test-check.ts'
import { passageSelfContained } from './passage-self-contained.ts'

const section = (pointsBack: boolean | null, namesSubject = true) => ({
  heading: 'Costs',
  opening: { pointsBack, namesSubject, opener: 'This', span: { place: 'b1' as const, start: 0, end: 4, quote: 'This' } },
})
const signals = (...sections: readonly (ReturnType<typeof section> | { heading: string; opening: null })[]) => ({ passages: { sections } })

testCheck(passageSelfContained, [
  { name: 'does not judge without sections', signals: signals(), expect: 'not_applicable' },
  { name: 'does not judge a language without a list', signals: signals(section(null)), expect: 'not_applicable' },
  {
    name: 'does not judge sections that open with a list',
    signals: signals({ heading: 'Costs', opening: null }),
    expect: 'not_applicable',
  },
  {
    name: 'passes openings that stand alone',
    signals: signals(section(false)),
    expect: { code: 'good', score: 100, args: { met: 1, sections: 1 }, fix: null },
  },
  {
    name: 'names the word that points back',
    signals: signals(section(true)),
    expect: { code: 'pointsBack', score: 60, args: { word: 'This', heading: 'Costs' }, fix: 'nameSubject', spans: 1 },
  },
  {
    name: 'names an opening without its subject',
    signals: signals(section(false, false)),
    expect: { code: 'unnamed', score: 60, fix: 'nameTopic' },
  },
  {
    name: 'takes the share',
    signals: signals(section(true), ...Array.from({ length: 5 }, () => section(false))),
    expect: { code: 'pointsBack', score: 67 },
  },
])
