import { expect, it } from 'vitest'
import { unpackWords } from '../../../shared-core/src/languages/words/unpack-words.ts'
import { packWords } from '../src/data/pack-words.ts'

it('leaves out what a word has in common with the one before', () => {
  expect(packWords(['june', 'jan', 'january'])).toBe('AjanDuaryBune')
})

it.each([[[]], [['a']], [['a', 'ab', 'b', 'it’s', 'को', 'क']], [['𠮷野', '𠮶野']], [[`${'x'.repeat(30)}y`, `${'x'.repeat(30)}z`]]])(
  'gives %j again, sorted',
  (words) => {
    const packed = packWords(words)
    expect(packed).toBe(packed.toWellFormed())
    expect(unpackWords(packed)).toEqual([...words].sort())
  },
)

it('refuses a word that holds a capital', () => {
  expect(() => packWords(['May'])).toThrow('May')
})
