import { expect, it } from 'vitest'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { textReasons } from './text-reasons.ts'

it.each([
  ['the text has it', 'Bread kept for 390 days', ['390', 'days'], '390 days'],
  ['the text has none', 'Bread kept for 390 days', ['days'], null],
  ['the text has another', 'Bread kept for 390 days', ['391', 'days'], null],
  ['the text has its number with a sign', 'Rent for €390', ['390'], '€390'],
  ['the text lacks a sum', 'Rent for €390', [], null],
  ['no figure is there', 'Rent for all', ['390'], null],
])('a figure is a reason only where %s', (_what, title, terms, figure) => {
  const language = languageFor('en', allPacks)
  const held = new Set(terms.flatMap((term) => language.terms(term)))
  const reasons = textReasons(title, { question: [], keyTerms: [] }, null, (term) => held.has(term), language)
  expect(reasons.find(({ code }) => code === 'hasFigure')?.args.figure ?? null).toBe(figure)
})
