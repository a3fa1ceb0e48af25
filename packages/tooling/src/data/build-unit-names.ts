/**
 * Writes `shared-core/src/languages/quantities/unit-names.gen.ts`: words for thousand and more, units and currencies in many languages, from the
 * Unicode CLDR data that Node carries. Run by hand: `node packages/tooling/src/data/build-unit-names.ts`. The core itself never asks `Intl`, because
 * runtimes differ.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { scaleWords, unitWords } from '../../../../shared-core/src/languages/quantities/unit-words.ts'

const locales =
  'nl pl uk cs sk hu ro bg el tr he fa hi bn id ms vi th ko sv da nb nn fi et lv lt hr sl sr sr-Latn ca eu gl ga cy is mt sq mk bs be az kk ka hy ur ta te mr gu kn ml pa ne si km lo my sw af fil'.split(
    ' ',
  )

/** Unit of CLDR → measure and factor of the core. */
const units = {
  percent: ['%', 1],
  hectare: ['m²', 1e4],
  kilometer: ['m', 1000],
  meter: ['m', 1],
  centimeter: ['m', 0.01],
  kilogram: ['g', 1000],
  gram: ['g', 1],
  liter: ['l', 1],
  celsius: ['°', 1],
  year: ['month', 12],
  month: ['month', 1],
  week: ['s', 604800],
  day: ['s', 86400],
  hour: ['s', 3600],
  minute: ['s', 60],
} as const
const currencies = { EUR: '€', USD: '$', GBP: '£', INR: '₹' } as const
/** What a country itself pays with: measure, currency, signs, languages. Kronor, kroner and krónur have one sign. */
const own: readonly (readonly [string, string, string, string])[] = [
  ['pln', 'PLN', 'zł złotych złote złoty', 'pl'],
  ['czk', 'CZK', 'kč korun koruny koruna', 'cs'],
  ['kr', 'SEK', 'kr kr. kronor kroner krónur krónor krone', 'sv'],
  ['huf', 'HUF', 'ft forint', 'hu'],
  ['ron', 'RON', 'lei leu', 'ro'],
  ['bgn', 'BGN', 'лв. лв лева', 'bg'],
  ['uah', 'UAH', 'грн. грн ₴ гривень гривні гривня', 'uk'],
  ['try', 'TRY', 'tl ₺ lira lirası', 'tr'],
  ['ils', 'ILS', '₪ שקל שקלים', 'he'],
  ['krw', 'KRW', '원', 'ko'],
  ['vnd', 'VND', 'đồng ₫ vnđ', 'vi'],
  ['thb', 'THB', 'บาท ฿', 'th'],
  ['idr', 'IDR', 'rupiah', 'id'],
  ['irr', 'IRR', 'تومان ریال', 'fa'],
]

/** In use, and not in CLDR. */
const extra: readonly (readonly [string, string])[] = [
  ['$ 1', 'dolarů dolarów dolárů dollár dolarių đô_la đô'],
  ['1000', 'tys. tis. tisoc tisíc тис. хил. χιλ. bin rb'],
  ['1000000', 'mil. mln. mio. milj. млн. εκατ. jt juta tr triệu'],
  ['1000000000', 'mld. mlrd. mrd. млрд. δισ. tỷ tỉ miliar'],
  ['10000', '만'],
  ['100000', '십만'],
  ['1000000', '백만'],
  ['10000000', '천만'],
  ['100000000', '억'],
  ['1000000000000', '조'],
  ['% 1', '퍼센트 프로 proc. pct. százalék τοις_εκατό phần_trăm persen yüzde'],
  ['m² 10000', 'ha héc-ta εκτάρια στρέμματα'],
  ['g 1000000', 'ton tons tonn tonnes tonna tonnia tony ton tun tuny tonnás tone тона тонни тонн τόνοι τόνους tấn ตัน 톤 टन טון طن'],
  ['m² 1000000', 'km² kvadratkilometer vierkante_kilometer km_kwadratowych kilometrów_kwadratowych km_čtverečních'],
]

/** First letters of the word for dollar. */
const dollars = /^(?:d[ooòóøa]l|ddol|dhol|δολ|дол|դոլ|דול|دلار|ڈال|डल|डॉल|डलर|ডল|ਡਾਲ|ડૉલ|டால|డాల|ಡಾಲ|ഡോള|ඩොල|ดอล|ဒေါ်|დოლ|ដុល|달러)/i

const amounts = [1, 2, 3, 5, 1.5]
const found = new Map<string, Map<string, Set<string>>>()
function add(key: string, written: string, language: string): void {
  const name = written
    .toLowerCase()
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\u00a0/g, ' ')
    .trim()
  // one letter alone is too little, but for a sign
  if (name === '' || /\d/.test(name) || (/^\p{L}\.?$/u.test(name) && !/[\uac00-\ud7af]/.test(name))) return
  const meanings = found.get(name) ?? new Map<string, Set<string>>()
  found.set(name, meanings)
  meanings.set(key, (meanings.get(key) ?? new Set()).add(language))
}
for (const locale of locales) {
  const base = { numberingSystem: 'latn' } as const
  for (const amount of amounts) {
    for (const size of [1e3, 1e6, 1e9, 1e12]) {
      const parts = new Intl.NumberFormat(locale, { ...base, notation: 'compact', compactDisplay: 'long' }).formatToParts(amount * size)
      const written = Number(parts.find(({ type }) => type === 'integer')?.value)
      if (written !== Math.floor(amount)) continue
      add(`${size}`, parts.flatMap(({ type, value }) => (type === 'compact' ? [value] : [])).join(''), locale)
    }
    for (const [unit, [measure, factor]] of Object.entries(units))
      for (const unitDisplay of ['long', 'short'] as const) {
        const parts = new Intl.NumberFormat(locale, { ...base, style: 'unit', unit, unitDisplay }).formatToParts(amount)
        add(`${measure} ${factor}`, parts.flatMap(({ type, value }) => (type === 'unit' ? [value] : [])).join(''), locale)
      }
    for (const [currency, measure] of Object.entries(currencies)) {
      const style = { style: 'currency', currency, currencyDisplay: 'name', minimumFractionDigits: 0 } as const
      const parts = new Intl.NumberFormat(locale, { ...base, ...style }).formatToParts(amount)
      const name = parts.flatMap(({ type, value }) => (type === 'currency' ? [value] : [])).join('')
      add(`${measure} 1`, name, locale)
      // dollars are mostly written without their country
      if (measure === '$') for (const word of name.split(/[\s\u200b]/)) if (dollars.test(word)) add('$ 1', word, locale)
    }
  }
}
for (const [measure, currency, signs, locale] of own) {
  for (const sign of signs.split(' ')) add(`${measure} 1`, sign, locale)
  for (const amount of amounts) {
    const style = { style: 'currency', currency, currencyDisplay: 'name', minimumFractionDigits: 0 } as const
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...style }).formatToParts(amount)
    add(`${measure} 1`, parts.flatMap(({ type, value }) => (type === 'currency' ? [value] : [])).join(''), locale)
  }
}
for (const [key, words] of extra) for (const word of words.split(' ')) add(key, word.replaceAll('_', ' '), 'more')

/** The hand-written words say the same of it already. */
const isKnown = (name: string, key: string): boolean =>
  scaleWords.some(([pattern, factors]) => pattern.exec(name)?.[0] === name && factors.some((factor) => String(factor) === key)) ||
  unitWords.some(([pattern, measure, factor]) => pattern.exec(name)?.[0] === name && key === `${measure} ${factor}`)
const names = new Map<string, string[]>()
const left: string[] = []
for (const [name, meanings] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const keys = [...meanings.keys()]
  if (keys.length === 1 && isKnown(name, keys[0]!)) continue
  if (keys.length > 1) left.push(`${name}: ${keys.map((key) => `${key} (${[...meanings.get(key)!].join(' ')})`).join(', ')}`)
  else names.set(keys[0]!, [...(names.get(keys[0]!) ?? []), name])
}
const rows = (isScale: boolean): string =>
  [...names]
    .filter(([key]) => !key.includes(' ') === isScale)
    .map(([key, list]) => {
      const [measure, factor] = isScale ? [null, key] : key.split(' ')
      return `  [${measure === null ? '' : `'${measure}', `}${factor}, '${list.join('|')}'],`
    })
    .join('\n')
const text = `// Generated by packages/tooling/src/data/build-unit-names.ts from Unicode CLDR ${process.versions['cldr']}; do not edit.
/** Words for thousand and more that \`scaleWords\` lacks, lower case, separated by bars, with what they multiply by. */
export const scaleNames: readonly (readonly [number, string])[] = [
${rows(true)}
]
/** Measure, factor, and names that \`unitWords\` lacks. */
export const unitNames: readonly (readonly [string, number, string])[] = [
${rows(false)}
]
`
writeFileSync(fileURLToPath(new URL('../../../../shared-core/src/languages/quantities/unit-names.gen.ts', import.meta.url)), text)
console.log(`${names.size} rows, ${text.length} characters; left out, because they mean several things:\n${left.join('\n')}`)
