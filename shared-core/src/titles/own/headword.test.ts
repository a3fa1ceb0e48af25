import { expect, it } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { isHeadword } from './headword.ts'

function read(tag: string, title: string, markdown: string) {
  const language = languageFor(tag, allPacks)
  const article = readArticle({ kind: 'markdown', markdown, fields: { ...exampleFields, title } }, exampleContext)
  return [title, readText(article, language), language] as const
}

it.each([
  ['de', 'Trockenmauer', 'Eine Trockenmauer ist eine Mauer aus Natursteinen.', true],
  ['en', 'Dry stone wall', 'A dry stone wall is a wall without mortar.', true],
  ['en', 'Sourdough', 'Sourdough (levain) is a dough that rises by wild yeast.', true],
  ['fr', 'Compost', 'Le compost est un engrais.', true],
  ['es', 'Adobe', 'El adobe es un ladrillo de barro.', true],
  ['it', 'Muro a secco', 'Un muro a secco è un muro senza malta.', true],
  ['en', 'Newsletter', 'The fees rise in June.', false],
  ['en', 'Walls', 'We like walls. A wall is dear.', false],
  ['en', 'The dry stone wall of Marlow', 'The dry stone wall of Marlow is long.', false],
])('%s: “%s” is the headword of its text: %s', (tag, title, text, expected) => expect(isHeadword(...read(tag, title, text))).toBe(expected))
