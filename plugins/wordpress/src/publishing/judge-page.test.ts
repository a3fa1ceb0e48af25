import { describe, expect, it } from 'vitest'
import { judgePage, repeatedParts } from './judge-page.ts'
import type { Fields } from './page-elements.ts'

const page = 'https://example.org/bread/'
const webPage: Fields = { '@type': 'WebPage', '@id': page, name: 'Bread' }
const article: Fields = {
  '@type': 'BlogPosting',
  '@id': `${page}#article`,
  headline: 'Bread',
  dateModified: '2026-11-21T10:00:00Z',
  wordCount: 300,
}
const meant = [webPage, article]
const ours = (...nodes: Fields[]) => ({ isOurs: true, nodes })
const theirs = (...nodes: Fields[]) => ({ isOurs: false, nodes })
const product: Fields = { '@type': 'Product', '@id': 'https://example.org/#shop' }

describe('judgePage', () => {
  it.each([
    ['our element', [ours(webPage, article)], 'carried'],
    ['our element beside a shop of the theme', [theirs(product), ours(webPage, article)], 'carried'],
    ['our nodes in another plugin’s element', [theirs(product, webPage, article)], 'merged'],
    ['properties in another order', [ours({ ...article, headline: 'Bread' }, webPage)], 'carried'],
    ['a page without any', [], 'missing'],
    ['only that of others', [theirs(product)], 'missing'],
    ['an article of another plugin alone', [theirs({ '@type': 'Article', '@id': 'https://example.org/#other' })], 'missing'],
    ['an article of the theme beside ours', [theirs({ '@type': 'Article', headline: 'Bread' }), ours(webPage, article)], 'twice'],
    ['the headline of yesterday', [ours(webPage, { ...article, headline: 'Loaf' })], 'outdated'],
    ['the date of yesterday', [ours(webPage, { ...article, dateModified: '2026-11-20T10:00:00Z' })], 'outdated'],
    ['another type than now', [ours(webPage, { ...article, '@type': 'Article' })], 'outdated'],
    ['part of it', [ours(webPage)], 'outdated'],
    ['an element of ours that cannot be read', [ours()], 'outdated'],
  ])('%s', (_name, elements, expected) => {
    expect(judgePage(elements, meant)).toBe(expected)
  })

  it('knows that what the text says is there only where the page shows it', () => {
    const faq: Fields = { ...webPage, '@type': ['WebPage', 'FAQPage'], mainEntity: [] }
    const steps: Fields = { '@type': 'HowTo', '@id': `${page}#citable-howto` }
    expect(judgePage([ours(webPage, article)], [faq, article, steps])).toBe('carried')
    expect(judgePage([theirs(webPage, article), ours(faq, steps)], [faq, article, steps])).toBe('merged')
    expect(judgePage([ours(faq, { ...article, headline: 'Loaf' }, steps)], [faq, article, steps])).toBe('outdated')
  })

  it('knows a page that is no article', () => {
    expect(judgePage([ours(webPage)], [webPage])).toBe('carried')
    expect(judgePage([ours({ ...webPage, name: 'Loaf' })], [webPage])).toBe('outdated')
  })
})

describe('repeatedParts', () => {
  it.each([
    ['one of each', 1, 1, []],
    ['none', 0, 0, []],
    ['a title of the theme', 2, 1, ['title']],
    ['both twice', 2, 3, ['title', 'description']],
  ])('%s', (_name, titles, descriptions, expected) => {
    const found: Readonly<Record<string, number>> = { 'head > title': titles, 'head > meta[name="description" i]': descriptions }
    const page = { querySelectorAll: (selector: string) => Array.from({ length: found[selector]! }) }
    expect(repeatedParts(page as unknown as Document)).toEqual(expected)
  })
})
