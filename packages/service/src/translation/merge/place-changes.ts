import { type Edit, firstAt, type Range } from '../segments/segment-runs.ts'
import type { ArticlePart } from '../segments/split-article.ts'
import type { TaggedText } from '../segments/tagged-text.ts'
import type { OutlineNode } from './outline.ts'
import type { Step } from './plan-merge.ts'
import type { PartUnits, PlacedUnit } from './read-units.ts'

/** A text with its units. */
export interface ReadPart extends PartUnits {
  readonly part: ArticlePart
}

/** The source with its new translations. */
export interface NewSource extends ReadPart {
  /** By index of a unit; null: it has none. */
  readonly translationOf: (unit: number) => TaggedText | null
  readonly put: (range: Range) => string
}

/** Cells are emptied, never taken out or put in alone: the others would be in wrong columns. */
const cells = new Set(['td', 'th', 'tableCell'])

/** Puts the changes of a source into its translation. What no step names stays byte by byte. */
export function placeChanges(
  steps: readonly Step[],
  source: NewSource,
  translation: ReadPart,
): { readonly text: string; readonly placed: ReadonlySet<Step> } {
  const edits: StepEdit[] = [
    ...replacements(steps, source, translation),
    ...removals(steps, translation),
    ...insertions(steps, source, translation),
  ].sort((one, other) => one.start - other.start || one.end - other.end)
  const touchesOwned = touching(protectedRanges(steps, translation.units))
  const { text } = translation.part
  const placed = new Set<Step>()
  let result = ''
  let at = 0
  for (const edit of edits) {
    if (edit.start < at || touchesOwned(edit)) continue
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
    for (const step of edit.steps) placed.add(step)
  }
  return { text: result + text.slice(at), placed }
}

interface StepEdit extends Edit {
  readonly steps: readonly Step[]
}

/** Text of the translation that is not to be replaced. */
function protectedRanges(steps: readonly Step[], units: readonly PlacedUnit[]): readonly Range[] {
  const free = new Set(steps.flatMap(({ kind, translation }) => (kind === 'replace' || kind === 'remove' ? [translation] : [])))
  const freed = [...free].flatMap((index) => (index !== null && units[index]!.kind === 'run' ? [units[index]!] : []))
  return units.filter(
    (unit, index) =>
      unit.kind === 'medium' ||
      (!free.has(index) && !(unit.kind === 'value' && freed.some(({ start, end }) => start <= unit.start && unit.end <= end))),
  )
}

/** Checks whether a range shares a character with one of many. @param ranges by their starts */
function touching(ranges: readonly Range[]): (range: Range) => boolean {
  const furthest: number[] = []
  for (const { end } of ranges) furthest.push(Math.max(end, furthest.at(-1) ?? 0))
  return ({ start, end }) => {
    const before = firstAt(ranges, end)
    return start < end && before > 0 && furthest[before - 1]! > start
  }
}

function replacements(steps: readonly Step[], source: NewSource, translation: ReadPart): readonly StepEdit[] {
  const wholes = { source: wholesOf(source), translation: wholesOf(translation) }
  return steps.flatMap((step): readonly StepEdit[] => {
    if (step.kind !== 'replace' || step.source === null || step.translation === null) return []
    const [from, to] = [source.units[step.source]!, translation.units[step.translation]!]
    if (from.kind === 'medium') return []
    if (from.kind === 'block') {
      const [whole, place] = [wholes.source(from), wholes.translation(to)]
      return [{ start: place.start, end: place.end, text: source.put(whole), steps: [step] }]
    }
    const text = source.translationOf(step.source)
    if (text === null) return []
    if (from.kind === 'run') return [{ start: to.start, end: to.end, text: fitted(source.put(from), to, translation.part), steps: [step] }]
    return [{ start: to.start, end: to.end, text: translation.part.putParts(new Map([[to.id!, text]]))(to), steps: [step] }]
  })
}

/** On one line where the translation is on one: a line break may end what it stands in. */
const fitted = (text: string, { start, end }: Range, part: ArticlePart): string =>
  part.format === 'markdown' && !part.text.slice(start, end).includes('\n') ? text.replace(/(?<![ \t\\])\\?[ \t]*\n[ \t>]*/g, ' ') : text

/** The largest node that holds nothing but one unit. */
function wholesOf({ nodes, units }: PartUnits): (unit: PlacedUnit) => Range {
  const counts = countUnits(nodes, units, () => true)
  return (unit) => {
    let node = unit.node
    if (node === -1) return unit
    for (let parent = nodes[node]!.parent; parent !== -1 && counts[parent] === 1; parent = nodes[parent]!.parent) node = parent
    return nodes[node]!
  }
}

/** For each node, the units in it and in the nodes inside it. */
function countUnits(
  nodes: readonly OutlineNode[],
  units: readonly PlacedUnit[],
  counts: (unit: PlacedUnit, index: number) => boolean,
): number[] {
  const found = nodes.map(() => 0)
  for (const [index, unit] of units.entries()) if (unit.node !== -1 && counts(unit, index)) found[unit.node]!++
  // each is behind its parent
  for (let index = nodes.length - 1; index >= 0; index--) if (nodes[index]!.parent !== -1) found[nodes[index]!.parent]! += found[index]!
  return found
}

/** The largest nodes that hold such units only. */
function wholeNodes({ nodes, units }: PartUnits, wanted: ReadonlyMap<number, Step>): readonly number[] {
  const all = countUnits(nodes, units, () => true)
  const of = countUnits(nodes, units, (_, index) => wanted.has(index))
  const isWhole = (index: number): boolean => all[index]! > 0 && all[index] === of[index]
  return nodes.flatMap(({ parent }, index) => (isWhole(index) && (parent === -1 || !isWhole(parent)) ? [index] : []))
}

/** The units in a node. */
function unitsIn({ nodes, units }: PartUnits, node: number): readonly number[] {
  const { start, end } = nodes[node]!
  const found: number[] = []
  for (let index = firstAt(units, start); index < units.length && units[index]!.start < end; index++)
    if (units[index]!.end <= end) found.push(index)
  return found
}

/** Indices of the nodes inside each, in document order; -1: those inside none. */
function childrenOf(nodes: readonly OutlineNode[]): ReadonlyMap<number, readonly number[]> {
  const children = new Map<number, number[]>()
  for (const [index, { parent }] of nodes.entries()) {
    const known = children.get(parent)
    if (known) known.push(index)
    else children.set(parent, [index])
  }
  for (const list of children.values()) list.sort((one, other) => nodes[one]!.start - nodes[other]!.start)
  return children
}

function removals(steps: readonly Step[], translation: ReadPart): readonly StepEdit[] {
  const wanted = new Map(
    steps.flatMap((step) =>
      step.kind === 'remove' && translation.units[step.translation!]!.kind !== 'medium' ? [[step.translation!, step] as const] : [],
    ),
  )
  if (wanted.size === 0) return []
  const { text } = translation.part
  const children = childrenOf(translation.nodes)
  return wholeNodes(translation, wanted).flatMap((index): readonly StepEdit[] => {
    const node = translation.nodes[index]!
    const inside = unitsIn(translation, index)
    const gone = inside.map((unit) => wanted.get(unit)!)
    if (cells.has(node.name)) {
      const [first, last] = [translation.units[inside[0]!]!, translation.units[inside.at(-1)!]!]
      return last.end === node.end ? [] : [{ start: first.start, end: last.end, text: '', steps: gone }]
    }
    const siblings = children.get(node.parent)!
    let { start, end } = node
    if (siblings[0] !== index) while (isBlank(text[start - 1])) start--
    else if (siblings.length > 1) while (isBlank(text[end])) end++
    return [{ start, end, text: '', steps: gone }]
  })
}

const isBlank = (character: string | undefined): boolean => character !== undefined && /\s/.test(character)

function insertions(steps: readonly Step[], source: NewSource, translation: ReadPart): readonly StepEdit[] {
  const there = new Set(translation.units.flatMap(({ kind, print }) => (kind === 'medium' ? [print] : [])))
  const wanted = new Map(
    steps.flatMap((step) => {
      const unit = step.kind === 'add' ? source.units[step.source!]! : null
      return unit === null || (unit.kind === 'medium' && there.has(unit.print)) ? [] : [[step.source!, step] as const]
    }),
  )
  if (wanted.size === 0) return []
  const places = new Map(
    steps.flatMap(({ kind, source: from, translation: to }) =>
      from !== null && to !== null && kind !== 'remove' ? [[from, to] as const] : [],
    ),
  )
  const children = childrenOf(source.nodes)
  const { text, format } = source.part
  const made = new Map<number, StepEdit & { readonly isBefore: boolean }>()
  const chunks = wholeNodes(source, wanted).filter((index) => !cells.has(source.nodes[index]!.name))
  for (const index of [...chunks].sort((one, other) => source.nodes[one]!.start - source.nodes[other]!.start)) {
    const node = source.nodes[index]!
    const siblings = children.get(node.parent)!
    const own = siblings.indexOf(index)
    const put = (at: number, isBefore: boolean): void => {
      const written = source.put(node)
      made.set(index, {
        start: at,
        end: at,
        text: isBefore ? written + blanksAfter(text, node.end, format) : blanksBefore(text, node.start, format) + written,
        steps: unitsIn(source, index).map((unit) => wanted.get(unit)!),
        isBefore,
      })
    }
    for (let before = own - 1; before >= 0 && !made.has(index); before--) {
      const neighbour = made.get(siblings[before]!)
      const at = neighbour ? neighbour.start : placeOf(siblings[before]!, 'last', source, translation, places)?.end
      if (at !== undefined) put(at, neighbour?.isBefore ?? false)
    }
    for (let after = own + 1; after < siblings.length && !made.has(index); after++) {
      const at = placeOf(siblings[after]!, 'first', source, translation, places)?.start
      if (at !== undefined) put(at, true)
    }
  }
  return [...made.values()]
}

function blanksBefore(text: string, place: number, format: ArticlePart['format']): string {
  let start = place
  while (isBlank(text[start - 1])) start--
  return text.slice(start, place) || (format === 'markdown' ? '\n\n' : format === 'strapi_blocks' ? '\n' : '')
}

function blanksAfter(text: string, place: number, format: ArticlePart['format']): string {
  let end = place
  while (isBlank(text[end])) end++
  return text.slice(place, end) || (format === 'markdown' ? '\n\n' : format === 'strapi_blocks' ? '\n' : '')
}

/** The node of the translation that a node of the source became, recognised by a text that both hold. */
function placeOf(
  sibling: number,
  which: 'first' | 'last',
  source: NewSource,
  translation: ReadPart,
  places: ReadonlyMap<number, number>,
): OutlineNode | null {
  const { name, parent } = source.nodes[sibling]!
  const inside = unitsIn(source, sibling).filter((unit) => places.has(unit) && source.units[unit]!.node !== -1)
  const unit = which === 'last' ? inside.at(-1) : inside[0]
  if (unit === undefined) return null
  const nameOf = ({ nodes }: PartUnits, index: number): string | null => (index === -1 ? null : nodes[index]!.name)
  for (let node = translation.units[places.get(unit)!]!.node; node !== -1; node = translation.nodes[node]!.parent) {
    const here = translation.nodes[node]!
    if (nameOf(translation, here.parent) !== nameOf(source, parent)) continue
    if (parent === -1 || here.name === name) return here
  }
  return null
}
