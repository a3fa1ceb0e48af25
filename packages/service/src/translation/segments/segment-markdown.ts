import { escapeText } from '@citable/core/escape-html'
import { markdownSyntax, type SyntaxNode } from '@citable/core/markdown-syntax'
import { readFrontMatterTexts } from './segment-front-matter.ts'
import { segmentHtml } from './segment-html.ts'
import {
  type Edit,
  firstAt,
  keptIn,
  type Place,
  type Range,
  type Run,
  readRun,
  renderRun,
  type Segmented,
  type SegmentOptions,
  slicer,
  type Token,
  type Writing,
} from './segment-runs.ts'
import { parseTagged, type TaggedText } from './tagged-text.ts'

/** Nodes that hold running text. */
const texts = new Set(['paragraph', 'heading', 'tableCell'])

/** Inline nodes around running text. */
const around = new Set(['emphasis', 'strong', 'delete', 'link', 'linkReference'])

/** Marks of emphasis that do not work beside punctuation or inside words everywhere; HTML does. */
const elements: Readonly<Record<string, string>> = { emphasis: 'em', strong: 'strong', delete: 'del' }

/** A line that begins a container with a title of its own. */
const container =
  /^[ \t]*:{3,}[ \t]*(?:tip|note|info|warning|danger|caution|important|details|success|question|abstract|example|hint|attention|error)(?:[ \t]+|\[)([^\]{}\s][^\]{}\n\r]*)/gm

/** Paragraphs that readers do not see as text: set formulas, lines of programs in MDX, and the place of a table of contents. */
const unread =
  /^(?:\$\$[\s\S]*\$\$|(?:import\s[^\n]*['"][^'"\n]+['"];?(?:\s*\n|$)|export\s+(?:const|default|function|let|async)\s[^\n]*(?:\n|$))+|\[\[?_?toc_?\]?\])$/i

/** The kind of a callout, at the beginning of a quotation. */
const callout = /^\[![a-z]+\][-+]?[ \t]*(?:\n|$)?/i

type Part = Range & { readonly id: string } & (
    | { readonly kind: 'run'; readonly run: Run; readonly holder: SyntaxNode }
    | { readonly kind: 'plain'; readonly text: TaggedText; readonly write: (text: string) => string }
  )

/**
 * Takes Markdown apart into segments: running text of paragraphs, headings and cells, alternative texts of images, HTML, and titles and
 * descriptions in front matter. Code, addresses and marks stay byte by byte.
 */
export function segmentMarkdown(markdown: string, options: SegmentOptions): Segmented {
  const parts: Part[] = []
  const inHtml: { readonly start: number; readonly end: number; readonly part: Segmented }[] = []
  const plain = (range: Range, text: string, write: (text: string) => string): void => {
    parts.push({
      start: range.start,
      end: range.end,
      kind: 'plain',
      id: options.createId(),
      text: escapeText(text.replace(/\s+/g, ' ').trim()),
      write,
    })
  }
  for (const value of readFrontMatterTexts(markdown)) plain(value, value.text, value.write)
  const code: Range[] = []
  const visit = (node: SyntaxNode, isInside: boolean): void => {
    if (texts.has(node.type)) {
      const range = rangeOf(node)
      if (node.type === 'paragraph' && unread.test(markdown.slice(range.start, range.end))) return
      const run = runOf(markdown, node, options)
      if (run !== null) parts.push({ start: run.start, end: run.end, kind: 'run', id: options.createId(), run, holder: node })
      if (options.attributes) for (const { range, alt, write } of altsOf(markdown, node)) plain(range, alt, write)
    } else if (node.type === 'definition') {
      if (options.attributes) for (const { range, alt, write } of titleOf(markdown, node)) plain(range, alt, write)
    } else if (node.type === 'html') {
      const range = rangeOf(node)
      // in a quotation or a list each further line begins with marks of it
      if (isInside && markdown.slice(range.start, range.end).includes('\n')) return
      inHtml.push({ ...range, part: segmentHtml(markdown.slice(range.start, range.end), options) })
    } else {
      const isDeeper = isInside || node.type === 'blockquote' || node.type === 'listItem' || node.type === 'footnoteDefinition'
      if (node.type === 'code') code.push(rangeOf(node))
      for (const child of node.children ?? []) visit(child, isDeeper)
    }
  }
  visit(markdownSyntax(markdown), false)
  for (const { 0: line, 1: title = '', index } of markdown.matchAll(container)) {
    const start = index + line.length - title.length
    const range = { start, end: start + title.trimEnd().length }
    const isCode = code.some(({ start, end }) => range.start >= start && range.end <= end)
    if (!isCode && /\p{L}/u.test(title)) plain(range, title.trimEnd(), (text) => text.replace(/[\][{}]/g, ' '))
  }

  const putParts: Segmented['putParts'] = (translations, addresses = {}) => {
    const alts = parts.flatMap((part): readonly Edit[] => {
      if (part.kind !== 'plain') return []
      const text = plainOf(translations.get(part.id), part.text)
      return text === null ? [] : [{ start: part.start, end: part.end, text: part.write(text) }]
    })
    const edits = [...alts, ...addressEdits(markdown, addresses)].sort((one, other) => one.start - other.start)
    const slice = slicer(markdown, edits)
    const runs = parts.flatMap((part) => (part.kind === 'run' ? [part] : [])).sort((one, other) => one.start - other.start)
    return (range) => {
      const larger: Edit[] = []
      for (let next = firstAt(runs, range.start); next < runs.length && runs[next]!.end <= range.end; next++) {
        const { start, end, run, holder, id } = runs[next]!
        const text = rendered(markdown, run, holder, translations.get(id), slice)
        if (text !== null) larger.push({ start, end, text })
      }
      for (const { part, ...html } of inHtml) {
        const [start, end] = [Math.max(html.start, range.start), Math.min(html.end, range.end)]
        if (start >= end) continue
        const text = part.putParts(translations, addresses)({ start: start - html.start, end: end - html.start })
        larger.push({ start, end, text })
      }
      let result = ''
      let at = range.start
      for (const edit of larger.sort((one, other) => one.start - other.start)) {
        result += slice(at, edit.start) + edit.text
        at = edit.end
      }
      return result + slice(at, range.end)
    }
  }
  return {
    segments: [
      ...parts.map((part) => ({
        at: part.start,
        id: part.id,
        text: part.kind === 'run' ? part.run.text : part.text,
        terms: part.kind === 'run' ? part.run.terms : 0,
        ...(part.kind === 'run' && keptIn(part.run)),
      })),
      ...inHtml.flatMap(({ start, part }) => part.segments.map((segment) => ({ at: start, ...segment }))),
    ]
      .sort((one, other) => one.at - other.at)
      .map(({ at: _, ...segment }) => segment),
    places: new Map([
      ...parts.map((part): readonly [string, Place] =>
        part.kind === 'run'
          ? [part.id, { kind: 'run', ...part.run.whole }]
          : [part.id, { kind: 'value', start: part.start, end: part.end }],
      ),
      ...inHtml.flatMap(({ start, part }) =>
        [...part.places].map(([id, place]): readonly [string, Place] => [
          id,
          { kind: place.kind, start: start + place.start, end: start + place.end },
        ]),
      ),
    ]),
    putParts,
    put: (translations, addresses) => putParts(translations, addresses)({ start: 0, end: markdown.length }),
  }
}

const rangeOf = ({ position }: SyntaxNode): Range => ({ start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 })

const plainOf = (translation: TaggedText | undefined, source: TaggedText): string | null => {
  if (translation === undefined || translation === source) return null
  const parts = parseTagged(translation)
  return parts?.every(({ kind }) => kind === 'text') ? parts.map((part) => ('text' in part ? part.text : '')).join('') : null
}

function runOf(source: string, holder: SyntaxNode, options: SegmentOptions): Run | null {
  const tokens: Token[] = []
  readTokens(source, holder, tokens)
  return readRun(source, tokens, [...tokens.keys()], options.terms)
}

function readTokens(source: string, { children = [] }: SyntaxNode, tokens: Token[]): void {
  const ends = htmlEnds(children)
  const opened = new Map<number, number>()
  let left = -1
  for (const [index, node] of children.entries()) {
    if (index <= left) continue
    const { start, end } = rangeOf(node)
    const closing = ends.get(index)
    if (closing !== undefined && isLeft(node.value ?? '')) {
      left = closing
      tokens.push({ kind: 'opaque', start, end: rangeOf(children[closing]!).end })
      continue
    }
    const inner = node.children ?? []
    const first = inner[0]
    const last = inner.at(-1)
    const kind = node.type === 'text' && tokens.length === 0 ? (callout.exec(source.slice(start, end))?.[0] ?? '') : ''
    if (kind !== '') {
      // behind its line's end the marks of the quotation begin the next
      const at = kind.endsWith('\n')
        ? start + kind.length + (/^[ \t>]*/.exec(source.slice(start + kind.length))?.[0].length ?? 0)
        : start + kind.length
      const text = (node.value ?? '').slice(kind.length)
      tokens.push({ kind: 'opaque', start, end: at })
      if (text !== '') tokens.push({ kind: 'text', text, start: at, end })
    } else if (node.type === 'text') tokens.push({ kind: 'text', text: node.value ?? '', start, end })
    else if (closing !== undefined) {
      opened.set(closing, tokens.length)
      tokens.push({ kind: 'open', name: 'html', start, end, partner: null })
    } else if (node.type === 'html' && opened.has(index)) close(tokens, opened.get(index)!, start, end)
    else if (around.has(node.type) && first && last && !isFixedLink(source, node)) {
      const open = tokens.length
      tokens.push({ kind: 'open', name: node.type, start, end: rangeOf(first).start, partner: null })
      readTokens(source, node, tokens)
      close(tokens, open, rangeOf(last).end, end)
    } else {
      // a line break ends where the text of the next line begins, behind the marks of its quotation
      const next = children[index + 1]
      tokens.push({ kind: 'opaque', start, end: node.type === 'break' && next ? rangeOf(next).start : end })
    }
  }
}

function close(tokens: Token[], open: number, start: number, end: number): void {
  const opening = tokens[open]
  if (opening?.kind === 'open') opening.partner = tokens.length
  tokens.push({ kind: 'close', name: '', start, end, partner: open })
}

/** Start tags among siblings with their end tags, by their indices; only those that nest. */
function htmlEnds(children: readonly SyntaxNode[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  const open: { readonly name: string; readonly index: number }[] = []
  for (const [index, { type, value = '' }] of children.entries()) {
    if (type !== 'html') continue
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9-]*)\b[^>]*[^/>]?>$/i.exec(value) ?? []
    if (name === '') continue
    if (slash === '') open.push({ name: name.toLowerCase(), index })
    else {
      const from = open.map((each) => each.name).lastIndexOf(name.toLowerCase())
      if (from === -1) continue
      ends.set(open[from]!.index, index)
      open.length = from
    }
  }
  return ends
}

/** An element whose content is not translated. */
const isLeft = (tag: string): boolean =>
  /^<(?:code|kbd|samp|var|script|style)\b|\stranslate\s*=\s*["']?no\b|\snotranslate\b|["']notranslate\b/i.test(tag)

/** A link whose text is its address, or finds it: `<https://…>`, `[name]`, `[name][]`. */
function isFixedLink(source: string, node: SyntaxNode): boolean {
  if (node.type === 'linkReference') return node.referenceType !== 'full'
  return node.type === 'link' && source[rangeOf(node).start] !== '['
}

interface Alt {
  readonly range: Range
  readonly alt: string
  readonly write: (text: string) => string
}

/** The title of a link, an image or a definition, where it stands as it is. */
function titleOf(source: string, node: SyntaxNode): readonly Alt[] {
  if (!node.title || !/\p{L}/u.test(node.title)) return []
  const { start, end } = rangeOf(node)
  const text = source.slice(start, end)
  const at = text.lastIndexOf(node.title)
  const [before = '', after = ''] = [text[at - 1], text[at + node.title.length]]
  const isWhole = at > 0 && ['""', "''", '()'].includes(before + after) && /^\s*\)?$/.test(text.slice(at + node.title.length + 1))
  const range = { start: start + at, end: start + at + node.title.length }
  return isWhole
    ? [
        {
          range,
          alt: node.title,
          write: (other) => other.replace(/[\\"'()]/g, (mark) => (mark === before || mark === after || mark === '\\' ? `\\${mark}` : mark)),
        },
      ]
    : []
}

/** Alternative texts of images, and titles, in running text, where they stand as they are. */
function altsOf(source: string, node: SyntaxNode): readonly Alt[] {
  return (node.children ?? []).flatMap((child): readonly Alt[] => {
    const isImage = child.type === 'image' || (child.type === 'imageReference' && child.referenceType === 'full')
    if (child.type === 'image') return [...altOf(source, child), ...titleOf(source, child)]
    if (!isImage) return [...altsOf(source, child), ...(child.type === 'link' ? titleOf(source, child) : [])]
    return altOf(source, child)
  })
}

function altOf(source: string, child: SyntaxNode): readonly Alt[] {
  const start = rangeOf(child).start + 2
  const end = start + (child.alt?.length ?? 0)
  return child.alt && /\p{L}/u.test(child.alt) && source.startsWith(`${child.alt}]`, start)
    ? [{ range: { start, end }, alt: child.alt, write: writeAlt }]
    : []
}

const writeAlt = (text: string): string => text.replace(/[\\[\]]/g, '\\$&')

/** Targets of links to rewrite. */
function addressEdits(source: string, addresses: Readonly<Record<string, string>>): readonly Edit[] {
  if (Object.keys(addresses).length === 0) return []
  const edits: Edit[] = []
  const visit = (node: SyntaxNode): void => {
    const wanted = node.url !== undefined && Object.hasOwn(addresses, node.url) ? addresses[node.url] : undefined
    if (wanted !== undefined && (node.type === 'link' || node.type === 'definition')) {
      const { start, end } = rangeOf(node)
      const from = node.children?.at(-1) ? rangeOf(node.children.at(-1)!).end : start
      const at = source.indexOf(node.url!, from)
      if (at !== -1 && at + node.url!.length <= end)
        edits.push({ start: at, end: at + node.url!.length, text: encodeURI(decodeAddress(wanted)) })
    }
    for (const child of node.children ?? []) visit(child)
  }
  visit(markdownSyntax(source))
  return edits
}

function decodeAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** The run with its translation; null: none, or none with the same marks as the source. */
function rendered(
  source: string,
  run: Run,
  holder: SyntaxNode,
  translation: TaggedText | undefined,
  slice: (start: number, end: number) => string,
): string | null {
  const isCell = holder.type === 'tableCell'
  const write: Writing = { text: (text) => writeText(text, isCell), literal: (text) => text }
  const made = renderRun(translation, run, slice, write)
  if (made === null) return null
  const begins = run.start === (holder.children?.[0] ? rangeOf(holder.children[0]).start : run.start)
  const safe = (text: string): string => (begins && holder.type === 'paragraph' ? escapeBegin(text) : text)
  const wanted = skeletonOf([{ type: 'paragraph', children: within(holder, run) }])
  if (reads(safe(made), wanted)) return safe(made)
  // marks of emphasis that are beside other letters now
  const asHtml = renderRun(translation, withElements(source, run, holder), slice, write)!
  return reads(safe(asHtml), wanted) ? safe(asHtml) : null
}

const within = ({ children = [] }: SyntaxNode, { start, end }: Run): readonly SyntaxNode[] =>
  children.flatMap((child) => {
    const range = rangeOf(child)
    if (range.end <= start || range.start >= end) return []
    return range.start < start || range.end > end ? within(child, { start, end } as Run) : [child]
  })

/** True when a text alone is one paragraph with these inline nodes. Addresses that its document defines are not known here. */
function reads(text: string, wanted: string): boolean {
  const { children = [] } = markdownSyntax(`x ${text.replace(/\]\[[^\]]*\]/g, '](#)').replace(/\n[ \t>]+/g, '\n')}`)
  return children.length === 1 && children[0]!.type === 'paragraph' && skeletonOf(children) === wanted
}

function skeletonOf(nodes: readonly SyntaxNode[]): string {
  const found: string[] = []
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'link' || node.type === 'linkReference') found.push('link')
    else if (node.type === 'html') {
      const name = Object.entries(elements).find(([, element]) => node.value === `<${element}>`)?.[0]
      if (name !== undefined) found.push(name)
      else if (!/^<\/(?:em|strong|del)>$/.test(node.value ?? '')) found.push(node.value ?? '')
    } else if (node.type === 'inlineCode') found.push(`code ${node.value}`)
    else if (
      node.type !== 'text' &&
      node.type !== 'paragraph' &&
      node.type !== 'footnoteReference' &&
      node.type !== 'break' &&
      node.type !== 'image' &&
      node.type !== 'imageReference'
    )
      found.push(node.type)
    for (const child of node.children ?? []) visit(child)
  }
  for (const node of nodes) visit(node)
  return found.sort().join('\n')
}

/** The run with HTML in place of marks of emphasis; addresses of pieces are those of a source made for it. */
function withElements(source: string, run: Run, holder: SyntaxNode): Run {
  const names = new Map<number, string>()
  const visit = (node: SyntaxNode): void => {
    const element = elements[node.type]
    if (element !== undefined) names.set(rangeOf(node).start, element)
    for (const child of node.children ?? []) visit(child)
  }
  visit(holder)
  return {
    ...run,
    pieces: new Map(
      [...run.pieces].map(([id, piece]) => {
        const element =
          'open' in piece && /^[*_~]+$/.test(source.slice(piece.open.start, piece.open.end)) ? names.get(piece.open.start) : undefined
        return [id, element === undefined ? piece : { opening: `<${element}>`, closing: `</${element}>` }]
      }),
    ),
  }
}

/** A text as it is in Markdown: with a backslash before what would be a mark. */
const writeText = (text: string, isCell: boolean): string =>
  text
    .replace(/[\\`*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~~|&(?=#?\w{1,32};)/gu, (mark) =>
      mark === '&' ? '&amp;' : mark === '~~' ? '\\~\\~' : `\\${mark}`,
    )
    .replace(/\|/g, isCell ? '\\|' : '|')

/** What begins a heading, a list or a quotation begins a text here. */
const escapeBegin = (text: string): string =>
  text.replace(/^(?:([#>]|[-+](?=\s|$)|={1,}\s*$|-{3,}|:{3})|(\d{1,9})([.)])(?=\s|$))/, (_, mark, digits, dot) =>
    mark ? `\\${mark}` : `${digits}\\${dot}`,
  )
