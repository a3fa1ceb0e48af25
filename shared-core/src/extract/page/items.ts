import type { Element, ParentNode } from 'domhandler'
import type { Json } from '../../model/values.ts'
import type { PageIndex } from '../../parse/html/page-index.ts'
import { isElement, oneLine, textOf, walk } from '../../parse/html/walk.ts'
import type { JsonLdNode } from './json-ld.ts'

/** A typed item in the markup: microdata or RDFa, in the form of a JSON-LD node. */
export interface Item {
  readonly node: JsonLdNode
  readonly element: Element
  readonly syntax: 'itemtype' | 'typeof'
}

/** Items, their values, UTF-16 units of one value, and values inside each other: the text of each is read once more for those around it. */
const limitItems = 500
const limitValues = 2000
const limitValue = 5000
const limitDepth = 8

interface OpenItem {
  readonly element: Element
  readonly values: Map<string, Json[]>
  readonly syntax: Item['syntax']
}

/**
 * Top-level items of schema.org in microdata (`itemscope itemtype`) and RDFa Lite (`typeof`, `property`), in document order.
 * Nothing is read from a page whose markup names none of `types`. Values are texts, addresses of links and pictures, or nested items. `itemref` and prefixes other than schema.org's are not followed.
 */
export function readItems(page: PageIndex, types: readonly string[]): readonly Item[] {
  if (!namesOneOf(types).some((pattern) => pattern.test(page.source))) return []
  const items: Item[] = []
  const open: OpenItem[] = []
  const around: Element[] = []
  let count = 0
  let valueCount = 0
  walk(page.root as ParentNode, {
    enter(node) {
      if (!isElement(node)) return false
      const { attribs, name } = node
      if (name === 'script' || name === 'style' || name === 'template') return false
      const { itemscope, itemprop, property } = attribs
      if (itemscope === undefined && itemprop === undefined && property === undefined && attribs['typeof'] === undefined) return true
      const typeText = attribs['itemscope'] === undefined ? attribs['typeof'] : attribs['itemtype']
      const types = (typeText ?? '').split(/\s+/).filter((type) => type !== '')
      const properties = (attribs['itemprop'] ?? attribs['property'] ?? '').split(/\s+/).filter((property) => property !== '')
      const parent = open[open.length - 1]
      if (types.length > 0 && count < limitItems) {
        count++
        const values = new Map<string, Json[]>([['@type', types.map((type) => type.replace(/^.*[/:#]/, ''))]])
        const draft: OpenItem = { element: node, values, syntax: attribs['itemscope'] === undefined ? 'typeof' : 'itemtype' }
        open.push(draft)
        return true
      }
      if (parent && properties.length > 0 && valueCount < limitValues && around.length < limitDepth) {
        valueCount++
        around.push(node)
        const value = itemValue(node, page.notes.get(node)?.text !== 0)
        if (value !== '') for (const property of properties) add(parent, property, value)
      }
      return true
    },
    leave(node) {
      if (around.at(-1) === node) around.pop()
      const last = open[open.length - 1]
      if (!last || last.element !== node) return
      open.pop()
      const item = Object.fromEntries([...last.values].map(([key, values]) => [key, values.length === 1 ? values[0]! : values]))
      const { attribs } = last.element
      const properties = (attribs['itemprop'] ?? attribs['property'] ?? '').split(/\s+/).filter((property) => property !== '')
      const parent = open[open.length - 1]
      if (parent && properties.length > 0) for (const property of properties) add(parent, property, item)
      // The subject of a page stands as high as the page.
      if (!parent || properties.length === 0 || properties.some((property) => /mainEntity$/i.test(property)))
        items.push({ node: item, element: last.element, syntax: last.syntax })
    },
  })
  return items.reverse().sort((a, b) => (a.element.startIndex ?? 0) - (b.element.startIndex ?? 0))
}

/** Made once for each list of types; it holds constants only. */
const patterns = new WeakMap<readonly string[], readonly RegExp[]>()

/** One for each syntax: a search for a fixed beginning is several times as fast as one for either of two. */
function namesOneOf(types: readonly string[]): readonly RegExp[] {
  const known = patterns.get(types)
  if (known) return known
  const made = [
    `itemtype\\s{0,3}=\\s{0,3}["']?https?://schema\\.org/`,
    `typeof\\s{0,3}=\\s{0,3}["']?(?:schema:|https?://schema\\.org/)?`,
  ].map((beginning) => new RegExp(`${beginning}(?:${types.join('|')})\\b`, 'i'))
  patterns.set(types, made)
  return made
}

function add({ values }: OpenItem, property: string, value: Json): void {
  const key = property.replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, '')
  const list = values.get(key)
  if (list) list.push(value)
  else values.set(key, [value])
}

/** The value of a property as HTML's microdata rules have it, `content` first as RDFa does. Without text nothing is walked. */
function itemValue(element: Element, hasText: boolean): string {
  const { attribs, name } = element
  const attribute =
    attribs['content'] ??
    (name === 'time' ? attribs['datetime'] : undefined) ??
    (name === 'a' || name === 'link' || name === 'area' ? attribs['href'] : undefined) ??
    (name === 'img' || name === 'iframe' || name === 'video' || name === 'audio' || name === 'source' || name === 'embed'
      ? (attribs['src'] ?? attribs['data-src'])
      : undefined) ??
    (name === 'data' || name === 'meter' ? attribs['value'] : undefined)
  if (attribute !== undefined) return attribute.trim()
  return hasText ? oneLine(textOf(element, limitValue)) : ''
}
