/** A text with words put into it, and the place behind them, in UTF-16 units. */
export interface Inserted {
  readonly value: string
  readonly caret: number
}

/** Scripts that write no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Puts words into a text at `at`, at its end where the place is unknown, with the spaces that they need. Words that open a text begin with a capital. */
export function insertWords(text: string, at: number | null, words: string): Inserted {
  const place = at === null ? text.length : Math.max(0, Math.min(text.length, at))
  const before = text.slice(0, place)
  const after = text.slice(place)
  const opened = before.trim() === '' ? capital(words) : words
  const left = needsSpace(before, opened) ? ' ' : ''
  const right = needsSpace(opened, after) ? ' ' : ''
  return { value: before + left + opened + right + after, caret: (before + left + opened).length }
}

function needsSpace(left: string, right: string): boolean {
  if (left === '' || right === '' || /[\s([{“„«‘"'¿¡/-]$/u.test(left) || /^[\s)\]},.;:!?”»’…%/-]/u.test(right)) return false
  return !(unspaced.test([...left].at(-1)!) && unspaced.test([...right][0]!))
}

export function capital(words: string): string {
  const [first = '', ...rest] = words
  return first.toUpperCase() + rest.join('')
}
