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
    ['昨年度の料金は600円でした。', null],
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
  it: [
    ['Il traghetto ha avuto un secondo ponte la settimana scorsa.', 'la settimana scorsa'],
    ['Il molo vecchio è stato chiuso ieri.', 'ieri'],
    ['Un nuovo orario arriva il mese prossimo.', 'il mese prossimo'],
    ['Il ponte è stato dipinto due settimane fa.', 'due settimane fa'],
    ['Lunedì prossimo apre lo sportello.', 'Lunedì prossimo'],
    ['L’ultima settimana è la più dura.', null],
    ['Lo sportello apre il lunedì.', null],
    ['Gli attrezzi di ieri servono ancora.', null],
    ['La settimana scorsa, il 4 maggio 2025, era pieno.', null],
  ],
  nl: [
    ['De veerboot kreeg vorige week een tweede dek.', 'vorige week'],
    ['De oude steiger ging gisteren dicht.', 'gisteren'],
    ['Volgende maand komt er een nieuwe dienstregeling.', 'Volgende maand'],
    ['Het dek is twee weken geleden geverfd.', 'twee weken geleden'],
    ['Elke volgende week wordt het korter.', null],
    ['Op maandag is het kantoor dicht.', null],
    ['De laatste week is de zwaarste.', null],
    ['Vorige week, op 4 mei 2025, was het vol.', null],
  ],
  pt: [
    ['O barco ganhou outro convés na semana passada.', 'na semana passada'],
    ['O cais velho fechou ontem.', 'ontem'],
    ['Um novo horário chega no próximo mês.', 'no próximo mês'],
    ['O convés foi pintado há duas semanas.', 'há duas semanas'],
    ['O escritório abre às terças.', null],
    ['A última semana é a mais dura.', null],
    ['As ferramentas de ontem ainda servem.', null],
    ['Na semana passada, a 4 de maio de 2025, esteve cheio.', null],
  ],
  ru: [
    ['Паром на прошлой неделе получил вторую палубу.', 'на прошлой неделе'],
    ['Старый причал вчера закрыли.', 'вчера'],
    ['В следующем месяце выйдет новое расписание.', 'В следующем месяце'],
    ['Палубу покрасили две недели назад.', 'две недели назад'],
    ['Последняя неделя самая трудная.', null],
    ['По вторникам касса закрыта.', null],
    ['Вчерашний хлеб годится на сухари.', null],
    ['На прошлой неделе, 4 мая 2025 года, мест не было.', null],
  ],
  zh: [
    ['渡船上周加了第二层甲板。', '上周'],
    ['旧码头昨天关闭了。', '昨天'],
    ['下个月会有新的时刻表。', '下个月'],
    ['去年夏天一直客满。', '去年'],
    ['每周清洗甲板一次。', null],
    ['最后一周最辛苦。', null],
    ['2025年5月4日，也就是上周，客满。', null],
  ],
  pl: [
    ['Prom dostał w zeszłym tygodniu drugi pokład.', 'w zeszłym tygodniu'],
    ['Stary pomost zamknięto wczoraj.', 'wczoraj'],
    ['W przyszłym miesiącu pojawi się nowy rozkład.', 'W przyszłym miesiącu'],
    ['Pokład pomalowano dwa tygodnie temu.', 'dwa tygodnie temu'],
    ['Ostatni tydzień jest najtrudniejszy.', null],
    ['We wtorki biuro jest zamknięte.', null],
    ['Wczorajszy chleb nadaje się na grzanki.', null],
    ['W zeszłym tygodniu, 4 maja 2025, było pełno.', null],
  ],
  sv: [
    ['Färjan fick ett andra däck förra veckan.', 'förra veckan'],
    ['Den gamla bryggan stängdes igår.', 'igår'],
    ['Nästa månad kommer en ny tidtabell.', 'Nästa månad'],
    ['Däcket målades för två veckor sedan.', 'för två veckor sedan'],
    ['Vi lade om gången förra helgen.', 'förra helgen'],
    ['Den sista veckan är tyngst.', null],
    ['På tisdagar är kontoret stängt.', null],
    ['Förra veckan, den 4 maj 2025, var det fullt.', null],
  ],
  cs: [
    ['Přívoz dostal minulý týden druhou palubu.', 'minulý týden'],
    ['Staré molo včera zavřeli.', 'včera'],
    ['Příští měsíc vyjde nový jízdní řád.', 'Příští měsíc'],
    ['Palubu natřeli před dvěma týdny.', 'před dvěma týdny'],
    ['Příští pátek je burza.', 'Příští pátek'],
    ['Poslední týden je nejtěžší.', null],
    ['V úterý bývá zavřeno.', null],
    ['Včerejší chleba se hodí na topinky.', null],
    ['Minulý týden, 4. května 2025, bylo plno.', null],
  ],
  fi: [
    ['Lautta sai viime viikolla toisen kannen.', 'viime viikolla'],
    ['Vanha laituri suljettiin eilen.', 'eilen'],
    ['Ensi kuussa tulee uusi aikataulu.', 'Ensi kuussa'],
    ['Kansi maalattiin kaksi viikkoa sitten.', 'kaksi viikkoa sitten'],
    ['Viimeinen viikko on raskain.', null],
    ['Tiistaisin toimisto on kiinni.', null],
    ['Viime viikolla, 4. toukokuuta 2025, oli täyttä.', null],
  ],
  hu: [
    ['A komp a múlt héten kapott második fedélzetet.', 'a múlt héten'],
    ['A régi mólót tegnap lezárták.', 'tegnap'],
    ['Jövő hónapban új menetrend jön.', 'Jövő hónapban'],
    ['Tavaly minden hely elkelt.', 'Tavaly'],
    ['Az utolsó hét a legnehezebb.', null],
    ['Kedden zárva van az iroda.', null],
    ['A tegnapi kenyér jó pirítósnak.', null],
  ],
  tr: [
    ['Feribota geçen hafta ikinci güverte eklendi.', 'geçen hafta'],
    ['Eski iskele dün kapandı.', 'dün'],
    ['Gelecek ay yeni tarife geliyor.', 'Gelecek ay'],
    ['Güverte iki hafta önce boyandı.', 'iki hafta önce'],
    ['Son hafta en zor olanı.', null],
    ['Salı günleri ofis kapalı.', null],
    ['Geçen hafta, 4 Mayıs 2025’te, doluydu.', null],
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
  it('that instruct mean the year of their readers', () => {
    expect(quotes({ textKind: 'how_to' })).toEqual(['last week'])
    expect(quotes({ textKind: 'explainer' })).toEqual(['last week', 'next year'])
  })
  it('of kinds that may be of their day, such as lists, are judged as those of no sure kind', () => {
    expect(quotes({ textKind: 'list' })).toEqual(['last week', 'next year'])
    expect(quotes({ textKind: 'list' }, { datePublished: '2026-01-05' })).toBeNull()
    expect(quotes({ textKind: 'explainer' }, { datePublished: '2026-01-05' })).toEqual(['last week', 'next year'])
  })
  it('of no sure kind are judged before they are out, and where they are maintained', () => {
    expect(quotes({})).toEqual(['last week', 'next year'])
    expect(quotes({}, { datePublished: '2026-01-05' })).toBeNull()
    expect(quotes({}, { datePublished: '2026-01-05', dateModified: '2026-01-20' })).toBeNull()
    expect(quotes({}, { datePublished: '2026-01-05', dateModified: '2026-03-20' })).toEqual(['last week', 'next year'])
  })
  it('of no sure kind that report a person’s words are left alone', () => {
    expect(quotes({}, {}, `${html}<p>“It is wide”, the captain said.</p>`)).toBeNull()
  })
  it('of a language without words are left alone', () => {
    expect(
      adviseOn('date-relative', '<p>Минулий тиждень був теплий.</p>', { language: 'uk', context: { textKind: 'explainer' } }).status,
    ).toBe('not_applicable')
  })
})
