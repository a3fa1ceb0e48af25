import { unescapeHtml } from '@citable/core/escape-html'
import { type ProtectedTerm, protect } from './protect.ts'
import { parseTagged, plainText, type TaggedText } from './tagged-text.ts'

export interface TextSegment {
  readonly id: string
  readonly text: TaggedText
  /** Words of the glossary in it. */
  readonly terms: number
  /** By the id of a placeholder the words that it stands for; absent: none stands for words. */
  readonly kept?: ReadonlyMap<string, string>
}

/** Where a segment stands. `value`: in an attribute or another value, which goes only with what holds it. */
export interface Place extends Range {
  readonly kind: 'run' | 'value'
}

/** A text taken apart. */
export interface Segmented {
  readonly segments: readonly TextSegment[]
  /** By the id of a segment: all running text around it, with the markup and pictures at its borders. */
  readonly places: ReadonlyMap<string, Place>
  /** The source with these segments replaced. Segments without a translation, or with the source's own text, stay byte by byte. */
  put(translations: ReadonlyMap<string, TaggedText>, addresses?: Readonly<Record<string, string>>): string
  /** The same for parts of the source. A part begins and ends inside no segment. */
  putParts(translations: ReadonlyMap<string, TaggedText>, addresses?: Readonly<Record<string, string>>): (part: Range) => string
}

export interface SegmentOptions {
  readonly terms: readonly ProtectedTerm[]
  /** Texts in attributes too. */
  readonly attributes: boolean
  /** Each line of the source is a text of its own. */
  readonly lines?: boolean
  /** Makes ids, in document order. */
  readonly createId: () => string
}

export interface Range {
  readonly start: number
  readonly end: number
}

export type Token =
  | (Range & { readonly kind: 'text'; readonly text: string })
  | (Range & { readonly kind: 'opaque' })
  | (Range & { kind: 'open' | 'close' | 'break'; readonly name: string /** Index of the other end. */; partner: number | null })

/** A stretch of a source with its replacement. */
export interface Edit extends Range {
  readonly text: string
}

/** Cuts stretches out of a source, with those edits made that lie wholly inside. @param edits in order */
export const slicer =
  (source: string, edits: readonly Edit[]) =>
  (start: number, end: number): string => {
    let result = ''
    let at = start
    for (let next = firstAt(edits, start); next < edits.length; next++) {
      const edit = edits[next]!
      if (edit.end > end) break
      if (edit.start < at) continue
      result += source.slice(at, edit.start) + edit.text
      at = edit.end
    }
    return result + source.slice(at, end)
  }

/** Index of the first of some ranges in order that does not begin before a place. */
export function firstAt(ranges: readonly Range[], place: number): number {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ranges[middle]!.start < place) low = middle + 1
    else high = middle
  }
  return low
}

/** Content of a placeholder: source, or a literal text. */
type Piece =
  | { readonly open: Range; readonly close: Range }
  | { readonly opening: string; readonly closing: string }
  | { readonly at: Range }
  | { readonly literal: string }

export interface Run extends Range {
  /** With what was left outside at both ends, but no white space. */
  readonly whole: Range
  readonly text: TaggedText
  readonly terms: number
  readonly kept: ReadonlyMap<string, string>
  readonly pieces: ReadonlyMap<string, Piece>
}

/** How texts are written in a source. */
export interface Writing {
  readonly text: (text: string) => string
  /** What is not translated. */
  readonly literal: (text: string) => string
}

/** A run with its translation; null: it stays as it is. */
export function renderRun(
  translation: TaggedText | undefined,
  run: Run,
  slice: (start: number, end: number) => string,
  write: Writing,
): string | null {
  const parts = translation === undefined || translation === run.text ? null : parseTagged(translation)
  if (parts === null) return null
  return parts
    .map((part) => {
      if (part.kind === 'text') return write.text(part.text)
      const piece = run.pieces.get(part.id)
      if (piece === undefined) return ''
      if ('literal' in piece) return write.literal(piece.literal)
      if ('at' in piece) return slice(piece.at.start, piece.at.end)
      if ('opening' in piece) return part.kind === 'open' ? piece.opening : piece.closing
      const { start, end } = part.kind === 'open' ? piece.open : piece.close
      return slice(start, end)
    })
    .join('')
}

/** The run that some tokens make; null: they hold no letter. */
export function readRun(html: string, tokens: readonly Token[], indices: readonly number[], terms: readonly ProtectedTerm[]): Run | null {
  let [first, last] = [0, indices.length - 1]
  const whole = trimmed(html, tokens[indices[0] ?? -1]?.start ?? 0, tokens[indices.at(-1) ?? -1]?.end ?? 0)
  const at = (position: number): Token | undefined => tokens[indices[position] ?? -1]
  const isBlank = (token: Token | undefined): boolean =>
    token?.kind === 'opaque' || (token?.kind === 'text' && /^[ \t\r\n\f]*$/.test(token.text))
  // white space, pictures and markup around the whole stay outside
  for (;;) {
    if (first > last) return null
    const [head, tail] = [at(first), at(last)]
    if (isBlank(head)) first++
    else if (isBlank(tail)) last--
    else if (head?.kind === 'open' && head.partner === indices[last]) {
      first++
      last--
    } else break
  }
  const pieces = new Map<string, Piece>()
  const kept = new Map<string, string>()
  let text = ''
  let count = 0
  let termCount = 0
  const placeholder = (piece: Piece, words: string): string => {
    pieces.set(String(++count), piece)
    if (words !== '') kept.set(String(count), words)
    return `<x id="${count}"/>`
  }
  for (let position = first; position <= last; position++) {
    const token = at(position)
    if (token?.kind === 'text') {
      let words = token.text.replace(/[ \t\r\n\f]+/g, ' ')
      if (position === first) words = words.replace(/^ /, '')
      if (position === last) words = words.replace(/ $/, '')
      text += protect(words, terms, (literal, isTerm) => {
        if (isTerm) termCount++
        return placeholder({ literal }, literal)
      })
    } else if (token?.kind === 'opaque') text += placeholder({ at: token }, keptWords(html.slice(token.start, token.end)))
    else if (token?.kind === 'open') {
      const close = tokens[token.partner ?? -1]
      if (!close) continue
      pieces.set(String(++count), { open: token, close })
      text += `<g id="${count}">`
    } else if (token?.kind === 'close') text += '</g>'
  }
  if (!/\p{L}/u.test(plainText(text))) return null
  const [head, tail] = [at(first), at(last)]
  const start = (head?.start ?? 0) + (head?.kind === 'text' ? leading(html.slice(head.start, head.end)) : 0)
  const end = (tail?.end ?? 0) - (tail?.kind === 'text' ? trailing(html.slice(tail.start, tail.end)) : 0)
  return { start, end, whole, text, terms: termCount, kept, pieces }
}

/** As a segment has it. */
export const keptIn = ({ kept }: Pick<Run, 'kept'>): Pick<TextSegment, 'kept'> => (kept.size === 0 ? {} : { kept })

/** Words of a stretch that is not translated, in HTML or Markdown: of code its own, of a picture none. */
function keptWords(source: string): string {
  if (source.startsWith('!')) return ''
  const words = unescapeHtml(source.replace(/<[^<>]*>/g, ''))
  const [ticks = ''] = /^`+/.exec(words) ?? []
  return words.slice(ticks.length, words.length - ticks.length).trim()
}

const isSpace = (character: string | undefined): boolean => character !== undefined && ' \t\r\n\f'.includes(character)

function trimmed(source: string, from: number, to: number): Range {
  let [start, end] = [from, to]
  while (start < end && isSpace(source[start])) start++
  while (end > start && isSpace(source[end - 1])) end--
  return { start, end }
}

function leading(source: string): number {
  let count = 0
  while (isSpace(source[count])) count++
  return count
}

function trailing(source: string): number {
  let count = 0
  while (isSpace(source[source.length - 1 - count])) count++
  return count
}
