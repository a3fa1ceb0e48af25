/**
 * Classes of characters, as pieces of regular expressions with the `u` flag. A runtime's characters depend on its version of
 * Unicode, so here, in `rarer-characters.ts` and in the word scanner beside them are the only places that ask.
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

const anyLetter = new RegExp(letter, 'u')
const anyNumber = new RegExp(number, 'u')

export const hasLetter = (text: string): boolean => anyLetter.test(text)
export const hasNumber = (text: string): boolean => anyNumber.test(text)
