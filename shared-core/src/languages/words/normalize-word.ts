import type { LanguagePack } from '../language.ts'

const ascii = /^[\x20-\x7e]*$/
/** Combining accents left after composition, and characters that are not seen. */
const combining = /[\u0300-\u036f]|\u00ad|\u200c|\u200d|\u2060/g
const arabicSigns = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g
const foreignDigits =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0ae6-\u0aef\u0e50-\u0e59\u0ed0-\u0ed9\u17e0-\u17e9\u1040-\u1049\uff10-\uff19]/g

/** First code point of each run of ten digits in `foreignDigits`. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0ae6, 0x0e50, 0x0ed0, 0x17e0, 0x1040, 0xff10]

function westernDigit(character: string): string {
  const code = character.charCodeAt(0)
  for (const zero of zeros) if (code >= zero && code <= zero + 9) return String(code - zero)
  return character
}

/**
 * A word in the form by which it is looked up: compatibility forms composed, lower case, digits 0–9, Arabic letters of one kind,
 * a straight apostrophe.
 */
export function normalizeWord(raw: string, pack: Pick<LanguagePack, 'tag' | 'direction' | 'apostrophe'>): string {
  if (ascii.test(raw)) return raw.toLowerCase()
  let form = raw.normalize('NFKC')
  if (pack.tag === 'tr' || pack.tag === 'az') form = form.replace(/[Iıİ]/g, 'i')
  form = form
    .toLowerCase()
    .replace(combining, '')
    .replace(/[’ʼ＇]/g, "'")
    .replace(foreignDigits, westernDigit)
  if (pack.direction === 'rtl') form = normalizeArabic(form)
  return pack.apostrophe === 'letter' ? form.replace(/'/g, '') : form
}

/** Vowel signs and tatweel dropped; alef, yeh, kaf and teh marbuta of one kind. */
function normalizeArabic(form: string): string {
  return form
    .replace(arabicSigns, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/[ةۀ]/g, 'ه')
}

export const withoutAccents = (form: string): string => form.normalize('NFD').replace(combining, '')

const greek = /[\u0370-\u03ff]/

/** Cut to this many code points: as good as a stemmer in ten of eleven languages measured (scoring.md 5.1). */
const usualLength = 5

/** Rules that make terms of a language's words. */
export interface TermRules {
  readonly termLength: number | undefined
  readonly affixes: readonly RegExp[]
}

/** The term of a form: by which texts are compared. */
export function termOf(form: string, { affixes, termLength = usualLength }: TermRules): string {
  if (/^[\d.,٫٬]+$/.test(form)) return form.replace(/[.,٫٬]/g, '')
  let base = form
  const apostrophe = form.indexOf("'")
  if (apostrophe > 1) base = form.slice(0, apostrophe)
  else if (apostrophe >= 0) base = form.replace(/'/g, '')
  // the stress of Greek words moves from form to form (`άνθρωπος`, `ανθρώπου`)
  if (greek.test(base)) base = withoutAccents(base)
  for (const affix of affixes) base = base.replace(affix, '$1')
  // a number with its unit is distinguished by its digits
  const longest = /^\d/.test(base) ? Math.max(termLength, usualLength) : termLength
  if (base.length <= longest) return base
  const cut = base.slice(0, longest)
  return /[\ud800-\udbff]/.test(cut) ? [...base].slice(0, longest).join('') : cut
}
