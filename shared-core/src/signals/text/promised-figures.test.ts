import { describe, expect, it } from 'vitest'
import { foundBy } from '../../testing/advise.ts'

/** Sentences without a figure, enough for a section to hold a price. */
const filler: Readonly<Record<string, string>> = {
  en: 'The convent was founded by a rich widow, and an earthquake destroyed its church. The nuns had to leave, and the house served as a store of grain.',
  de: 'Das Kloster gründete eine reiche Witwe, und ein Beben zerstörte die Kirche. Die Nonnen mussten gehen, und das Haus diente lange als Speicher für Getreide.',
  fr: 'Le couvent fut fondé par une riche veuve, et un séisme détruisit son église. Les religieuses durent partir, et la maison servit longtemps de grenier à blé.',
  es: 'El convento fue fundado por una viuda rica, y un terremoto destruyó la iglesia. Las monjas tuvieron que salir, y la casa sirvió de almacén de grano.',
  it: 'Il convento fu fondato da una ricca vedova, e un terremoto distrusse la chiesa. Le monache dovettero partire, e la casa servì a lungo da granaio.',
  pt: 'O convento foi fundado em 1498 por uma viúva rica. O terramoto de 1755 destruiu a igreja, mas o claustro ficou quase intacto. Depois de 1834, as freiras tiveram de sair.',
  nl: 'Het klooster werd gesticht door een rijke weduwe, en een beving verwoestte de kerk. De nonnen moesten weg, en het huis diende lang als graanschuur.',
  pl: 'Klasztor założyła bogata wdowa, a trzęsienie ziemi zniszczyło kościół. Zakonnice musiały odejść, a dom długo służył jako spichlerz na zboże i jako koszary dla wojska.',
  ja: '修道院は裕福な未亡人によって建てられ、地震で教会が壊れました。修道女たちは去らなければならず、建物は長いあいだ穀物の倉庫として使われました。',
}

/** Heading, the text under it after the filler, and whether the heading promises what is not there. */
const headings: Readonly<Record<string, readonly (readonly [heading: string, more: string, isEmpty: boolean])[]>> = {
  en: [
    ['What it costs', 'Nothing extra. The shopper pays the difference.', false],
    ['Costs', 'Nothing.', false],
    ['Price', 'It comes at no extra cost.', false],
    ['Fees', 'All of them are included.', false],
    ['Prices', 'There is nothing like it.', true],
    ['Prices and opening hours', '', true],
    ['Prices and opening hours', 'Adults pay £8.', false],
    ['Opening hours', 'We open at 9 am.', false],
    ['Opening times', '', true],
    ['Prices', 'Entry is free.', false],
    ['Prices', 'Entry costs four pounds.', false],
    ['Prices', '<a href="https://example.com/prices">See the list</a>', false],
    ['Prices', '</p><table><tr><th>Who</th><th>Pays</th></tr><tr><td>Adults</td><td>more</td></tr></table><p>', false],
    ['The price of freedom', '', false],
    ['What we cost the planet', '', false],
    ['Costs', '', true],
  ],
  de: [
    ['Kosten', 'Nichts. Den Rest zahlt die Gemeinde.', false],
    ['Preise', 'Das Essen ist inbegriffen.', false],
    ['Preise', 'Davon wissen wir nichts Genaues.', true],
    ['Preise und Öffnungszeiten', '', true],
    ['Preise und Öffnungszeiten', 'Erwachsene zahlen 8 Euro.', false],
    ['Öffnungszeiten', 'Wir öffnen um neun.', false],
    ['Kosten', '', true],
    ['Eintritt', 'Der Eintritt ist frei.', false],
    ['Der Preis des Schweigens', '', false],
  ],
  fr: [
    ['Tarifs', 'Rien : la commune paie.', false],
    ['Tarifs', 'Le repas est inclus.', false],
    ['Tarifs', 'On ne sait rien encore.', true],
    ['Tarifs et horaires', '', true],
    ['Tarifs et horaires', 'Entrée : 8 €.', false],
    ['Le prix de la liberté', '', false],
  ],
  es: [
    ['Precios', 'Nada. Lo paga el municipio.', false],
    ['Precios', 'La comida está incluida.', false],
    ['Precios', 'No se sabe nada todavía.', true],
    ['Precios y horarios', '', true],
    ['Precios y horarios', 'La entrada cuesta 8 euros.', false],
    ['Horario', 'La entrada es gratis.', false],
  ],
  it: [
    ['Prezzi', 'Niente. Paga il comune.', false],
    ['Prezzi', 'Non si sa niente per ora.', true],
    ['Prezzi e orari', '', true],
    ['Prezzi e orari', 'Il biglietto costa 8 euro.', false],
  ],
  pt: [
    ['Preços e horários', '', true],
    ['Preços e horários', 'O bilhete custa 8 euros.', false],
  ],
  nl: [
    ['Prijzen', 'Niets. De gemeente betaalt.', false],
    ['Prijzen', 'Het eten is inbegrepen.', false],
    ['Prijzen en openingstijden', '', true],
    ['Prijzen en openingstijden', 'Een kaartje kost 8 euro.', false],
  ],
  pl: [
    ['Ceny', 'Nic. Płaci gmina.', false],
    ['Ceny i godziny otwarcia', '', true],
    ['Ceny i godziny otwarcia', 'Bilet kosztuje 8 zł.', false],
  ],
  ja: [
    ['料金', '費用はかかりません。', false],
    ['料金と営業時間', '', true],
    ['料金', '大人は600円です。', false],
    ['料金の歴史', '', false],
  ],
}

describe.each(Object.entries(headings))('a heading of prices or hours (%s)', (language, rows) => {
  it.each(rows)('%s | %s', (heading, more, isEmpty) => {
    const text = `<p>${filler[language]}</p>`
    const html = `${text}<h2>${heading}</h2><p>${filler[language]} ${more}</p><h2>X</h2>${text}`
    const found = foundBy('text-unfinished', html, { language })
    expect(found?.code === 'emptyPromise' ? found.quotes[0] : null).toBe(isEmpty ? heading : null)
  })
})

/** Title, what the text has besides the filler, and the words that promise a figure which the text never gives; null: kept. */
const titles: Readonly<Record<string, readonly (readonly [title: string, more: string, unkept: string | null])[]>> = {
  en: [
    ['How much iron do you need a day?', 'Iron is in lentils.', 'How much'],
    ['How much iron do you need a day?', 'Women need 15 mg.', null],
    ['How long does a convent last?', 'It lasts long.', 'How long'],
    ['Iron: amounts for women, men and children', 'Iron is in lentils.', 'amounts'],
    ['How many nuns lived in the convent', 'Twenty or thirty, and later forty of two hundred.', null],
    ['Prices of the convent', 'Entry is free.', null],
    ['The old convent', 'It is old.', null],
  ],
  de: [
    ['Wie viel Eisen braucht man am Tag?', 'Eisen ist in Linsen.', 'Wie viel'],
    ['Wie viel Eisen braucht man am Tag?', 'Frauen brauchen 15 mg.', null],
    ['Wie lange hält ein Kloster?', 'Es hält lange.', 'Wie lange'],
  ],
  fr: [
    ['Combien de fer par jour ?', 'Le fer est dans les lentilles.', 'Combien'],
    ['Combien de fer par jour ?', 'Il en faut 15 mg.', null],
  ],
  es: [
    ['¿Cuánto hierro hace falta al día?', 'El hierro está en las lentejas.', 'Cuánto'],
    ['¿Cuánto hierro hace falta al día?', 'Hacen falta 15 mg.', null],
  ],
  pt: [['Quantos azulejos tem o convento?', 'Tem muitos azulejos.', 'Quantos']],
  ja: [
    ['鉄は一日に何グラム必要ですか、料金はいくらですか', '鉄はレンズ豆にあります。', 'いくら'],
    ['料金はいくらですか', '大人は600円です。', null],
  ],
}

describe.each(Object.entries(titles))('a title that asks for an amount (%s)', (language, rows) => {
  it.each(rows)('%s | %s', (title, more, unkept) => {
    const html = `<p>${more}</p>${`<p>${filler[language]}</p>`.repeat(6)}`
    const found = foundBy('title-promise', html, { language, fields: { title } })
    expect(found?.code === 'figure' ? found.quotes[0] : null).toBe(unkept)
  })
})

/** Headings that ask for a price or a length of time, over the filler and a sentence behind it. */
const asked: readonly (readonly [language: string, heading: string, more: string, isEmpty: boolean])[] = [
  ['en', 'How much does the visit cost?', '', true],
  ['en', 'How much does the visit cost?', 'It depends on the day.', false],
  ['en', 'How much does the visit cost?', 'The visit costs 6 euros.', false],
  ['en', 'How much does the visit cost?', 'The visit costs six euros.', false],
  ['en', 'How long does the visit take?', '', true],
  ['en', 'How long does the visit take?', 'Most people stay for an hour.', false],
  ['en', 'How much is known of the nuns?', 'Letters tell their names.', false],
  ['de', 'Was kostet der Besuch?', '', true],
  ['de', 'Was kostet der Besuch?', 'Der Besuch ist kostenlos.', false],
  ['de', 'Wie lange dauert der Besuch?', 'Einen halben Tag.', false],
  ['fr', 'Combien coûte la visite ?', '', true],
  ['fr', 'Combien coûte la visite ?', 'La visite coûte six euros.', false],
  ['es', '¿Cuánto cuesta la visita?', '', true],
  ['es', '¿Cuánto cuesta la visita?', 'Depende del grupo.', false],
  ['it', 'Quanto costa la visita?', '', true],
  ['it', 'Quanto costa la visita?', 'La visita è gratuita.', false],
  ['nl', 'Wat kost het bezoek?', '', true],
  ['nl', 'Hoe lang duurt het bezoek?', 'Een halve dag.', false],
  ['pl', 'Ile kosztuje zwiedzanie?', '', true],
  ['pl', 'Ile kosztuje zwiedzanie?', 'To zależy od grupy.', false],
  ['ja', '見学の料金はいくらですか', '', true],
  ['ja', '見学の料金はいくらですか', '大人は600円です。', false],
]

describe('a heading that asks for a price or a length of time', () => {
  it.each(asked)('%s: %s %s', (language, heading, more, isEmpty) => {
    const found = foundBy('text-unfinished', `<h2>${heading}</h2><p>${filler[language]}</p><p>${more}</p>`, { language })
    expect(found?.code === 'emptyPromise').toBe(isEmpty)
  })
})
