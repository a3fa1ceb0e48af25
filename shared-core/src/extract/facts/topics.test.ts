import { describe, expect, test } from 'vitest'
import { exampleContext } from '../../testing/read-examples.ts'
import { readArticle } from '../read-article.ts'

const ld = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: 'Boats', ...value })}</script>`
const meta = (name: string, content: string): string =>
  `<meta ${/^article:/.test(name) ? 'property' : 'name'}="${name}" content="${content}">`
const long = 'x'.repeat(81)

function read(head: string, body = '') {
  const html = `<html lang="en"><head><title>Boats</title>${head}</head><body><article><h1>Boats</h1><p>Boats are built of wood and of steel, and most of them float.</p>${body}</article></body></html>`
  return readArticle({ kind: 'page', html }, { ...exampleContext, readJsonLd: true })
}

describe('the section of an article', () => {
  const element = '<span itemprop="articleSection">Harbour</span>'
  test.each<[string, string, string, string | null]>([
    ['nothing', '', '', null],
    ['JSON-LD before all others', ld({ articleSection: ['Sea', 'Land'] }) + meta('article:section', 'Air'), element, 'Sea'],
    ['the network’s before the element', meta('article:section', 'Air') + meta('section', 'Fire'), element, 'Air'],
    ['the element before analytics', meta('section', 'Fire'), element, 'Harbour'],
    ['the element’s content before its text', '', '<span itemprop="articleSection" content="Port">Harbour</span>', 'Port'],
    ['analytics', meta('parsely-section', 'Fire'), '', 'Fire'],
    ['a sentence is none', meta('article:section', long) + meta('section', 'Fire'), '', 'Fire'],
    ['one letter is none', meta('section', 'F'), '', null],
    ['an empty one in JSON-LD', ld({ articleSection: '' }) + meta('article:section', 'Air'), '', 'Air'],
  ])('%s', (_what, head, body, expected) => expect(read(head, body).section?.value ?? null).toBe(expected))
})

describe('the tags of an article', () => {
  const link = '<p><a rel="tag" href="/t/wood">#wood</a> <a href="/t/no">no tag</a> <a rel="nofollow tag" href="/t/steel">steel</a></p>'
  const tags = (head: string, body = ''): readonly string[] => read(head, body).tags.map(({ value }) => value)
  test.each<[string, string, string, readonly string[]]>([
    ['nothing', '', '', []],
    [
      'JSON-LD as a list',
      ld({ keywords: ['sea', { '@type': 'DefinedTerm', name: 'land' }] }) + meta('article:tag', 'air'),
      '',
      ['sea', 'land'],
    ],
    ['JSON-LD as a line', ld({ keywords: 'sea, land; river、lake' }), '', ['sea', 'land', 'river', 'lake']],
    ['several of the network', meta('article:tag', 'air') + meta('article:tag', 'wind'), link, ['air', 'wind']],
    ['links before keywords', meta('keywords', 'fire'), link, ['wood', 'steel']],
    ['keywords for news before those for search', meta('keywords', 'fire') + meta('news_keywords', 'smoke'), '', ['smoke']],
    ['keywords for search', meta('keywords', 'fire, smoke'), '', ['fire', 'smoke']],
    ['each once, however it is written', meta('keywords', 'Fire, fire, FIRE, smoke'), '', ['Fire', 'smoke']],
    ['neither letters nor sentences', meta('keywords', `a, fire, ${long}`), '', ['fire']],
    ['the next where one has none left', meta('article:tag', 'a') + meta('keywords', 'fire'), '', ['fire']],
  ])('%s', (_what, head, body, expected) => expect(tags(head, body)).toEqual(expected))

  test('are thirty at most', () => {
    const many = Array.from({ length: 40 }, (_tag, index) => `tag${index}`).join(',')
    expect(tags(meta('keywords', many))).toHaveLength(30)
  })
})
