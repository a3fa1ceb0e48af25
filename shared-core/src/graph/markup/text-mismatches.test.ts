import { describe, expect, test } from 'vitest'
import { readArticle } from '../../extract/read-article.ts'
import type { Json } from '../../model/values.ts'
import { testContext } from '../../testing/test-context.ts'
import { textMismatches } from './text-mismatches.ts'
import { showsDay, showsTitle, visibleText } from './visible-text.ts'

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
].map((name) => [name])

const visibleOf = (html: string, language = 'en') =>
  visibleText(
    readArticle(
      {
        kind: 'body',
        html,
        fields: {
          title: 'Soup of leeks',
          description: null,
          slug: null,
          image: null,
          authors: [],
          datePublished: null,
          dateModified: null,
        },
      },
      testContext({ language, now: '2026-11-20', options: { seo: true, aeo: true, titles: 0 } }),
    ),
    months,
  )
const text =
  '<p>Take 2 leeks and 1½ l of water. Cook them for half an hour; do not let the water boil over. It costs €1,299.50 and rates 4,5 of 5.</p>'
const misses = (value: Json, html = text, language = 'en') =>
  textMismatches(value, visibleOf(html, language)).map(({ path, value: claim }) => `${path} ${claim}`)

describe('claims that the text makes', () => {
  test.each<[string, Json, string?]>([
    ['a headline that is the title', { '@type': 'Article', headline: 'Soup of Leeks!' }],
    ['an ingredient in other punctuation and case', { '@type': 'Recipe', recipeIngredient: ['2 LEEKS', '1½ l of water'] }],
    ['a step over two lines', { '@type': 'HowToStep', text: 'Take 2 leeks\nCook them for half an hour' }],
    ['an answer with markup', { '@type': 'Answer', text: '<p>Cook them for <b>half an hour</b>.</p>' }],
    [
      'entities that were escaped twice',
      { '@type': 'Answer', text: 'K&ouml;che kochen&comma; und &#71;&auml;ste essen' },
      '<p>Köche kochen, und Gäste essen.</p>',
    ],
    ['a rating with a comma', { '@type': 'Rating', ratingValue: 4.5 }],
    ['a rating written as text', { '@type': 'Rating', ratingValue: '4.5' }],
    ['a price with a sign for thousands', { '@type': 'Offer', price: 1299.5 }],
    ['a price of nothing, which is a word', { '@type': 'Offer', price: 0 }],
    ['a rating in stars', { '@type': 'Rating', ratingValue: 4 }, '<p>★★★★☆</p>'],
    ['Arabic figures', { '@type': 'Rating', ratingValue: 7 }, '<p>التقييم ٧ من ١٠</p>'],
    ['a day in words', { '@type': 'Event', startDate: '2026-12-05T10:00:00+01:00' }, '<p>On 5 December we meet.</p>'],
    ['a day in American order', { '@type': 'Event', startDate: '2026-12-05' }, '<p>December 5, 2026</p>'],
    ['a day in figures', { '@type': 'Event', startDate: '2026-12-05' }, '<p>Am 05.12.2026 im Saal</p>'],
    ['a day in Chinese', { '@type': 'Event', startDate: '2026-12-05' }, '<p>2026年12月5日</p>'],
    ['a day as a time element', { '@type': 'Event', startDate: '2026-12-05' }, '<p><time datetime="2026-12-05T10:00">Saturday</time></p>'],
    ['a name without a claim', { '@type': 'Person', name: 'Nobody' }],
  ])('%s', (_name, value, html) => expect(misses(value, html)).toEqual([]))
})

describe('claims that it does not make', () => {
  test.each<[string, Json, readonly string[], string?]>([
    ['another headline', { '@type': 'NewsArticle', headline: 'Ten celebrities you know' }, ['.headline Ten celebrities you know']],
    ['one ingredient of two', { '@type': 'Recipe', recipeIngredient: ['2 leeks', '3 lemons'] }, ['.recipeIngredient 3 lemons']],
    [
      'a question inside a graph',
      { '@graph': [{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Is it cheap?' }] }] },
      ['[0].mainEntity[0].name Is it cheap?'],
    ],
    [
      'an answer of other words',
      { '@type': 'Answer', text: 'Roast the leeks in an oven at two hundred degrees until brown.' },
      ['.text Roast the leeks in an oven at two hundred degrees until brown.'],
    ],
    ['a rating', { '@type': 'AggregateRating', ratingValue: 4.8 }, ['.ratingValue 4.8']],
    ['a price', { '@type': 'Offer', price: '99' }, ['.price 99']],
    ['a day', { '@type': 'Event', startDate: '2026-12-05' }, ['.startDate 2026-12-05'], '<p>On 15 December we meet, in hall 5.</p>'],
    ['hidden text', { '@type': 'HowToStep', text: 'Peel the onion' }, ['.text Peel the onion'], '<p hidden>Peel the onion</p><p>Soup.</p>'],
  ])('%s', (_name, value, expected, html) => expect(misses(value, html)).toEqual(expected))
})

test('a headline needs eight words of ten, in order', () => {
  const visible = { ...visibleOf(''), titles: ['one two three four five six'], text: '' }
  expect(showsTitle('one two three four nine', visible)).toBe(true)
  expect(showsTitle('one two three nine ten', visible)).toBe(false)
  expect(showsTitle('five four three two one', visible)).toBe(false)
})

test('where the names of months are unknown any word beside the day will do', () => {
  const visible = { ...visibleOf('<p>Le 5 décembre</p>'), months: [] }
  expect(showsDay('2026-12-05', visible)).toBe(true)
  expect(showsDay('2026-12-06', visible)).toBe(false)
})

test('scripts without spaces are compared by characters', () => {
  const html = '<p>把韭葱切碎，放进锅里煮半个小时，不要让水溢出来。</p>'
  expect(misses({ '@type': 'Answer', text: '把韭葱切碎，放进锅里煮半个小时，不要让水溢出。' }, html, 'zh')).toEqual([])
  expect(misses({ '@type': 'Answer', text: '把洋葱放进烤箱里烤两个小时直到变成金黄色。' }, html, 'zh')).toHaveLength(1)
})

test.each<[Json]>([
  [null],
  [[]],
  ['text'],
  [{ '@type': 7 }],
  [{ '@type': 'Recipe', recipeIngredient: [null, 7, {}] }],
  [{ '@type': 'Event', startDate: {} }],
])('%j claims nothing', (value) => expect(misses(value)).toEqual([]))
