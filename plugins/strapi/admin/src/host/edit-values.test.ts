import { describe, expect, test } from 'vitest'
import { valueAt } from '#shared/mapping/value-at.ts'
import { changeOf, placeOf, withValue } from './edit-values.ts'

const text = (value: string, marks: object = {}) => ({ type: 'text', text: value, ...marks })
const values = {
  title: 'Title',
  intro: 'One heap, two heaps, one heap.',
  content: [
    { type: 'heading', level: 4, children: [text('Why a heap')] },
    { type: 'paragraph', children: [text('A heap is '), text('warm', { bold: true }), text(' and a heap is damp.')] },
    { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('First a heap')] }] },
    { type: 'image', image: { url: '/a.png', alternativeText: null }, children: [text('')] },
  ],
  sections: [{ __component: 'a.text', __temp_key__: 'a0', body: '**Bold** text' }],
}

test.each([
  ['intro', { path: 'intro', node: null }],
  ['content.1', { path: 'content', node: 1 }],
  ['content.1#2', { path: 'content', node: 1 }],
  ['sections.0.body', { path: 'sections.0.body', node: null }],
  ['content.9', null],
  ['gone', null],
  ['sections.0', null],
])('the place of %s', (id, expected) => {
  expect(placeOf(values, id)).toEqual(expected)
})

test('a value at a path, the rest untouched', () => {
  const changed = withValue(values, 'sections.0.body', 'New')
  expect(changed.sections).toEqual([{ __component: 'a.text', __temp_key__: 'a0', body: 'New' }])
  expect(changed.content).toBe(values.content)
  expect(values.sections[0]?.body).toBe('**Bold** text')
})

describe('replacing text', () => {
  const replace = (place: string, start: number, quote: string, value = 'pile') =>
    changeOf(values, { kind: 'replace_text', span: { place, start, end: start + quote.length, quote }, value })
  test('in plain text, at the position meant', () => {
    expect(replace('intro', 21, 'one heap')).toEqual({
      path: 'intro',
      value: 'One heap, two heaps, pile.',
      before: 'one heap',
      inserted: null,
    })
  })
  test('in a field of a component, by its path', () => {
    expect(replace('sections.0.body', 0, 'text')).toMatchObject({ value: '**Bold** pile' })
  })
  test('in a node, in the piece meant; the others and their marks stay', () => {
    const change = replace('content.1', 20, 'heap')
    if (typeof change === 'string') throw new Error(change)
    expect(change.path).toBe('content')
    const nodes = change.value as typeof values.content
    expect(nodes[1]).toEqual({
      type: 'paragraph',
      children: [text('A heap is '), text('warm', { bold: true }), text(' and a pile is damp.')],
    })
    expect(nodes[0]).toBe(values.content[0])
  })
  test('in a list item', () => {
    expect(JSON.stringify(replace('content.2', 8, 'heap'))).toContain('First a pile')
  })
  test('across pieces when only one of them changes', () => {
    const change = replace('content.1', 7, 'is warm', 'was warm')
    expect(JSON.stringify(change)).toContain('"A heap was "')
  })
  test('not across differently formatted pieces, and not when it is gone', () => {
    expect(replace('content.1', 7, 'is warm')).toBe('refused')
    expect(replace('content.1', 0, 'cold')).toBe('moved')
    expect(replace('sections.0.body', 0, 'Bold text')).toBe('refused')
    expect(replace('nowhere', 0, 'heap')).toBe('moved')
    expect(replace('intro', 0, '')).toBe('moved')
  })
  test('changes nothing in place', () => {
    expect(valueAt(values, 'content.1.children.2.text')).toBe(' and a heap is damp.')
  })
})

describe('correcting an address', () => {
  const linked = {
    body: 'A [heap](www.example.org "warm") of [compost](www.example.org/b).',
    content: [
      {
        type: 'list',
        format: 'ordered',
        children: [{ type: 'list-item', children: [{ type: 'link', url: 'www.example.org', children: [text('heap')] }] }],
      },
    ],
  }
  const readdress = (place: string, before: string) =>
    changeOf(linked, { kind: 'set_address', span: { place, start: 0, end: 0, quote: '' }, before, value: 'https://www.example.org' })
  test('in Markdown', () => {
    expect(readdress('body', 'www.example.org')).toMatchObject({
      value: 'A [heap](https://www.example.org "warm") of [compost](www.example.org/b).',
      before: 'www.example.org',
    })
  })
  test('in a list of blocks', () => {
    expect(JSON.stringify(readdress('content.0', 'www.example.org'))).toContain('{"type":"link","url":"https://www.example.org"')
  })
  test('not where no link leads there any more', () => {
    expect([
      readdress('body', 'www.example.org/a'),
      readdress('content.0', 'www.example.org/b'),
      readdress('gone', 'www.example.org'),
    ]).toEqual(['moved', 'moved', 'moved'])
  })
})

describe('dividing a paragraph', () => {
  const link = { type: 'link', url: '/turn', children: [text('turn it')] }
  const long = [
    { type: 'paragraph', children: [text('Heaps get '), text('warm. ', { bold: true }), text('Then '), link, text(' twice.')] },
    { type: 'heading', level: 2, children: [text('Next')] },
  ]
  const split = (content: unknown, quote: string, place = 'content.0') =>
    changeOf({ content }, { kind: 'split_block', span: { place, start: 15, end: 15 + quote.length, quote } })
  const join = (content: unknown, quote: string, value: string, place = 'content.1') =>
    changeOf({ content }, { kind: 'join_block', span: { place, start: 0, end: quote.length, quote }, value })

  test('preserves marks and links on both sides, and comes back as it was', () => {
    const change = split(long, 'Then turn it twice.')
    if (typeof change === 'string') throw new Error(change)
    expect(change).toEqual({
      path: 'content',
      before: ' ',
      inserted: 'content.1',
      value: [
        { type: 'paragraph', children: [text('Heaps get '), text('warm.', { bold: true })] },
        { type: 'paragraph', children: [text('Then '), link, text(' twice.')] },
        long[1],
      ],
    })
    expect(join(change.value, 'Then turn it twice.', ' ')).toMatchObject({ value: long })
  })
  test('inside of a link makes two links', () => {
    const linked = [{ type: 'paragraph', children: [{ ...link, children: [text('One heap. Two heaps.')] }, text('')] }]
    const change = split(linked, 'Two heaps.')
    expect(typeof change === 'string' ? change : change.value).toMatchObject([
      { children: [{ url: '/turn', children: [text('One heap.')] }] },
      { children: [{ url: '/turn', children: [text('Two heaps.')] }] },
    ])
  })
  test.each([
    ['a sentence that is gone', long, 'Gone.', 'content.0'],
    ['the first sentence', long, 'Heaps get warm.', 'content.0'],
    ['a node that is no paragraph', long, 'Next', 'content.1'],
    ['a node that is gone', long, 'Next', 'content.7'],
  ])('says moved for %s', (_name, content, quote, place) => {
    expect(split(content, quote, place)).toBe('moved')
  })
  test('is not taken back when the paragraph begins with other words', () => {
    expect(join(long, 'Other', ' ')).toBe('moved')
  })

  test.each([
    ['Markdown', 'One heap. Two heaps.', 'Two heaps.', 'One heap.\n\nTwo heaps.'],
    [
      'Markdown with marks in the sentence',
      'One. The **big** [heap](/h) is _hot_ now.',
      'The big heap is hot now.',
      'One.\n\nThe **big** [heap](/h) is _hot_ now.',
    ],
    ['Markdown with a mark that opens there', 'A.\n\nOne. **Two** heaps.', 'Two heaps.', 'A.\n\nOne.\n\n**Two** heaps.'],
    ['Markdown with a line feed between', 'One.\nTwo heaps.', 'Two heaps.', 'One.\n\nTwo heaps.'],
    [
      'HTML',
      '<p>One &amp; all. <strong>Two</strong> &amp; more.</p>',
      'Two & more.',
      '<p>One &amp; all.</p>\n<p><strong>Two</strong> &amp; more.</p>',
    ],
    [
      'HTML with a direction and an id',
      '<p id="a" dir="rtl" class="lead">One. Two heaps.</p>',
      'Two heaps.',
      '<p id="a" dir="rtl" class="lead">One.</p>\n<p dir="rtl" class="lead">Two heaps.</p>',
    ],
    [
      'Markdown with a sign of two units where the search ends',
      `One. **Two** heaps ${'x'.repeat(69)}🍞 end.`,
      `Two heaps ${'x'.repeat(69)}🍞 end.`,
      `One.\n\n**Two** heaps ${'x'.repeat(69)}🍞 end.`,
    ],
  ])('in %s, and back', (_name, source, quote, expected) => {
    const change = split(source, quote, 'content')
    if (typeof change === 'string') throw new Error(change)
    expect(change.value).toBe(expected)
    expect(join(change.value, quote, change.before, 'content')).toMatchObject({ value: source })
  })
  test.each([
    ['formatting would be torn', '**One. Two** heaps.', 'Two heaps.', 'refused'],
    ['a link would be torn', 'See [One. Two](/x) heaps.', 'Two heaps.', 'refused'],
    ['an element would be torn', '<p>See <em>One. Two</em> heaps.</p>', 'Two heaps.', 'refused'],
    ['it opens a paragraph already', 'One.\n\nTwo heaps.', 'Two heaps.', 'refused'],
    ['it is gone', 'One.', 'Two heaps.', 'moved'],
  ])('not where %s', (_name, source, quote, reason) => {
    expect(split(source, quote, 'content')).toBe(reason)
  })
})

describe('setting an attribute', () => {
  const set = (block: string, name: 'alt' | 'level', value: string, before = name === 'level' ? '4' : '') =>
    changeOf(values, { kind: 'set_attribute', block, name, before, value })
  test('a heading’s level', () => {
    expect(set('content.0', 'level', '2')).toMatchObject({ path: 'content', before: '4', value: [{ level: 2 }, {}, {}, {}] })
  })
  test('an image’s alternative text', () => {
    expect(set('content.3', 'alt', 'A heap')).toMatchObject({
      before: '',
      value: [{}, {}, {}, { image: { url: '/a.png', alternativeText: 'A heap' } }],
    })
  })
  test('not where another value stands by now', () => {
    expect(set('content.0', 'level', '2', '3')).toBe('moved')
  })
  test.each([
    ['content.0', 'level', '7', 'refused'],
    ['content.0', 'alt', 'x', 'refused'],
    ['content.1', 'level', '2', 'refused'],
    ['intro', 'level', '2', 'refused'],
    ['content.9', 'alt', 'x', 'moved'],
  ] as const)('%s %s=%s is %s', (block, name, value, reason) => {
    expect(set(block, name, value)).toBe(reason)
  })
})
