import type { AnyNode } from 'domhandler'
import { describe, expect, it } from 'vitest'
import { parseHtml } from './html.ts'
import { parsePageHtml } from './page-html.ts'

/** All that readers look at: kinds, names, texts, attributes and offsets. */
const shapeOf = (node: AnyNode): unknown => ({
  type: node.type,
  start: node.startIndex,
  end: node.endIndex,
  ...('name' in node && { name: node.name }),
  ...('data' in node && { data: node.data }),
  ...('attribs' in node && { attribs: { ...node.attribs } }),
  ...('children' in node && { children: node.children.map(shapeOf) }),
})

describe('parsePageHtml and parseHtml give the same tree', () => {
  it.each([
    ['nothing', ''],
    ['text with entities', 'Fish &amp; chips &eacute; &notit; &#x1F600; &#0;'],
    ['tags left open', '<p>One<p>Two<ul><li>a<li>b</ul><b>bold <i>both</b> italic</i>'],
    [
      'a whole page',
      '<!doctype html><html lang=en><head><title>T</title><script>if (a < b) c()</script></head><body><h1>H</h1></body></html>',
    ],
    ['comments, CDATA and processing instructions', '<!-- a --><![CDATA[ b ]]><?php echo 1 ?><svg><path d="M0"/></svg>'],
    ['right-to-left text and lone surrogates', '<p dir="rtl">\u0645\u0631\u062d\u0628\u0627 \ud83d</p>'],
    ['deep markup', `${'<div>'.repeat(600)}x`],
  ])('%s', (_name, html) => {
    expect(parsePageHtml(html).children.map(shapeOf)).toEqual(parseHtml(html).children.map(shapeOf))
  })
})
