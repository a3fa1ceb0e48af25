import { expect, test } from 'vitest'
import { hintOf } from './stored-key.ts'

test.each([
  ['ctb_live_0123456789abcdef', 'ctb_live_…cdef'],
  ['a-key-of-another-kind-0123', '…0123'],
  ['short', '…'],
])('of %s is shown %s', (key, hint) => {
  expect(hintOf(key)).toBe(hint)
})
