import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTally } from './tally.ts'

it('counts after any sequence of states what counting anew gives', () => {
  const pool = ['a', 'b', 'c', 'a b', 'b b c', ''].map((text) => ({ keys: text.split(' ') }))
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.constantFrom(...pool)), { maxLength: 8 }), (states) => {
      const tally = createTally<string>()
      for (const parts of states) {
        const anew = createTally<string>().count(parts, ({ keys }) => keys)
        expect(new Map([...tally.count(parts, ({ keys }) => keys)].sort())).toEqual(new Map([...anew].sort()))
      }
    }),
  )
})

it('reads a part once, as long as it stays', () => {
  const tally = createTally<string>()
  const [stays, goes] = [{ key: 'a' }, { key: 'b' }]
  const read: string[] = []
  const keysOf = ({ key }: { readonly key: string }) => {
    read.push(key)
    return [key]
  }
  tally.count([stays, goes], keysOf)
  tally.count([stays], keysOf)
  expect([...tally.count([stays, goes], keysOf)]).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  expect(read).toEqual(['a', 'b', 'b'])
})
