import type { Review } from '../../../model/article.ts'
import { pageDates } from '../../../model/print-date.ts'
import { defineNode } from '../../define-node.ts'
import type { GraphFacts } from '../../facts/facts.ts'
import { requirements } from '../../markup/requirements.ts'
import type { SparseJson } from '../../prune.ts'
import { personValue } from '../values.ts'

/** Things whose reviews Google shows, after its page on review snippets; what else is reviewed is a Thing. */
// biome-ignore format: a table
const reviewedTypes = [
  'Book', 'Course', 'CreativeWorkSeason', 'CreativeWorkSeries', 'Episode', 'Event', 'Game', 'HowTo', 'Hotel', 'LocalBusiness', 'MediaObject', 'Movie',
  'MusicPlaylist', 'MusicRecording', 'Organization', 'Product', 'Recipe', 'Restaurant', 'SoftwareApplication',
]

/** The site's own judgement of one thing. One of a product is inside that product's node. */
export const reviewNode = defineNode<Review>({
  name: 'review',
  scope: 'content',
  requirement: requirements.review,
  subjects: ({ content: { review, product } }) => (review === null || product !== null ? [] : [review]),
  id: () => '#citable-review',
  build: (review, _reference, facts) => ({
    '@type': 'Review',
    itemReviewed: { '@type': reviewedTypes.includes(review.item.type ?? '') ? review.item.type : 'Thing', name: review.item.name },
    ...reviewParts(review, facts),
  }),
})

/** The properties of a review, whatever its subject. */
export function reviewParts(review: Review, { post }: GraphFacts): { readonly [property: string]: SparseJson } {
  const { value, best, worst } = review.rating
  // Google shows lists of pros and cons from two notes on.
  const hasNotes = review.positiveNotes.length + review.negativeNotes.length >= 2
  return {
    author: personValue(review.author ?? post.authors[0] ?? null),
    reviewRating: { '@type': 'Rating', ratingValue: value, bestRating: best, worstRating: worst },
    datePublished: pageDates(review.datePublished ?? post.datePublished, null, null).published,
    inLanguage: post.language,
    description: review.summary,
    positiveNotes: hasNotes ? notes(review.positiveNotes) : null,
    negativeNotes: hasNotes ? notes(review.negativeNotes) : null,
  }
}

const notes = (texts: readonly string[]): SparseJson =>
  texts.length === 0
    ? null
    : { '@type': 'ItemList', itemListElement: texts.map((text, at) => ({ '@type': 'ListItem', position: at + 1, name: text })) }
