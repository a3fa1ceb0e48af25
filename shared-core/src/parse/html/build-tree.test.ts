import { DomHandler, Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { htmlOptions, parseHtml } from './html.ts'

/** Each node with its kind, words, place and neighbours. */
function plain(node: object): unknown {
  const { type, name, data, attribs, startIndex, endIndex, children, prev, next } = node as Record<string, unknown>
  const kindOf = (other: unknown): unknown => (other === null ? null : (other as { readonly type: string }).type)
  return {
    ...{ type, name, data, attribs, startIndex, endIndex, prev: kindOf(prev), next: kindOf(next) },
    children: (children as readonly object[] | undefined)?.map(plain),
  }
}

function reference(html: string): unknown {
  const handler = new DomHandler(undefined, htmlOptions)
  new Parser(handler, htmlOptions).end(html)
  return plain(handler.root)
}

describe('the tree is the one that domhandler makes', () => {
  it.each([
    ['nothing', ''],
    ['text alone', 'Slate &amp; tin &copy roofs'],
    ['paragraphs without ends', '<p>one<p>two<ul><li>a<li>b</ul>three'],
    ['comments, also without an end', '<!-- a --><p>x<!--b-->y</p><!-- c'],
    ['declarations and instructions', '<!DOCTYPE html><?xml version="1.0"?><html><body>x</body></html>'],
    ['sections of character data', '<p>a<![CDATA[b <i>c</i>]]>d</p><svg><![CDATA[e]]></svg>'],
    ['scripts and styles', '<script>if (a < b) c("</p>")</script><style>p > a {}</style><title>a <b> c</title>'],
    ['ends without beginnings', '</p>a</b></br>c</div>'],
    ['tables and forms', '<table><tr><td>1<td>2<tr><td>3</table><select><option>a<option>b</select>'],
    ['attributes of every form', '<a href=x title="y &lt; z" hidden data-a=\'1\' href=z>t</a><img src="a.png"/>'],
    ['names that are no elements', 'a < b <3 <- <1> <é>'],
  ])('%s', (_name, html) => {
    expect(plain(parseHtml(html))).toEqual(reference(html))
  })
})
