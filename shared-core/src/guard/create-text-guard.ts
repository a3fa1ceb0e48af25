import { letter } from '../languages/characters/characters.ts'
import type { Language } from '../languages/language.ts'
import type { Article } from '../model/article.ts'
import { isMedia } from '../model/is-media.ts'
import type { Span } from '../model/values.ts'
import { createSupportGuard, type SupportRefusal } from './create-support-guard.ts'
import type { GuardedText } from './guard-draft.ts'

type TextVerdict =
  | { readonly refusal: null; readonly claims: readonly Span[]; readonly unheld: readonly string[] }
  | { readonly refusal: SupportRefusal; readonly detail: string; readonly claims: readonly []; readonly unheld: readonly [] }

/** What of an article a text is held against. */
type SourceText = GuardedText & Partial<Pick<Article, 'description'>>

/** Holds a text against sentences of an article that it quotes, or against all; null: not in this language. */
export type TextGuard = (text: string, quoted: readonly string[]) => TextVerdict | null

/** Sentences that a title is held against when it cites any. */
const maxCited = 3

/**
 * The second tier of the guard for one article. Headings are read, too, and the description, last, for a text begins with its blocks; the title is no
 * ground, nor is a description that repeats it.
 */
export function createTextGuard({ blocks, title, headline, description }: SourceText, language: Language): TextGuard {
  const read = (place: Span['place'], text: string): readonly Span[] =>
    language.tokenize(text).sentences.flatMap(({ start, end }) => {
      const quote = text.slice(start, end).trim()
      return quote === '' ? [] : [{ place, start, end, quote }]
    })
  const isOwn = ({ quote }: Span): boolean => ![title, headline].some((found) => found !== null && repeats(quote, found.value))
  const spans = [
    ...blocks.flatMap((block) => (isMedia(block) || block.kind === 'code' ? [] : read(block.id, block.text))),
    ...read('@description', description?.value ?? '').filter(isOwn),
  ]
  const counts = [blocks.filter(({ kind }) => kind === 'heading').length]
  const guard = createSupportGuard({ sentences: spans.map(({ quote }) => quote), counts }, language)
  return (text, quoted) => {
    if (guard === null) return null
    const cited = quoted.slice(0, maxCited).flatMap((quote) => spans.flatMap((span, index) => (isPartOf(quote, span.quote) ? [index] : [])))
    const verdict =
      cited.length > 0
        ? guard(
            text,
            [...new Set(cited)].sort((a, b) => a - b),
          )
        : guard(text)
    return verdict.refusal === null
      ? { refusal: null, claims: verdict.carriers.map((index) => spans[index]!), unheld: verdict.unheld }
      : { ...verdict, claims: [], unheld: [] }
  }
}

/** A text is no ground for a title that it repeats, in whole or in part. */
export function repeats(text: string, title: string): boolean {
  const [one, other] = [bare(text), bare(title)]
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one))
}

/** One of the two holds the other: the prompt and the article may part sentences at other places. */
const isPartOf = (quote: string, sentence: string): boolean => {
  const [one, other] = [bare(quote), bare(sentence)]
  return one.length >= minQuote && other.length >= minQuote && (one.includes(other) || other.includes(one))
}

const minQuote = 8

const others = new RegExp(String.raw`[^${letter}\d]+`, 'gu')
const bare = (text: string): string => text.toLowerCase().replace(others, '')
