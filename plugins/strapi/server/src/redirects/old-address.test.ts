import { expect, it } from 'vitest'
import { oldAddress } from './old-address.ts'

const site = 'https://www.example.org'

it.each([
  ['https://www.example.org/old', 'https://www.example.org/old', '/old'],
  ['https://www.example.org/old/', 'https://www.example.org/old', '/old'],
  ['/de/kürbis?utm=1#top', 'https://www.example.org/de/k%C3%BCrbis', '/de/k%C3%BCrbis'],
  ['/de/k%C3%BCrbis', 'https://www.example.org/de/k%C3%BCrbis', '/de/k%C3%BCrbis'],
  ['/وصفة', 'https://www.example.org/%D9%88%D8%B5%D9%81%D8%A9', '/%D9%88%D8%B5%D9%81%D8%A9'],
  ['/a/../b', 'https://www.example.org/b', '/b'],
  ['https://old.example.net/old', 'https://old.example.net/old', '/old'],
  ['/', 'https://www.example.org/', '/'],
])('%s', (text, address, path) => expect(oldAddress(text, site)).toEqual({ address, path }))

it.each(['', '   ', 'javascript:alert(1)', 'ftp://www.example.org/old', `/${'a'.repeat(300)}`])('“%s” is none', (text) => {
  expect(oldAddress(text, site)).toBeNull()
})

it('a path alone is no address where no site is known', () => expect(oldAddress('/old', '')).toBeNull())
