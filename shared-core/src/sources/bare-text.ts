import { letter, mark, number } from '../languages/characters/characters.ts'

const kept = new RegExp(`[${letter}${mark}${number}]`, 'u')

/** A text of letters and digits alone, lower case, with the place of each unit in the text itself. */
export interface BareText {
  readonly text: string
  readonly places: readonly number[]
}

/** Leaves spaces, punctuation and case away: two texts of the same words are the same. */
export function bareText(text: string): BareText {
  let bare = ''
  const places: number[] = []
  for (let at = 0; at < text.length; ) {
    const sign = String.fromCodePoint(text.codePointAt(at)!)
    if (kept.test(sign)) {
      // `ﬁ` is two letters
      const small = sign.normalize('NFKC').toLowerCase()
      bare += small
      for (let unit = 0; unit < small.length; unit += 1) places.push(at)
    }
    at += sign.length
  }
  const composed = bare.normalize('NFC')
  return composed.length === bare.length || text === text.normalize('NFC') ? { text: bare, places } : bareText(text.normalize('NFC'))
}
