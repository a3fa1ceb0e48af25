import { letter } from '../../../languages/characters/characters.ts'
import { daysSince1970 } from '../../../model/day-number.ts'
import type { Range, Span } from '../../../model/values.ts'
import type { TextBlock } from '../../reading.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'
import { namedAt, weekdaysOf } from '../../text/wrong-weekdays.ts'
import { type Day, daysOf } from '../days.ts'
import { unfit } from '../unfit.ts'

/** A day that is named with its day of the week, Sunday as 0. */
interface Named extends Day {
  readonly weekday: number
}

/** Days with a day of the week, which their range holds. */
function namedIn(
  entry: TextBlock,
  weekdays: ReturnType<typeof weekdaysOf>,
  { language }: Pick<AgreementReading, 'language'>,
): readonly Named[] {
  return daysOf(entry, language).flatMap((day): Named[] => {
    const named = namedAt(entry.block.text, day.start, day.end, weekdays, language)
    const [weekday, ...others] = named?.days ?? []
    return named === null || weekday === undefined || others.length > 0 ? [] : [{ ...day, weekday, start: named.start, end: named.end }]
  })
}

/** Days from one to the other in a year that is not known: one more where a leap day may be between them. */
function daysBetween(from: Day, to: Day): readonly number[] {
  const year = 2026
  const [a, b] = [daysSince1970(year, from.month, from.day), daysSince1970(to.month + 6 < from.month ? year + 1 : year, to.month, to.day)]
  if (a === null || b === null) return []
  const isLeap = from.month < 3 !== to.month < 3 || to.month + 6 < from.month
  return isLeap ? [b - a, b - a + 1] : [b - a]
}

/** Days that may belong to one season: more of them may be in another year. */
const season = 120

/** Words for another year. */
const otherYear = new RegExp(
  `(?<!${letter})(?:last year|the year before|years ago|letztes jahr|im vorjahr|voriges jahr|l[’']an (?:dernier|passé)|l[’']année dernière|el año pasado|l[’']anno scorso|(?:o )?ano passado|vorig jaar|zeszł(?:ym|ego) roku|förra året|sidste år|i fjor)(?!${letter})|(?<!\\d)(?:1[89]|20)\\d\\d(?!\\d)`,
  'iu',
)

/** Two days of one text whose days of the week no calendar has: `Thursday 2 October … Friday 9 October`. */
export function otherWeekdays(reading: AgreementReading): Slip[] {
  const { article, blocks, language, tools } = reading
  const weekdays = weekdaysOf(language)
  if (weekdays.length < 7 || language.unspaced) return []
  const found: (readonly [Slip, number])[] = []
  let before: (Named & { readonly span: Span }) | null = null
  let count = 0
  for (const entry of blocks) {
    const { block } = entry
    // a whole page has texts of more than one season
    if (article.kind !== 'draft') before = null
    if (block.kind === 'code') continue
    for (const named of namedIn(entry, weekdays, reading)) {
      if (named.year !== null) continue
      const own = { ...named, span: tools.spanOf(block.id, block.text, named.start, named.end) }
      const last: typeof before = before
      before = own
      count += 1
      if (last === null) continue
      const days = daysBetween(last, own)
      const isSeason = days.some((one) => Math.abs(one) <= season)
      if (isSeason && !days.some((one) => (((own.weekday - last.weekday - one) % 7) + 7) % 7 === 0))
        found.push([unfit(own.span, last.span), count])
    }
  }
  // one of three or more is wrong beside both its neighbours
  const [first, next, ...more] = found
  if (first === undefined || more.length > 0 || (next !== undefined && next[1] !== first[1] + 1)) return []
  return blocks.some(({ block }) => otherYear.test(block.text)) ? [] : [first[0]]
}

/** First to last, of all languages. */
const ordinals = [
  'first|1st|erste[nrms]?|1\\.|premiers?|première|1er|primer[oa]?|prim[oa]|primeir[oa]|eerste|pierwsz(?:y|ą|a|ej)|första|første',
  'second|2nd|zweite[nrms]?|2\\.|deuxième|second|2e|segund[oa]|second[oa]|tweede|drug(?:i|ą|a|iej)|andra|anden|andre',
  'third|3rd|dritte[nrms]?|3\\.|troisième|3e|tercer[oa]?|terz[oa]|terceir[oa]|derde|trzeci(?:ą|a|ej)?|tredje',
  'fourth|4th|vierte[nrms]?|4\\.|quatrième|4e|cuart[oa]|quart[oa]|vierde|czwart(?:y|ą|a|ej)|fjärde|fjerde',
  'last|letzte[nrms]?|dernière?|últim[oa]|ultim[oa]|laatste|ostatni(?:ą|a|ej)?|sista|sidste|siste',
]
const ordinal = new RegExp(
  `(?<![${letter}\\d])(?:${ordinals.map((words) => `(${words})`).join('|')}) (${letter}{4,16}(?:-feira)?)(?!${letter})`,
  'giu',
)
/** Leads from what is each month to its next day. */
const next = new RegExp(
  `(?<!${letter})(?:next|nächste[nrms]?|also|prochaine?|donc|próxim[oa]|prossim[oa]|eerstvolgende|volgende|dus|najbliższ${letter}{1,3}|nästa|næste|neste)(?!${letter})`,
  'iu',
)

/** Not as in other months. */
const isException = new RegExp(
  `(?<!${letter})(?:instead|exceptionally|because|due to|postponed|moved|ausnahmsweise|wegen|verschoben|exceptionnellement|à cause|reportée?|excepcionalmente|debido|eccezionalmente|a causa|excecionalmente|por causa|uitzondering|vanwege|wyjątkowo|undantagsvis|på grund|undtagelsesvis)(?!${letter})`,
  'iu',
)

interface Ordinal extends Range {
  /** From 1; 5: the last one. */
  readonly which: number
  readonly weekday: number
  readonly text: string
}

function ordinalsIn(
  text: string,
  weekdays: ReturnType<typeof weekdaysOf>,
  { language }: Pick<AgreementReading, 'language'>,
): readonly Ordinal[] {
  return [...text.matchAll(ordinal)].flatMap((match): Ordinal[] => {
    const word = match[6]!
    const named = namedAt(`${word} `, word.length + 1, word.length + 1, weekdays, language)
    const [weekday, ...others] = named?.days ?? []
    const which = match.slice(1, 6).findIndex((one) => one !== undefined) + 1
    return weekday === undefined || others.length > 0
      ? []
      : [{ which, weekday, text: match[0], start: match.index, end: match.index + match[0].length }]
  })
}

/** The day of a month may be its first, second … last of a kind. */
const mayBe = (which: number, { month, day }: Day): boolean =>
  which === 5 ? day > (month === 2 ? 28 : [4, 6, 9, 11].includes(month) ? 30 : 31) - 7 : day > 7 * (which - 1) && day <= 7 * which

/** `every first Saturday of the month … the next time is Saturday 22 March`, and `the first Saturday of June (13 June)`. */
export function otherOrdinals(reading: AgreementReading): Slip[] {
  const { blocks, language, tools } = reading
  const weekdays = weekdaysOf(language)
  if (weekdays.length < 7 || language.unspaced) return []
  return blocks.flatMap((entry): Slip[] => {
    const {
      block: { id, kind, text },
      tokens: { sentences },
    } = entry
    const days = kind === 'paragraph' || kind === 'list' ? daysOf(entry, language) : []
    if (days.length === 0) return []
    const all = ordinalsIn(text, weekdays, reading)
    const [only] = all
    if (only === undefined || all.length > 1) return []
    const at = sentences.findIndex(({ start, end }) => start <= only.start && only.start < end)
    const place = (range: Range): Span => tools.spanOf(id, text, range.start, range.end)
    // the month right behind the weekday, and its day behind that
    const behind = days.find(({ start }) => start >= only.end && start - only.end < 30)
    const month = behind === undefined ? '' : text.slice(only.end, behind.start).toLowerCase()
    const months =
      language.pack.months.findIndex((names) => names.some((name) => name.length > 2 && month.includes(name.toLowerCase()))) + 1
    if (behind !== undefined && months === behind.month && !mayBe(only.which, behind)) return [unfit(place(behind), place(only))]
    return namedIn(entry, weekdays, reading)
      .filter((named) => {
        const own = sentences.findIndex(({ start, end }) => start <= named.start && named.start < end)
        const isNext = (own === at || own === at + 1) && named.start > only.end && next.test(text.slice(sentences[own]!.start, named.start))
        return (
          isNext &&
          !isException.test(text.slice(sentences[own]!.start, sentences[own]!.end)) &&
          named.weekday === only.weekday &&
          !mayBe(only.which, named)
        )
      })
      .slice(0, 1)
      .map((named) => unfit(place(named), place(only)))
  })
}
