import { letter } from '../../../languages/characters/characters.ts'
import type { Language } from '../../../languages/language.ts'
import type { TextBlock } from '../../reading.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import { amountSource, readValue } from '../../text/amounts.ts'
import type { Slip } from '../../text/found.ts'

/** A figure with what it is of, in small letters, and where it stands. */
interface Amount {
  readonly value: number
  readonly unit: string
  readonly figure: string
  readonly start: number
  readonly end: number
}

const unitSource = `[€$£¥%円元]|(?!(?:and|und|et|y|e|en|och|og|i)(?!${letter}))${letter}{1,14}`
const amount = new RegExp(`(?<![\\d.,:/a-zA-Z-])([€$£¥] ?)?(${amountSource})(?! ?[:/–-] ?\\d)(?: ?(${unitSource}))?`, 'gu')

/** Signs and names of one currency are one unit. */
function unitOf(before: string, behind: string, unspaced: boolean): string {
  const unit = `${before.trim()}${behind}`.toLowerCase()
  if (/^(?:€|eur|euros?)$/.test(unit)) return '€'
  if (/^(?:£|pounds?|gbp)$/.test(unit)) return '£'
  if (/^(?:\$|dollars?|usd)$/.test(unit)) return '$'
  if (/^(?:kr|kronor|kroner|sek|nok|dkk)$/.test(unit)) return 'kr'
  if (/^(?:zł|złot(?:ych|e|y)|pln)$/.test(unit)) return 'zł'
  return unspaced ? (/^(?:[万億]?[円元]|[a-z]{1,3}|[^a-z]{1,2})/u.exec(unit)?.[0] ?? '') : unit
}

const amountsIn = (text: string, language: Language): readonly Amount[] =>
  [...text.matchAll(amount)].flatMap(({ 0: whole, 1: before = '', 2: figure = '', 3: behind = '', index }): Amount[] => {
    const value = readValue(figure, language)
    const unit = unitOf(before, behind, language.unspaced)
    const rest = language.unspaced ? Math.max(0, behind.length - unit.length) : 0
    return value === null ? [] : [{ value, unit, figure, start: index, end: index + whole.length - rest }]
  })

const written = (value: number, like: string): string => {
  const decimals = /[.,](\d\d?)$/.exec(like)?.[1]?.length ?? 0
  const mark = /\d([., '’\u00a0\u202f])\d{3}/.exec(like)?.[1] ?? ''
  const [whole = '', rest] = value.toFixed(decimals).split('.')
  const grouped = [...whole].map((digit, at) => (at > 0 && (whole.length - at) % 3 === 0 ? mark + digit : digit)).join('')
  return rest === undefined ? grouped : `${grouped}${like.at(-1 - decimals)}${rest}`
}

// Sums that a sentence gives

/** All of it, in front of the sum or behind it. */
const allOf = new RegExp(
  `(?<!${letter})(?:together|altogether|in total|in all|(?:the |a |grand )?total|sum|adds up|add up|zusammen|insgesamt|summe|gesamtsumme|gesamtkosten|macht|au total|en tout|(?:le |un )?total|somme|ensemble|en total|(?:el |un )?total|suman?|in tutto|in totale|(?:il )?totale|somma|no total|ao todo|somam|soma|(?:o )?total|samen|in totaal|totaal|bij elkaar|tillsammans|totalt|sammanlagt|summa|tilsammen|sammen|i alt|razem|łącznie|w sumie|suma|ogółem|итого|всего|вместе)(?!${letter})|合計|総額|合わせて|あわせて|しめて|全部で|总计|合计|共计|一共|المجموع|مجموع|الإجمالي|إجمالي`,
  'iu',
)
/** More than what is listed, less, or for each: then it is another sum. */
const other = new RegExp(
  `%|(?<!${letter})(?:with|plus|including|incl|without|excluding|less|minus|each|per|about|around|nearly|almost|over|more than|saved?|discount|deposit|another|previous(?:ly)?|last|mit|inkl|inklusive|samt|ohne|abzüglich|zuzüglich|je|jeweils|pro|etwa|rund|knapp|fast|über|mehr als|weitere|bisher|avec|sans|y compris|chacune?|par|environ|près de|plus de|autres?|incluid[oa]s?|incluyendo|con|sin|cada|por|unos|unas|casi|más de|otr[oa]s|compres[oaie]|senza|ciascun[oa]|ogni|per|circa|quasi|oltre|altr[ie]|com|sem|incluindo|cerca de|quase|mais de|outr[oa]s|met|zonder|inclusief|elk|ongeveer|bijna|ruim|meer dan|andere|med|utan|inklusive|varje|ungefär|nästan|över|uden|hver|omkring|næsten|over|z|bez|wraz|każd[yae]|około|prawie|ponad|с|без|около)(?!${letter})|税|送料|約|ほか|含|حوالي|نحو|أكثر|مع`,
  'iu',
)

/** Part of a sum by which it is wrong by a slip of the hand; further away, it is one of something else. */
const mostOff = 0.26

const sum = (values: readonly number[]): number => Math.round(1000 * values.reduce((all, value) => all + value, 0)) / 1000

const isSlip = (told: number, real: number): boolean => Math.abs(told - real) > 0.011 && Math.abs(told / real - 1) <= mostOff

/** Items, or rows, each with one amount of one unit; null: others are among them. */
function partsOf({ block }: TextBlock, language: Language): readonly Amount[] | null {
  const lines =
    block.kind === 'list'
      ? block.items.map(({ quote }) => [quote])
      : block.kind === 'table'
        ? block.rows.slice(block.headerRows).map((cells) => cells.slice(1).map(({ quote }) => quote))
        : []
  const found = lines.map((cells) => cells.flatMap((text) => amountsIn(text, language)))
  const parts = found.flatMap(([first, ...more]) => (first === undefined || more.length > 0 ? [] : [first]))
  const [first] = parts
  if (first === undefined || parts.length < 2 || parts.length !== lines.length || lines.flat().some((text) => allOf.test(text))) return null
  return first.unit !== '' && parts.every(({ unit }) => unit === first.unit) ? parts : null
}

/** A list of costs, and the sum that the sentence behind it, or before it gives. */
function sumsOfLists({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  return blocks.flatMap((entry, at): Slip[] => {
    const parts = partsOf(entry, language)
    if (parts === null) return []
    const real = sum(parts.map(({ value }) => value))
    return [
      [blocks[at + 1], 0],
      [blocks[at - 1], -1],
    ].flatMap(([beside, which]): Slip[] => {
      if (typeof beside !== 'object' || beside.block.kind !== 'paragraph' || typeof which !== 'number') return []
      const { id, text } = beside.block
      const sentence = beside.tokens.sentences.at(which)
      if (sentence === undefined || (which < 0 && !/[:：]\s*$/.test(text))) return []
      const own = text.slice(sentence.start, sentence.end)
      const [told] = amountsIn(own, language)
      const said = allOf.exec(own)
      if (told === undefined || said === null || told.unit !== parts[0]!.unit) return []
      // in front of the sum, or right behind it; what follows is of something else
      const lead = own.slice(0, told.start)
      const isOfIt = said.index < told.start || /^[\s,]{0,2}$/.test(own.slice(told.end, said.index))
      if (!isOfIt || other.test(lead) || /[,;].{30}/.test(lead) || !isSlip(told.value, real)) return []
      const span = spanOf(id, text, sentence.start + told.start, sentence.start + told.end)
      return [{ kind: 'wrongFigure', isDoubt: true, span, value: span.quote.replace(told.figure, written(real, told.figure)) }]
    })
  })
}

/** `90 euros and 70 euros, together 180 euros`. */
function sumsInSentences({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  return blocks.flatMap(({ block: { id, kind, text }, tokens: { sentences } }): Slip[] => {
    if ((kind !== 'paragraph' && kind !== 'list') || !/\d\D+\d+\D+\d/.test(text) || !allOf.test(text)) return []
    return sentences.flatMap(({ start, end }): Slip[] => {
      const own = text.slice(start, end)
      const said = allOf.exec(own)
      if (said === null) return []
      const all = amountsIn(own, language)
      const before = all.filter((one) => one.end <= said.index)
      const told = all.find((one) => one.start >= said.index + said[0].length)
      // the last ones of that unit, joined to the sum
      const parts = told === undefined ? [] : before.filter(({ unit }) => unit === told.unit)
      const from = parts[0]?.start ?? 0
      const between = own.slice(parts.at(-1)?.end ?? 0, said.index)
      if (
        told === undefined ||
        told.unit === '' ||
        parts.length < 2 ||
        parts.length > 6 ||
        (own.slice(from, told.end).match(/\d[\d.,]*/g)?.length ?? 0) > parts.length + 1
      )
        return []
      if (
        /[.;:!?]/.test(own.slice(from, said.index).replace(/\d[.,]\d/g, '')) ||
        other.test(own.slice(said.index, told.start)) ||
        between.length > 60 ||
        told.start - said.index - said[0].length > 14
      )
        return []
      const real = sum(parts.map(({ value }) => value))
      if (!isSlip(told.value, real) || isEach.test(own)) return []
      const span = spanOf(id, text, start + told.start, start + told.end)
      return [{ kind: 'wrongFigure', isDoubt: true, span, value: span.quote.replace(told.figure, written(real, told.figure)) }]
    })
  })
}
const isEach = new RegExp(
  `(?<!${letter})(?:each|per|every|je|jeweils|pro|chacune?|par|cada|por|ciascun[oa]|ogni|elke?|varje|hver|każd[yae]|from|von|de|of)(?= ?\\d|(?!${letter}) ?(?:person|kind|stück|enfant|niñ))|\\bx ?\\d|×`,
  'iu',
)

// Rows of a table

/** Words for another time, or for a part. */
const elsewhere = new RegExp(
  `(?<!\\d)(?:1[89]|20)\\d\\d(?!\\d)|(?<!${letter})(?:last year|before|previous|ago|more|fewer|less|than|of which|of them|vorjahr|zuvor|mehr|weniger|davon|letztes jahr|de plus|de moins|dont|l[’']an (?:dernier|passé)|más|menos|pasado|de los cuales|in più|in meno|scorso|di cui|a mais|a menos|passado|dos quais|meer|minder|vorig|waarvan|fler|färre|förra|varav|flere|færre|sidste|heraf|więcej|mniej|z czego|больше|меньше)(?!${letter})|昨年|前年|うち|العام الماضي|أكثر|أقل`,
  'iu',
)
/** A figure of a row and the one that a sentence gives it: no further apart, they are the same count. */
const mostTimes = 2

/** `Staithe | 31` in a table of signs, and in the text `the staithe, with 41 signs`. */
function otherThanRow({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  const stems = (text: string): readonly string[] =>
    language.unspaced
      ? [text.trim()]
      : language.tokenize(text).words.flatMap(({ stop, form }) => (stop || /^\d/.test(form) ? [] : [stemOf(form)]))
  const tables = blocks.flatMap(({ block }) => {
    if (block.kind !== 'table' || block.headerRows === 0) return []
    const [header = []] = block.rows
    return block.rows.slice(block.headerRows).flatMap(([label, ...cells]) => {
      const words = label === undefined ? [] : stems(label.quote)
      if (words.length === 0 || words[0] === '' || allOf.test(label!.quote)) return []
      return [
        {
          words,
          cells: cells.flatMap((cell, column) => {
            const [own, ...more] = amountsIn(cell.quote, language)
            const head = header[column + 1]?.quote ?? ''
            const inHead = /[(（[]([^)）\]]{1,14})[)）\]]/.exec(head)?.[1]
            if (own === undefined || more.length > 0) return []
            const unit = own.unit === '' && inHead !== undefined ? unitOf('', inHead, language.unspaced) : own.unit
            return [{ cell, value: own.value, unit, nouns: unit === '' ? stems(head) : [] }]
          }),
        },
      ]
    })
  })
  const known = new Set(tables.flatMap(({ cells }) => cells.map(({ value }) => value)))
  if (tables.length < 2) return []
  return blocks.flatMap(({ block: { id, kind, text }, tokens: { sentences } }): Slip[] => {
    if ((kind !== 'paragraph' && kind !== 'list') || !/\d/.test(text)) return []
    return sentences.flatMap(({ start, end }): Slip[] => {
      const own = text.slice(start, end)
      const figures = /\d/.test(own) && !elsewhere.test(own) ? amountsIn(own, language) : []
      if (figures.length === 0 || figures.length > 2) return []
      const words = new Set(stems(own))
      const [row, ...rows] = tables.filter((one) => one.words.every((word) => (language.unspaced ? own.includes(word) : words.has(word))))
      if (row === undefined || rows.length > 0) return []
      const told = figures.flatMap((figure) => {
        const same = row.cells.filter(({ unit, nouns }) => (unit === '' ? nouns.includes(stemOf(figure.unit)) : unit === figure.unit))
        return same.length === 1 ? [{ figure, cell: same[0]! }] : []
      })
      const [only, ...more] = told
      if (only === undefined || more.length > 0 || known.has(only.figure.value)) return []
      const [a, b] = [only.figure.value, only.cell.value]
      if (Math.max(a, b) > mostTimes * Math.min(a, b)) return []
      const span = spanOf(id, text, start + only.figure.start, start + only.figure.end)
      return [{ kind: 'twoFigures', span, rare: span.quote, common: only.cell.cell.quote.trim(), other: only.cell.cell }]
    })
  })
}

/** What forms of one word share. */
const stemOf = (word: string): string => word.toLowerCase().slice(0, Math.max(3, Math.min(6, word.length - 1)))

// One figure with two units

/** Units of one kind, the smaller ones first. */
const scales = [
  [
    'mm|millimet(?:er|re|ers|res)|millimètres?|milímetros?',
    'cm|zentimetern?|centimet(?:er|re|ers|res)|centimètres?|centímetros?|centimetri|centymetr(?:ów|y)',
    'm|met(?:er|re|ers|res|ern)|mètres?|metros?|metri|metr(?:ów|y)',
    'km|kilomet(?:er|re|ers|res|ern)|kilomètres?|kilómetros?|quilómetros?|chilometri|kilometr(?:ów|y)',
  ],
  [
    'mg|milligramm?',
    'g|gramm?s?|grammes?|gramos|grammi|gramas|gram(?:ów|y)',
    'kg|kilos?|kilogramm?s?|kilogrammes?|kilogramos|chili|quilos|kilogram(?:ów|y)',
    't|tonn?e[sn]?|toneladas?|tonnellate|ton(?:y)?',
  ],
  [
    'ml|millilit(?:er|re|ers|res)|mililitros?',
    'cl|dl',
    'l|lit(?:er|re|ers|res|ern)|litros?|litri|litr(?:ów|y)',
    'm³|kubikmetern?|cubic metres?|mètres? cubes?',
  ],
].map((units) => units.map((unit) => new RegExp(`^(?:${unit})$`, 'iu')))

const placeOf = (unit: string): readonly [number, number] | null => {
  for (const [scale, units] of scales.entries()) {
    const at = units.findIndex((pattern) => pattern.test(unit))
    if (at >= 0) return [scale, at]
  }
  return null
}

/** A number of one digit may occur twice by chance. */
const leastFigure = 10

/** `The tap is 45 cm above the ground … with the tap at 45 metres`. */
function mixedUnits({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  if (language.unspaced) return []
  return blocks.flatMap(({ block: { id, kind, text }, tokens: { sentences } }): Slip[] => {
    if (kind !== 'paragraph' || !/(\d{2})[\s\S]*\1/.test(text)) return []
    const told = sentences.flatMap(({ start, end }, at) => {
      const own = text.slice(start, end)
      return amountsIn(own, language).flatMap((figure) => {
        const place = figure.value < leastFigure ? null : placeOf(figure.unit)
        const around = own.slice(0, figure.start) + own.slice(figure.end)
        return place === null
          ? []
          : [{ figure, place, at, words: language.terms(around), span: spanOf(id, text, start + figure.start, start + figure.end) }]
      })
    })
    return told
      .flatMap((one, index): Slip[] => {
        const before = told
          .slice(0, index)
          .find(
            ({ figure, place, at, words }) =>
              figure.value === one.figure.value &&
              place[0] === one.place[0] &&
              place[1] !== one.place[1] &&
              one.at > at &&
              one.at <= at + 2 &&
              words.some((word) => word.length > 2 && one.words.includes(word)),
          )
        return before === undefined
          ? []
          : [{ kind: 'twoFigures', span: one.span, rare: one.span.quote, common: before.span.quote, other: before.span }]
      })
      .slice(0, 1)
  })
}

/** Sums, rows and units that a sentence gives otherwise than the table or list beside it. */
export const besideLists = (reading: AgreementReading): readonly Slip[] =>
  reading.article.kind === 'draft' || reading.article.url === null
    ? [sumsOfLists, sumsInSentences, otherThanRow, mixedUnits].flatMap((read) => read(reading))
    : []
