import { letter } from '../languages/characters/characters.ts'
import { findAmounts } from '../languages/words/find-amounts.ts'
import type { Range } from '../model/values.ts'

/** A number of a statement, with its scale counted in. */
export interface Figure extends Range {
  readonly value: number
  /** What is measured (`%`, `$`, `km`); empty: a plain number or a thing that is counted. */
  readonly kind: string
  readonly isYear: boolean
  readonly isOrdinal: boolean
  /** Written as a word. */
  readonly isWord: boolean
  /** `hundreds`: any number of that size. */
  readonly isVague: boolean
}

const scales: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      String.raw`^(?:mil millones|mil milhões|thousand million|milliards?|miliard[oi]|miljard|bilh(?:ão|ões)|billions?|bn)(?![${letter}])`,
      'u',
    ),
    1e9,
  ],
  [new RegExp(String.raw`^(?:millions?|mill(?:ón|ones)|milion[ei]|milh(?:ão|ões)|miljoen|mln|mio)(?![${letter}])`, 'u'), 1e6],
  [new RegExp(String.raw`^(?:trillions?|tn|billón|billones|biljoen)(?![${letter}])`, 'u'), 1e12],
  [new RegExp(String.raw`^(?:thousands?|miles|mil|mille|mila|duizend)(?![${letter}])`, 'u'), 1e3],
  [new RegExp(String.raw`^(?:hundred|cientos|cents|honderd)(?![${letter}])`, 'u'), 1e2],
]
/** Letters right behind a number; `m` is a million only of money. */
const letterScales: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, bn: 1e9, tn: 1e12 }

/** Units by the words behind a number, in the languages of the tier. */
const units: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`^(?:percentage points?|points? de pourcentage|puntos? porcentuales|punti percentuali|pontos? percentuais|procentpunt${letter}*|points?\b|pts?\b|puntos?\b|pontos?\b|punti\b)`,
      'u',
    ),
    'pp',
  ],
  [/^(?:%|per ?cent\b|percent\b|pct\b|pour cent\b|por ciento\b|por cento\b|per cento\b|procent\b)/u, '%'],
  [/^(?:us[- ]?)?(?:dollars?|dólar(?:es)?|dollari|dollaro|\$|usd\b)/u, '$'],
  [/^(?:euros?\b|€|eur\b)/u, '€'],
  [/^(?:pounds sterling|quid\b|£|gbp\b|libras?\b|sterline\b|livres?\b)/u, '£'],
  [/^(?:yen\b|¥|jpy\b|yuan\b|renminbi\b)/u, '¥'],
  [/^(?:rupees?\b|₹|rs\b|inr\b)/u, '₹'],
  [/^(?:pesos?\b)/u, 'peso'],
  [/^(?:reais\b|real\b)/u, 'R$'],
  [/^(?:cents?\b|pence\b|céntimos?\b|centimes?\b|centesimi\b|centavos?\b)/u, 'cent'],
  [/^(?:times\b|x\b(?!\s?\d)|×(?!\s?\d)|-?fold\b|fois\b|veces\b|volte\b|vezes\b|keer\b|maal\b)/u, 'times'],
  [new RegExp(String.raw`^(?:years?\b|yrs?\b|años?(?!${letter})|ans?\b|années?\b|anni\b|anno\b|anos?\b|jaar\b|jaren\b)`, 'u'), 'year'],
  [/^(?:months?\b|mes(?:es)?\b|mois\b|mesi\b|mese\b|mês|maand(?:en)?\b)/u, 'month'],
  [/^(?:weeks?\b|semanas?\b|semaines?\b|settiman[ae]\b|week|weken\b)/u, 'week'],
  [/^(?:days?\b|días?\b|jours?\b|giorn[oi]\b|dias?\b|dag(?:en)?\b)/u, 'day'],
  [/^(?:hours?\b|hrs?\b|h\b|horas?\b|heures?\b|or[ae]\b|uur\b|uren\b)/u, 'hour'],
  [/^(?:minutes?\b|mins?\b|minutos?\b|minut[oi]\b|minuten\b|minuut\b)/u, 'minute'],
  [/^(?:seconds?\b|secs?\b|segundos?\b|secondes?\b|second[oi]\b|seconden\b)/u, 'second'],
  [/^(?:decades?\b|décadas?\b|décennies?\b|decenni\b|decenni[oa]\b)/u, 'decade'],
  [/^(?:centur(?:y|ies)\b|siglos?\b|siècles?\b|secol[oi]\b|séculos?\b|eeuw(?:en)?\b)/u, 'century'],
  [/^(?:km\/h|kmh\b|kph\b|kilomet(?:er|re)s per hour)/u, 'km/h'],
  [/^(?:mph\b|miles per hour)/u, 'mph'],
  [/^(?:km\b|kilom[eéè]t(?:er|re|ro)s?\b|chilometr[oi]\b|quilômetros?\b|quilómetros?\b)/u, 'km'],
  [/^(?:miles?\b|mi\b|millas?\b|miglia\b|milhas?\b|mijl(?:en)?\b)/u, 'mile'],
  [/^(?:centim[eéè]t(?:er|re|ro)s?\b|cm\b|centimetri\b)/u, 'cm'],
  [/^(?:millim[eéè]t(?:er|re|ro)s?\b|milímetros?\b|mm\b)/u, 'mm'],
  [/^(?:m[eéè]t(?:er|re|ro)s?\b|metri\b|m\b)/u, 'm'],
  [/^(?:feet\b|foot\b|ft\b|pies\b|pieds?\b|piedi\b)/u, 'ft'],
  [/^(?:inch(?:es)?\b|in\.|pulgadas?\b|pouces?\b|pollici\b|polegadas?\b|["″])/u, 'inch'],
  [/^(?:acres?\b)/u, 'acre'],
  [/^(?:hect[aá]reas?\b|hectares?\b|ettari\b|ha\b)/u, 'ha'],
  [/^(?:kilograms?\b|kilogrammes?\b|kilos?\b|kg\b|chili\b|quilos?\b)/u, 'kg'],
  [/^(?:milligrams?\b|mg\b|miligramos?\b)/u, 'mg'],
  [/^(?:grams?\b|grammes?\b|gramos?\b|grammi\b|gramas?\b|g\b)/u, 'g'],
  [/^(?:pounds?\b|lbs?\b)/u, 'lb'],
  [/^(?:ounces?\b|oz\b|onzas?\b|onces?\b)/u, 'oz'],
  [/^(?:tonnes?\b|tons?\b|toneladas?\b|tonnellate\b|ton\b)/u, 'ton'],
  [/^(?:lit(?:er|re)s?\b|litros?\b|litri\b|l\b)/u, 'l'],
  [/^(?:millilit(?:er|re)s?\b|ml\b|mililitros?\b)/u, 'ml'],
  [/^(?:gallons?\b)/u, 'gallon'],
  [/^(?:barrels?\b|barriles\b|barils?\b|barili\b|barris\b)/u, 'barrel'],
  [/^(?:° ?c\b|degrees celsius|celsius|℃|° ?(?!f)|degrees?\b(?! fahr)|grados?\b|degrés?\b|gradi\b|graus?\b|graden\b)/u, '°'],
  [/^(?:° ?f\b|degrees fahrenheit|fahrenheit)/u, '°f'],
  [/^(?:kwh\b|kilowatt[- ]hours?)/u, 'kwh'],
  [/^(?:mwh\b|megawatt[- ]hours?)/u, 'mwh'],
  [/^(?:gwh\b|gigawatt[- ]hours?)/u, 'gwh'],
  [/^(?:kw\b|kilowatts?\b)/u, 'kw'],
  [/^(?:mw\b|megawatts?\b)/u, 'mw'],
  [/^(?:gw\b|gigawatts?\b)/u, 'gw'],
  [/^(?:watts?\b|w\b)/u, 'w'],
  [/^(?:kb\b|kilobytes?\b)/u, 'kb'],
  [/^(?:mb\b|megabytes?\b)/u, 'mb'],
  [/^(?:gb\b|gigabytes?\b)/u, 'gb'],
  [/^(?:tb\b|terabytes?\b)/u, 'tb'],
  [/^(?:hz\b|hertz\b)/u, 'hz'],
  [/^(?:mhz\b)/u, 'mhz'],
  [/^(?:ghz\b)/u, 'ghz'],
  [/^(?:am\b|a\.m\.)/u, 'am'],
  [/^(?:pm\b|p\.m\.)/u, 'pm'],
]

const signs: Readonly<Record<string, string>> = {
  $: '$',
  '€': '€',
  '£': '£',
  '¥': '¥',
  '￥': '¥',
  '₹': '₹',
  rs: '₹',
  'rs.': '₹',
  inr: '₹',
  usd: '$',
  eur: '€',
  gbp: '£',
  r$: 'R$',
}
const signBefore = new RegExp(String.raw`(r\$|[$€£¥￥₹]|(?<!${letter})(?:rs\.?|inr|usd|eur|gbp))\s?$`, 'u')
const letterScale = new RegExp(String.raw`^(?:k|m|b|bn|tn)(?![${letter}\d])`, 'u')
const ordinalEnd = new RegExp(String.raw`^(?:st|nd|rd|th|º|ª|°(?! ?[cf])|er|ère|e|ème|de|ste)(?!${letter})`, 'u')
const unitStart = new RegExp(String.raw`^[%°€$£"″×x${letter}]`, 'u')

/** Letters between a scale and what it counts. */
const joint = /^(?:de |d'|di |of |)/

interface Tail {
  readonly scale: number
  readonly kind: string
  readonly length: number
}

function readTail(rest: string, mayScale: boolean): Tail {
  const lead = /^[\s-]{0,2}/.exec(rest)![0].length
  let at = lead
  let scale = 1
  const letters = lead === 0 ? letterScale.exec(rest)?.[0] : undefined
  if (letters !== undefined && (mayScale || letters === 'k' || letters === 'bn' || letters === 'tn')) {
    scale = letterScales[letters]!
    at = letters.length
  } else
    for (const [pattern, factor] of scales) {
      const found = pattern.exec(rest.slice(lead))?.[0]
      if (found === undefined) continue
      scale = factor
      at = lead + found.length
      break
    }
  let next = at
  if (scale > 1) {
    next += /^[\s-]{0,2}/.exec(rest.slice(next))![0].length
    next += joint.exec(rest.slice(next))![0].length
  }
  for (const [pattern, kind] of units) {
    const found = pattern.exec(rest.slice(next))?.[0]
    if (found !== undefined && (next > 0 || unitStart.test(found))) return { scale, kind, length: next + found.length }
  }
  return { scale, kind: '', length: scale > 1 ? at : 0 }
}

/** Characters behind a number among which its scale and its unit stand. */
const reach = 48

/** Numbers of a text in digits and in words, in reading order. */
export function readFigures(text: string, words: readonly (Range & { readonly form: string })[], named: Numbers): readonly Figure[] {
  const small = text.replace(/[\u00a0\u202f]/g, ' ').toLowerCase()
  const figures: Figure[] = []
  for (const { start, end, value } of findAmounts(text, () => '')) {
    const sign = signBefore.exec(small.slice(Math.max(0, start - 6), start))?.[1]
    const rest = small.slice(end, end + reach)
    const isOrdinal = ordinalEnd.test(rest) && sign === undefined
    // `8M`, a capital letter, is no measure of length
    const mayScale = sign !== undefined || /^M(?![A-Za-z])/.test(text.slice(end))
    const tail = isOrdinal ? { scale: 1, kind: '', length: 0 } : readTail(rest, mayScale)
    const kind = sign === undefined ? tail.kind : signs[sign]!
    const isYear = kind === '' && tail.scale === 1 && /^(?:1[5-9]|20)\d\d$/.test(value)
    figures.push({
      start,
      end: end + tail.length,
      // a time of day: `8:05`
      value: Number(value.replace(':', '.')) * tail.scale,
      kind,
      isYear,
      isOrdinal,
      isWord: false,
      isVague: false,
    })
  }
  for (let index = 0; index < words.length; index += 1) {
    const { start, end, form } = words[index]!
    if (figures.some((figure) => figure.start < end && start < figure.end)) continue
    const ordinal = named.ordinals.get(form)
    if (ordinal !== undefined) {
      figures.push({ start, end, value: ordinal, kind: '', isYear: false, isOrdinal: true, isWord: true, isVague: false })
      continue
    }
    const value = named.numbers.get(form)
    if (value === undefined) continue
    const tail = readTail(small.slice(end, end + reach), false)
    if (value === 1 && tail.kind === '') continue
    figures.push({
      start,
      end: end + tail.length,
      value: value * tail.scale,
      kind: tail.kind,
      isYear: false,
      isOrdinal: false,
      isWord: true,
      isVague: vague.test(form),
    })
  }
  return figures.sort((a, b) => a.start - b.start)
}

/** Numbers in words of a language. */
export interface Numbers {
  readonly numbers: ReadonlyMap<string, number>
  readonly ordinals: ReadonlyMap<string, number>
}

/** Plurals of number words. */
const vague =
  /^(?:hundreds|thousands|millions|billions|dozens|miles|milhares|milliers|migliaia|cientos|centenares|centenas|centinaia|centaines|honderden|duizenden|miljoenen)$/

/** True when one says the number of the other. A plain number may belong to something measured only in time: `50 years`, `turns 50`. */
export function isSameFigure(one: Figure, other: Figure): boolean {
  if (one.isVague && !other.isVague && (one.kind === '' || one.kind === other.kind))
    return other.value >= one.value && other.value < (one.value < 1000 ? 10 : 1000) * one.value && !other.isYear
  // `11.18.19` is no number and says none
  if (!(Math.abs(one.value - other.value) <= 1e-6 * Math.abs(one.value))) return false
  if (one.kind === other.kind) return !one.isOrdinal || other.isOrdinal || one.isWord === other.isWord
  if (one.kind !== '') return false
  return other.kind === 'year' || other.kind === 'inch' || other.kind === 'am' || other.kind === 'pm'
}

const times = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'decade', 'century']

/** Units in which the same thing may be given. */
export const isSameMeasure = (one: Figure, other: Figure): boolean =>
  one.kind === other.kind || (times.includes(one.kind) && times.includes(other.kind))
