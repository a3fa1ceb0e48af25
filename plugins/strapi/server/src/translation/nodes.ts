import { sha256 } from '@citable/core/graph'
import { fileUid } from '#shared/entry/relations.ts'
import type { Attribute } from '#shared/mapping/shape.ts'
import type { Row } from '../plugin.ts'
import { holdsWords, isCode, type TextValue, textOf, wordsOf } from './values.ts'

export type Attributes = Readonly<Record<string, Attribute>>

/** Attributes of a component, by its uid. */
export type AttributesOf = (uid: string) => Attributes

/** An entry or a component of it, as it was read. */
export interface EntryNode {
  /** Of the component; '': the entry itself. */
  readonly uid: string
  readonly id: number
  readonly row: Row
  readonly attributes: Attributes
  /** Values to translate, by attribute. */
  readonly texts: ReadonlyMap<string, TextValue>
  /** Components, by attribute; of an attribute that holds one, a list of one. */
  readonly lists: ReadonlyMap<string, readonly EntryNode[]>
}

/** Attributes of a type by what the settings say of them. */
export interface Mapped {
  /** Part of the article. */
  readonly words: ReadonlySet<string>
  /** The same in every language: names, addresses. */
  readonly fixed: ReadonlySet<string>
}

export const readEntry = (row: Row, attributes: Attributes, attributesOf: AttributesOf, mapped: Mapped): EntryNode =>
  readNode('', row, attributes, attributesOf, mapped)

const nothing: Mapped = { words: new Set(), fixed: new Set() }

function readNode(uid: string, row: Row, attributes: Attributes, attributesOf: AttributesOf, mapped: Mapped): EntryNode {
  const texts = new Map<string, TextValue>()
  const lists = new Map<string, readonly EntryNode[]>()
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = row[name]
    if (attribute.type === 'component' || attribute.type === 'dynamiczone') {
      const rows = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'object' && one !== null) as Row[]
      const read = rows.map((one) => {
        const held = attribute.component ?? String(one.__component)
        return readNode(held, one, attributesOf(held), attributesOf, nothing)
      })
      lists.set(name, read)
    } else if (!mapped.fixed.has(name) && holdsWords(name, attribute, mapped.words.has(name))) {
      const text = textOf(attribute, value)
      if (text !== null && !isCode(text)) texts.set(name, text)
    }
  }
  return { uid, id: Number(row.id), row, attributes, texts, lists }
}

/** What to read of an entry: components to the last, the names of pictures, and of related entries. */
export function populateOf(attributes: Attributes, attributesOf: AttributesOf): Readonly<Record<string, unknown>> {
  const below = (uid: string): object | true => {
    const populate = populateOf(attributesOf(uid), attributesOf)
    return Object.keys(populate).length === 0 ? true : { populate }
  }
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, { type, component, components = [], target }]): readonly (readonly [string, unknown])[] => {
      if (type === 'component') return [[name, below(component ?? '')]]
      if (type === 'dynamiczone') return [[name, { on: Object.fromEntries(components.map((uid) => [uid, below(uid)])) }]]
      if (type === 'media') return [[name, { fields: ['id'] }]]
      return type === 'relation' && target !== undefined ? [[name, { fields: ['documentId'] }]] : []
    }),
  )
}

/** Rows that an attribute leads to, of one or of several. */
export const heldIn = (value: unknown): readonly Row[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is Row => typeof one === 'object' && one !== null)

/** All that a component holds, without ids: another one as soon as somebody changes it. */
export const printOf = (node: EntryNode): string => sha256(JSON.stringify(contentOf(node))).slice(0, 24)

function contentOf({ uid, row, attributes, lists }: EntryNode): unknown {
  return [
    uid,
    ...Object.entries(attributes).map(([name, { type }]) => {
      const list = lists.get(name)
      if (list !== undefined) return list.map(contentOf)
      const value = row[name] ?? null
      if (type === 'media') return heldIn(value).map(({ id }) => `${fileUid} ${id}`)
      return type === 'relation' ? heldIn(value).map(({ documentId }) => documentId) : value
    }),
  ]
}

/** Words and pictures by which a component is found again once its id is another one. */
export function markOf({ row, attributes, texts, lists }: EntryNode): string {
  const own = [...texts.values()].map(({ value }) => wordsOf(value))
  const media = Object.entries(attributes).flatMap(([name, { type }]) =>
    type === 'media' ? heldIn(row[name]).map(({ id }) => `${fileUid}${id}`) : [],
  )
  const below = [...lists.values()].flatMap((list) => list.map(markOf))
  return [...own, ...media, ...below].join(' ').replace(/\s+/g, ' ').trim().slice(0, 600)
}

/** The components of an entry at any depth, in their order. */
export const heldNodes = ({ lists }: EntryNode): readonly EntryNode[] =>
  [...lists.values()].flatMap((list) => list.flatMap((node) => [node, ...heldNodes(node)]))
