import { missingInMarkup, placesIn } from '../../graph/markup/markup-requirements.ts'
import type { Article, MarkupFault, PageMarkup } from '../../model/article.ts'
import { dayNumber } from '../../model/day-number.ts'
import type { Json } from '../../model/values.ts'
import { declaredKind } from './declared-kind.ts'
import { unseenClaims } from './unseen-claims.ts'

type JsonObject = { readonly [key: string]: Json }

const articleTypes = new Set(['Article', 'BlogPosting', 'NewsArticle', 'TechArticle', 'ScholarlyArticle', 'Report'])

/** Nodes looked at; a page with more is not judged further. */
const maxNodes = 2000

/** The page's JSON-LD declarations and their faults, compared with what readers see. Empty where JSON-LD is no source. */
export function readDeclared(article: Article): PageMarkup['declared'] {
  const nodes = collectNodes(article.jsonLd)
  const types = new Set(nodes.flatMap(typesOf))
  const faults: MarkupFault[] = []
  if (article.brokenJsonLd > 0) faults.push({ kind: 'broken', type: '', property: '' })
  const places = article.jsonLd.flatMap((value, block) => placesIn(value, block)).slice(0, maxNodes)
  faults.push(...missingInMarkup(places).map(({ type, property }) => ({ kind: 'missing', type, property }) as const))
  if (nodes.filter((node) => typesOf(node).includes('FAQPage')).length > 1)
    faults.push({ kind: 'duplicate', type: 'FAQPage', property: '' })
  for (const node of nodes) {
    const type = typesOf(node).find((name) => articleTypes.has(name))
    if (type === undefined) continue
    const headline = textOf(node.headline)
    const shown = shownTitles(article)
    // Read as the article's headline it was freed of entities; markup often escapes twice.
    const written = article.headline?.from === 'json_ld' ? article.headline.value : headline
    if (headline !== null && shown.length > 0 && !isShown(plain(written ?? headline), shown))
      faults.push({ kind: 'headline', type, property: 'headline', headline: cut(headline) })
    for (const [property, found] of [
      ['datePublished', article.datePublished],
      ['dateModified', article.dateModified],
    ] as const) {
      const declared = textOf(node[property])
      if (declared === null || found === null || !(found.from === 'element' || found.from === 'text')) continue
      const [a, b] = [dayNumber(declared), dayNumber(found.value)]
      if (a !== null && b !== null && Math.abs(a - b) > 1) faults.push({ kind: 'date', type, property })
    }
  }
  faults.push(...unseenClaims(article).map(({ type, property }) => ({ kind: 'text', type, property }) as const))
  return { types: [...types].sort(byCodePoint), faults, ...declaredKind(article) }
}

/** UTF-16 units of a headline that a message names. */
const longestNamed = 100

const cut = (text: string): string => (text.length > longestNamed ? `${text.slice(0, longestNamed).trimEnd()}…` : text)

/** Part of a declared headline's words that what readers see must hold: shortened and reworded headlines are usual. */
const sharedWords = 0.4

/** Titles that readers see: the H1 elements, the title, and the headline where it was not read from the markup itself. */
function shownTitles(article: Article): readonly string[] {
  const found = [article.headline, article.title].flatMap((entry) => (entry === null || entry.from === 'json_ld' ? [] : [entry.value]))
  return [...(article.markup?.h1Texts ?? []), ...found].map(plain).filter((text) => text !== '')
}

/** The titles hold enough of the headline's words, or one holds the other whole (scripts without spaces). */
function isShown(headline: string, shown: readonly string[]): boolean {
  if (shown.some((text) => text.includes(headline) || headline.includes(text))) return true
  const words = headline.split(' ')
  const seen = new Set(shown.flatMap((text) => text.split(' ')))
  return words.filter((word) => seen.has(word)).length >= sharedWords * words.length
}

const textOf = (value: Json | undefined): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

/** For comparison: lower case, letters and digits only as far as punctuation and spaces go. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s!-/:-@[-`{-~\u2010-\u201f\u2026\u00a0]+/g, ' ')
    .trim()

const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function typesOf(node: JsonObject): readonly string[] {
  const type = node['@type']
  const names =
    typeof type === 'string' ? [type] : Array.isArray(type) ? type.filter((name): name is string => typeof name === 'string') : []
  return names.map((name) => name.replace(/^https?:\/\/schema\.org\//, ''))
}

/** All objects with a type, depth first, without recursion so that deep data cannot overflow the stack. */
function collectNodes(values: readonly Json[]): readonly JsonObject[] {
  const nodes: JsonObject[] = []
  const open: Json[] = [...values].reverse()
  let steps = 0
  while (open.length > 0 && nodes.length < maxNodes && steps < 50 * maxNodes) {
    steps += 1
    const value = open.pop()!
    if (Array.isArray(value)) for (let index = value.length - 1; index >= 0; index -= 1) open.push(value[index]!)
    else if (typeof value === 'object' && value !== null) {
      const object = value as JsonObject
      if (object['@type'] !== undefined) nodes.push(object)
      for (const key of Object.keys(object).reverse()) open.push(object[key]!)
    }
  }
  return nodes
}
