import { expect, it } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { isRowOfWords } from './row-of-words.ts'

function read(tag: string, title: string, markdown: string) {
  const language = languageFor(tag, allPacks)
  const article = readArticle({ kind: 'markdown', markdown, fields: { ...exampleFields, title } }, exampleContext)
  return [title, readText(article, language), language] as const
}

const text =
  'The ferry to the island leaves at eight. Police arrest a man outside a pub in Leeds. L’isola ha un traghetto. Die Insel hat eine Fähre.'

it.each([
  ['it', 'Isola Serrana vacanze mare spiagge hotel traghetti cosa vedere offerte', true],
  ['en', 'island ferry cheap hotel beach holiday offers booking', true],
  ['de', 'Insel Fähre günstig Hotel Strand Urlaub Angebote buchen', true],
  ['fr', 'île ferry hôtel plage vacances offres réservation', true],
  ['es', 'isla ferry hotel playa vacaciones ofertas reservas', true],
  ['en', 'Police arrest man outside Leeds pub', false],
  ['en', 'The ferry to the island and its cheap hotels', false],
  ['en', 'Island ferry: cheap hotels, beaches, holiday offers, booking', false],
  ['en', 'Cheap island ferry hotel', false],
  ['pl', 'wyspa prom tani hotel plaża wakacje oferty rezerwacje', false],
])('%s: “%s” is a row of search words: %s', (tag, title, expected) => expect(isRowOfWords(...read(tag, title, text))).toBe(expected))
