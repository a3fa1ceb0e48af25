import { neutralLanguage } from '../../languages/neutral-language.ts'
import type { Article } from '../../model/article.ts'
import { isMedia } from '../../model/is-media.ts'
import type { Span } from '../../model/values.ts'

/** UTF-16 units of sentences that a generator reads: the beginning says what an article is about. */
const maxInput = 6_000

/**
 * The sentences that a prompt numbers, from 1, in the order of the text. Without the article's language pack, for a prompt is made where none is
 * loaded; so what an answer cites by number is looked up here, whatever language reads the article afterwards.
 */
export function promptSentences(article: Article, longest: number = maxInput): readonly Span[] {
  const language = neutralLanguage(article.language)
  const spans: Span[] = []
  let length = 0
  for (const block of article.blocks) {
    const { kind, text, id } = block
    if (isMedia(block) || kind === 'code' || kind === 'heading') continue
    for (const { start, end } of language.tokenize(text).sentences) {
      const quote = text.slice(start, Math.min(end, start + longest - length)).trim()
      if (quote === '') continue
      length += quote.length
      spans.push({ place: id, start, end, quote })
      if (length >= longest) return spans
    }
  }
  return spans
}
