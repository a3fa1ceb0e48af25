import type { Span } from '@citable/core'
import { aroundOf, changedPart, type DonePart, findQuote, type HostSingleEdit, setAddress } from '@citable/editor'
import { storedIn } from '#shared/entry/editor-js.ts'
import { type Values, valueAt } from '#shared/mapping/value-at.ts'
import { type BlockNode, joinNodes, readdressNode, replaceInNode, sliceNode, textOf } from './block-nodes.ts'
import { findInSource, joinSource, splitSource } from './source-text.ts'

/** A change of one form field, ready for `form.onChange`, with what is needed to take it back. */
export interface FieldChange extends DonePart {
  readonly path: string
  readonly value: unknown
}

/** Reason to change nothing; see `Applied` of the editor package. */
export type Refusal = 'moved' | 'refused'

/** The values with another one at a form path. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...values, [key]: value }
  const inner = values[key]
  const changed = withValue((inner ?? {}) as Values, rest.join('.'), value)
  return { ...values, [key]: Array.isArray(inner) ? Object.assign([...inner], changed) : changed }
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

const isNode = (value: unknown): value is BlockNode => typeof value === 'object' && value !== null && 'type' in value

/** A place with what it holds: the node among the field's nodes, or the field's text. */
type Content =
  | { readonly path: string; readonly nodes: readonly BlockNode[]; readonly at: number; readonly node: BlockNode }
  | { readonly path: string; readonly source: string }

function contentOf(values: Values, block: string): Content | null {
  const place = placeOf(values, block)
  if (place === null) return null
  const value = valueAt(values, place.path)
  // what an editor stored as JSON is changed in that editor
  if (place.node === null) return storedIn(String(value)) === null ? { path: place.path, source: String(value) } : null
  const nodes = value as readonly BlockNode[]
  const node = nodes[place.node]
  return node === undefined ? null : { path: place.path, nodes, at: place.node, node }
}

/** One change of a text or attribute as a change of its field. Fields such as the title and whole new blocks are not its business. */
export function changeOf(
  values: Values,
  edit: Exclude<HostSingleEdit, { kind: 'set_field' | 'insert_block' | 'remove_block' }>,
): FieldChange | Refusal {
  switch (edit.kind) {
    case 'replace_text':
      return replaceText(values, edit.span, edit.value)
    case 'set_attribute':
      return setAttribute(values, edit)
    case 'set_address':
      return readdress(values, edit)
    case 'split_block':
      return splitBlock(values, edit.span)
    case 'join_block':
      return joinBlock(values, edit.span, edit.value)
  }
}

/** The passage replaced; of its pieces with different formats only the one that changes is touched. */
function replaceText(values: Values, span: Span, replacement: string): FieldChange | Refusal {
  const content = contentOf(values, span.place)
  if (content === null) return 'moved'
  const text = 'source' in content ? content.source : textOf(content.node)
  // Nothing can be looked for only where nothing stands.
  if (span.quote === '' && text !== '') return 'moved'
  const part = changedPart(span.quote, replacement)
  const at = findQuote(text, span)
  const done = { path: content.path, before: span.quote, inserted: null, ...aroundOf(text, at, at + span.quote.length, replacement) }
  if ('source' in content) {
    // Words with markup between them: which of it would go is unknown.
    if (at < 0) return findInSource(text, span) < 0 ? 'moved' : 'refused'
    return { ...done, value: text.slice(0, at + part.start) + part.value + text.slice(at + part.end) }
  }
  if (at < 0) return 'moved'
  const [from, to] = [at + part.start, at + part.end]
  // A text across differently formatted pieces has no format of its own; taking words away needs none.
  if (part.value !== '' && from < to && !isInOnePiece(content.node, from, to)) return 'refused'
  return { ...done, value: content.nodes.with(content.at, replaceInNode(content.node, from, to, part.value)) }
}

function isInOnePiece(node: BlockNode, from: number, to: number): boolean {
  if (node.text !== undefined) return from >= 0 && to <= node.text.length
  let offset = 0
  return (node.children ?? []).some((child) => {
    const start = offset
    offset += textOf(child).length
    return from >= start && to <= offset && isInOnePiece(child, from - start, to - start)
  })
}

function splitBlock(values: Values, span: Span): FieldChange | Refusal {
  const content = contentOf(values, span.place)
  if (content === null) return 'moved'
  if ('source' in content) {
    if (findInSource(content.source, span) < 0) return 'moved'
    const division = splitSource(content.source, span)
    return division === null ? 'refused' : { path: content.path, value: division.text, before: division.gap, inserted: span.place }
  }
  const { path, nodes, node, at } = content
  const text = textOf(node)
  const start = node.type === 'paragraph' ? findQuote(text, span) : -1
  const end = text.slice(0, Math.max(0, start)).trimEnd().length
  if (end === 0) return 'moved'
  const parts = [sliceNode(node, 0, end), sliceNode(node, start, text.length)]
  return { path, value: nodes.toSpliced(at, 1, ...parts), before: text.slice(end, start), inserted: `${path}.${at + 1}` }
}

function joinBlock(values: Values, span: Span, gap: string): FieldChange | Refusal {
  const content = contentOf(values, span.place)
  if (content === null) return 'moved'
  if ('source' in content) {
    const value = joinSource(content.source, span, gap)
    return value === null ? 'moved' : { path: content.path, value, before: '', inserted: null }
  }
  const { path, nodes, node, at } = content
  const above = nodes[at - 1]
  if (above?.type !== 'paragraph' || node.type !== 'paragraph' || !textOf(node).startsWith(span.quote)) return 'moved'
  return { path, value: nodes.toSpliced(at - 1, 2, joinNodes(above, gap, node)), before: '', inserted: null }
}

function readdress(values: Values, { span, before, value }: Extract<HostSingleEdit, { kind: 'set_address' }>): FieldChange | Refusal {
  const content = contentOf(values, span.place)
  if (content === null) return 'moved'
  if ('source' in content) {
    const changed = setAddress(content.source, before, value)
    return changed === null ? 'moved' : { path: content.path, value: changed.text, before: changed.before, inserted: null }
  }
  const { path, nodes, node, at } = content
  const changed = readdressNode(node, before, value)
  return changed === null ? 'moved' : { path, value: nodes.with(at, changed.node), before: changed.before, inserted: null }
}

function setAttribute(values: Values, edit: Extract<HostSingleEdit, { kind: 'set_attribute' }>): FieldChange | Refusal {
  const content = contentOf(values, edit.block)
  if (content === null) return 'moved'
  if ('source' in content) return 'refused'
  const { path, nodes, node, at } = content
  const level = Number(edit.value)
  const isFit =
    edit.name === 'level' ? node.type === 'heading' && Number.isInteger(level) && level >= 1 && level <= 6 : node.image !== undefined
  if (!isFit) return 'refused'
  const before = edit.name === 'level' ? String(node.level ?? 2) : (node.image?.alternativeText ?? '')
  if (before !== edit.before) return 'moved'
  const changed = edit.name === 'level' ? { ...node, level } : { ...node, image: { ...node.image, alternativeText: edit.value } }
  return { path, value: nodes.with(at, changed), before, inserted: null }
}
