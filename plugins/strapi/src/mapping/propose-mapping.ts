import type { Mapping } from '../settings.ts'
import type { Attribute, TypeShape } from './shape.ts'

const titleNames = ['title', 'headline', 'name', 'heading', 'subject']
const descriptionNames = ['description', 'metadescription', 'excerpt', 'summary', 'abstract', 'teaser', 'standfirst']
const seoTitleNames = ['metatitle', 'seotitle']
const imageNames = ['cover', 'image', 'coverimage', 'featuredimage', 'heroimage', 'hero', 'thumbnail', 'picture', 'photo']
const authorNames = ['author', 'authors', 'writer', 'writers', 'byline', 'creator', 'editor', 'reporter']
const publishedNames = ['publishedon', 'publicationdate', 'publishdate', 'datepublished', 'releasedate', 'date']
const modifiedNames = ['modifiedon', 'datemodified', 'lastmodified', 'revisedon', 'reviewedon']
const structuredDataNames = ['structureddata', 'jsonld', 'schema', 'schemaorg', 'schemamarkup']
const personNames = ['name', 'fullname', 'displayname', 'title']

/** Lower case without separators, so that `cover_image` and `coverImage` are one name. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '')

/**
 * How the type most likely maps onto an article; null when it has no title or no text, which means it is no article.
 * Private attributes are never proposed. A person can change every part in the settings.
 */
export function proposeMapping(shape: TypeShape): Mapping | null {
  const attributes = Object.entries(shape.attributes).filter(([, attribute]) => !attribute.private)
  const named = (names: readonly string[], fits: (attribute: Attribute) => boolean) => {
    for (const name of names) {
      const found = attributes.find(([candidate, attribute]) => plain(candidate) === name && fits(attribute))
      if (found) return found[0]
    }
    return null
  }
  const isLine = (attribute: Attribute) => attribute.type === 'string' || attribute.type === 'text'
  const title =
    named(titleNames, isLine) ?? attributes.find(([, attribute]) => attribute.type === 'string' && attribute.required)?.[0] ?? null
  if (title === null) return null

  const isNamed = (names: readonly string[]) => (name: string, attribute: Attribute) => names.includes(plain(name)) && isLine(attribute)
  const seoTitle = fieldOrInner(attributes, shape, isNamed(seoTitleNames))
  // what stands beside the title for result pages is for them, too, and no part of the text
  const [seo] = seoTitle?.split('.') ?? []
  const beside = attributes.filter(([name]) => name === seo && name !== seoTitle)
  const description = named(descriptionNames, isLine) ?? fieldOrInner(beside, shape, isNamed(descriptionNames))
  const body = attributes
    .filter(([name, attribute]) => ![title, description, seo].includes(name) && isBody(attribute, shape))
    .map(([name]) => name)
  if (body.length === 0 && description !== null && shape.attributes[description]?.type === 'text') return null
  if (body.length === 0) return null

  const isDate = (attribute: Attribute) => attribute.type === 'date' || attribute.type === 'datetime'
  return {
    title,
    ...(seoTitle !== null && { seoTitle }),
    body,
    slug:
      named(['slug', 'path', 'handle'], (attribute) => isLine(attribute) || attribute.type === 'uid') ??
      attributes.find(([, attribute]) => attribute.type === 'uid')?.[0] ??
      null,
    description,
    image:
      named(imageNames, (attribute) => attribute.type === 'media') ??
      attributes.find(([, attribute]) => attribute.type === 'media' && !attribute.multiple)?.[0] ??
      null,
    author: proposeAuthor(attributes),
    datePublished: named(publishedNames, isDate),
    dateModified: named(modifiedNames, isDate),
    structuredData: fieldOrInner(attributes, shape, (name, { type }) => type === 'json' && structuredDataNames.includes(plain(name))),
    addresses: {},
  }
}

/** The first field that fits, or one in a component such as `shared.seo`: `seo.metaTitle`. */
function fieldOrInner(
  attributes: readonly (readonly [string, Attribute])[],
  shape: TypeShape,
  fits: (name: string, attribute: Attribute) => boolean,
): string | null {
  for (const [name, attribute] of attributes) {
    if (fits(name, attribute)) return name
    if (attribute.type !== 'component' || attribute.repeatable) continue
    const inner = Object.entries(shape.components[attribute.component ?? ''] ?? {}).find(([field, one]) => !one.private && fits(field, one))
    if (inner) return `${name}.${inner[0]}`
  }
  return null
}

/** An attribute that holds running text, itself or in its components. */
export function isBody(attribute: Attribute, shape: TypeShape): boolean {
  if (attribute.type === 'blocks' || attribute.type === 'richtext' || attribute.type === 'text') return true
  const uids =
    attribute.type === 'component' ? [attribute.component ?? ''] : attribute.type === 'dynamiczone' ? (attribute.components ?? []) : []
  return uids.some((uid) =>
    Object.values(shape.components[uid] ?? {}).some(({ type }) => type === 'blocks' || type === 'richtext' || type === 'text'),
  )
}

function proposeAuthor(attributes: readonly (readonly [string, Attribute])[]): string | null {
  for (const name of authorNames) {
    const found = attributes.find(([candidate]) => plain(candidate) === name)
    if (!found) continue
    const [attributeName, attribute] = found
    if (attribute.type === 'string') return attributeName
    if (attribute.type !== 'relation') continue
    const field = personNames.flatMap((person) => (attribute.targetAttributes ?? []).filter((candidate) => plain(candidate) === person))[0]
    if (field !== undefined) return `${attributeName}.${field}`
  }
  return null
}
