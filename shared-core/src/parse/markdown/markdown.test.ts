import { describe, expect, test } from 'vitest'
import { createQuestionReader } from '../blocks/marked-questions.ts'
import { rareMediaOf } from '../blocks/rare-media.ts'
import { readBlocks } from '../blocks/read-blocks.ts'
import { frontMatterEnd } from './front-matter.ts'
import { parseMarkdown } from './parse-markdown.ts'

function read(markdown: string) {
  let count = 0
  return readBlocks([parseMarkdown(markdown)], {
    source: markdown,
    createId: () => `b${++count}`,
    questionReader: createQuestionReader,
    rareMediaOf,
  })
}

const lines = (markdown: string): string[] =>
  read(markdown).blocks.map((block) => `${block.kind} ${block.kind === 'heading' ? block.level : ''} ${block.text}`.replace(/ {2}/g, ' '))

describe('blocks', () => {
  test.each([
    { name: 'nothing from nothing', markdown: '', expected: [] },
    { name: 'ATX and setext headings', markdown: '# a\n\nb\n-', expected: ['heading 1 a', 'heading 2 b'] },
    { name: 'a wrapped paragraph is one line', markdown: 'a\nb', expected: ['paragraph a b'] },
    { name: 'a hard break is a line feed', markdown: 'a  \nb', expected: ['paragraph a\nb'] },
    { name: 'a nested list is one block', markdown: '- a\n  - b\n- c', expected: ['list a\nb\nc'] },
    { name: 'task marks are no text', markdown: '- [x] a\n- [ ] b', expected: ['list a\nb'] },
    { name: 'a quotation over lines', markdown: '> a\n> b', expected: ['quote a b'] },
    { name: 'fenced and indented code', markdown: '```js\nx()\n```\n\n    y()', expected: ['code x()', 'code y()'] },
    { name: 'a table', markdown: '| A | B |\n|---|---|\n| 1 | 2 |', expected: ['table A\tB\n1\t2'] },
    { name: 'struck text stays text', markdown: 'a ~~b~~', expected: ['paragraph a b'] },
    {
      name: 'a footnote is a paragraph, its reference is no text',
      markdown: 'a[^1]\n\n[^1]: note',
      expected: ['paragraph a', 'paragraph note'],
    },
    { name: 'front matter is no text', markdown: '---\ntitle: x\n---\n\na', expected: ['paragraph a'] },
    { name: 'front matter in JSON is no text', markdown: '{\n  "title": "x"\n}\n\na', expected: ['paragraph a'] },
    { name: 'a rule at the top is no front matter', markdown: '---\n\na', expected: ['paragraph a'] },
    {
      name: 'elements in HTML may hold Markdown',
      markdown: '<details><summary>Why?</summary>\n\nBecause **so**.\n\n</details>\n\nend',
      expected: ['paragraph Why?', 'paragraph Because so.', 'paragraph end'],
    },
    { name: 'inline HTML', markdown: 'a <mark class="wp-note">b</mark> c<br>d', expected: ['paragraph a b c\nd'] },
    {
      name: 'scripts in HTML are no text',
      markdown: 'a\n\n<script>\nalert("<p>x</p>")\n</script>\n\nb',
      expected: ['paragraph a', 'paragraph b'],
    },
    { name: 'escapes and references', markdown: 'a \\* b &amp; c', expected: ['paragraph a * b & c'] },
    {
      name: 'right-to-left and unspaced text',
      markdown: '# عنوان\n\n吾輩は**猫**である。',
      expected: ['heading 1 عنوان', 'paragraph 吾輩は猫である。'],
    },
  ])('$name', ({ markdown, expected }) => {
    expect(lines(markdown)).toEqual(expected)
  })

  test('details written in HTML are a marked question', () => {
    const { questions } = read('<details>\n<summary>Why?</summary>\n\nBecause.\n\n</details>')
    expect(questions.map(({ question, answer }) => [question.quote, answer.map(({ quote }) => quote)])).toEqual([['Why?', ['Because.']]])
  })
})

test.each([
  { name: 'an inline link', markdown: 'a [b](/x) c', link: { start: 2, end: 3, value: '/x' } },
  { name: 'a reference defined later', markdown: '[b][r]\n\n[r]: /y', link: { start: 0, end: 1, value: '/y' } },
  { name: 'an address in angle brackets', markdown: '<https://example.com/>', link: { start: 0, end: 20, value: 'https://example.com/' } },
  {
    name: 'a bare address without its full stop',
    markdown: 'see https://example.com/a.',
    link: { start: 4, end: 25, value: 'https://example.com/a' },
  },
])('links: $name', ({ markdown, link }) => {
  expect(read(markdown).blocks[0]?.inlines).toMatchObject([{ kind: 'link', ...link }])
})

test('images give address and alternative text', () => {
  const image = read('![alt text](a.png)').blocks[0]
  expect(image).toMatchObject({ kind: 'image', image: { url: 'a.png', alt: 'alt text' } })
})

test.each([
  'plain **bold** and `code` and [link](/x)',
  '> quoted\n> lines with &amp; signs',
  '- item *one*\n- item \\_two\\_',
  '| a | b |\n|---|---|\n| c | d &lt; e |',
  '---\nx: y\n---\n\nafter front matter <b>html</b> end',
])('runs lead back to the source: %s', (markdown) => {
  for (const { text, runs } of read(markdown).blocks) {
    expect(runs.length).toBeGreaterThan(0)
    for (const { start, length, from, to } of runs) {
      if (to - from === length)
        expect(markdown.slice(from, to).replace(/\s/g, ' ')).toBe(text.slice(start, start + length).replace(/\s/g, ' '))
    }
  }
})

test.each([
  { markdown: '---\na: b\n---\n\nx', end: 13 },
  { markdown: '---\na: b\n...\nx', end: 13 },
  { markdown: '+++\na = "---"\n---\n+++\nx', end: 22 },
  { markdown: '+++\na = 1\n---\nx', end: 0 },
  { markdown: '---\nnever closed', end: 0 },
  { markdown: 'x\n---\n', end: 0 },
  { markdown: '\ufeff---\na: b\n---\nx', end: 14 },
  { markdown: '{\n"a": "}",\n"b": {\n"c": "\\"}"\n}\n}\nx', end: 34 },
  { markdown: '{\n"a": 1\n} x', end: 0 },
  { markdown: '{ "a": 1 }\nx', end: 0 },
  { markdown: '{\n"a": {\n}x', end: 0 },
  { markdown: '{% include "a" %}\n}\nx', end: 0 },
])('front matter of $markdown ends at offset $end', ({ markdown, end }) => {
  expect(frontMatterEnd(markdown)).toBe(end)
})

test('deeply nested quotations preserve their text', () => {
  expect(lines(`${'> '.repeat(200)}deep`).join('')).toContain('deep')
})
