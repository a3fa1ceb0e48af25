import { expect, it } from 'vitest'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { textReasons } from './text-reasons.ts'

it.each([
  ['Bulk fermentation at 24 °C', 'en', 'bulk fermentation', 'Bulk fermentation'],
  ['How do you know when bulk fermentation is finished?', 'en', 'bulk fermentation', 'bulk fermentation'],
  ['Bulk prices of fermentation', 'en', 'bulk fermentation', 'Bulk'],
  ['Yeast, fermentation and time', 'en', 'yeast fermentation', 'Yeast'],
  ['Huerto escolar: riego por goteo', 'es', 'huerto escolar', 'Huerto escolar'],
  ['Canna fumaria e forno', 'it', 'canna fumaria forno', 'Canna fumaria'],
  ['Wärmepumpe im Gemeindehaus', 'de', 'wärmepumpe', 'Wärmepumpe'],
])('the subject that a title opens with is named whole: %s', (title, tag, subject, expected) => {
  const language = languageFor(tag, allPacks)
  const keyTerms = language.tokenize(subject).words.map(({ term, form }) => ({ term, weight: 9, text: form, stop: false }))
  const reasons = textReasons(title, { question: [], keyTerms }, null, language)
  expect(reasons.find(({ code }) => code === 'startsWithTerm')?.args.term).toBe(expected)
})
