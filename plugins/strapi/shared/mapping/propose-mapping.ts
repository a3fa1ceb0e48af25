import type { Mapping } from '../settings.ts'
import { holdsText, isFaq, isSeo, plain } from './component-roles.ts'
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
const aboutNames = ['bio', 'biography', 'about', 'shortbio', ...descriptionNames]
const portraitNames = ['avatar', 'portrait', 'headshot', 'photo', 'picture', ...imageNames]
const socialImageNames = ['shareimage', 'metaimage', 'ogimage', 'socialimage', 'sharingimage']
const canonicalNames = ['canonicalurl', 'canonical', 'canonicallink']
const robotsNames = ['metarobots', 'robots', 'noindex', 'preventindexing', 'hidefromsearchengines']
/** Texts beside an article that its readers do not see. */
const unread = ['note', 'notes', 'internalnote', 'internalnotes', 'keywords', 'metakeywords', 'seokeywords']

/** Types of people, and types that hold a site's settings, by the last part of their uid. */
const people =
  /^(?:authors?|persons?|people|writers?|contributors?|journalists?|columnists?|speakers?|experts?|reviewers?|editors?|employees?|staff(?:-members?)?|team-?members?)$/
const settings =
  /^(?:globals?|site(?:-?(?:settings?|config|info))?|(?:.+-)?(?:settings?|configs?|configuration)|nav(?:igation|bar)?s?|menus?|header|footer|redirects?|seo)$/

/**
 * The most likely mapping of the type onto an article or a person; null when it has no title or no text, which means it is neither.
 * Private attributes are never proposed. A person can change every part in the settings.
 */
export function proposeMapping(shape: TypeShape): Mapping | null {
  const lastPart = shape.uid.split('.').at(-1) ?? ''
  if (settings.test(lastPart) || isFaq(shape.uid, shape.attributes)) return null
  const attributes = publicOf(shape)
  const named = (names: readonly string[], fits: (attribute: Attribute) => boolean) => firstNamed(attributes, names, fits)
  if (people.test(lastPart)) {
    const person = proposePerson(attributes, shape)
    if (person !== null) return person
  }
  const title = proposeTitle(shape)
  if (title === null) return null

  const isNamed = (names: readonly string[]) => (name: string, attribute: Attribute) => names.includes(plain(name)) && isLine(attribute)
  const seoTitle = fieldOrInner(attributes, shape, isNamed(seoTitleNames))
  // the field beside the title for result pages is for them, too, and no part of the text
  const [seo] = seoTitle?.split('.') ?? []
  const beside = attributes.filter(([name]) => name === seo && name !== seoTitle)
  const description = named(descriptionNames, isLine) ?? fieldOrInner(beside, shape, isNamed(descriptionNames))
  const isForResults = (attribute: Attribute) => isSeo(shape.components[attribute.component ?? ''] ?? {})
  const body = attributes
    .filter(([name, attribute]) => ![title, description, seo].includes(name) && !unread.includes(plain(name)) && !isForResults(attribute))
    .filter(([, attribute]) => isBody(attribute, shape))
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
    ...forEngines(attributes, shape),
    author: proposeAuthor(attributes),
    datePublished: named(publishedNames, isDate),
    dateModified: named(modifiedNames, isDate),
    structuredData: fieldOrInner(attributes, shape, (name, { type }) => type === 'json' && structuredDataNames.includes(plain(name))),
    addresses: {},
  }
}

/** The most likely field for the title of an entry; null: there is none. */
export function proposeTitle(shape: TypeShape): string | null {
  const attributes = publicOf(shape)
  return (
    firstNamed(attributes, titleNames, isLine) ?? attributes.find(([, { type, required }]) => type === 'string' && required)?.[0] ?? null
  )
}

type Attributes = readonly (readonly [string, Attribute])[]

const publicOf = (shape: TypeShape): Attributes => Object.entries(shape.attributes).filter(([, attribute]) => !attribute.private)

/** The first of the names that a fitting attribute has; null: none. */
function firstNamed(attributes: Attributes, names: readonly string[], fits: (attribute: Attribute) => boolean): string | null {
  for (const name of names) {
    const found = attributes.find(([candidate, attribute]) => plain(candidate) === name && fits(attribute))
    if (found) return found[0]
  }
  return null
}

const isLine = (attribute: Attribute) => (attribute.type === 'string' || attribute.type === 'text') && attribute.isCustom !== true

/** An entry's fields for search engines and social networks beside its text; missing ones are absent. */
function forEngines(attributes: Attributes, shape: TypeShape): Pick<Mapping, 'socialImage' | 'canonical' | 'robots'> {
  const find = (names: readonly string[], types: readonly string[]) =>
    fieldOrInner(attributes, shape, (name, { type }) => names.includes(plain(name)) && types.includes(type))
  const socialImage = find(socialImageNames, ['media'])
  const canonical = find(canonicalNames, ['string', 'text'])
  const robots = find(robotsNames, ['string', 'text', 'enumeration', 'boolean'])
  return { ...(socialImage !== null && { socialImage }), ...(canonical !== null && { canonical }), ...(robots !== null && { robots }) }
}

/** A person: a name and what describes it. */
function proposePerson(attributes: Attributes, shape: TypeShape): Mapping | null {
  const find = (names: readonly string[], fits: (attribute: Attribute) => boolean) => firstNamed(attributes, names, fits)
  const title = find(personNames, isLine)
  if (title === null) return null
  return {
    kind: 'person',
    title,
    body: [],
    slug:
      find(['slug', 'path', 'handle'], (one) => isLine(one) || one.type === 'uid') ??
      attributes.find(([, { type }]) => type === 'uid')?.[0] ??
      null,
    description: find(aboutNames, isLine),
    image: find(portraitNames, ({ type }) => type === 'media'),
    ...forEngines(attributes, shape),
    author: null,
    datePublished: null,
    dateModified: null,
    structuredData: fieldOrInner(attributes, shape, (name, { type }) => type === 'json' && structuredDataNames.includes(plain(name))),
    addresses: {},
  }
}

/** The first field that fits, or one in a component such as `shared.seo`: `seo.metaTitle`. */
function fieldOrInner(attributes: Attributes, shape: TypeShape, fits: (name: string, attribute: Attribute) => boolean): string | null {
  for (const [name, attribute] of attributes) {
    if (fits(name, attribute)) return name
    if (attribute.type !== 'component' || attribute.repeatable) continue
    const inner = Object.entries(shape.components[attribute.component ?? ''] ?? {}).find(([field, one]) => !one.private && fits(field, one))
    if (inner) return `${name}.${inner[0]}`
  }
  return null
}

/** An attribute that holds running text, itself or in its components at any depth. */
export const isBody = (attribute: Attribute, shape: TypeShape): boolean => holdsText(attribute, shape.components)

function proposeAuthor(attributes: Attributes): string | null {
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
