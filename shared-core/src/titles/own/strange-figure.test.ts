import { expect, test } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { strangeFigure } from './strange-figure.ts'

function figureOf(tag: string, title: string, markdown: string): string | null {
  const language = languageFor(tag, allPacks)
  return strangeFigure(
    title,
    readText(readArticle({ kind: 'markdown', markdown, fields: exampleFields }, exampleContext), language),
    language,
  )
}

test.each([
  ['en', 'Mooring fees rise to £85', 'A mooring will cost £95 a year, now £70.', '£85'],
  ['en', 'Mooring fees rise by 12 per cent', 'Fees rise by 21 per cent in May.', '12 per cent'],
  ['en', 'Mooring fees rise by 12%', 'Fees rise by 21 % in May.', '12%'],
  ['de', 'Liegeplatz kostet 85 Euro', 'Ein Liegeplatz kostet 95 Euro im Jahr.', '85 Euro'],
  ['de', 'Gebühren steigen um 12 Prozent', 'Die Gebühren steigen um 21 Prozent.', '12 Prozent'],
  ['fr', 'L’amarrage coûte 85 €', 'L’amarrage coûte 95 € par an.', '85 €'],
  ['es', 'El amarre cuesta 1.850 euros', 'El amarre cuesta 1.950 euros al año.', '1.850 euros'],
  ['it', 'Le tariffe salgono del 12%', 'Le tariffe salgono del 21% a maggio.', '12%'],
  ['nl', 'Ligplaats kost € 85', 'Een ligplaats kost € 95 per jaar.', '€ 85'],
  ['pt', 'As taxas sobem 12 por cento', 'As taxas sobem 21 por cento em maio.', '12 por cento'],
  ['pl', 'Opłaty rosną o 12%', 'Opłaty rosną o 21% w maju.', '12%'],
  ['es', 'Cómo purgar los radiadores en 5 minutos', 'Espere unos 40 minutos.', '5 minutos'],
  ['en', 'Descale a kettle in 5 minutes', 'It takes 30 minutes.', '5 minutes'],
  ['de', 'Rad putzen in 5 Minuten', 'Das dauert 45 Minuten.', '5 Minuten'],
] as const)('%s: “%s” has a figure that its text lacks', (tag, title, text, expected) => {
  expect(figureOf(tag, title, text)).toBe(expected)
})

test.each([
  ['the same', 'en', 'Mooring fees rise to £95', 'A mooring will cost £95 a year.'],
  ['the same in another form', 'en', 'Mooring fees rise to £1,950', 'A mooring will cost £1950 a year.'],
  ['rounded', 'en', 'Mooring fees near £100', 'A mooring will cost £98.50 a year.'],
  ['rounded', 'de', 'Gebühren steigen um 12 Prozent', 'Die Gebühren steigen um 12,4 Prozent.'],
  ['a difference', 'en', 'Mooring fees rise by £25', 'A mooring will cost £95 a year, now £70.'],
  ['a sum', 'en', 'Mooring and power cost £120', 'A mooring costs £95, power £25.'],
  ['a figure of another kind alone', 'en', 'Mooring fees rise by 36%', 'A mooring will cost £95 a year, now £70.'],
  ['millions', 'en', 'Harbour gets £1.2 million', 'The harbour gets £1,200,000 and pays £40.'],
  ['millions', 'en', 'Harbour gets £1.2m', 'The harbour gets £1,200,000 and pays £40.'],
  ['no money', 'en', '85 moorings for sale', 'A mooring will cost £95 a year.'],
] as const)('tells none of a title with %s (%s): %s', (_what, tag, title, text) => {
  expect(figureOf(tag, title, text)).toBeNull()
})
