import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyRuns } from '../../../packages/tooling/src/gates/property-runs.ts'
import type { Article, Block } from '../model/article.ts'
import type { ArticleInput, AuthorFields, BlockInput } from '../model/input.ts'
import type { Span } from '../model/values.ts'
import { createBlockCache } from '../parse/blocks/block-cache.ts'
import { testContext } from '../testing/test-context.ts'
import { readArticle } from './read-article.ts'

const seed = 20261121
const context = testContext({ url: 'https://www.courier.example/2026/02/11/harbour-bridge-closure', language: 'en' })
const fields: AuthorFields = {
  title: 'T',
  description: null,
  slug: null,
  image: null,
  authors: [],
  datePublished: null,
  dateModified: null,
}
const read = (input: ArticleInput): Article => readArticle(input, context)

const folder = new URL('./__fixtures__/', import.meta.url)
const pages = readdirSync(folder).map((name) => ({ name, html: readFileSync(new URL(name, folder), 'utf8') }))

/** Inline text of the kinds that editors store, with what is easily read wrongly. */
const inline = fc.oneof(
  fc.constantFrom(
    'plain words',
    'Fish &amp; chips',
    'a &lt; b',
    'two  spaces',
    'line<br>break',
    'שלום',
    '猫である。',
    '😀 emoji',
    '&hellip;',
    '&nbsp;',
    'x\n  y',
    'don&#8217;t',
    'R&D',
  ),
  fc.constantFrom(
    '<strong>bold</strong>',
    '<em>a <b>c</b></em>',
    '<a href="/x?a=1&amp;b=2" rel="nofollow">link</a>',
    '<code>f(x)</code>',
    '<mark class="wp-note" data-id="1">note</mark>',
    '<!-- c -->',
  ),
)
const sentence = fc.array(inline, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '))
const blockHtml = fc.oneof(
  sentence.map((text) => `<p>${text}</p>`),
  sentence.map((text) => `<h2>${text}</h2>`),
  fc.array(sentence, { minLength: 1, maxLength: 3 }).map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
  fc
    .array(sentence, { minLength: 2, maxLength: 2 })
    .map((cells) => `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`),
  sentence.map((text) => `<blockquote><p>${text}</p><p>end</p></blockquote>`),
  sentence.map((text) => `<details><summary>Why?</summary><p>${text}</p></details>`),
  fc.constantFrom('<figure><img src="/a.jpg" alt="A"><figcaption>C</figcaption></figure>', '<hr>', '<pre><code>a\n b</code></pre>', ''),
)
const draft = fc.array(blockHtml, { minLength: 0, maxLength: 8 })
const toBlocks = (parts: readonly string[]): BlockInput[] => parts.map((html, index) => ({ id: `c${index}`, html }))

/** A block without its names and without the offsets of its source. */
function content(block: Block): unknown {
  const bare = (span: Span): unknown => [span.start, span.end, span.quote]
  const { id: _id, runs: _runs, ...rest } = block
  return {
    ...rest,
    ...('items' in rest ? { items: rest.items.map(bare) } : {}),
    ...('rows' in rest ? { rows: rest.rows.map((row) => row.map(bare)) } : {}),
  }
}

function spansOf(article: Article): Span[] {
  const spans: Span[] = []
  for (const block of article.blocks) {
    if (block.kind === 'list') spans.push(...block.items)
    if (block.kind === 'table') for (const row of block.rows) spans.push(...row)
  }
  for (const { question, answer } of article.questions) spans.push(question, ...answer)
  return spans
}

/** Every offset an article gives is right; `sources` finds the text that a block's runs point into. */
function expectOffsets(article: Article, sources: (block: Block) => string): void {
  const byId = new Map(article.blocks.map((block) => [block.id, block]))
  expect(byId.size).toBe(article.blocks.length)
  for (const span of spansOf(article)) expect(byId.get(span.place)?.text.slice(span.start, span.end)).toBe(span.quote)
  for (const block of article.blocks) {
    for (const { start, end } of block.inlines) expect(start >= 0 && start < end && end <= block.text.length).toBe(true)
    let at = 0
    for (const { start, length, from, to } of block.runs) {
      expect(start).toBeGreaterThanOrEqual(at)
      at = start + length
      expect(at).toBeLessThanOrEqual(block.text.length)
      const source = sources(block).slice(from, to)
      if (source.length === length) expect(source.replace(/\s/g, ' ')).toBe(block.text.slice(start, at).replace(/\s/g, ' '))
      else expect(source.length).toBeGreaterThan(0)
    }
  }
}

describe('offsets', () => {
  test.each(pages)('of the page $name lead back to its source', ({ html }) => {
    expectOffsets(read({ kind: 'page', html }), () => html)
  })

  test('of drafts lead back to each block', () => {
    fc.assert(
      fc.property(draft, (parts) => {
        expectOffsets(read({ kind: 'blocks', blocks: toBlocks(parts), fields }), ({ id }) => parts[Number(id.slice(1).split('#')[0])]!)
      }),
      { seed, numRuns: propertyRuns(200) },
    )
  })

  test('of any text at all are never wrong', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constantFrom('page', 'body'), (html, kind) => {
        const article = read(kind === 'page' ? { kind, html } : { kind: 'body', html, fields })
        expectOffsets(article, () => html)
      }),
      { seed, numRuns: propertyRuns(300) },
    )
  })

  test('cover every letter of a paragraph', () => {
    const html = '<p>Fish &amp; chips, <b>hot</b> and&nbsp;cheap</p>'
    const [block] = read({ kind: 'body', html, fields }).blocks
    const covered = block!.runs.reduce((sum, { length }) => sum + length, 0)
    expect(covered).toBe(block!.text.length)
  })
})

test('blocks equal their concatenation as a body, apart from ids', () => {
  fc.assert(
    fc.property(draft, (parts) => {
      const blocks = read({ kind: 'blocks', blocks: toBlocks(parts), fields })
      const body = read({ kind: 'body', html: parts.join('\n'), fields })
      expect(blocks.blocks.map(content)).toEqual(body.blocks.map(content))
      expect(blocks.questions.map(({ question, answer }) => [question.quote, answer.map(({ quote }) => quote)])).toEqual(
        body.questions.map(({ question, answer }) => [question.quote, answer.map(({ quote }) => quote)]),
      )
      expect(blocks.hidden).toEqual(body.hidden)
    }),
    { seed, numRuns: propertyRuns(200) },
  )
})

test('a cache never changes a result, over any sequence of edits', () => {
  fc.assert(
    fc.property(fc.array(draft, { minLength: 1, maxLength: 6 }), (versions) => {
      const cache = createBlockCache()
      for (const parts of versions) {
        const input: ArticleInput = { kind: 'blocks', blocks: toBlocks(parts), fields }
        expect(readArticle(input, context, cache)).toEqual(read(input))
      }
    }),
    { seed, numRuns: propertyRuns(100) },
  )
})

test('a cache gives back the same objects for unchanged blocks', () => {
  const cache = createBlockCache()
  const input = (second: string): ArticleInput => ({ kind: 'blocks', blocks: toBlocks(['<p>a</p>', second]), fields })
  const before = readArticle(input('<p>b</p>'), context, cache)
  const after = readArticle(input('<p>c</p>'), context, cache)
  expect(after.blocks[0]).toBe(before.blocks[0])
  expect(after.blocks[1]).not.toBe(before.blocks[1])
})

test('reading twice gives the same bytes, and they survive JSON', () => {
  for (const { html } of pages) {
    const first = read({ kind: 'page', html })
    expect(JSON.stringify(read({ kind: 'page', html }))).toBe(JSON.stringify(first))
    expect(JSON.parse(JSON.stringify(first))).toEqual(first)
  }
})

describe('what changes nothing in a page', () => {
  const plain = (article: Article): unknown => ({
    ...article,
    blocks: article.blocks.map(content),
    questions: article.questions.map(({ question, answer }) => [question.quote, answer.map(({ quote }) => quote)]),
    headline: article.headline?.value,
  })
  const changes: readonly { name: string; change: (html: string) => string }[] = [
    { name: 'comments between elements', change: (html) => html.replace(/<\/p>/g, '</p><!-- a <b>comment</b> -->') },
    { name: 'white space between blocks', change: (html) => html.replace(/<\/(p|li|h2|div|article|header)>/g, '</$1>\n\t  \n') },
    {
      name: 'the order of attributes',
      change: (html) =>
        html.replace(
          /<(\w+)((?: [\w:-]+="[^"]*"){2,})>/g,
          (_whole, name: string, list: string) => `<${name}${(list.match(/ [\w:-]+="[^"]*"/g) ?? []).reverse().join('')}>`,
        ),
    },
    {
      name: 'a box around everything',
      change: (html) => html.replace(/<body([^>]*)>/, '<body$1><div class="outer-frame">').replace('</body>', '</div></body>'),
    },
    {
      name: 'tag names in capitals',
      change: (html) =>
        html.replace(/<(\/?)(p|h1|h2|ul|li|div|article)\b/g, (_whole, slash: string, name: string) => `<${slash}${name.toUpperCase()}`),
    },
    { name: 'quotes of attributes', change: (html) => html.replace(/ (class|id)="([^"'\s]+)"/g, " $1='$2'") },
    { name: 'the spelling of references', change: (html) => html.replace(/–|&#8211;/g, '&ndash;').replace(/“/g, '&#8220;') },
  ]
  for (const { name, change } of changes) {
    test.each(pages)(`${name}: $name`, ({ html }) => {
      const changed = change(html)
      expect(plain(read({ kind: 'page', html: changed }))).toEqual(plain(read({ kind: 'page', html })))
    })
  }
})
