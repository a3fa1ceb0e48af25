import type { ArticleText, TextBlock } from '../../answers/article-text.ts'
import type { Language, Word } from '../../languages/language.ts'
import type { Range } from '../../model/values.ts'
import { isGeneral } from '../../signals/structure/subject.ts'
import { proseParagraphs } from '../opening-paragraphs.ts'
import { frontOf } from './front.ts'
import { datelineOf, isOf, supportOf } from './opening-subject.ts'
import type { OpeningWords } from './opening-words.ts'

/** The first sentence of news: of whom or what it tells, and what is new. */
export interface Lede {
  readonly entry: TextBlock
  /** From its subject on, without what is glad to announce it. */
  readonly sentence: Range
  /** The subject without its article. */
  readonly subject: Range
  /** The word of the subject that the text takes up most often. */
  readonly head: Word
  /** Places of it in the text. */
  readonly places: number
  /** Where the verb begins. */
  readonly verb: number
  /** It tells of the past. */
  readonly isPast: boolean
  /** What stands between commas behind the subject; null: nothing. */
  readonly aside: Range | null
}

const limits = {
  /** Words of a subject, and of an aside. */
  words: 9,
  aside: 10,
  /** Places of its noun in the text. */
  places: 2,
} as const

/** null: the text begins otherwise, or the text does not take up what its first sentence is about. */
export function ledeOf(text: ArticleText, known: OpeningWords | null, language: Language): Lede | null {
  const [entry] = proseParagraphs(text, language)
  if (known === null || entry === undefined) return null
  const dateline = datelineOf(entry.block.text)
  const first = entry.tokens.sentences.find(({ end }) => end > dateline)
  if (first === undefined) return null
  const from = Math.max(first.start, dateline)
  const whole = entry.block.text.slice(from, first.end)
  if (!/[.]\s*$/.test(whole)) return null
  const skipped = known.lede.announced.exec(whole)?.[0].length ?? startOf(whole, known, language)
  return readLede(entry, { start: from + skipped, end: first.end }, text, known, language)
}

function startOf(sentence: string, known: OpeningWords, language: Language): number {
  const front = frontOf(sentence, known, language)
  return front?.isStart === true ? front.end : 0
}

function readLede(entry: TextBlock, sentence: Range, text: ArticleText, known: OpeningWords, language: Language): Lede | null {
  const written = entry.block.text
  const words = known.lede
  const all = entry.tokens.words.filter(({ start }) => start >= sentence.start && start < sentence.end)
  const isDated = words.day.test(written.slice(sentence.start, sentence.end)) || datelineOf(written) > 0
  const isVerb = ({ start }: Word): boolean => {
    const rest = written.slice(start, sentence.end)
    return words.verb.test(rest) || (isDated && words.past?.test(rest) === true)
  }
  const at = all.slice(0, limits.words + limits.aside).findIndex((word, index) => index > 0 && isVerb(word))
  if (at < 0) return null
  const before = written.slice(sentence.start, all[at]!.start)
  const parts = /^([^,]+)(?:, ([^,]+), )?$/.exec(before)
  if (parts === null || /["“”„«»():;?!—–]/.test(before)) return null
  const end = sentence.start + parts[1]!.trimEnd().length
  const own = all.slice(0, at).filter(({ start }) => start < end)
  const bare = known.determiners.test(own[0]!.form) ? own.slice(1) : own
  if (known.pointing.test(own[0]!.form) || bare.length === 0 || own.length > limits.words) return null
  if (bare.some((word, index) => word.stop && !isCounted(word, written, language) && (index === 0 || !joins(word, known)))) return null
  const head = headOf(bare, text, language)
  if (head === null) return null
  const aside = parts[2] === undefined ? null : { start: end, end: all[at]!.start - 1 }
  return {
    entry,
    sentence,
    subject: { start: bare[0]!.start, end },
    head: head.word,
    places: head.places,
    verb: all[at]!.start,
    isPast: !words.verb.test(written.slice(all[at]!.start, sentence.end)),
    aside,
  }
}

/** A number, or an abbreviation that is written as a stop word is: `US`. */
const isCounted = ({ form, start, end }: Word, written: string, language: Language): boolean =>
  /^\d/.test(form) || language.contains('numberWords', form) || (end - start > 1 && /^[A-Z]+$/.test(written.slice(start, end)))

const joins = ({ form }: Word, known: OpeningWords): boolean =>
  known.noun.test(form) || known.determiners.test(form) || known.of.test(form) || form === known.and

/** What the text takes up again, most often; null: nothing. */
function headOf(words: readonly Word[], text: ArticleText, language: Language): { readonly word: Word; readonly places: number } | null {
  const found = words
    .filter(({ form, stop }) => !stop && form.length > 2 && !/^\d/.test(form))
    .filter(
      ({ form }) => !isGeneral(form, language) && !language.contains('genericWords', form) && !language.contains('vagueSubjects', form),
    )
    .map((word) => ({ word, places: supportOf(text, (other) => isOf(word, other) || isItsEnd(word, other, language)).places }))
    .sort((a, b) => b.places - a.places)
  return found[0] === undefined || found[0].places < limits.places ? null : found[0]
}

/** `Bad` of a `Freibad` */
const isItsEnd = (word: Word, { form, stop }: Word, { pack }: Language): boolean =>
  pack.capitalNouns === true && form.length > 2 && !stop && word.form.length > form.length + 2 && word.form.endsWith(form)
