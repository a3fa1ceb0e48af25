import { letter } from '../../languages/characters/characters.ts'
import type { Range } from '../../model/values.ts'

/**
 * A tag of a shortcode, by the grammar of WordPress: `[name attributes]`, `[name /]`, `[/name]`, or one that is escaped, `[[name]]`. Brackets
 * inside attributes end it, as they do there.
 */
const tag = /\[\[[a-z][\w-]{1,60}(?:\s[^[\]]{0,600})?\]\]|\[(\/?)([a-z][\w-]{1,60})(\s[^[\]]{0,600}?)?(\/?)\]/gi

const closingTag = /\[\/([a-z][\w-]{1,60})\]/gi

/** Maximum in one text; each costs another look at it. */
const maxInText = 100

/** Shortcodes of WordPress itself, which mean something without attributes. */
const known = new Set(['gallery', 'caption', 'wp_caption', 'embed', 'audio', 'video', 'playlist'])

/** Words of prose alone, as in a note to oneself (`[to be written]`). */
const isNote = new RegExp(String.raw`^\[[a-z]+(?: ${letter}+)+[.…]?\]$`, 'iu')

/**
 * Finds marks in a draft that are replaced before a reader sees them: tags of shortcodes, and the outer brackets of
 * escaped ones. Text between two tags stays. A word in brackets such as `[sic]` or `[1]` is a shortcode only if it has attributes, an end,
 * or is known as one. null: the draft has none.
 */
export function shortcodeFinder(source: string): ((text: string) => readonly Range[]) | null {
  if (!source.includes('[')) return null
  let closed: ReadonlySet<string> | null = null
  return (text) => {
    if (!text.includes('[')) return []
    closed ??= new Set(Array.from(source.matchAll(closingTag), ([, name]) => name!.toLowerCase()))
    const ranges: Range[] = []
    for (const match of text.matchAll(tag)) {
      if (ranges.length >= maxInText) break
      const [whole, slash, name, attributes = '', end] = match
      const from = match.index
      const to = from + whole.length
      if (name === undefined) {
        ranges.push({ start: from, end: from + 1 }, { start: to - 1, end: to })
        continue
      }
      const isMarked = slash === '/' || end === '/' || /[\w-]\s*=\s*["'\u201c\u201d\u2033\w]/.test(attributes)
      const isOne =
        isMarked || closed.has(name.toLowerCase()) || known.has(name.toLowerCase()) || (text.trim() === whole && !isNote.test(whole))
      if (!isOne || (text.trim() === whole && !isMarked && name !== name.toLowerCase())) continue
      ranges.push({ start: from, end: withoutGap(text, from, to) })
    }
    return ranges
  }
}

/** Between two words one space remains. */
function withoutGap(text: string, from: number, to: number): number {
  const isGap = from === 0 || /\s/.test(text[from - 1]!)
  return isGap && text[to] === ' ' ? to + 1 : to
}
