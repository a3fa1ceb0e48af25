import { expect, test } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { openingFor } from '../../languages/loading/all-openings.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { openings } from '../__fixtures__/openings.ts'
import { createOpening } from './opening.ts'

test.each(openings)('$language: names the subject of: $text', ({ language: tag, text, subjects }) => {
  const markdown = text
    .split(' | ')
    .map((part) => part.replace(/^# /, '## '))
    .join('\n\n')
  const language = languageFor(tag, allPacks)
  const article = readArticle({ kind: 'markdown', markdown, fields: exampleFields }, exampleContext)
  const [first] = createOpening(openingFor(tag)).subjectsOf(readText(article, language), language)
  if (subjects.length === 0) expect(first?.isSure ?? false).toBe(false)
  else expect(subjects).toContain(first?.text)
})
