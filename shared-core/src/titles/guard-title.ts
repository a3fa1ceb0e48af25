import type { Language } from '../languages/language.ts'
import { headlineRisk } from './headline-risk.ts'
import type { Support } from './support.ts'
import { textWidth } from './text-width.ts'

/** Why a candidate may not be suggested. */
export type Refusal = 'unsupported' | 'tooLong' | 'tooShort' | 'clickbait' | 'form' | 'known'

/** Pixels and code points of a result page, characters of unspaced scripts. Both lie below the 110 code points of an Article's headline. */
const limits = { width: 600, characters: 60, fullWidthCharacters: 30, contentWords: 3, unspacedCharacters: 8 } as const

/** Highest risk of a suggestion, unless the author's own title risks more. */
const mostRisk = 0.5

export interface GuardContext {
  /** null: the text is not known; claims are not checked. */
  readonly support: Support | null
  /** The author's title, '' when there is none; null: not known, so length and the clickbait guard do not apply. */
  readonly ownTitle: string | null
  /** The title as it stands, which is no suggestion; null: none. */
  readonly current?: string | null
  /** A number counted in the article, not written in it. */
  readonly counted?: number | null
  readonly mayAsk: boolean
  /** Whether the running text writes a word just so, to tell acronyms from shouting; null: not known. */
  readonly isWritten: ((word: string) => boolean) | null
}

/** The first guard that a candidate fails; null: it may be suggested. */
export function guardTitle(title: string, context: GuardContext, language: Language): Refusal | null {
  const { words, count } = language.tokenize(title)
  const content = words.filter(({ stop }) => !stop)
  if (context.ownTitle !== null && isTooLong(title, language)) return 'tooLong'
  if (language.unspaced ? count < limits.unspacedCharacters : content.length < limits.contentWords) return 'tooShort'
  if (!hasGoodForm(title, context, language)) return 'form'
  if (context.ownTitle !== null) {
    if (context.current != null && sameTitle(title, context.current)) return 'known'
    // only the English weights are fitted; elsewhere the risk is shown, not acted upon
    const most = Math.max(mostRisk, context.ownTitle === '' ? 0 : headlineRisk(context.ownTitle, language))
    if (language.tag === 'en' && headlineRisk(title, language) > most) return 'clickbait'
  }
  if (context.support !== null && !isSupported(title, context.support, context.counted ?? null, language)) return 'unsupported'
  return null
}

/**
 * Every content word stands in the article; a number beside the word that follows it; a word such as "best" or "only" and a negation
 * in one sentence with another content word of the title.
 */
function isSupported(title: string, support: Support, counted: number | null, language: Language): boolean {
  const { words } = language.tokenize(title)
  const content = words.filter(({ stop }) => !stop)
  for (const [index, { term, form }] of content.entries()) {
    if (/^[0-9]+$/.test(term)) {
      if (counted !== null && Number(term) === counted) continue
      const next = content[index + 1]
      const adjoins = next !== undefined && title.slice(content[index]!.end, next.start).trim() === ''
      if (!support.hasTogether(adjoins ? [term, next.term] : [term])) return false
    } else if (!support.has(term) && !(counted !== null && language.contains('stepWords', form))) return false
  }
  if (language.unspaced) return true
  for (const list of ['qualifiers', 'negations'] as const) {
    for (const range of language.find(list, title)) {
      const word = words.find(({ start }) => start === range.start)
      if (word === undefined) continue
      const others = content.filter(({ start }) => start !== word.start)
      if (!others.some((other) => support.hasTogether([word.term, other.term]))) return false
    }
  }
  return true
}

function isTooLong(title: string, language: Language): boolean {
  return (
    textWidth(title) > limits.width || [...title].length > (language.pack.script === 'han' ? limits.fullWidthCharacters : limits.characters)
  )
}

const sameTitle = (a: string, b: string): boolean => fold(a) === fold(b)
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.:;,!?"'“”„«»‘’–—-]+/g, ' ')
    .trim()

function hasGoodForm(title: string, { mayAsk, isWritten }: GuardContext, language: Language): boolean {
  if (title !== title.trim() || /\s\s/.test(title) || /[!！\n]/.test(title) || /[\u{1f000}-\u{1ffff}\u2600-\u27bf]/u.test(title))
    return false
  if (!mayAsk && /[?？؟]/.test(title)) return false
  if (/[,:;–—-]$/.test(title) || /^[,:;.)]/.test(title)) return false
  for (const [open, close] of ['()', '[]', '“”', '«»', '「」', '『』', '（）', '《》'].map((pair) => [pair[0]!, pair[1]!] as const)) {
    if (title.split(open).length !== title.split(close).length) return false
  }
  if ((title.match(/"/g) ?? []).length % 2 === 1) return false
  if (isWritten !== null && !language.unspaced) {
    for (const word of language.tokenize(title).words) {
      const raw = title.slice(word.start, word.end)
      if (raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase() && !isWritten(raw)) return false
    }
  }
  return true
}
