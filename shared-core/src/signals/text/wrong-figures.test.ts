import { describe, expect, it } from 'vitest'
import { adviseOn } from '../../testing/advise.ts'

const p = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('')
const list = (...items: readonly string[]): string => `<p>The costs:</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const table = (...rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((row, at) => `<tr>${row.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`
const headings = (...texts: readonly string[]): string => texts.map((text) => `<h2>${text}</h2><p>A few words on it.</p>`).join('')

/** Language, body, and what is found: the code and what it should be; null: nothing. */
type Row = readonly [language: string, html: string, found: readonly [code: string, value?: string] | null]

const sums: readonly Row[] = [
  ['en', list('Paint: £40', 'Brushes: £12.50', 'Tape: £6', 'Total: £68.50'), ['wrongFigure', 'Total: £58.50']],
  ['en', list('Paint: £40', 'Brushes: £12.50', 'Tape: £6', 'Total: £58.50'), null],
  ['en', list('Hall – 120 seats', 'Balcony – 45 seats', 'Total – 175 seats'), ['wrongFigure', 'Total – 165 seats']],
  ['en', `${list('Hall: 120 seats', 'Balcony: 45 seats')}${p('Total: 155 seats')}`, ['wrongFigure', 'Total: 165 seats']],
  ['en', list('Rent: £1,200', 'Power: £300', 'Total: £1,600'), ['wrongFigure', 'Total: £1500']],
  ['en', list('Rent: £1,200', 'Power: about £300', 'Total: £1,600'), null],
  ['en', list('Paint: £40', 'Brushes: £12', 'Total: about £60'), null],
  ['en', list('2 chairs: £40', '3 tables: £120', 'Total: £440'), null],
  ['en', list('Paint: £40', 'Subtotal: £40', 'Tax: £8', 'Total: £48'), null],
  ['en', list('Paint: £40', 'Brushes: €12', 'Total: £60'), null],
  ['en', list('Oak: 40%', 'Ash: 30%', 'Beech: 29%', 'Total: 100%'), null],
  ['en', list('Swim 1: 2.25 km', 'Total: 2.25 km'), null],
  [
    'en',
    table(['Work', 'Days', 'Cost'], ['Roof', '4', '£2,000'], ['Walls', '6', '£3,000'], ['Total', '10', '£5,500']),
    ['wrongFigure', '£5000'],
  ],
  ['en', table(['Item', 'Pieces', 'Price'], ['Chair', '4', '£20'], ['Table', '2', '£90'], ['Total', '6', '£260']), null],
  ['en', table(['Year', 'Visitors'], ['2023', '1,200'], ['2024', '1,300'], ['Average', '1,250']), null],
  ['en', table(['Work', 'Cost'], ['Roof', 'free'], ['Walls', '£3,000'], ['Total', '£3,500']), null],
  ['de', list('Farbe: 40 €', 'Pinsel: 12,50 €', 'Band: 6 €', 'Summe: 68,50 €'), ['wrongFigure', 'Summe: 58,50 €']],
  ['de', list('Farbe: 40 €', 'Pinsel: 12,50 €', 'Band: 6 €', 'Summe: 58,50 €'), null],
  ['de', table(['Arbeit', 'Kosten'], ['Dach', '2.000 €'], ['Wand', '3.000 €'], ['Gesamt', '5.500 €']), ['wrongFigure', '5000 €']],
  ['de', table(['Arbeit', 'Kosten'], ['Dach', '2.000 €'], ['Zwischensumme', '2.000 €'], ['Gesamt', '2.400 €']), null],
  ['fr', list('Peinture : 40 €', 'Pinceaux : 12 €', 'Ruban : 6 €', 'Total : 68 €'), ['wrongFigure', 'Total : 58 €']],
  ['fr', list('Peinture : 40 €', 'Pinceaux : 12 €', 'Ruban : 6 €', 'Total : 58 €'), null],
  ['es', list('Pintura: 40 €', 'Pinceles: 12 €', 'Cinta: 6 €', 'Total: 68 €'), ['wrongFigure', 'Total: 58 €']],
  ['it', list('Vernice: 40 €', 'Pennelli: 12 €', 'Nastro: 6 €', 'Totale: 68 €'), ['wrongFigure', 'Totale: 58 €']],
  ['nl', list('Verf: 40 euro', 'Kwasten: 12 euro', 'Totaal: 62 euro'), ['wrongFigure', 'Totaal: 52 euro']],
  ['pl', list('Farba: 40 zł', 'Pędzle: 12 zł', 'Razem: 62 zł'), ['wrongFigure', 'Razem: 52 zł']],
  ['ru', list('Краска: 400 рублей', 'Кисти: 120 рублей', 'Итого: 620 рублей'), ['wrongFigure', 'Итого: 520 рублей']],
  ['ja', table(['費目', '金額'], ['会場', '12,000円'], ['お茶', '3,000円'], ['合計', '16,000円']), ['wrongFigure', '15000円']],
  ['ja', table(['費目', '金額'], ['会場', '12,000円'], ['お茶', '3,000円'], ['合計', '15,000円']), null],
  ['ar', table(['العمل', 'الكلفة'], ['السقف', '200'], ['الجدار', '300'], ['المجموع', '600']), ['wrongFigure', '500']],
]

const shares: readonly Row[] = [
  ['en', p('Of the boats, 12 of 40 (35%) are new.'), ['wrongFigure', '30 %']],
  ['en', p('Of the boats, 12 of 40 (30%) are new.'), null],
  ['en', p('Some 12 out of 36 boats, or 33 percent, are new.'), null],
  ['en', p('Some 12 out of the 36 boats (43 percent) are new.'), ['wrongFigure', '33 %']],
  ['en', p('About 45% (12 of 40) are new.'), ['wrongFigure', '30 %']],
  ['en', p('The work began on 3 of 2026 (20%) pages.'), null],
  ['en', p('Visits rose from 200 to 250 (+20%) in a year.'), ['wrongFigure', '25 %']],
  ['en', p('Visits rose from 200 to 250 (25%) in a year.'), null],
  ['en', p('Prices fell from £80 to £60 (-25%).'), null],
  ['en', p('Prices fell from £80 to £60 (-35%).'), ['wrongFigure', '25 %']],
  ['en', p('Between 2015 and 2020 it grew; from 2015 to 2020 (12%) it slept.'), null],
  ['en', p('The number rose from 40,000 in 2023 to 60,000 in 2025, an increase of 20 per cent.'), ['wrongFigure', '50 %']],
  ['en', p('The number rose from 40,000 in 2023 to 60,000 in 2025, an increase of 50 per cent.'), null],
  ['en', p('The number rose from 40,000 to 61,000, an increase of about 50 per cent.'), null],
  ['de', p('Die Zahl stieg von 400 auf 600, ein Plus von 20 Prozent.'), ['wrongFigure', '50 %']],
  ['fr', p('Le nombre est passé de 400 en 2023 à 600 en 2025, soit une hausse de 20 %.'), ['wrongFigure', '50 %']],
  ['es', p('El número pasó de 400 a 600, un aumento del 20 %.'), ['wrongFigure', '50 %']],
  ['it', p('Il numero è passato da 400 a 600, un aumento del 20 %.'), ['wrongFigure', '50 %']],
  ['nl', p('Het aantal steeg van 400 naar 600, een stijging van 20 procent.'), ['wrongFigure', '50 %']],
  ['de', p('Von den Booten sind 12 von 40 (35 %) neu.'), ['wrongFigure', '30 %']],
  ['de', p('Der Preis stieg von 1.200 auf 1.500 Euro (plus 20 Prozent).'), ['wrongFigure', '25 %']],
  ['de', p('Der Preis stieg von 1.200 auf 1.500 Euro (plus 25 Prozent).'), null],
  ['fr', p('Parmi les bateaux, 12 sur 40, soit 35 %, sont neufs.'), ['wrongFigure', '30 %']],
  ['fr', p('Parmi les bateaux, 12 sur 40, soit 30 %, sont neufs.'), null],
  ['es', p('De los barcos, 12 de 40 (35 %) son nuevos.'), ['wrongFigure', '30 %']],
  ['it', p('Delle barche, 12 su 40 (35 %) sono nuove.'), ['wrongFigure', '30 %']],
  ['nl', p('Van de boten zijn er 12 van 40 (35 procent) nieuw.'), ['wrongFigure', '30 %']],
  ['sv', p('Av båtarna är 12 av 40 (35 procent) nya.'), ['wrongFigure', '30 %']],
  ['pl', p('Nowych jest 12 z 40 (35%) łodzi.'), ['wrongFigure', '30 %']],
]

const spans: readonly Row[] = [
  ['en', p('The painter Ida Thorsby (1952–1911) lived here.'), ['endFirst']],
  ['en', p('The painter Ida Thorsby (1911–1952) lived here.'), null],
  ['en', p('Open from 12 May 2027 to 8 May 2027.'), ['endFirst']],
  ['en', p('Open from 8 May 2027 to 12 May 2027.'), null],
  ['en', p('It closed on 12 May 2027. On 8 May 2027 it was full.'), null],
  ['de', p('Die Malerin Ida Thorsby (1952–1911) lebte hier.'), ['endFirst']],
  ['de', p('Geöffnet vom 12. Mai 2027 bis 8. Mai 2027.'), ['endFirst']],
  ['de', p('Geöffnet vom 8. Mai 2027 bis zum 12. Mai 2027.'), null],
  ['fr', p('Ouvert du 12 mai 2027 au 8 mai 2027.'), ['endFirst']],
  ['es', p('Abierto del 12 de mayo de 2027 al 8 de mayo de 2027.'), ['endFirst']],
  ['it', p('Aperto dal 12 maggio 2027 al 8 maggio 2027.'), ['endFirst']],
  ['en', p('Doors: 18:00–16:00.'), ['endFirst']],
  ['en', p('Open 22:00–04:00, Sundays 11:00–18:00.'), null],
  ['en', p('Open from 6 pm to 4 pm.'), ['endFirst']],
  ['en', p('Open from 11 am to 4 pm, and from 12 pm to 3 pm.'), null],
  ['de', p('Geöffnet von 18 bis 16 Uhr.'), ['endFirst']],
  ['de', p('Geöffnet von 22 bis 4 Uhr und von 10 bis 18 Uhr.'), null],
  ['fr', p('Ouvert de 18 h à 16 h.'), ['endFirst']],
  ['it', p('Gli stand sono aperti dalle 18 alle 16.'), ['endFirst']],
  ['it', p('Gli stand sono aperti dalle 11 alle 22.'), null],
  ['es', p('Abierto de las 18 a las 16 horas.'), ['endFirst']],
  ['pt', p('Aberto das 18h às 16h.'), ['endFirst']],
  ['nl', p('Open van 18.00 tot 16.00 uur.'), ['endFirst']],
  ['ja', p('受付は18時から16時です。'), ['endFirst']],
  ['ja', p('期間は2027年5月12日から2027年5月8日です。'), ['endFirst']],
]

const numbers: readonly Row[] = [
  ['en', headings('1. Wash', '2. Cut', '4. Bake'), ['skippedNumber', '2']],
  ['en', headings('1. Wash', '2. Cut', '3. Bake'), null],
  ['en', headings('Step 1: Wash', 'Step 2: Cut', 'Step 2: Bake', 'Step 3: Eat'), ['skippedNumber', '2']],
  ['en', headings('3. Wash', '2. Cut', '1. Bake'), null],
  ['en', headings('5. Wash', '4. Cut', '2. Bake'), ['skippedNumber', '4']],
  ['en', headings('1. Wash', '2. Cut', '1. Bake', '2. Eat'), null],
  ['en', headings('1.1 Wash', '1.2 Cut', '1.4 Bake'), null],
  ['en', headings('3 cups', '5 spoons', '7 plates'), null],
  ['en', p('Step 1: wash the pears.', 'Step 2: cut the pears.', 'Step 4: bake the pears.'), ['skippedNumber', '2']],
  ['de', headings('1. Waschen', '2. Schneiden', '4. Backen'), ['skippedNumber', '2']],
  ['de', headings('3. Mai', '4. Mai', '6. Mai'), null],
  ['de', headings('Schritt 1: Waschen', 'Schritt 3: Schneiden', 'Schritt 4: Backen'), ['skippedNumber', '1']],
  ['fr', headings('Étape 1 : laver', 'Étape 2 : couper', 'Étape 4 : cuire'), ['skippedNumber', '2']],
  ['es', headings('Paso 1: lavar', 'Paso 2: cortar', 'Paso 4: hornear'), ['skippedNumber', '2']],
  ['ja', headings('ステップ1 洗う', 'ステップ2 切る', 'ステップ4 焼く'), ['skippedNumber', '2']],
  ['ru', headings('Шаг 1. Мыть', 'Шаг 2. Резать', 'Шаг 4. Печь'), ['skippedNumber', '2']],
]

const anniversaries: readonly Row[] = [
  ['en', p('The bakery was founded in 1987. In 2026 it keeps its 25th anniversary.'), ['wrongFigure', '39th anniversary']],
  ['en', p('The bakery was founded in 1987. In 2012 it kept its 25th anniversary.'), null],
  ['en', p('The bakery was founded in 1987, the mill in 1901. In 2026 it keeps its 125th anniversary.'), null],
  [
    'de',
    p('Die Bäckerei wurde 1987 gegründet. In diesem Jahr feiern wir unser 25-jähriges Bestehen.'),
    ['wrongFigure', '39-jähriges Bestehen'],
  ],
  ['de', p('Die Bäckerei wurde 2001 gegründet. In diesem Jahr feiern wir unser 25-jähriges Bestehen.'), null],
  ['fr', p('La boulangerie a été fondée en 1987. Elle fête en 2026 son 25e anniversaire.'), ['wrongFigure', '39e anniversaire']],
  ['es', p('La panadería fue fundada en 1987. En 2026 celebra su 25.º aniversario.'), ['wrongFigure', '39.º aniversario']],
]

const recipe = (steps: string): string =>
  `<h2>Needed</h2><ul><li>500 g plain flour</li><li>250 ml milk</li><li>75 g butter</li></ul><h2>How</h2>${steps}`
const amounts: readonly Row[] = [
  ['en', recipe('<ol><li>Mix the 650 g of flour with the milk.</li><li>Bake it.</li></ol>'), ['twoFigures']],
  ['en', recipe('<ol><li>Mix 300 g of flour with the milk.</li><li>Add 200 g flour.</li></ol>'), null],
  ['en', recipe('<p>For the crust: 650 g flour and 90 g butter.</p>'), null],
  ['en', recipe('<p>Knead the 650 g of flour with the 75 g butter.</p>'), ['twoFigures']],
  [
    'de',
    '<ul><li>500 g Mehl</li><li>250 ml Milch</li></ul><ol><li>Die 650 g Mehl mit der Milch verrühren.</li><li>Backen.</li></ol>',
    ['twoFigures'],
  ],
  [
    'de',
    '<ul><li>500 g Mehl</li><li>250 ml Milch</li></ul><ol><li>Die 500 g Mehl mit der Milch verrühren.</li><li>Backen.</li></ol>',
    null,
  ],
  [
    'fr',
    '<ul><li>500 g de farine</li><li>250 ml de lait</li></ul><ol><li>Mélanger les 650 g de farine.</li><li>Cuire.</li></ol>',
    ['twoFigures'],
  ],
]

describe.each(Object.entries({ sums, shares, spans, numbers, anniversaries, amounts }))('%s', (_kind, rows) => {
  it.each(rows)('%s: %s', (language, html, found) => {
    const outcome = adviseOn('text-slips', html, { language })
    if (outcome.status !== 'fail') return expect(found).toBeNull()
    const { code, args } = outcome
    expect('value' in args ? [code, args.value] : [code]).toEqual(found)
  })
})
