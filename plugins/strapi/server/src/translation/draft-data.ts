import { isDeepStrictEqual } from 'node:util'
import { sha256 } from '@citable/core/graph'
import { shortened } from '#shared/mapping/field-rules.ts'
import type { Attribute } from '#shared/mapping/shape.ts'
import type { Row } from '../plugin.ts'
import type { Pair } from './find-again.ts'
import { placesOf } from './find-moved.ts'
import { type EntryNode, heldIn, heldNodes, printOf } from './nodes.ts'
import { type Plan, seenOf, type Unit } from './plan-translation.ts'
import { wordsOf } from './values.ts'

/** Characters that Strapi's column takes of a short text. */
const maxShort = 255

export interface Choices {
  readonly take: ReadonlySet<string>
  readonly keep: ReadonlySet<string>
}

/** A change of the original that concerns a whole component, or a field that had been empty. */
export interface OwnChange {
  readonly id: string
  readonly kind: 'added' | 'removed' | 'moved'
  readonly isConflict: boolean
  readonly source: string | null
  readonly translation: string | null
  readonly proposal: string | null
}

/** A component of the translation as it is written: those at one place stand in their order. */
interface Written {
  /** null: a person's own. */
  readonly key: string | null
  /** What was made here and nobody has changed. */
  readonly isOurs: boolean
  readonly lists: ReadonlyMap<string, readonly Written[]>
}

export interface Filled {
  /** Of the Document Service; a translation that is there gets what changes, and nothing else. */
  readonly data: Row
  readonly changes: readonly OwnChange[]
  readonly written: Written
  /** Names of units whose text was longer than their field. */
  readonly cut: readonly string[]
  /** Keys of components that a person does not want. */
  readonly declined: ReadonlySet<string>
}

interface Parts {
  readonly plan: Plan
  /** Translations by the names of units. */
  readonly values: ReadonlyMap<string, unknown>
  readonly choices: Choices
  /** True for a related entry that the translation may name. */
  readonly mayRelate: (node: EntryNode, attribute: string, related: Row) => boolean
  /** Attributes of the entry that are written. */
  readonly writable: ReadonlySet<string>
}

/** What to write into a translation. Pure: what it does not name stays. */
export function fillDraft({ plan, values, choices, mayRelate, writable }: Parts): Filled {
  const { source, target, keyOf, targetOf, units } = plan
  const changes: OwnChange[] = []
  const cut: string[] = []
  const declined = new Set<string>()
  const unitOf = new Map(units.map((unit) => [unit.name, unit]))
  const nameOf = (node: EntryNode, attribute: string): string => {
    const key = keyOf.get(node)!
    return key === '' ? attribute : `${key}.${attribute}`
  }
  const proposed = (node: EntryNode, attribute: string): unknown => {
    const name = nameOf(node, attribute)
    const value = values.get(name) ?? node.row[attribute]
    const short = withinLimit(value, node.attributes[attribute]!)
    if (short !== value) cut.push(name)
    return short
  }

  const added = new Set(plan.added)
  const isWanted = (node: EntryNode): boolean => {
    if (!added.has(node)) return true
    const words = (read: (held: EntryNode, attribute: string) => unknown): string =>
      [node, ...heldNodes(node)].flatMap((held) => [...held.texts.keys()].map((attribute) => wordsOf(read(held, attribute)))).join(' ')
    const text = words((held, attribute) => held.row[attribute])
    const id = idOf('added', keyOf.get(node)!, text)
    changes.push({ id, kind: 'added', isConflict: false, source: text, translation: null, proposal: words(proposed) })
    if (!choices.keep.has(id)) return true
    for (const held of [node, ...heldNodes(node)]) declined.add(keyOf.get(held)!)
    return false
  }

  const create = (node: EntryNode): readonly [Row, Written] => {
    const data: Row = {}
    const lists = new Map<string, readonly Written[]>()
    for (const [name, attribute] of Object.entries(node.attributes)) {
      if (node === source && !writable.has(name)) continue
      const value = node.row[name]
      const list = node.lists.get(name)
      if (list !== undefined) {
        const made = list.map(create)
        lists.set(
          name,
          made.map(([, written]) => written),
        )
        const rows = made.map(([row], at) => (attribute.type === 'dynamiczone' ? { __component: list[at]!.uid, ...row } : row))
        if (isMany(attribute)) data[name] = rows
        // a component that is not there is not made
        else if (rows[0] !== undefined) data[name] = rows[0]
      } else if (attribute.type === 'media') {
        const ids = heldIn(value).map(({ id }) => id)
        if (ids.length > 0) data[name] = attribute.multiple ? ids : ids[0]
      } else if (attribute.type === 'relation') {
        const set = heldIn(value).filter((related) => mayRelate(node, name, related))
        if (set.length > 0) data[name] = { set: set.map(({ documentId }) => ({ documentId })) }
      } else if (value !== null && value !== undefined && attribute.type !== 'password')
        data[name] = unitOf.has(nameOf(node, name)) ? proposed(node, name) : value
    }
    return [data, { key: keyOf.get(node)!, isOurs: true, lists }]
  }

  if (target === null) {
    const [data, written] = create(source)
    return { data, changes, written, cut, declined }
  }

  const madeKey = new Map([...targetOf].map(([key, node]) => [node, key]))
  const gone = new Map(plan.removed.map((one) => [one.node, one]))
  const isRemoved = (node: EntryNode): boolean => {
    const found = gone.get(node)
    if (found === undefined) return false
    const text = allWordsOf(node)
    const id = idOf('removed', found.pair.key, text)
    changes.push({ id, kind: 'removed', isConflict: found.isTouched, source: null, translation: text, proposal: null })
    return found.isTouched ? choices.take.has(id) : !choices.keep.has(id)
  }
  /** Components of the original by the component of the translation, and the attribute, that they belong into. */
  const newIn = (node: EntryNode, attribute: string): readonly EntryNode[] => {
    const key = madeKey.get(node)
    const origin = key === undefined ? undefined : [...keyOf].find(([, one]) => one === key)?.[0]
    return origin?.lists.get(attribute) ?? []
  }

  const update = (node: EntryNode): readonly [Row, Written] => {
    const key = madeKey.get(node) ?? null
    const data: Row = {}
    const lists = new Map<string, readonly Written[]>()
    for (const [name, attribute] of Object.entries(node.attributes)) {
      if (node === target && !writable.has(name)) continue
      const list = node.lists.get(name)
      if (list === undefined) {
        const unit = key === null ? undefined : unitOf.get(key === '' ? name : `${key}.${name}`)
        if (unit === undefined || unit.target !== node || !values.has(unit.name)) continue
        const value = proposed(unit.source, name)
        // a field that must hold something keeps what it has
        if (attribute.required === true && wordsOf(value).trim() === '') continue
        if (isDeepStrictEqual(value, node.row[name]) || (unit.stands === null && !isTaken(unit, value))) continue
        data[name] = value
        continue
      }
      const left = list.filter((held) => !isRemoved(held))
      const items = left.map((held) => {
        const [row, written] = update(held)
        return {
          key: madeKey.get(held) ?? null,
          isChanged: Object.keys(row).length > 0,
          row: { id: held.id, ...row },
          uid: held.uid,
          written,
        }
      })
      let isChanged = left.length < list.length || items.some((item) => item.isChanged)
      const originals = newIn(node, name)
      for (const [at, one] of originals.entries()) {
        if (!added.has(one) || (!isMany(attribute) && items.length > 0) || !isWanted(one)) continue
        const before = originals.slice(0, at).map((other) => keyOf.get(other)!)
        const place = items.findLastIndex((item) => item.key !== null && before.includes(item.key)) + 1
        const [row, written] = create(one)
        items.splice(place, 0, { key: keyOf.get(one)!, isChanged: true, row: row as Row & { id: number }, uid: one.uid, written })
        isChanged = true
      }
      lists.set(
        name,
        items.map(({ written }) => written),
      )
      if (!isChanged) continue
      const rows = items.map(({ row, uid }) => (attribute.type === 'dynamiczone' ? { __component: uid, ...row } : row))
      data[name] = isMany(attribute) ? rows : (rows[0] ?? null)
    }
    const pair = plan.pairs.find((one) => one.key === key)
    return [data, { key, isOurs: pair?.target.print === printOf(node), lists }]
  }

  /** A field that was empty gets its text unless a person says no. */
  function isTaken(unit: Unit, value: unknown): boolean {
    const id = idOf('added', unit.name, wordsOf(unit.text.value))
    changes.push({ id, kind: 'added', isConflict: false, source: wordsOf(unit.text.value), translation: null, proposal: wordsOf(value) })
    return !choices.keep.has(id)
  }

  for (const node of plan.moved) {
    const [source, translation] = [node, targetOf.get(keyOf.get(node)!)!].map((one) => allWordsOf(one) || one.uid)
    changes.push({
      id: idOf('moved', keyOf.get(node)!, source!),
      kind: 'moved',
      isConflict: false,
      source: source!,
      translation: translation!,
      proposal: null,
    })
  }
  const [data, written] = update(target)
  return { data, changes, written, cut, declined }
}

const allWordsOf = (node: EntryNode): string =>
  [node, ...heldNodes(node)].flatMap(({ texts }) => [...texts.values()].map(({ value }) => wordsOf(value))).join(' ')

const isMany = ({ type, repeatable }: Attribute): boolean => type === 'dynamiczone' || repeatable === true

const idOf = (kind: string, key: string, text: string): string => `i${sha256(`${kind} ${key} ${text}`).slice(0, 24)}`

/** Of a component that a person does not want: none has this id. */
const nobody: Pair['target'] = { id: -1, mark: '', print: '' }

/** A text that fits its field: Strapi refuses a longer one, in a draft, too. */
function withinLimit(value: unknown, { type, rules }: Attribute): unknown {
  const limit = rules?.maxLength ?? (type === 'string' ? maxShort : undefined)
  return typeof value !== 'string' || limit === undefined || value.length <= limit
    ? value
    : (shortened(value, limit) ?? value.slice(0, limit))
}

/** What is remembered of the components once they are written. @param target the translation as it was read then */
export function pairsOf(plan: Plan, { written, declined }: Filled, target: EntryNode): readonly Pair[] {
  const stored = new Map<string, Pair['target']>()
  const walk = (node: EntryNode, one: Written): void => {
    if (one.key !== null && one.key !== '') stored.set(one.key, { ...seenOf(node), print: one.isOurs ? printOf(node) : '' })
    for (const [name, list] of one.lists) for (const [at, held] of list.entries()) walkOf(node.lists.get(name)?.[at], held)
  }
  const walkOf = (node: EntryNode | undefined, one: Written): void => {
    if (node !== undefined) walk(node, one)
  }
  walk(target, written)
  const places = placesOf(plan.source)
  const originals = [...plan.keyOf].flatMap(([node, key]): readonly Pair[] => {
    if (key === '') return []
    const before = plan.pairs.find((pair) => pair.key === key)
    const made = stored.get(key) ?? (declined.has(key) ? nobody : before?.target)
    return made === undefined ? [] : [{ key, uid: node.uid, source: { ...seenOf(node), at: places.get(node)! }, target: made }]
  })
  const known = new Set(originals.map(({ key }) => key))
  // those of the translation that the original has no more stay a person's
  const others = plan.pairs.flatMap((pair): readonly Pair[] => {
    const made = stored.get(pair.key)
    return known.has(pair.key) || made === undefined ? [] : [{ ...pair, source: null, target: { ...made, print: '' } }]
  })
  return [...originals, ...others]
}
