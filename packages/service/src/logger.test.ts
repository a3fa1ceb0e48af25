import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isForPeople, withoutControls, withoutKeys } from './logger.ts'
import { createApiKey } from './model/api-key.ts'

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

  it('hide what Authorization held, at whatever depth and in whatever case, and nothing else', () => {
    const name = fc.constantFrom('authorization', 'Authorization', 'headers', 'err')
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\\', '[', ']', ':', ',', 'authorization') })
    const { line } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, text, fc.integer(), fc.array(text, { maxLength: 2 }), tie('line')),
      line: fc.dictionary(name, tie('value'), { maxKeys: 3 }),
    }))
    const isHeld = (value: unknown): boolean => typeof value === 'string' || Array.isArray(value)
    fc.assert(
      fc.property(line, (said) => {
        const expected = JSON.parse(JSON.stringify(said), (key, value) =>
          key.toLowerCase() === 'authorization' && isHeld(value) ? '[hidden]' : value,
        )
        expect(JSON.parse(withoutKeys(JSON.stringify(said)))).toEqual(expected)
      }),
    )
  })

  it.each(['live', 'test'] as const)('hide a %s key wherever it stands', (environment) => {
    const key = createApiKey(environment)
    const line = JSON.stringify({ url: `/v1/score?key=${key}&x=1`, err: { message: `“${key}” is not known` }, key_id: 'key_1' })
    expect(withoutKeys(line)).toBe(line.replaceAll(key, '[hidden]'))
  })
})
