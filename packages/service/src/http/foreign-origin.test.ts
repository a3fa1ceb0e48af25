import { expect, it } from 'vitest'
import { isForeignOrigin } from './foreign-origin.ts'

const host = '127.0.0.1:8787'
it.each<[string, Record<string, string>, boolean]>([
  ['a program', { host }, false],
  ['the console', { host, origin: 'http://127.0.0.1:8787', 'sec-fetch-site': 'same-origin' }, false],
  ['the console of a browser that says less', { host, origin: 'http://127.0.0.1:8787' }, false],
  ['the console reading', { host, 'sec-fetch-site': 'same-origin' }, false],
  ['the console behind a proxy', { host, origin: 'https://citable.example' }, false],
  ['an address that is typed', { host, 'sec-fetch-site': 'none' }, false],
  ['a listed page', { host, origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }, false],
  ['another page', { host, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, true],
  ['another page, without CORS', { host, 'sec-fetch-site': 'cross-site' }, true],
  ['another port of this machine', { host, origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-site' }, true],
  ['a sandboxed frame', { host, origin: 'null', 'sec-fetch-site': 'cross-site' }, true],
])('%s', (_, headers, isForeign) => {
  expect(isForeignOrigin(headers, 'https://citable.example', ['https://app.example'])).toBe(isForeign)
})
