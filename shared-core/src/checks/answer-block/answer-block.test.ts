import { testCheck } from '../../testing/test-check.ts'
import { answerBlock } from './answer-block.ts'

const span = { place: 'b1' as const, start: 0, end: 1, quote: 'A' }
const forms = (definition: boolean, comparison: boolean, steps: boolean, hasPatterns = true) => ({
  definition: definition ? span : null,
  comparison: comparison ? span : null,
  steps: steps ? span : null,
  hasPatterns,
})
const size = { words: 300 }
/** Of 50 content words in a row, `said` say something of the subject. */
const saying = (said: number) => ({ substance: { said, of: 50 } })
const terms = saying(40)

testCheck(answerBlock, [
  {
    name: 'does not judge a language without patterns',
    signals: { answerForms: forms(true, true, true, false), intent: 'other', size, terms },
    expect: 'not_applicable',
  },
  {
    name: 'does not judge an empty article',
    signals: { answerForms: forms(false, false, false), intent: 'other', size: { words: 0 }, terms },
    expect: 'not_applicable',
  },
  {
    name: 'is full with two forms',
    signals: { answerForms: forms(true, false, true), intent: 'how_to', size, terms },
    expect: { code: 'good', score: 100, args: { forms: 2 }, spans: 2, fix: null },
  },
  {
    name: 'gives 70 for one',
    signals: { answerForms: forms(false, false, true), intent: 'other', size, terms },
    expect: { code: 'one', score: 70, fix: 'defineTerm' },
  },
  {
    name: 'asks for another form than the definition it has',
    signals: { answerForms: forms(true, false, false), intent: 'other', size, terms },
    expect: { code: 'one', score: 70, fix: 'compareThings' },
  },
  {
    name: 'does not count a form that does not fit',
    signals: { answerForms: forms(false, false, true), intent: 'definition', size, terms },
    expect: { code: 'unkept', score: 0, args: { form: 'definition' }, fix: 'giveForm' },
  },
  {
    name: 'asks a title that promises none for a definition',
    signals: { answerForms: forms(false, false, false), intent: 'other', size, terms },
    expect: { code: 'none', score: 0, fix: 'defineTerm' },
  },
  {
    name: 'gives a third of the points for a definition where 22.5 of 50 words say something of the subject',
    signals: { answerForms: forms(true, false, false), intent: 'other', size, terms: saying(22.5) },
    expect: { code: 'generic', score: 23, args: { said: 22, words: 50 }, fix: 'sayMore', spans: 1 },
  },
  {
    name: 'gives steps all their points, whatever the words say',
    signals: { answerForms: forms(false, false, true), intent: 'other', size, terms: saying(10) },
    expect: { code: 'one', score: 70 },
  },
  {
    name: 'gives 70 for steps, and nothing for a definition that says nothing',
    signals: { answerForms: forms(true, false, true), intent: 'other', size, terms: saying(10) },
    expect: { code: 'generic', score: 70 },
  },
])
