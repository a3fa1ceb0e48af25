import { describe, expect, test } from 'vitest'
import { found } from '../extract/page/found.ts'
import { readArticle } from '../extract/read-article.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import { testContext } from '../testing/test-context.ts'
import { chooseSchemaType } from './choose-schema-type.ts'

const image = { url: 'https://example.com/a.jpg', alt: null, width: 1200, height: 800 }
const context = testContext({
  url: 'https://example.com/post/',
  language: 'en',
  now: '2026-11-20',
  options: { seo: true, aeo: true, titles: 0 },
})
const step = (text: string) => ({ name: null, text, image: null })
const recipe = {
  name: 'Soup',
  description: null,
  image,
  ingredients: ['2 leeks'],
  steps: [step('Cook.')],
  prepTime: null,
  cookTime: null,
  totalTime: null,
  yield: null,
  category: null,
  cuisine: null,
  calories: null,
  rating: null,
}
const event = {
  name: 'Fair',
  description: null,
  image: null,
  start: '2026-12-05',
  end: null,
  status: null,
  place: { name: 'Hall', address: 'Main Street 1' },
  onlineUrl: null,
  organizer: null,
  performers: [],
  offers: [],
}
const review = {
  item: { name: 'Kettle', type: 'Product' },
  rating: { value: 4, best: 5, worst: 1 },
  author: { kind: 'person' as const, name: 'Ada', url: null },
  datePublished: null,
  summary: null,
  positiveNotes: [],
  negativeNotes: [],
}
const video = {
  block: null,
  name: 'Clip',
  description: null,
  embedUrl: 'https://player.example/1',
  contentUrl: null,
  thumbnailUrl: 'https://player.example/1.jpg',
  uploadDate: '2026-01-01',
  duration: null,
  host: null,
}
const product = {
  name: 'Kettle',
  description: null,
  image: null,
  brand: null,
  sku: null,
  gtin: null,
  offers: [],
  rating: null,
}
const offer = { price: 39, currency: 'EUR', availability: null, url: null }
const episode = (isDeclared: boolean) =>
  ({
    kind: 'podcastEpisode',
    name: 'Episode 7',
    isDeclared,
    properties: { name: 'Episode 7', associatedMedia: { '@type': 'AudioObject', contentUrl: 'https://example.com/7.mp3' } },
  }) as unknown as Article['things'][number]
const plain = { howTo: null, recipe: null, event: null, product: null, review: null, videos: [] } as const

function choose(html: string, facts: Partial<Article> = {}, around: Partial<AnalysisContext> = {}, title = 'Title') {
  const whole = { ...context, ...around }
  const fields = { title, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  return chooseSchemaType({ ...readArticle({ kind: 'body', html, fields }, whole), ...plain, ...facts }, whole)
}

const faq =
  '<details><summary>Why is that?</summary><p>Because of this and that.</p></details><details><summary>How is it done?</summary><p>Like this, and then like that.</p></details>'
const list = '<h2>1. One</h2><p>A.</p><h2>2. Two</h2><p>B.</p><h2>3. Three</h2><p>C.</p>'
const long = `<p>${'Text about something else entirely. '.repeat(60)}</p>`

describe('what a page is about', () => {
  test.each<[string, string, string, Partial<Article>?, Partial<AnalysisContext>?, string?]>([
    ['nothing special', 'Article noSpecialSign', '<p>Text.</p>'],
    ['a blog', 'BlogPosting blogAddress', '<p>Text.</p>', {}, { url: 'https://example.com/blog/x' }],
    ['an address of news alone', 'Article noSpecialSign', '<p>Text.</p>', {}, { url: 'https://news.example.com/x' }],
    [
      'a list that calls itself news',
      'Article noSpecialSign',
      '<p>Text.</p>',
      { jsonLd: [{ '@type': 'NewsArticle' }] },
      {},
      '317 jokes about roofs',
    ],
    [
      'a text the writer calls a list',
      'Article noSpecialSign',
      '<p>Text.</p>',
      { jsonLd: [{ '@type': 'NewsArticle' }] },
      { textKind: 'list' },
    ],
    [
      'an essay with a few steps under a how-to headline',
      'Article noSpecialSign',
      `${long}<h2>How to begin</h2><ol><li>Ask.</li><li>Listen.</li></ol>`,
      {},
      {},
      'How to adopt a habit',
    ],
    [
      'news by its own data',
      'NewsArticle declaredInPage',
      '<p>Text.</p>',
      { jsonLd: [{ '@type': 'https://schema.org/OpinionNewsArticle' }] },
    ],
    [
      'a publisher of news alone',
      'Article noSpecialSign',
      '<p>Text.</p>',
      { jsonLd: [{ '@graph': [{ '@type': 'NewsMediaOrganization' }] }] },
    ],
    ['a recipe', 'Recipe recipeInText', '<p>Soup.</p>', { recipe: found(recipe, 'text', 'x') }],
    [
      'a recipe without a picture is none',
      'Article noSpecialSign',
      '<p>Soup.</p>',
      { recipe: found({ ...recipe, image: null }, 'text', 'x') },
    ],
    ['an event', 'Event eventInText', '<p>Fair.</p>', { event: found(event, 'text', 'x') }],
    [
      'an event without an address is none',
      'Article noSpecialSign',
      '<p>Fair.</p>',
      { event: found({ ...event, place: null }, 'text', 'x') },
    ],
    ['a review', 'Review reviewInText', '<p>Kettle.</p>', { review: found(review, 'text', 'x') }],
    ['questions that are half of the text', 'FAQPage questionsInText', faq],
    ['questions at the end of a long text', 'Article noSpecialSign', long + faq],
    ['a headline that says FAQ', 'FAQPage questionsInText', long + faq, {}, {}, 'FAQ about soup'],
    [
      'steps that are half of the text',
      'HowTo stepsInText',
      '<h2>How to bake</h2><ol><li>Mix the flour with the water.</li><li>Bake it.</li></ol>',
    ],
    ['steps in a long text', 'Article noSpecialSign', `${long}<h2>How to bake</h2><ol><li>Mix.</li><li>Bake.</li></ol>`],
    ['a numbered list that the headline announces', 'ItemList listInText', list, {}, {}, '3 ways to hang a door'],
    ['a text that numbers its parts', 'Article noSpecialSign', list, {}, {}, 'Why doors hang askew'],
    ['a headline with another number', 'Article noSpecialSign', list, {}, {}, 'What 30 joiners say of doors'],
    [
      'a video at the top of little text',
      'VideoObject videoInText',
      '<video src="/v.mp4"></video><p>Watch.</p>',
      { videos: [found(video, 'element', 'x')] },
    ],
    ['a video in a long text', 'Article noSpecialSign', `<video src="/v.mp4"></video>${long}`, { videos: [found(video, 'element', 'x')] }],
    [
      'its own data is no source when it shall not be',
      'Article noSpecialSign',
      '<p>Text.</p>',
      { jsonLd: [{ '@type': 'NewsArticle' }] },
      { readJsonLd: false },
    ],
  ])('%s', (_name, expected, html, facts, around, title) => {
    const { type, reasons, isOverride } = choose(html, facts, around, title)
    expect(`${type} ${reasons[0]?.code}`).toBe(expected)
    expect(isOverride).toBe(false)
  })
})

describe('what the author says', () => {
  test('a kind of article always holds', () =>
    expect(choose('<p>Soup.</p>', { recipe: found(recipe, 'text', 'x') }, { articleType: 'BlogPosting' })).toMatchObject({
      type: 'BlogPosting',
      articleType: 'BlogPosting',
      isOverride: true,
      reasons: [{ code: 'setByAuthor' }],
      alternatives: [{ type: 'Recipe', missing: [] }, { type: 'Article' }],
    }))
  test('a kind of content holds when the text has it', () =>
    expect(choose(long + faq, {}, { articleType: 'FAQPage' })).toMatchObject({ type: 'FAQPage', isOverride: true, articleType: 'Article' }))
  test('and does not when it has not', () =>
    expect(choose('<p>Text.</p>', {}, { articleType: 'Recipe' })).toMatchObject({ type: 'Article', isOverride: false }))
  test('a page without an article', () =>
    expect(choose('<p>Imprint.</p>', {}, { articleType: 'WebPage' })).toMatchObject({ type: 'WebPage', isOverride: true }))
})

test('alternatives say what they lack', () =>
  expect(choose('<p>Soup.</p>', { recipe: found({ ...recipe, image: null }, 'text', 'x') }).alternatives).toEqual([
    { type: 'Recipe', reasons: [{ code: 'recipeInText', args: { ingredients: 1, steps: 1 } }], missing: ['image'] },
  ]))

/** The chosen type and what it could be as well: type, reason, its arguments, what is missing. */
function all(html: string, facts: Partial<Article> = {}, around: Partial<AnalysisContext> = {}, title = 'Title'): readonly string[] {
  const { type, reasons, alternatives } = choose(html, facts, around, title)
  return [{ type, reasons, missing: [] as readonly string[] }, ...alternatives].map((one) =>
    [
      one.type,
      ...one.reasons.flatMap(({ code, args }) => [code, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)]),
      ...one.missing.map((name) => `without ${name}`),
    ].join(' '),
  )
}
const declared = (type: string): Partial<Article> => ({ jsonLd: [{ '@type': type }] })
const own = 'Article noSpecialSign'

describe('the type, why, and what it could be as well', () => {
  test.each<[string, readonly string[], string, Partial<Article>?, Partial<AnalysisContext>?, string?]>([
    ['a recipe', ['Recipe recipeInText ingredients=1 steps=1', own], '<p>Soup.</p>', { recipe: found(recipe, 'text', 'x') }],
    ['a recipe without ingredients is none', [own], '<p>Soup.</p>', { recipe: found({ ...recipe, ingredients: [] }, 'text', 'x') }],
    ['a recipe without steps is none', [own], '<p>Soup.</p>', { recipe: found({ ...recipe, steps: [] }, 'text', 'x') }],
    [
      'a recipe takes the picture of the article',
      ['Recipe recipeInText ingredients=1 steps=1', own],
      '<p>Soup.</p>',
      { recipe: found({ ...recipe, image: null }, 'text', 'x'), image: found(image, 'meta', 'x') },
    ],
    [
      'an event without an address',
      [own, 'Event eventInText without location.address'],
      '<p>Fair.</p>',
      { event: found({ ...event, place: { name: 'Hall', address: null } }, 'text', 'x') },
    ],
    ['a review', ['Review reviewInText rating=4 best=5', own], '<p>Kettle.</p>', { review: found(review, 'text', 'x') }],
    [
      'a review that nobody signs',
      [own, 'Review reviewInText rating=4 best=5 without author'],
      '<p>Kettle.</p>',
      { review: found({ ...review, author: null }, 'text', 'x') },
    ],
    [
      'a review signed as the article is',
      ['Review reviewInText rating=4 best=5', own],
      '<p>Kettle.</p>',
      { review: found({ ...review, author: null }, 'text', 'x'), authors: [found(review.author, 'text', 'x')] },
    ],
    [
      'a product without price and rating',
      [own, 'Product productInText without offers'],
      '<p>Kettle.</p>',
      { product: found(product, 'text', 'x') },
    ],
    [
      'a product with a price',
      ['Product productInText', own],
      '<p>Kettle.</p>',
      { product: found({ ...product, offers: [offer] }, 'text', 'x') },
    ],
    [
      'a product with a rating',
      ['Product productInText', own],
      '<p>Kettle.</p>',
      { product: found({ ...product, rating: { value: 4, best: 5, worst: 1, count: 3 } }, 'text', 'x') },
    ],
    [
      'the product of a review stands beside it',
      ['Review reviewInText rating=4 best=5', 'Product productInText', own],
      '<p>Kettle.</p>',
      { review: found(review, 'text', 'x'), product: found(product, 'text', 'x') },
    ],
    ['steps', ['HowTo stepsInText count=2', own], '<h2>How to bake</h2><ol><li>Mix the flour with the water.</li><li>Bake it.</li></ol>'],
    ['questions', ['FAQPage questionsInText count=2', own], faq],
    ['a list', ['ItemList listInText count=3', own], list, {}, {}, '3 ways to hang a door'],
    [
      'two videos are not the subject',
      [own, 'VideoObject videoInText'],
      '<video src="/v.mp4"></video><p>Watch.</p>',
      { videos: [found(video, 'element', 'x'), found(video, 'element', 'y')] },
    ],
    [
      'a video at the end is not',
      [own, 'VideoObject videoInText'],
      '<p>One.</p><p>Two.</p><p>Three.</p><video src="/v.mp4"></video>',
      { videos: [found(video, 'element', 'x')] },
    ],
    [
      'a video without a picture and a date',
      [own, 'VideoObject videoInText without thumbnailUrl without uploadDate'],
      '<video src="/v.mp4"></video><p>Watch.</p>',
      { videos: [found({ ...video, thumbnailUrl: null, uploadDate: null }, 'element', 'x')] },
    ],
    [
      'an episode that the page declares',
      ['PodcastEpisode declaredInPage type=PodcastEpisode', own],
      '<p>Listen.</p>',
      { things: [episode(true)] },
    ],
    ['an episode that only the text has', [own, 'PodcastEpisode factsInText'], '<p>Listen.</p>', { things: [episode(false)] }],
    ['news', ['NewsArticle declaredInPage type=OpinionNewsArticle'], '<p>Text.</p>', declared('OpinionNewsArticle')],
    ['a type that only ends like news', [own], '<p>Text.</p>', declared('NoNewsArticle')],
    ['a type that only begins like news', [own], '<p>Text.</p>', declared('NewsArticles')],
    ['a blog', ['BlogPosting declaredInPage type=BlogPosting'], '<p>Text.</p>', declared('BlogPosting')],
    [
      'a blog whose page calls itself an article',
      [own],
      '<p>Text.</p>',
      { markup: { social: { 'og:type': 'article' } } as unknown as Article['markup'] },
      { url: 'https://example.com/blog/x' },
    ],
    ['an article at an address of news', [own, 'NewsArticle newsAddress'], '<p>Text.</p>', {}, { url: 'https://example.com/news/x' }],
    [
      'an article at an address of news that the page says itself',
      [own, 'NewsArticle newsAddress'],
      '<p>Text.</p>',
      { url: 'https://example.com/news/x' },
      { url: null },
    ],
    ['an article of a publisher of news', [own, 'NewsArticle newsPublisher'], '<p>Text.</p>', declared('NewsMediaOrganization')],
    ['a page nowhere', [own], '<p>Text.</p>', { url: null }, { url: null }],
    [
      'news at an address of news',
      ['NewsArticle declaredInPage type=NewsArticle'],
      '<p>Text.</p>',
      declared('NewsArticle'),
      { url: 'https://example.com/news/x' },
    ],
    ['declared news that the writer calls a recipe', [own], '<p>Text.</p>', declared('NewsArticle'), { textKind: 'recipe' }],
    [
      'declared news that the writer calls an opinion',
      ['NewsArticle declaredInPage type=NewsArticle'],
      '<p>Text.</p>',
      declared('NewsArticle'),
      { textKind: 'opinion' },
    ],
    ['declared news about how to do it', [own], '<p>Text.</p>', declared('NewsArticle'), {}, 'How to hang a door'],
    [
      'declared news that only speaks of how',
      ['NewsArticle declaredInPage type=NewsArticle'],
      '<p>Text.</p>',
      declared('NewsArticle'),
      {},
      'Minister says how to vote',
    ],
    [
      'declared news with a year in front',
      ['NewsArticle declaredInPage type=NewsArticle'],
      '<p>Text.</p>',
      declared('NewsArticle'),
      {},
      '2026 election results',
    ],
    [
      'declared news with a measure in front',
      ['NewsArticle declaredInPage type=NewsArticle'],
      '<p>Text.</p>',
      declared('NewsArticle'),
      {},
      '30km road closed',
    ],
    [
      'declared news with code',
      [own],
      '<p>Text.</p><pre><code>a = 1</code></pre><p>Then.</p><pre><code>b = 2</code></pre>',
      declared('NewsArticle'),
    ],
    [
      'declared news with one line of code',
      ['NewsArticle declaredInPage type=NewsArticle'],
      '<p>Text.</p><pre><code>a = 1</code></pre>',
      declared('NewsArticle'),
    ],
    [
      'declared news with a product',
      ['Product productInText', own],
      '<p>Text.</p>',
      { ...declared('NewsArticle'), product: found({ ...product, offers: [offer] }, 'text', 'x') },
    ],
    [
      'declared news without a headline',
      ['NewsArticle declaredInPage type=NewsArticle'],
      '<p>Text.</p>',
      { ...declared('NewsArticle'), headline: null },
    ],
  ])('%s', (_name, expected, html, facts, around, title) => {
    const sorted = ([first = '', ...rest]: readonly string[]): readonly string[] => [first, ...rest.toSorted()]
    expect(sorted(all(html, facts, around, title))).toEqual(sorted(expected))
  })
})
