import { describe, expect, it, vi } from 'vitest'
import { filledExample, meanings, unknownWords } from './template-words.ts'

vi.mock('@wordpress/i18n', async () => (await import('../testing/wordpress.ts')).i18n)

const words = { title: 'Rye', category: '', site: 'The Loaf', separator: '-', page: '' }

describe('the example of a template', () => {
  it.each([
    ['is filled with the words of a page of the site', '{title} {separator} {site}', '|', 'Rye | The Loaf'],
    [
      'has no separator beside an empty word',
      '{title} {separator} {category} {separator} {page} {separator} {site}',
      '-',
      'Rye - The Loaf',
    ],
    ['has an unknown word as it stands', '{title} {constructor}', '-', 'Rye {constructor}'],
    ['takes words in braces for no template', 'a {b, c} {title}', '-', 'a {b, c} Rye'],
  ])('%s', (_name, template, separator, expected) => expect(filledExample(template, words, separator)).toBe(expected))
})

describe('unknown words', () => {
  it.each([
    ['are none in a good template', '{title} {separator} {site}', []],
    ['are named once, in their order', '{titel} {title} {sitename} {titel}', ['{titel}', '{sitename}']],
    ['are none of the language', '{constructor}', ['{constructor}']],
  ])('%s', (_name, template, expected) => expect(unknownWords(template, words)).toEqual(expected))
})

it('explains every word once', () => {
  const told = Object.values(meanings())
  expect(new Set(told).size).toBe(told.length)
})
