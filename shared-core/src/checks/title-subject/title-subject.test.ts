import { expect, it } from 'vitest'
import { adviseOn } from '../../testing/advise.ts'
import { testCheck } from '../../testing/test-check.ts'
import { titleSubject } from './title-subject.ts'

const title = { span: { place: '@title' as const, start: 0, end: 8, quote: 'Our trip' } }
const subject = (isNamed: boolean, isSure: boolean) => ({ term: 'sourdough starter', count: 14, isNamed, isSure })

testCheck(
  titleSubject,
  [
    { name: 'does not judge a missing title', signals: { subject: subject(false, true), title: null }, expect: 'not_applicable' },
    { name: 'does not judge a text without a word that stands out', signals: { subject: null, title }, expect: 'not_applicable' },
    {
      name: 'passes a title that names a subject of the text',
      signals: { subject: subject(true, false), title },
      expect: { code: 'good', score: 100, fix: null, args: { term: 'sourdough starter' } },
    },
    {
      name: 'is certain of a title that names nothing of the text',
      signals: { subject: subject(false, true), title },
      expect: { code: 'missing', score: 0, certain: true, args: { term: 'sourdough starter', count: 14 }, fix: 'nameSubject', spans: 1 },
    },
    {
      name: 'asks where another word of the title stands in the text',
      signals: { subject: subject(false, false), title },
      expect: { code: 'missing', score: 40, certain: false },
    },
  ],
  { messages: ['hardly', 'nothing'], fixes: ['saySubject'] },
)

it.each([
  [
    'de',
    'Willkommen',
    'Willkommen auf unserer Seite. Die Mühle steht am Bach. Die Mühle mahlt Roggen, und die Mühle hat ein Rad. Die Mühle ist offen.',
  ],
  [
    'fr',
    'Bienvenue',
    'Bienvenue chez nous. Le moulin est au bord du ruisseau. Le moulin moud du seigle, le moulin a une roue. Le moulin est ouvert.',
  ],
  [
    'es',
    'Bienvenidos',
    'Bienvenidos a casa. El molino está junto al río. El molino muele centeno, el molino tiene rueda. El molino abre hoy.',
  ],
  ['it', 'Benvenuti', 'Benvenuti da noi. Il mulino è sul fiume. Il mulino macina segale, il mulino ha una ruota. Il mulino apre oggi.'],
  ['nl', 'Welkom', 'Welkom bij ons. De molen staat aan de beek. De molen maalt rogge, de molen heeft een rad. De molen is open.'],
])('a greeting names nothing of the text (%s: %s)', (language, greeting, text) => {
  expect(adviseOn('title-subject', `<p>${text}</p>`, { language, fields: { title: greeting } })).toMatchObject({
    status: 'fail',
    certain: true,
  })
})

/** A word that occurs three times may be mentioned in passing; from four on it is named. */
it.each([
  ['en', 'Thoughts', 'Buddies came first. It was a flop, and buddies left. We had tried buddies for a month.', 'nothing'],
  [
    'en',
    'Thoughts',
    'Buddies came first. It was a flop, and buddies left. We had tried buddies for a month, and buddies again.',
    'missing',
  ],
  ['de', 'Gedanken', 'Paten kamen zuerst. Es ging schief, und die Paten gingen. Mit Paten war es nichts.', 'nothing'],
  ['de', 'Gedanken', 'Die Mühle steht. Die Mühle mahlt. Die Mühle hat ein Rad, und die Mühle ist offen.', 'missing'],
  ['fr', 'Pensées', 'Le parrain vient. Le parrain part. Nous avons eu un parrain.', 'nothing'],
  ['fr', 'Pensées', 'Le moulin est vieux. Le moulin moud. Le moulin a une roue, et le moulin est ouvert.', 'missing'],
  ['sv', 'Tankar', 'Först låt motorn gå. Sedan låt motorn vila. Till sist låt motorn stå.', 'nothing'],
  [
    'ar',
    'سر لا يعرفه أحد',
    'التمر طري. هذه طريقة قديمة، وهي طريقة سهلة، والطريقة الثانية أسهل. يبقى طريا. الطريقة الثالثة جيدة.',
    'nothing',
  ],
  ['ar', 'سر لا يعرفه أحد', 'التمر طري. يحفظ التمر في الثلاجة، ويبقى التمر سنة. بعض التمر يجف، والتمر الجاف جيد.', 'missing'],
])('a subject is named where the text speaks of it often (%s: %s, %s)', (language, title, text, code) => {
  const outcome = adviseOn('title-subject', `<p>${text}</p>`, { language, fields: { title } })
  expect(outcome.status === 'fail' ? outcome.code : outcome.status).toBe(code)
})
