import { type ArticleText, factOf, type TextBlock } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'
import type { Range } from '../../model/values.ts'
import { canBeSubject, countTerms, phraseOf } from '../../signals/structure/subject.ts'
import { unitsOf } from '../../signals/text/terms.ts'

/** What a text is about, in words of the text. */
export interface SubjectPhrase {
  /** As the text writes it, inside a sentence. */
  readonly text: string
  /** Its main term. */
  readonly term: string
  readonly entry: TextBlock
  readonly start: number
  readonly end: number
}

export interface Subject extends SubjectPhrase {
  /** Nothing else of the text may be its subject. */
  readonly isSure: boolean
  /** The first sentence says something about it. */
  readonly isLed: boolean
}

/** A subject stands half as often as the most frequent term of the text. */
const share = 2

/** Frequent phrases at most. */
const mostFrequent = 3

/** Without code, quotations and the headline. */
export const readBlocks = (text: ArticleText): readonly TextBlock[] =>
  text.blocks.filter(({ block }) => block.kind !== 'code' && block.kind !== 'quote' && !(block.kind === 'heading' && block.level === 1))

/** Places at which the sentences of a block begin. */
export const sentenceStarts = ({ tokens }: TextBlock): ReadonlySet<number> => new Set(tokens.sentences.map(({ start }) => start))

/** The range without an English `’s` at its end. */
export const withoutGenitive = (text: string, { start, end }: Range, { tag }: Language): Range => ({
  start,
  end: tag.startsWith('en') ? start + text.slice(start, end).replace(/['’]s$/, '').length : end,
})

/** The words, or pairs of words, that stand most often, so many times at least. */
export function frequentPhrases(text: ArticleText, language: Language, least: number): readonly SubjectPhrase[] {
  const read = readBlocks(text)
  const units = language.unspaced ? read.map((entry) => factOf(entry, unitsOf, language)) : read
  const counts = countTerms(units, language)
  const chosen: (typeof counts)[number][] = []
  for (const counted of counts) {
    const { count } = counted[1]
    const isFrequent = count >= least && (chosen.length === 0 || share * count > chosen[0]![1].count)
    if (isFrequent && canBeSubject(units, counted, language)) chosen.push(counted)
    if (chosen.length === mostFrequent) break
  }
  const phrases = chosen
    .map((counted) => ({ term: counted[0], text: language.unspaced ? counted[1].form : phraseOf(read, counted, language).term }))
    .filter(({ text: own }) => !own.split(' ').some((word) => language.contains('numberUnits', word)))
  const texts = phrases.map((phrase) => phrase.text)
  if (language.unspaced) return unspacedPhrases(read, phrases, language)
  return phrases.flatMap(({ term, text: own }) =>
    placeOf(read, wholePhrase(own, texts, read, least), language).map((place) => ({ ...place, term })),
  )
}

const quotedName = /「([^「」、。]{2,12})」/gu
const compound = /[\u4e00-\u9fff]{1,2}$/u

/** What the opening names in brackets and the text takes up again, and words with the signs that always are in front of them: `段ボール`. */
function unspacedPhrases(
  read: readonly TextBlock[],
  phrases: readonly { readonly term: string; readonly text: string }[],
  language: Language,
): readonly SubjectPhrase[] {
  const all = read.map(({ block }) => block.text).join('\n')
  const whole = (word: string): string => {
    const leads = all
      .split(word)
      .slice(0, -1)
      .map((before) => compound.exec(before)?.[0] ?? '')
    const [first = ''] = leads
    const lead = leads.every((one) => one === first) ? first : leads.every((one) => one.at(-1) === first.at(-1)) ? first.slice(-1) : ''
    return /^[\u30a1-\u30fa]/u.test(word) ? lead + word : word
  }
  const [opening] = read.filter(({ block }) => block.kind === 'paragraph')
  const named = [...(opening?.block.text ?? '').matchAll(quotedName)].flatMap(([, name = '']) =>
    all.split(name).length > 2 ? [{ term: name, text: name }] : [],
  )
  return [...named, ...phrases].flatMap(({ term, text }) => placeOf(read, whole(text), language).map((place) => ({ ...place, term })))
}

/** A pair of words with the pair that it overlaps, where the text writes all three as often: `محطة تحلية المياه`. */
function wholePhrase(phrase: string, phrases: readonly string[], read: readonly TextBlock[], least: number): string {
  const times = (words: string): number =>
    read.reduce((sum, { block }) => sum + block.text.toLowerCase().split(words.toLowerCase()).length - 1, 0)
  const join = (one: string, other: string): string | null => {
    const [, last] = one.split(' ')
    return last !== undefined && other.startsWith(`${last} `) ? one + other.slice(last.length) : null
  }
  const whole = phrases
    .flatMap((other) => [join(phrase, other), join(other, phrase)])
    .find((words) => words !== null && times(words) >= least)
  return whole ?? phrase
}

/** The first place where the words stand, in small letters where they do not open a sentence. */
function placeOf(blocks: readonly TextBlock[], words: string, language: Language): readonly Omit<SubjectPhrase, 'term'>[] {
  const small = words.toLowerCase()
  let first: Omit<SubjectPhrase, 'term'> | null = null
  for (const entry of blocks) {
    const { text } = entry.block
    const lower = text.toLowerCase()
    if (lower.length !== text.length) continue
    const opens = factOf(entry, sentenceStarts, language)
    for (let start = lower.indexOf(small); start >= 0; start = lower.indexOf(small, start + 1)) {
      const end = start + small.length
      const found = { entry, start, end, text: text.slice(start, end) }
      if (!opens.has(start) && entry.block.kind !== 'heading') return [found]
      first ??= found
    }
  }
  return first === null ? [] : [first]
}
