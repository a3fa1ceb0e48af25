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

describe.each(Object.entries({ sums, shares, spans, numbers }))('%s', (_kind, rows) => {
  it.each(rows)('%s: %s', (language, html, found) => {
    const outcome = adviseOn('text-slips', html, { language })
    if (outcome.status !== 'fail') return expect(found).toBeNull()
    const { code, args } = outcome
    expect('value' in args ? [code, args.value] : [code]).toEqual(found)
  })
})
