import type { Tokens, Word } from '../language.ts'

/**
 * Capitalised words that do not open a sentence and are no stop words: what names look like in Latin, Greek and Cyrillic script.
 * Neighbours join into one name. Empty in scripts without case, and all in capitals counts for nothing.
 */
export function findNames(text: string, { words, sentences }: Tokens): readonly { readonly start: number; readonly end: number }[] {
  const names: { start: number; end: number }[] = []
  let sentence = 0
  let open: { start: number; end: number } | null = null
  let opensSentence = true
  let next = sentences[0]?.start ?? 0
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    if (sentence < sentences.length && word.start >= next) {
      opensSentence = true
      open = null
      sentence += 1
      next = sentences[sentence]?.start ?? Number.MAX_SAFE_INTEGER
    }
    if (isCapitalised(text, word) && !word.stop && !opensSentence) {
      if (open !== null && isGap(text, open.end, word.start)) open.end = word.end
      else {
        open = { start: word.start, end: word.end }
        names.push(open)
      }
    } else open = null
    // written twice by mistake, it opens the sentence still
    opensSentence &&= words[at + 1]?.form === word.form
  }
  return names
}

/** Some word is written like a name. */
export function hasName(text: string, tokens: Tokens): boolean {
  return findNames(text, tokens).length > 0
}

function isCapitalised(text: string, { start, end }: Word): boolean {
  if (end - start < 2) return false
  const code = text.codePointAt(start)!
  // A to Z; what is below U+0080 otherwise has no capital
  if (code < 0x80) return code >= 0x41 && code <= 0x5a
  if (hasNoCase(code)) return false
  const first = String.fromCodePoint(code)
  return first !== first.toLowerCase()
}

/** From Hebrew to Burmese and from the radicals of Han to Vai no letter has case. */
export const hasNoCase = (code: number): boolean => (code >= 0x590 && code < 0x10a0) || (code >= 0x2e80 && code < 0xa640)

const isGap = (text: string, from: number, to: number): boolean => to - from <= 2 && /^[ \u00a0.'’-]*$/.test(text.slice(from, to))
