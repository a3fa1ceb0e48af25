import { describe, expect, it } from 'vitest'
import { findJsonFault, jsonPlaces } from '../src/find-json-fault.ts'

it.each([
  ['{"a": }', 6, '}', 'character'],
  ['{"a": 1,}', 8, '}', 'character'],
  ['[1, 2,]', 6, ']', 'character'],
  ['{"a" 1}', 5, '1', 'character'],
  ['{a: 1}', 1, 'a', 'character'],
  ["{'a': 1}", 1, "'", 'character'],
  ['{"a": 01}', 6, '0', 'character'],
  ['[1 2]', 3, '2', 'character'],
  ['{} {}', 3, '{', 'character'],
  ['[truely]', 1, 't', 'character'],
  ['{"a": [}', 7, '}', 'character'],
  ['{"a": 😀}', 6, '😀', 'character'],
  ['{"a": "the "best" soup"}', 12, 'b', 'character'],
  ['{"a": “b”}', 6, '“', 'character'],
  ['{"a": 1} // note', 9, '/', 'character'],
  ['<!-- {"a": 1} -->', 0, '<', 'character'],
  ['{"a" "b"}', 5, '"', 'character'],
  ['{"a": "b" "c": 1}', 10, '"', 'character'],
  ['{"a": "line\nbreak"}', 11, 'U+000A, line break', 'lineBreak'],
  ['{"a": "line\r\nbreak"}', 11, 'U+000D, line break', 'lineBreak'],
  ['{"a": "b,\n"c": "d"}', 9, 'U+000A, line break', 'lineBreak'],
  ['{"a\n": 1}', 3, 'U+000A, line break', 'lineBreak'],
  ['{"a": "x\ty"}', 8, 'U+0009, tab', 'control'],
  ['{"a": "x\u0000y"}', 8, 'U+0000', 'control'],
  ['{"a": "it\\\'s"}', 9, "\\'", 'escape'],
  ['{"a": "C:\\dir"}', 9, '\\d', 'escape'],
  ['{"a": "\\u12g4"}', 7, '\\u', 'escape'],
  ['{"a": "b}', 6, '"', 'openText'],
  ['{"a": "b\\"}', 6, '"', 'openText'],
  ['["a', 1, '"', 'openText'],
  ['\ufeff{"a": 1}', 0, 'U+FEFF, byte order mark', 'character'],
  ['{\u00a0"a": 1}', 1, 'U+00A0, no-break space', 'character'],
  ['{"a":\u00a01}', 5, 'U+00A0, no-break space', 'character'],
  ['{"a": 1}\u200b', 8, 'U+200B, zero width space', 'character'],
  ['{"a": 1,\u3000"b": 2}', 8, 'U+3000, ideographic space', 'character'],
  ['{"a": 1', 7, null, 'end'],
  ['{"a": 1,\n', 9, null, 'end'],
  ['', 0, null, 'end'],
] as const)('%j breaks at %i', (text, at, found, reason) => {
  expect(() => JSON.parse(text)).toThrow()
  expect(findJsonFault(text)).toEqual({ at, found, reason })
})

describe('keys that occur twice', () => {
  it.each([
    ['{"a": 1, "a": 2}', [{ at: 9, key: 'a' }]],
    ['{"a": 1, "b": {"a": 2}}', []],
    ['{"b": {"a": 1, "a": 1}}', [{ at: 15, key: 'a' }]],
    ['[{"a": 1}, {"a": 2}]', []],
    ['{"a": ["a", "a"]}', []],
    ['{"a": "a", "b": "a"}', []],
    ['{"a": 1, "\\u0061": 2}', [{ at: 9, key: 'a' }]],
    [
      '{"a": [1, {"b": 1}], "a": 2, "a": 3}',
      [
        { at: 21, key: 'a' },
        { at: 29, key: 'a' },
      ],
    ],
    ['"a"', []],
  ])('%s', (text, found) => {
    JSON.parse(text)
    expect(jsonPlaces(text).repeated).toEqual(found)
  })
})

it.each<[string, Record<string, number>]>([
  ['{"a": 1}', { '': 0, a: 1 }],
  [' {"a": {"b": [1, {"c": 2}]}}', { '': 1, a: 2, 'a.b': 8, 'a.b[0]': 14, 'a.b[1]': 17, 'a.b[1].c': 18 }],
  ['[{"a": 1}, {"a": 2}]', { '': 0, '[0]': 1, '[0].a': 2, '[1]': 11, '[1].a': 12 }],
  ['{"@graph": [{"a": 1}, 2]}', { '': 0, '[0]': 12, '[0].a': 13, '[1]': 22 }],
  ['[{"@graph": [{"a": 1}]}]', { '': 0, '[0]': 1, '[0][0]': 13, '[0][0].a': 14 }],
  ['{"schema:a": 1, "http://schema.org/b": 2}', { '': 0, a: 1, 'schema:a': 1, b: 16, 'http://schema.org/b': 16 }],
  ['{"a": 1, "a": 2}', { '': 0, a: 1 }],
  ['{"a": "b", "c": "a"}', { '': 0, a: 1, c: 11 }],
  ['7', { '': 0 }],
])('places in %s', (text, paths) => {
  JSON.parse(text)
  expect(Object.fromEntries(jsonPlaces(text).paths)).toEqual(paths)
})
