import type { AggregateRating, Event, HowTo, Offer, Place, Product, Recipe, Review, Step, Thing, Video } from '../../model/article.ts'
import type { Image, Person } from '../../model/input.ts'
import { printDate } from '../../model/print-date.ts'
import type { Format } from '../../model/requirement.ts'
import { type ThingName, thingType } from '../../model/schema-types.ts'
import type { Instant, Json } from '../../model/values.ts'
import { oneLine } from '../../parse/html/walk.ts'
import { readDuration } from '../facts/dates/durations.ts'
import { parseDate } from '../facts/dates/parse-date.ts'
import { statedDuration } from '../facts/dates/stated-duration.ts'
import { acceptName, personOf } from '../facts/people/names.ts'
import { isNode, type JsonLd, type JsonLdNode, typesOf, valuesOf } from '../page/json-ld.ts'
import { absoluteUrl, type PageSource, plainText } from '../page/page-source.ts'

/** Targets of a node's references and addresses. */
export interface NodeSource extends Pick<PageSource, 'page' | 'context' | 'language'> {
  readonly jsonLd: JsonLd
}

/** Values of one list read at most. */
const maxListed = 100

const one = (text: string): string => oneLine(plainText(text).replace(/<[^<>]{1,200}>/g, ' '))

/** Texts of a property; of nodes their text or name. */
function texts(node: JsonLdNode, property: string, { jsonLd }: NodeSource): readonly string[] {
  return valuesOf(node, property, jsonLd)
    .flatMap((value): readonly string[] => {
      if (typeof value === 'string') return [one(value)]
      if (typeof value === 'number') return [String(value)]
      const text = isNode(value) ? (value['@value'] ?? value['text'] ?? value['name']) : null
      return typeof text === 'string' ? [one(text)] : []
    })
    .filter((text) => text !== '')
    .slice(0, maxListed)
}

const text = (node: JsonLdNode, property: string, source: NodeSource): string | null => texts(node, property, source)[0] ?? null

function nodes(node: JsonLdNode, property: string, { jsonLd }: NodeSource): readonly JsonLdNode[] {
  return valuesOf(node, property, jsonLd).filter(isNode)
}

/** A number as machines and people write it: `4.5`, `4,5`, `1,299.00`, `€ 12`. */
function numberOf(value: Json | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const figures =
    /\d[\d.,' \u00a0\u202f]{0,20}/
      .exec(value)?.[0]
      .replace(/['\s\u00a0\u202f]/g, '')
      .replace(/[.,]$/, '') ?? ''
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(figures)
    ? figures.replace(/,/g, '')
    : /^\d{1,3}(?:\.\d{3})+,\d+$/.test(figures)
      ? figures.replace(/\./g, '').replace(',', '.')
      : figures.replace(',', '.')
  const number = plain === '' ? Number.NaN : Number(plain)
  return Number.isFinite(number) ? number : null
}

function number(node: JsonLdNode, property: string, { jsonLd }: NodeSource): number | null {
  return numberOf(valuesOf(node, property, jsonLd)[0])
}

function address(node: JsonLdNode, property: string, source: NodeSource): string | null {
  for (const value of valuesOf(node, property, source.jsonLd)) {
    const link = typeof value === 'string' ? value : isNode(value) ? (value['url'] ?? value['contentUrl'] ?? value['@id']) : null
    const url = typeof link === 'string' ? absoluteUrl(link, source) : null
    if (url !== null) return url
  }
  return null
}

function image(node: JsonLdNode, property: string, source: NodeSource): Image | null {
  const url = address(node, property, source)
  if (url === null) return null
  const [holder] = nodes(node, property, source)
  const width = holder ? number(holder, 'width', source) : null
  const height = holder ? number(holder, 'height', source) : null
  const isSized = width !== null && height !== null && Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0
  return { url, alt: null, width: isSized ? width : null, height: isSized ? height : null }
}

function person(node: JsonLdNode, property: string, source: NodeSource): Person | null {
  return people(node, property, source)[0] ?? null
}

function people(node: JsonLdNode, property: string, source: NodeSource): readonly Person[] {
  return valuesOf(node, property, source.jsonLd).flatMap((value): readonly Person[] => {
    const name = acceptName(typeof value === 'string' ? one(value) : isNode(value) ? (text(value, 'name', source) ?? '') : '')
    if (name === null) return []
    const plain = personOf(name, isNode(value) ? address(value, 'url', source) : null, null)
    const isOrganization = isNode(value) && typesOf(value).some((type) => /Organization|Corporation|Group|Theater/.test(type))
    const isPerson = isNode(value) && typesOf(value).includes('Person')
    return [isOrganization ? { ...plain, kind: 'organization' } : isPerson ? { ...plain, kind: 'person' } : plain]
  })
}

function duration(node: JsonLdNode, property: string, source: NodeSource): string | null {
  const value = text(node, property, source)
  if (value === null) return null
  // a form that is nearly ISO 8601 may mean months
  return readDuration(value) ?? (/^\s*P/i.test(value) ? null : statedDuration(value))
}

function date(node: JsonLdNode, property: string, source: NodeSource, isAhead = false): Instant | null {
  const value = text(node, property, source)
  return value === null ? null : parseDate(value, { language: source.language, now: source.context.now, isAhead })
}

/** `InStock` of `https://schema.org/InStock`. */
function lastWord(node: JsonLdNode, property: string, { jsonLd }: NodeSource): string | null {
  const value = valuesOf(node, property, jsonLd)[0]
  const word = typeof value === 'string' ? value.replace(/^.*[/#:]/, '').trim() : ''
  return /^[A-Za-z]{2,40}$/.test(word) ? word : null
}

/** Steps in any of the forms in use: texts, HowToStep, sections of steps, one text with line breaks. */
function steps(node: JsonLdNode, property: string, source: NodeSource): readonly Step[] {
  const result: Step[] = []
  const queue: Json[] = [...valuesOf(node, property, source.jsonLd)]
  for (let tries = 0; queue.length > 0 && tries < 500 && result.length < maxListed; tries++) {
    const value = queue.shift()!
    if (typeof value === 'string') {
      const lines = plainText(value)
        .replace(/<\/(?:p|li|div|h\d)>|<br\s*\/?>/gi, '\n')
        .split(/\n+/)
      for (const line of lines) if (one(line) !== '') result.push({ name: null, text: one(line), image: null })
    } else if (isNode(value)) {
      const inner = valuesOf(value, 'itemListElement', source.jsonLd)
      const own = text(value, 'text', source) ?? text(value, 'description', source)
      if (own === null && inner.length > 0) {
        // A step given as directions is one step; a section is many.
        if (typesOf(value).includes('HowToStep'))
          result.push({
            name: text(value, 'name', source),
            text: texts(value, 'itemListElement', source).join(' '),
            image: image(value, 'image', source),
          })
        else queue.unshift(...inner)
      } else {
        const name = text(value, 'name', source)
        const said = own ?? name
        if (said !== null) result.push({ name: name === said ? null : name, text: said, image: image(value, 'image', source) })
      }
    } else if (Array.isArray(value)) queue.unshift(...(value as readonly Json[]))
  }
  return result.filter((step) => step.text !== '')
}

function aggregateRating(node: JsonLdNode, source: NodeSource): AggregateRating | null {
  const [rating] = nodes(node, 'aggregateRating', source)
  if (!rating) return null
  const scale = ratingOf(rating, source)
  const count = number(rating, 'ratingCount', source) ?? number(rating, 'reviewCount', source)
  return scale === null || count === null || count < 1 || !Number.isInteger(count) ? null : { ...scale, count }
}

/** Value and scale, 1–5 where none is given; null outside the scale. */
function ratingOf(rating: JsonLdNode, source: NodeSource): Review['rating'] | null {
  const value = number(rating, 'ratingValue', source)
  const best = number(rating, 'bestRating', source) ?? 5
  const worst = number(rating, 'worstRating', source) ?? Math.min(1, best)
  return value === null || best <= worst || value < worst || value > best ? null : { value, best, worst }
}

function offers(node: JsonLdNode, source: NodeSource): readonly Offer[] {
  return nodes(node, 'offers', source)
    .flatMap((offer) => {
      const inner = nodes(offer, 'offers', source)
      return inner.length > 0 ? inner : [offer]
    })
    .flatMap((offer): readonly Offer[] => {
      const [specification] = nodes(offer, 'priceSpecification', source)
      const price =
        number(offer, 'price', source) ??
        number(offer, 'lowPrice', source) ??
        (specification ? number(specification, 'price', source) : null)
      const currency = text(offer, 'priceCurrency', source) ?? (specification ? text(specification, 'priceCurrency', source) : null)
      if (price === null || price < 0 || currency === null || !/^[A-Z]{3}$/.test(currency)) return []
      return [{ price, currency, url: address(offer, 'url', source), availability: lastWord(offer, 'availability', source) }]
    })
    .slice(0, 20)
}

export function recipeOf(node: JsonLdNode, source: NodeSource): Recipe | null {
  const name = text(node, 'name', source) ?? text(node, 'headline', source)
  if (name === null) return null
  const [nutrition] = nodes(node, 'nutrition', source)
  const listed = texts(node, 'recipeIngredient', source)
  return {
    name,
    description: text(node, 'description', source),
    image: image(node, 'image', source),
    ingredients: listed.length > 0 ? listed : texts(node, 'ingredients', source),
    steps: steps(node, 'recipeInstructions', source),
    prepTime: duration(node, 'prepTime', source),
    cookTime: duration(node, 'cookTime', source),
    totalTime: duration(node, 'totalTime', source),
    yield: texts(node, 'recipeYield', source).reduce<string | null>(
      (best, each) => (best === null || each.length > best.length ? each : best),
      null,
    ),
    category: text(node, 'recipeCategory', source),
    cuisine: text(node, 'recipeCuisine', source),
    calories: nutrition ? text(nutrition, 'calories', source) : null,
    rating: aggregateRating(node, source),
  }
}

export function howToOf(node: JsonLdNode, source: NodeSource): HowTo | null {
  const name = text(node, 'name', source) ?? text(node, 'headline', source)
  const list = steps(node, 'step', source)
  const all = list.length > 0 ? list : steps(node, 'steps', source)
  if (name === null || all.length < 2) return null
  return {
    name,
    steps: all,
    totalTime: duration(node, 'totalTime', source),
    supplies: texts(node, 'supply', source),
    tools: texts(node, 'tool', source),
  }
}

const statuses: Readonly<Record<string, Event['status']>> = {
  EventScheduled: 'scheduled',
  EventCancelled: 'cancelled',
  EventPostponed: 'postponed',
  EventRescheduled: 'rescheduled',
  EventMovedOnline: 'moved_online',
}

export function eventOf(node: JsonLdNode, source: NodeSource): Event | null {
  const name = text(node, 'name', source)
  const start = date(node, 'startDate', source, true)
  if (name === null || start === null) return null
  const locations = valuesOf(node, 'location', source.jsonLd)
  const online = locations.filter(isNode).find((one) => typesOf(one).includes('VirtualLocation'))
  const place = locations.find((one) => one !== online)
  const end = date(node, 'endDate', source, true)
  return {
    name,
    description: text(node, 'description', source),
    image: image(node, 'image', source),
    start,
    end: end !== null && end.slice(0, 10) >= start.slice(0, 10) ? end : null,
    status: statuses[lastWord(node, 'eventStatus', source) ?? ''] ?? null,
    place: place === undefined ? null : placeOf(place, source),
    onlineUrl: online ? address(online, 'url', source) : null,
    organizer: person(node, 'organizer', source),
    performers: people(node, 'performer', source).slice(0, 20),
    offers: offers(node, source),
  }
}

function placeOf(value: Json, source: NodeSource): Place | null {
  if (typeof value === 'string') return one(value) === '' ? null : { name: null, address: one(value) }
  if (!isNode(value)) return null
  const name = text(value, 'name', source)
  const [postal] = nodes(value, 'address', source)
  const parts = postal
    ? ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry'].flatMap(
        (part) => text(postal, part, source) ?? [],
      )
    : texts(value, 'address', source)
  const written = parts.filter((part, at) => parts.indexOf(part) === at).join(', ')
  return name === null && written === '' ? null : { name, address: written === '' ? null : written }
}

export function productOf(node: JsonLdNode, source: NodeSource): Product | null {
  const name = text(node, 'name', source)
  if (name === null) return null
  const gtin = ['gtin13', 'gtin', 'gtin14', 'gtin12', 'gtin8']
    .map((key) => text(node, key, source))
    .find((code) => code !== null && /^\d{8,14}$/.test(code))
  return {
    name,
    description: text(node, 'description', source),
    image: image(node, 'image', source),
    brand: text(node, 'brand', source),
    sku: text(node, 'sku', source),
    gtin: gtin ?? null,
    offers: offers(node, source),
    rating: aggregateRating(node, source),
  }
}

/** The review of `item`; the reviewed thing is in the node, or around it. */
export function reviewOf(node: JsonLdNode, around: JsonLdNode | null, source: NodeSource): Review | null {
  const [item] = nodes(node, 'itemReviewed', source)
  const thing = item ?? around
  const name = thing ? text(thing, 'name', source) : text(node, 'itemReviewed', source)
  const [rating] = nodes(node, 'reviewRating', source)
  const value = rating ? ratingOf(rating, source) : null
  if (name === null || value === null) return null
  return {
    item: { name, type: thing ? (typesOf(thing)[0] ?? null) : null },
    rating: value,
    author: person(node, 'author', source),
    datePublished: date(node, 'datePublished', source),
    summary: text(node, 'reviewBody', source) ?? text(node, 'description', source),
    positiveNotes: notes(node, 'positiveNotes', source),
    negativeNotes: notes(node, 'negativeNotes', source),
  }
}

function notes(node: JsonLdNode, property: string, source: NodeSource): readonly string[] {
  const lists = nodes(node, property, source).flatMap((list) => texts(list, 'itemListElement', source))
  return lists.length > 0 ? lists : texts(node, property, source)
}

/** Video of a VideoObject; without `block` and `host`, which the article shows. */
export function videoOf(node: JsonLdNode, source: NodeSource): Video | null {
  const embedUrl = address(node, 'embedUrl', source)
  const contentUrl = address(node, 'contentUrl', source)
  const name = text(node, 'name', source)
  if (embedUrl === null && contentUrl === null && name === null) return null
  return {
    block: null,
    name,
    description: text(node, 'description', source),
    embedUrl,
    contentUrl,
    thumbnailUrl: address(node, 'thumbnailUrl', source) ?? address(node, 'thumbnail', source),
    uploadDate: date(node, 'uploadDate', source),
    duration: duration(node, 'duration', source),
    host: null,
  }
}

/** Thing of a node, property by property; null: the node is empty or names no thing. */
export function thingOf(node: JsonLdNode, kind: ThingName, source: NodeSource): Thing | null {
  const properties = thingProperties(node, kind, source, true)
  return properties['name'] === undefined ? null : { kind, isDeclared: true, properties }
}

function thingProperties(node: JsonLdNode, kind: ThingName, source: NodeSource, isOuter: boolean): { readonly [property: string]: Json } {
  const read: Readonly<Record<Format, (property: string) => Json>> = {
    text: (property) => text(node, property, source),
    url: (property) => address(node, property, source),
    date: (property) => printDate(date(node, property, source) ?? '')?.text ?? null,
    duration: (property) => duration(node, property, source),
    number: (property) => number(node, property, source),
    positiveInteger: (property) => number(node, property, source),
    language: (property) => text(node, property, source),
  }
  const { formats, parts = {} } = thingType(kind)
  const plain = Object.entries(formats).map(([property, format]) => [property, read[format](property)] as const)
  const inner = Object.entries(isOuter ? parts : {}).map(([property, part]) => {
    const [found] = nodes(node, property, source)
    const inside = found === undefined ? {} : thingProperties(found, part as ThingName, source, false)
    return [property, Object.keys(inside).length === 0 ? null : { '@type': thingType(part as ThingName).type, ...inside }] as const
  })
  return Object.fromEntries([...plain, ...inner].filter(([, value]) => value !== null))
}
