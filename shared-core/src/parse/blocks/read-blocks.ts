import type { ChildNode, Element, ParentNode, Text } from 'domhandler'
import type { Block, HiddenText, Inline, MarkedQuestion } from '../../model/article.ts'
import type { BlockId, Range } from '../../model/values.ts'
import { containers, headingLevels, inlineKinds, skipped } from '../html/element-names.ts'
import { addHidden, addZeroWidth, hiddenReason } from '../html/hidden-text.ts'
import { isElement, textOf, walk } from '../html/walk.ts'
import {
  append,
  type BlockBuilder,
  beginCell,
  closeCell,
  closeItem,
  createBuilder,
  finish,
  isBlank,
  wholeSpan,
  write,
  writeCollapsed,
} from './block-builder.ts'
import { imageOf } from './image-of.ts'
import type { createQuestionReader, QuestionReader } from './marked-questions.ts'
import { captionOf, type Media } from './media-of.ts'
import type { rareMediaOf } from './rare-media.ts'
import { firstStructure, isHeaderRow, isLayoutTable } from './structure.ts'

/** The content of a tree, read as blocks. */
export interface BlockContent {
  readonly blocks: readonly Block[]
  readonly questions: readonly MarkedQuestion[]
  readonly hidden: readonly HiddenText[]
}

export interface BlockOptions {
  /** The text the tree was parsed from; runs point into it. */
  readonly source: string
  /** Names the blocks: the nearest `data-citable-block` if there is one, else null. Called once per block. */
  readonly createId: (place: BlockId | null) => BlockId
  /** Subtrees left out, such as boilerplate. */
  readonly dropped?: ReadonlySet<unknown>
  /** true: white space as a browser shows it. false: the author's spacing, only breaks of the source's lines become one space. */
  readonly collapse?: boolean
  /** true: text that is in no paragraph is split at blank lines, as the classic WordPress editor stores it. */
  readonly blankLines?: boolean
  /** Stretches of a text that readers do not see, in order, for texts outside code. null: there are none. */
  readonly leftOut?: ((text: string) => readonly Range[]) | null
  /** Finds questions that the markup joins to their answers. null: the tree has no element that does. */
  readonly questionReader: typeof createQuestionReader | null
  /** Reads videos, recordings and pictures for readers without scripts. null: the tree has no element for them. */
  readonly rareMediaOf: typeof rareMediaOf | null
}

/** A tree as far as it is read. */
interface BlockReader
  extends Pick<BlockOptions, 'source' | 'createId' | 'dropped' | 'collapse' | 'blankLines' | 'leftOut' | 'rareMediaOf'> {
  readonly blocks: Block[]
  readonly questions: QuestionReader | null
  readonly hidden: HiddenText[]
  /** The block that is read now; null: none is open. */
  builder: BlockBuilder | null
  /** Elements that make inlines and are open now, outermost first; `start` is -1 while no text of the current block is in them. */
  readonly openInlines: { readonly element: Element; start: number }[]
  openCodes: number
  /** Media found inside a block, written after it. */
  readonly media: { readonly shown: Media; readonly caption: string; readonly place: BlockId | null }[]
  readonly places: { readonly element: Element; readonly place: BlockId }[]
  readonly unfolded: Set<ChildNode>
  preformatted: number
  /** Figures met, with the caption that is still to be given to their first image or video. */
  readonly captions: Map<Element, string>
}

/**
 * Reads a tree as blocks in reading order. Linear in the number of nodes; no recursion.
 * Text outside paragraphs becomes paragraphs of its own. Images and videos inside other blocks follow the block they stand in.
 */
export function readBlocks(roots: readonly ParentNode[], options: BlockOptions): BlockContent {
  const blocks: Block[] = []
  const reader: BlockReader = {
    ...options,
    blocks,
    questions: options.questionReader?.(blocks, wholeSpan) ?? null,
    hidden: [],
    builder: null,
    openInlines: [],
    openCodes: 0,
    media: [],
    places: [],
    unfolded: new Set(),
    preformatted: 0,
    captions: new Map(),
  }
  const visit = { enter: (node: ChildNode) => enter(reader, node), leave: (node: ChildNode) => leave(reader, node) }
  for (const root of roots) {
    enterRoot(reader, root)
    walk(root, visit)
    flush(reader)
    reader.places.length = 0
  }
  for (const block of blocks) addZeroWidth(block, reader.hidden)
  return { blocks, questions: reader.questions?.found ?? [], hidden: reader.hidden }
}

/** A root given by the caller is not visited itself, but may say where it stands. */
function enterRoot(reader: BlockReader, root: ParentNode): void {
  const marker = isElement(root) ? root.attribs['data-citable-block'] : undefined
  if (isElement(root) && marker !== undefined && marker !== '') reader.places.push({ element: root, place: marker })
}

function enter(reader: BlockReader, node: ChildNode): boolean {
  if (node.type === 'text') {
    enterText(reader, node)
    return false
  }
  if (!isElement(node)) return node.type === 'cdata'
  const { name } = node
  if (reader.dropped?.has(node)) {
    if (containers.has(name) || name === 'p') separate(reader)
    return false
  }
  if (skipped.has(name)) {
    addMedia(reader, node)
    return false
  }
  const reason = hiddenReason(node)
  if (reason !== null) {
    addHidden(node, reason, reader.hidden)
    return false
  }
  const marker = node.attribs['data-citable-block']
  if (marker !== undefined && marker !== '') reader.places.push({ element: node, place: marker })
  if (name === 'img' || name === 'amp-img' || name === 'video' || name === 'picture') {
    if (name !== 'picture') addMedia(reader, node)
    return name === 'picture'
  }
  if (inlineKinds[name] !== undefined) {
    reader.openInlines.push({ element: node, start: -1 })
    if (inlineKinds[name] === 'code') reader.openCodes++
    return true
  }
  const { builder } = reader
  if (name === 'br') {
    if (builder !== null && builder.length > 0) {
      const begins = builder.length
      append(builder, '\n')
      builder.runs.push({ start: begins, length: 1, from: node.startIndex ?? 0, to: (node.endIndex ?? 0) + 1 })
    }
    return true
  }
  if (beginsBlock(reader, node)) return true
  if (name === 'li' && builder?.kind === 'list') {
    closeItem(builder)
    builder.pending = builder.length === 0 ? '' : '\n'
    const place = placeOf(reader)
    builder.items.push({ start: -1, end: -1, place: place === builder.place ? null : place })
    return true
  }
  if (builder?.kind === 'table') {
    if (name === 'tr') {
      builder.rows.push([])
      if (isHeaderRow(node, builder)) builder.headerRows = builder.rows.length
      return true
    }
    if (name === 'td' || name === 'th') {
      beginCell(builder)
      return true
    }
    if (name === 'caption' && textOf(node).trim() === '') return false
  }
  if (name === 'figcaption' && builder === null && node.parent !== null && reader.captions.has(node.parent as Element)) return false
  if (containers.has(name)) {
    separate(reader)
    reader.questions?.enter(node)
  }
  return true
}

/** Begins the block that an element is, or a new line where the element is inside a block of several; false: the element begins none. */
function beginsBlock(reader: BlockReader, node: Element): boolean {
  const { builder } = reader
  const { name } = node
  const level = headingLevels[name]
  if (level !== undefined) {
    if (builder !== null && (builder.kind === 'list' || builder.kind === 'table')) separate(reader)
    else begin(reader, 'heading', node, level)
    return true
  }
  const isInside = builder !== null && builder.owner !== null && builder.kind !== 'paragraph'
  if (name === 'pre') {
    if (isInside) separate(reader)
    else begin(reader, /\bverse\b|\bpoem\b|\bpreformatted\b/.test(node.attribs['class'] ?? '') ? 'paragraph' : 'code', node)
    reader.preformatted++
    return true
  }
  if (name === 'blockquote') {
    if (isInside) separate(reader)
    else if (isUnfolded(reader, node)) flush(reader)
    else begin(reader, 'quote', node)
    return true
  }
  const isList = name === 'ul' || name === 'ol' || name === 'dl' || name === 'menu'
  if (!isList && name !== 'p' && name !== 'table') return false
  if (isInside && builder.kind !== 'heading') separate(reader)
  else if (name === 'p') begin(reader, 'paragraph', node)
  else if (name === 'dl' || isUnfolded(reader, node)) flush(reader)
  else begin(reader, isList ? 'list' : 'table', node, 1, name === 'ol')
  return true
}

function leave(reader: BlockReader, node: ChildNode): void {
  if (!isElement(node)) return
  const { builder } = reader
  const { name } = node
  if (inlineKinds[name] !== undefined) {
    const inline = reader.openInlines.pop()
    if (inline && inlineKinds[inline.element.name] === 'code') reader.openCodes--
    if (inline && builder) closeInline(builder, inline)
  } else if (name === 'pre') {
    reader.preformatted--
    if (builder && builder.owner !== node) separate(reader)
  } else if (name === 'li' && builder?.kind === 'list') {
    closeItem(builder)
    builder.pending = builder.length === 0 ? '' : '\n'
  } else if ((name === 'td' || name === 'th') && builder?.kind === 'table') {
    closeCell(builder)
  } else if (
    builder?.owner !== node &&
    (containers.has(name) || name === 'p' || name === 'blockquote' || headingLevels[name] !== undefined)
  ) {
    separate(reader)
  }
  if (reader.builder !== null && reader.builder.owner === node) flush(reader)
  if (name === 'summary' || name === 'dt' || name === 'details' || name === 'dd') {
    flush(reader)
    reader.questions?.leave(node)
  }
  if (reader.places.at(-1)?.element === node) reader.places.pop()
}

function begin(
  reader: BlockReader,
  kind: BlockBuilder['kind'],
  owner: ChildNode | null,
  level: BlockBuilder['level'] = 1,
  ordered = false,
): BlockBuilder {
  flush(reader)
  const builder = createBuilder({ kind, level, ordered, owner, place: placeOf(reader) })
  reader.builder = builder
  for (const inline of reader.openInlines) inline.start = -1
  return builder
}

function flush(reader: BlockReader): void {
  const { builder, openInlines, blocks, media, createId } = reader
  if (builder !== null) {
    reader.builder = null
    for (let index = openInlines.length - 1; index >= 0; index--) {
      const inline = openInlines[index]!
      closeInline(builder, inline)
      inline.start = -1
    }
    const block = finish(builder, createId)
    if (block) blocks.push(block)
  }
  for (const { shown, caption, place } of media.splice(0))
    blocks.push({ id: createId(place), text: caption, inlines: [], runs: [], ...shown })
}

/** A container begins or ends: a new line inside a block that holds several, else a new block. */
function separate(reader: BlockReader): void {
  const { builder } = reader
  if (builder === null || builder.owner === null || builder.kind === 'paragraph' || builder.kind === 'heading') flush(reader)
  else if (builder.kind === 'table') {
    const row = builder.rows.at(-1)
    const cell = row?.[row.length - 1]
    if (cell && builder.length > cell.start) builder.pending = '\n'
  } else if (builder.length > 0) builder.pending = '\n'
}

function enterText(reader: BlockReader, node: Text): void {
  const { builder } = reader
  const before = builder === null ? 0 : builder.length + (builder.pending === '' ? 0 : 1)
  addText(reader, node)
  if (reader.openInlines.length > 0 && reader.builder !== null) startInlines(reader, Math.min(before, reader.builder.length))
}

function addText(reader: BlockReader, node: Text): void {
  const { data } = node
  const isCode = reader.builder?.kind === 'code' || reader.preformatted > 0 || reader.openCodes > 0
  let at = 0
  for (const range of !reader.leftOut || isCode ? [] : reader.leftOut(data)) {
    addPart(reader, node, at, range.start)
    at = range.end
  }
  addPart(reader, node, at, data.length)
}

/** Adds `data[begins, ends)` of a text. */
function addPart(reader: BlockReader, node: Text, begins: number, ends: number): void {
  const { data } = node
  if (begins >= ends) return
  if (reader.builder === null) {
    if (isBlank(begins === 0 && ends === data.length ? data : data.slice(begins, ends))) return
    begin(reader, 'paragraph', null)
  }
  const target = reader.builder!
  const from = node.startIndex ?? 0
  const to = (node.endIndex ?? from - 1) + 1
  if (target.kind === 'code' || reader.preformatted > 0) {
    write(target, data, reader.source, from, to, begins, ends)
    return
  }
  if (reader.blankLines && target.owner === null && target.kind === 'paragraph' && /\n[ \t\r]*\n/.test(data)) {
    // The classic editor writes paragraphs as blank lines.
    const gap = /[ \t\r]*\n[ \t\r]*\n\s*/g
    gap.lastIndex = begins
    let at = begins
    for (let match = gap.exec(data); match && match.index < ends; match = gap.exec(data)) {
      addLine(at, match.index)
      flush(reader)
      at = Math.min(match.index + match[0].length, ends)
    }
    addLine(at, ends)
    return
  }
  writeCollapsed(target, data, reader.source, from, to, begins, ends, reader.collapse === true)

  function addLine(start: number, end: number): void {
    if (isBlank(data.slice(start, end))) return
    writeCollapsed(reader.builder ?? begin(reader, 'paragraph', null), data, reader.source, from, to, start, end, reader.collapse === true)
  }
}

/** Notes where inlines begin, once text has been added. */
function startInlines(reader: BlockReader, before: number): void {
  if (reader.builder === null || reader.builder.length === before) return
  // those that have not begun are the innermost
  for (let index = reader.openInlines.length - 1; reader.openInlines[index]?.start === -1; index--)
    reader.openInlines[index]!.start = before
}

const placeOf = (reader: BlockReader): BlockId | null => reader.places.at(-1)?.place ?? null

/** Lists, quotations and tables that hold blocks of their own are read as these blocks. */
function isUnfolded(reader: BlockReader, node: Element): boolean {
  if (reader.unfolded.has(node)) return true
  if (node.name === 'table') return isLayoutTable(node)
  const inside = firstStructure(node)
  if (inside === null) return false
  // Elements between the two are unfolded as well; noting them makes the search linear.
  for (let up: ParentNode | null = inside.parent; up && up !== node; up = up.parent) reader.unfolded.add(up as ChildNode)
  reader.unfolded.add(node)
  return true
}

function addMedia(reader: BlockReader, node: Element): void {
  const image = node.name === 'img' || node.name === 'amp-img' ? imageOf(node) : null
  const shown: Media | null = image === null ? (reader.rareMediaOf?.(node) ?? null) : { kind: 'image', image }
  if (shown !== null) reader.media.push({ shown, caption: captionOf(node, reader.captions), place: placeOf(reader) })
  if (reader.builder === null) flush(reader)
}

function closeInline(target: BlockBuilder, inline: { element: Element; start: number }): void {
  const kind = inlineKinds[inline.element.name]
  if (kind === undefined || inline.start === -1 || inline.start >= target.length) return
  target.inlines.push(inlineOf(kind, inline.element, inline.start, target.length))
}

function inlineOf(kind: Inline['kind'], element: Element, start: number, end: number): Inline {
  if (kind === 'link') {
    const rel = (element.attribs['rel'] ?? '').toLowerCase().split(/\s+/).filter(Boolean)
    const value = element.attribs['href'] ?? null
    return rel.length > 0 ? { kind, start, end, value, rel } : { kind, start, end, value }
  }
  const value = kind === 'time' ? (element.attribs['datetime'] ?? null) : kind === 'quote' ? (element.attribs['cite'] ?? null) : null
  return { kind, start, end, value }
}
