import { articleLanguage, type Detector } from '../extract/page/language.ts'
import { digit, hasLetter, letter, lowerLetter } from '../languages/characters/characters.ts'
import type { Language } from '../languages/language.ts'
import type { Quantity } from '../languages/quantities/quantity.ts'
import { type Day, readDays } from '../languages/quantities/read-days.ts'
import { readQuantities } from '../languages/quantities/read-quantities.ts'
import { type QuantityWords, quantityWords } from '../languages/quantities/unit-words.ts'
import type { Block } from '../model/article.ts'
import { isMedia } from '../model/is-media.ts'
import { tryParse } from '../model/try-parse.ts'
import type { LanguageTag } from '../model/values.ts'
import { readBlocks } from '../parse/blocks/read-blocks.ts'
import { unescapeHtml } from '../parse/entities/escape-html.ts'
import { undoDoubleEncoding } from '../parse/entities/undo-double-encoding.ts'
import { wellFormed } from '../parse/html/html.ts'
import { parsePageHtml } from '../parse/html/page-html.ts'
import { indexPage } from '../parse/html/page-index.ts'
import { textsOfPictures } from '../parse/html/texts-of-pictures.ts'
import { hostOf } from '../signals/page/hosts.ts'
import type { DeadReason, SourcePage, UncheckedReason } from './claim.ts'
import { pageState, sizeOf } from './page-state.ts'
import { withNouns } from './with-nouns.ts'

/** A sentence of a page, a row of a table, or a value of its data, with what stands around it. */
export interface Passage {
  readonly text: string
  readonly terms: ReadonlySet<string>
  /** Terms of the sentences beside it, its heading, and the head of its table. */
  readonly near: ReadonlySet<string>
  readonly quantities: readonly Quantity[]
  readonly days: readonly Day[]
  readonly isRow: boolean
  /** Where the cells of a row begin, and what stands above them. */
  readonly columns?: readonly { readonly start: number; readonly head: string }[]
}

/** A source made ready for any number of claims. */
export interface Source {
  readonly dead: DeadReason | null
  /** What is missing: what is not found then tells nothing. */
  readonly limit: UncheckedReason | null
  readonly language: LanguageTag | null
  readonly titleTerms: ReadonlySet<string>
  readonly passages: readonly Passage[]
  /** Its words in languages that join them; empty in others. */
  readonly compounds: readonly { readonly form: string; readonly term: string }[]
  /** All text, in reading order. */
  readonly text: string
  readonly size: ReturnType<typeof sizeOf>
  /** Host and name of the site, lower case. */
  readonly name: string
}

/** UTF-16 units that are read of one source. */
const longest = 2_000_000
const maxPassages = 20_000

/** Reads a page for an article in that language: text, tables, lists, captions, title, description and JSON-LD, boilerplate included. */
export function readSource(page: SourcePage, language: Language, detector: Detector): Source {
  if (page.kind === 'failed') return { ...nothing, limit: page.reason }
  if (page.kind === 'dead') return { ...nothing, dead: page.reason }
  const host = hostOf(page.url) ?? ''
  if (page.kind === 'text') {
    const blocks = page.text
      .slice(0, longest)
      .split(/\n\s*\n/)
      .map((text, index): Block => ({ id: `p${index}`, kind: 'paragraph', text: joinLines(text), inlines: [], runs: [] }))
    const isShort = page.text.trim().length < 40
    return finish(
      blocks,
      page.title ?? '',
      [],
      { dead: null, limit: isShort ? 'unreadable' : page.isCut || page.text.length > longest ? 'too_large' : null },
      null,
      host,
    )
  }
  const html = undoDoubleEncoding(wellFormed(page.html)).replace(runTogether, '$1</span> $2')
  const root = parsePageHtml(html)
  const index = indexPage(root, html)
  let next = 0
  const { blocks } = readBlocks([root], {
    source: html,
    createId: () => `s${next++}`,
    collapse: true,
    questionReader: null,
    rareMediaOf: null,
  })
  const shown = blocks.map(({ text }) => text).join('\n')
  const state = pageState(index, shown, page)
  const meta = ['description', 'og:description', 'og:title', 'citation_title'].flatMap((name) => index.metas.get(name) ?? [])
  const facts = ['citation_publication_date', 'citation_date', 'article:published_time', 'date', 'dc.date'].flatMap(
    (name) => index.metas.get(name) ?? [],
  )
  const data = index.jsonLdTexts.flatMap((text) => textsOf(tryParse(text)))
  const title = [index.title ?? '', ...(index.metas.get('og:title') ?? [])].join(' ')
  return finish(
    blocks,
    title,
    [...meta, ...facts, ...data, ...textsOfPictures(root)],
    { ...state, limit: state.limit ?? (page.isCut ? 'too_large' : null) },
    index.htmlAttributes.lang ?? null,
    [host, ...(index.metas.get('og:site_name') ?? [])].join(' ').toLowerCase(),
  )

  function finish(
    found: readonly Block[],
    titleText: string,
    more: readonly string[],
    { dead, limit }: Pick<Source, 'dead' | 'limit'>,
    declared: string | null,
    name: string,
  ): Source {
    const tag = articleLanguage({ chosen: null, hints: [declared], blocks: found, detector })
    const extra = more.map((text, at): Block => ({ id: `d${at}`, kind: 'paragraph', text, inlines: [], runs: [] }))
    const all = [...found, ...extra]
    const passages = passagesOf(all, language)
    return {
      dead,
      limit,
      language: tag,
      titleTerms: termsOf(titleText, language),
      passages,
      compounds: compoundsOf(passages, language),
      text: all.map(({ text }) => text).join('\n'),
      size: sizeOf(found.map(({ text }) => text)),
      name,
    }
  }
}

/** `<span>1.6 million</span><span>parcels</span>`, which style sheets set apart. */
const runTogether = new RegExp(`([${letter}\\d%])</span>(<span\\b[^<>]{0,300}>)(?=${letter})`, 'gu')

const nothing: Source = {
  dead: null,
  limit: null,
  language: null,
  titleTerms: new Set(),
  passages: [],
  compounds: [],
  text: '',
  size: 'long',
  name: '',
}

const hyphenated = new RegExp(`(${lowerLetter})[-\\u00ad]\\n\\s*(?=${lowerLetter})`, 'gu')

/** Lines of a file joined again; a hyphen at the end of one parts a word. */
const joinLines = (text: string): string => text.replace(hyphenated, '$1').replace(/\s+/g, ' ').trim()

/** Strings of JSON-LD and its figures with their names, at most some hundred. */
function textsOf(value: unknown, depth = 0, found: string[] = []): string[] {
  if (depth > 20 || found.length > 400) return found
  if (typeof value === 'string') {
    if (value.length > 3 && !/^https?:/.test(value)) found.push(unescapeHtml(value.slice(0, 100_000)).replace(/<[^>]{0,200}>/g, ' '))
  } else if (Array.isArray(value)) for (const one of value) textsOf(one, depth + 1, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) {
      if (typeof one === 'number') found.push(`${name.replace(/([A-Z])/g, ' $1')} ${one}`)
      else textsOf(one, depth + 1, found)
    }
  return found
}

const joinsWords = /^(?:de|nl|af|sv|da|nb|nn|no|is|fi|et|hu|ar|he)(?:-|$)/

function compoundsOf(passages: readonly Passage[], language: Language): Source['compounds'] {
  if (!joinsWords.test(language.tag)) return []
  const words = passages.flatMap(({ text }) => language.tokenize(text).words)
  return [...new Map(words.flatMap(({ form, term, stop }) => (stop ? [] : [[form, { form, term }] as const]))).values()]
}

/** Terms by which passages are compared: no figures, no stop words. */
export function termsOf(text: string, language: Language): ReadonlySet<string> {
  return new Set(language.terms(text).filter((term) => hasLetter(term) && !/\d/.test(term)))
}

function passagesOf(blocks: readonly Block[], language: Language): readonly Passage[] {
  const passages: Passage[] = []
  let heading: ReadonlySet<string> = new Set()
  const add = (text: string, terms: ReadonlySet<string>, near: ReadonlySet<string>): void => {
    const days = readDays(text, language)
    const quantities = withNouns(text, readQuantities(text, pageFigures(language)).map(withoutZeros))
    passages.push({
      text,
      terms,
      near,
      // the 30 of a date is no 30 of anything
      quantities: quantities.filter((one) => one.measure !== '' || !days.some((day) => day.start <= one.start && one.end <= day.end)),
      days,
      isRow: false,
    })
  }
  for (const text of tilesOf(blocks)) add(text, termsOf(text, language), new Set())
  for (const block of blocks) {
    if (passages.length > maxPassages) break
    if (block.kind === 'heading') heading = termsOf(block.text, language)
    if (block.kind === 'table') passages.push(...rowsOf(block, heading, language))
    else {
      const parts =
        block.kind === 'list'
          ? block.items
          : isMedia(block)
            ? [{ start: 0, end: block.text.length }]
            : language.tokenize(block.text).sentences
      const texts = parts.map(({ start, end }) => block.text.slice(start, end).trim()).filter((text) => text !== '')
      const terms = texts.map((text) => termsOf(text, language))
      texts.forEach((text, index) => {
        const near = new Set([...heading, ...(terms[index - 1] ?? []), ...(terms[index + 1] ?? [])])
        add(text, terms[index]!, near)
      })
    }
  }
  return passages
}

/** Units of a line that is a figure, and of one that says what it counts. */
const figureLine = 24
const labelLine = 90

/** Figures that stand alone with what they count in the line before or behind, as tiles and lists of terms have them. */
const anyDigit = new RegExp(digit, 'u')

function tilesOf(blocks: readonly Block[]): readonly string[] {
  const tiles: string[] = []
  let run: string[] = []
  const isFigure = (text: string): boolean => text.length <= figureLine && anyDigit.test(text)
  const close = (): void => {
    for (let at = 0; at + 1 < run.length; at += 2) {
      const [one, other] = [run[at]!, run[at + 1]!]
      if (isFigure(one) !== isFigure(other)) tiles.push(`${one} ${other}`)
    }
    run = []
  }
  for (const block of blocks) {
    const line = block.kind === 'paragraph' || block.kind === 'heading' ? block.text.trim() : ''
    if (line !== '' && line.length <= labelLine && !/[\n.!?。！？؟]$|\n/.test(line)) run.push(line)
    else close()
  }
  close()
  return tiles
}

/** A page may write points and commas as others do. */
const pageFigures = ({ tag, pack }: Language) => ({ tag, shares: pack.shares, hasWords: true, isSure: false })

/** `9.000 tonnes` are hardly nine. */
function withoutZeros(one: Quantity): Quantity {
  const [whole, decimal, ...more] = one.values
  const isNine = decimal !== undefined && more.length === 0 && whole === decimal * 1000 && Number.isInteger(decimal / one.unit)
  return isNine ? { ...one, values: [whole] } : one
}

/** Rows of a table; a unit or a scale in the head of a column, the title before it or the row's name counts for its figures. */
function rowsOf(block: Extract<Block, { kind: 'table' }>, heading: ReadonlySet<string>, language: Language): readonly Passage[] {
  const textOf = ({ start, end }: { start: number; end: number }): string => block.text.slice(start, end).trim()
  const heads = block.rows.slice(0, Math.max(1, block.headerRows)).map((row) => row.map(textOf))
  const first = block.rows[0]?.[0]
  const caption = first === undefined ? '' : block.text.slice(0, first.start)
  const near = new Set([...heading, ...termsOf(`${caption} ${heads.flat().join(' ')}`, language)])
  return block.rows.map((row) => {
    const cells = row.map(textOf)
    const text = cells.join(' | ')
    let offset = 0
    let next = 0
    const columns = cells.map((cell, column) => {
      const start = next
      next += cell.length + 3
      return { start, head: heads.map((head) => head[column] ?? '').join(' ') }
    })
    const quantities = cells.flatMap((cell, column): readonly Quantity[] => {
      const at = offset
      offset += cell.length + 3
      const names = [...heads.map((head) => head[column] ?? ''), caption, cells[0] ?? '']
      return readQuantities(cell, pageFigures(language)).flatMap((one) =>
        inColumn({ ...one, start: one.start + at, end: one.end + at }, names, quantityWords(language.tag)),
      )
    })
    return {
      text,
      terms: termsOf(text, language),
      near,
      quantities,
      days: readDays(`${text} | ${heads.flat().join(' | ')}`, language),
      isRow: true,
      columns,
    }
  })
}

/** A figure with the unit and scale of its column, beside the figure as it stands. */
function inColumn(one: Quantity, names: readonly string[], { scales, units }: QuantityWords): readonly Quantity[] {
  if (one.measure !== '') return [one]
  const readings: Quantity[] = [one]
  for (const name of names) {
    const words = name.toLowerCase().split(/[\s(),;:[\]/]+/)
    const tails = words.map((_, index) => words.slice(index).join(' '))
    const scale = tails.flatMap((tail) => scales.flatMap(([pattern, by]) => (pattern.test(tail) ? [by[0]!] : [])))[0] ?? 1
    const unit = tails.flatMap((tail) => units.flatMap(([pattern, measure, by]) => (pattern.test(tail) ? [{ measure, by }] : [])))[0]
    if (scale === 1 && unit === undefined) continue
    const factor = scale * (unit?.by ?? 1)
    readings.push({ ...one, measure: unit?.measure ?? '', values: one.values.map((value) => value * factor), step: one.step * factor })
    if (scale > 1 && unit !== undefined) readings.push({ ...one, values: one.values.map((value) => value * scale), step: one.step * scale })
  }
  return readings
}
