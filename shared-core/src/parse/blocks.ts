import type { ChildNode, Element, ParentNode, Text } from 'domhandler'
import type { Block, HiddenText, Inline, MarkedQuestion, Run } from '../model/article.ts'
import type { Image } from '../model/input.ts'
import type { BlockId, Range, Span } from '../model/values.ts'
import { alignText } from './align-text.ts'
import { imageOf } from './image-of.ts'
import { isElement, textOf, walk } from './walk.ts'

/** What a tree holds once it is read as blocks. */
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
  /** true: text that stands in no paragraph is split at blank lines, as the classic WordPress editor stores it. */
  readonly blankLines?: boolean
  /** Stretches of a text that are no text, in order; asked for texts outside code. null: there are none. */
  readonly leftOut?: ((text: string) => readonly Range[]) | null
}

const containers = new Set(
  'address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form header hgroup hr html legend main menu nav section summary search tbody td tfoot th thead tr table li ul ol'.split(
    ' ',
  ),
)
const skipped = new Set(
  'audio base button canvas datalist embed head iframe input link map math meta noscript object optgroup option param progress script select source style svg template textarea title track'.split(
    ' ',
  ),
)
const inlineKinds: Readonly<Record<string, Inline['kind']>> = {
  a: 'link',
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  q: 'quote',
  time: 'time',
}
const headingLevels: Readonly<Record<string, 1 | 2 | 3 | 4 | 5 | 6>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 }

/** Hidden passages kept, and UTF-16 units of each: enough to show the author, bounded for hostile pages. */
const hiddenLimit = { entries: 50, length: 200 } as const

/** Block under construction. Mutable here, frozen into a `Block` when it ends. */
interface Draft {
  readonly kind: 'heading' | 'paragraph' | 'quote' | 'code' | 'list' | 'table'
  readonly level: 1 | 2 | 3 | 4 | 5 | 6
  readonly ordered: boolean
  readonly place: BlockId | null
  readonly owner: ChildNode | null
  /** The text so far in pieces, its length and its last UTF-16 unit: reading a growing string would cost its whole length each time. */
  readonly parts: string[]
  length: number
  last: number
  readonly runs: Run[]
  readonly inlines: Inline[]
  /** Started items of a list or rows of cells of a table: begin of each in the text. */
  readonly items: { start: number; end: number; place: BlockId | null }[]
  readonly rows: { start: number; end: number }[][]
  headerRows: number
  /** A separator that is written before the next text. */
  pending: '' | '\n' | '\t'
}

/**
 * Reads a tree as blocks in reading order. Linear in the number of nodes; no recursion.
 * Text outside paragraphs becomes paragraphs of its own. Images and videos inside other blocks follow the block they stand in.
 */
export function readBlocks(roots: readonly ParentNode[], options: BlockOptions): BlockContent {
  const blocks: Block[] = []
  const questions: MarkedQuestion[] = []
  const hidden: HiddenText[] = []
  const { source, collapse = false, blankLines = false, leftOut = null, dropped } = options

  let draft: Draft | null = null
  /** Elements that make inlines and are open now, outermost first; `start` is -1 while no text of the current block lies in them. */
  const openInlines: { element: Element; start: number }[] = []
  let openCodes = 0
  /** Media found inside a block, written after it. */
  const media: { shown: Media; caption: string; place: BlockId | null }[] = []
  const places: { element: Element; place: BlockId }[] = []
  const openQuestions: { owner: Element; questionBlock: number; answerStart: number; isTerm: boolean }[] = []
  const unfolded = new Set<ChildNode>()
  let preformatted = 0
  /** Figures met, with the caption that is still to be given to their first image or video. */
  const captions = new Map<Element, string>()

  const place = (): BlockId | null => places[places.length - 1]?.place ?? null

  const begin = (kind: Draft['kind'], owner: ChildNode | null, level: Draft['level'] = 1, ordered = false): Draft => {
    flush()
    draft = {
      kind,
      level,
      ordered,
      owner,
      place: place(),
      parts: [],
      length: 0,
      last: 0,
      runs: [],
      inlines: [],
      items: [],
      rows: [],
      headerRows: 0,
      pending: '',
    }
    for (const inline of openInlines) inline.start = -1
    return draft
  }

  const closeInline = (target: Draft, inline: { element: Element; start: number }): void => {
    const kind = inlineKinds[inline.element.name]
    if (kind === undefined || inline.start === -1 || inline.start >= target.length) return
    target.inlines.push(inlineOf(kind, inline.element, inline.start, target.length))
  }

  const flush = (): void => {
    const current = draft
    if (current) {
      draft = null
      for (let index = openInlines.length - 1; index >= 0; index--) {
        const inline = openInlines[index]!
        closeInline(current, inline)
        inline.start = -1
      }
      const block = finish(current, options)
      if (block) blocks.push(block)
    }
    if (media.length > 0) {
      for (const { shown, caption, place: at } of media)
        blocks.push({ id: options.createId(at), text: caption, inlines: [], runs: [], ...shown })
      media.length = 0
    }
  }

  const addText = (node: Text): void => {
    const { data } = node
    const isCode = draft?.kind === 'code' || preformatted > 0 || openCodes > 0
    let at = 0
    for (const range of leftOut === null || isCode ? [] : leftOut(data)) {
      addPart(node, at, range.start)
      at = range.end
    }
    addPart(node, at, data.length)
  }

  /** Adds `data[begins, ends)` of a text. */
  const addPart = (node: Text, begins: number, ends: number): void => {
    const { data } = node
    if (begins >= ends) return
    if (draft === null) {
      if (isBlank(begins === 0 && ends === data.length ? data : data.slice(begins, ends))) return
      begin('paragraph', null)
    }
    const target = draft!
    const from = node.startIndex ?? 0
    const to = (node.endIndex ?? from - 1) + 1
    if (target.kind === 'code' || preformatted > 0) {
      write(target, data, source, from, to, begins, ends)
      return
    }
    if (blankLines && target.owner === null && target.kind === 'paragraph' && /\n[ \t\r]*\n/.test(data)) {
      // The classic editor keeps paragraphs as blank lines.
      const gap = /[ \t\r]*\n[ \t\r]*\n\s*/g
      gap.lastIndex = begins
      let at = begins
      for (let match = gap.exec(data); match && match.index < ends; match = gap.exec(data)) {
        addLine(at, match.index)
        flush()
        at = Math.min(match.index + match[0].length, ends)
      }
      addLine(at, ends)
      return
    }
    writeCollapsed(target, data, source, from, to, begins, ends, collapse)

    function addLine(start: number, end: number): void {
      if (isBlank(data.slice(start, end))) return
      writeCollapsed(draft ?? begin('paragraph', null), data, source, from, to, start, end, collapse)
    }
  }

  /** Notes where inlines begin, once text has been added. */
  const startInlines = (before: number): void => {
    if (draft === null || draft.length === before) return
    // those that have not begun are the innermost
    for (let index = openInlines.length - 1; openInlines[index]?.start === -1; index--) openInlines[index]!.start = before
  }

  const enter = (node: ChildNode): boolean => {
    if (node.type === 'text') {
      const before = draft === null ? 0 : draft.length + (draft.pending === '' ? 0 : 1)
      addText(node)
      if (openInlines.length > 0 && draft !== null) startInlines(Math.min(before, draft.length))
      return false
    }
    if (!isElement(node)) return node.type === 'cdata'
    const { name } = node
    if (dropped?.has(node)) {
      if (containers.has(name) || name === 'p') separate(node)
      return false
    }
    if (skipped.has(name)) {
      addMedia(node)
      return false
    }
    const reason = hiddenReason(node)
    if (reason !== null) {
      addHidden(node, reason)
      return false
    }
    const marker = node.attribs['data-citable-block']
    if (marker !== undefined && marker !== '') places.push({ element: node, place: marker })
    if (name === 'br') {
      if (draft) {
        if (draft.length > 0) {
          const begins = draft.length
          append(draft, '\n')
          draft.runs.push({ start: begins, length: 1, from: node.startIndex ?? 0, to: (node.endIndex ?? 0) + 1 })
        }
      }
      return true
    }
    if (name === 'img' || name === 'video' || name === 'picture') {
      if (name !== 'picture') addMedia(node)
      return name === 'picture'
    }
    const level = headingLevels[name]
    if (level !== undefined) {
      if (draft && (draft.kind === 'list' || draft.kind === 'table')) separate(node)
      else begin('heading', node, level)
      return true
    }
    if (inlineKinds[name] !== undefined) {
      openInlines.push({ element: node, start: -1 })
      if (inlineKinds[name] === 'code') openCodes++
      return true
    }
    if (name === 'p') {
      if (draft && draft.owner !== null && draft.kind !== 'paragraph' && draft.kind !== 'heading') separate(node)
      else begin('paragraph', node)
      return true
    }
    if (name === 'pre') {
      if (draft && draft.owner !== null && draft.kind !== 'paragraph') separate(node)
      else begin(/\bverse\b|\bpoem\b|\bpreformatted\b/.test(node.attribs['class'] ?? '') ? 'paragraph' : 'code', node)
      preformatted++
      return true
    }
    if (name === 'blockquote') {
      if (draft && draft.owner !== null && draft.kind !== 'paragraph') separate(node)
      else if (!isUnfolded(node)) begin('quote', node)
      else flush()
      return true
    }
    if (name === 'ul' || name === 'ol' || name === 'dl' || name === 'menu') {
      if (draft && draft.owner !== null && draft.kind !== 'paragraph' && draft.kind !== 'heading') {
        separate(node)
        return true
      }
      if (name === 'dl' || isUnfolded(node)) flush()
      else begin('list', node, 1, name === 'ol')
      return true
    }
    if (name === 'table') {
      if (draft && draft.owner !== null && draft.kind !== 'paragraph' && draft.kind !== 'heading') separate(node)
      else if (isUnfolded(node)) flush()
      else begin('table', node)
      return true
    }
    if (name === 'li' && draft?.kind === 'list') {
      closeItem(draft)
      draft.pending = draft.length === 0 ? '' : '\n'
      draft.items.push({ start: -1, end: -1, place: place() === draft.place ? null : place() })
      return true
    }
    if (draft?.kind === 'table') {
      if (name === 'tr') {
        draft.rows.push([])
        if (isHeaderRow(node, draft)) draft.headerRows = draft.rows.length
        return true
      }
      if (name === 'td' || name === 'th') {
        const row = draft.rows[draft.rows.length - 1]
        if (row) {
          // Separators are written at once, so that empty cells keep their place.
          if (row.length > 0) append(draft, '\t')
          else if (draft.rows.length > 1) append(draft, '\n')
          draft.pending = ''
          row.push({ start: draft.length, end: -1 })
        }
        return true
      }
      if (name === 'caption') {
        const caption = textOf(node).trim()
        if (caption === '') return false
      }
    }
    if (name === 'figcaption' && draft === null && node.parent !== null && captions.has(node.parent as Element)) return false
    if (containers.has(name)) {
      separate(node)
      if (name === 'details') openQuestions.push({ owner: node, questionBlock: -1, answerStart: -1, isTerm: false })
      if (name === 'dt') openQuestions.push({ owner: node, questionBlock: blocks.length, answerStart: -1, isTerm: true })
    }
    return true
  }

  /** A container begins or ends: a new line inside a block that holds several, else a new block. */
  const separate = (_node: Element): void => {
    if (draft === null) {
      flush()
      return
    }
    if (draft.owner === null || draft.kind === 'paragraph' || draft.kind === 'heading') {
      flush()
      return
    }
    if (draft.kind === 'table') {
      const row = draft.rows[draft.rows.length - 1]
      const cell = row?.[row.length - 1]
      if (cell && draft.length > cell.start) draft.pending = '\n'
      return
    }
    if (draft.length > 0) draft.pending = '\n'
  }

  const isUnfolded = (node: Element): boolean => {
    if (unfolded.has(node)) return true
    if (node.name === 'table') return isLayoutTable(node)
    const inside = firstStructure(node)
    if (inside === null) return false
    // Whatever lies between the two is unfolded as well; noting it keeps the search linear.
    for (let up: ParentNode | null = inside.parent; up && up !== node; up = up.parent) unfolded.add(up as ChildNode)
    unfolded.add(node)
    return true
  }

  const addMedia = (node: Element): void => {
    const shown = mediaOf(node)
    if (shown !== null) media.push({ shown, caption: captionOf(node, captions), place: place() })
    if (draft === null) flush()
  }

  const addHidden = (node: Element, reason: HiddenText['reason']): void => {
    if (hidden.length >= hiddenLimit.entries) return
    const quote = textOf(node, hiddenLimit.length * 4)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, hiddenLimit.length)
    if (quote !== '') hidden.push({ reason, quote: trimHalf(quote) })
  }

  const leave = (node: ChildNode): void => {
    if (!isElement(node)) return
    const { name } = node
    if (inlineKinds[name] !== undefined) {
      const inline = openInlines.pop()
      if (inline && inlineKinds[inline.element.name] === 'code') openCodes--
      if (inline && draft) closeInline(draft, inline)
    } else if (name === 'pre') {
      preformatted--
      if (draft && draft.owner !== node) separate(node)
    } else if (name === 'li' && draft?.kind === 'list') {
      closeItem(draft)
      draft.pending = draft.length === 0 ? '' : '\n'
    } else if ((name === 'td' || name === 'th') && draft?.kind === 'table') {
      closeCell(draft)
    } else if (
      draft?.owner !== node &&
      (containers.has(name) || name === 'p' || name === 'blockquote' || headingLevels[name] !== undefined)
    ) {
      separate(node)
    }
    if (draft !== null && draft.owner === node) flush()
    if (name === 'summary' || name === 'dt') {
      flush()
      const open = openQuestions[openQuestions.length - 1]
      if (open && open.answerStart === -1 && (name === 'dt' ? open.owner === node : open.owner === node.parent)) {
        open.questionBlock = name === 'dt' ? open.questionBlock : blocks.length - 1
        open.answerStart = blocks.length
      }
      if (name === 'dt' && open?.owner === node && !isQuestionText(blocks[open.questionBlock]?.text)) openQuestions.pop()
    } else if (name === 'details') {
      flush()
      const open = openQuestions.pop()
      if (open) addQuestion(open.questionBlock, open.answerStart)
    } else if (name === 'dd') {
      flush()
      const open = openQuestions[openQuestions.length - 1]
      const follows = nextElement(node)
      if (open?.isTerm && follows?.name !== 'dd') {
        openQuestions.pop()
        addQuestion(open.questionBlock, open.answerStart)
      }
    }
    if (places[places.length - 1]?.element === node) places.pop()
  }

  /** A root given by the caller is not visited itself, but may say where it stands. */
  const enterRoot = (root: ParentNode): void => {
    const marker = isElement(root) ? root.attribs['data-citable-block'] : undefined
    if (isElement(root) && marker !== undefined && marker !== '') places.push({ element: root, place: marker })
  }

  const addQuestion = (questionBlock: number, answerStart: number): void => {
    const question = blocks[questionBlock]
    // Captions have no runs.
    const answer = answerStart === -1 ? [] : blocks.slice(answerStart).filter((block) => block.text !== '' && block.runs.length > 0)
    if (question && question.text !== '' && answer.length > 0)
      questions.push({ question: wholeSpan(question), answer: answer.map(wholeSpan) })
  }

  for (const root of roots) {
    enterRoot(root)
    walk(root, { enter, leave })
    flush()
    places.length = 0
  }
  for (const block of blocks) addZeroWidth(block, hidden)
  return { blocks, questions, hidden }
}

/** The span of a block's whole text. */
export function wholeSpan(block: Block): Span {
  return { place: block.id, start: 0, end: block.text.length, quote: block.text }
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

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)

function isBlank(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (!isSpace(text.charCodeAt(index))) return false
  return true
}

function trimHalf(text: string): string {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text
}

function append(draft: Draft, text: string): void {
  if (text === '') return
  draft.parts.push(text)
  draft.length += text.length
  draft.last = text.charCodeAt(text.length - 1)
}

/** Takes spaces off the end, and off the runs that cover them. */
function trimTail(draft: Draft): void {
  while (draft.length > 0 && isSpace(draft.last) && draft.last !== 10) {
    const piece = draft.parts.pop()!
    let end = piece.length
    while (end > 0 && isSpace(piece.charCodeAt(end - 1)) && piece.charCodeAt(end - 1) !== 10) end--
    draft.length -= piece.length - end
    if (end > 0) draft.parts.push(piece.slice(0, end))
    const tail = draft.parts[draft.parts.length - 1]
    draft.last = tail === undefined ? 0 : tail.charCodeAt(tail.length - 1)
  }
  for (let run = draft.runs.pop(); run; run = draft.runs.pop()) {
    if (run.start >= draft.length) continue
    const over = run.start + run.length - draft.length
    draft.runs.push(over <= 0 ? run : { ...run, length: run.length - over, to: run.to - run.from === run.length ? run.to - over : run.to })
    break
  }
}

function settle(draft: Draft): void {
  if (draft.pending !== '') {
    trimTail(draft)
    if (draft.length > 0 && draft.last !== draft.pending.charCodeAt(0)) append(draft, draft.pending)
    draft.pending = ''
  }
  const item = draft.kind === 'list' ? draft.items[draft.items.length - 1] : undefined
  if (item && item.start === -1) item.start = draft.length
}

/** Adds `data[start, end)` as it is. */
function write(draft: Draft, data: string, source: string, from: number, to: number, start: number, end: number): void {
  if (start >= end) return
  settle(draft)
  const offset = draft.length
  append(draft, start === 0 && end === data.length ? data : data.slice(start, end))
  if (to - from === data.length) {
    addRun(draft.runs, { start: offset, length: end - start, from: from + start, to: from + end })
    return
  }
  for (const run of alignText(data, source, from, to)) {
    const low = Math.max(run.start, start)
    const high = Math.min(run.start + run.length, end)
    if (low >= high) continue
    const same = run.to - run.from === run.length
    addRun(draft.runs, {
      start: offset + low - start,
      length: high - low,
      from: same ? run.from + low - run.start : run.from,
      to: same ? run.from + high - run.start : run.to,
    })
  }
}

function addRun(runs: Run[], run: Run): void {
  const last = runs[runs.length - 1]
  const joins =
    last !== undefined &&
    last.to === run.from &&
    last.start + last.length === run.start &&
    last.to - last.from === last.length &&
    run.to - run.from === run.length
  if (joins) runs[runs.length - 1] = { start: last.start, length: last.length + run.length, from: last.from, to: run.to }
  else runs.push(run)
}

/** Adds `data[start, end)` with white space collapsed. */
function writeCollapsed(
  draft: Draft,
  data: string,
  source: string,
  from: number,
  to: number,
  start: number,
  end: number,
  all: boolean,
): void {
  const { last } = draft
  let at = start
  const startsLine = draft.length === 0 || draft.pending !== '' || last === 10 || isItemStart(draft)
  if (startsLine || (last === 32 && (all || /^[ ]*[\t\n\r\f]/.test(data.slice(at, at + 64)))))
    while (at < end && isSpace(data.charCodeAt(at))) at++
  if (at >= end) return
  const plain = all ? /[\t\n\r\f\v]| {2}/ : /[\t\n\r\f\v]/
  if (!plain.test(data)) {
    write(draft, data, source, from, to, at, end)
    return
  }
  const aligned = to - from === data.length
  const cells: string[] = []
  settle(draft)
  const offset = draft.length
  let length = 0
  let copied = at
  const runs: Run[] = []
  const keep = (low: number, high: number): void => {
    if (low >= high) return
    cells.push(data.slice(low, high))
    runs.push({ start: length, length: high - low, from: low, to: high })
    length += high - low
  }
  while (at < end) {
    const code = data.charCodeAt(at)
    if (!isSpace(code)) {
      at++
      continue
    }
    let stop = at
    let hasBreak = false
    while (stop < end && isSpace(data.charCodeAt(stop))) {
      if (data.charCodeAt(stop) !== 32) hasBreak = true
      stop++
    }
    if (hasBreak || (all && stop - at > 1)) {
      keep(copied, at)
      cells.push(' ')
      runs.push({ start: length, length: 1, from: at, to: stop })
      length++
      copied = stop
    }
    at = stop
  }
  keep(copied, end)
  append(draft, cells.join(''))
  // `runs` count in `data` so far; bring them to the source.
  const map = aligned ? null : createRunMap(alignText(data, source, from, to))
  for (const run of runs) {
    if (map === null) addRun(draft.runs, { start: offset + run.start, length: run.length, from: from + run.from, to: from + run.to })
    else mapRun(draft.runs, run, offset, map)
  }
}

/** Runs over decoded text, asked for in rising order; `at` remembers where the last answer was found. */
interface RunMap {
  readonly runs: readonly Run[]
  at: number
}

function createRunMap(runs: readonly Run[]): RunMap {
  return { runs, at: 0 }
}

/** Cuts a run over decoded text along the runs that lead from there to the source. */
function mapRun(target: Run[], run: Run, offset: number, map: RunMap): void {
  if (run.to - run.from !== run.length) {
    target.push({ start: offset + run.start, length: run.length, from: sourceOffset(map, run.from), to: sourceOffset(map, run.to) })
    return
  }
  for (; map.at < map.runs.length; map.at++) {
    const part = map.runs[map.at]!
    if (part.start >= run.to) return
    const low = Math.max(part.start, run.from)
    const high = Math.min(part.start + part.length, run.to)
    if (low < high) {
      const same = part.to - part.from === part.length
      addRun(target, {
        start: offset + run.start + low - run.from,
        length: high - low,
        from: same ? part.from + low - part.start : part.from,
        to: same ? part.from + high - part.start : part.to,
      })
    }
    if (part.start + part.length > run.to) return
  }
}

function sourceOffset(map: RunMap, at: number): number {
  for (; map.at < map.runs.length; map.at++) {
    const run = map.runs[map.at]!
    if (at < run.start + run.length) return run.to - run.from === run.length ? run.from + at - run.start : run.from
  }
  return map.runs[map.runs.length - 1]?.to ?? 0
}

function isItemStart(draft: Draft): boolean {
  if (draft.kind === 'list') return draft.items[draft.items.length - 1]?.start === -1
  if (draft.kind !== 'table') return false
  const row = draft.rows[draft.rows.length - 1]
  return row !== undefined && row[row.length - 1]?.start === draft.length
}

function closeItem(draft: Draft): void {
  const item = draft.items[draft.items.length - 1]
  if (item && item.end === -1 && item.start !== -1) item.end = draft.length
}

function closeCell(draft: Draft): void {
  const row = draft.rows[draft.rows.length - 1]
  const cell = row?.[row.length - 1]
  if (cell && cell.end === -1) cell.end = draft.length
  draft.pending = ''
}

/** A row of the table's head: inside `thead`, or the first row when all its cells are `th`. */
function isHeaderRow(row: Element, draft: Draft): boolean {
  if (draft.rows.length !== draft.headerRows + 1) return false
  if (row.parent && isElement(row.parent) && row.parent.name === 'thead') return true
  if (draft.rows.length !== 1) return false
  let cells = 0
  for (const child of row.children) {
    if (!isElement(child)) continue
    if (child.name !== 'th') return false
    cells++
  }
  return cells > 0
}

/** Trims, clamps what pointed into the trimmed ends, and gives the block its id; null: nothing is left. */
function finish(draft: Draft, options: BlockOptions): Block | null {
  const whole = draft.parts.length === 1 ? draft.parts[0]! : draft.parts.join('')
  let end = whole.length
  while (end > 0 && isSpace(whole.charCodeAt(end - 1))) end--
  let start = 0
  while (start < end && isSpace(whole.charCodeAt(start))) start++
  if (start === end) return null
  const text = start === 0 && end === whole.length ? whole : whole.slice(start, end)
  const clamp = (at: number): number => Math.min(Math.max(at - start, 0), text.length)
  const id = options.createId(draft.place)
  // Inner ones end first, so the reverse order puts the outer of two equal ones in front.
  const inlines = draft.inlines
    .reverse()
    .map((inline) => trimInline({ ...inline, start: clamp(inline.start), end: clamp(inline.end) }, text))
    .filter((inline) => inline.start < inline.end)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const runs = clampRuns(draft.runs, start, text.length)
  const base = { id, text, inlines, runs }
  const span = (from: number, to: number, place: BlockId = id): Span => {
    const low = clamp(from)
    const high = Math.max(low, clamp(to))
    let tail = high
    while (tail > low && isSpace(text.charCodeAt(tail - 1))) tail--
    return { place, start: low, end: tail, quote: text.slice(low, tail) }
  }
  if (draft.kind === 'heading') return { ...base, kind: 'heading', level: draft.level }
  if (draft.kind === 'list') {
    const items = draft.items.filter((item) => item.start !== -1)
    const nested = items.filter((item) => item.place !== null)
    const spans = items.map((item) => span(item.start, item.end === -1 ? whole.length : item.end)).filter(({ quote }) => quote !== '')
    const list = { ...base, kind: 'list' as const, ordered: draft.ordered, items: spans }
    return nested.length === 0
      ? list
      : {
          ...list,
          places: nested.map((item) => ({
            place: item.place!,
            start: clamp(item.start),
            end: clamp(item.end === -1 ? whole.length : item.end),
          })),
        }
  }
  if (draft.kind === 'table') {
    const rows = draft.rows
      .filter((row) => row.length > 0)
      .map((row) => row.map((cell) => span(cell.start, cell.end === -1 ? cell.start : cell.end)))
    return { ...base, kind: 'table', rows, headerRows: Math.min(draft.headerRows, rows.length) }
  }
  return { ...base, kind: draft.kind }
}

function trimInline(inline: Inline, text: string): Inline {
  let { start, end } = inline
  while (start < end && isSpace(text.charCodeAt(start))) start++
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--
  return start === inline.start && end === inline.end ? inline : { ...inline, start, end }
}

function clampRuns(runs: readonly Run[], start: number, length: number): Run[] {
  const result: Run[] = []
  for (const run of runs) {
    const low = Math.max(run.start - start, 0)
    const high = Math.min(run.start + run.length - start, length)
    if (low >= high) continue
    const cutFront = low - (run.start - start)
    const cutBack = run.start + run.length - start - high
    const same = run.to - run.from === run.length
    result.push({ start: low, length: high - low, from: same ? run.from + cutFront : run.from, to: same ? run.to - cutBack : run.to })
  }
  return result
}

/** The first heading, table, code, quotation or definition list inside a list, or a heading inside a quotation; null: there is none. */
function firstStructure(root: Element): Element | null {
  let found: Element | null = null
  const isQuote = root.name === 'blockquote'
  walk(root, {
    enter(node) {
      if (found) return false
      if (!isElement(node)) return false
      const { name } = node
      if (
        headingLevels[name] !== undefined ||
        name === 'table' ||
        (!isQuote && (name === 'pre' || name === 'blockquote' || name === 'figure'))
      ) {
        found = node
        return false
      }
      return !skipped.has(name)
    },
  })
  return found
}

/** A table used for layout: it holds headings, lists, paragraphs of text or another table, or it has one cell a row. */
function isLayoutTable(table: Element): boolean {
  if (table.attribs['role'] === 'presentation') return true
  let cells = 0
  let rows = 0
  let structure = 0
  let hasHeader = false
  walk(table, {
    enter(node) {
      if (!isElement(node)) return false
      const { name } = node
      if (name === 'tr') rows++
      else if (name === 'td') cells++
      else if (name === 'th') {
        cells++
        hasHeader = true
      } else if (name === 'table' || headingLevels[name] !== undefined || name === 'article') structure += 10
      else if (name === 'p' || name === 'ul' || name === 'ol' || name === 'blockquote') structure++
      return !skipped.has(name)
    },
  })
  return structure >= 10 || cells <= rows || (!hasHeader && structure > cells)
}

function nextElement(node: ChildNode): Element | null {
  for (let next = node.next; next; next = next.next) if (isElement(next)) return next
  return null
}

/** Ends in a question mark of any script. */
function isQuestionText(text: string | undefined): boolean {
  return text !== undefined && /[?؟？;՞፧]\s*$/.test(text) && !/[^?؟？՞፧;]\s*;\s*;$/.test(text)
}

const hiddenStyle =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px|em|rem|pt|%)?\s*(?:;|!|$)|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|(?:left|top|text-indent)\s*:\s*-\d{4})/i

function hiddenReason(node: Element): HiddenText['reason'] | null {
  if (node.attribs['hidden'] !== undefined && node.attribs['hidden'] !== 'until-found') return 'attribute'
  const style = node.attribs['style']
  return style !== undefined && hiddenStyle.test(style) ? 'style' : null
}

/** Runs of three and more invisible characters: more than any script or emoji sequence needs between two letters. */
function addZeroWidth(block: Block, hidden: HiddenText[]): void {
  if (hidden.length >= hiddenLimit.entries || !/[\u200b\u2060\ufeff\u{e0000}-\u{e007f}]/u.test(block.text)) return
  const match = /(?:[\u200b\u2060\ufeff]){3,}|(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007e}]+/u.exec(block.text)
  if (match) hidden.push({ reason: 'zero_width', quote: trimHalf(block.text.slice(Math.max(0, match.index - 40), match.index + 80)) })
}

/** The caption of the figure around an image or video; '' when there is none or it was given to an earlier one. */
function captionOf(node: Element, captions: Map<Element, string>): string {
  let up: ParentNode | null = node.parent
  for (let level = 0; up && level < 5; level++, up = up.parent) {
    if (!isElement(up) || up.name !== 'figure') continue
    if (captions.has(up)) return ''
    const parts: string[] = []
    for (const child of up.children) if (isElement(child) && child.name === 'figcaption') parts.push(textOf(child, 2000))
    const caption = parts.join(' ').replace(/\s+/g, ' ').trim()
    captions.set(up, caption)
    return caption
  }
  return ''
}

type Media =
  | { readonly kind: 'image'; readonly image: Image }
  | { readonly kind: 'video'; readonly url: string; readonly poster?: string }
  | { readonly kind: 'audio'; readonly url: string }

/** What an element shows or plays; null: nothing of its own. */
function mediaOf(node: Element): Media | null {
  if (node.name === 'img') {
    const image = imageOf(node)
    return image === null ? null : { kind: 'image', image }
  }
  if (node.name === 'audio') {
    const url = fileOf(node)
    return url === null ? null : { kind: 'audio', url }
  }
  const url = node.name === 'video' ? fileOf(node) : playerOf(node)
  const { poster } = node.attribs
  return url === null ? null : poster ? { kind: 'video', url, poster } : { kind: 'video', url }
}

/** The address of the file that an element plays; null: it names none. */
function fileOf(node: Element): string | null {
  const own = node.attribs['src']
  if (own) return own
  for (const child of node.children) if (isElement(child) && child.name === 'source' && child.attribs['src']) return child.attribs['src']
  return null
}

/** The address of a video's player in a frame; null: no video. */
function playerOf(node: Element): string | null {
  if (node.name !== 'iframe' && node.name !== 'embed') return null
  const url = node.attribs['src'] ?? node.attribs['data-src'] ?? ''
  return /\/\/[^/]*(?:youtube|youtu\.be|vimeo|dailymotion|player\.|video)[^/]*\/|\/(?:video|embed|player)\//i.test(url) ? url : null
}
