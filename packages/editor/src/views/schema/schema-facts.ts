import type { Json } from '@citable/core'
import type { Catalog } from '../../texts/catalog.ts'
import { readableAddress } from '../search-result/readable-address.ts'
import { shorten } from '../search-result/shorten.ts'
import type { SchemaFactView } from '../view-types.ts'
import { propertyWord, typeWord } from './schema-words.ts'

/** A node of any graph; another plugin's may have no id. */
export type AnyNode = { readonly [property: string]: Json }

/** Characters of a value shown in a line; the JSON has all of them. */
const valueLength = 240

/** Entries of a list shown in lines. */
const listLength = 12

/** The types of a node, which may be one or several. */
export const typesOf = (node: AnyNode): readonly string[] =>
  [node['@type']].flat().filter((type): type is string => typeof type === 'string')

/** "Blog post" or "Page + Questions and answers"; the id where there is no type. */
export const typeText = (node: AnyNode, catalog: Catalog): string =>
  typesOf(node)
    .map((type) => typeWord(type, catalog))
    .join(' + ') || String(node['@id'] ?? '')

/** A node's own name; empty when it has none. */
export function nameOf(node: AnyNode): string {
  for (const property of ['headline', 'name', 'caption', 'url'])
    if (typeof node[property] === 'string') return shorten(node[property], valueLength)
  // A trail is known by its crumbs.
  const entries = [node.itemListElement ?? []].flat() as readonly AnyNode[]
  return shorten(entries.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])).join(' › '), valueLength)
}

/** The properties of a node as lines a reader understands, in the order of the graph. `nodes` are what references point to. */
export function factsOf(node: AnyNode, nodes: readonly AnyNode[], catalog: Catalog): readonly SchemaFactView[] {
  return Object.entries(node).flatMap(([property, value]) =>
    property === '@type' || property === '@id'
      ? []
      : [{ property, label: propertyWord(property, catalog), values: valuesOf(property, value, nodes, catalog) }],
  )
}

/** One line per value, each once; a long list ends in an ellipsis. */
export function valuesOf(property: string, value: Json, nodes: readonly AnyNode[], catalog: Catalog): readonly string[] {
  const entries = listOf(value)
  const say = (entry: Json): string => {
    if (typeof entry !== 'string') return textOf(entry, nodes, catalog)
    if (property === '@type') return typeWord(entry, catalog)
    return property === 'inLanguage' ? catalog.languageName(entry) : textOf(entry, nodes, catalog)
  }
  const lines = [...new Set(entries.slice(0, listLength).map(say))]
  return entries.length > listLength ? [...lines, '…'] : lines
}

/** A single value as a list of one. */
export const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value as Json])

function textOf(value: Json, nodes: readonly AnyNode[], catalog: Catalog): string {
  if (typeof value === 'string') return shorten(plainText(value), valueLength)
  if (typeof value === 'number') return catalog.number(value)
  if (typeof value === 'boolean') return catalog.text(value ? 'schemaYes' : 'schemaNo')
  if (value === null) return ''
  if (Array.isArray(value)) return value.map((one) => textOf(one, nodes, catalog)).join(', ')
  return objectText(value as AnyNode, nodes, catalog)
}

/** A reference says what it points to; a value of its own says its name, or what it holds. */
function objectText(value: AnyNode, nodes: readonly AnyNode[], catalog: Catalog): string {
  const { '@id': id, '@type': _type, ...own } = value
  if (Object.keys(own).length === 0 && typeof id === 'string') {
    const target = nodes.find((node) => node['@id'] === id)
    return target === undefined ? id : [typeText(target, catalog), nameOf(target)].filter((part) => part !== '').join(': ')
  }
  if (typeof own.ratingValue === 'number' || typeof own.ratingValue === 'string')
    return [own.ratingValue, own.bestRating].filter((part) => part !== undefined).join(' / ')
  const name = own.name ?? own.headline
  const detail = own.text ?? (own.acceptedAnswer as AnyNode | undefined)?.text ?? own.address
  const parts = [name, detail].filter((part) => part !== undefined && part !== name)
  const said = name === undefined ? parts : [name, ...parts]
  if (said.length > 0) {
    const [first = '', ...rest] = said.map((part) => textOf(part as Json, nodes, catalog))
    return shorten([first, ...rest].join(/[?!.…:؟？]$/.test(first) ? ' ' : ': '), valueLength)
  }
  return shorten(
    Object.values(own)
      .map((part) => textOf(part, nodes, catalog))
      .join(', '),
    valueLength,
  )
}

/** Enumeration members without their address, other addresses as people read them, durations in hours and minutes, moments without the letter between. */
function plainText(value: string): string {
  const duration = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(value)
  if (duration !== null && /\d/.test(value)) {
    const [, days, hours, minutes, seconds] = duration
    return [days && `${days} d`, hours && `${hours} h`, minutes && `${minutes} min`, seconds && `${seconds} s`].filter(Boolean).join(' ')
  }
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) return value.replace('T', ' ')
  if (/^https?:\/\/schema\.org\/[A-Z]\w+$/.test(value)) return value.replace(/^.*\//, '')
  return /^https?:/.test(value) ? readableAddress(value) : value
}
