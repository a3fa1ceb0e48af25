import { escapeText } from '@citable/core/escape-html'
import { Parser } from 'htmlparser2'
import { blockAttributeTexts, moreText, writeBlockText } from './block-attributes.ts'
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
import { parseTagged, plainText, type TaggedText } from './tagged-text.ts'

/** Elements inside running text. Everything else ends a run. */
export const inline = new Set(
  'a abbr acronym b bdi bdo big button cite data del dfn em font i ins label mark q s small span strike strong sub sup time tt u'.split(
    ' ',
  ),
)

/** Elements inside running text whose content is not translated. */
const opaque = new Set(
  'audio br canvas code embed iframe img input kbd map math meter object output picture progress rp rt ruby samp select svg var video wbr'.split(
    ' ',
  ),
)

/** Blocks whose content is not translated. */
const skipped = new Set('script style pre template noscript textarea head title'.split(' '))

export const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** Blocks of running text, in which a blank line parts nothing. */
const flowing = new Set('p h1 h2 h3 h4 h5 h6 li td th dt dd figcaption caption summary label'.split(' '))

/** Attributes that people read. */
const texts = new Set(['alt', 'title', 'aria-label', 'placeholder', 'summary'])

/** A value in an attribute, without its quotation marks. */
interface AttributeText extends Range {
  readonly value: string
  /** Null: without quotation marks; `json`: in the comment of a block; `comment`: a comment itself. */
  readonly quote: string | null
  readonly isAddress: boolean
}

/** Takes HTML apart into segments: the longest stretches of running text inside one block, and texts in attributes. */
export function segmentHtml(html: string, options: SegmentOptions): Segmented {
  const first = tokenize(html, options.lines ? 'line' : 'paragraph')
  const { tokens: read, attributes: written, comments } = first.isClassic ? tokenize(html, 'break') : first
  const tokens = withGaps(read)
  pair(tokens)
  const runs: Run[] = []
  let current: number[] = []
  const flush = (): void => {
    const run = readRun(html, tokens, current, options.terms)
    if (run) runs.push(run)
    current = []
  }
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'break') flush()
    else current.push(index)
  }
  flush()
  const attributes = [...written, ...blockTexts(html, comments, runs, written)].sort((one, other) => one.start - other.start)

  const places: readonly ({ readonly start: number } & ({ readonly run: Run } | { readonly attribute: AttributeText }))[] = [
    ...runs.map((run) => ({ start: run.start, run })),
    ...(options.attributes
      ? attributes
          .filter(({ isAddress, value }) => !isAddress && /\p{L}/u.test(value))
          .map((attribute) => ({ start: attribute.start, attribute }))
      : []),
  ].sort((one, other) => one.start - other.start)
  const named = places.map((place) => ({ ...place, id: options.createId() }))
  const ofAttribute = new Map(named.flatMap((place) => ('attribute' in place ? [[place.attribute, place.id] as const] : [])))
  const attributeText = ({ value }: AttributeText): TaggedText => escapeText(value.replace(/\s+/g, ' ').trim())

  const inText = named.flatMap((place) => ('run' in place ? [{ ...place, end: place.run.end }] : []))
  const putParts: Segmented['putParts'] = (translations, addresses = {}) => {
    const edits = attributes.flatMap((attribute): readonly Edit[] => {
      const value = attribute.isAddress
        ? Object.hasOwn(addresses, attribute.value)
          ? addresses[attribute.value]
          : undefined
        : withBlanks(plainOf(translations.get(ofAttribute.get(attribute) ?? ''), attributeText(attribute)), attribute.value)
      return value === undefined ? [] : [{ start: attribute.start, end: attribute.end, text: quoted(value, attribute.quote) }]
    })
    const slice = slicer(html, edits)
    return ({ start, end }) => {
      let result = ''
      let at = start
      for (let next = firstAt(inText, start); next < inText.length; next++) {
        const { run, id } = inText[next]!
        if (run.end > end) break
        result += slice(at, run.start)
        result += renderRun(translations.get(id), run, slice, writeHtml) ?? slice(run.start, run.end)
        at = run.end
      }
      return result + slice(at, end)
    }
  }
  return {
    segments: named.map((place) => ({
      id: place.id,
      ...('run' in place
        ? { text: place.run.text, terms: place.run.terms, ...keptIn(place.run) }
        : { text: attributeText(place.attribute), terms: 0 }),
    })),
    places: new Map(
      named.map((place): readonly [string, Place] =>
        'run' in place
          ? [place.id, { kind: 'run', ...place.run.whole }]
          : [place.id, { kind: 'value', start: place.attribute.start, end: place.attribute.end }],
      ),
    ),
    putParts,
    put: (translations, addresses) => putParts(translations, addresses)({ start: 0, end: html.length }),
  }
}

const writeHtml: Writing = { text: (text) => escapeText(text).replaceAll('\u00a0', '&nbsp;'), literal: escapeText }

const plainOf = (translation: TaggedText | undefined, source: TaggedText): string | undefined => {
  if (translation === undefined || translation === source) return undefined
  const parts = parseTagged(translation)
  return parts?.every(({ kind }) => kind === 'text') ? parts.map((part) => ('text' in part ? part.text : '')).join('') : undefined
}

/** A text with the white space that is around another one. */
const withBlanks = (text: string | undefined, source: string): string | undefined =>
  text && source.slice(0, source.length - source.trimStart().length) + text + source.slice(source.trimEnd().length)

function quoted(value: string, quote: string | null): string {
  if (quote === 'json') return writeBlockText(value)
  if (quote === 'comment') return value.replace(/-{2,}/g, '–').replace(/^[->]+|-$/g, '')
  const text = escapeText(value)
  if (quote === null) return `"${text.replaceAll('"', '&quot;')}"`
  return quote === '"' ? text.replaceAll('"', '&quot;') : text.replaceAll("'", '&#39;')
}

interface Comment extends Range {
  readonly kind: 'block' | 'more'
}

interface Tokenized {
  readonly tokens: Token[]
  readonly attributes: readonly AttributeText[]
  /** Comments that hold texts. */
  readonly comments: readonly Comment[]
  /** Written for an editor that makes paragraphs and line breaks of blank lines and line ends. */
  readonly isClassic: boolean
}

/** @param ends what a line's end in running text is: the end of a text, a line break, or a blank unless a blank line follows */
function tokenize(html: string, ends: 'line' | 'break' | 'paragraph'): Tokenized {
  const tokens: Token[] = []
  const attributes: AttributeText[] = []
  const comments: Comment[] = []
  // names of open elements that are no inline ones
  const blocks: string[] = []
  let poem = 0
  let hasLooseText = false
  let depth = 0
  // the element whose content is left alone: where it began, how deep, and whether it is in running text
  let closed: { readonly start: number; readonly depth: number; readonly isInline: boolean; readonly noAttributes: boolean } | null = null
  const addText = (text: string, start: number, end: number): void => {
    const last = tokens.at(-1)
    if (last?.kind === 'text' && last.end === start) tokens[tokens.length - 1] = { ...last, text: last.text + text, end }
    else tokens.push({ kind: 'text', text, start, end })
  }
  const parser = new Parser(
    {
      onopentag: (name, attribs) => {
        const { startIndex: start, endIndex } = parser
        const end = endIndex + 1
        depth++
        if (!inline.has(name)) blocks.push(name)
        const isLeft = attribs.translate === 'no' || /(^|\s)notranslate(\s|$)/.test(attribs.class ?? '')
        if (!closed?.noAttributes && !isLeft) attributes.push(...attributeTexts(name, html.slice(start, end), start, attribs))
        if (closed !== null) return
        const isPoem = name === 'pre' && /(^|\s)wp-block-verse(\s|$)/.test(attribs.class ?? '')
        if (isLeft || opaque.has(name) || (skipped.has(name) && !isPoem)) {
          const noAttributes = isLeft || skipped.has(name) || ['code', 'kbd', 'samp', 'var'].includes(name)
          closed = { start, depth, isInline: opaque.has(name) || (isLeft && inline.has(name)), noAttributes }
        } else if (inline.has(name)) tokens.push({ kind: 'open', name, start, end, partner: null })
        else tokens.push({ kind: 'break', name, start, end, partner: null })
        if (isPoem && closed === null) poem = depth
      },
      onclosetag: (name, isImplied) => {
        const isEmpty = empty.has(name)
        const end = isImplied && !isEmpty ? parser.startIndex : parser.endIndex + 1
        if (closed !== null) {
          if (closed.depth === depth) {
            const { start, isInline } = closed
            tokens.push(isInline ? { kind: 'opaque', start, end } : { kind: 'break', name, start, end, partner: null })
            closed = null
          }
        } else if (!isImplied && inline.has(name)) tokens.push({ kind: 'close', name, start: parser.startIndex, end, partner: null })
        else if (!inline.has(name)) tokens.push({ kind: 'break', name, start: end, end, partner: null })
        if (poem === depth) poem = 0
        if (!inline.has(name)) blocks.pop()
        depth--
      },
      ontext: (text) => {
        if (closed !== null) return
        const { startIndex: start, endIndex } = parser
        const end = endIndex + 1
        // what is written as an entity ends no line
        const isPlain = text.length === end - start
        const holder = blocks.at(-1) ?? ''
        const isLoose = holder === ''
        const isEach = ends === 'line' || poem > 0 || (ends === 'break' && isLoose)
        const borders = !isPlain || (flowing.has(holder) && ends !== 'line') ? [] : lineEnds(text, isEach)
        let at = 0
        for (const { blank, index } of borders) {
          if (index > at) addText(text.slice(at, index), start + at, start + index)
          at = index + blank.length
          const before = tokens.at(-1)
          if (isLoose && (text.trim() !== '' || (before !== undefined && before.kind !== 'break'))) hasLooseText = true
          const isBreak = ends === 'break' && poem === 0 && isLoose && !/\n[ \t\r]*\n/.test(blank)
          const range = { start: start + index, end: start + at }
          tokens.push(isBreak ? { kind: 'opaque', ...range } : { kind: 'break', name: '', ...range, partner: null })
        }
        if (at < text.length) addText(text.slice(at), start + at, end)
      },
      oncomment: () => {
        const { startIndex: start, endIndex } = parser
        if (closed !== null) return
        const comment = html.slice(start, endIndex + 1)
        if (/^<!--\s+wp:/.test(comment)) comments.push({ kind: 'block', start, end: endIndex + 1 })
        else if (comment.startsWith('<!--more')) comments.push({ kind: 'more', start, end: endIndex + 1 })
        tokens.push({ kind: 'break', name: '', start, end: endIndex + 1, partner: null })
      },
      onprocessinginstruction: () => {
        if (closed === null) tokens.push({ kind: 'break', name: '', start: parser.startIndex, end: parser.endIndex + 1, partner: null })
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  return { tokens, attributes, comments, isClassic: ends === 'paragraph' && hasLooseText && !html.includes('<!-- wp:') }
}

/** Ends of lines with the white space around them. @param isEach false: only where a blank line follows */
function lineEnds(text: string, isEach: boolean): readonly { readonly blank: string; readonly index: number }[] {
  const found: { readonly blank: string; readonly index: number }[] = []
  for (let end = text.indexOf('\n'); end !== -1; ) {
    let [start, after, count] = [end, end, 0]
    while (start > 0 && ' \t\r'.includes(text[start - 1]!)) start--
    while (after < text.length && ' \t\r\n'.includes(text[after]!)) if (text[after++] === '\n') count++
    if (isEach || count > 1) found.push({ blank: text.slice(start, after), index: start })
    end = text.indexOf('\n', after)
  }
  return found
}

/** Texts in comments: attributes of blocks, and the marks that end a post's beginning. */
function blockTexts(
  html: string,
  comments: readonly Comment[],
  runs: readonly Run[],
  attributes: readonly AttributeText[],
): readonly AttributeText[] {
  if (comments.length === 0) return []
  const shown = new Set([
    ...runs.flatMap(({ text }) => (text.includes('<') ? [] : [plainText(text)])),
    ...attributes.flatMap(({ isAddress, value }) => (isAddress ? [] : [value])),
  ])
  return comments.flatMap(({ kind, start, end }) => {
    const comment = html.slice(start, end)
    const found = kind === 'block' ? blockAttributeTexts(comment, start, (value) => shown.has(value)) : moreText(comment, start)
    return found.map((text) => ({ ...text, quote: kind === 'block' ? 'json' : 'comment', isAddress: false }))
  })
}

/** Values of attributes that people read, and addresses of links, in a start tag. */
function attributeTexts(
  element: string,
  source: string,
  offset: number,
  attribs: Readonly<Record<string, string>>,
): readonly AttributeText[] {
  const found: AttributeText[] = []
  const seen = new Set<string>()
  for (const match of source.matchAll(/[\s"'/]([a-zA-Z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g)) {
    const name = (match[1] ?? '').toLowerCase()
    const isAddress = name === 'href'
    const isLabel = name === 'value' && element === 'input' && /^(?:submit|button|reset)$/i.test(attribs.type ?? '')
    if (!isAddress && !isLabel && !texts.has(name)) continue
    const raw = match[2] ?? match[3] ?? match[4] ?? ''
    const quote = match[2] !== undefined ? '"' : match[3] !== undefined ? "'" : null
    const end = offset + match.index + match[0].length - (quote === null ? 0 : 1)
    // the same attribute twice: the parser takes the first
    if (attribs[name] === undefined || seen.has(name)) continue
    seen.add(name)
    found.push({ start: end - raw.length, end, value: attribs[name], quote, isAddress })
  }
  return found
}

/** Adds the stretches that the parser skips, such as the end of an element that is not open: they border the run, too. */
function withGaps(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, index): readonly Token[] => {
    const before = tokens[index - 1]
    const isGap = before !== undefined && before.end < token.start
    return isGap ? [{ kind: 'break', name: '', start: before.end, end: token.start, partner: null }, token] : [token]
  })
}

/** Finds the end of each inline element within its run. An element without one is a border of the run. */
function pair(tokens: Token[]): void {
  let open: number[] = []
  const end = (): void => {
    for (const index of open) {
      const token = tokens[index]
      if (token?.kind === 'open') token.kind = 'break'
    }
    open = []
  }
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'break') end()
    else if (token.kind === 'open') open.push(index)
    else if (token.kind === 'close') {
      const last = tokens[open.at(-1) ?? -1]
      if (last?.kind === 'open' && last.name === token.name) {
        last.partner = index
        token.partner = open.pop() ?? null
      } else {
        token.kind = 'break'
        end()
      }
    }
  }
  end()
}
