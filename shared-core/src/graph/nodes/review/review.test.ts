import type { Review } from '../../../model/article.ts'
import { testNode } from '../test-node.ts'
import { reviewNode } from './review.ts'

const verdict: Review = {
  item: { name: 'The Tide', type: 'Movie' },
  rating: { value: 4, best: 5, worst: 1 },
  author: { kind: 'person', name: 'Ada', url: null },
  datePublished: '2026-03-01',
  summary: null,
  positiveNotes: [],
  negativeNotes: [],
}

testNode(reviewNode, '#citable-review', [
  {
    name: 'what, by whom and how good',
    content: { review: verdict },
    expect: {
      '@type': 'Review',
      itemReviewed: { '@type': 'Movie', name: 'The Tide' },
      author: { '@type': 'Person', name: 'Ada' },
      reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
      datePublished: '2026-03-01',
      positiveNotes: undefined,
    },
  },
  {
    name: 'what Google has no reviews of is a thing',
    content: { review: { ...verdict, item: { name: 'Rain', type: 'WeatherKind' } } },
    expect: { itemReviewed: { '@type': 'Thing', name: 'Rain' } },
  },
  {
    name: 'the author of the article is the author of its review',
    post: { authors: [{ kind: 'person', name: 'Grace', url: null, key: null }] },
    content: { review: { ...verdict, author: null } },
    expect: { author: { '@type': 'Person', name: 'Grace' } },
  },
  {
    name: 'its own author and date before those of the article',
    post: { authors: [{ kind: 'person', name: 'Grace', url: null, key: null }], datePublished: '2026-04-02' },
    content: { review: verdict },
    expect: { author: { '@type': 'Person', name: 'Ada' }, datePublished: '2026-03-01' },
  },
  {
    name: 'the date of the article stands in',
    post: { datePublished: '2026-04-02' },
    content: { review: { ...verdict, datePublished: null } },
    expect: { datePublished: '2026-04-02' },
  },
  {
    name: 'a thing without a kind is a thing',
    content: { review: { ...verdict, item: { name: 'Rain', type: null } } },
    expect: { itemReviewed: { '@type': 'Thing', name: 'Rain' } },
  },
  {
    name: 'a list without notes is left out',
    content: { review: { ...verdict, positiveNotes: ['Long', 'Loud'] } },
    expect: { negativeNotes: undefined },
  },
  { name: 'no author, no review', content: { review: { ...verdict, author: null } }, expect: null },
  {
    name: 'one note alone is left out',
    content: { review: { ...verdict, positiveNotes: ['Long'] } },
    expect: { positiveNotes: undefined },
  },
  {
    name: 'two notes are lists',
    content: { review: { ...verdict, positiveNotes: ['Long'], negativeNotes: ['Loud'] } },
    expect: {
      positiveNotes: { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Long' }] },
      negativeNotes: { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Loud' }] },
    },
  },
])
