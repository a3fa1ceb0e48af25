import type { Range } from '../segments/segment-runs.ts'
import type { ArticlePart } from '../segments/split-article.ts'
import type { TaggedText } from '../segments/tagged-text.ts'
import { type OutlineNode, outlineOf } from './outline.ts'
import { digest, printOf } from './prints.ts'

/** `run`: running text. `value`: a text in an attribute. `block`: what is not translated. `medium`: a picture or an embed. */
export type UnitKind = 'run' | 'value' | 'block' | 'medium'

/** The smallest thing that is merged. */
export interface Unit {
  readonly kind: UnitKind
  /** Of its segment; null: it is not translated. */
  readonly id: string | null
  /** Equal for what says the same with the same markup. */
  readonly print: string
  readonly text: TaggedText
  /** Address of a picture or an embed, name of a block, else empty. */
  readonly what: string
}

export interface PlacedUnit extends Unit, Range {
  /** Index of the innermost node around it; -1: none. */
  readonly node: number
}

export interface PartUnits {
  readonly units: readonly PlacedUnit[]
  readonly nodes: readonly OutlineNode[]
}

type Bare = Omit<PlacedUnit, 'node'>

/** The units of a text in document order. A unit that shares its node with others gets a node of its own, named `#`. */
export function readUnits(part: ArticlePart): PartUnits {
  const { text, format } = part
  const outline = outlineOf(part)
  const texts = part.segments.map((segment): Bare => {
    const { kind, start, end } = part.places.get(segment.id)!
    const print = kind === 'value' ? digest(segment.text) : printOf(text.slice(start, end), format)
    return { kind, id: segment.id, print, text: segment.text, what: '', start, end }
  })
  const runs = texts.filter(({ kind }) => kind === 'run')
  const media = outside(
    outline.media.map(({ name, address, start, end }): Bare => {
      const what = address === '' ? name : address
      return { kind: 'medium', id: null, print: digest(`${name} ${what}`), text: '', what, start, end }
    }),
    runs,
  )
  const known = inOrder([...texts, ...media])
  const parents = new Set(outline.nodes.map(({ parent }) => parent))
  const blocks = outline.nodes.flatMap((node, index): readonly Bare[] => {
    const { name, start, end } = node
    const at = known.findIndexFrom(start)
    if (parents.has(index) || (known.list[at] && known.list[at].start < end) || known.covers(start)) return []
    const raw = text.slice(start, end)
    if (format === 'html' && !saysSomething(raw)) return []
    return [{ kind: 'block', id: null, print: printOf(raw, format), text: '', what: name, start, end }]
  })
  return withNodes(inOrder([...texts, ...media, ...blocks]).list, outline.nodes)
}

/** False for an element with nothing in it. A line across the text, a field and a block that is only a comment say something. */
const saysSomething = (html: string): boolean =>
  /^<(?:hr|input)\b/.test(html) ||
  (html.startsWith('<!--') && html.indexOf('-->') === html.length - 3) ||
  html.replace(/<[^<>]*>/g, '').trim() !== ''

/** Units in document order, with quick questions about places. */
function inOrder(units: readonly Bare[]) {
  const list = [...units].sort((one, other) => one.start - other.start || other.end - one.end)
  const findIndexFrom = (place: number): number => {
    let [low, high] = [0, list.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (list[middle]!.start < place) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    list,
    findIndexFrom,
    /** Whether the unit that begins before a place reaches over it. */
    covers: (place: number): boolean => (list[findIndexFrom(place) - 1]?.end ?? 0) > place,
  }
}

/** Units that are in no run. */
function outside(units: readonly Bare[], runs: readonly Bare[]): readonly Bare[] {
  const ordered = inOrder(runs)
  return units.filter(({ start, end }) => {
    const next = ordered.list[ordered.findIndexFrom(start)]
    return !ordered.covers(start) && !(next && next.start === start && next.end >= end)
  })
}

function withNodes(units: readonly Bare[], outline: readonly OutlineNode[]): PartUnits {
  const nodes = [...outline]
  const deepest: number[] = []
  const open: number[] = []
  const order = outline.map((_, index) => index).sort((one, other) => outline[one]!.start - outline[other]!.start)
  let next = 0
  for (const { start, end } of units) {
    while (next < order.length && outline[order[next]!]!.start <= start) open.push(order[next++]!)
    while (open.length > 0 && outline[open.at(-1)!]!.end <= start) open.pop()
    // behind a node that begins with it and ends before it
    deepest.push(open.findLast((index) => outline[index]!.end >= end) ?? -1)
  }
  const shared = new Map<number, number>()
  for (const [index, node] of deepest.entries()) if (units[index]!.kind !== 'value') shared.set(node, (shared.get(node) ?? 0) + 1)
  const parents = new Set(outline.map(({ parent }) => parent))
  return {
    nodes,
    units: units.map((unit, index) => {
      const node = deepest[index]!
      const isAlone = node !== -1 && !parents.has(node) && shared.get(node) === 1
      if (unit.kind === 'value' || isAlone) return { ...unit, node }
      return { ...unit, node: nodes.push({ name: '#', start: unit.start, end: unit.end, parent: node }) - 1 }
    }),
  }
}
