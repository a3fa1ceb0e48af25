import { findAgain, type Pair, type Seen } from './find-again.ts'
import { findMoved, knownIn } from './find-moved.ts'
import { type EntryNode, heldNodes, markOf, printOf } from './nodes.ts'
import { type TextValue, textOf } from './values.ts'

/** A text of the original, and where it goes. */
export interface Unit {
  readonly name: string
  readonly attribute: string
  readonly source: EntryNode
  readonly text: TextValue
  /** The component, or the entry, that holds the translation; null: it is made with it. */
  readonly target: EntryNode | null
  /** What stands there now; null: nothing. */
  readonly stands: TextValue | null
}

export interface Plan {
  readonly source: EntryNode
  /** null: there is no translation yet. */
  readonly target: EntryNode | null
  readonly pairs: readonly Pair[]
  readonly units: readonly Unit[]
  /** Of components of the original; the entry has ''. */
  readonly keyOf: ReadonlyMap<EntryNode, string>
  readonly targetOf: ReadonlyMap<string, EntryNode>
  /** Components that the translation is to get: the first of each branch. */
  readonly added: readonly EntryNode[]
  /** Components of the original that stand in another order than in the translation. */
  readonly moved: readonly EntryNode[]
  /** Components of the translation that the original has no more: the first of each branch. */
  readonly removed: readonly { readonly pair: Pair; readonly node: EntryNode; readonly isTouched: boolean }[]
}

/**
 * What is to be translated, component by component: those of a translation are found by what they were made of, never by their places.
 *
 * @param recorded names of texts that the translation was made of
 */
export function planTranslation(source: EntryNode, target: EntryNode | null, pairs: readonly Pair[], recorded: ReadonlySet<string>): Plan {
  const seen = pairs.map(({ key, uid, target: one }): Seen => ({ key, uid, ...one }))
  const [nodes, made] = [heldNodes(source), target === null ? [] : heldNodes(target)]
  const keyOf = new Map(knownIn(source, pairs))
  const madeKeys = findAgain(seen, made)
  const targetOf = new Map([...madeKeys].map(([node, key]) => [key, node]))
  if (target !== null) targetOf.set('', target)
  let last = Math.max(0, ...pairs.map(({ key }) => Number(key.slice(1)) || 0))
  const isKnown = new Set(keyOf.values())
  for (const node of nodes) if (!keyOf.has(node)) keyOf.set(node, `c${++last}`)
  keyOf.set(source, '')

  const units: Unit[] = []
  const added: EntryNode[] = []
  const visit = (node: EntryNode, state: 'there' | 'new'): void => {
    const key = keyOf.get(node)!
    const holder = state === 'there' ? (targetOf.get(key) ?? null) : null
    for (const [attribute, text] of node.texts) {
      const name = key === '' ? attribute : `${key}.${attribute}`
      const stands = holder === null ? null : textOf(node.attributes[attribute]!, holder.row[attribute])
      // what a person wrote where nothing had been translated is theirs
      const isTheirs = holder !== null && !recorded.has(name) && isFilled(holder.row[attribute])
      if (!isTheirs) units.push({ name, attribute, source: node, text, target: holder, stands })
    }
    for (const held of [...node.lists.values()].flat()) {
      const own = keyOf.get(held)!
      if (state === 'new') visit(held, 'new')
      else if (targetOf.has(own)) visit(held, 'there')
      // a person has taken away what is known and not there
      else if (!isKnown.has(own)) {
        if (target !== null) added.push(held)
        visit(held, 'new')
      }
    }
  }
  visit(source, target === null ? 'new' : 'there')

  const left = new Set(keyOf.values())
  const removed: Plan['removed'][number][] = []
  const look = (node: EntryNode): void => {
    for (const held of [...node.lists.values()].flat()) {
      const key = madeKeys.get(held)
      const pair = pairs.find((one) => one.key === key)
      if (pair?.source && !left.has(pair.key)) removed.push({ pair, node: held, isTouched: pair.target.print !== printOf(held) })
      else look(held)
    }
  }
  if (target !== null) look(target)
  const moved = target === null ? [] : findMoved(source, pairs, keyOf).filter((node) => isElsewhere(node, source, keyOf, targetOf, made))
  return { source, target, pairs, units, keyOf, targetOf, added, moved, removed }
}

/** True unless a person has put the translation of a component behind the same ones already. */
function isElsewhere(
  node: EntryNode,
  source: EntryNode,
  keyOf: ReadonlyMap<EntryNode, string>,
  targetOf: ReadonlyMap<string, EntryNode>,
  made: readonly EntryNode[],
): boolean {
  const own = targetOf.get(keyOf.get(node)!)
  if (own === undefined) return false
  const list = [source, ...heldNodes(source)].flatMap(({ lists }) => [...lists.values()]).find((one) => one.includes(node)) ?? []
  const before = (other: EntryNode, all: readonly EntryNode[], of: EntryNode): boolean => all.indexOf(other) < all.indexOf(of)
  return list.some((other) => {
    const theirs = targetOf.get(keyOf.get(other)!)
    return theirs !== undefined && other !== node && before(other, list, node) !== before(theirs, made, own)
  })
}

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** How a component of the original is remembered. */
export const seenOf = (node: EntryNode): Omit<Seen, 'key' | 'uid'> => ({ id: node.id, mark: markOf(node) })
