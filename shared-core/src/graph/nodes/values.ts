import type { AggregateRating, Offer } from '../../model/article.ts'
import type { Person } from '../../model/input.ts'
import type { SparseJson } from '../prune.ts'

/** Values inside nodes that more than one kind of node has. Values that a search feature requires are inside, not behind a reference. */

/** A person or organization as a value inside another node; null without one. */
export const personValue = (person: Pick<Person, 'kind' | 'name' | 'url'> | null): SparseJson =>
  person === null ? null : { '@type': person.kind === 'organization' ? 'Organization' : 'Person', name: person.name, url: person.url }

/** An AggregateRating as a value; null without one. */
export const ratingValue = (rating: AggregateRating | null): SparseJson =>
  rating === null
    ? null
    : {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        bestRating: rating.best,
        worstRating: rating.worst,
        ratingCount: rating.count > 0 ? rating.count : null,
      }

export const offerValues = (offers: readonly Offer[]): SparseJson =>
  offers.map(({ price, currency, url, availability }) => ({
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    url,
    availability: availability === null ? null : `https://schema.org/${availability}`,
  }))

/** One value is alone, several in a list. */
export function oneOrList(values: readonly SparseJson[]): SparseJson {
  const present = values.filter((value) => value !== undefined && value !== null)
  return present.length === 1 ? present[0] : present
}
