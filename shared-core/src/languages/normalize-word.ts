import type { LanguagePack } from './language.ts'

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

/** The article with the conjunction and the preposition written to it. */
const arabicArticle = /^[وف]?(?:[بك]?ال|لل)(?=.{3})/
/** A conjunction or preposition of one letter. */
const arabicParticle = /^[وبل](?=.{3})/
/** What stands before an ending of number, gender or person, the longest that leaves three letters. */
const arabicStem = /^(.{3,}?)(?:هما|تها|ته|ها|هم|نا|ان|ون|ين|ات|يه|وا|[هيتا])$/

/**
 * A light stem: article, ending and particle dropped. The particle goes from behind the article too, where it can only be the word's first
 * letter: otherwise a word that begins with one would differ from the same word with its article.
 */
const stemArabic = (form: string): string => form.replace(arabicArticle, '').replace(arabicStem, '$1').replace(arabicParticle, '')

/** Conjunction, relative, preposition and article written to a Hebrew word, in this order; three letters stay. */
const hebrewPrefixes = /^ו?ש?[בכל]?ה?(?=.{3})/

const stems = { arabic: stemArabic, hebrew: (form: string): string => form.replace(hebrewPrefixes, '') } as const

/** One particle may stand behind another. */
const particlesInARow = 2

/** Particles written to the end of a word dropped; two letters stay. */
function withoutParticles(word: string, particles: readonly string[]): string {
  let rest = word
  for (let dropped = 0; dropped < particlesInARow; dropped += 1) rest = rest.slice(0, rest.length - longestEnding(rest, particles, 2))
  return rest
}

/** Length of the longest of the endings that leaves so many letters; 0: none. */
function longestEnding(word: string, endings: readonly string[], least: number): number {
  let longest = 0
  for (const ending of endings)
    if (ending.length > longest && word.length - ending.length >= least && word.endsWith(ending)) longest = ending.length
  return longest
}

const greek = /[\u0370-\u03ff]/

/** Cut to this many code points: as good as a stemmer in ten of eleven languages measured (scoring.md 5.1). */
const termLength = 5

/** The term of a form: by which texts are compared. */
export function termOf(form: string, pack: Pick<LanguagePack, 'termRule' | 'termLength' | 'shortEndings' | 'particles'>): string {
  if (/^[\d.,٫٬]+$/.test(form)) return form.replace(/[.,٫٬]/g, '')
  let base = form
  const apostrophe = form.indexOf("'")
  if (apostrophe > 1) base = form.slice(0, apostrophe)
  else if (apostrophe >= 0) base = form.replace(/'/g, '')
  // the stress of Greek words moves from form to form (`άνθρωπος`, `ανθρώπου`)
  if (greek.test(base)) base = base.normalize('NFD').replace(combining, '')
  if (pack.termRule === 'whole') return base
  if (pack.termRule !== undefined) base = stems[pack.termRule](base)
  else if (base.length > 3 && base.length <= termLength + 1) base = withoutShortEnding(base, pack.shortEndings ?? [])
  if (pack.particles !== undefined) base = withoutParticles(base, pack.particles)
  // a number with its unit is told apart by its digits
  const longest = /^\d/.test(base) ? termLength : (pack.termLength ?? termLength)
  if (base.length <= longest) return base
  const cut = base.slice(0, longest)
  return /[\ud800-\udbff]/.test(cut) ? [...base].slice(0, longest).join('') : cut
}

/** The longest of the endings goes; at least three letters stay. A doubled `s` and the endings `us` and `is` are no plurals. */
function withoutShortEnding(word: string, endings: readonly string[]): string {
  const ends = /[sui]s$/.test(word) ? endings.filter((ending) => ending !== 's') : endings
  return word.slice(0, word.length - longestEnding(word, ends, 3))
}
