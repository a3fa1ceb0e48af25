import { describe, expect, test } from 'vitest'
import { answerQuestions, indexArticle } from '../answers/answer-questions.ts'
import { readArticle } from '../extract/read-article.ts'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { exampleContext, exampleFields } from '../testing/read-examples.ts'
import { measureSignals } from './measure-signals.ts'
import { proposals } from './proposals.ts'
import { buildReading } from './reading.ts'

describe('the description that is proposed', () => {
  const proposed = (title: string, ...paragraphs: readonly string[]) => {
    const html = paragraphs.map((text) => `<p>${text}</p>`).join('')
    const article = readArticle({ kind: 'body', html, fields: { ...exampleFields, title, description: null } }, exampleContext)
    const language = languageFor('en', allPacks)
    const passages = indexArticle(article, language)
    const answers = answerQuestions({ article, language, targetQueries: [] }, passages)
    return measureSignals(buildReading(article, exampleContext, language, { answers, passages }), { proposals })('proposals').description
  }
  const title = 'How long does a rye dough rise?'
  const bland =
    'A rye dough is made of rye flour, water and a starter, and many bakers who knead one for the first time have questions about it at home.'
  const middle = 'The yeasts of a starter eat sugar, and the warmer the bowl stands in the kitchen, the faster all of them do so.'
  const conclusion =
    'A rye dough rises for 3 hours at 24 °C and for about 5 hours at 20 °C, until it has grown by half and shows bubbles at its sides.'

  test('is the conclusion where the opening says less of what was asked', () => {
    expect(proposed(title, bland, middle, conclusion)).toBe(conclusion)
  })
  test('is the opening where that says it', () => {
    expect(proposed(title, conclusion, middle, bland)).toBe(conclusion)
    expect(proposed(title, bland, middle, middle)).toBe(bland)
  })
  test('is nothing where neither names what the article is about', () => {
    expect(proposed(title, middle, bland, middle)).toBeNull()
  })
})
