import type { WrittenDraft } from '../../guard/guard-draft.ts'
import { hasLetter } from '../../languages/characters/characters.ts'
import { control } from '../../languages/characters/rarer-characters.ts'
import { tryParse } from '../../model/try-parse.ts'

/** Titles taken of one answer, and UTF-16 units read of it and of one line; the guards judge lengths. */
const max = { titles: 20, answer: 20_000, line: 300 } as const

/**
 * Titles in what a text generator answered: a JSON list of strings or of objects with `title` or `text`, bare, in an object or in a code
 * fence; else its lines. Numbering, bullets, Markdown, quotation marks, labels (`Title 1:`) and character counts are taken off; lines that
 * only introduce (`Here are five titles:`) or hold markup are left out. Objects may name the `sentences` that carry their title, by number or word for word. No title
 * twice, at most 20. Never throws.
 */
export function parseTitles(answer: string): readonly WrittenDraft[] {
  const text = answer.slice(0, max.answer)
  const titles: WrittenDraft[] = []
  const lines = () => text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => ({ text: line, sentences: [] }))
  for (const written of fromJson(text) ?? lines()) {
    const title = clean(written.text)
    if (title !== null && !titles.some((other) => other.text === title)) titles.push({ ...written, text: title })
    if (titles.length === max.titles) break
  }
  return titles
}

/** The titles of the first JSON list in the text, of an answer cut off those that are whole; null: there is none, or it does not parse. */
function fromJson(text: string): readonly WrittenDraft[] | null {
  const start = text.indexOf('[')
  if (start < 0) return null
  const whole = parseList(text.slice(start, text.lastIndexOf(']') + 1))
  const list = whole ?? objectsOf(text) ?? parseList(/\[[^[\]]*\]/.exec(text)?.[0] ?? '')
  const titles = list?.flatMap(titleOf) ?? []
  return titles.length > 0 ? titles : null
}

/** Objects with a title that stand whole in an answer which as a whole is no JSON. */
function objectsOf(text: string): readonly unknown[] | null {
  const objects = [...text.matchAll(/\{[^{}]*\}/g)].flatMap(([object]) => parseList(`[${object}]`) ?? [])
  return objects.length > 0 ? objects : null
}

function parseList(text: string): readonly unknown[] | null {
  const value = tryParse(text)
  return Array.isArray(value) ? value : null
}

function titleOf(value: unknown): readonly WrittenDraft[] {
  if (typeof value === 'string') return [{ text: value, sentences: [] }]
  if (typeof value !== 'object' || value === null) return []
  const { title, text, sentences } = value as { readonly title?: unknown; readonly text?: unknown; readonly sentences?: unknown }
  const cited: readonly unknown[] = Array.isArray(sentences) ? sentences : typeof sentences === 'number' ? [sentences] : []
  const numbers = cited.flatMap((sentence) => numberOf(sentence) ?? [])
  const quoted = cited.filter((sentence) => typeof sentence === 'string' && numberOf(sentence) === null) as readonly string[]
  return [title, text]
    .filter((part) => typeof part === 'string')
    .slice(0, 1)
    .map((part) => ({ text: part, sentences: quoted, ...(numbers.length > 0 && { numbers }) }))
}

/** The number of a sentence: `3`, `"3"`, `"[3]"`. */
function numberOf(sentence: unknown): number | null {
  const written = typeof sentence === 'string' ? /^\s*\[?(\d{1,4})\]?\s*$/.exec(sentence)?.[1] : undefined
  const number = written === undefined ? sentence : Number(written)
  return Number.isInteger(number) && (number as number) > 0 ? (number as number) : null
}

/** Marks around a title on its line. */
const wrappers: readonly (readonly [RegExp, string])[] = [
  // a bullet, a number, a label, a Markdown heading or quotation
  [/^\s*(?:[-*+•‣·–—]\s+|\(?[0-9]{1,3}[.):]\s+|#{1,6}\s+|>\s+)/, ''],
  [/^\s*(?:title|titel|headline|titre|título|titolo|option)\s*[0-9]{0,3}\s*[:：]\s*/i, ''],
  // how long it is
  [/\s*[([]\s*[0-9]{1,3}\s*(?:characters?|chars?|zeichen|caracteres|caractères|caratteri|px|pixels?)\s*[)\]]\s*$/i, ''],
  [/\s*[–—-]\s*[0-9]{1,3}\s*(?:characters?|chars?|zeichen)\s*$/i, ''],
  // emphasis, code, and a comma after a list's item
  [/^\s*(\*\*|__|\*|_|`)(.+)\1\s*$/, '$2'],
  [/,\s*$/, ''],
  // quotation marks around all of it
  [/^\s*"([^"]*)"\s*$/, '$1'],
  [/^\s*[“„]([^“”„]*)[”“]\s*$/, '$1'],
  [/^\s*«\s*([^«»]*?)\s*»\s*$/, '$1'],
  [/^\s*[「『]([^「」『』]*)[」』]\s*$/, '$1'],
  [/^\s*['‘]([^'‘’]*)['’]\s*$/, '$1'],
]

/** Lines of a talk rather than titles. */
const talk =
  /^(?:sure|certainly|of course|okay|ok|here(?:'s| is| are)|note|i hope|let me|as an? |below|hier sind|voici|aquí|ecco)\b.*|^(?:(?:i.?m |i am |we are |we.?re )?(?:very |so )?sorry,? (?:but )?(?:i|we)\b|(?:sorry, )?(?:i|we) (?:can.?t|cannot|can not|won.?t|(?:am|are) (?:not able|unable))\b|es tut mir leid|tut mir leid|je suis désolée?|lo siento|申し訳).*|^(?:null|undefined|n\/a)$|^(?:```|~~~)|[:：]$/i

/** Control and formatting characters, which no title needs. */
const unseen = new RegExp(String.raw`[${control}\u200b\u2028-\u202e\u2060-\u2069\ufeff]`, 'gu')

function clean(line: string): string | null {
  if (line.length > max.line || talk.test(line.trim())) return null
  let title = line.replace(unseen, ' ')
  for (let before = ''; before !== title; ) {
    before = title
    for (const [pattern, rest] of wrappers) title = title.replace(pattern, rest)
  }
  title = title.replace(/\s+/g, ' ').trim()
  const hasMarkup = /[<>{}|\\]|https?:|\]\(/.test(title)
  return title === '' || hasMarkup || !hasLetter(title) ? null : title
}
