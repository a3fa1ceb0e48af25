import { type EntryNode, markOf } from './nodes.ts'

/** A component as it was when it was last looked at. */
export interface Seen {
  readonly key: string
  readonly uid: string
  readonly id: number
  readonly mark: string
}

/** A component of the original, and what became of it in a translation. */
export interface Pair {
  /** Of both; names their texts. */
  readonly key: string
  readonly uid: string
  /** null: the original has it no more, and a person has said that the translation goes on with its own. */
  readonly source: (Omit<Seen, 'key' | 'uid'> & { /** Its place among its neighbours. */ readonly at?: number }) | null
  /** `print`: of what stood in it when it was written; '': a person's. */
  readonly target: Omit<Seen, 'key' | 'uid'> & { readonly print: string }
}

/** Share of words in common from which on two components without a common id are one. */
const alike = 0.5

/**
 * Keys of components that were there before: by what they say and their ids, wherever they stand. Restoring a version, discarding a draft or an
 * import gives each a new id.
 */
export function findAgain(seen: readonly Seen[], nodes: readonly EntryNode[]): ReadonlyMap<EntryNode, string> {
  const keys = new Map<EntryNode, string>()
  const left = new Set(seen)
  const take = (node: EntryNode, found: Seen | undefined): void => {
    if (found === undefined) return
    keys.set(node, found.key)
    left.delete(found)
  }
  const open = () => nodes.filter((node) => !keys.has(node))
  const match = (fits: (one: Seen, node: EntryNode, mark: string) => boolean): void => {
    for (const node of open()) {
      const mark = markOf(node)
      take(
        node,
        [...left].find((one) => one.uid === node.uid && fits(one, node, mark)),
      )
    }
  }
  match((one, { id }, mark) => one.id === id && one.mark === mark)
  match((one, _node, mark) => mark !== '' && one.mark === mark)
  match((one, { id }) => one.id === id)
  const pairs = open()
    .flatMap((node) => [...left].flatMap((one) => (one.uid === node.uid ? [{ node, one, share: likeness(one.mark, markOf(node)) }] : [])))
    .filter(({ share }) => share >= alike)
    .sort((first, second) => second.share - first.share)
  for (const { node, one } of pairs) if (!keys.has(node) && left.has(one)) take(node, one)
  return keys
}

/** Words in common, of 0 to 1. */
function likeness(one: string, other: string): number {
  const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const [left, right] = [wordsOf(one), wordsOf(other)]
  const counts = new Map<string, number>()
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of right) {
    const count = counts.get(word) ?? 0
    if (count > 0) shared++
    counts.set(word, count - 1)
  }
  return left.length + right.length === 0 ? 0 : (2 * shared) / (left.length + right.length)
}
