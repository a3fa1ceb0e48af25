import { describe, expect, it } from 'vitest'
import { readableAddress } from './readable-address.ts'

describe('an address for reading', () => {
  it.each([
    ['letters in place of escapes', 'https://example.org/%d9%83%d9%85/', 'https://example.org/كم/'],
    ['in either case of their digits', 'https://example.org/caf%C3%A9', 'https://example.org/café'],
    ['what divides an address stays escaped', 'https://example.org/a%2Fb%3Fc%23d', 'https://example.org/a%2Fb%3Fc%23d'],
    ['bytes that are no text stay', 'https://example.org/%ff%e9', 'https://example.org/%ff%e9'],
    ['a lone sign stays', 'https://example.org/100%', 'https://example.org/100%'],
    ['one that is readable', 'https://example.org/rye', 'https://example.org/rye'],
  ])('has %s', (_, address, readable) => {
    expect(readableAddress(address)).toBe(readable)
  })
})
