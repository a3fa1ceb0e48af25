import { articleFamily } from '../../model/schema-types.ts'
import { tryParse } from '../../model/try-parse.ts'
import type { Json } from '../../model/values.ts'
import { unescapeHtml } from '../../parse/entities/escape-html.ts'

/** JSON-LD as read from a page. */
export interface JsonLd {
  /** One value per script that parses. */
  readonly values: readonly Json[]
  readonly broken: number
  /** Every object with a type, in document order, `@graph` opened; those of one `@id` joined. */
  readonly nodes: readonly JsonLdNode[]
  /** Nodes by `@id`, those that share one joined. */
  readonly byId: ReadonlyMap<string, JsonLdNode>
}

export type JsonLdNode = { readonly [key: string]: Json }

export const noJsonLd: JsonLd = { values: [], broken: 0, nodes: [], byId: new Map() }

/** Brackets inside brackets that are followed; deeper scripts count as broken, because later steps walk the values. */
const maxDepth = 64
/** Nodes that are looked at. */
const maxNodes = 5000

/** Types of nodes that may describe a page's article. */
export const articleTypes: ReadonlySet<string> = new Set<string>([...articleFamily, 'Recipe', 'HowTo', 'Review'])

/**
 * Reads the texts of JSON-LD scripts. Comments, CDATA, trailing commas and raw control characters are forgiven;
 * what then still does not parse is counted. Nothing is executed or fetched.
 */
export function readJsonLd(texts: readonly string[]): JsonLd {
  const values: Json[] = []
  let broken = 0
  for (const text of texts) {
    const value = parseTolerantly(text)
    if (value === undefined) broken++
    else values.push(value)
  }
  const nodes: JsonLdNode[] = []
  const queue: Json[] = values.map(withBareNames).reverse()
  while (queue.length > 0 && nodes.length < maxNodes) {
    const value = queue.pop()!
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index--) queue.push(value[index] as Json)
    } else if (isNode(value)) {
      if (value['@type'] !== undefined || isAddition(value)) nodes.push(value)
      const inner = [value['@graph'], value['mainEntity'], value['mainEntityOfPage']].filter((part) => part !== undefined && part !== null)
      for (let index = inner.length - 1; index >= 0; index--) queue.push(inner[index] as Json)
    }
  }
  return { values, broken, ...joinedById(nodes) }
}

/** A property of schema.org with its prefix or as a full address. */
const prefixed = /^(?:schema:|https?:\/\/schema\.org\/)(?=[a-z])/

/** The same value with bare names of properties: `author` for `schema:author`. */
function withBareNames(value: Json): Json {
  if (Array.isArray(value)) return value.map(withBareNames)
  if (!isNode(value)) return value
  return Object.fromEntries(Object.entries(value).map(([property, one]) => [property.replace(prefixed, ''), withBareNames(one)]))
}

/** Nodes of one `@id` are one: the first with what only later ones have. A bare reference adds nothing. */
function joinedById(nodes: readonly JsonLdNode[]): Pick<JsonLd, 'nodes' | 'byId'> {
  const byId = new Map<string, JsonLdNode>()
  const places = new Map<string, number>()
  const joined: JsonLdNode[] = []
  for (const node of nodes) {
    const id = node['@id']
    const known = typeof id === 'string' ? byId.get(id) : undefined
    if (typeof id !== 'string' || known === undefined) {
      if (typeof id === 'string') {
        byId.set(id, node)
        places.set(id, joined.length)
      }
      joined.push(node)
      continue
    }
    const both: JsonLdNode = { ...node, ...present(known), '@type': [...new Set([...typesOf(known), ...typesOf(node)])] }
    byId.set(id, both)
    // What nodes of articles contradict each other about is not used; see `articleNodeOf`.
    if (typesOf(node).some((type) => articleTypes.has(type))) joined.push(node)
    else joined[places.get(id)!] = both
  }
  return { nodes: joined.filter((node) => typesOf(node).length > 0), byId }
}

/** Properties of a node that has its type elsewhere: more than an identifier and a context. */
const isAddition = (node: JsonLdNode): boolean =>
  typeof node['@id'] === 'string' && Object.keys(node).some((property) => !property.startsWith('@'))

/** Without properties that say nothing. */
function present(node: JsonLdNode): JsonLdNode {
  const isFilled = (value: Json): boolean => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(node).filter(([, value]) => isFilled(value)))
}

/** The first node of one of the types; null: none. */
export function nodeOfType(jsonLd: JsonLd, types: readonly string[]): JsonLdNode | null {
  return jsonLd.nodes.find((node) => typesOf(node).some((type) => types.includes(type))) ?? null
}

/** Type names without prefix. */
export function typesOf(node: JsonLdNode): readonly string[] {
  const type = node['@type']
  const list = Array.isArray(type) ? type : [type]
  return list.filter((one): one is string => typeof one === 'string').map((one) => one.replace(/^.*[/:#]/, ''))
}

/** A property's values as a list, references to other nodes of the page followed. */
export function valuesOf(node: JsonLdNode, property: string, jsonLd: JsonLd): readonly Json[] {
  const value = node[property]
  if (value === undefined || value === null) return []
  const list = listOf(value)
  return list.slice(0, 100).map((one) => {
    if (!isNode(one)) return one
    const id = one['@id']
    const target = typeof id === 'string' ? jsonLd.byId.get(id) : undefined
    return target && Object.keys(target).length > Object.keys(one).length ? target : one
  })
}

/** The values of a property, also those that `@list` or `@set` holds. */
function listOf(value: Json): readonly Json[] {
  const list: readonly Json[] = Array.isArray(value) ? value : [value]
  return list.flatMap((one) => (isNode(one) ? (one['@list'] ?? one['@set'] ?? one) : one))
}

/** The first text of a property, `name`, `url` or `@value` of an object; null: none. */
export function textValue(node: JsonLdNode, property: string, jsonLd: JsonLd): string | null {
  for (const value of valuesOf(node, property, jsonLd)) {
    const text = typeof value === 'string' ? value : isNode(value) ? (value['@value'] ?? value['name']) : null
    if (typeof text === 'string' && text.trim() !== '') return text.trim()
  }
  return null
}

export function isNode(value: Json | undefined): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseTolerantly(text: string): Json | undefined {
  if (isTooDeep(text)) return undefined
  const trimmed = text.replace('<![CDATA[', ' ').replace(']]>', ' ').trim()
  const whole = tryParse(trimmed)
  if (whole !== undefined) return whole
  // a reference in place of every quotation mark: an editor encoded the script
  const decoded = trimmed.includes('"') ? trimmed : unescapeHtml(trimmed)
  const start = decoded.search(/[{[]/)
  const end = decoded.lastIndexOf(decoded[start] === '{' ? '}' : ']')
  if (start === -1 || end <= start) return undefined
  const repaired = repair(decoded.slice(start, end + 1))
  return tryParse(repaired) ?? tryParse(`[${separated(repaired)}]`)
}

/** Values that are in one script behind each other, with commas between them. */
function separated(text: string): string {
  const ends: number[] = []
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inString) {
      if (code === 92) at++
      else if (code === 34) inString = false
    } else if (code === 34) inString = true
    else if (code === 123 || code === 91) depth++
    else if ((code === 125 || code === 93) && --depth === 0) ends.push(at + 1)
  }
  let start = 0
  return ends
    .map((end) => {
      const value = text.slice(start, end).replace(/^[\s,;]+/, '')
      start = end
      return value
    })
    .join(',')
}

/** Where a comment that begins here ends; the same place: none begins. */
function afterComment(text: string, at: number): number {
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2)
    return end === -1 ? text.length : end + 2
  }
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at + 4)
    return end === -1 ? text.length : end + 3
  }
  if (!text.startsWith('//', at)) return at
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

/** White space, of whatever kind: JSON itself knows four. */
const isBlank = (code: number): boolean =>
  code <= 32 || code === 0xa0 || code === 0xfeff || (code >= 0x2000 && code <= 0x202f) || code === 0x3000

/** The next place that is neither white space nor comment. */
function nextSign(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const after = isBlank(text.charCodeAt(at)) ? at + 1 : afterComment(text, at)
    if (after === at) break
    at = after
  }
  return at
}

/**
 * One pass over the text: control characters inside strings become spaces and invalid escapes lose their stroke; commas before a closing
 * bracket and comments outside strings go.
 */
function repair(text: string): string {
  const parts: string[] = []
  let copied = 0
  let inString = false
  const cut = (from: number, to: number, by = ''): void => {
    parts.push(text.slice(copied, from), by)
    copied = to
  }
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inString) {
      if (code === 92) {
        if (!/^(?:["\\/bfnrt]|u[\da-f]{4})/i.test(text.slice(at + 1, at + 6))) cut(at, at + 1)
        at++
      } else if (code === 34) inString = false
      else if (code < 32) cut(at, at + 1, ' ')
      continue
    }
    if (code === 34) inString = true
    else if (code === 44) {
      const closing = text[nextSign(text, at + 1)]
      if (closing === '}' || closing === ']' || closing === ',') cut(at, at + 1)
    } else if (code > 32 && isBlank(code)) cut(at, at + 1, ' ')
    else {
      const end = afterComment(text, at)
      if (end === at) continue
      cut(at, end)
      at = end - 1
    }
  }
  parts.push(text.slice(copied))
  return parts.join('')
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inString) {
      if (code === 92) at++
      else if (code === 34) inString = false
    } else if (code === 34) inString = true
    else if (code === 123 || code === 91) {
      depth++
      if (depth > maxDepth) return true
    } else if (code === 125 || code === 93) depth--
  }
  return false
}
