import type { TaggedPart } from '@citable/service/translation'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { namespaces, type ReadUnit, type ReadXliff, XliffFault } from './xliff-document.ts'

/** Bytes. A book of 100,000 words has a tenth of it. */
const maxBytes = 32 * 1024 * 1024

/** Elements from the root to a text, no more. */
const maxDepth = 64

/** States in which a person has finished a segment, by version; without one: true where the version has no default. */
const finished12 = new Set(['translated', 'signed-off', 'final'])
const finished21 = new Set(['translated', 'reviewed', 'final'])

/** Elements around text that mark it, and stand for nothing in the document. */
const marks = new Set(['mrk', 'sm', 'em'])

/** A source or a target. */
interface Words {
  readonly parts: TaggedPart[]
  readonly foreign: string[]
}

/** A stretch of a segment: tools cut one into several, and put blanks between them aside. */
interface Piece {
  /** False: it is not translated, such as a blank. */
  readonly isText: boolean
  source: Words | null
  target: Words | null
  isFinished: boolean
  /** Its place in the target; null: that in the source. */
  order: number | null
}

interface OpenUnit {
  readonly id: string
  readonly line: number
  readonly pieces: Piece[]
  readonly isApproved: boolean
}

interface State {
  version: string | null
  original: string
  from: string
  to: string | null
  files: number
  unit: OpenUnit | null
  /** Where text goes. */
  words: Words | null
  readonly units: ReadUnit[]
  /** Elements that are open. */
  readonly names: string[]
  /** Codes that are open in the words: an id, or null for a mark. */
  readonly codes: (string | null)[]
}

/** A file as text, by its byte order mark. @throws XliffFault */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes.length > maxBytes) throw new XliffFault(`It has ${bytes.length} bytes; at most ${maxBytes} are read.`)
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new XliffFault('It is neither UTF-8 nor UTF-16.')
  }
}

/**
 * Reads XLIFF 1.2, 2.0 or 2.1. A document type is refused, so that there are neither entities nor files of others; further elements and
 * attributes are passed over.
 *
 * @throws XliffFault with the line
 */
export function readXliff(xml: string): ReadXliff {
  const parser = new SaxesParser({ xmlns: true })
  const refuse = (sentence: string): never => {
    throw new XliffFault(`line ${parser.line}: ${sentence}`)
  }
  parser.on('error', (error) => {
    throw new XliffFault(`line ${parser.line}: it is not well-formed XML (${error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}).`)
  })
  parser.on('doctype', () => refuse('it has a document type, which is refused: entities could name other files.'))
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-(?:8|16)$/i.test(encoding)) refuse(`it is in ${encoding}; save it as UTF-8.`)
  })

  const state: State = {
    version: null,
    original: '',
    from: '',
    to: null,
    files: 0,
    unit: null,
    words: null,
    units: [],
    names: [],
    codes: [],
  }
  const is12 = (): boolean => state.version === '1.2'
  const attributeOf = (tag: SaxesTagNS, name: string): string | null => tag.attributes[name]?.value ?? null
  const add = (part: TaggedPart): void => void state.words?.parts.push(part)

  function openRoot(tag: SaxesTagNS): void {
    const given = attributeOf(tag, 'version') ?? ''
    const namespace = given === '1.2' ? namespaces['1.2'] : namespaces['2.1']
    if (tag.local !== 'xliff' || !['1.2', '2.0', '2.1'].includes(given) || tag.uri !== namespace)
      refuse(`it begins with <${tag.name}>${given === '' ? '' : ` of version ${given}`}, and is no XLIFF 1.2, 2.0 or 2.1.`)
    state.version = given
    if (given !== '1.2') nameLanguages(attributeOf(tag, 'srcLang'), attributeOf(tag, 'trgLang'))
  }

  function nameLanguages(from: string | null, to: string | null): void {
    state.from = from ?? ''
    state.to = to
  }

  function openCode(tag: SaxesTagNS): void {
    const { local } = tag
    const id = attributeOf(tag, 'id') ?? ''
    const isOurs = /^\d{1,6}$/.test(id)
    const character = local === 'cp' ? attributeOf(tag, 'hex') : local === 'x' ? /^u([0-9A-F]{4,6})-\d+$/.exec(id)?.[1] : undefined
    if (marks.has(local)) state.codes.push(null)
    else if (character !== undefined && /^[0-9A-Fa-f]{4,6}$/.test(character ?? '') && Number.parseInt(character!, 16) <= 0x10ffff) {
      add({ kind: 'text', text: String.fromCodePoint(Number.parseInt(character!, 16)) })
      state.codes.push(null)
    } else if (local === (is12() ? 'g' : 'pc') && isOurs) {
      add({ kind: 'open', id })
      state.codes.push(id)
    } else if (local === (is12() ? 'x' : 'ph') && isOurs) {
      add({ kind: 'opaque', id })
      state.codes.push(null)
    } else if (!is12() && local === 'sc' && isOurs) {
      add({ kind: 'open', id })
      state.codes.push(null)
    } else if (!is12() && local === 'ec') {
      const ends = attributeOf(tag, 'startRef') ?? ''
      if (/^\d{1,6}$/.test(ends)) add({ kind: 'close', id: ends })
      else state.words?.foreign.push(`<${tag.name}>`)
      state.codes.push(null)
    } else {
      state.words?.foreign.push(`<${tag.name}${id === '' ? '' : ` id="${id}"`}>`)
      state.codes.push(null)
    }
  }

  function openUnit(tag: SaxesTagNS): void {
    const id = attributeOf(tag, 'id') ?? refuse(`<${tag.name}> has no id.`)
    // 1.2 has one piece, with states on its target
    const pieces = is12() ? [pieceOf(true)] : []
    state.unit = { id, line: parser.line, pieces, isApproved: attributeOf(tag, 'approved') === 'yes' }
  }

  function openWords(tag: SaxesTagNS, piece: Piece): void {
    const words: Words = { parts: [], foreign: [] }
    state.words = words
    if (tag.local === 'source') piece.source = words
    else {
      piece.target = words
      const order = attributeOf(tag, 'order') ?? ''
      if (/^\d{1,6}$/.test(order)) piece.order = Number(order)
      if (is12()) {
        const given = attributeOf(tag, 'state')
        piece.isFinished = given === null || finished12.has(given)
      }
    }
  }

  parser.on('opentag', (tag) => {
    const { names, unit, words } = state
    if (names.length >= maxDepth) refuse(`it is nested more than ${maxDepth} elements deep.`)
    if (names.length === 0) openRoot(tag)
    const parent = names.at(-1)
    const isCore = tag.uri === namespaces[is12() ? '1.2' : '2.1']
    names.push(isCore ? tag.local : '')
    if (words !== null) {
      if (isCore) openCode(tag)
      else state.codes.push(null)
    } else if (!isCore) return
    else if (tag.local === 'file') {
      state.files += 1
      if (state.files > 1) refuse('it holds several files; one document is translated at a time.')
      state.original = attributeOf(tag, 'original') ?? ''
      if (is12()) nameLanguages(attributeOf(tag, 'source-language'), attributeOf(tag, 'target-language'))
    } else if (tag.local === (is12() ? 'trans-unit' : 'unit')) openUnit(tag)
    else if (unit !== null && parent === 'unit' && (tag.local === 'segment' || tag.local === 'ignorable')) {
      const isText = tag.local === 'segment'
      unit.pieces.push({ ...pieceOf(isText), isFinished: !isText || finished21.has(attributeOf(tag, 'state') ?? 'initial') })
    } else if (unit !== null && (tag.local === 'source' || tag.local === 'target')) {
      const piece = unit.pieces.at(-1)
      const isPlace = is12() ? parent === 'trans-unit' : parent === 'segment' || parent === 'ignorable'
      if (isPlace && piece !== undefined) openWords(tag, piece)
    }
  })

  const takeText = (text: string): void => add({ kind: 'text', text })
  parser.on('text', takeText)
  parser.on('cdata', takeText)

  parser.on('closetag', () => {
    const name = state.names.pop()
    if (state.words !== null && state.codes.length > 0) {
      const id = state.codes.pop()
      if (id !== null && id !== undefined) add({ kind: 'close', id })
    } else if (state.words !== null) state.words = null
    else if (state.unit !== null && name === (is12() ? 'trans-unit' : 'unit')) {
      state.units.push(closedUnit(state.unit))
      state.unit = null
    }
  })

  parser.write(xml.replace(/^\uFEFF/, '')).close()
  const { version, original, from, to, files, units } = state
  if (version === null) throw new XliffFault('It is empty.')
  if (files === 0) throw new XliffFault('It holds no file.')
  return { version, original, from, to, units }
}

const pieceOf = (isText: boolean): Piece => ({ isText, source: null, target: null, isFinished: false, order: null })

/** A segment of its pieces. One piece without a translation leaves a hole: then it has none. */
function closedUnit({ id, line, pieces, isApproved }: OpenUnit): ReadUnit {
  const inOrder = pieces
    .map((piece, index) => ({ piece, at: piece.order ?? index + 1 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ piece }) => piece.target ?? (piece.isText ? null : piece.source))
  const texts = pieces.filter(({ isText }) => isText)
  const target = inOrder.includes(null) ? [] : merged(inOrder.flatMap((words) => words?.parts ?? []))
  return {
    id,
    line,
    source: merged(pieces.flatMap(({ source }) => source?.parts ?? [])),
    target: target.length === 0 ? null : target,
    isFinished: isApproved || (texts.length > 0 && texts.every(({ isFinished }) => isFinished)),
    foreign: pieces.flatMap(({ target: words }) => words?.foreign ?? []),
  }
}

/** Texts side by side are one. */
function merged(parts: readonly TaggedPart[]): readonly TaggedPart[] {
  const all: TaggedPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (part.kind === 'text' && last?.kind === 'text') all[all.length - 1] = { kind: 'text', text: last.text + part.text }
    else all.push(part)
  }
  return all
}
