/**
 * Class of a code point for the word scanner. Classes are looked up in pages of 256 code points that are filled on first use:
 * a regular expression per character would be too slow, a table of all of Unicode too big.
 */
export const other = 0
export const letter = 1
export const mark = 2
export const digit = 3
/** Han and Kana: every character is a unit of retrieval. */
export const han = 4
/** Thai, Lao, Khmer, Myanmar: units are clusters of a base and its signs. */
export const cluster = 5

const pages = new Map<number, Uint8Array>()

const isHan = (code: number): boolean =>
  (code >= 0x3041 && code <= 0x3096) ||
  (code >= 0x30a1 && code <= 0x30fa) ||
  code === 0x30fc ||
  code === 0x3005 ||
  code === 0x3007 ||
  (code >= 0x3400 && code <= 0x4dbf) ||
  (code >= 0x4e00 && code <= 0x9fff) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0x20000 && code <= 0x323af)

const isClusterBlock = (code: number): boolean =>
  (code >= 0x0e01 && code <= 0x0eff) || (code >= 0x1000 && code <= 0x109f) || (code >= 0x1780 && code <= 0x17ff)

function classify(code: number): number {
  if (code >= 0xd800 && code <= 0xdfff) return other
  const character = String.fromCodePoint(code)
  if (/[\p{Nd}\p{No}]/u.test(character)) return digit
  if (/\p{L}/u.test(character)) return isClusterBlock(code) ? cluster : letter
  if (/\p{M}/u.test(character)) return isClusterBlock(code) ? cluster : mark
  return other
}

/** The class of a code point. Pure; the pages only remember what was asked before. */
export function characterClass(code: number): number {
  if (isHan(code)) return han
  if (code >= 0xac00 && code <= 0xd7a3) return letter
  const number = code >> 8
  let page = pages.get(number)
  if (page === undefined) {
    page = new Uint8Array(256)
    for (let index = 0; index < 256; index += 1) page[index] = classify((number << 8) + index)
    pages.set(number, page)
  }
  return page[code & 255]!
}

/** Thai and Lao vowels that are written before the consonant they belong to. */
export const isLeadingVowel = (code: number): boolean => (code >= 0x0e40 && code <= 0x0e44) || (code >= 0x0ec0 && code <= 0x0ec4)

/** Signs that subjoin the next consonant: Khmer coeng, Myanmar virama. */
export const isJoiner = (code: number): boolean => code === 0x17d2 || code === 0x1039

/** Vowels, tones and signs that belong to the base before them. Thai `ะ า ำ ๅ ๆ` are letters to Unicode but never start a cluster. */
export function isFollowingSign(code: number): boolean {
  if (code < 0x1000) {
    const thai = code < 0x0e80 ? code : code - 0x80
    return (thai >= 0x0e30 && thai <= 0x0e3a) || (thai >= 0x0e45 && thai <= 0x0e4e)
  }
  if (code < 0x1100) return (code >= 0x102b && code <= 0x103e) || (code >= 0x1056 && code <= 0x1059) || (code >= 0x105e && code <= 0x1060)
  return code >= 0x17b6 && code <= 0x17d3
}
