import { expect, it } from 'vitest'
import { setAddress } from './set-address.ts'

it.each([
  ['in HTML', 'a <a class="x" href="www.example.org">b</a>', 'a <a class="x" href="https://www.example.org">b</a>'],
  ['in single quotation marks', "<a href='www.example.org'>b</a>", '<a href="https://www.example.org">b</a>'],
  ['without quotation marks', '<a href=www.example.org rel=nofollow>b</a>', '<a href="https://www.example.org" rel=nofollow>b</a>'],
  ['in Markdown', 'a [b](www.example.org "c")', 'a [b](https://www.example.org "c")'],
  ['in angle brackets', '[b](<www.example.org>)', '[b](<https://www.example.org>)'],
  ['in a definition', '[b]: www.example.org\n', '[b]: https://www.example.org\n'],
  [
    'the link meant, not one that begins like it',
    '[a](www.example.org/a) <a href="www.example.org/b">b</a> [c](www.example.org)',
    '[a](www.example.org/a) <a href="www.example.org/b">b</a> [c](https://www.example.org)',
  ],
])('writes the address %s', (_name, source, expected) => {
  expect(setAddress(source, 'www.example.org', 'https://www.example.org')).toEqual({ text: expected, before: 'www.example.org' })
})

it('gives back what was written, white space and all', () => {
  const source = '<p><a href=" www.example.org/?a=1&amp;b=2 ">b</a></p>'
  const done = setAddress(source, 'www.example.org/?a=1&b=2', 'https://www.example.org/?a=1&b=2')
  expect(done).toEqual({
    text: '<p><a href="https://www.example.org/?a=1&amp;b=2">b</a></p>',
    before: ' www.example.org/?a=1&b=2 ',
  })
  expect(setAddress(done!.text, 'https://www.example.org/?a=1&b=2', done!.before)?.text).toBe(source)
})

it.each([
  ['only text', 'www.example.org'],
  ['another attribute', '<a data-href="www.example.org" href="/">b</a>'],
  ['another element', '<link href="www.example.org"> <abbr href="www.example.org">'],
])('finds no link in %s', (_name, source) => {
  expect(setAddress(source, 'www.example.org', 'https://www.example.org')).toBeNull()
})

it('cannot break out of the attribute', () => {
  expect(setAddress('<a href="x">b</a>', 'x', '"><script>')?.text).toBe('<a href="&quot;&gt;&lt;script&gt;">b</a>')
})
