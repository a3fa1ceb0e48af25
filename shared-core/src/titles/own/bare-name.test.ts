import { expect, test } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { isBareName } from './bare-name.ts'

test.each([
  ['nl', 'Bibliotheek De Waag', 'Bij Bibliotheek De Waag leen je nu ook een boormachine.', true],
  ['pl', 'Muzeum Rolnictwa', 'W sobotę Muzeum Rolnictwa otwiera się nocą.', true],
  ['en', 'Friends of the Hall', 'In May the Friends of the Hall painted the stage.', true],
  ['it', 'Agriturismo Le Tre Querce', 'All’Agriturismo Le Tre Querce si raccolgono le olive.', true],
  ['fr', 'Le Petit Théâtre', 'Une pièce par mois, et la salle est pleine.', true],
  ['fr', 'Le Havre rouvre sa plage', 'La plage du Havre rouvre.', false],
  ['de', 'Stadtwerke Brunnfeld GmbH', 'Der Strom wird billiger.', true],
  ['en', 'Harbour Tools Ltd', 'The shop opens a week later.', true],
  ['es', 'Ayuntamiento de Valdesol', 'La piscina abre una semana más tarde.', true],
  ['fr', 'Mairie de Vernoux', 'La piscine ouvre plus tard.', true],
  ['de', 'Gemeinde Ellern', 'Das Bad öffnet später.', true],
  ['de', 'Gemeinde Ellern öffnet ihr Bad', 'Das Bad öffnet.', false],
  ['en', 'Summer Garden Guide', 'In summer a garden needs water.', false],
  ['en', 'The Garden in May', 'In May the garden needs water.', false],
  ['en', 'Harrow Lane Baths close in May', 'In May Harrow Lane Baths close.', false],
  ['de', 'Bücherei Altes Rathaus', 'In der Bücherei Altes Rathaus gibt es Werkzeug.', false],
])('%s: %s', (tag, title, markdown, expected) => {
  const language = languageFor(tag, allPacks)
  const text = readText(readArticle({ kind: 'markdown', markdown, fields: exampleFields }, exampleContext), language)
  expect(isBareName(title, text, language)).toBe(expected)
})
