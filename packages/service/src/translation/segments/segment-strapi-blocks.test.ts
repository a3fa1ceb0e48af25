import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type StrapiNode, segmentStrapiBlocks } from './segment-strapi-blocks.ts'

const options = () => {
  let count = 0
  return { terms: [], attributes: true, createId: () => `s${++count}` }
}
const text = (value: string, marks: object = {}): StrapiNode => ({ type: 'text', text: value, ...marks })
const paragraph = (...children: readonly StrapiNode[]): StrapiNode => ({ type: 'paragraph', children })
const link = (url: string, ...children: readonly StrapiNode[]): StrapiNode => ({ type: 'link', url, children })
const loud = (value: string): string => value.replace(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_, markup, words) => markup ?? words.toUpperCase())

function change(blocks: readonly StrapiNode[], to: (value: string) => string, addresses = {}): readonly StrapiNode[] {
  const segmented = segmentStrapiBlocks(blocks, options())
  return segmented.put(new Map(segmented.segments.map((segment) => [segment.id, to(segment.text)])), addresses)
}

const value: readonly StrapiNode[] = [
  { type: 'heading', level: 2, children: [text('One two')] },
  paragraph(
    text('Bake the '),
    text('bread', { bold: true, italic: true }),
    text(' with '),
    text('npm run', { code: true }),
    text(' for 500 g & '),
    link('/a', text('forty '), text('minutes', { underline: true })),
    text('.'),
  ),
  {
    type: 'list',
    format: 'unordered',
    children: [
      { type: 'list-item', children: [text('salt')] },
      { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('water')] }] },
    ],
  },
  { type: 'code', language: 'sh', children: [text('bake --now')] },
  { type: 'image', image: { url: '/a.png', alternativeText: 'A cat' }, children: [text('')] },
  paragraph(text('')),
]

it('the running text of a block is one segment, with its marks and links around their words', () => {
  expect(segmentStrapiBlocks(value, options()).segments.map((segment) => segment.text)).toEqual([
    'One two',
    'Bake the <g id="1">bread</g> with <x id="2"/> for <x id="3"/> &amp; <g id="4">forty <g id="5">minutes</g></g>.',
    'salt',
    'water',
    'A cat',
  ])
})

it('line breaks stay in their text', () => {
  const poem = [paragraph(text('Roses are\nred, '), text('bread \n is', { bold: true }), text('\nbrown'))]
  expect(segmentStrapiBlocks(poem, options()).segments.map((segment) => segment.text)).toEqual([
    'Roses are<x id="1"/>red, <g id="2">bread <x id="3"/>is</g><x id="4"/>brown',
  ])
  expect(change(poem, loud)).toEqual([paragraph(text('ROSES ARE\nRED, '), text('BREAD \n IS', { bold: true }), text('\nBROWN'))])
})

it('an engine that shouts changes words alone', () => {
  expect(change(value, loud)).toEqual([
    { type: 'heading', level: 2, children: [text('ONE TWO')] },
    paragraph(
      text('BAKE THE '),
      text('BREAD', { bold: true, italic: true }),
      text(' WITH '),
      text('npm run', { code: true }),
      text(' FOR 500 g & '),
      link('/a', text('FORTY '), text('MINUTES', { underline: true })),
      text('.'),
    ),
    {
      type: 'list',
      format: 'unordered',
      children: [
        { type: 'list-item', children: [text('SALT')] },
        { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('WATER')] }] },
      ],
    },
    value[3],
    { type: 'image', image: { url: '/a.png', alternativeText: 'A CAT' }, children: [text('')] },
    value[5],
  ])
})

it('marks and links go where their words go, and links that are named are rewritten', () => {
  const house = [paragraph(text('The '), text('red', { bold: true }), text(' house '), link('/a', text('here')))]
  expect(change(house, () => '<g id="2">Aquí</g> la casa <g id="1">roja</g>', { '/a': '/es/a' })).toEqual([
    paragraph(link('/es/a', text('Aquí')), text(' la casa '), text('roja', { bold: true })),
  ])
})

const leaf = fc
  .record({ type: fc.constant('text'), text: fc.string({ unit: 'grapheme' }) })
  .chain((node) =>
    fc
      .record({ bold: fc.boolean(), code: fc.boolean(), strikethrough: fc.boolean() }, { requiredKeys: [] })
      .map((marks): StrapiNode => ({ ...node, ...marks })),
  )
const inline = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }).map((children): StrapiNode => link('/x', ...children)),
)
const block = fc.letrec<{ block: StrapiNode; item: StrapiNode }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    fc.array(inline, { maxLength: 5 }).map((children): StrapiNode => paragraph(...children)),
    fc.array(leaf, { maxLength: 2 }).map((children): StrapiNode => ({ type: 'code', children })),
    fc.array(tie('item'), { maxLength: 3 }).map((children): StrapiNode => ({ type: 'list', format: 'ordered', children })),
  ),
  item: fc.oneof(
    fc.array(inline, { maxLength: 3 }).map((children): StrapiNode => ({ type: 'list-item', children })),
    tie('block'),
  ),
})).block

/** Shape of a value without its words. */
const skeleton = (nodes: readonly StrapiNode[]): unknown =>
  nodes.map(({ text: words, children, ...rest }) => ({
    ...rest,
    ...(rest.code ? { words } : {}),
    ...(Array.isArray(children) && rest.type !== 'paragraph' && rest.type !== 'list-item' && rest.type !== 'link'
      ? { children: skeleton(children) }
      : {}),
  }))

it('values of any shape come back the same from an engine that changes nothing, and with their shape from one that shouts', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      expect(change(blocks, (each) => each)).toEqual(blocks)
      expect(skeleton(change(blocks, loud))).toEqual(skeleton(blocks))
    }),
    { numRuns: 200 },
  )
})
