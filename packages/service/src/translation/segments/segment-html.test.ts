import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../tooling/src/gates/property-runs.ts'
import type { ProtectedTerm } from './protect.ts'
import { segmentHtml } from './segment-html.ts'
import type { Segmented } from './segment-runs.ts'
import { parseTagged, plainText } from './tagged-text.ts'

const take = (html: string, terms: readonly ProtectedTerm[] = []): Segmented => {
  let count = 0
  return segmentHtml(html, { terms, attributes: true, createId: () => `s${++count}` })
}
const texts = (html: string, terms: readonly ProtectedTerm[] = []) => take(html, terms).segments.map(({ text }) => text)
/** An engine that writes everything in capitals. */
const shout = (text: string) => text.replace(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_, markup, words) => markup ?? words.toUpperCase())
const shouted = (html: string, terms: readonly ProtectedTerm[] = []) => {
  const taken = take(html, terms)
  return taken.put(new Map(taken.segments.map(({ id, text }) => [id, shout(text)])))
}

describe('HTML is taken apart', () => {
  it.each<[string, string, readonly string[]]>([
    ['a source that is broken into lines', '<p>One two\n\n<b>three</b>\n</p>', ['One two <g id="1">three</g>']],
    ['one segment for each block', '<p>One.</p>\n<p>Two.</p>', ['One.', 'Two.']],
    ['inline elements become stretches', '<p>A <b>bold</b> word</p>', ['A <g id="1">bold</g> word']],
    ['nested ones too', '<p>A <a href="/x"><em>b</em> c</a> d</p>', ['A <g id="1"><g id="2">b</g> c</g> d']],
    ['code stays as it is', '<p>Run <code>npm test</code> now</p>', ['Run <x id="1"/> now']],
    ['pictures at the edge stay outside, those inside stand for themselves', '<p><img src="a"> A <img src="b"> b</p>', ['A <x id="1"/> b']],
    ['markup around the whole stays outside', '<p><strong>All bold</strong></p>', ['All bold']],
    ['entities are read', '<p>Salt &amp; pepper &lt;3 caf&eacute;</p>', ['Salt &amp; pepper &lt;3 café']],
    ['white space is one space', '<p>\n  One\n  two\t</p>', ['One two']],
    ['text without an element', 'Just text', ['Just text']],
    ['text between blocks', '<div>One<p>Two</p>Three</div>', ['One', 'Two', 'Three']],
    ['nothing without a letter', '<p>123 – 456</p><p></p><hr>', []],
    ['no scripts, styles, listings', '<script>a</script><style>b</style><pre>c</pre><template>d</template><p>Text</p>', ['Text']],
    ['no comments, which end a run', '<p>One<!-- wp:more -->two</p>', ['One', 'two']],
    [
      'translate=no stays',
      '<p>The <span translate="no">Brand</span> is <i class="notranslate x">Name</i></p><div translate="no">No</div>',
      ['The <x id="1"/> is'],
    ],
    [
      'addresses, mail and places to fill in stay',
      '<p>See https://example.org/a?b=1. Mail a@example.org, {{name}}, {x} %s</p>',
      ['See <x id="1"/>. Mail <x id="2"/>, <x id="3"/>, <x id="4"/> <x id="5"/>'],
    ],
    ['short codes of the core stay, footnotes are text', '<p>[gallery ids="1"] and [1] text</p>', ['<x id="1"/> and [1] text']],
    [
      'attributes that people read',
      '<p>A <img src="/cat.png" alt="A cat" title=\'One\'> b</p><input placeholder=Name>',
      ['A <x id="1"/> b', 'A cat', 'One', 'Name'],
    ],
    ['an element that is not closed in its block ends the run', '<p>One <b>two</p><p>three</b> four</p>', ['One', 'two', 'three', 'four']],
    ['crossed elements', '<p>a <b>b <i>c</b> d</i> e</p>', ['a', 'b', 'c', 'd', 'e']],
    ['lists and tables', '<ul><li>One<li>Two</ul><table><tr><td>Three</table>', ['One', 'Two', 'Three']],
  ])('%s', (_, html, expected) => {
    expect(texts(html)).toEqual(expected)
  })

  it('preserves glossary terms, longest first, and puts given translations in place of others', () => {
    const terms: readonly ProtectedTerm[] = [
      { term: 'Bread', replacement: null, isCaseSensitive: false },
      { term: 'BreadMaker Pro', replacement: null, isCaseSensitive: true },
      { term: 'sourdough', replacement: 'masa madre', isCaseSensitive: false },
    ]
    const html = '<p>BreadMaker Pro makes Sourdough bread, no breadcrumbs.</p>'
    expect(texts(html, terms)).toEqual(['<x id="1"/> makes <x id="2"/> <x id="3"/>, no breadcrumbs.'])
    expect(shouted(html, terms)).toBe('<p>BreadMaker Pro MAKES masa madre bread, NO BREADCRUMBS.</p>')
  })
})

describe('HTML is put together', () => {
  it('with only its text changed', () => {
    const html = `<!-- wp:paragraph {"a":"b"} -->
<p class="x">Read <a href='/a?b=1&amp;c=2' title="The page">this <em>page</em></a>,<br>it&rsquo;s &amp; <code>x &lt; y</code>&nbsp;good.</p>
<!-- /wp:paragraph --><pre>keep me</pre>
<figure><img src="/cat.png" alt="A &quot;cat&quot;"/></figure>`
    expect(shouted(html)).toBe(`<!-- wp:paragraph {"a":"b"} -->
<p class="x">READ <a href='/a?b=1&amp;c=2' title="THE PAGE">THIS <em>PAGE</em></a>,<br>IT’S &amp; <code>x &lt; y</code>&nbsp;GOOD.</p>
<!-- /wp:paragraph --><pre>keep me</pre>
<figure><img src="/cat.png" alt="A &quot;CAT&quot;"/></figure>`)
  })

  it('with the stretches where the engine has put them', () => {
    const taken = take('<p>A <b>red</b> <i>house</i></p>')
    expect(taken.put(new Map([['s1', 'Una <g id="2">casa</g> <g id="1">roja</g>']]))).toBe('<p>Una <i>casa</i> <b>roja</b></p>')
  })

  it('with nothing of the engine’s own: its markup is text or refused', () => {
    const taken = take('<p>One</p><p>Two</p><img alt="Three">')
    const hostile = new Map([
      ['s1', '<script>alert(1)</script>'],
      ['s2', '&lt;script&gt;alert(1)&lt;/script&gt;'],
      ['s3', '&quot; onload=&quot;alert(1)'],
    ])
    expect(taken.put(hostile)).toBe('<p>One</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p><img alt="&quot; onload=&quot;alert(1)">')
  })

  it('with links to the translated pages where they are known', () => {
    const taken = take('<p>See <a href="https://e.com/a">this</a> or <a href="https://e.com/b">that</a></p>')
    expect(taken.put(new Map(), { 'https://e.com/a': 'https://e.com/es/a?x=1&y=2' })).toBe(
      '<p>See <a href="https://e.com/es/a?x=1&amp;y=2">this</a> or <a href="https://e.com/b">that</a></p>',
    )
  })
})

const inlineNames = ['b', 'em', 'a', 'span', 'code', 'sup']
const blockNames = ['p', 'div', 'h2', 'li', 'blockquote', 'td', 'pre', 'script', 'figure']
const word = fc.constantFrom(
  'one ',
  'two',
  ' &amp; ',
  'é',
  '&nbsp;',
  ' < ',
  '42',
  '<br>',
  '<img alt="A cat" src=x>',
  '<!-- c -->',
  '\n',
  '{x}',
  '&bogus;',
  '"',
  "'",
)
const phrase: fc.Arbitrary<string> = fc.letrec((tie) => ({
  phrase: fc
    .array(
      fc.oneof(
        { maxDepth: 4 },
        word,
        fc.tuple(fc.constantFrom(...inlineNames), tie('phrase')).map(([name, inner]) => `<${name} title="T">${inner}</${name}>`),
        fc.tuple(fc.constantFrom(...inlineNames), tie('phrase')).map(([name, inner]) => `<${name}>${inner}`),
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join('')),
})).phrase as fc.Arbitrary<string>
const document = fc
  .array(
    fc.oneof(
      phrase,
      fc.tuple(fc.constantFrom(...blockNames), phrase).map(([name, inner]) => `<${name}>${inner}</${name}>`),
      fc.constant('</p>'),
    ),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join('\n'))

describe('any HTML', () => {
  it('is the same, byte by byte, when nothing is translated or every segment comes back as it was', () => {
    fc.assert(
      fc.property(fc.oneof(document, fc.string({ unit: 'binary' })), (html) => {
        const taken = take(html)
        expect(taken.put(new Map())).toBe(html)
        expect(taken.put(new Map(taken.segments.map(({ id, text }) => [id, text])))).toBe(html)
      }),
      { numRuns: propertyRuns(1500), seed: 1 },
    )
  })

  it('has the same tags in the same order when its text is changed, and the changed text can be taken again', () => {
    const tags = (html: string) => html.replace(/<!--.*?-->/gs, '').match(/<\/?\w+/g) ?? []
    fc.assert(
      fc.property(document, (html) => {
        const changed = shouted(html)
        expect(tags(changed)).toEqual(tags(html))
        expect(texts(changed).map(plainText)).toEqual(texts(html).map((text) => plainText(shout(text))))
      }),
      { numRuns: propertyRuns(1000), seed: 1 },
    )
  })

  it('gives segments that can be parsed, with a letter in each', () => {
    fc.assert(
      fc.property(document, (html) => {
        for (const { text } of take(html).segments) {
          expect(parseTagged(text)).not.toBeNull()
          expect(plainText(text)).toMatch(/\p{L}/u)
        }
      }),
      { numRuns: propertyRuns(500), seed: 1 },
    )
  })
})
