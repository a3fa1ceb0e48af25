import { letter, number } from '../../languages/characters/characters.ts'
import { dayNumber } from '../../model/day-number.ts'
import { articleFamily } from '../../model/schema-types.ts'
import type { Json } from '../../model/values.ts'
import { articleTypes, isNode, type JsonLd, type JsonLdNode, typesOf, valuesOf } from './json-ld.ts'

const family = new Set<string>(articleFamily)

/** Nodes of articles that are compared; a page with more lists others. */
const maxArticles = 50

/**
 * The node that describes the article of a page: of an article type; the page's own if one names its address, else one with its headline.
 * Themes and plugins describe the same article side by side: what the first lacks comes from the others that name the same address or
 * headline; where two contradict each other about days or authors, neither counts. null: none, or only those of other pages.
 * `titles`: the title of the page and its H1 elements; `addresses`: what the page calls its own address.
 */
export function articleNodeOf(
  jsonLd: JsonLd,
  url: string | null,
  titles: readonly string[] = [],
  addresses: readonly string[] = [],
): JsonLdNode | null {
  const articles = jsonLd.nodes.filter((node) => typesOf(node).some((type) => articleTypes.has(type))).slice(0, maxArticles)
  const isHere = (node: JsonLdNode): boolean => url !== null && addressesOf(node).some((address) => isSameAddress(address, url))
  const isTitled = (node: JsonLdNode): boolean => {
    const headline = headlineOf(node)
    return headline !== '' && titles.some((title) => isSameTitle(plain(title), headline))
  }
  const first =
    articles.find(isHere) ??
    articles.find(isTitled) ??
    articles.find((node) => node['headline'] !== undefined && !isElsewhere(node, articles, url)) ??
    articles.find((node) => !isElsewhere(node, articles, url)) ??
    null
  if (first === null || (!isHere(first) && !isTitled(first) && isOfOtherPage(first, url, { titles, addresses }))) return null
  const headline = headlineOf(first)
  const others = articles.filter(
    (node) =>
      node !== first &&
      isAlike(node, first) &&
      (isHere(node) || isSameNode(node, first) || (headline !== '' && isSameTitle(headlineOf(node), headline))),
  )
  const contested = new Set<string>()
  const joined = others.reduce((known, node) => filled(known, node, { jsonLd, contested }), first)
  return contested.size === 0 ? joined : Object.fromEntries(Object.entries(joined).filter(([property]) => !contested.has(property)))
}

const isSameNode = (one: JsonLdNode, other: JsonLdNode): boolean => typeof one['@id'] === 'string' && one['@id'] === other['@id']

/** One of several that name an address which is not the page's: a list of other articles. */
function isElsewhere(node: JsonLdNode, articles: readonly JsonLdNode[], url: string | null): boolean {
  return (
    url !== null && articles.length > 1 && addressesOf(node).some((address) => /^https?:/i.test(address) && !isSameAddress(address, url))
  )
}

/** Address and headline are both of another page: a template shows an article that the page is not. */
function isOfOtherPage(
  node: JsonLdNode,
  url: string | null,
  { titles, addresses }: { readonly titles: readonly string[]; readonly addresses: readonly string[] },
): boolean {
  const named = addressesOf(node).filter((address) => /^https?:/i.test(address))
  const headline = node['headline'] ?? node['name']
  if (url === null || named.length === 0 || typeof headline !== 'string' || titles.length === 0) return false
  if (named.some((address) => [url, ...addresses].some((own) => isSameAddress(address, own)))) return false
  const words = wordsOf(headline)
  return words.length >= minWords && titles.every((title) => sharedWords(words, title) * 3 < words.length)
}

/** Words of a headline that set it apart from others. */
const minWords = 3

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(others)
    .filter((word) => word.length > 2)

function sharedWords(words: readonly string[], title: string): number {
  const known = new Set(wordsOf(title))
  return words.filter((word) => known.has(word)).length
}

/** Both articles, or both of the same other type: the author of a recipe need not be that of the article around it. */
function isAlike(one: JsonLdNode, other: JsonLdNode): boolean {
  const types = typesOf(other)
  const isArticle = (list: readonly string[]): boolean => list.some((type) => family.has(type))
  return isArticle(typesOf(one)) && isArticle(types) ? true : typesOf(one).some((type) => types.includes(type))
}

const isMissing = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

interface Joining {
  readonly jsonLd: JsonLd
  /** Properties about which nodes contradict each other, to be added to. */
  readonly contested: Set<string>
}

/** The first node with what it lacks of the second. */
function filled(first: JsonLdNode, second: JsonLdNode, { jsonLd, contested }: Joining): JsonLdNode {
  const joined: Record<string, Json> = { ...first }
  for (const [property, value] of Object.entries(second)) {
    if (property.startsWith('@') || isMissing(value)) continue
    const own = first[property]
    if (own === undefined || isMissing(own)) joined[property] = value
    else if (property === 'author' || property === 'creator') {
      const authors = joinedAuthors(first, second, property, jsonLd)
      if (authors === null) contested.add(property)
      else joined[property] = authors
    } else if (/^date/.test(property) && areDaysApart(own, value)) contested.add(property)
  }
  return joined
}

/** The zone of a template's clock makes one day of difference. */
function areDaysApart(one: Json, other: Json): boolean {
  const [a, b] = [one, other].map((value) => (typeof value === 'string' ? dayNumber(value) : null))
  return typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) > 1
}

/** An account or the site itself, as themes name the author. */
const isWeakName = (name: string): boolean =>
  /^[a-z][a-z\d._-]*$|^(?:admin|administrator|editor|team|staff|redaktion)/i.test(name) && !name.includes(' ')

/** People go before accounts and organizations, the longer of two lists of the same people before the other; null: different people. */
function joinedAuthors(first: JsonLdNode, second: JsonLdNode, property: string, jsonLd: JsonLd): Json {
  const [own, others] = [namesOf(first, property, jsonLd), namesOf(second, property, jsonLd)]
  const [people, otherPeople] = [own, others].map((list) => list.filter(({ isPerson }) => isPerson).map(({ name }) => name))
  if (people!.length === 0 && otherPeople!.length > 0) return second[property]!
  if (otherPeople!.length === 0) return first[property]!
  const shared = people!.filter((name) => otherPeople!.includes(name))
  if (shared.length === 0) return null
  return otherPeople!.length > people!.length ? second[property]! : first[property]!
}

function namesOf(node: JsonLdNode, property: string, jsonLd: JsonLd): readonly { readonly name: string; readonly isPerson: boolean }[] {
  return valuesOf(node, property, jsonLd).flatMap((value) => {
    const name = typeof value === 'string' ? value : isNode(value) && typeof value['name'] === 'string' ? value['name'] : ''
    const isOrganization = isNode(value) && typesOf(value).some((type) => /Organization|Corporation/.test(type))
    return name.trim() === '' ? [] : [{ name: plain(name), isPerson: !isOrganization && !isWeakName(name.trim()) }]
  })
}

function headlineOf(node: JsonLdNode): string {
  const value = node['headline'] ?? node['name']
  return typeof value === 'string' ? plain(value) : ''
}

const others = new RegExp(String.raw`[^${letter}${number}]+`, 'gu')

/** Letters and digits only, lower case. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/&(?:amp|#0?39|quot|#8217|#8211|#8220|#8221|nbsp);/g, '')
    .replace(others, '')

/** Letters from which one title may be the beginning of another: sites add their name, and plugins cut. */
const minTitle = 12

function isSameTitle(one: string, other: string): boolean {
  if (one === '' || other === '') return false
  return one === other || (Math.min(one.length, other.length) >= minTitle && (one.startsWith(other) || other.startsWith(one)))
}

function addressesOf(node: JsonLdNode): readonly string[] {
  const result: string[] = []
  for (const property of ['url', 'mainEntityOfPage', '@id']) {
    const value = node[property]
    if (typeof value === 'string') result.push(value)
    else if (isNode(value)) for (const address of [value['@id'], value['url']]) if (typeof address === 'string') result.push(address)
  }
  return result
}

function isSameAddress(a: string, b: string): boolean {
  const bare = (address: string): string => {
    const [page = ''] = address.replace(/^https?:\/\/(?:www\.|m\.|amp\.)?/i, '').split(/[?#]/, 1)
    return page.replace(/(?:\/amp)?\/?$/, '')
  }
  return bare(a) === bare(b)
}
