import { expect, it } from 'vitest'
import { messageOf } from './message-of.ts'

it.each<[string, unknown, string | null]>([
  ['the message of an error', new TypeError('No way'), 'No way'],
  [
    'of the plain object that WordPress rejects with',
    { code: 'fetch_error', message: 'You are probably offline.' },
    'You are probably offline.',
  ],
  ['a text', 'no', 'no'],
  ['nothing of an object that says nothing, and never its type', { code: 'x' }, null],
  ['nothing of a message that is no text', { message: {} }, null],
  ['nothing of nothing', undefined, null],
])('%s', (_, error, expected) => {
  expect(messageOf(error)).toBe(expected)
})
