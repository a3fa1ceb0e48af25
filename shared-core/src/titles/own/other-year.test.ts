import { expect, it } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { otherYear } from './other-year.ts'

function read(tag: string, title: string, markdown: string) {
  const language = languageFor(tag, allPacks)
  const article = readArticle({ kind: 'markdown', markdown, fields: { ...exampleFields, title } }, exampleContext)
  return [title, readText(article, language), language] as const
}

it.each([
  ['es', 'Feria del Libro de Montalbo 2024', 'La feria se celebra del 16 al 19 de octubre de 2025.', '2024 / 2025'],
  ['en', 'Summer school 2025', 'The school opens on 3 July 2026. Register by 1 June 2026.', '2025 / 2026'],
  ['de', 'Programm 2025', 'Das Fest beginnt am 3. Juli 2026.', '2025 / 2026'],
  ['de', 'Programm 2025', 'Das Fest beginnt am 03.07.2026.', '2025 / 2026'],
  ['fr', 'Fête du village 2025', 'La fête a lieu le 3 juillet 2026.', '2025 / 2026'],
  ['it', 'Sagra 2025', 'La sagra apre il 3 luglio 2026.', '2025 / 2026'],
  ['pt', 'Festa 2025', 'A festa abre a 3 de julho de 2026.', '2025 / 2026'],
  ['ja', '夏祭り2025', '夏祭りは2026年7月3日に開きます。', '2025 / 2026'],
  ['en', 'Summer school 2025', 'The school opens on 3 July 2025, and again on 3 July 2026.', null],
  ['en', 'Summer school 2025', 'The school opens on 3 July 2026 and on 2 July 2027.', null],
  ['en', 'Summer school 2025', 'The school opens in July. Founded in 1998, it has 40 places.', null],
  ['en', 'Best tents of 2025', 'The Lumo came out in spring and weighs 1.8 kg. Prices of 2026 are not known.', null],
  ['en', 'From 2024 to 2025', 'The school opens on 3 July 2026.', null],
])('%s: %s has another year than its text: %s', (tag, title, text, found) => {
  const year = otherYear(...read(tag, title, text))
  expect(year === null ? null : `${year.word} / ${year.other}`).toBe(found)
})
