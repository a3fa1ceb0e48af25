import { expect, it } from 'vitest'
import { licenceFits } from './spdx.ts'

it.each([
  ['one that fits', 'MIT', true],
  ['one that asks for its own terms', 'GPL-3.0-only', false],
  ['a choice with one that fits', '(GPL-2.0-only OR MIT)', true],
  ['a choice without', 'GPL-2.0-only OR SSPL-1.0', false],
  ['several that all fit', 'MIT AND Apache-2.0 AND ISC', true],
  ['several of which one does not', 'MIT AND AGPL-3.0-only', false],
  ['AND before OR', 'AGPL-3.0-only AND MIT OR ISC', true],
  ['parentheses before both', 'AGPL-3.0-only AND (MIT OR ISC)', false],
  ['no text', '', false],
  ['a pointer to a file', 'SEE LICENSE IN license.txt', false],
  ['an open parenthesis', '(MIT', false],
  ['a name behind the end', 'MIT ISC', false],
  ['an operator without a side', 'MIT OR', false],
])('%s', (_, expression, fits) => {
  expect(licenceFits(expression)).toBe(fits)
})
