import { expect, it } from 'vitest'
import { insertWords } from './insert-words.ts'

it.each([
  ['into an empty title', '', null, 'compost heap', 'Compost heap|'],
  ['at the end', 'Some thoughts', null, 'compost heap', 'Some thoughts compost heap|'],
  ['behind a space', 'Some thoughts ', null, 'on compost', 'Some thoughts on compost|'],
  ['at the beginning', 'some thoughts', 0, 'compost heap', 'Compost heap| some thoughts'],
  ['between two words', 'A heap weeks', 6, 'for 6', 'A heap for 6| weeks'],
  ['before a mark', 'Thoughts: air', 8, 'of 2025', 'Thoughts of 2025|: air'],
  ['behind a colon', 'Compost:', null, '6 weeks', 'Compost: 6 weeks|'],
  ['behind an opening bracket', 'Compost (', null, '2025', 'Compost (2025|'],
  ['behind an opening question mark of Spanish', '¿', null, 'cuánto dura', '¿cuánto dura|'],
  ['into Japanese', '雑感', null, '自転車', '雑感自転車|'],
  ['into Chinese before a Latin word', '关于', null, 'Rust', '关于 Rust|'],
  ['into Arabic', 'أفكار', null, 'كومة السماد', 'أفكار كومة السماد|'],
  ['into Greek, as its first word', '', null, 'ψωμί', 'Ψωμί|'],
  ['at a place that the text no longer has', 'Heap', 40, 'air', 'Heap air|'],
  ['a letter beyond the first plane', '', null, '𐐨𐐩', '𐐀𐐩|'],
])('puts words %s', (_where, text, at, words, expected) => {
  const { value, caret } = insertWords(text, at, words)
  expect(`${value.slice(0, caret)}|${value.slice(caret)}`).toBe(expected)
})
