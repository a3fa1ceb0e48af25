import type { ChildNode, Document, Element, ParentNode } from 'domhandler'
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { hasLetter, hasNumber } from '../../languages/characters/characters.ts'
import type { parseHtml } from '../html/html.ts'
import type { scanTags } from '../html/scan-tags.ts'
import { frontMatterEnd } from './front-matter.ts'
import { withQuickEdits } from './quick-edits.ts'

/** Markdown beyond this many UTF-16 units is ignored: about 160,000 words; its parser is ten times slower than the one for HTML. */
const maxLength = 1_000_000

/** The parts of a Markdown syntax tree (mdast) that are read here. */
interface MarkdownNode {
  readonly type: string
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } }
  readonly children?: readonly MarkdownNode[]
  value?: string
  readonly depth?: number
  readonly ordered?: boolean | null
  readonly url?: string
  readonly alt?: string | null
  readonly identifier?: string
}

const elementNames: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  listItem: 'li',
  emphasis: 'em',
  strong: 'strong',
  delete: 's',
  table: 'table',
  tableRow: 'tr',
  footnoteDefinition: 'div',
}

/** What reads the HTML inside Markdown: handed in, because bundles hold it before this file is loaded. */
export interface HtmlReader {
  readonly parseHtml: typeof parseHtml
  readonly scanTags: typeof scanTags
}

/**
 * Parses Markdown (CommonMark and GFM) into the same tree as HTML, with offsets of the Markdown source.
 * HTML inside the Markdown becomes elements; an element may begin in one piece of HTML and end in a later one.
 */
export function treeOfMarkdown(text: string, html: HtmlReader): Document {
  // a lone CR ends a line, too
  const markdown = (text.length > maxLength ? text.slice(0, maxLength) : text).replace(/\r(?!\n)/g, '\n')
  const start = frontMatterEnd(markdown)
  // The parser cannot read from an offset; blanks of the same length preserve all positions.
  const body = start === 0 ? markdown : markdown.slice(0, start).replace(/[^\n]/g, ' ') + markdown.slice(start)
  const bounded = boundLazy(boundIndented(boundNesting(body)))
  const unmarked = boundMarks(bounded)
  const options: Options = {
    extensions: [
      ...(mayHaveTable(body) ? [gfmTable()] : []),
      gfmStrikethrough(),
      gfmFootnote(),
      gfmTaskListItem(),
      { disable: { null: hasTooManyUnderlines(body) ? ['setextUnderline'] : [] } },
    ],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), gfmFootnoteFromMarkdown(), gfmTaskListItemFromMarkdown()],
  }
  const tree = withQuickEdits(() => fromMarkdown(unmarked, options)) as unknown as MarkdownNode
  if (unmarked !== bounded) writeMarks(tree)
  const root = {
    type: 'root',
    children: [],
    parent: null,
    prev: null,
    next: null,
    startIndex: 0,
    endIndex: markdown.length,
  } as unknown as Document
  const definitions = new Map<string, string>()
  collectDefinitions(tree, definitions)
  build(tree, root, markdown, definitions, html)
  return root
}

/** Some line holds nothing but the marks of a table's second row, and those of quotations and lists before it. Reading every line as a table's first row costs an eighth of the time. */
function mayHaveTable(markdown: string): boolean {
  for (const [line] of markdown.matchAll(/^[ \t>*+\-\d.)|:\r]+$/gm)) if (line.includes('-')) return true
  return false
}

/** Marks in one paragraph beyond which they are plain text: the parser pairs each with every other one. */
const maxMarks = 1000
/** Lengths of backtick runs in one paragraph beyond which none opens code: the parser looks for the end of each through the whole paragraph. */
const maxFences = 40
/** UTF-16 units that may be searched for ends of comments, declarations and instructions which have none: each is searched for through its paragraph. */
const maxSearched = 2_000_000
/** Lines that continue a quotation or a list item without its mark, in a row; the parser goes through the paragraph at each. */
const maxLazy = 500
/** Underlined headings in one text beyond which an underline stays text: the parser copies all it has read at each. */
const maxUnderlines = 200
/** Quotations and lists inside each other. */
const maxNesting = 30

/** Stand for the marks in a text that is not to be read for them: characters that no text holds, because Unicode keeps them for programs. */
const marks = '!&*<[\\]_`~'
const standIns = Array.from(marks, (_, at) => String.fromCharCode(0xfdd0 + at)).join('')

const plainOf = (line: string): string => line.replace(/[!&*<[\\\]_`~]/g, (mark) => standIns[marks.indexOf(mark)]!)

/** Writes the marks again for which others stand. */
export function writeMarks(tree: MarkdownNode): void {
  const stack: MarkdownNode[] = [tree]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.value !== undefined) node.value = node.value.replace(/[\ufdd0-\ufdd9]/g, (standIn) => marks[standIns.indexOf(standIn)]!)
    for (const child of node.children ?? []) stack.push(child)
  }
}

/** Makes marks text in paragraphs, items, headings and cells that have so many that to pair them would take quadratic time; offsets stay. */
export function boundMarks(markdown: string): string {
  if (markdown.length <= maxMarks) return markdown
  const lines = markdown.split('\n')
  let isBounded = false
  for (const [from, to] of leavesOf(lines)) {
    let length = 0
    for (let at = from; at < to; at++) length += lines[at]!.length + 1
    if (length <= maxMarks || !isOverused(lines.slice(from, to).join('\n'))) continue
    for (let at = from; at < to; at++) {
      const begin = containerMarks.exec(lines[at]!)?.[0] ?? ''
      if (!fence.test(lines[at]!)) lines[at] = begin + plainOf(lines[at]!.slice(begin.length))
    }
    isBounded = true
  }
  return isBounded ? lines.join('\n') : markdown
}

/** Beginnings of a line that end a paragraph, whatever it is in: of an item, and of a heading. */
const itemMark = /^(?:(?: {0,3}>)+ {0,4}| {0,3})(?:[-+*]|1[.)])[ \t]+\S/
const headingMark = /^(?:(?: {0,3}>)+ {0,4}| {0,3})#{1,6}[ \t]/
/** Beginning of an item that only another one can be before. */
const numberMark = /^\d{1,9}([.)])[ \t]+\S/
/** The definition of an address, alone on its line. */
const definition = /^ {0,3}\[(?=\s*[^\s\]])(?:[^[\]\\]|\\.){1,500}\]:[ \t]*(?:[^\s<()\\]|\([^\s()\\]*\))+[ \t\r]*$/
const delimiterRow = /^ {0,3}\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t\r]*$/
/** A line that may begin or end code and holds no other marks. */
const fence = /^(?:(?: {0,3}>)+ {0,4}| {0,3})(?:`{3,}|~{3,})[\w \t\r+#.-]*$/
/** The mark of a line that begins code. */
const fenceMark = /^(?:`{3,}(?=[^`]*$)|~{3,}(?=[^`~]*$))/
/** A row of a table for certain: not the last line of HTML that began before. */
const row = /^ {0,3}\|(?!.*(?:-->|\?>|\]\]>|<\/(?:script|pre|style|textarea)))/i
/** HTML that goes on through blank lines: lines in it that look like code are not. */
const longHtml = /^[ \t>]*<(?:[!?]|script|pre|style|textarea)/i

/**
 * Ranges of lines in each of which the parser looks for marks that belong together, a line alone or more lines than it takes. Code is in none.
 */
function* leavesOf(lines: readonly string[]): Generator<readonly [from: number, to: number]> {
  const mayBeCode = !lines.some((line) => longHtml.test(line))
  let start = 0
  /** Nothing of a paragraph is before the range. */
  let isFirst = true
  let number: string | null = null
  let isTable = false
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const open = mayBeCode && isFirst && at === start ? fenceMark.exec(line)?.[0] : undefined
    if (open !== undefined) {
      const close = new RegExp(`^ {0,3}${open[0]}{${open.length},}[ \\t\\r]*$`)
      for (at++; at < lines.length && !close.test(lines[at]!); at++);
      start = at + 1
      continue
    }
    const isBlank = line.trim() === ''
    const delimiter = numberMark.exec(line)?.[1] ?? null
    const isNext: boolean = delimiter !== null && (delimiter === number || (isFirst && at === start))
    const isItem: boolean = isNext || itemMark.test(line)
    number = isItem && (isNext || /^1[.)]/.test(line)) ? delimiter : null
    isTable = !isItem && (isTable || (isFirst && at === start + 1 && isTableHead(lines[start]!, line))) && row.test(line)
    const isHeading = headingMark.test(line)
    if (at > start && (isBlank || isItem || isTable || isHeading)) {
      yield [start, at]
      start = at
      isFirst = false
    }
    if (isBlank) {
      start = at + 1
      isFirst = true
    } else if (isHeading || (at === start && definition.test(line))) {
      yield [at, at + 1]
      start = at + 1
      isFirst = isHeading
    }
  }
  if (start < lines.length) yield [start, lines.length]
}

function isTableHead(head: string, delimiters: string): boolean {
  if (!row.test(head) || !delimiterRow.test(delimiters)) return false
  const cells = (line: string): number => line.trim().replace(/\\./g, '').replace(/\|$/, '').split('|').length
  return cells(head) === cells(delimiters)
}

/** Pairing the marks of the paragraph would take quadratic time. */
function isOverused(paragraph: string): boolean {
  const count = (mark: RegExp): number => paragraph.match(mark)?.length ?? 0
  return (
    Math.max(count(/\[/g), count(/\]/g), count(/~/g)) > maxMarks ||
    count(/[*_]/g) > maxMarks * 2 ||
    count(/[!&<\\`]/g) > maxMarks * 20 ||
    countUnclosed(paragraph) * paragraph.length > maxSearched ||
    new Set(paragraph.match(/`+/g)).size > maxFences ||
    spanned(paragraph) > maxNesting * paragraph.length
  )
}

/** UTF-16 units that brackets, emphasis and strikethrough enclose; text in many of them counts as often, because the parser copies it for each. */
function spanned(paragraph: string): number {
  const open: Record<string, number[]> = { '[': [], '*': [], _: [], '~': [] }
  let sum = 0
  for (const { 0: marks, index } of paragraph.matchAll(/\\.|[[\]]|\*+|_+|~+/gs)) {
    const mark = marks[0]!
    const stack = open[mark === ']' ? '[' : mark]
    if (stack === undefined) continue
    const [before, after] = [paragraph[index - 1] ?? ' ', paragraph[index + marks.length] ?? ' ']
    if (mark === '_' && isInWord(before) && isInWord(after)) continue
    let left = marks.length
    if (mark !== '[' && /\S/.test(before)) for (; left > 0 && stack.length > 0; left--) sum += index - stack.pop()!
    if (mark !== ']' && (mark === '[' || /\S/.test(after))) for (; left > 0; left--) stack.push(index)
  }
  return sum
}

const isInWord = (character: string): boolean => hasLetter(character) || hasNumber(character)

/** Pieces of HTML that begin and never end. */
const unclosable = [
  { open: /<!--/g, close: '-->' },
  { open: /<\?/g, close: '?>' },
  { open: /<!\[CDATA\[/g, close: ']]>' },
  { open: /<![a-z]/gi, close: '>' },
] as const

function countUnclosed(paragraph: string): number {
  if (!/<[!?]/.test(paragraph)) return 0
  return unclosable.reduce((sum, { open, close }) => sum + (paragraph.slice(paragraph.lastIndexOf(close) + 1).match(open)?.length ?? 0), 0)
}

/** True when the text has more lines like heading underlines than the parser is given. */
export function hasTooManyUnderlines(markdown: string): boolean {
  return (markdown.match(/^[ \t>*+\-\d.)=]*[-=][ \t\r]*$/gm)?.length ?? 0) > maxUnderlines
}

/** Blanks out quotation marks and list bullets nested deeper than `maxNesting` at the beginning of a line; offsets stay. */
export function boundNesting(markdown: string): string {
  if (!/^(?:[ \t]{0,3}(?:>|[-+*][ \t])){31}/m.test(markdown)) return markdown
  return markdown.replace(/^(?:[ \t]*(?:>|[-+*](?=[ \t])))+/gm, (marks) => {
    let count = 0
    return marks.replace(/[>+*-]/g, (mark) => (++count > maxNesting ? ' ' : mark))
  })
}

/** A line that begins a list item, or a note: the characters before its mark, and the mark. */
const indentedMark = /^([ \t>]*)([-+*]|\d{1,9}[.)]|\[\^[^\]\s]+\]:)(?=[ \t]|$)/

/**
 * Blanks out marks of lists and notes that indentation puts deeper than `maxNesting` into each other; offsets stay. The parser goes through all
 * that is open at every line: 200 kB of lists in lists took four seconds.
 */
export function boundIndented(markdown: string): string {
  // so deep takes two columns a level
  if (!/^ {0,3}(?:> {0,3})*(?: {4}|\t){14}[ \t]*(?:[-+*]|\d{1,9}[.)]|\[\^)/m.test(markdown)) return markdown
  /** Columns at which the open items begin. */
  const open: number[] = []
  return markdown.replace(/^.+$/gm, (line) => {
    const [, indentation = '', mark = ''] = indentedMark.exec(line) ?? []
    if (mark === '') return line
    const column = columnsOf(indentation)
    while (open.length > 0 && open.at(-1)! >= column) open.pop()
    if (open.length < maxNesting) {
      open.push(column)
      return line
    }
    return indentation + ' '.repeat(mark.length) + line.slice(indentation.length + mark.length)
  })
}

/** A line's marks of quotations, lists and notes. */
const containerMarks = /^ {0,3}(?:(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|\[\^[^\]\s]+\]:)[ \t]*)+/

/** Blanks out the marks of a paragraph in which too many lines go on without them; offsets stay. */
export function boundLazy(markdown: string): string {
  const lines = markdown.split('\n')
  if (lines.length <= maxLazy) return markdown
  let start = 0
  let lazy: number | null = null
  let isBounded = false
  for (const [index, line] of lines.entries()) {
    const marks = containerMarks.exec(line)?.[0]
    if (line.trim() === '') {
      start = index + 1
      lazy = null
      // an item begins anew; lines of a quotation go on
    } else if (marks !== undefined) lazy = /[^>\s]/.test(marks) ? 0 : (lazy ?? 0)
    else if (lazy !== null && ++lazy > maxLazy) {
      for (let at = start; at <= index; at++) lines[at] = lines[at]!.replace(containerMarks, (each) => ' '.repeat(each.length))
      start = index + 1
      lazy = null
      isBounded = true
    }
  }
  return isBounded ? lines.join('\n') : markdown
}

function columnsOf(indentation: string): number {
  let columns = 0
  for (const blank of indentation) columns += blank === '\t' ? 4 - (columns % 4) : 1
  return columns
}

function collectDefinitions(tree: MarkdownNode, definitions: Map<string, string>): void {
  const stack: MarkdownNode[] = [tree]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'definition' && node.identifier !== undefined && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url ?? '')
    for (const child of node.children ?? []) stack.push(child)
  }
}

function build(tree: MarkdownNode, root: Document, source: string, definitions: ReadonlyMap<string, string>, html: HtmlReader): void {
  /** One entry per Markdown node being built; elements opened by HTML nest below `parent` and end with it. */
  const stack: {
    readonly children: readonly MarkdownNode[]
    index: number
    readonly element: ParentNode
    open: ParentNode
    readonly row: 'head' | 'body'
  }[] = [{ children: tree.children ?? [], index: 0, element: root, open: root, row: 'body' }]
  while (stack.length > 0) {
    const frame = stack[stack.length - 1]!
    const node = frame.children[frame.index++]
    if (!node) {
      stack.pop()
      continue
    }
    const from = node.position?.start.offset ?? 0
    const to = node.position?.end.offset ?? from
    const enter = (element: Element, row: 'head' | 'body' = 'body'): void => {
      append(frame.open, element)
      stack.push({ children: node.children ?? [], index: 0, element, open: element, row })
    }
    switch (node.type) {
      case 'text':
        appendText(frame.open, node.value ?? '', from, to)
        break
      case 'html':
        frame.open = appendHtml(node.value ?? '', from, to, source, frame.element, frame.open, html)
        break
      case 'break':
        append(frame.open, elementNode('br', {}, from, to))
        break
      case 'inlineCode':
      case 'code': {
        const value = node.value ?? ''
        const at = source.indexOf(value, from)
        const text = at !== -1 && at + value.length <= to ? textNode(value, at, at + value.length) : textNode(value, from, to)
        const code = elementNode(node.type === 'code' ? 'pre' : 'code', {}, from, to)
        append(frame.open, code)
        append(code, text)
        break
      }
      case 'heading':
        enter(elementNode(`h${node.depth}`, {}, from, to))
        break
      case 'list':
        enter(elementNode(node.ordered ? 'ol' : 'ul', {}, from, to))
        break
      case 'link':
        enter(elementNode('a', { href: node.url ?? '' }, from, to))
        break
      case 'linkReference':
        enter(elementNode('a', { href: definitions.get(node.identifier ?? '') ?? '' }, from, to))
        break
      case 'image':
        append(frame.open, elementNode('img', { src: node.url ?? '', alt: node.alt ?? '' }, from, to))
        break
      case 'imageReference':
        append(frame.open, elementNode('img', { src: definitions.get(node.identifier ?? '') ?? '', alt: node.alt ?? '' }, from, to))
        break
      case 'tableRow':
        enter(elementNode('tr', {}, from, to), frame.index === 1 ? 'head' : 'body')
        break
      case 'tableCell':
        enter(elementNode(frame.row === 'head' ? 'th' : 'td', {}, from, to))
        break
      case 'thematicBreak':
        append(frame.open, elementNode('hr', {}, from, to))
        break
      case 'definition':
      case 'footnoteReference':
        break
      default: {
        // one tilde inside a word lowers it elsewhere: `H~2~O`
        const isLowered = node.type === 'delete' && source[from + 1] !== '~' && /\w/.test(source[from - 1] ?? '')
        const name = isLowered ? 'sub' : elementNames[node.type]
        if (name !== undefined) enter(elementNode(name, {}, from, to))
        else if (node.value !== undefined) append(frame.open, textNode(node.value, from, to))
        else if (node.children) enter(elementNode('div', {}, from, to))
      }
    }
  }
}

/** A reference whose note is in another part of the text. */
const strayReference = /\[\^[^\s\]]{1,60}\]/g

function appendText(parent: ParentNode, value: string, from: number, to: number): void {
  if (to - from !== value.length || !value.includes('[^')) {
    appendTextWithAddresses(parent, value.replace(strayReference, ''), from, to)
    return
  }
  let copied = 0
  const copy = (end: number): void => {
    if (end > copied) appendTextWithAddresses(parent, value.slice(copied, end), from + copied, from + end)
  }
  for (const match of value.matchAll(strayReference)) {
    copy(match.index)
    copied = match.index + match[0].length
  }
  copy(value.length)
}

/** GFM's bare addresses. The extension for them more than doubles the time of parsing, so they are found here. */
const bareAddress = /\bhttps?:\/\/[^\s<>"')\]]{1,2000}/g

function appendTextWithAddresses(parent: ParentNode, value: string, from: number, to: number): void {
  const isInLink = 'name' in parent && parent.name === 'a'
  // Only where text and source are the same unit by unit are the offsets of a part known.
  if (isInLink || to - from !== value.length || !value.includes('://')) {
    append(parent, textNode(value, from, to))
    return
  }
  let copied = 0
  for (const match of value.matchAll(bareAddress)) {
    const address = match[0].replace(/[.,;:!?*_~]{1,5}$/, '')
    if (match.index > copied) append(parent, textNode(value.slice(copied, match.index), from + copied, from + match.index))
    copied = match.index + address.length
    const link = elementNode('a', { href: address }, from + match.index, from + copied)
    append(parent, link)
    append(link, textNode(address, from + match.index, from + copied))
  }
  if (copied < value.length) append(parent, textNode(value.slice(copied), from + copied, to))
}

/** Adds one piece of HTML below `open`; returns the element that is open after it. End tags never close what Markdown opened. */
function appendHtml(
  html: string,
  from: number,
  to: number,
  source: string,
  floor: ParentNode,
  open: ParentNode,
  { parseHtml, scanTags }: HtmlReader,
): ParentNode {
  const base = to - from === html.length || source.startsWith(html, from) ? from : null
  let current = open
  let copied = 0
  let lower: string | null = null
  const at = (offset: number): number => (base === null ? from : base + offset)
  const addPiece = (start: number, end: number): void => {
    if (start >= end) return
    const piece = parseHtml(html.slice(start, end))
    for (const child of [...piece.children]) {
      shift(child, base === null ? null : base + start, from, to)
      append(current, child)
    }
  }
  scanTags(html, ({ name, kind, start, end }) => {
    if (start < copied) return true
    addPiece(copied, start)
    copied = end
    if (kind === 'close') {
      for (let up: ParentNode | null = current; up && up !== floor; up = up.parent) {
        if ('name' in up && up.name === name) {
          current = up.parent!
          break
        }
      }
      return true
    }
    if (name === 'script' || name === 'style' || name === 'textarea' || name === 'title') {
      lower ??= html.toLowerCase()
      copied = lower.indexOf(`</${name}`, end)
      if (copied < 0) copied = html.length
      return true
    }
    const parsed = parseHtml(html.slice(start, end)).children[0]
    if (!parsed || !('attribs' in parsed)) return true
    const element = elementNode(parsed.name, parsed.attribs, at(start), at(end))
    append(current, element)
    if (kind === 'open' && !isVoid(name)) current = element
    return true
  })
  addPiece(copied, html.length)
  return current
}

const isVoid = (name: string): boolean => /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/.test(name)

/** Moves the offsets of a small parsed tree to where it is in the source. */
function shift(node: ChildNode, base: number | null, from: number, to: number): void {
  node.startIndex = base === null ? from : node.startIndex! + base
  node.endIndex = base === null ? to - 1 : node.endIndex! + base
}

function textNode(data: string, from: number, to: number): ChildNode {
  return { type: 'text', data, parent: null, prev: null, next: null, startIndex: from, endIndex: to - 1 } as unknown as ChildNode
}

function elementNode(name: string, attribs: Record<string, string>, from: number, to: number): Element {
  return {
    type: 'tag',
    name,
    attribs,
    children: [],
    parent: null,
    prev: null,
    next: null,
    startIndex: from,
    endIndex: to - 1,
  } as unknown as Element
}

function append(parent: ParentNode, child: ChildNode): void {
  const last = parent.children[parent.children.length - 1]
  if (last) last.next = child
  child.prev = last ?? null
  child.next = null
  child.parent = parent
  parent.children.push(child)
}
