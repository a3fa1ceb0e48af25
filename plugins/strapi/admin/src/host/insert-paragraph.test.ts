import { describe, expect, it, test } from 'vitest'
import { insertParagraph, kindOf, removeParagraph } from './insert-paragraph.ts'

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })

test.each([
  ['blocks', 'nodes'],
  ['richtext', 'source'],
  ['customField', 'source'],
  ['text', 'plain'],
  ['string', null],
  ['dynamiczone', null],
  ['toString', null],
] as const)('a field of type %s', (type, kind) => {
  expect(kindOf({ type })).toBe(kind)
})

describe('a new paragraph', () => {
  it.each([
    ['nodes, at the start', [paragraph('Old')], 'nodes', null, [paragraph('A & B'), paragraph('Old')]],
    ['nodes, after one', [paragraph('Old'), paragraph('Last')], 'nodes', 0, [paragraph('Old'), paragraph('A & B'), paragraph('Last')]],
    ['an empty field of nodes', null, 'nodes', null, [paragraph('A & B')]],
    ['Markdown', '# Old', 'source', null, 'A & B\n\n# Old'],
    ['HTML', '<h2>Old</h2>', 'source', null, '<p>A &amp; B</p>\n<h2>Old</h2>'],
    ['plain text', 'Old', 'plain', null, 'A & B\n\nOld'],
  ] as const)('comes into %s, and goes again', (_name, value, kind, after, expected) => {
    const done = insertParagraph(value, kind, '<p>A &amp; B</p>', after)!
    expect(done.value).toEqual(expected)
    expect(removeParagraph(done.value, done.written)).toEqual(value ?? [])
    expect(removeParagraph(value, done.written)).toBeNull()
  })
  it.each([
    ['nodes', [paragraph('Old')], 'nodes', 0, [paragraph('Old'), { ...paragraph('Is it 5 < 6?'), type: 'heading', level: 2 }]],
    ['Markdown', 'Old', 'source', null, '## Is it 5 \\< 6?\n\nOld'],
    ['HTML', '<p>Old</p>', 'source', null, '<h2>Is it 5 &lt; 6?</h2>\n<p>Old</p>'],
  ] as const)('may be a heading in %s, and goes again', (_name, value, kind, after, expected) => {
    const done = insertParagraph(value, kind, '<h2>Is it 5 &lt; 6?</h2>', after)!
    expect(done.value).toEqual(expected)
    expect(removeParagraph(done.value, done.written)).toEqual(value)
  })
  it('is no heading in plain text', () => {
    expect(insertParagraph('Old', 'plain', '<h2>Why?</h2>', null)).toBeNull()
  })
  it.each([
    ['a sign of emphasis', '2 * 3 * 4 [sic]', '2 \\* 3 \\* 4 \\[sic\\]'],
    ['a number at the start', '2024. A year', '2024\\. A year'],
    ['a dash at the start', '- 5 °C', '\\- 5 °C'],
  ])('means in Markdown what it says: %s', (_name, text, written) => {
    expect(insertParagraph('', 'source', `<p>${text}</p>`, null)?.value).toBe(`${written}\n\n`)
  })
  it.each([
    ['markup that is more than words', 'Old', '<p>A <b>word</b></p>', null],
    ['two paragraphs', 'Old', '<p>A</p><p>B</p>', null],
    ['a place inside of a text', 'Old', '<p>A</p>', 0],
    ['a value that is no text', 7, '<p>A</p>', null],
  ])('does not come with %s', (_name, value, html, after) => {
    expect(insertParagraph(value, 'source', html, after)).toBeNull()
  })
  it('is not taken away once the author has changed it', () => {
    expect(removeParagraph([paragraph('A & B and more')], 'A & B')).toBeNull()
  })
})
