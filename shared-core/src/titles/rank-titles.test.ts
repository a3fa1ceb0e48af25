import { expect, it } from 'vitest'
import { queryTerms } from '../answers/ranking/coverage.ts'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { shownPart } from '../signals/title/shown-part.ts'
import { scoreTitle } from './rank-titles.ts'

const language = languageFor('en', allPacks)
const terms = queryTerms('copper kettle', language)
const start = 'Boiling water in the mountains without a stove and without a fire, with a'

it.each([
  ['of a question', { question: terms, keyTerms: [] }],
  ['of the text', { question: [], keyTerms: terms }],
])('terms %s that a result page cuts off count for nothing', (_whose, context) => {
  const [matching, other] = [`${start} copper kettle`, `${start} wooden barrel`]
  expect(shownPart(matching, language)).toBe(shownPart(other, language))
  expect(scoreTitle(matching, context, language)).toBe(scoreTitle(other, context, language))
})
