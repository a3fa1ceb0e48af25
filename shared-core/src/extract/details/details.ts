import type { Article, Block, Event, Found, HowTo, Recipe, Review, Thing, Video } from '../../model/article.ts'
import type { Image } from '../../model/input.ts'
import { thingNames, thingType, contentFamilies as types } from '../../model/schema-types.ts'
import type { Instant } from '../../model/values.ts'
import { imageOf } from '../../parse/blocks/image-of.ts'
import { readSection, readTags } from '../facts/topics.ts'
import { readAccess } from '../page/access.ts'
import { found } from '../page/found.ts'
import { type Item, readItems } from '../page/items.ts'
import { isNode, type JsonLdNode, noJsonLd, typesOf, valuesOf } from '../page/json-ld.ts'
import { absoluteUrl, type PageSource } from '../page/page-source.ts'
import { howToInMarkup } from '../plugin-markup/how-to-markup.ts'
import { eventFromText } from './event-text.ts'
import { eventOf, howToOf, type NodeSource, productOf, recipeOf, reviewOf, thingOf, videoOf } from './read-node.ts'
import { recipeFromText } from './recipe-text.ts'
import { reviewFromText } from './review-text.ts'
import { maxRecordings, thingsInText } from './things-in-text.ts'
import { readVideos } from './videos.ts'

/** Facts that an article may carry beside its text. */
export type Details = Pick<
  Article,
  'section' | 'tags' | 'howTo' | 'recipe' | 'event' | 'product' | 'review' | 'videos' | 'things' | 'access'
>

interface TextParts {
  readonly blocks: readonly Block[]
  readonly headline: string | null
  readonly image: Image | null
  readonly published: Instant | null
}

/** A node of the page's data and where its references lead. */
interface Declared {
  readonly node: JsonLdNode
  readonly source: NodeSource
  readonly found: <Value>(value: Value, type: string) => Found<Value>
}

const allTypes: readonly string[] = Object.values(types).flat()

/**
 * Details of a page. JSON-LD goes before microdata and RDFa, these before what headings and lists show. A page whose data describe several events
 * or products has none of them as its subject.
 */
export function readDetails(
  source: PageSource,
  { blocks, headline, image, published }: TextParts,
  barrier: 'paywall' | 'overlay' | null,
): Details {
  const declared = declaredNodes(source)
  const product = onlyOne(declared, types.product, ({ node, source: from }) => productOf(node, from))
  return {
    section: readSection(source),
    tags: readTags(source),
    howTo: firstOf<HowTo>(declared, types.howTo, ({ node, source: from }) => howToOf(node, from)) ?? markedHowTo(source, headline),
    recipe:
      firstOf<Recipe>(declared, types.recipe, ({ node, source: from }) => recipeOf(node, from)) ?? recipeFromText(blocks, headline, image),
    event: declared.some(({ node }) => typeIn(node, types.event) !== null)
      ? onlyOne<Event>(declared, types.event, ({ node, source: from }) => eventOf(node, from))
      : eventFromText(blocks, { headline, language: source.language, now: source.context.now, published }),
    product,
    review: declaredReview(declared) ?? reviewFromText(blocks, headline),
    videos: readVideos(blocks, declaredVideos(declared), (address) => absoluteUrl(address, source)),
    things: readThings(
      declared,
      thingsInText(blocks, headline, (address) => absoluteUrl(address, source)),
    ),
    access: readAccess(source, barrier, blocks),
  }
}

/** Steps of a plugin's block inside the article. */
function markedHowTo({ page, roots }: PageSource, headline: string | null): Found<HowTo> | null {
  const marked = headline === null ? null : howToInMarkup(roots, page.source, imageOf)
  if (headline === null || marked === null) return null
  return found({ name: headline, ...marked, supplies: [], tools: [] }, 'element', 'how-to block', { confidence: 'declared' })
}

/** Nodes of JSON-LD, then items of the markup, comments and pages beside the article left out. */
function declaredNodes(source: PageSource): readonly Declared[] {
  const { page, context, language, jsonLd } = source
  const fromJsonLd = jsonLd.nodes.map((node): Declared => ({ node, source, found: (value, type) => found(value, 'json_ld', type) }))
  const fromMarkup = readItems(page, allTypes).map(
    ({ node, syntax }: Item): Declared => ({
      node,
      source: { page, context, language, jsonLd: noJsonLd },
      found: (value, type) => found(value, 'element', `${syntax}=${type}`, { confidence: 'declared' }),
    }),
  )
  return [...fromJsonLd, ...fromMarkup]
}

const typeIn = (node: JsonLdNode, wanted: readonly string[]): string | null => typesOf(node).find((type) => wanted.includes(type)) ?? null

function readAll<Value>(
  declared: readonly Declared[],
  wanted: readonly string[],
  read: (one: Declared) => Value | null,
): readonly Found<Value>[] {
  return declared.flatMap((one): readonly Found<Value>[] => {
    const type = typeIn(one.node, wanted)
    const value = type === null ? null : read(one)
    return type === null || value === null ? [] : [one.found(value, type)]
  })
}

function firstOf<Value>(
  declared: readonly Declared[],
  wanted: readonly string[],
  read: (one: Declared) => Value | null,
): Found<Value> | null {
  return readAll(declared, wanted, read)[0] ?? null
}

/** null when the page describes several by different names. */
function onlyOne<Value extends { readonly name: string }>(
  declared: readonly Declared[],
  wanted: readonly string[],
  read: (one: Declared) => Value | null,
): Found<Value> | null {
  const all = readAll(declared, wanted, read)
  return new Set(all.map(({ value }) => value.name.toLowerCase())).size === 1 ? all[0]! : null
}

/** A review that is alone, else the only one of the only product; several are readers' opinions. */
function declaredReview(declared: readonly Declared[]): Found<Review> | null {
  const alone = readAll(declared, types.review, ({ node, source }) => reviewOf(node, null, source))
  if (alone.length > 0) return alone.length === 1 ? alone[0]! : null
  const inside = declared.flatMap((one) =>
    typeIn(one.node, types.review) !== null
      ? []
      : valuesOf(one.node, 'review', one.source.jsonLd)
          .filter(isNode)
          .map((node) => ({ one, node })),
  )
  const [only] = inside
  if (only === undefined || inside.length > 1) return null
  const review = reviewOf(only.node, only.one.node, only.one.source)
  return review === null ? null : only.one.found(review, 'Review')
}

/** Videos that are nodes of their own or belong to an article, a recipe or a how-to. */
function declaredVideos(declared: readonly Declared[]): readonly Found<Video>[] {
  const inner = declared.flatMap((one) =>
    valuesOf(one.node, 'video', one.source.jsonLd)
      .filter(isNode)
      .map((node): Declared => ({ ...one, node })),
  )
  const all = readAll([...declared, ...inner], types.video, ({ node, source }) => videoOf(node, source))
  const seen = new Set<string>()
  return all.filter(({ value }) => {
    const key = value.contentUrl ?? value.embedUrl ?? value.name ?? ''
    return !seen.has(key) && seen.add(key)
  })
}

/** The things of a page, by its data, else by its text. Several subjects of one kind give none. */
function readThings(declared: readonly Declared[], shown: readonly Thing[]): readonly Thing[] {
  return thingNames.flatMap((kind): readonly Thing[] => {
    const found = readAll(declared, [thingType(kind).type], ({ node, source }) => thingOf(node, kind, source)).map(({ value }) => value)
    const names = new Set(found.map(({ properties }) => properties['name']))
    if (thingType(kind).isSubject && names.size > 1) return []
    if (found.length === 0) return shown.filter((one) => one.kind === kind)
    return found.slice(0, thingType(kind).isSubject ? 1 : maxRecordings)
  })
}
