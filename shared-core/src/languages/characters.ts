/**
 * Classes of characters, as pieces of regular expressions with the `u` flag. A runtime's characters depend on its version of
 * Unicode, so here and in the word scanner beside it are the only places that ask.
 */
export const letter = String.raw`\p{L}`
export const upperLetter = String.raw`\p{Lu}`
export const lowerLetter = String.raw`\p{Ll}`
/** Signs that belong to the character before them. */
export const mark = String.raw`\p{M}`
/** Decimal digits of all scripts. */
export const digit = String.raw`\p{Nd}`
export const number = String.raw`\p{N}`
export const punctuation = String.raw`\p{P}`
/** Letters without case, as in Chinese and Arabic. */
export const caselessLetter = String.raw`\p{Lo}`
export const control = String.raw`\p{Cc}`

/** Scripts whose names are written without a space: China, Korea, Japan. */
export const eastAsian = String.raw`\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}`
/** Scripts that put no space between words. */
export const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`

/** Letters of scripts that put spaces between words. */
export const spacedLetter = String.raw`\p{sc=Latin}\p{sc=Cyrl}\p{sc=Grek}`
export const latinLetter = String.raw`\p{sc=Latin}`

/** No letter or number stands before, or after. */
export const wordStart = `(?<![${letter}${number}])`
export const wordEnd = `(?![${letter}${number}])`

const anyLetter = new RegExp(letter, 'u')
const anyNumber = new RegExp(number, 'u')
const anyMarks = new RegExp(`${mark}+`, 'gu')
const firstLower = new RegExp(`^${lowerLetter}`, 'u')

export const hasLetter = (text: string): boolean => anyLetter.test(text)
export const hasNumber = (text: string): boolean => anyNumber.test(text)
/** Letters without their accents. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(anyMarks, '')
export const startsLower = (text: string): boolean => firstLower.test(text)
