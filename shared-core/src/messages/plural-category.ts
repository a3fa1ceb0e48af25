/** CLDR plural categories. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/**
 * Category of a number in a language, after the cardinal rules of CLDR 46 for integers; anything else is `other`.
 * Written out because `Intl.PluralRules` follows each runtime's data.
 */
export function pluralCategory(value: number, locale: string): PluralCategory {
  if (!Number.isInteger(value)) return 'other'
  const n = Math.abs(value)
  const tens = n % 10
  const hundreds = n % 100
  switch (locale.split('-')[0]!.toLowerCase()) {
    case 'ja':
    case 'zh':
    case 'ko':
    case 'th':
    case 'vi':
    case 'id':
    case 'ms':
    case 'lo':
    case 'km':
    case 'my':
      return 'other'
    case 'fr':
    case 'hi':
    case 'fa':
    case 'bn':
    case 'gu':
    case 'hy':
      return n <= 1 ? 'one' : 'other'
    case 'ar':
      if (n === 0) return 'zero'
      if (n === 1) return 'one'
      if (n === 2) return 'two'
      if (hundreds >= 3 && hundreds <= 10) return 'few'
      return hundreds >= 11 ? 'many' : 'other'
    case 'ru':
    case 'uk':
    case 'be':
      if (tens === 1 && hundreds !== 11) return 'one'
      return tens >= 2 && tens <= 4 && !(hundreds >= 12 && hundreds <= 14) ? 'few' : 'many'
    case 'sr':
    case 'hr':
    case 'bs':
      if (tens === 1 && hundreds !== 11) return 'one'
      return tens >= 2 && tens <= 4 && !(hundreds >= 12 && hundreds <= 14) ? 'few' : 'other'
    case 'pl':
      if (n === 1) return 'one'
      return tens >= 2 && tens <= 4 && !(hundreds >= 12 && hundreds <= 14) ? 'few' : 'many'
    case 'cs':
    case 'sk':
      if (n === 1) return 'one'
      return n >= 2 && n <= 4 ? 'few' : 'other'
    case 'sl':
      if (hundreds === 1) return 'one'
      if (hundreds === 2) return 'two'
      return hundreds === 3 || hundreds === 4 ? 'few' : 'other'
    case 'ro':
      if (n === 1) return 'one'
      return n === 0 || (hundreds >= 1 && hundreds <= 19) ? 'few' : 'other'
    case 'lt':
      if (tens === 1 && !(hundreds >= 11 && hundreds <= 19)) return 'one'
      return tens >= 2 && !(hundreds >= 11 && hundreds <= 19) ? 'few' : 'other'
    case 'lv':
      if (tens === 0 || (hundreds >= 11 && hundreds <= 19)) return 'zero'
      return tens === 1 ? 'one' : 'other'
    case 'he':
      if (n === 1) return 'one'
      return n === 2 ? 'two' : 'other'
    default:
      return n === 1 ? 'one' : 'other'
  }
}
