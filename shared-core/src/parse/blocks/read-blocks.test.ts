import { describe, expect, test } from 'vitest'
import type { Block } from '../../model/article.ts'
import { parseHtml } from '../html/html.ts'
import { createQuestionReader } from './marked-questions.ts'
import { rareMediaOf } from './rare-media.ts'
import { readBlocks } from './read-blocks.ts'

function read(html: string, options: { collapse?: boolean; blankLines?: boolean } = {}) {
  let count = 0
  return readBlocks([parseHtml(html)], {
    source: html,
    createId: (place) => place ?? `b${++count}`,
    questionReader: createQuestionReader,
    rareMediaOf,
    ...options,
  })
}

/** A block as one line: kind, text, and what is particular to the kind. */
function line(block: Block): string {
  const text = JSON.stringify(block.text)
  switch (block.kind) {
    case 'heading':
      return `h${block.level} ${text}`
    case 'list':
      return `${block.ordered ? 'ol' : 'ul'} ${block.items.map(({ quote }) => JSON.stringify(quote)).join(' ')}`
    case 'table':
      return `table ${block.headerRows} ${block.rows.map((row) => row.map(({ quote }) => quote).join('|')).join(' / ')}`
    case 'image':
      return `image ${block.image.url} ${text}`
    case 'video':
      return `video ${block.url}`
    default:
      return `${block.kind} ${text}`
  }
}

describe('blocks', () => {
  test.each([
    { name: 'nothing from nothing', html: '', lines: [] },
    { name: 'nothing from white space and comments', html: ' \n <!-- x --> ', lines: [] },
    { name: 'text without any element', html: 'loose text', lines: ['paragraph "loose text"'] },
    { name: 'headings of all levels', html: '<h1>a</h1><h6>b</h6>', lines: ['h1 "a"', 'h6 "b"'] },
    { name: 'a line break is a line feed', html: '<p>a<br>b</p>', lines: ['paragraph "a\\nb"'] },
    { name: 'references are decoded', html: '<p>Fish &amp; chips</p>', lines: ['paragraph "Fish & chips"'] },
    {
      name: 'editor markup comments leave nothing',
      html: '<!-- wp:paragraph {"a":1} -->\n<p>a</p>\n<!-- /wp:paragraph -->',
      lines: ['paragraph "a"'],
    },
    { name: 'inline notes are unwrapped', html: '<p>a <mark class="wp-note" data-id="7">b</mark> c</p>', lines: ['paragraph "a b c"'] },
    {
      name: 'loose text around elements becomes paragraphs',
      html: '<div>a<p>b</p>c</div>',
      lines: ['paragraph "a"', 'paragraph "b"', 'paragraph "c"'],
    },
    { name: 'a list with its items', html: '<ul><li>a</li><li><p>b</p></li></ul>', lines: ['ul "a" "b"'] },
    {
      name: 'a nested list gives its items to the outer one',
      html: '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
      lines: ['ol "a" "b" "c"'],
    },
    { name: 'a list of sections is no list', html: '<ul><li><h3>a</h3><p>b</p></li></ul>', lines: ['h3 "a"', 'paragraph "b"'] },
    {
      name: 'a table with its head',
      html: '<table><thead><tr><th>A<th>B</thead><tbody><tr><td>1<td></table>',
      lines: ['table 1 A|B / 1|'],
    },
    {
      name: 'a first row of header cells is a head',
      html: '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
      lines: ['table 1 A|B / 1|2'],
    },
    {
      name: 'header cells at the side are no head',
      html: '<table><tr><th>A</th><td>1</td></tr><tr><th>B</th><td>2</td></tr></table>',
      lines: ['table 0 A|1 / B|2'],
    },
    {
      name: 'a table used for layout is not there',
      html: '<table><tr><td><h2>a</h2><p>b</p></td></tr></table>',
      lines: ['h2 "a"', 'paragraph "b"'],
    },
    {
      name: 'paragraphs of a quotation are lines of one block',
      html: '<blockquote><p>a</p><p>b</p></blockquote>',
      lines: ['quote "a\\nb"'],
    },
    { name: 'code preserves its lines and spaces', html: '<pre><code>a\n  b</code></pre>', lines: ['code "a\\n  b"'] },
    { name: 'a verse is text', html: '<pre class="wp-block-verse">a\n  b</pre>', lines: ['paragraph "a\\n  b"'] },
    { name: 'an image in a paragraph follows it', html: '<p>a <img src="x.jpg"> b</p>', lines: ['paragraph "a  b"', 'image x.jpg ""'] },
    {
      name: 'a caption belongs to the first image of its figure',
      html: '<figure><img src="1.jpg"><img src="2.jpg"><figcaption>c</figcaption></figure>',
      lines: ['image 1.jpg "c"', 'image 2.jpg ""'],
    },
    {
      name: 'a caption under a table is text',
      html: '<figure><table><tr><td>1</td><td>2</td></tr></table><figcaption>c</figcaption></figure>',
      lines: ['table 0 1|2', 'paragraph "c"'],
    },
    { name: 'an image with its picture in the address is left out', html: '<img src="data:image/gif;base64,xx">', lines: [] },
    { name: 'a lazily loaded image', html: '<img src="data:image/gif;base64,xx" data-src="real.jpg">', lines: ['image real.jpg ""'] },
    {
      name: 'a video and a player',
      html: '<video src="v.mp4"></video><iframe src="https://player.example.com/embed/1"></iframe>',
      lines: ['video v.mp4', 'video https://player.example.com/embed/1'],
    },
    { name: 'a frame that is no player is left out', html: '<iframe src="https://example.com/ad"></iframe>', lines: [] },
    {
      name: 'scripts, styles, templates and form fields are no text',
      html: '<p>a<script>x</script><style>y</style><template>z</template><button>b</button></p>',
      lines: ['paragraph "a"'],
    },
    { name: 'hidden text is no text', html: '<p>a</p><p hidden>b</p><p style="display: none">c</p>', lines: ['paragraph "a"'] },
    { name: 'right-to-left text is untouched', html: '<p>שלום <b>עולם</b></p>', lines: ['paragraph "שלום עולם"'] },
    { name: 'text without spaces is untouched', html: '<p>吾輩は<b>猫</b>である。</p>', lines: ['paragraph "吾輩は猫である。"'] },
    { name: 'a no-break space stays', html: '<p>a&nbsp;b</p>', lines: ['paragraph "a\u00a0b"'] },
  ])('$name', ({ html, lines }) => {
    expect(read(html).blocks.map(line)).toEqual(lines)
  })
})

describe('white space', () => {
  test.each([
    { name: 'two spaces of an author stay', html: '<p>a  b</p>', options: {}, text: 'a  b' },
    { name: 'a break of the source is one space', html: '<p>a\n   b</p>', options: {}, text: 'a b' },
    { name: 'a page shows one space', html: '<p>a  <b> b</b></p>', options: { collapse: true }, text: 'a b' },
    { name: 'ends are trimmed', html: '<p>\n a \n</p>', options: {}, text: 'a' },
  ])('$name', ({ html, options, text }) => {
    expect(read(html, options).blocks.map((block) => block.text)).toEqual([text])
  })

  test('blank lines part the paragraphs of the classic editor', () => {
    expect(read('one\n\ntwo <b>bold</b>\n \nthree', { blankLines: true }).blocks.map(line)).toEqual([
      'paragraph "one"',
      'paragraph "two bold"',
      'paragraph "three"',
    ])
  })
})

describe('inlines', () => {
  test.each([
    {
      name: 'a link with its tokens',
      html: '<p>a <a href="/x" rel="NoFollow ugc">b</a></p>',
      inlines: [{ kind: 'link', start: 2, end: 3, value: '/x', rel: ['nofollow', 'ugc'] }],
    },
    { name: 'a link without address', html: '<p><a>b</a></p>', inlines: [{ kind: 'link', start: 0, end: 1, value: null }] },
    {
      name: 'spaces at the ends belong outside',
      html: '<p>a<b> b </b>c</p>',
      inlines: [{ kind: 'strong', start: 2, end: 3, value: null }],
    },
    {
      name: 'an outer one comes first',
      html: '<p><em><strong>a</strong></em></p>',
      inlines: [
        { kind: 'emphasis', start: 0, end: 1, value: null },
        { kind: 'strong', start: 0, end: 1, value: null },
      ],
    },
    { name: 'an empty one is left out', html: '<p>a<b></b></p>', inlines: [] },
    {
      name: 'time and quotation carry their values',
      html: '<p><time datetime="2026-01-02">x</time><q cite="/s">y</q></p>',
      inlines: [
        { kind: 'time', start: 0, end: 1, value: '2026-01-02' },
        { kind: 'quote', start: 1, end: 2, value: '/s' },
      ],
    },
  ])('$name', ({ html, inlines }) => {
    expect(read(html).blocks[0]?.inlines).toEqual(inlines)
  })

  test('a link around blocks is in each of them', () => {
    const { blocks } = read('<a href="/x"><h2>a</h2><p>b</p></a>')
    expect(blocks.map(({ inlines }) => inlines.map(({ value, start, end }) => [value, start, end]))).toEqual([
      [['/x', 0, 1]],
      [['/x', 0, 1]],
    ])
  })
})

describe('places', () => {
  test('the nearest editor block names a block', () => {
    const { blocks } = read('<div data-citable-block="group"><p data-citable-block="p1">a</p><p>b</p></div><p>c</p>')
    expect(blocks.map(({ id }) => id)).toEqual(['p1', 'group', 'b1'])
  })

  test('list items that are editor blocks are preserved with their stretch of the text', () => {
    const [list] = read('<ul data-citable-block="list"><li data-citable-block="one">a</li><li data-citable-block="two">bb</li></ul>').blocks
    expect(list?.id).toBe('list')
    expect(list?.places).toEqual([
      { place: 'one', start: 0, end: 1 },
      { place: 'two', start: 2, end: 4 },
    ])
  })
})

describe('questions', () => {
  const questions = (html: string) =>
    read(html).questions.map(({ question, answer }) => `${question.quote} ${answer.map(({ quote }) => quote).join(' ')}`)
  test.each([
    {
      name: 'a summary with its details',
      html: '<details><summary>Why?</summary><p>Because.</p><p>Yes.</p></details>',
      expected: ['Why? Because. Yes.'],
    },
    { name: 'details without an answer are left out', html: '<details><summary>Why?</summary></details>', expected: [] },
    {
      name: 'a term that asks, with its definitions',
      html: '<dl><dt>What is it?</dt><dd>This.</dd><dd>That.</dd></dl>',
      expected: ['What is it? This. That.'],
    },
    { name: 'a term that does not ask is left out', html: '<dl><dt>Term</dt><dd>Meaning.</dd></dl>', expected: [] },
    {
      name: 'question marks of other scripts',
      html: '<dl><dt>何ですか？</dt><dd>これ。</dd><dt>ما هذا؟</dt><dd>هذا.</dd></dl>',
      expected: ['何ですか？ これ。', 'ما هذا؟ هذا.'],
    },
  ])('$name', ({ html, expected }) => {
    expect(questions(html)).toEqual(expected)
  })
})

describe('hidden text', () => {
  test.each([
    { name: 'by attribute', html: '<p hidden>secret</p>', hidden: [{ reason: 'attribute', quote: 'secret' }] },
    { name: 'by style', html: '<div style="visibility:hidden"><p>secret</p></div>', hidden: [{ reason: 'style', quote: 'secret' }] },
    { name: 'by a font without size', html: '<span style="font-size:0">secret</span>', hidden: [{ reason: 'style', quote: 'secret' }] },
    { name: 'a small font is shown', html: '<span style="font-size:0.8em">seen</span>', hidden: [] },
    { name: 'hidden until found is shown on demand', html: '<p hidden="until-found">seen</p>', hidden: [] },
    { name: 'an empty hidden element hides nothing', html: '<p hidden> </p>', hidden: [] },
    {
      name: 'a run of invisible signs',
      html: '<p>a\u200b\u200b\u200bb</p>',
      hidden: [{ reason: 'zero_width', quote: 'a\u200b\u200b\u200bb' }],
    },
    { name: 'one invisible sign is typography', html: '<p>a\u200bb</p>', hidden: [] },
    { name: 'joiners inside an emoji are part of it', html: '<p>👨\u200d👩\u200d👧</p>', hidden: [] },
  ])('$name', ({ html, hidden }) => {
    expect(read(html).hidden).toEqual(hidden)
  })
})
