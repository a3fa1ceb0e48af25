import { expect, it } from 'vitest'
import { staysHere } from './stays-here.ts'

it.each([
  ['a password', 'service', false, true, true],
  ['no password', 'service', false, false, false],
  ['a site that sends such posts, too', 'service', true, true, false],
  ['no service that it could go to', 'embedded', false, true, false],
] as const)('%s', (_, mode, sendsProtected, isProtected, expected) => {
  expect(staysHere({ mode, sendsProtected }, { isProtected: () => isProtected })).toBe(expected)
})
