import { expect, it } from 'vitest'
import { markdownHtml } from './markdown-html.ts'

it.each([
  [
    'headings, emphasis and links',
    '# Bread\n\nBake *it* with [flour](/f).',
    '<h1>Bread</h1>\n<p>Bake <em>it</em> with <a href="/f">flour</a>.</p>',
  ],
  ['lists', '- one\n- two', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'],
  ['tables', '|a|b|\n|-|-|\n|1|2|', '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>'],
  ['what HTML would read as markup', '`a<b` & 1 < 2', '<p><code>a&lt;b</code> &amp; 1 &lt; 2</p>'],
  ['HTML in the text', '<aside>Note</aside>\n\nText', '<aside>Note</aside>\n<p>Text</p>'],
  ['images', '![Loaf "new"](/l.png)', '<p><img src="/l.png" alt="Loaf &quot;new&quot;"></p>'],
  ['a text after its front matter', '---\ntitle: x\n---\n\nText', '<p>Text</p>'],
  ['nothing', '', ''],
])('%s', (_, markdown, html) => {
  expect(markdownHtml(markdown)).toBe(html)
})
