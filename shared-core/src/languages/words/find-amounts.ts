/** A number of a text with what it counts. */
export interface Amount {
  readonly start: number
  readonly end: number
  /** The number as digits, thousands joined, decimal point; a minus sign where it has one. */
  readonly value: string
  /** A sign (`%`, `€`), or the word behind it in the caller's short form; scale words come first (`million euro`). Empty: none. */
  readonly unit: string
  /** Both ends where the number is one end of a span (`4 to 6`). */
  readonly span: string | null
}

/** Zeros of Arabic, Persian, Devanagari, Bengali, Thai and full-width digits, in this order. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]
const foreignDigit = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/g
const asciiDigit = (digit: string): string => {
  const code = digit.charCodeAt(0)
  return String(code - zeros.findLast((zero) => zero <= code)!)
}

/** The text with ASCII digits, of the same length. */
const withPlainDigits = (text: string): string =>
  text
    .replace(foreignDigit, asciiDigit)
    .replace(/\u066b/g, ',')
    .replace(/\u066c/g, '.')

const number = /(?<![\d.,])(?:\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,:]\d+)*)/g

/** Words and signs that mean the same unit. */
const signs: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:percent|per ?cent|prozent|pour cent|por ciento|por cento|per cento|procent|percento|パーセント|في المائة|في المئة|بالمائة|بالمئة|٪|％|%)/u,
    '%',
  ],
  [/^(?:percentage points?|prozentpunkten?|points? de pourcentage|ポイント)/u, '%p'],
  [/^(?:euros?|eur|€|ユーロ|يورو)/u, '€'],
  [/^(?:us-dollars?|dollars?|dólar(?:es)?|dollari|dollaro|usd|\$|ドル|دولار(?:ا|ات)?)/u, '$'],
  [/^(?:pounds?|pfund|livres?|libras?|sterline|gbp|£)/u, '£'],
  [/^(?:yen|jpy|¥|￥|円)/u, '¥'],
  [/^(?:‰|°c|°f|°|℃)/u, '°'],
]
const scales =
  /^(?:thousand|million|billion|trillion|mio\.?|mrd\.?|tausend|millionen|million|milliarden?|mil(?:lón|lones)?|miles|mille|millions|milliards?|milioni|miliardi|milione|milhões|milhão|bilhões|miljoen|miljard|duizend|ألف|آلاف|مليون|ملايين|مليار|万|億|兆|千|bn|m|k)(?![\p{L}])/u
/** A currency sign before a number, two ends of a span (`4 to 6`, `between 4 and 6`). */
const before = /[$€£¥￥]\s?[-−–]?$/u
/** Joins both ends of a span. */
export const spanJoint = /^\s*(?:-|–|—|~|〜|～|‐|‑|to|bis|à|au?|hasta|fino a|até|tot|إلى|から)\s*$/u

/** Opens a span whose ends `and` joins. */
export const betweenWord = /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|بين)\s+[$€£¥]?$/u
const and = /^\s*(?:and|und|y|et|e|en|و)\s*[$€£¥]?$/u

/** Numbers in reading order. `shorten` makes a unit's word comparable. */
export function findAmounts(text: string, shorten: (word: string) => string): readonly Amount[] {
  const plain = withPlainDigits(text).toLowerCase()
  const found: { start: number; end: number; value: string; unit: string; span: string | null }[] = []
  for (const match of plain.matchAll(number)) {
    const start = match.index
    const end = start + match[0].length
    const lead = plain.slice(Math.max(0, start - 3), start)
    const isNegative = /(?:^|[^\p{L}\d])[-−]$/u.test(plain.slice(Math.max(0, start - 2), start)) && !/\d\s*[-−]$/.test(lead)
    const unit = (before.exec(lead)?.[0][0] ?? '') + unitOf(plain.slice(end, end + 60), shorten)
    found.push({ start, end, value: (isNegative ? '-' : '') + amountValue(match[0]), unit: unit.replace('￥', '¥'), span: null })
  }
  for (let index = 1; index < found.length; index += 1) {
    const [one, other] = [found[index - 1]!, found[index]!]
    const gap = plain.slice(one.end, other.start).replace(/[%€$£¥°]c?|euros?/gu, '')
    const isSpan = spanJoint.test(gap) || (and.test(gap) && betweenWord.test(plain.slice(0, one.start)))
    if (!isSpan || (one.unit !== '' && one.unit !== other.unit)) continue
    one.unit = other.unit
    other.value = other.value.replace('-', '')
    one.span = other.span = `${one.value}–${other.value}`
  }
  return found
}

function amountValue(written: string): string {
  const grouped = /^(\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+)([.,]\d{1,2})?$/.exec(written)
  if (grouped) return grouped[1]!.replace(/\D/g, '') + (grouped[2] ?? '').replace(',', '.')
  const [whole = '', ...rest] = written.replaceAll(',', '.').split('.')
  return [whole.replace(/^0+(?=\d)/, ''), ...rest].join('.')
}

function unitOf(rest: string, shorten: (word: string) => string): string {
  const near = rest.replace(/^[\s-]{0,2}/u, '')
  if (near === '' || rest.length - near.length > 2) return ''
  const scale = scales.exec(near)?.[0]
  if (scale !== undefined) return `${shorten(scale)} ${unitOf(near.slice(scale.length), shorten)}`.trim()
  for (const [pattern, sign] of signs) if (pattern.test(near)) return sign
  // `5x3` is `5×3`
  const word = /^(?![xх]\s?\d)[\p{L}\p{M}]+/u.exec(near)?.[0]
  return word === undefined ? '' : shorten(word)
}
