import { letter } from '../../../languages/characters/characters.ts'
import type { Span } from '../../../model/values.ts'
import type { TextBlock } from '../../reading.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import { amountSource, readValue } from '../../text/amounts.ts'
import type { Slip } from '../../text/found.ts'
import { daysIn } from '../days.ts'
import { piecesOf } from '../numbers.ts'

/** What a course has so many of, each with a day of its own. */
const meetings =
  /^(?:sessions?|meetings?|lessons?|dates?|evenings?|classes|termine[n]?|treffen|abende[n]?|einheiten|sitzungen|kurstage[n]?|séances?|rencontres?|ateliers?|dates?|soirées?|leçons?|sesiones|encuentros|clases|talleres|fechas|incontri|lezioni|serate|appuntamenti|sessioni|sessões|encontros|aulas|datas|bijeenkomsten|lessen|avonden|sessies|spotka(?:ń|nia)|zajęć|lekcji|sesji|terminów|träffar|lektioner|kvällar|tillfällen|møder|mødegange|aftener)$/iu

/** Rows or items, each of which opens with a day of its own. */
function openingDays({ block }: TextBlock, { language }: AgreementReading): readonly string[] {
  const opens = (text: string): boolean => daysIn(text.slice(0, 40), language)[0] !== undefined
  const lines =
    block.kind === 'table'
      ? block.rows.slice(block.headerRows).map(([first]) => first?.quote ?? '')
      : block.kind === 'list'
        ? block.items.map(({ quote }) => quote)
        : []
  // Markdown has no table without a header
  return lines.length > 1 && lines.every(opens) && new Set(lines).size === lines.length ? lines : []
}

const mostApart = 3
const notAll = new RegExp(
  `(?<!${letter})(?:first|last|next|other|more|further|remaining|of the|ersten?|letzten?|nächsten?|weiteren?|übrigen|premi(?:ers|ères)|derni(?:ers|ères)|prochaine?s|autres|primer[oa]s|últim[oa]s|próxim[oa]s|otr[oa]s|prim[ie]|ultim[ie]|prossim[ie]|altr[ie]|primeir[oa]s|outr[oa]s|eerste|laatste|volgende|andere|pierwsz(?:e|ych)|ostatni(?:e|ch)|kolejn(?:e|ych)|första|sista|nästa|andra|første|sidste|næste)(?!${letter})`,
  'iu',
)

/** `six meetings`, and below it a table with five days. */
function otherMeetings(reading: AgreementReading): readonly Slip[] {
  const { blocks, language, tools } = reading
  return blocks.flatMap((entry, at): Slip[] => {
    const { block, tokens } = entry
    const next = blocks[at + 1]
    const sentence = tokens.sentences.at(-1)
    if (block.kind !== 'paragraph' || next === undefined || sentence === undefined) return []
    const days = openingDays(next, reading)
    if (days.length === 0 || openingDays(blocks[at + 2] ?? entry, reading).length > 0) return []
    const text = block.text.slice(sentence.start)
    if (notAll.test(text)) return []
    const pieces = piecesOf(text, language)
    const counted = pieces.flatMap((own, index) => {
      const noun = pieces[index + 1]
      return own.value > 1 && noun !== undefined && meetings.test(noun.text) && text.slice(own.end, noun.start) === ' '
        ? [{ value: own.value, start: own.start, end: noun.end }]
        : []
    })
    const [only] = counted
    if (only === undefined || counted.length > 1 || only.value === days.length || Math.abs(only.value - days.length) > mostApart) return []
    const span = tools.spanOf(block.id, block.text, sentence.start + only.start, sentence.start + only.end)
    return [{ kind: 'miscounted', span, value: String(days.length) }]
  })
}

// Prices of a table

const price = new RegExp(`^(?:[€$£] ?)?(${amountSource}) ?(?:€|£|euros?|EUR|pounds?|dollars?|zł|kr\\.?|kronor|kroner|CHF|Franken)?$`, 'iu')
const told = new RegExp(
  `(?<!${letter})(${letter}{5,30})(?:[ -](${letter}{4,20}))? (?:for|at|costs?|is|für|zu|kostet|à|coûte|est à|por|de|cuesta|a|da|costa|custa|voor|kost|za|kosztuje|för|kostar|til|koster) (?:nur |only |just |seulement |solo |sólo |apenas |slechts |tylko |bara |kun )?((?:[€$£] ?(${amountSource})|(${amountSource}) ?(?:€|£|euros?|EUR|pounds?|dollars?|zł|kr|kronor|kroner|CHF|Franken)(?!${letter})))`,
  'giu',
)
/** At another time, or in another way. */
const forSome = new RegExp(
  `(?<!${letter})(?:online|in advance|door|reduced|members?|from|until|instead|was|were|evenings?|weekends?|new|old|vorverkauf|abendkasse|ermäßigt|mitglieder|ab|bis|statt|bisher|abends|neu|réduit|en ligne|à partir|jusqu|auparavant|en línea|desde|hasta|antes|ridott[oa]|dal|fino|prima|a partir|até|vanaf|tot|eerst|korting|od|dotąd|ulgowy|från|till|tidigare|fra|tidligere)(?!${letter})|(?<!\\d)20\\d\\d(?!\\d)`,
  'iu',
)
/** Letters that a word of a row and one of a sentence share. */
const leastShared = 5

interface Row {
  readonly words: readonly string[]
  readonly cell: Span
  readonly value: number
}

/** Rows of tables with one price each; `all`: every price of them. */
function pricesIn({ blocks, language }: AgreementReading): readonly Row[] {
  return blocks.flatMap(({ block }) => {
    if (block.kind !== 'table') return []
    return block.rows.slice(block.headerRows).flatMap(([label, ...cells]): Row[] => {
      const prices = cells.flatMap((cell) => {
        const [whole, figure] = price.exec(cell.quote.trim()) ?? []
        const value = figure === undefined ? null : readValue(figure, language)
        return value === null || !/[^\d.,\s]/.test(whole!) ? [] : [{ cell, value }]
      })
      const [only] = prices
      if (label === undefined || only === undefined || prices.length > 1) return []
      const words = language.tokenize(label.quote).words.flatMap(({ form, stop }) => (stop || form.length < leastShared ? [] : [form]))
      return [{ words, ...only }]
    })
  })
}

/** `Familie 120 €` in a table, and `the Familienkarte for 140 Euro` in a sentence. */
function otherPrices(reading: AgreementReading): readonly Slip[] {
  const { blocks, language, tools } = reading
  const rows = pricesIn(reading)
  if (rows.length < 2) return []
  return blocks.flatMap(({ block: { id, kind, text }, tokens: { sentences } }): Slip[] => {
    if ((kind !== 'paragraph' && kind !== 'list') || !/\d/.test(text)) return []
    return [...text.matchAll(told)].flatMap((match): Slip[] => {
      const sentence = sentences.find(({ start, end }) => start <= match.index && match.index < end)
      if (sentence === undefined || forSome.test(text.slice(sentence.start, sentence.end))) return []
      const named = [match[1]!, match[2] ?? ''].map((word) => word.toLowerCase())
      const value = readValue((match[4] ?? match[5])!, language)
      const isOf = ({ words }: Row): boolean =>
        words.some((word) => named.some((one) => one.startsWith(word) || (one.length > leastShared && word.startsWith(one))))
      const own = rows.filter(isOf)
      const [only] = own
      if (only === undefined || own.length > 1 || value === null || rows.some((row) => row.value === value)) return []
      const from = match.index + match[0].length - match[3]!.length
      const span = tools.spanOf(id, text, from, match.index + match[0].length)
      return [{ kind: 'twoFigures', span, rare: span.quote, common: only.cell.quote.trim(), other: only.cell }]
    })
  })
}

/** What a table has, and what the text says of it. */
export const otherRows = (reading: AgreementReading): readonly Slip[] =>
  reading.language.unspaced || !reading.blocks.some(({ block: { kind } }) => kind === 'table' || kind === 'list')
    ? []
    : [...otherMeetings(reading), ...otherPrices(reading)]
