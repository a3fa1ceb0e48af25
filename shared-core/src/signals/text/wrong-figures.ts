import { letter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import type { Block } from '../../model/article.ts'
import type { Span } from '../../model/values.ts'
import type { AgreementReading } from './agreement-reading.ts'
import { amountSource, pointed, readValue } from './amounts.ts'
import type { Slip } from './found.ts'

/** Figures that other figures of the text contradict: sums, shares, changes, spans whose end comes first, numbers left out. Arithmetic alone. */
export const wrongFigures = (reading: AgreementReading): readonly Slip[] => [
  ...wrongSums(reading),
  ...wrongShares(reading),
  ...turnedSpans(reading),
  ...wrongAnniversaries(reading),
  ...otherAmounts(reading),
  ...skippedNumbers(reading),
]

// Amounts

const decimalsOf = (written: string): number => /[.,](\d{1,2})$/.exec(written)?.[1]?.length ?? 0

/** As the text writes its figures, without signs between thousands. */
const written = (value: number, decimals: number, { tag }: Language): string =>
  pointed.test(tag) ? value.toFixed(decimals) : value.toFixed(decimals).replace('.', ',')

interface Amount {
  readonly value: number
  readonly decimals: number
  /** The words around the figure: currency or unit, in small letters. */
  readonly unit: string
  readonly figure: string
}

const wholeAmount = new RegExp(`^([€$£¥]|[A-Z]{3} ?)? ?([−–-]?)(${amountSource}) ?([€$£¥%円元]|${letter}{1,12})?\\.?$`, 'u')
const lastAmount = new RegExp(
  `^([^\\s:]{2,30} |.{2,80}?(?:\\s*[:：=]\\s*|\\s+[–—-]\\s+))((?:[€$£¥] ?)?[−-]?(?:${amountSource}) ?(?:[€$£¥円元]|${letter}{1,12})?\\.?)$`,
  'u',
)

function amountOf(text: string, language: Language): Amount | null {
  const [, before = '', sign = '', figure = '', behind = ''] = wholeAmount.exec(text.trim()) ?? []
  const value = figure === '' ? null : readValue(figure, language)
  if (value === null) return null
  return { value: sign === '' ? value : -value, decimals: decimalsOf(figure), unit: `${before.trim()}${behind}`.toLowerCase(), figure }
}

// Sums

/** Names of the line that closes a sum, of all languages. */
const totals = [
  'grand total|total|sum|in all|altogether',
  'gesamt(?:summe|betrag|preis|kosten|zahl)?|summe|insgesamt|zusammen',
  'total général|somme',
  'suma',
  'totale|somma|in tutto',
  'soma',
  'totaal|samen',
  'totalt|summa|sammanlagt|i alt',
  'razem|suma|łącznie|ogółem',
  'celkem|součet',
  'yhteensä',
  'összesen',
  'итого|всего|сумма',
  'разом|усього',
  'toplam',
  'المجموع|الإجمالي',
  '合計|総計|総額|合计|总计|總計|共计|합계|총계',
].join('|')
const total = new RegExp(`^(?:${totals})(?!${letter})`, 'iu')
/** Lines that are no part of a sum, or hold others. */
const noPart = new RegExp(
  `(?:sub|zwischen|sous-|sub-)(?:total|summe)|^(?:${totals}|of which|davon|dont|de los cuales|di cui|average|mean|durchschnitt|moyenne|promedio|media|incl|inkl)(?!${letter})`,
  'iu',
)

/** A row of a table, or an item of a list: its name and its amounts, with their places. */
interface Line {
  readonly label: string
  readonly cells: readonly { readonly amount: Amount | null; readonly place: Span }[]
}

function wrongSums({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  return blocks.flatMap(({ block }, at): Slip[] => {
    const next = blocks[at + 1]?.block
    const closes = next?.kind === 'paragraph' && total.test(next.text) ? spanOf(next.id, next.text, 0, next.text.length) : null
    const lines = linesOf(block, closes, language)
    const closing = lines.at(-1)
    const parts = lines.slice(0, -1)
    if (closing === undefined || parts.length < 2 || !total.test(closing.label) || parts.some(({ label }) => noPart.test(label))) return []
    return closing.cells.flatMap(({ amount, place }, column): Slip[] => {
      const sum = amount === null ? null : otherSum(parts, column, amount)
      if (amount === null || sum === null) return []
      return [{ kind: 'wrongFigure', span: place, value: place.quote.replace(amount.figure, written(sum, amount.decimals, language)) }]
    })
  })
}

/** Rows without those of the header, or items that end in an amount; `closes`: a paragraph behind a list, which may be its last line. */
function linesOf(block: Block, closes: Span | null, language: Language): readonly Line[] {
  if (block.kind === 'table')
    return block.rows.slice(block.headerRows).map(([first, ...cells]) => ({
      label: first?.quote.trim() ?? '',
      cells: cells.map((place) => ({ amount: amountOf(place.quote, language), place })),
    }))
  if (block.kind !== 'list') return []
  const last = block.items.at(-1)
  const items = closes === null || (last !== undefined && total.test(last.quote)) ? block.items : [...block.items, closes]
  const lines = items.map((place): Line => {
    const [, label = '', amount = ''] = lastAmount.exec(place.quote.trim()) ?? []
    return { label: label.trim(), cells: [{ amount: amountOf(amount, language), place }] }
  })
  // how many, and how much for each, are no parts of a sum
  return lines.some(({ label }) => /\d/.test(label)) ? [] : lines
}

/** The sum of a column where it is another one than its last line says; null: the same, or not all lines are amounts of one unit. */
function otherSum(parts: readonly Line[], column: number, closing: Amount): number | null {
  const amounts = parts.map(({ cells }) => cells[column]?.amount ?? null)
  if (closing.unit.includes('%') || amounts.some((amount) => amount === null || amount.unit !== closing.unit)) return null
  const values = amounts.map((amount) => amount!.value)
  const precision = Math.max(closing.decimals, ...amounts.map((amount) => amount!.decimals))
  const near = (sum: number): boolean =>
    Math.abs(sum - closing.value) <= (closing.decimals < precision ? 0.5 + parts.length : precision > 0 ? 0.01 * parts.length : 0)
  const sum = values.reduce((all, value) => all + value, 0)
  // a price may be that of one piece, whose number is beside it
  const isOfPieces = parts[0]!.cells.some((_cell, other) => {
    const pieces = parts.map(({ cells }) => cells[other]?.amount?.value ?? 0)
    return other !== column && near(values.reduce((all, value, at) => all + value * pieces[at]!, 0))
  })
  return near(sum) || isOfPieces ? null : sum
}

// Shares and changes

/** Per cent in which a share may be rounded. */
const rounded = 1.5

const percent = String.raw`(\d{1,4}(?:[.,]\d{1,2})?) ?(?:%|per ?cents?|Prozent|pour cent|por ciento|por cento|per cento|procent|procenta?|prosent|prosenttia|процентов|yüzde)`
const of =
  '(?:out of|of|von|sur|de|di|su|van|av|af|på|z|ze|из|з|od)(?: (?:the|den|insgesamt|les|los|las|le|gli|os|as|un total de|a total of))?'
const count = String.raw`(\d{1,3}(?:[ \u00a0\u202f'’.,]\d{3}){1,3}|\d{1,7})`
const shareBehind = new RegExp(
  `(?<![\\d.,])${count} ${of} ${count}(?: ${letter}{1,20}){0,3}(?:,| ?\\(| –) ?(?:or |oder |soit |o |ou |ovvero |dus )?${percent}`,
  'giu',
)
const shareBefore = new RegExp(
  `(?<![\\d.,])${percent}(?:,| ?\\() ?(?:or |oder |soit |o |ou )?${count} ${of} ${count}(?![\\d.,]\\d| ?%)`,
  'giu',
)
/** What says that a percentage is that of a change. */
const changed = [
  String.raw`\((?:[+−–-] ?|plus |minus |up |down )?`,
  '(?:an? )?(?:increase|rise|growth|gain|jump|drop|fall|decline|decrease|reduction|cut) of ',
  '(?:up|down|plus|minus) ',
  '(?:eine?[mnr]? )?(?:steigerung|zunahme|anstieg|plus|zuwachs|wachstum|rückgang|minus|abnahme)(?: um| von)? ',
  '(?:soit )?(?:une? )?(?:hausse|augmentation|progression|croissance|baisse|diminution|recul) de ',
  '(?:un |una )?(?:aumento|incremento|subida|alza|crecimiento|descenso|caída|bajada|crescita|calo|riduzione|crescimento|queda|redução) (?:del?|di|do) ',
  '(?:een )?(?:stijging|toename|groei|daling|afname) van ',
  '(?:en )?(?:ökning|minskning|økning|stigning|nedgang|fald) (?:med|på) ',
  '(?:wzrost|spadek) o ',
  '(?:рост|снижение) на ',
].join('|')
const inYear = '(?: (?:in|im|en|nel|em|i|w|в)(?: jahr)? (?:19|20)[0-9]{2})?'
const side = String.raw`(?:[€$£] ?)?(${amountSource})(?: (?:[€$£]|${letter}{1,12})){0,2}?${inYear}`
const change = new RegExp(
  `(?<![${letter}\\d])(?:from|von|de|da|van|från|fra|od|z|с|со) ${side} (?:to|auf|à|a|al|naar|till|til|na|do|до) ${side},? ?(?:${changed})${percent}`,
  'giu',
)

function wrongShares({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  return blocks.flatMap(({ block: { id, kind, text } }): Slip[] => {
    if (kind === 'code' || !/\d/.test(text)) return []
    const slip = (match: RegExpExecArray, said: string, exact: number): Slip[] => {
      const [value, decimals] = [readValue(said, language), decimalsOf(said)]
      return value === null || !Number.isFinite(exact) || Math.abs(value - exact) <= Math.max(rounded, exact / 50)
        ? []
        : [
            {
              kind: 'wrongFigure',
              span: spanOf(id, text, match.index, match.index + match[0].length),
              value: `${written(exact, decimals, language)} %`,
            },
          ]
    }
    const share = (match: RegExpExecArray, part: string, whole: string, said: string): Slip[] => {
      const [a, b] = [readValue(part, language), readValue(whole, language)]
      // `3 of 2026` is a date
      return a === null || b === null || a > b || (a <= 31 && b >= 1900 && b <= 2100) ? [] : slip(match, said, (100 * a) / b)
    }
    return [
      ...[...text.matchAll(shareBehind)].flatMap((match) => share(match, match[1]!, match[2]!, match[3]!)),
      ...[...text.matchAll(shareBefore)].flatMap((match) => share(match, match[2]!, match[3]!, match[1]!)),
      ...[...text.matchAll(change)].flatMap((match) => {
        const [before, after, said] = [readValue(match[1]!, language), readValue(match[2]!, language), readValue(match[3]!, language)]
        if (before === null || after === null || said === null || before === 0) return []
        // years make no change, and some say what the new figure is of the old one
        const isOther = /^(?:19|20)\d\d$/.test(match[1]!) || Math.abs(said - (100 * after) / before) <= rounded
        return isOther ? [] : slip(match, match[3]!, Math.abs(100 * (after / before - 1)))
      }),
    ]
  })
}

// Spans whose end comes first

const years = /[(（]([^()（）\d]{0,20})(1\d{3}|20\d{2}) ?[–—-] ?(1\d{3}|20\d{2})[)）]/gu
/** Joins the first day to the last one. */
const until =
  /^ ?(?:[–—〜～-]|to|until|till|through|bis(?: zum)?|au|jusqu[’']au|al|hasta(?: el)?|até|a|tot(?: en met)?|t\/m|do|til|till|по|до|から|至|到)(?: (?:den|the|el|le|il|o))? ?$/iu

const hour = String.raw`(\d{1,2})(?:[:.](\d\d))?`
/** Hours of one day, as languages write them; in English of twelve hours, too. */
const hours = [
  /(?<![\d:.])(\d{1,2}):(\d\d) ?(?:[–-]|to|until|till|bis|à|a|alle|tot|til|do|до) ?(\d{1,2}):(\d\d)(?! ?[ap]\.?m|[:\d])/giu,
  new RegExp(`von ${hour} (?:Uhr )?bis ${hour} Uhr`, 'giu'),
  /de (\d{1,2}) ?h ?(\d\d)? à (\d{1,2}) ?h ?(\d\d)?/giu,
  new RegExp(`dalle (?:ore )?${hour} alle (?:ore )?${hour}`, 'giu'),
  new RegExp(`de(?:sde)? las ${hour} (?:h |horas )?(?:a|hasta) las ${hour}`, 'giu'),
  /das (\d{1,2})h?(\d\d)? às (\d{1,2})h?(\d\d)?/giu,
  new RegExp(`van ${hour} tot ${hour} uur`, 'giu'),
  new RegExp(`(?:kl\\.? ?|från )${hour} ?(?:–|-|till|til) ?${hour}(?!\\d)`, 'giu'),
  /(\d{1,2})時(?:(\d\d)分)?(?:から|〜|～|-|–)(\d{1,2})時(?:(\d\d)分)?/gu,
]
const halfDays = /(?<![\d:.])(\d{1,2})(?::(\d\d))? ?(a|p)\.?m\.? ?(?:[–-]|to|until|till) ?(\d{1,2})(?::(\d\d))? ?\3\.?m/giu
const noon = 12 * 60

/** Hours whose end is before their start; a place that is open overnight closes before noon. */
function turnedHours(text: string): readonly { readonly start: number; readonly end: number }[] {
  const minutes = (of: string | undefined, and: string | undefined): number => 60 * Number(of) + Number(and ?? 0)
  const whole = hours.flatMap((pattern) =>
    [...text.matchAll(pattern)].filter(([, from, minute, to, toMinute]) => {
      const [begin, close] = [minutes(from, minute), minutes(to, toMinute)]
      return close < begin && close >= noon && begin <= 2 * noon
    }),
  )
  const half = [...text.matchAll(halfDays)].filter(
    ([, from, minute, , to, toMinute]) => minutes(String(Number(to) % 12), toMinute) < minutes(String(Number(from) % 12), minute),
  )
  return [...whole, ...half].map(({ 0: match, index }) => ({ start: index, end: index + match.length }))
}

function turnedSpans({ blocks, language, tools: { datesIn, spanOf } }: AgreementReading): Slip[] {
  return blocks.flatMap(({ block: { id, kind, text } }): Slip[] => {
    if (kind === 'code') return []
    const ofYears = [...text.matchAll(years)].filter(([, , first, last]) => first! > last!)
    const dates = datesIn(text, language).toSorted((a, b) => a.start - b.start)
    const ofDays = dates.flatMap((date, at) => {
      const next = dates[at + 1]
      const isSpan = next !== undefined && date.isDay && next.isDay && until.test(text.slice(date.end, next.start))
      return isSpan && next.day < date.day ? [{ start: date.start, end: next.end }] : []
    })
    const found = [...ofYears.map(({ 0: whole, index }) => ({ start: index, end: index + whole.length })), ...ofDays, ...turnedHours(text)]
    return found.map(({ start, end }) => ({
      kind: 'endFirst',
      span: spanOf(id, text, start, end),
    }))
  })
}

// Anniversaries

const anniversary = new RegExp(
  [
    String.raw`(\d{1,3})(?:st|nd|rd|th) (?:anniversary|birthday|jubilee)`,
    String.raw`(\d{1,3})-?jährige[mnrs]? (?:bestehen|jubiläum|firmenjubiläum)`,
    String.raw`(\d{1,3})\. (?:jubiläum|geburtstag|jahrestag)`,
    String.raw`(\d{1,3})e anniversaire`,
    String.raw`(\d{1,3})\.?[ºoª°]? (?:aniversario|aniversário|anniversario)`,
    String.raw`(\d{1,3})-jarig (?:bestaan|jubileum)`,
    String.raw`(\d{1,3})-årsjubileum`,
    String.raw`(\d{1,3})\.? ?(?:lecie|rocznic[aęy])`,
  ].join('|'),
  'iu',
)
const founding =
  /(?:founded|established|set up|gegründet|fondée?s?|créée?s?|fundad[oa]s?|fondat[oa]|nat[oa]|opgericht|grundades|grundlagt|założon[aeoy]|основан[ао]?)/iu
const year = /(?<!\d)(?:1[6-9]|20)\d{2}(?!\d)/g

/** A paragraph that says when something was founded, and celebrates another number of years. */
function wrongAnniversaries({ blocks, context, tools: { spanOf } }: AgreementReading): Slip[] {
  return blocks.flatMap(({ block: { id, kind, text }, tokens: { sentences } }): Slip[] => {
    const match = kind === 'paragraph' ? anniversary.exec(text) : null
    const said = Number(match?.slice(1).find((found) => found !== undefined) ?? 0)
    if (match === null || said < 2) return []
    const yearsOf = (from: number, to: number): readonly number[] => (text.slice(from, to).match(year) ?? []).map(Number)
    const sentence = sentences.find(({ start, end }) => start <= match.index && match.index < end)
    const founded = sentences.filter((other) => other !== sentence && founding.test(text.slice(other.start, other.end)))
    const first = founded.flatMap(({ start, end }) => yearsOf(start, end))
    const own = sentence === undefined ? [] : yearsOf(sentence.start, sentence.end)
    if (first.length !== 1 || own.length > 1) return []
    const years = (own[0] ?? Number(context.now.slice(0, 4))) - first[0]!
    return years < 1 || Math.abs(years - said) < 2
      ? []
      : [
          {
            kind: 'wrongFigure',
            span: spanOf(id, text, match.index, match.index + match[0].length),
            value: match[0].replace(String(said), String(years)),
          },
        ]
  })
}

// Amounts of a list

const units =
  '(?:k?g|m?l|cl|dl|oz|lbs?|cups?|tbsp|tsp|EL|TL|Gramm|grams?|grammes?|gramos|grammi|litres?|liter|c\\. à [sc]\\.|cucchiai|cucharadas)'
const ofList = new RegExp(`^(\\d{1,4}(?:[.,]\\d{1,2})?) ?(${units})(?!${letter}) (.{2,60})`, 'u')
const ofStep = new RegExp(
  `((?:the|all|die|das|den|les|los|las|i|gli|le|il|os|as) )?(?<![\\d.,/–-])(\\d{1,4}(?:[.,]\\d{1,2})?) ?(${units})(?!${letter}) (?:of |de |d[’']|di |af |av |van )?(?:the )?(${letter}{3,20})(?: (${letter}{3,20}))?`,
  'giu',
)

/** Steps that take more of a thing than the list of what is needed has. */
function otherAmounts({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  const needed = blocks.flatMap(({ block }) => {
    if (block.kind !== 'list' || block.ordered) return []
    const items = block.items.flatMap(({ quote }) => {
      const [whole, amount = '', unit = '', rest = ''] = ofList.exec(quote.trim()) ?? []
      return whole === undefined
        ? []
        : [{ whole, amount: readValue(amount, language), unit, terms: language.terms(rest.split(/[,(]/)[0]!) }]
    })
    return items.length > 1 ? items : []
  })
  if (needed.length === 0) return []
  return blocks.flatMap(({ block }): Slip[] => {
    const isSteps = block.kind === 'list' && block.ordered
    if (!isSteps && block.kind !== 'paragraph') return []
    return [...block.text.matchAll(ofStep)].flatMap((match): Slip[] => {
      const [whole, pointing, amount = '', unit = '', one = '', other = ''] = match
      // what points back is of the list; anything else in a paragraph may be more of it
      if (pointing === undefined && !isSteps) return []
      const isOf = (thing: string, item: (typeof needed)[number]): boolean =>
        language.terms(thing).some((term) => item.terms.includes(term))
      const same = needed.filter((item) => item.unit === unit && isOf(`${one} ${other}`, item))
      const value = readValue(amount, language)
      const [first] = same
      if (first === undefined || value === null || value <= same.reduce((sum, item) => sum + (item.amount ?? 0), 0)) return []
      const end = match.index + whole.length - (isOf(other, first) || other === '' ? 0 : other.length + 1)
      const span = spanOf(block.id, block.text, match.index + (pointing?.length ?? 0), end)
      return [{ kind: 'twoFigures', span, rare: span.quote, common: first.whole }]
    })
  })
}

// Numbers left out

const step =
  '(?:step|part|schritt|teil|étape|partie|paso|parte|passo|passaggio|stap|deel|steg|del|trin|trinn|krok|część|část|vaihe|lépés|шаг|крок|adım|الخطوة|ステップ|手順|第|단계)'
const numbered = new RegExp(`^(?:${step} ?(\\d{1,2})(?![\\d.,]\\d)|(\\d{1,2})[.):：、](?!\\d))`, 'iu')
/** Headings, or paragraphs, of which one may be counted wrong. */
const fewestNumbered = 3

/** Numbered headings of one level, or numbered paragraphs, of which one is left out or occurs twice. */
function skippedNumbers({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  const rows = new Map<string, { readonly value: number; readonly span: Span }[]>()
  const isMonth = (text: string): boolean => {
    const [, word] = language.tokenize(text).words
    return word !== undefined && language.pack.months.flat().some((month) => month.toLowerCase().replace('.', '') === word.form)
  }
  for (const { block } of blocks) {
    if (block.kind !== 'heading' && block.kind !== 'paragraph') continue
    const [, inWords, bare] = numbered.exec(block.text) ?? []
    // `3. Mai` is a date, and a figure before a word a sentence
    if ((inWords ?? bare) === undefined || (block.kind === 'paragraph' && inWords === undefined) || isMonth(block.text)) continue
    const key = block.kind === 'heading' ? `h${block.level}` : 'p'
    const row = rows.get(key) ?? []
    row.push({ value: Number(inWords ?? bare), span: spanOf(block.id, block.text, 0, Math.min(block.text.length, 60)) })
    rows.set(key, row)
  }
  return [...rows.values()].flatMap((row): Slip[] => {
    const pairs = row.slice(1).map((own, at) => ({ ...own, before: row[at]!.value }))
    const turn = pairs.filter(({ value, before }) => value < before).length > pairs.length / 2 ? -1 : 1
    const breaks = pairs.filter(({ value, before }) => value !== before + turn)
    const [only] = breaks
    if (row.length < fewestNumbered || only === undefined || breaks.length > 1 || only.value === 1) return []
    const isSlip = only.value === only.before || only.value === only.before + 2 * turn
    return isSlip ? [{ kind: 'skippedNumber', span: only.span, value: String(only.before) }] : []
  })
}
