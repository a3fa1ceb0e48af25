import { expect, it } from 'vitest'
import { findJsonFault } from '../src/find-json-fault.ts'

it.each([
  ['{"a": }', 6, '}'],
  ['{"a": 1,}', 8, '}'],
  ['[1, 2,]', 6, ']'],
  ['{"a" 1}', 5, '1'],
  ['{a: 1}', 1, 'a'],
  ["{'a': 1}", 1, "'"],
  ['{"a": "b}', 6, '"'],
  ['{"a": 01}', 6, '0'],
  ['[1 2]', 3, '2'],
  ['{"a": "line\nbreak"}', 6, '"'],
  ['{"a": 1', 7, null],
  ['', 0, null],
  ['{} {}', 3, '{'],
  ['[truely]', 1, 't'],
  ['{"a": [}', 7, '}'],
  ['{"a": 😀}', 6, '😀'],
])('%j breaks at %i', (text, at, found) => {
  expect(() => JSON.parse(text)).toThrow()
  expect(findJsonFault(text)).toEqual({ at, found })
})
