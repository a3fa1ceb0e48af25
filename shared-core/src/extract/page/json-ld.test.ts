import { describe, expect, test } from 'vitest'
import { articleNodeOf } from './article-node.ts'
import { readJsonLd, textValue, typesOf, valuesOf } from './json-ld.ts'

describe('forgives the usual damage', () => {
  test.each([
    { name: 'white space and a comment around', text: ' <!-- {"@type":"Article","headline":"x"} --> ' },
    { name: 'CDATA', text: '//<![CDATA[\n{"@type":"Article","headline":"x"}\n//]]>' },
    { name: 'a comma too many', text: '{"@type":"Article","headline":"x",}' },
    { name: 'a line break inside a string', text: '{"@type":"Article","headline":"x","description":"a\nb"}' },
    { name: 'comments inside', text: '{/* a */"@type":"Article", // b\n"headline":"x"}' },
    { name: 'a comma too many and a comment behind it', text: '{"@type":"Article","headline":"x", /* last */ }' },
    { name: 'a comma too many and a comment to the end of the line', text: '{"@type":"Article","headline":"x", // last\n}' },
    { name: 'a comma too many and several comments', text: '{"@type":"Article","headline":"x", // a\n /* b */ // c\n}' },
    { name: 'a comma too many in a list with a comment', text: '{"@type":"Article","headline":"x","keywords":["a", /* b */ ]}' },
    { name: 'two commas with a comment between', text: '{"@type":"Article", /* a */ ,"headline":"x"}' },
    { name: 'a comment of HTML behind a comma', text: '{"@type":"Article","headline":"x", <!-- last -->}' },
    { name: 'no-break spaces', text: '{\u00a0"@type":\u00a0"Article",\u00a0"headline":"x",\u00a0}' },
    { name: 'a byte order mark', text: '\ufeff{"@type":"Article","headline":"x"}' },
    { name: 'an invalid escape', text: '{"@type":"Article","headline":"x","description":"it\\\'s"}' },
    { name: 'what looks like a comment in a string', text: '{"@type":"Article","headline":"x","url":"https://e.example/*,*/",}' },
    { name: 'named references for quotation marks', text: '{&quot;@type&quot;:&quot;Article&quot;,&quot;headline&quot;:&quot;x&quot;}' },
    { name: 'numeric references for quotation marks', text: '{&#34;@type&#34;:&#x22;Article&#34;,&#034;headline&#34;:&#34;x&#34;,}' },
    { name: 'a semicolon behind', text: '{"@type":"Article","headline":"x"};' },
  ])('$name', ({ text }) => {
    const jsonLd = readJsonLd([text])
    expect(jsonLd.broken).toBe(0)
    expect(articleNodeOf(jsonLd, null)?.['headline']).toBe('x')
  })
})

test('an encoded script is decoded once, brackets and ampersands, too', () => {
  const text = '{&quot;@type&quot;:&quot;Article&quot;,&quot;headline&quot;:&quot;a &lt; b &amp;amp; c&quot;}'
  expect(articleNodeOf(readJsonLd([text]), null)?.['headline']).toBe('a < b &amp; c')
})

test.each([
  { name: 'no JSON at all', text: 'hello' },
  { name: 'an empty script', text: '' },
  { name: 'a template left in', text: '{"headline": {{title}} }' },
  { name: 'brackets without end', text: '['.repeat(100_000) },
  { name: 'brackets too deep', text: `${'['.repeat(65)}${']'.repeat(65)}` },
])('counts as broken: $name', ({ text }) => {
  expect(readJsonLd([text])).toMatchObject({ values: [], broken: 1 })
})

describe('the article', () => {
  const article = (headline: string, more = {}) => ({ '@type': 'NewsArticle', headline, ...more })
  test.each([
    { name: 'on its own', value: article('a') },
    { name: 'in a list', value: [{ '@type': 'Organization' }, article('a')] },
    { name: 'in a graph', value: { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, article('a')] } },
    { name: 'as the main entity of a page', value: { '@type': 'WebPage', mainEntity: article('a') } },
    { name: 'with a prefixed type in a list of types', value: { '@type': ['schema:BlogPosting', 'x'], headline: 'a' } },
  ])('is found $name', ({ value }) => {
    expect(articleNodeOf(readJsonLd([JSON.stringify(value)]), null)?.['headline']).toBe('a')
  })

  test('is the one of this address', () => {
    const jsonLd = readJsonLd([
      JSON.stringify([
        article('other', { url: 'https://example.com/b' }),
        article('own', { mainEntityOfPage: { '@id': 'https://www.example.com/a/' } }),
      ]),
    ])
    expect(articleNodeOf(jsonLd, 'https://example.com/a?x=1')?.['headline']).toBe('own')
  })

  test('is absent where nothing is an article', () => {
    expect(articleNodeOf(readJsonLd(['{"@type":"Product"}']), null)).toBeNull()
  })
})

test.each([
  { name: 'a list', node: { author: { '@list': ['a', 'b'] } } },
  { name: 'a set', node: { author: { '@set': ['a', 'b'] } } },
  { name: 'a list in a list', node: { author: [{ '@list': ['a'] }, 'b'] } },
  { name: 'a prefix', node: { 'schema:author': ['a', 'b'] } },
  { name: 'full addresses', node: { 'https://schema.org/author': ['a', 'b'] } },
  { name: 'full addresses without encryption', node: { 'http://schema.org/author': ['a', 'b'] } },
])('values are read from $name', ({ node }) => {
  const jsonLd = readJsonLd([JSON.stringify({ '@type': 'schema:Article', ...node })])
  expect(valuesOf(articleNodeOf(jsonLd, null)!, 'author', jsonLd)).toEqual(['a', 'b'])
})

test('references lead to the fuller node', () => {
  const jsonLd = readJsonLd([
    JSON.stringify({
      '@graph': [
        { '@type': 'Article', author: { '@id': '#p' } },
        { '@type': 'Person', '@id': '#p', name: 'Ann' },
      ],
    }),
  ])
  const node = articleNodeOf(jsonLd, null)!
  expect(textValue(node, 'author', jsonLd)).toBe('Ann')
  expect(valuesOf(node, 'missing', jsonLd)).toEqual([])
})

test('types lose their prefix', () => {
  expect(typesOf({ '@type': 'https://schema.org/Article' })).toEqual(['Article'])
})
