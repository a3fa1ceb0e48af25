import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

const scope = ['ten_1', 'grade', null]
const place = fc.array(
  fc.oneof(
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
  ),
  {
    maxLength: 4,
  },
)

describe('a cursor', () => {
  it('gives back the place, to the last digit', () => {
    fc.assert(
      fc.property(place, (value) => {
        expect(readCursor(writeCursor(value, scope, 's'), scope, 's')).toEqual(value)
      }),
      { seed: 1 },
    )
  })

  it('is refused when any character was changed', () => {
    const text = writeCursor([1, 70.1, 'pub_1'], scope, 's')
    for (let index = 0; index < text.length; index++) {
      const other = text[index] === 'A' ? 'B' : 'A'
      expect(() => readCursor(text.slice(0, index) + other + text.slice(index + 1), scope, 's')).toThrow(/does not belong/)
    }
  })

  it.each([
    ['another tenant', ['ten_2', 'grade', null], 's'],
    ['another order', ['ten_1', 'name', null], 's'],
    ['another filter', ['ten_1', 'grade', 'exa'], 's'],
    ['another secret', scope, 't'],
  ])('of %s is refused', (_, otherScope, secret) => {
    expect(() => readCursor(writeCursor([1], otherScope, secret), scope, 's')).toThrow(/does not belong/)
  })

  it('that the service did not write is refused', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readCursor(text, scope, 's')).toThrow(/does not belong/)
      }),
      { seed: 1 },
    )
  })
})
