import { describe, expect, it } from 'vitest'
import { adviseOn } from '../../testing/advise.ts'
import { testCheck } from '../../testing/test-check.ts'
import { titleSubject } from './title-subject.ts'

const title = { span: { place: '@title' as const, start: 0, end: 8, quote: 'Our trip' } }
const subject = (isNamed: boolean, isSure: boolean) => ({ term: 'sourdough starter', count: 14, isNamed, isSure })

testCheck(titleSubject, [
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
])

describe('the subject as the text writes it', () => {
  const rows: readonly (readonly [language: string, title: string, sentences: string, term: string, certain: boolean])[] = [
    [
      'de',
      'Was jetzt zu tun ist',
      'Die Anmeldung dauert kurz. Eine Anmeldung kostet nichts. Wer die Anmeldung vergisst, zahlt.',
      'Anmeldung',
      true,
    ],
    [
      'de',
      'Was jetzt zu tun ist',
      'Gestern kam Bröll zu spät. Später sprach Bröll vom Wetter. Am Abend lachte Bröll laut.',
      'Bröll',
      false,
    ],
    ['en', 'A look back', 'Yesterday Ottley spoke first. Later Ottley left the hall. At night Ottley came back.', 'Ottley', false],
    ['en', 'A look back', 'Starter needs flour. Feed the starter at noon. A cold starter sleeps.', 'starter', true],
    ['fr', 'Un regard', 'Hier Vauquier a parlé. Plus tard Vauquier est parti. Le soir Vauquier est revenu.', 'Vauquier', false],
    ['es', 'Una mirada', 'Ayer habló Ordaz primero. Luego salió Ordaz del salón. Después volvió Ordaz solo.', 'Ordaz', false],
  ]
  it.each(rows)('%s, %s: %s', (language, title, sentences, term, certain) => {
    const many = Array.from({ length: 4 }, () => `<p>${sentences}</p>`).join('')
    const outcome = adviseOn('title-subject', many, { language, fields: { title } })
    expect(outcome).toMatchObject({ status: 'fail', certain, args: { term } })
  })
})
