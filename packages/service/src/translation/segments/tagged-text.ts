import { escapeText, unescapeHtml } from '@citable/core/escape-html'

/**
 * Text as engines get it: `&`, `<` and `>` escaped, `<g id="1">…</g>` around a stretch of the source's own markup and `<x id="2"/>` in
 * place of something that is not translated.
 */
export type TaggedText = string

const tag = /<g id="(\d+)">|(<\/g>)|<x id="(\d+)"\/>|(<[^<>]*>?)/g

export type TaggedPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close' | 'opaque'; readonly id: string }

/** The parts of a tagged text; null when it holds other markup than these tags, or the tags are not nested. */
export function parseTagged(text: TaggedText): readonly TaggedPart[] | null {
  const parts: TaggedPart[] = []
  const open: string[] = []
  let end = 0
  const takeText = (until: number): void => {
    if (until > end) parts.push({ kind: 'text', text: unescapeHtml(text.slice(end, until)) })
  }
  for (const found of text.matchAll(tag)) {
    takeText(found.index)
    end = found.index + found[0].length
    if (found[1] !== undefined) {
      open.push(found[1])
      parts.push({ kind: 'open', id: found[1] })
    } else if (found[2] !== undefined) {
      const id = open.pop()
      if (id === undefined) return null
      parts.push({ kind: 'close', id })
    } else if (found[3] !== undefined) {
      parts.push({ kind: 'opaque', id: found[3] })
    } else return null
  }
  takeText(text.length)
  return open.length === 0 ? parts : null
}

/** The text alone. */
export const plainText = (text: TaggedText): string => unescapeHtml(text.replace(tag, ''))

/** The text as its readers have it: with the words that placeholders stand for. */
export const wholeText = (text: TaggedText, kept: ReadonlyMap<string, string> = new Map()): string =>
  plainText(text.replace(/<x id="(\d+)"\/>/g, (_, id: string) => escapeText(kept.get(id) ?? '')))

/** Words of a plain text. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** The translation with its blanks outside of stretches, where the source has none inside: `the<g> red</g>` underlines one. */
export function withBlanksOf(source: TaggedText, translation: TaggedText): TaggedText {
  let text = translation
  if (!/<g id="\d+">[ \n]/.test(source)) text = text.replace(/((?:<g id="\d+">)+)([ \n]*)/g, '$2$1')
  if (!/[ \n]<\/g>/.test(source)) text = text.replace(/([ \n]+)((?:<\/g>)*)/g, '$2$1')
  if (!/<(?:\/g|x [^<>]*)> [.,]/.test(source)) text = text.replace(/(<(?:\/g|x [^<>]*)>) +([.,](?!\p{N}))/gu, '$1$2')
  if (!/ {2}/.test(source)) text = text.replace(/ {2,}/g, ' ')
  return text === translation ? text : text.trim()
}

/** Letters of languages that part words by blanks, beside the border of an inline element. */
const tornWord =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\p{L}(?:<\/?g[^<>]*>)+(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\p{L}/gu

/** Words that an engine has put together around a figure: `chicode13años`. */
const joinedWords = /\p{Ll}{2}\d{1,9}\p{Ll}{2}/gu

/** True when inline elements of a translation begin or end inside words more often than in the source, or words have lost the blanks between them. */
export const tearsWords = (source: TaggedText, translation: TaggedText): boolean => {
  const more = (pattern: RegExp): boolean => (translation.match(pattern)?.length ?? 0) > (source.match(pattern)?.length ?? 0)
  return more(tornWord) || more(joinedWords)
}

/** True when a translation has each placeholder of its source once, nested, and none of its stretches has lost its text. */
export function hasSamePlaceholders(source: TaggedText, translation: TaggedText): boolean {
  const [wanted, given] = [parseTagged(source), parseTagged(translation)]
  if (!wanted || !given) return false
  const ids = (parts: readonly TaggedPart[]): string =>
    parts
      .flatMap((part) => (part.kind === 'text' || part.kind === 'close' ? [] : [`${part.kind} ${part.id}`]))
      .sort()
      .join()
  const filled = filledStretches(given)
  return ids(wanted) === ids(given) && [...filledStretches(wanted)].every((id) => filled.has(id))
}

/** Ids of stretches that hold a letter or a placeholder, themselves or in a stretch inside. */
function filledStretches(parts: readonly TaggedPart[]): Set<string> {
  const filled = new Set<string>()
  const open: { readonly id: string; isFilled: boolean }[] = []
  for (const part of parts) {
    const inner = open.at(-1)
    if (part.kind === 'open') open.push({ id: part.id, isFilled: false })
    else if (part.kind === 'close') {
      const closed = open.pop()
      if (!closed?.isFilled) continue
      filled.add(closed.id)
      const outer = open.at(-1)
      if (outer) outer.isFilled = true
    } else if (inner && (part.kind !== 'text' || /[\p{L}\p{N}]/u.test(part.text))) inner.isFilled = true
  }
  return filled
}
