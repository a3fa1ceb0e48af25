import { describe, expect, it } from 'vitest'
import type { Attribute } from '#shared/mapping/shape.ts'
import { holdsWords, htmlOf, isCode, paragraphsOf, plainOf, textOf } from './values.ts'

const string: Attribute = { type: 'string' }
const text: Attribute = { type: 'text' }
const rich: Attribute = { type: 'richtext' }
const blocks: Attribute = { type: 'blocks' }
const custom: Attribute = { type: 'string', isCustom: true }
const html: Attribute = { type: 'richtext', isCustom: true, isHtml: true }
const paragraph = (value: string) => [{ type: 'paragraph', children: [{ type: 'text', text: value }] }]

/** What the service gets of a value: its kind; null: it stays as it is. */
const kindOf = (name: string, attribute: Attribute, value: unknown, isMapped = false): string | null => {
  const found = holdsWords(name, attribute, isMapped) ? textOf(attribute, value) : null
  return found === null || isCode(found) ? null : found.kind
}

describe('values of Strapi', () => {
  it.each<[name: string, attribute: Attribute, value: unknown, kind: string | null]>([
    ['title', string, 'How to bake bread', 'plain'],
    ['title', string, 'Brot', 'plain'],
    ['title', string, 'パンの焼き方', 'plain'],
    ['title', string, 'كيف تخبز الخبز', 'plain'],
    ['title', string, 'Как испечь хлеб', 'plain'],
    ['title', string, '', null],
    ['title', string, null, null],
    ['title', string, undefined, null],
    ['title', string, 2026, null],
    ['title', string, '2026', null],
    ['title', string, '45 % – 60 %', null],
    ['title', string, '★★★★☆', null],
    ['label', string, 'Read more', 'plain'],
    ['label', string, 'More', 'plain'],
    ['buttonText', string, 'Buy now!', 'plain'],
    ['note', { ...string, private: true }, 'For us only', null],
    ['url', string, 'Our bread', null],
    ['href', string, '/bread', null],
    ['canonicalURL', string, 'https://example.com/', null],
    ['meta_robots', string, 'noindex', null],
    ['by', string, 'Ada Miller', null],
    ['author', string, 'Ada Miller', null],
    ['cssClass', string, 'bread', 'plain'],
    ['class_name', string, 'bread wide', null],
    ['colour', string, 'red', null],
    ['variant', string, 'primary', null],
    ['size', string, 'large', null],
    ['embed', text, '<iframe src="https://film.example"></iframe>', null],
    ['tagline', string, 'https://example.com/bread', null],
    ['tagline', string, 'mailto:ada@example.com', null],
    ['tagline', string, 'ada@example.com', null],
    ['tagline', string, 'www.example.com/bread', null],
    ['tagline', string, '/bread/rye', null],
    ['tagline', string, '#order', null],
    ['tagline', string, '#ff8800', null],
    ['tagline', string, 'oven.png', null],
    ['tagline', string, 'noindex, nofollow', null],
    ['tagline', string, '{{product.name}}', null],
    ['tagline', string, 'bread_of_rye', null],
    ['tagline', string, 'breadOfRye', null],
    ['tagline', string, 'Write to ada@example.com today', 'plain'],
    ['tagline', string, 'See https://example.com for more', 'plain'],
    ['tagline', string, 'Rye & spelt: the best of <both>', 'plain'],
    ['summary', text, 'First line.\nSecond line.\n\nThird.', 'plain'],
    ['summary', text, '{"time":1,"blocks":[]}', null],
    ['summary', text, '[a note] of mine', 'plain'],
    ['summary', text, '[1, 2]', null],
    ['body', rich, '# Rye\n\nBake **bread**.', 'markdown'],
    ['body', rich, '<p>Bake <b>bread</b>.</p>', 'html'],
    ['body', rich, '  <h2>Rye</h2>', 'html'],
    ['body', rich, 'a < b', 'markdown'],
    ['body', rich, '<span>Rye</span> bread', 'markdown'],
    ['body', rich, '---\n\n***', null],
    ['body', rich, '{"blocks":[{"type":"paragraph"}]}', null],
    ['body', html, 'Plain in an editor of HTML', 'html'],
    ['body', { type: 'customField', isCustom: true }, 'Not mapped', null],
    ['picker', custom, '#ff8800', null],
    ['picker', custom, 'some words', null],
    ['words', { ...custom, isHtml: true }, '<p>Words</p>', 'html'],
    ['content', blocks, paragraph('Bake bread.'), 'blocks'],
    ['content', blocks, paragraph(''), null],
    ['content', blocks, paragraph('45 %'), null],
    ['content', blocks, [], null],
    ['content', blocks, null, null],
    ['content', blocks, [{ type: 'code', children: [{ type: 'text', text: 'bake()' }] }], 'blocks'],
    ['content', blocks, [{ type: 'list', children: [{ type: 'list-item', children: [{ type: 'text', text: 'Rye' }] }] }], 'blocks'],
    ['content', blocks, [{ no: 'blocks' }], null],
    ['date', { type: 'date' }, '2026-11-29', null],
    ['kindOfBread', { type: 'enumeration' }, 'rye', null],
    ['isGood', { type: 'boolean' }, true, null],
    ['data', { type: 'json' }, { text: 'Bake' }, null],
    ['secret', { type: 'password' }, 'Bread', null],
    ['mail', { type: 'email' }, 'ada@example.com', null],
    ['slug', { type: 'uid' }, 'how-to-bake', null],
  ])('%s of %j: %j', (name, attribute, value, kind) => {
    expect(kindOf(name, attribute, value)).toBe(kind)
  })

  it('of fields that are mapped are words whatever their names', () => {
    expect(kindOf('size', string, 'Large breads', true)).toBe('plain')
    expect(kindOf('body', { type: 'customField', isCustom: true }, 'Mapped', true)).toBe('markdown')
  })
})

it.each([
  ['Bread'],
  ['Rye & <spelt>'],
  ['one\ntwo'],
  ['one\n\ntwo'],
  ['one\n\n\ntwo\n'],
  ['\n'],
  ['\n\none'],
  ['&amp; stays'],
  ['<div>as words</div>'],
  ['a\r\nb'],
  ['tab\there'],
  ['  spaces  '],
  ['最初\n次'],
  ['“quoted” – ‘text’'],
])('a plain text comes back from HTML as it went: %j', (value) => {
  expect(plainOf(htmlOf(value))).toBe(value)
})

it.each([
  ['markdown', 'One.\n\nTwo.\n \nThree.', 3],
  ['plain', 'One.\nStill one.', 1],
  ['html', '<h2>One</h2><p>Two</p>\n<ul><li>Three</li></ul>', 4],
] as const)('paragraphs of %s count one by one', (kind, value, count) => {
  expect(paragraphsOf({ kind, value })).toHaveLength(count)
})
