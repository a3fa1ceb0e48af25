import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isForPeople, withoutControls } from './logger.ts'

describe('logs', () => {
  it.each([
    ['auto', true, true],
    ['auto', false, false],
    ['json', true, false],
    ['json', false, false],
    ['pretty', true, true],
    ['pretty', false, true],
  ] as const)('with the format %s, on a terminal: %s, are for people: %s', (format, isTerminal, expected) => {
    expect(isForPeople(format, isTerminal)).toBe(expected)
  })

  it('for people stay JSON of the same words, without what steers a terminal', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '\\', '"', 'u001b', '\u001b', '\u0007', '\b', '\r', '\n', '\t', '\u007f', '\u009b', 'ä'),
    })
    const spelt: Readonly<Record<string, string>> = {
      '\b': '\\b',
      '\r': '\\r',
      '\u001b': '\\u001b',
      '\u0007': '\\u0007',
      '\u007f': '\\u007f',
      '\u009b': '\\u009b',
    }
    fc.assert(
      fc.property(text, (msg) => {
        const expected = [...msg].map((character) => spelt[character] ?? character).join('')
        expect(JSON.parse(withoutControls(JSON.stringify({ msg })))).toEqual({ msg: expected })
      }),
    )
  })
})
