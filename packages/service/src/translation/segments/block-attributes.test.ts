import { expect, it } from 'vitest'
import { segmentHtml } from './segment-html.ts'

function change(source: string, to: (text: string) => string): { readonly texts: readonly string[]; readonly made: string } {
  let count = 0
  const segmented = segmentHtml(source, { terms: [], attributes: true, createId: () => `s${++count}` })
  const { segments } = segmented
  return { texts: segments.map(({ text }) => text), made: segmented.put(new Map(segments.map(({ id, text }) => [id, to(text)]))) }
}

it.each<[string, string, readonly string[]]>([
  ['a search', '<!-- wp:search {"label":"Search","width":50,"placeholder":"Find it","buttonText":"Go"} /-->', ['Search', 'Find it', 'Go']],
  ['a link of a menu', '<!-- wp:navigation-link {"label":"About us","url":"/about"} /-->', ['About us']],
  [
    'escaped letters',
    '<!-- wp:read-more {"content":"Bread \\u0026 \\u003cem\\u003esalt\\u003c/em\\u003e"} /-->',
    ['Bread &amp; &lt;em&gt;salt&lt;/em&gt;'],
  ],
  ['a block of a plugin', '<!-- wp:shop/search {"label":"Search"} /-->', []],
  ['another attribute', '<!-- wp:search {"className":"label"} /-->', []],
  ['the same key in an inner object', '<!-- wp:search {"style":{"label":"x"},"label":"Search"} /-->', ['Search']],
  ['attributes in another order', '<!-- wp:search {"buttonText":"Go","label":"Search"} /-->', ['Go', 'Search']],
  ['a label for readers of the screen', '<!-- wp:group {"tagName":"nav","ariaLabel":"Pages"} -->', ['Pages']],
  [
    'a pattern’s texts of this page',
    '<!-- wp:block {"ref":4,"content":{"Title":{"content":"One, two","url":"/x"},"label":"no"}} /-->',
    ['One, two'],
  ],
  [
    'what a plugin’s block says in its markup, too',
    '<!-- wp:shop/faq {"questions":[{"id":"how-long","q":"How long, \\u0022dear\\u0022?"}]} --><p>How long, "dear"?</p>',
    ['How long, "dear"?', 'How long, "dear"?'],
  ],
  ['one word that markup says, too', '<!-- wp:shop/box {"align":"left"} --><p>left</p>', ['left']],
  ['what is no JSON', '<!-- wp:search {"label":"Search",} /-->', []],
  ['a comment', '<!-- label "Search" -->', []],
])('%s', (_, source, texts) => {
  const { texts: found, made } = change(source, (text) => text)
  expect(found).toEqual(texts)
  expect(made).toBe(source)
})

it('is written as WordPress writes it, between running text that is translated, too', () => {
  const source =
    '<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:search {"label":"Search","isSearchFieldHidden":true} /-->\n'
  const { made } = change(source, (text) => (text === 'Search' ? 'a "b" &lt;c&gt; &amp; -- d' : 'Uno'))
  expect(made).toBe(
    '<!-- wp:paragraph -->\n<p>Uno</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:search {"label":"a \\u0022b\\u0022 \\u003cc\\u003e \\u0026 \\u002d\\u002d d","isSearchFieldHidden":true} /-->\n',
  )
  expect(JSON.parse(/\{.*\}/.exec(made)![0])).toEqual({ label: 'a "b" <c> & -- d', isSearchFieldHidden: true })
})
