import { describe, expect, it } from 'vitest'
import { adviseOn, foundBy } from '../../testing/advise.ts'
import { testCheck } from '../../testing/test-check.ts'
import { dateRelative } from './date-relative.ts'

const span = { place: 'b1' as const, start: 0, end: 9, quote: 'last week' }

testCheck(dateRelative, [
  { name: 'does not judge a text of its day', signals: { relativeDates: null }, expect: 'not_applicable' },
  { name: 'passes a text without', signals: { relativeDates: [] }, expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'asks which date',
    signals: { relativeDates: [span, span] },
    expect: { code: 'relative', score: 0, certain: false, args: { phrase: 'last week', count: 2 }, fix: 'nameDate', spans: 2 },
  },
])

/** Text of a paragraph, and the phrase that is found; null: none. */
type Row = readonly [text: string, phrase: string | null]

const table: Readonly<Record<string, readonly Row[]>> = {
  en: [
    ['The ferry got a second deck last week.', 'last week'],
    ['The old pier closed yesterday.', 'yesterday'],
    ['A new timetable comes next month.', 'next month'],
    ['The office opens on Tuesday for the first time.', 'on Tuesday'],
    ['Prices rose earlier this year.', 'earlier this year'],
    ['The deck was painted two weeks ago.', 'two weeks ago'],
    ['The museum reopened last Friday.', 'last Friday'],
    ['It was fully booked last summer.', 'last summer'],
    ['The ferry got a second deck in the last week of May 2025.', null],
    ['The office is closed on Tuesday and Thursday.', null],
    ['The office is open on Tuesdays.', null],
    ['The last year of the war was the worst.', null],
    ['She called it “the best day of last year”.', null],
    ['The deck was painted last week, on 4 May 2025.', null],
    ['The captain read Wellington Yesterday on deck.', null],
    ['Do it the next week, too.', null],
  ],
  de: [
    ['Die Fähre bekam letzte Woche ein zweites Deck.', 'letzte Woche'],
    ['Der alte Steg wurde gestern gesperrt.', 'gestern'],
    ['Im nächsten Monat kommt ein neuer Fahrplan.', 'Im nächsten Monat'],
    ['Das Büro öffnet am Dienstag zum ersten Mal.', 'am Dienstag'],
    ['In der vergangenen Woche stiegen die Preise.', 'In der vergangenen Woche'],
    ['Das Deck wurde vor zwei Wochen gestrichen.', 'vor zwei Wochen'],
    ['Sie war im letzten Sommer ausgebucht.', 'im letzten Sommer'],
    ['In der letzten Woche der Ferien ist es voll.', null],
    ['Das Büro ist am Dienstag und Donnerstag geschlossen.', null],
    ['Das Büro ist dienstags offen.', null],
    ['Sie nannte es „das Beste von letzter Woche“.', null],
    ['Am Dienstag, den 4. Mai, war es voll.', null],
    ['Die Technik von gestern hilft noch immer.', null],
  ],
  fr: [
    ['Le bac a reçu un second pont la semaine dernière.', 'la semaine dernière'],
    ['Le vieux quai a fermé hier.', 'hier'],
    ['Un nouvel horaire arrive le mois prochain.', 'le mois prochain'],
    ['Le bureau ouvre mardi prochain.', 'mardi prochain'],
    ['Les prix ont monté l’année dernière.', 'l’année dernière'],
    ['Le pont a été peint il y a deux semaines.', 'il y a deux semaines'],
    ['Il était complet l’été dernier.', 'l’été dernier'],
    ['La semaine dernière de mai 2025 fut calme.', null],
    ['Le bureau est ouvert le mardi.', null],
    ['Les outils d’hier servent encore.', null],
    ['Elle a dit : « rien de neuf la semaine dernière ».', null],
    ['Le pont a été peint la semaine dernière, le 4 mai 2025.', null],
    ['La dernière semaine est la plus dure.', null],
  ],
  es: [
    ['El barco recibió otra cubierta la semana pasada.', 'la semana pasada'],
    ['El muelle viejo cerró ayer.', 'ayer'],
    ['Un nuevo horario llega el mes que viene.', 'el mes que viene'],
    ['La oficina abre el próximo martes.', 'el próximo martes'],
    ['Los precios subieron el año pasado.', 'el año pasado'],
    ['La cubierta se pintó hace dos semanas.', 'hace dos semanas'],
    ['Estuvo lleno el verano pasado.', 'el verano pasado'],
    ['La oficina abre los martes.', null],
    ['El próximo año de la serie trae más.', null],
    ['Las herramientas de ayer sirven todavía.', null],
    ['Ella dijo: «nada nuevo la semana pasada».', null],
    ['La cubierta se pintó la semana pasada, el 4 de mayo de 2025.', null],
    ['La última semana es la más dura.', null],
  ],
  ja: [
    ['先週、渡し船に二つ目の甲板がつきました。', '先週'],
    ['古い桟橋は昨日閉まりました。', '昨日'],
    ['来月、新しい時刻表が出ます。', '来月'],
    ['去年の夏は満員でした。', '去年'],
    ['昨年、料金が上がりました。', '昨年'],
    ['来週から工事が始まります。', '来週'],
    ['一昨日、甲板を塗りました。', '一昨日'],
    ['2025年5月の先週ではなく、最終週でした。', null],
    ['彼女は「先週は何もなかった」と書きました。', null],
    ['火曜日は休みです。', null],
    ['毎週、甲板を洗います。', null],
    ['昨日今日の話ではありません。', null],
  ],
  ar: [
    ['حصلت العبّارة على سطح ثانٍ الأسبوع الماضي.', 'الأسبوع الماضي'],
    ['أُغلق الرصيف القديم أمس.', 'أمس'],
    ['يصدر جدول جديد الشهر المقبل.', 'الشهر المقبل'],
    ['يفتح المكتب يوم الثلاثاء المقبل.', 'يوم الثلاثاء المقبل'],
    ['ارتفعت الأسعار العام الماضي.', 'العام الماضي'],
    ['طُلي السطح قبل أسبوعين.', 'قبل أسبوعين'],
    ['كانت ممتلئة الصيف الماضي.', 'الصيف الماضي'],
    ['يفتح المكتب كل يوم ثلاثاء.', null],
    ['قالت: «لا جديد الأسبوع الماضي».', null],
    ['طُلي السطح الأسبوع الماضي في 4 مايو 2025.', null],
    ['الأسبوع الأخير هو الأصعب.', null],
    ['الماضي بعيد.', null],
  ],
}

describe.each(Object.entries(table))('days that later readers cannot tell (%s)', (language, rows) => {
  it.each(rows)('%s', (text, phrase) => {
    const found = foundBy('date-relative', `<p>${text}</p>`, { language, context: { textKind: 'explainer' } })
    expect(found?.quotes[0] ?? null).toBe(phrase)
  })
})

describe('texts', () => {
  const html = '<p>The ferry got a second deck last week. It sails next year.</p>'
  const quotes = (context: object, fields = {}, body = html) =>
    foundBy('date-relative', body, { language: 'en', context, fields })?.quotes ?? null
  it.each(['news', 'interview', 'opinion', 'event'] as const)('of their day (%s) are left alone', (textKind) => {
    expect(adviseOn('date-relative', html, { language: 'en', context: { textKind } }).status).toBe('not_applicable')
  })
  it('that instruct speak of the year of their readers', () => {
    expect(quotes({ textKind: 'how_to' })).toEqual(['last week'])
    expect(quotes({ textKind: 'explainer' })).toEqual(['last week', 'next year'])
  })
  it('of kinds that may be of their day, such as lists, are judged as those of no sure kind', () => {
    expect(quotes({ textKind: 'list' })).toEqual(['last week', 'next year'])
    expect(quotes({ textKind: 'list' }, { datePublished: '2026-01-05' })).toBeNull()
    expect(quotes({ textKind: 'explainer' }, { datePublished: '2026-01-05' })).toEqual(['last week', 'next year'])
  })
  it('of no sure kind are judged before they are out, and where somebody keeps them true', () => {
    expect(quotes({})).toEqual(['last week', 'next year'])
    expect(quotes({}, { datePublished: '2026-01-05' })).toBeNull()
    expect(quotes({}, { datePublished: '2026-01-05', dateModified: '2026-01-20' })).toBeNull()
    expect(quotes({}, { datePublished: '2026-01-05', dateModified: '2026-03-20' })).toEqual(['last week', 'next year'])
  })
  it('of no sure kind that report what somebody said are left alone', () => {
    expect(quotes({}, {}, `${html}<p>“It is wide”, the captain said.</p>`)).toBeNull()
  })
  it('of a language without words are left alone', () => {
    expect(
      adviseOn('date-relative', '<p>Zeszły tydzień był ciepły.</p>', { language: 'pl', context: { textKind: 'explainer' } }).status,
    ).toBe('not_applicable')
  })
})
