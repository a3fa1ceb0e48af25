import { expect, it } from 'vitest'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { titleAdviceFor } from '../../languages/loading/all-advice.ts'
import type { AgreementReading } from '../text/agreement-reading.ts'
import { inWords } from '../title/promised-count.ts'
import { cardinalReader } from './cardinals.ts'

it.each([
  ['ar', 'خمسة', 5],
  ['ar', 'خمس', 5],
  ['ar', 'عشرون', 20],
  ['en', 'fifteen', 15],
  ['de', 'zwölf', 12],
  ['en', '312', 312],
  ['en', 'one', 0],
  ['en', 'boats', 0],
])('%s: %s is read as %i', (tag, word, value) => {
  const reading = { language: languageFor(tag, allPacks), titleWords: titleAdviceFor(tag), tools: { inWords } }
  expect(cardinalReader(reading as unknown as AgreementReading)(word)).toBe(value)
})
