import { expect, test } from 'vitest'
import { alignText } from './align-text.ts'

/** Runs as `text=source`, so that a row can be read. */
function pairs(data: string, source: string): string[] {
  return alignText(data, source, 0, source.length).map(
    ({ start, length, from, to }) => `${data.slice(start, start + length)}=${source.slice(from, to)}`,
  )
}

test.each([
  { name: 'one run when nothing was decoded', data: 'plain', source: 'plain', expected: ['plain=plain'] },
  {
    name: 'a reference is a run of its own',
    data: 'Fish & chips',
    source: 'Fish &amp; chips',
    expected: ['Fish =Fish ', '&=&amp;', ' chips= chips'],
  },
  { name: 'an escaped reference is not decoded twice', data: '&amp;', source: '&amp;amp;', expected: ['&=&amp;', 'amp;=amp;'] },
  { name: 'a reference that needs two UTF-16 units', data: 'a😀b', source: 'a&#128512;b', expected: ['a=a', '😀=&#128512;', 'b=b'] },
  { name: 'a bare ampersand stays', data: 'R&D &c', source: 'R&D &amp;c', expected: ['R=R', '&=&', 'D =D ', '&=&amp;', 'c=c'] },
  { name: 'references side by side', data: '<>', source: '&lt;&gt;', expected: ['<=&lt;', '>=&gt;'] },
  { name: 'a stray end tag leaves no text', data: 'ac', source: 'a</b>c', expected: ['a=a', 'c=c'] },
  { name: 'a Markdown escape leaves no text', data: 'a*b', source: 'a\\*b', expected: ['a=a', '*b=*b'] },
  { name: 'nothing maps to nothing', data: '', source: '', expected: [] },
])('$name', ({ data, source, expected }) => {
  expect(pairs(data, source)).toEqual(expected)
})

test('what cannot be followed is one run over the whole', () => {
  expect(alignText('xyz', 'abcd', 0, 4)).toEqual([{ start: 0, length: 3, from: 0, to: 4 }])
})
