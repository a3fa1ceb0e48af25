import type { Span } from '@citable/core'
import { findQuote } from '@citable/editor'

type Values = Readonly<Record<string, unknown>>

/** A change of one form field, ready for `form.onChange`. */
export interface FieldChange {
  readonly path: string
  readonly value: unknown
  /** What stood there: the passage, or the attribute. */
  readonly before: string
}

/** The value at a form path such as `sections.0.body`; undefined when there is none. */
export function valueAt(values: Values, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
      values,
    )
}

/** A place of the core in the form: the field's path, and the index of the node when the field holds blocks. */
export interface Place {
  readonly path: string
  readonly node: number | null
}

/** Finds the field of a block id. `content.3` is the fourth node of the field `content`; `sections.0.body` is a field. */
export function placeOf(values: Values, block: string): Place | null {
  // `content#2` is the second passage that the core read from the field `content`.
  const id = block.replace(/#\d+$/, '')
  const value = valueAt(values, id)
  if (typeof value === 'string') return { path: id, node: null }
  const [, path = '', index = ''] = /^(.+)\.(\d+)$/.exec(id) ?? []
  return path !== '' && isNode(value) ? { path, node: Number(index) } : null
}

interface BlockNode {
  readonly type?: string
  readonly text?: string
  readonly level?: number
  readonly image?: { readonly alternativeText?: string | null }
  readonly children?: readonly BlockNode[]
}

const isNode = (value: unknown): value is BlockNode => typeof value === 'object' && value !== null && 'type' in value

/** Texts of a node in order, each with its path of child indexes. */
function leavesOf(node: BlockNode, path: readonly number[] = []): readonly { readonly path: readonly number[]; readonly text: string }[] {
  if (typeof node.text === 'string') return [{ path, text: node.text }]
  return (node.children ?? []).flatMap((child, index) => leavesOf(child, [...path, index]))
}

function withText(node: BlockNode, [index, ...rest]: readonly number[], text: string): BlockNode {
  if (index === undefined) return { ...node, text }
  return { ...node, children: (node.children ?? []).map((child, at) => (at === index ? withText(child, rest, text) : child)) }
}

/**
 * The field with a passage replaced. null: the passage is not there any more, or it runs across differently formatted
 * pieces, where a plain text cannot take its place.
 */
export function replaceText(values: Values, span: Span, replacement: string): FieldChange | null {
  const place = placeOf(values, span.place)
  if (place === null || span.quote === '') return null
  if (place.node === null) {
    const text = String(valueAt(values, place.path))
    const at = findQuote(text, span)
    return at < 0
      ? null
      : { path: place.path, value: text.slice(0, at) + replacement + text.slice(at + span.quote.length), before: span.quote }
  }
  const nodes = valueAt(values, place.path) as readonly BlockNode[]
  const node = nodes[place.node]
  if (node === undefined) return null
  const leaves = leavesOf(node)
  let offset = 0
  let best: { readonly leaf: (typeof leaves)[number]; readonly at: number; readonly distance: number } | null = null
  for (const leaf of leaves) {
    const at = findQuote(leaf.text, { start: Math.max(0, span.start - offset), quote: span.quote })
    const distance = Math.abs(offset + at - span.start)
    if (at >= 0 && (best === null || distance < best.distance)) best = { leaf, at, distance }
    offset += leaf.text.length
  }
  if (best === null) return null
  const { leaf, at } = best
  const changed = withText(node, leaf.path, leaf.text.slice(0, at) + replacement + leaf.text.slice(at + span.quote.length))
  return { path: place.path, value: nodes.map((one, index) => (index === place.node ? changed : one)), before: span.quote }
}

/** The field with a heading's level or an image's alternative text changed. null: that node is of another kind, or gone. */
export function setAttribute(values: Values, block: string, name: 'alt' | 'level', value: string): FieldChange | null {
  const place = placeOf(values, block)
  if (place === null || place.node === null) return null
  const nodes = valueAt(values, place.path) as readonly BlockNode[]
  const node = nodes[place.node]
  const changed = node === undefined ? null : name === 'level' ? withLevel(node, value) : withAlt(node, value)
  if (changed === null) return null
  return { path: place.path, value: nodes.map((one, index) => (index === place.node ? changed.node : one)), before: changed.before }
}

function withLevel(node: BlockNode, value: string): { readonly node: BlockNode; readonly before: string } | null {
  const level = Number(value)
  if (node.type !== 'heading' || !Number.isInteger(level) || level < 1 || level > 6) return null
  return { node: { ...node, level }, before: String(node.level ?? 2) }
}

function withAlt(node: BlockNode, value: string): { readonly node: BlockNode; readonly before: string } | null {
  if (node.type !== 'image' || node.image === undefined) return null
  return { node: { ...node, image: { ...node.image, alternativeText: value } }, before: node.image.alternativeText ?? '' }
}
