import { expect, test } from 'vitest'
import { blocksFromStrapi } from './strapi-blocks.ts'

const text = (value: string, marks = {}) => ({ type: 'text', text: value, ...marks })

test.each([
  { name: 'a paragraph', node: { type: 'paragraph', children: [text('Hi')] }, html: '<p>Hi</p>' },
  {
    name: 'marks nest in one order',
    node: { type: 'paragraph', children: [text('x', { bold: true, italic: true, code: true })] },
    html: '<p><strong><em><code>x</code></em></strong></p>',
  },
  { name: 'a line feed in a leaf is a line break', node: { type: 'paragraph', children: [text('a\nb')] }, html: '<p>a<br>b</p>' },
  { name: 'a heading with its level', node: { type: 'heading', level: 3, children: [text('H')] }, html: '<h3>H</h3>' },
  { name: 'a heading with an impossible level', node: { type: 'heading', level: 9, children: [text('H')] }, html: '<h2>H</h2>' },
  {
    name: 'a link with its words and rel',
    node: {
      type: 'paragraph',
      children: [text('see '), { type: 'link', url: 'https://example.com/?a=1&b="2"', rel: 'nofollow', children: [text('this')] }],
    },
    html: '<p>see <a href="https://example.com/?a=1&amp;b=&quot;2&quot;" rel="nofollow">this</a></p>',
  },
  {
    name: 'a nested list inside the item before it',
    node: {
      type: 'list',
      format: 'ordered',
      children: [
        { type: 'list-item', children: [text('one')] },
        { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('inner')] }] },
      ],
    },
    html: '<ol><li>one<ul><li>inner</li></ul></li></ol>',
  },
  { name: 'a quotation', node: { type: 'quote', children: [text('q')] }, html: '<blockquote>q</blockquote>' },
  {
    name: 'code preserves its lines and signs',
    node: { type: 'code', children: [text('a <b>\n c')] },
    html: '<pre><code>a &lt;b&gt;\n c</code></pre>',
  },
  {
    name: 'an image with alternative text, sizes and caption',
    node: {
      type: 'image',
      image: { url: '/a.jpg', alternativeText: 'A "dog"', width: 10, height: 20, caption: 'C' },
      children: [text('')],
    },
    html: '<figure><img src="/a.jpg" alt="A &quot;dog&quot;" width="10" height="20"><figcaption>C</figcaption></figure>',
  },
  { name: 'an image without address is nothing', node: { type: 'image', image: null }, html: '' },
  { name: 'text of an unknown type is read', node: { type: 'callout', children: [text('kept')] }, html: '<p>kept</p>' },
  {
    name: 'markup in text is escaped',
    node: { type: 'paragraph', children: [text('<script>alert(1)</script>')] },
    html: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  },
  { name: 'a node that is no object is nothing', node: 'x', html: '' },
])('$name', ({ node, html }) => {
  expect(blocksFromStrapi([node], 'content')).toEqual([{ id: 'content.0', html }])
})

test.each([null, undefined, 'text', {}, 3])('what is no list gives no blocks: %s', (nodes) => {
  expect(blocksFromStrapi(nodes, 'content')).toEqual([])
})

test('ids follow the path and the position', () => {
  const nodes = [1, 2].map((number) => ({ type: 'paragraph', children: [text(String(number))] }))
  expect(blocksFromStrapi(nodes, 'zone.2.body').map(({ id }) => id)).toEqual(['zone.2.body.0', 'zone.2.body.1'])
})

test('a list nested without end does not overflow the stack', () => {
  let node: unknown = { type: 'list-item', children: [text('deep')] }
  for (let depth = 0; depth < 50_000; depth++) node = { type: 'list', children: [node] }
  expect(() => blocksFromStrapi([node], 'content')).not.toThrow()
})
