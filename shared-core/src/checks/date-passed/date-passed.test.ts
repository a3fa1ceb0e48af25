import { describe, expect, it } from 'vitest'
import { adviseOn, foundBy } from '../../testing/advise.ts'
import { testCheck } from '../../testing/test-check.ts'
import { datePassed } from './date-passed.ts'

const span = { place: 'b1' as const, start: 0, end: 10, quote: '5 May 2025' }

testCheck(datePassed, [
  { name: 'does not judge news', signals: { passedDates: null }, expect: 'not_applicable' },
  {
    name: 'passes a text without',
    signals: { passedDates: { spans: [], isSure: false } },
    expect: { code: 'good', score: 100, fix: null },
  },
  {
    name: 'is sure where readers are asked to do something by then',
    signals: { passedDates: { spans: [span], isSure: true } },
    expect: { code: 'passed', certain: true, args: { date: '5 May 2025', count: 1 }, fix: 'bringUpToDate' },
  },
  {
    name: 'asks whether it is over',
    signals: { passedDates: { spans: [span, span], isSure: false } },
    expect: { code: 'passed', score: 0, certain: false, args: { date: '5 May 2025', count: 2 }, fix: 'bringUpToDate', spans: 2 },
  },
])

/** Text of a paragraph on 1 June 2026, and the date that is found; null: none. */
type Row = readonly [text: string, date: string | null]

const table: Readonly<Record<string, readonly Row[]>> = {
  en: [
    ['Since 1 January 2026 houses must have a compost heap, and the town will fine the others.', null],
    ['The new pier will open on 5 May 2025.', '5 May 2025'],
    ['The new pier will open on May 5, 2025.', 'May 5, 2025'],
    ['You can apply until 31 March 2026.', '31 March 2026'],
    ['Register by 1st May 2026 at the town hall.', '1st May 2026'],
    ['The tunnel is expected to be ready in March 2026.', 'March 2026'],
    ['The offer is valid through 2026-05-01.', '2026-05-01'],
    ['The upcoming fair (3 April 2026) has forty stalls.', '3 April 2026'],
    ['The new pier will open on 5 May 2030.', null],
    ['The tunnel is expected to be ready in June 2026.', null],
    ['The new pier opened on 5 May 2025.', null],
    ['The pier was open until 5 May 2025.', null],
    ['He lived in Kiel until 5 May 2025.', null],
    ['She wrote: “The pier will open on 5 May 2025.”', null],
    ['The war will be remembered: it ended on 8 May 1945.', null],
    ['The ferry, built on 5 May 2025, is white.', null],
  ],
  de: [
    ['Seit dem 1. Januar 2026 müssen Häuser einen Kompost haben, und die Stadt wird die anderen strafen.', null],
    ['Der neue Steg wird am 5. Mai 2025 eröffnet.', '5. Mai 2025'],
    ['Bewerbungen sind bis zum 31. März 2026 möglich.', '31. März 2026'],
    ['Die Anmeldung läuft bis 01.05.2026.', '01.05.2026'],
    ['Das Konzert findet am 3. April 2026 statt.', '3. April 2026'],
    ['Die neuen Preise gelten ab 1. Jänner 2026, sie werden höher.', '1. Jänner 2026'],
    ['Spätestens am Freitag, den 1. Mai 2026 muss der Antrag da sein.', '1. Mai 2026'],
    ['Der neue Steg wird am 5. Mai 2030 eröffnet.', null],
    ['Der neue Steg wurde am 5. Mai 2025 eröffnet.', null],
    ['Bis zum 31. März 2026 war der Steg offen.', null],
    ['Er lebte bis 5. Mai 2025 in Kiel.', null],
    ['Sie schrieb: „Der Steg wird am 5. Mai 2025 eröffnet.“', null],
    ['Das Gesetz vom 5. Mai 2025 ist kurz.', null],
    ['Der Krieg wird nicht vergessen, er endete am 8. Mai 1945.', null],
  ],
  fr: [
    ['Depuis le 1er janvier 2026, les communes doivent trier, et les amendes seront lourdes.', null],
    ['Le nouveau quai ouvrira le 5 mai 2025.', '5 mai 2025'],
    ['Les inscriptions sont ouvertes jusqu’au 31 mars 2026.', '31 mars 2026'],
    ['Le concert aura lieu le 1er avril 2026.', '1er avril 2026'],
    ['Envoyez votre dossier avant le 01/05/2026.', '01/05/2026'],
    ['Le tunnel sera prêt en mars 2026.', 'mars 2026'],
    ['L’offre est valable jusqu’au vendredi 1er mai 2026.', '1er mai 2026'],
    ['Le nouveau quai ouvrira le 5 mai 2030.', null],
    ['Le nouveau quai a ouvert le 5 mai 2025.', null],
    ['Le quai était ouvert jusqu’au 5 mai 2025.', null],
    ['Il vécut à Brest jusqu’au 5 mai 2025.', null],
    ['Elle écrit : « Le quai ouvrira le 5 mai 2025. »', null],
    ['La loi du 5 mai 2025 est courte.', null],
    ['On n’oubliera pas le 8 mai 1945.', null],
  ],
  es: [
    ['Desde el 1 de enero de 2026 las casas deben tener compost, y habrá multas.', null],
    ['El nuevo muelle abrirá el 5 de mayo de 2025.', '5 de mayo de 2025'],
    ['La inscripción está abierta hasta el 31 de marzo de 2026.', '31 de marzo de 2026'],
    ['El concierto tendrá lugar el 3 de abril de 2026.', '3 de abril de 2026'],
    ['Puede enviar la solicitud antes del 01/05/2026.', '01/05/2026'],
    ['El túnel estará listo en marzo de 2026.', 'marzo de 2026'],
    ['El plazo termina el viernes 1 de mayo de 2026.', '1 de mayo de 2026'],
    ['El nuevo muelle abrirá el 5 de mayo de 2030.', null],
    ['El nuevo muelle abrió el 5 de mayo de 2025.', null],
    ['El muelle estuvo abierto hasta el 5 de mayo de 2025.', null],
    ['Vivió en Cádiz hasta el 5 de mayo de 2025.', null],
    ['Ella escribió: «El muelle abrirá el 5 de mayo de 2025».', null],
    ['La ley del 5 de mayo de 2025 es corta.', null],
    ['No se olvidará el 8 de mayo de 1945.', null],
  ],
  ja: [
    ['新しい桟橋は2025年5月5日に開業する予定です。', '2025年5月5日'],
    ['申し込みは2026年3月31日まで受け付けます。', '2026年3月31日'],
    ['応募は2026年5月1日（金）必着です。', '2026年5月1日'],
    ['祭りは2026年4月3日に開催します。', '2026年4月3日'],
    ['トンネルは2026年3月に完成予定です。', '2026年3月'],
    ['割引は2026年5月1日までです。', '2026年5月1日'],
    ['新しい桟橋は2030年5月5日に開業する予定です。', null],
    ['新しい桟橋は2025年5月5日に開業しました。', null],
    ['桟橋は2025年5月5日まで開いていました。', null],
    ['彼女は「桟橋は2025年5月5日に開業する予定です」と書いた。', null],
    ['2025年5月5日の法律は短いです。', null],
    ['戦争は1945年8月15日に終わる予定ではなかった。', null],
  ],
  ar: [
    ['سوف يفتح الرصيف الجديد في 5 مايو 2025.', '5 مايو 2025'],
    ['التسجيل مفتوح حتى 31 مارس 2026.', '31 مارس 2026'],
    ['سيقام المهرجان في 3 أبريل 2026.', '3 أبريل 2026'],
    ['يجب تسليم الطلبات قبل 01/05/2026.', '01/05/2026'],
    ['من المقرر أن يجهز النفق في مارس 2026.', 'مارس 2026'],
    ['العرض سارٍ حتى يوم 1 أيار 2026.', '1 أيار 2026'],
    ['سوف يفتح الرصيف الجديد في 5 مايو 2030.', null],
    ['فُتح الرصيف الجديد في 5 مايو 2025.', null],
    ['كان الرصيف مفتوحًا حتى 5 مايو 2025.', null],
    ['عاش في صور حتى 5 مايو 2025.', null],
    ['كتبت: «سوف يفتح الرصيف في 5 مايو 2025».', null],
    ['قانون 5 مايو 2025 قصير.', null],
  ],
  it: [
    ['Il nuovo molo aprirà il 5 maggio 2025.', '5 maggio 2025'],
    ['Le iscrizioni sono aperte fino al 31 marzo 2026.', '31 marzo 2026'],
    ['Il nuovo molo è stato aperto il 5 maggio 2025.', null],
    ['La legge del 5 maggio 2025 è breve.', null],
  ],
  nl: [
    ['De nieuwe steiger wordt op 5 mei 2025 geopend.', '5 mei 2025'],
    ['Aanmelden kan tot en met 31 maart 2026.', '31 maart 2026'],
    ['De nieuwe steiger werd op 5 mei 2025 geopend.', null],
    ['De wet van 5 mei 2025 is kort.', null],
  ],
  pt: [
    ['O novo cais será aberto em 5 de maio de 2025.', '5 de maio de 2025'],
    ['As inscrições vão até 31 de março de 2026.', '31 de março de 2026'],
    ['O novo cais foi aberto em 5 de maio de 2025.', null],
    ['A lei de 5 de maio de 2025 é curta.', null],
  ],
  ru: [
    ['Новый причал откроется 5 мая 2025 года.', '5 мая 2025'],
    ['Заявки принимаются до 31 марта 2026 года.', '31 марта 2026'],
    ['Новый причал был открыт 5 мая 2025 года.', null],
    ['Закон от 5 мая 2025 года краток.', null],
  ],
  zh: [
    ['新码头将于2025年5月5日开放。', '2025年5月5日'],
    ['新码头已经在2025年5月5日开放。', null],
    ['2025年5月5日的规定很短。', null],
  ],
  pl: [
    ['Nowy pomost zostanie otwarty, uroczystość odbędzie się 5 maja 2025.', '5 maja 2025'],
    ['Zapisy trwają do 31 marca 2026.', '31 marca 2026'],
    ['Nowy pomost był otwarty 5 maja 2025.', null],
    ['Ustawa z 5 maja 2025 jest krótka.', null],
  ],
  sv: [
    ['Den nya bryggan öppnar den 5 maj 2025.', '5 maj 2025'],
    ['Anmälan är öppen till och med den 31 mars 2026.', '31 mars 2026'],
    ['Den nya bryggan var klar den 5 maj 2025.', null],
    ['Lagen av den 5 maj 2025 är kort.', null],
  ],
  cs: [
    ['Nové molo se bude otevírat 5. května 2025.', '5. května 2025'],
    ['Přihlášky lze podat do 31. března 2026.', '31. března 2026'],
    ['Nové molo bylo otevřeno 5. května 2025.', null],
    ['Zákon z 5. května 2025 je krátký.', null],
  ],
  fi: [
    ['Uusi laituri avataan 5. toukokuuta 2025.', '5. toukokuuta 2025'],
    ['Ilmoittautuminen on auki 31. maaliskuuta 2026 asti.', '31. maaliskuuta 2026'],
    ['Uusi laituri avattiin 5. toukokuuta 2025.', null],
  ],
  hu: [
    ['Az új móló 2025. május 5-én nyílik.', '2025. május 5'],
    ['Az új móló 2025. május 5-én megnyílt.', null],
  ],
  tr: [
    ['Yeni iskele 5 Mayıs 2025 tarihinde açılacak.', '5 Mayıs 2025'],
    ['Başvurular 31 Mart 2026’ya kadar açık.', '31 Mart 2026'],
    ['Yeni iskele 5 Mayıs 2025 tarihinde açıldı.', null],
  ],
}

describe.each(Object.entries(table))('announcements whose day has passed (%s)', (language, rows) => {
  it.each(rows)('%s', (text, date) => {
    const found = foundBy('date-passed', `<p>${text}</p>`, { language })
    expect(found?.quotes[0] ?? null).toBe(date)
  })
})

/** Language, text of a paragraph on 1 June 2026, and the last day of what it asks readers to do; null: it is not sure of one. */
const invitations: readonly (readonly [language: string, text: string, date: string | null])[] = [
  ['en', 'Please register by 13 May 2026 at the town hall.', '13 May 2026'],
  ['en', 'Send us your form no later than Friday, 15 May 2026.', '15 May 2026'],
  ['en', 'Applications close on 15 May 2026.', '15 May 2026'],
  ['en', 'Please register by 13 June 2026 at the town hall.', null],
  ['en', 'Please register by 31 May 2026 at the town hall.', null],
  ['en', 'Those who had to register by 13 May 2026 were told.', null],
  ['en', 'Please register by May 2026 at the town hall.', null],
  ['en', 'The deadline of 13 May 2026 was extended.', null],
  ['en', 'Book a seat; the pier was built by 13 May 2026.', null],
  ['de', 'Melden Sie sich bis zum 13. Mai 2026 im Rathaus an.', '13. Mai 2026'],
  ['de', 'Bitte bewerben Sie sich bis spätestens 13. Mai 2026.', '13. Mai 2026'],
  ['de', 'Die Anmeldung war bis zum 13. Mai 2026 möglich.', null],
  ['de', 'Die Straße ist bis zum 13. Mai 2026 gesperrt.', null],
  ['fr', 'Inscrivez-vous avant le 13 mai 2026 à la mairie.', '13 mai 2026'],
  ['fr', 'Les inscriptions étaient ouvertes jusqu’au 13 mai 2026.', null],
  ['es', 'Inscríbase antes del 13 de mayo de 2026 en el ayuntamiento.', '13 de mayo de 2026'],
  ['es', 'El plazo se ha ampliado hasta el 13 de mayo de 2026.', null],
  ['it', 'Iscrivetevi entro il 13 maggio 2026 in municipio.', '13 maggio 2026'],
  ['it', 'Le iscrizioni si sono chiuse entro il 13 maggio 2026 e ora tutto è chiuso.', null],
  ['nl', 'Meld je aan uiterlijk op 13 mei 2026 bij de gemeente.', '13 mei 2026'],
  ['nl', 'De aanmelding was mogelijk tot 13 mei 2026.', null],
  ['pt', 'Inscreva-se até 13 de maio de 2026 na câmara.', '13 de maio de 2026'],
  ['pl', 'Zapisz się do 13 maja 2026 w urzędzie.', '13 maja 2026'],
  ['sv', 'Anmäl dig senast den 13 maj 2026 på biblioteket.', '13 maj 2026'],
]

describe('what readers are asked to do until a day that has passed', () => {
  it.each(invitations)('%s: %s', (language, text, date) => {
    const found = adviseOn('date-passed', `<p>${text}</p>`, { language })
    expect(found.status === 'fail' && found.certain ? found.spans[0]?.quote : null).toBe(date)
  })
})

describe('the day', () => {
  const html = '<p>The new pier will open on 5 May 2025.</p>'
  const found = (context: object, fields = {}) => foundBy('date-passed', html, { language: 'en', context, fields })?.quotes ?? null
  it('is that of the analysis', () => {
    expect(found({ now: '2025-05-05' })).toBeNull()
    expect(found({ now: '2025-05-06' })).toEqual(['5 May 2025'])
  })
  it('was to come when the text came out', () => {
    expect(found({}, { datePublished: '2025-05-05' })).toEqual(['5 May 2025'])
    expect(found({}, { datePublished: '2025-05-06' })).toBeNull()
  })
  it.each([{}, { datePublished: '2025-05-01' }])('is history after three years: %j', (fields) => {
    expect(found({ now: '2028-05-05' }, fields)).toEqual(['5 May 2025'])
    expect(found({ now: '2028-05-06' }, fields)).toBeNull()
  })
  it('stays that of news which has its own day', () => {
    const news = { language: 'en', context: { textKind: 'news' } } as const
    expect(adviseOn('date-passed', html, { ...news, fields: { datePublished: '2025-05-01' } }).status).toBe('not_applicable')
    expect(adviseOn('date-passed', html, news)).toMatchObject({ status: 'fail', code: 'passed' })
  })
})
