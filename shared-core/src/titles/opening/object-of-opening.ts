import type { ArticleText } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'
import { isGeneral } from '../../signals/structure/subject.ts'
import { nounWordsOf, preposed } from '../from-text/noun-words.ts'
import type { SubjectPhrase } from '../from-text/subject-phrase.ts'
import type { OpeningWords } from './opening-words.ts'

/** Words of an object at most. */
const mostWords = 3

/** Weight from which a word that occurs once shows what a text is about. */
const rare = 13

/** The object with which the first sentence opens, where the text takes it up again or it is a rare word; null: it opens otherwise. */
export function objectOfOpening({ blocks }: ArticleText, known: OpeningWords | null, language: Language): SubjectPhrase | null {
  const entry = blocks.find(({ block, tokens }) => block.kind === 'paragraph' && tokens.count > mostWords)
  const nouns = nounWordsOf(language)
  const from = entry === undefined ? undefined : known?.object?.exec(entry.block.text)?.[0].length
  if (entry === undefined || nouns === null || from === undefined) return null
  const { text } = entry.block
  const all = entry.tokens.words.filter(({ start }) => start >= from)
  const words = all.slice(nouns.adjectivesFollow && preposed.test(all[0]?.form ?? '') ? 1 : 0)
  const isNext = (at: number): boolean => words[at] !== undefined && (at === 0 || text.slice(words[at - 1]!.end, words[at]!.start) === ' ')
  const timesOf = (term: string): number =>
    blocks.reduce(
      (sum, { tokens, block }) => sum + (block.kind === 'code' ? 0 : tokens.words.filter((word) => word.term === term).length),
      0,
    )
  let size = 0
  while (size < mostWords && isNext(size) && !words[size]!.stop) size += 1
  const run = words.slice(0, nouns.adjectivesFollow || language.pack.capitalNouns === true ? Math.min(1, size) : size)
  // behind the noun may stand its verb, which the text takes up less often
  const [head] = run
    .filter(({ form }) => form.length > 2 && !isGeneral(form, language) && !language.contains('genericWords', form))
    .map((word) => ({ word, times: timesOf(word.term) }))
    .sort((a, b) => b.times - a.times)
  if (head === undefined) return null
  // behind a condition stands a noun, behind an infinitive perhaps its adjective: `Vivre une vraie amitié`
  const isPlain = size === 1 || !nouns.adjectivesFollow || /^(?:S[ie]|[CQ]uand|Lorsque)/.test(text)
  if (head.times < (isPlain ? 2 : 3) && !(isPlain && language.weight(head.word.term) >= rare)) return null
  const at = words.indexOf(head.word)
  // `cafetera de cápsulas`
  const isOf = nouns.of.has(words[at + 1]?.form ?? '') && isNext(at + 1) && isNext(at + 2) && !words[at + 2]!.stop
  const [start, end] = [run[0]!.start, words[isOf ? at + 2 : at]!.end]
  // of `a pair of jeans` the text is about jeans
  const other = isOf ? words[at + 2]!.term : head.word.term
  const term = timesOf(other) > head.times ? other : head.word.term
  return { text: text.slice(start, end), term, entry, start, end }
}
