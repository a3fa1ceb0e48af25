import { describe, expect, it } from 'vitest'
import { adviseOn } from '../../testing/advise.ts'
import { testCheck } from '../../testing/test-check.ts'
import { bylineComplete } from './byline-complete.ts'

testCheck(bylineComplete, [
  { name: 'does not judge what a site knows', signals: { byline: null }, expect: 'not_applicable' },
  { name: 'passes a text with both', signals: { byline: 'good' }, expect: { code: 'good', score: 100, fix: null } },
  { name: 'names both', signals: { byline: 'neither' }, expect: { code: 'neither', score: 0, certain: false, fix: 'addByline', spans: 0 } },
  {
    name: 'names a day without a year',
    signals: { byline: { place: 'b1', start: 0, end: 5, quote: '3 May' } },
    expect: { code: 'noYear', score: 0, certain: false, args: { day: '3 May' }, fix: 'addYear', spans: 1 },
  },
  { name: 'names the author', signals: { byline: 'noAuthor' }, expect: { code: 'noAuthor', score: 0, fix: 'addByline' } },
  { name: 'names the date', signals: { byline: 'noDate' }, expect: { code: 'noDate', score: 0, fix: 'addByline' } },
])

const text = '<p>Since 3 May the ferry carries eighty people more than it did before, and the crossing takes as long as ever. </p>'.repeat(
  4,
)
/** The same of no day. */
const dayless = text.replaceAll('Since 3 May the', 'The')
const anna = { authors: [{ kind: 'person', name: 'Anna Lee', url: null }] } as const
const site = { url: 'https://lantern.test/', name: 'Lantern', publisher: null, logo: null }

/** Texts of a firm to its customers, and notices of opening hours. */
const houses: readonly (readonly [language: string, text: string])[] = [
  ['en', 'We bake in the old mill, and our flour is from here. You can order by noon, and your bread is ready at six.'],
  ['de', 'Wir backen in der alten Mühle, und unser Mehl ist von hier. Bestellen Sie bis Mittag, und wir bringen Ihnen das Brot.'],
  ['fr', 'Nous cuisons au vieux moulin, et notre farine est d’ici. Si vous commandez, votre pain est prêt.'],
  ['es', 'Nuestra harina es de aquí, y nuestro horno es viejo. Si usted pide hoy, su pan está listo mañana.'],
  ['nl', 'Wij bakken in de oude molen, en ons meel komt van hier. Bestel je vandaag, dan is je brood om zes uur klaar.'],
  [
    'en',
    '</p><h2>Can I order my bread?</h2><p>We bake in the old mill, and our flour is from here. You can order by noon, and your bread is ready.',
  ],
  ['en', 'Doors open at 6 pm, music is from 7 pm to 9 pm, and on Sunday we close at 4 pm.'],
  ['it', 'Aperto il sabato dalle 11 alle 22, la domenica dalle 10 alle 18.'],
  ['de', 'Geöffnet samstags von 10:00 bis 18:00, sonntags von 11:00 bis 16:00.'],
]
/** Texts of one person, or quoted words. */
const persons: readonly (readonly [language: string, text: string])[] = [
  ['en', 'We tried three mills, and our flour was good, but I like the first. You may like yours.'],
  ['en', '“We bake here, and our flour is good, and you can order,” said the miller. “You will like it, we hope.”'],
  ['de', 'Ich backe in der Mühle. Wir lieben unser Brot, und Sie lieben Ihnen zuliebe auch das Ihre.'],
  ['en', 'The train leaves at 6:10 and comes at 7:20.'],
]

function codeOf(language: string, html: string): string {
  const outcome = adviseOn('byline-complete', html, {
    language,
    context: { site: null, textKind: 'opinion' },
    fields: { authors: [], datePublished: null, dateModified: null },
  })
  return 'code' in outcome ? outcome.code : outcome.status
}

describe('a text of a firm to its customers, and a notice', () => {
  it.each(houses)('is unsigned (%s: %s)', (language, own) => expect(codeOf(language, `<p>${own}</p>${dayless}`)).toBe('not_applicable'))
  it.each(persons)('excludes one person (%s: %s)', (language, own) => expect(codeOf(language, `<p>${own}</p>${dayless}`)).toBe('neither'))
})

describe('a group', () => {
  it.each([
    ['de', 'Euer Vorstand', 'not_applicable'],
    ['en', 'Your board of the Harrow Mere rowing club', 'not_applicable'],
    ['fr', 'L’équipe de la bibliothèque municipale', 'not_applicable'],
    ['es', 'La Junta de la Asociación de Vecinos', 'not_applicable'],
    ['sv', 'Styrelsen i brf Tallbacken', 'not_applicable'],
    ['en', 'Yours, the committee', 'not_applicable'],
    ['nl', 'Namens het bestuur', 'not_applicable'],
    ['fr', 'Le bureau de l’association', 'not_applicable'],
    ['es', 'La junta directiva', 'not_applicable'],
    ['it', 'Il comitato', 'not_applicable'],
    ['en', 'The board meets in May.', 'neither'],
    ['en', 'See you in the mill', 'neither'],
  ])('that signs (%s: %s) is asked for no author', (language, line, code) => {
    expect(codeOf(language, `${dayless}<p>${line}</p>`)).toBe(code)
  })
  it.each([
    ['en', 'Minutes of the annual meeting, held in the mill.'],
    ['de', 'Protokoll der Sitzung in der Mühle.'],
    ['es', 'Acta de la reunión en el molino.'],
  ])('has signed its minutes (%s: %s)', (language, line) => {
    expect(codeOf(language, `<p>${line}</p>${dayless}`)).toBe('not_applicable')
  })
})

describe('a file', () => {
  it.each([
    ['with nothing', {}, {}, text, 'noYear'],
    ['of an opinion with its author', anna, { textKind: 'opinion' as const }, dayless, 'noDate'],
    ['with its author', anna, {}, text, 'noYear'],
    ['with its day of publication', { datePublished: '2026-05-03' }, {}, text, 'noAuthor'],
    ['with its day of change', { dateModified: '2026-05-03' }, {}, text, 'noAuthor'],
    ['with both', { ...anna, datePublished: '2026-05-03' }, {}, text, 'good'],
    ['with a line that holds a year', {}, {}, `<p>Text: alee, Mai 2026</p>${text}`, 'not_applicable'],
    ['with a year in the text', {}, {}, `${text}<p>It was built in 2026, it is said.</p><p>It is full.</p>`, 'noYear'],
    ['on a site', {}, { site }, text, 'not_applicable'],
    ['of a few words', {}, {}, '<p>The ferry is full.</p>', 'not_applicable'],
    ['of few Japanese characters', {}, { language: 'ja' }, '<p>船は満員です。</p>', 'not_applicable'],
    ['with a year beside the day', {}, {}, text.replaceAll('<p>', '<p>In 2027 the ferry is 85 years old. '), 'not_applicable'],
    ['in Japanese', {}, { language: 'ja' }, `<p>5月3日から。${'この船には八十人が乗れます。'.repeat(14)}</p>`, 'noYear'],
    ['of no day', {}, {}, dayless, 'not_applicable'],
    ['of an opinion', {}, { textKind: 'opinion' as const }, dayless, 'neither'],
    [
      'that ends with a line about its author',
      {},
      { textKind: 'opinion' as const },
      `${dayless}<p><em>Sheila Berg works in the harbour. She sails.</em></p>`,
      'noDate',
    ],
    [
      'that ends with a line about somebody',
      {},
      { textKind: 'opinion' as const },
      `${dayless}<p>Sheila Berg works in the harbour.</p>`,
      'neither',
    ],
  ])('%s', (_name, fields, context, html, code) => {
    const none = { authors: [], datePublished: null, dateModified: null }
    const outcome = adviseOn('byline-complete', html, {
      language: 'en',
      context: { site: null, ...context },
      fields: { ...none, ...fields },
    })
    expect('code' in outcome ? outcome.code : outcome.status).toBe(code)
  })
})

/** A day, with a year or without, in a text of news; `quote`: the day of which no year is found. */
const days: readonly (readonly [language: string, text: string, quote: string | null])[] = [
  ['en', 'The bridge will close on Monday 6 October.', '6 October'],
  ['en', 'The bridge will close on October 6 for repairs.', 'October 6'],
  ['en', 'The bridge will close on 6 October 2026.', null],
  ['en', 'The bridge will close on October 6, 2026.', null],
  ['en', 'Every year the fair opens on 6 October.', null],
  ['de', 'Die Wärme wird zum 1. Januar billiger.', '1. Januar'],
  ['de', 'Die Wärme wird zum 1. Januar 2027 billiger.', null],
  ['de', 'Der Preis steigt alljährlich zum 1. Januar.', null],
  ['fr', 'La cantine ferme le 3 novembre.', '3 novembre'],
  ['fr', 'La cantine ferme le 3 novembre 2026.', null],
  ['fr', 'La cantine ferme chaque année le 3 novembre.', null],
  ['es', 'El cine abre el 4 de julio.', '4 de julio'],
  ['pt', 'A ponte fecha a 2 de maio.', '2 de maio'],
  ['pt', 'A ponte fecha a 2 de maio de 2027.', null],
  ['es', 'El cine abre el 4 de julio de 2027.', null],
  ['it', 'Domenica 18 maggio apre la ciclovia.', '18 maggio'],
  ['it', 'Il 18 maggio 2027 apre la ciclovia.', null],
  ['nl', 'Op 1 september vervallen de boetes.', '1 september'],
  ['nl', 'Op 1 september 2026 vervallen de boetes.', null],
  ['nl', 'Op 1 september vervallen elk jaar de boetes.', null],
  ['pl', 'Od 3 listopada poradnia jest zamknięta.', '3 listopada'],
  ['pl', 'Od 3 listopada 2026 poradnia jest zamknięta.', null],
  ['sv', 'Bron stängs den 6 oktober.', '6 oktober'],
  ['sv', 'Bron stängs den 2026-10-06.', null],
  ['ja', '橋は10月6日に閉まります。', '10月6日'],
  ['ja', '橋は2026年10月6日に閉まります。', null],
  ['ja', '毎年10月6日に閉まります。', null],
]

describe('a day of news', () => {
  const filler: Readonly<Record<string, string>> = { ja: '船は川を渡り、人と車と荷物を運びます。' }
  it.each(days)('has its year or is asked for it (%s: %s)', (language, line, quote) => {
    const outcome = adviseOn('byline-complete', `<p>${line} ${(filler[language] ?? 'Abc def ghi jkl mno pqr. ').repeat(14)}</p>`, {
      language,
      context: { site: null, textKind: 'news' },
      fields: { authors: [], datePublished: null, dateModified: null },
    })
    const found = outcome.status === 'fail' && outcome.code === 'noYear' ? outcome.spans[0]?.quote : null
    expect(found ?? null).toBe(quote)
  })
})
