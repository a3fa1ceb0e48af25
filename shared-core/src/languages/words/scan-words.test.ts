import { expect, test } from 'vitest'
import { readFigures } from '../../guard/read-figures.ts'
import { findNumbers } from '../../signals/evidence/find-figures.ts'
import { allPacks } from '../all.ts'
import { languageFor } from '../language-for.ts'
import { findAmounts } from './find-amounts.ts'

const wordsOf = (text: string, tag: string): readonly string[] =>
  languageFor(tag, allPacks)
    .tokenize(text)
    .words.map(({ start, end }) => text.slice(start, end))

/** A letter between numbers is read like the sign of multiplication, as WordPress shows it. */
const products: readonly (readonly [language: string, typed: string, shown: string])[] = [
  ['en', 'Cut it 5x3 cm wide.', 'Cut it 5×3 cm wide.'],
  ['en', 'Cut it 5 x 3 cm wide.', 'Cut it 5 × 3 cm wide.'],
  ['en', 'Save it as 1920x1080 pixels.', 'Save it as 1920×1080 pixels.'],
  ['en', 'Save it as 1920x1080p.', 'Save it as 1920×1080p.'],
  ['en', 'A block of 2x4x8 inches', 'A block of 2×4×8 inches'],
  ['en', 'A block of 2 x 4 x 8 inches', 'A block of 2 × 4 × 8 inches'],
  ['en', 'A 2X4 of pine', 'A 2×4 of pine'],
  ['en', 'It takes 0.5x2 m.', 'It takes 0.5×2 m.'],
  ['en', 'It takes 1,200x800 m.', 'It takes 1,200×800 m.'],
  ['en', 'Take 3x5mm screws.', 'Take 3×5mm screws.'],
  ['de', 'Das Beet misst 1,2x3 m.', 'Das Beet misst 1,2×3 m.'],
  ['de', 'Nimm 2 x 500 g Mehl.', 'Nimm 2 × 500 g Mehl.'],
  ['fr', 'Une photo de 10X15 cm', 'Une photo de 10×15 cm'],
  ['fr', 'Une photo de 10 X 15 cm', 'Une photo de 10 × 15 cm'],
  ['es', 'Una caja de 20x30x10 cm', 'Una caja de 20×30×10 cm'],
  ['ru', 'Доска 5х3 см', 'Доска 5×3 см'],
  ['ru', 'Доска 5 х 3 см', 'Доска 5 × 3 см'],
  ['ja', '大きさは5x3cmです', '大きさは5×3cmです'],
]

test.each(products)('a product is read alike, however it is typed (%s): %s', (tag, typed, shown) => {
  const language = languageFor(tag, allPacks)
  expect(wordsOf(typed, tag)).toEqual(wordsOf(shown, tag))
  const [one, other] = [typed, shown].map((text) => findNumbers(text, language.tokenize(text), language))
  expect(one).toEqual(other)
  const [typedAmounts, shownAmounts] = [typed, shown].map((text) => findAmounts(text, (word) => word))
  expect(typedAmounts).toEqual(shownAmounts)
  const none = { numbers: new Map<string, number>(), ordinals: new Map<string, number>() }
  expect(readFigures(typed, [], none)).toEqual(readFigures(shown, [], none))
})

/** Letters that join no two numbers. */
const names: readonly (readonly [text: string, words: readonly string[]])[] = [
  ['10x faster', ['10x', 'faster']],
  ['10 x faster', ['10', 'x', 'faster']],
  ['at 0x1F and 0x10', ['at', '0x1F', 'and', '0x10']],
  ['an x86 chip', ['an', 'x86', 'chip']],
  ['a h4x0r', ['a', 'h4x0r']],
  ['the fx2x4', ['the', 'fx2x4']],
  ['5 x, 3 y', ['5', 'x', '3', 'y']],
  ['5x 3', ['5x', '3']],
  ['5 x3', ['5', 'x3']],
  ['5x', ['5x']],
  ['iPhone X 3', ['iPhone', 'X', '3']],
]

test.each(names)('a letter that joins no numbers stays in its word: %s', (text, words) => {
  expect(wordsOf(text, 'en')).toEqual(words)
})
