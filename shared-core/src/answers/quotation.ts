import type { Language, Tokens } from '../languages/language.ts'
import type { Range, Span } from '../model/values.ts'
import type { TextBlock } from './article-text.ts'
import { asking, opensWithReference } from './passages.ts'
import { goesOn } from './wordings.ts'

/** The most that is quoted of an answer: as long as the longest paragraph that passage-size calls quotable. */
const most = { sentences: 3, words: 90, characters: 225 } as const

/** Words of a sentence that is quoted with the next one (`It depends.`); characters in unspaced scripts. */
const shortSentence = { words: 5, characters: 9 } as const

/**
 * The sentence with those around it that fit into a quotation: behind it, and from the paragraph's beginning where all before it answer, too
 * (`opens`) or one is too short to stand alone. Of typed questions one sentence holds the answer in 69 of 100 sections, such a quotation in 91
 * (measured by us). Items and rows stay alone.
 */
export function quotationOf(
  { block, tokens: { sentences } }: TextBlock,
  range: Range,
  language: Language,
  opens: (sentence: Range) => boolean = () => false,
): Span {
  const [limit, short] = language.unspaced ? [most.characters, shortSentence.characters] : [most.words, shortSentence.words]
  const textOf = ({ start, end }: Range): string => block.text.slice(start, end)
  const at = block.kind === 'list' || block.kind === 'table' ? -1 : sentences.findIndex(({ start }) => start === range.start)
  const answer = sentences[at]
  if (answer === undefined) return { place: block.id, ...range, quote: textOf(range) }
  const before = sentences.slice(0, at)
  const all = wordsOf(sentences.slice(0, at + 1))
  const isOpened = at < most.sentences && all <= limit && before.every(opens)
  const isShort = at === 1 && before[0]!.words <= short && !asking.test(textOf(before[0]!))
  const first = isOpened || isShort ? 0 : at
  let { end } = range
  let words = first === 0 ? all : answer.words
  for (const next of sentences.slice(at + 1, first + most.sentences)) {
    words += next.words
    // an answer of a word or two needs what explains it, whatever its length
    const isNeeded = end === range.end && (answer.words <= short || goesOn(language).test(textOf(next)))
    if (asking.test(textOf(next)) || (words > limit && !isNeeded)) break
    end = next.end
  }
  const { start } = sentences[first]!
  return { place: block.id, start, end, quote: block.text.slice(start, end) }
}

/** Words, or characters of unspaced scripts, of a paragraph that is quoted as a whole: what `passage-size` calls quotable. */
const paragraph = { words: 120, characters: 300 } as const

/**
 * The quotation with the rest of its paragraph where that can be quoted whole: an answer often comes to its point behind the sentence that
 * shares most with the question. It begins at the first of the sentences before that all answer (`opens`); `spoken`: behind the speaker's name.
 */
export function inParagraph(
  quotation: Span,
  { block, tokens: { sentences } }: TextBlock,
  language: Language,
  opens: (sentence: Range) => boolean,
  spoken = 0,
): Span {
  if (block.kind === 'list' || block.kind === 'table') return quotation
  const at = sentences.findIndex(({ end }) => end > quotation.start)
  if (at < 0) return quotation
  const text = ({ start, end }: Range): string => block.text.slice(start, end)
  let before = sentences.slice(0, at).findLastIndex((sentence) => !opens(sentence)) + 1
  // `They last …` needs what it speaks of
  while (before > 0 && opensWithReference(text(sentences[before]!), language) && !asking.test(text(sentences[before - 1]!))) before -= 1
  const behind = sentences.findIndex((sentence, index) => index > at && asking.test(text(sentence)))
  const whole = sentences.slice(before, behind < 0 ? sentences.length : behind)
  const limit = language.unspaced ? paragraph.characters : paragraph.words
  const told = wordsOf(whole) <= limit ? whole : upTo(sentences.slice(before), limit)
  const end = told.at(-1)?.end ?? quotation.end
  if (end < quotation.end) return quotation
  const start = before === at ? quotation.start : Math.max(spoken, sentences[before]!.start)
  return wordsOf(whole) <= limit || start < quotation.start
    ? { place: block.id, start, end, quote: block.text.slice(start, end) }
    : quotation
}

/** As many sentences as fit. */
function upTo(sentences: Tokens['sentences'], limit: number): Tokens['sentences'] {
  let words = 0
  const first = sentences.findIndex((sentence) => {
    words += sentence.words
    return words > limit
  })
  return first < 0 ? sentences : sentences.slice(0, first)
}

const wordsOf = (sentences: Tokens['sentences']): number => sentences.reduce((sum, { words }) => sum + words, 0)
