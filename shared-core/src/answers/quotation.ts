import type { Language } from '../languages/language.ts'
import type { Range, Span } from '../model/values.ts'
import type { TextBlock } from './article-text.ts'
import { asking } from './passages.ts'
import { goesOn } from './wordings.ts'

/** The most that is quoted of an answer: as long as the longest paragraph that passage-size calls quotable. */
const most = { sentences: 3, words: 90, characters: 225 } as const

/** Words of a sentence that is quoted with the next one (`It depends.`); characters in unspaced scripts. */
const shortSentence = { words: 5, characters: 9 } as const

/**
 * The sentence with those after it that fit into a quotation, and the one before it where that is too short to stand alone. Of typed questions
 * one sentence holds the answer in 69 of 100 sections, up to three of 90 words in 88 (measured by us). Items and rows stay alone.
 */
export function quotationOf({ block, tokens }: TextBlock, range: Range, language: Language): Span {
  const limit = language.unspaced ? shortSentence.characters : shortSentence.words
  const { sentences } = tokens
  const at = block.kind === 'list' || block.kind === 'table' ? -1 : sentences.findIndex(({ start }) => start === range.start)
  const before = at === 1 ? sentences[0] : undefined
  const isShort = before !== undefined && before.words <= limit && !asking.test(block.text.slice(before.start, before.end))
  let { end } = range
  let words = sentences[at]?.words ?? 0
  for (const [behind, next] of at < 0 ? [] : sentences.slice(at + 1, at + most.sentences).entries()) {
    const text = block.text.slice(next.start, next.end)
    words += next.words
    if (asking.test(text)) break
    // an answer of a word or two needs what explains it, whatever its length
    const isNeeded = behind === 0 && (sentences[at]!.words <= limit || goesOn(language).test(text))
    if (words > (language.unspaced ? most.characters : most.words) && !isNeeded) break
    end = next.end
  }
  const start = isShort ? before.start : range.start
  return { place: block.id, start, end, quote: block.text.slice(start, end) }
}
