import { describe, expect, test } from 'vitest'
import { placeOf, replaceText, setAttribute, valueAt } from './edit-values.ts'

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

describe('replaceText', () => {
  const replace = (place: string, start: number, quote: string) =>
    replaceText(values, { place, start, end: start + quote.length, quote }, 'pile')
  test('in plain text, at the position meant', () => {
    expect(replace('intro', 21, 'one heap')).toEqual({ path: 'intro', value: 'One heap, two heaps, pile.', before: 'one heap' })
  })
  test('in a field of a component, by its path', () => {
    expect(replace('sections.0.body', 0, 'text')?.value).toBe('**Bold** pile')
  })
  test('in a node, in the leaf meant; the others and their marks stay', () => {
    const change = replace('content.1', 20, 'heap')
    expect(change?.path).toBe('content')
    const nodes = change?.value as typeof values.content
    expect(nodes[1]).toEqual({
      type: 'paragraph',
      children: [text('A heap is '), text('warm', { bold: true }), text(' and a pile is damp.')],
    })
    expect(nodes[0]).toBe(values.content[0])
  })
  test('in a list item', () => {
    expect(JSON.stringify(replace('content.2', 8, 'heap')?.value)).toContain('First a pile')
  })
  test('not across differently formatted pieces, and not when it is gone', () => {
    expect(replace('content.1', 7, 'is warm')).toBeNull()
    expect(replace('content.1', 0, 'cold')).toBeNull()
    expect(replace('nowhere', 0, 'heap')).toBeNull()
    expect(replace('intro', 0, '')).toBeNull()
  })
  test('changes nothing in place', () => {
    expect(valueAt(values, 'content.1.children.2.text')).toBe(' and a heap is damp.')
  })
})

describe('setAttribute', () => {
  test('a heading’s level', () => {
    expect(setAttribute(values, 'content.0', 'level', '2')).toMatchObject({
      path: 'content',
      before: '4',
      value: [{ level: 2 }, {}, {}, {}],
    })
  })
  test('an image’s alternative text', () => {
    expect(setAttribute(values, 'content.3', 'alt', 'A heap')).toMatchObject({
      before: '',
      value: [{}, {}, {}, { image: { url: '/a.png', alternativeText: 'A heap' } }],
    })
  })
  test.each([
    ['content.0', 'level', '7'],
    ['content.0', 'alt', 'x'],
    ['content.1', 'level', '2'],
    ['intro', 'level', '2'],
    ['content.9', 'alt', 'x'],
  ] as const)('refuses %s %s=%s', (block, name, value) => {
    expect(setAttribute(values, block, name, value)).toBeNull()
  })
})
