import { letter, lowerLetter, mark, number } from './characters.ts'

/** Classes of characters, as in `characters.ts`, that no score asks for. */
const firstLower = new RegExp(`^${lowerLetter}`, 'u')
const anyMarks = new RegExp(`${mark}+`, 'gu')
export const control = String.raw`\p{Cc}`

/** Scripts whose names are written without a space: China, Korea, Japan. */
export const eastAsian = String.raw`\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}`

/** Scripts that put no space between words. */
export const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`

/** Letters of scripts that put spaces between words. */
export const spacedLetter = String.raw`\p{sc=Latin}\p{sc=Cyrl}\p{sc=Grek}`
export const latinLetter = String.raw`\p{sc=Latin}`

/** No letter or number is before, or after. */
export const wordStart = `(?<![${letter}${number}])`
export const wordEnd = `(?![${letter}${number}])`

/** Letters without their accents. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(anyMarks, '')

export const startsLower = (text: string): boolean => firstLower.test(text)
