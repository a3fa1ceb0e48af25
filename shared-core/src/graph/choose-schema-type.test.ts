import { describe, expect, test } from 'vitest'
import { found } from '../extract/found.ts'
import { readArticle } from '../extract/read-article.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import { chooseSchemaType } from './choose-schema-type.ts'

const image = { url: 'https://example.com/a.jpg', alt: null, width: 1200, height: 800 }
const context: AnalysisContext = {
  url: 'https://example.com/post/',
  language: 'en',
  now: '2026-11-20',
  site: null,
  page: null,
  targetQueries: [],
  readJsonLd: true,
  options: { seo: true, aeo: true, titles: 0 },
}
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
