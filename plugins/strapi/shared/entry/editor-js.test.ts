import { describe, expect, test } from 'vitest'
import { storedBlocks } from './editor-js.ts'

const stored = (...blocks: readonly object[]) => JSON.stringify({ time: 1, blocks, version: '2.30.0' })

describe('what Editor.js stores', () => {
  test.each<[string, object, string]>([
    ['a paragraph with its marks', { type: 'paragraph', data: { text: 'A <b>heap</b> needs air.' } }, '<p>A <b>heap</b> needs air.</p>'],
    ['a heading', { type: 'header', data: { text: 'Air', level: 3 } }, '<h3>Air</h3>'],
    ['a heading of the first level, which the title is', { type: 'header', data: { text: 'Air', level: 1 } }, '<h2>Air</h2>'],
    ['a list', { type: 'list', data: { style: 'ordered', items: ['Leaves', 'Twigs'] } }, '<ol><li>Leaves</li><li>Twigs</li></ol>'],
    [
      'a list in a list',
      { type: 'list', data: { style: 'unordered', items: [{ content: 'Leaves', items: [{ content: 'Oak', items: [] }] }] } },
      '<ul><li>Leaves<ul><li>Oak</li></ul></li></ul>',
    ],
    ['a checklist', { type: 'checklist', data: { items: [{ text: 'Turn it', checked: true }] } }, '<ul><li>Turn it</li></ul>'],
    [
      'a quotation',
      { type: 'quote', data: { text: 'It breathes.', caption: 'A gardener' } },
      '<blockquote><p>It breathes.</p><footer>A gardener</footer></blockquote>',
    ],
    ['code', { type: 'code', data: { code: 'a < b' } }, '<pre><code>a &lt; b</code></pre>'],
    [
      'a table',
      { type: 'table', data: { withHeadings: true, content: [['Day'], ['1']] } },
      '<table><tr><th>Day</th></tr><tr><td>1</td></tr></table>',
    ],
    [
      'a picture',
      { type: 'image', data: { file: { url: 'https://www.example.org/a.png?a=1&b=2' }, caption: 'A heap' } },
      '<img src="https://www.example.org/a.png?a=1&amp;b=2" alt="A heap">',
    ],
    ['nothing of a delimiter', { type: 'delimiter', data: {} }, ''],
    ['nothing of a kind that is not known', { type: 'poll', data: { text: 'Yes?' } }, ''],
    ['nothing of an empty paragraph', { type: 'paragraph', data: { text: '' } }, ''],
  ])('%s', (_name, block, html) => {
    expect(storedBlocks(stored(block))).toEqual({ html })
  })

  test('in its order', () => {
    const [one, two] = [
      { type: 'header', data: { text: 'Air', level: 2 } },
      { type: 'paragraph', data: { text: 'It breathes.' } },
    ]
    expect(storedBlocks(stored(one, two))?.html).toBe('<h2>Air</h2><p>It breathes.</p>')
  })
})

describe('JSON that is no text', () => {
  test.each([
    ['an embedded page', '{"url":"https://www.example.org/v","title":"A film","html":"<iframe></iframe>"}'],
    ['a list of numbers', '[1, 2]'],
    ['a place', ' {"lat": 52.5, "lng": 13.4}'],
    ['blocks that are none', '{"blocks": "none"}'],
    ['no block', '{"blocks": []}'],
    ['blocks without a kind', '{"blocks": [null, 1, {}]}'],
  ])('%s is left out', (_name, text) => {
    expect(storedBlocks(text)).toEqual({ html: '' })
  })
})

describe('a text', () => {
  test.each(['', 'A heap needs air.', '[a link](https://www.example.org) in Markdown', '{not JSON}', '"a quotation"', '42', '<p>{}</p>'])(
    '%s',
    (text) => {
      expect(storedBlocks(text)).toBeNull()
    },
  )
})
