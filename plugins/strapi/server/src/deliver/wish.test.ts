import { expect, test } from 'vitest'
import { type Wish, wishOf } from './wish.ts'

test.each<[name: string, prefer: string | undefined, wish: Wish | null]>([
  ['no header', undefined, null],
  ['an empty header', '', null],
  ['the name alone', 'citable', '1'],
  ['a value', 'citable=1', '1'],
  ['an empty value, which counts as none', 'citable=""', '1'],
  ['the graph as a value', 'citable=full', 'full'],
  ['a value in quotation marks', 'citable="full"', 'full'],
  ['nothing', 'citable=0', '0'],
  ['white space and capitals', ' Citable = FULL ', 'full'],
  ['a parameter of the preference', 'citable; why=head', '1'],
  ['one of several', 'return=minimal, citable', '1'],
  ['one after another with a comma in it', 'a="1, 2", citable=full', 'full'],
  ['the first of two', 'citable=full, citable=0', 'full'],
  ['a value that is not known', 'citable=yes', null],
  ['our name in what another preference says', 'a="b, citable, c"', null],
  ['our name after an escaped quotation mark', 'a="\\", citable"', null],
  ['a longer name', 'citable-not, uncitable', null],
  ['quotation marks that are left open', 'a="b, citable', null],
])('%s', (_name, prefer, wish) => {
  expect(wishOf({ headers: { prefer } })).toBe(wish)
})

test('the parameter wins, as far as it is known', () => {
  const headers = { prefer: 'citable=full' }
  expect(['0', '1', 'full', 'yes', ['1'], undefined].map((citable) => wishOf({ query: { citable }, headers }))).toEqual([
    '0',
    '1',
    'full',
    'full',
    'full',
    'full',
  ])
  expect(wishOf({})).toBeNull()
})
