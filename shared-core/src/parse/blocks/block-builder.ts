import type { ChildNode } from 'domhandler'
import type { Block, Inline, Run } from '../../model/article.ts'
import type { BlockId, Span } from '../../model/values.ts'
import { alignText } from './align-text.ts'
import { addRun, clampRuns, mapRun, type RunMap } from './runs.ts'

/** A block while it is read: mutable here, a `Block` when it ends. */
export interface BlockBuilder {
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

/** Facts about the place of a new block. */
export type BlockStart = Pick<BlockBuilder, 'kind' | 'level' | 'ordered' | 'owner' | 'place'>

export function createBuilder(start: BlockStart): BlockBuilder {
  return {
    ...start,
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
}

/** The span of a block's whole text. */
export function wholeSpan(block: Block): Span {
  return { place: block.id, start: 0, end: block.text.length, quote: block.text }
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)

export function isBlank(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (!isSpace(text.charCodeAt(index))) return false
  return true
}

export function append(builder: BlockBuilder, text: string): void {
  if (text === '') return
  builder.parts.push(text)
  builder.length += text.length
  builder.last = text.charCodeAt(text.length - 1)
}

/** Takes spaces off the end, and off the runs that cover them. */
function trimTail(builder: BlockBuilder): void {
  while (builder.length > 0 && isSpace(builder.last) && builder.last !== 10) {
    const piece = builder.parts.pop()!
    let end = piece.length
    while (end > 0 && isSpace(piece.charCodeAt(end - 1)) && piece.charCodeAt(end - 1) !== 10) end--
    builder.length -= piece.length - end
    if (end > 0) builder.parts.push(piece.slice(0, end))
    const tail = builder.parts.at(-1)
    builder.last = tail === undefined ? 0 : tail.charCodeAt(tail.length - 1)
  }
  for (let run = builder.runs.pop(); run; run = builder.runs.pop()) {
    if (run.start >= builder.length) continue
    const over = run.start + run.length - builder.length
    builder.runs.push(
      over <= 0 ? run : { ...run, length: run.length - over, to: run.to - run.from === run.length ? run.to - over : run.to },
    )
    break
  }
}

function settle(builder: BlockBuilder): void {
  if (builder.pending !== '') {
    trimTail(builder)
    if (builder.length > 0 && builder.last !== builder.pending.charCodeAt(0)) append(builder, builder.pending)
    builder.pending = ''
  }
  const item = builder.kind === 'list' ? builder.items.at(-1) : undefined
  if (item && item.start === -1) item.start = builder.length
}

/** Adds `data[start, end)` as it is. */
export function write(builder: BlockBuilder, data: string, source: string, from: number, to: number, start: number, end: number): void {
  if (start >= end) return
  settle(builder)
  const offset = builder.length
  append(builder, start === 0 && end === data.length ? data : data.slice(start, end))
  if (to - from === data.length) {
    addRun(builder.runs, { start: offset, length: end - start, from: from + start, to: from + end })
    return
  }
  for (const run of alignText(data, source, from, to)) {
    const low = Math.max(run.start, start)
    const high = Math.min(run.start + run.length, end)
    if (low >= high) continue
    const same = run.to - run.from === run.length
    addRun(builder.runs, {
      start: offset + low - start,
      length: high - low,
      from: same ? run.from + low - run.start : run.from,
      to: same ? run.from + high - run.start : run.to,
    })
  }
}

/** Adds `data[start, end)` with white space collapsed. */
export function writeCollapsed(
  builder: BlockBuilder,
  data: string,
  source: string,
  from: number,
  to: number,
  start: number,
  end: number,
  all: boolean,
): void {
  const { last } = builder
  let at = start
  const startsLine = builder.length === 0 || builder.pending !== '' || last === 10 || isItemStart(builder)
  if (startsLine || (last === 32 && (all || /^[ ]*[\t\n\r\f]/.test(data.slice(at, at + 64)))))
    while (at < end && isSpace(data.charCodeAt(at))) at++
  if (at >= end) return
  const plain = all ? /[\t\n\r\f\v]| {2}/ : /[\t\n\r\f\v]/
  if (!plain.test(data)) {
    write(builder, data, source, from, to, at, end)
    return
  }
  const aligned = to - from === data.length
  const cells: string[] = []
  settle(builder)
  const offset = builder.length
  let length = 0
  let copied = at
  const runs: Run[] = []
  const copy = (low: number, high: number): void => {
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
      copy(copied, at)
      cells.push(' ')
      runs.push({ start: length, length: 1, from: at, to: stop })
      length++
      copied = stop
    }
    at = stop
  }
  copy(copied, end)
  append(builder, cells.join(''))
  // `runs` count in `data` so far; bring them to the source.
  const map: RunMap | null = aligned ? null : { runs: alignText(data, source, from, to), at: 0 }
  for (const run of runs) {
    if (map === null) addRun(builder.runs, { start: offset + run.start, length: run.length, from: from + run.from, to: from + run.to })
    else mapRun(builder.runs, run, offset, map)
  }
}

function isItemStart(builder: BlockBuilder): boolean {
  if (builder.kind === 'list') return builder.items.at(-1)?.start === -1
  if (builder.kind !== 'table') return false
  const row = builder.rows.at(-1)
  return row !== undefined && row.at(-1)?.start === builder.length
}

/** Ends the open item of a list at the end of the text so far. */
export function closeItem(builder: BlockBuilder): void {
  const item = builder.items.at(-1)
  if (item && item.end === -1 && item.start !== -1) item.end = builder.length
}

/** Separators are written at once, so that empty cells have a place, too. */
export function beginCell(builder: BlockBuilder): void {
  const row = builder.rows.at(-1)
  if (row === undefined) return
  if (row.length > 0) append(builder, '\t')
  else if (builder.rows.length > 1) append(builder, '\n')
  builder.pending = ''
  row.push({ start: builder.length, end: -1 })
}

export function closeCell(builder: BlockBuilder): void {
  const row = builder.rows.at(-1)
  const cell = row?.[row.length - 1]
  if (cell && cell.end === -1) cell.end = builder.length
  builder.pending = ''
}

/** Trims, clamps what pointed into the trimmed ends, and gives the block its id; null: nothing is left. */
export function finish(builder: BlockBuilder, createId: (place: BlockId | null) => BlockId): Block | null {
  const whole = builder.parts.length === 1 ? builder.parts[0]! : builder.parts.join('')
  let end = whole.length
  while (end > 0 && isSpace(whole.charCodeAt(end - 1))) end--
  let start = 0
  while (start < end && isSpace(whole.charCodeAt(start))) start++
  if (start === end) return null
  const text = start === 0 && end === whole.length ? whole : whole.slice(start, end)
  const clamp = (at: number): number => Math.min(Math.max(at - start, 0), text.length)
  const id = createId(builder.place)
  // Inner ones end first, so the reverse order puts the outer of two equal ones in front.
  const inlines = builder.inlines
    .reverse()
    .map((inline) => trimInline({ ...inline, start: clamp(inline.start), end: clamp(inline.end) }, text))
    .filter((inline) => inline.start < inline.end)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const runs = clampRuns(builder.runs, start, text.length)
  const base = { id, text, inlines, runs }
  const span = (from: number, to: number, place: BlockId = id): Span => {
    const low = clamp(from)
    const high = Math.max(low, clamp(to))
    let tail = high
    while (tail > low && isSpace(text.charCodeAt(tail - 1))) tail--
    return { place, start: low, end: tail, quote: text.slice(low, tail) }
  }
  if (builder.kind === 'heading') return { ...base, kind: 'heading', level: builder.level }
  if (builder.kind === 'list') {
    const items = builder.items.filter((item) => item.start !== -1)
    const nested = items.filter((item) => item.place !== null)
    const spans = items.map((item) => span(item.start, item.end === -1 ? whole.length : item.end)).filter(({ quote }) => quote !== '')
    const list = { ...base, kind: 'list' as const, ordered: builder.ordered, items: spans }
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
  if (builder.kind === 'table') {
    const rows = builder.rows
      .filter((row) => row.length > 0)
      .map((row) => row.map((cell) => span(cell.start, cell.end === -1 ? cell.start : cell.end)))
    return { ...base, kind: 'table', rows, headerRows: Math.min(builder.headerRows, rows.length) }
  }
  return { ...base, kind: builder.kind }
}

function trimInline(inline: Inline, text: string): Inline {
  let { start, end } = inline
  while (start < end && isSpace(text.charCodeAt(start))) start++
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--
  return start === inline.start && end === inline.end ? inline : { ...inline, start, end }
}
