import { expect, it } from 'vitest'
import { createRepeatCounter } from './repeat-counter.ts'

const part = (text: string) => ({ words: text.split(' ').map((form) => ({ form })) })

it.each([
  ['one two three', 0],
  ['one two three four one two three four', 1],
  ['one two three four five six', 0],
  ['no no no no no no', 2],
])('counts four words in a row that stood there before: %s', (text, repeated) => {
  expect(createRepeatCounter().count([part(text)])).toBe(repeated)
})

it('counts over all parts, but not across two of them', () => {
  expect(createRepeatCounter().count([part('a b c d'), part('x a b c d'), part('d')])).toBe(1)
})

it('forgets what was taken back, and counts on as before', () => {
  const counter = createRepeatCounter()
  const kept = part('a b c d a b c d')
  for (let round = 0; round < 200; round += 1) {
    const edited = { words: Array.from({ length: 1_000 }, (_, index) => ({ form: `w${round}-${index}` })) }
    expect(counter.count([kept, edited])).toBe(1)
    expect(counter.size()).toBeLessThan(60_000)
  }
})
