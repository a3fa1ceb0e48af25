import type { CitablePageHead } from '@citable/client/front-end'
import type { AuthorFields, Image } from '@citable/core'
import { filledText, publicAddress } from '../mapping/address.ts'
import { valueAt } from '../mapping/value-at.ts'
import { addressedOf, type EntryToRead, inputOfEntry, isHidden, pictureIn, urlOfEntry } from './input-of-entry.ts'
import { pageTitleOf } from './page-title.ts'
import { type SocialFields, socialFieldsOf } from './social-fields.ts'

/** The head of an entry's page, without its addresses in other languages, which change with other entries. */
export type StoredHead = Omit<CitablePageHead, 'alternates' | 'html'>

/** The large picture is what search engines may show of a page that says nothing else. */
const defaultRobots = 'max-image-preview:large'

const fieldsOf = (entry: EntryToRead): AuthorFields | null => {
  const input = inputOfEntry({ ...entry, mapping: { ...entry.mapping, body: [] } })
  return input.kind === 'page' ? null : input.fields
}

/** What the page of an entry says of itself to search engines and social networks. An entry that asks not to be found says that, and no address. */
export function headOf(entry: EntryToRead): StoredHead | null {
  const fields = fieldsOf(entry)
  if (fields === null) return null
  const { mapping, site, shape, facts } = entry
  const own = fields.title ?? ''
  const title = pageTitleOf(fields, entry)
  const description =
    fields.description ?? filledText(mapping.templates?.description, { ...addressedOf(entry), title: own, site: site.name })
  if (isHidden(entry)) return { title, description, robots: robotsOf(entry) ?? 'noindex' }
  const isPerson = mapping.kind === 'person'
  const url = urlOfEntry(entry)
  const written = socialFieldsOf(entry)
  const pictureOf = (value: unknown): Image | null => (value === undefined ? null : pictureIn(value, entry))
  const social = fieldsOf({ ...entry, mapping: { ...mapping, image: mapping.socialImage ?? mapping.image, socialImage: mapping.image } })
  // an upload at the name of this machine opens for no reader
  const shown = (one: Image | null | undefined): Image | null => (one && publicAddress(one.url) !== null ? one : null)
  const image = shown(pictureOf(written.openGraph.image)) ?? shown(social?.image)
  const card = shown(pictureOf(written.twitter.image)) ?? image
  const said = { title: fields.seoTitle ?? own, description }
  const isArticle = !isPerson && shape.kind === 'collectionType'
  return {
    title,
    description,
    canonical: url,
    robots: robotsOf(entry) ?? defaultRobots,
    openGraph: {
      type: isPerson ? 'profile' : isArticle ? 'article' : 'website',
      ...said,
      ...wordsOf(written.openGraph),
      url,
      siteName: site.name === '' ? null : site.name,
      locale: countryOf(facts.locale),
      publishedTime: isArticle ? fields.datePublished : null,
      modifiedTime: isArticle ? fields.dateModified : null,
      image,
    },
    twitter: { card: card === null ? 'summary' : 'summary_large_image', ...said, ...wordsOf(written.twitter), image: card },
  }
}

const wordsOf = ({ image: _, ...words }: SocialFields): Omit<SocialFields, 'image'> => words

/** Instructions that people wrote into the entry; a switch that is on hides it. */
function robotsOf({ values, mapping }: EntryToRead): string | null {
  const value = mapping.robots ? valueAt(values, mapping.robots) : undefined
  return value === true ? 'noindex' : typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** Open Graph's form of a locale, which needs a country: `de-AT` is `de_AT`. */
const countryOf = (locale: string | null): string | null =>
  locale !== null && /^[a-z]{2,3}-[A-Z]{2}$/.test(locale) ? locale.replace('-', '_') : null

/** Facts that a published entry lacks: a search for what to fill in finds it by them. */
export const lackable = ['description', 'author', 'image'] as const
export type Lack = (typeof lackable)[number]

/** What an entry lacks; none for a person. */
export function lacksOf(entry: EntryToRead): readonly Lack[] {
  const fields = entry.mapping.kind === 'person' ? null : fieldsOf(entry)
  if (fields === null) return []
  const lacks = { description: fields.description === null, author: fields.authors.length === 0, image: fields.image === null }
  return lackable.filter((name) => lacks[name])
}
