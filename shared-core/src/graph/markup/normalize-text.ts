import { letter, mark, number } from '../../languages/characters/characters.ts'

/** Characters that no reader sees: soft hyphens, joiners, marks of direction. */
const unread = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const noWord = new RegExp(`[^${letter}${mark}${number}]+`, 'gu')

/** For comparing: compatibility forms, case, punctuation and white space make no difference. */
export const normalizeText = (text: string): string => wordsOf(text.normalize('NFKC'))

/** Of normalised text. */
export const wordsOf = (text: string): string => text.replace(unread, '').toLowerCase().replace(noWord, ' ').trim()
