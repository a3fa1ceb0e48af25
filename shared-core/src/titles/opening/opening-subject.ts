import type { ArticleText, TextBlock } from '../../answers/article-text.ts'
import { letter, mark, upperLetter } from '../../languages/characters/characters.ts'
import type { Language, Word } from '../../languages/language.ts'
import type { Range } from '../../model/values.ts'
import { proseParagraphs } from '../../signals/structure/prose-paragraphs.ts'
import { canBeSubject, isGeneral } from '../../signals/structure/subject.ts'
import { type Front, frontOf } from './front.ts'
import type { OpeningWords } from './opening-words.ts'
import { isRole, portrait } from './people.ts'

/** What a sentence of the opening says something about. */
export interface Leading extends Range {
  readonly entry: TextBlock
  /** As the text writes it, without its article. */
  readonly text: string
  /** Its noun, or the name. */
  readonly head: Word
  readonly isName: boolean
  /** The word opens its sentence, an article aside, which `opens` holds. */
  readonly opens: Word | null
  /** From its subject on. */
  readonly sentence: Range
  /** The words in front; null: none. */
  readonly front: Front | null
  /** Places of its noun, or of a word of the name, in the whole text, words made with it among them. */
  readonly places: number
  /** Paragraphs, lists and headings that hold it. */
  readonly blocks: number
  /** A heading holds it. */
  readonly isHeaded: boolean
}

const limits = {
  /** Sentences of the first paragraph. */
  sentences: 3,
  /** Words of a subject. */
  words: 5,
  /** Letters from which a word may be part of another. */
  compound: 5,
} as const

/** What the first sentence defines: of `The Rise is an electric desk with …` `electric desk`. */
export function kindOfLead({ entry, end, sentence }: Leading, known: OpeningWords | null, language: Language): Range | null {
  const { text } = entry.block
  const verb = known?.isA.exec(text.slice(end + 1, sentence.end))
  if (verb === null || verb === undefined) return null
  const from = end + 1 + verb[0].length
  const run = runOf(
    text,
    entry.tokens.words.filter(({ start }) => start >= from && start < sentence.end),
    known,
    language,
  )
  return run.length === 0 ? null : { start: run[0]!.start, end: run.at(-1)!.end }
}

/** The subjects of the first sentences, in their order: each stands again, or is a name. Of most languages none. */
export function leadingSubjects(text: ArticleText, known: OpeningWords | null, language: Language): readonly Leading[] {
  const [entry] = proseParagraphs(text, language)
  return entry === undefined ? [] : leadsOf(entry, text, known, language)
}

/** The same of a paragraph of the text, or of what describes it. */
export const leadsOf = (entry: TextBlock, text: ArticleText, known: OpeningWords | null, language: Language): readonly Leading[] =>
  sentencesOf(entry)
    .slice(0, limits.sentences)
    .flatMap((sentence) => leadOf(entry, sentence, text, known, language) ?? [])

/** The subject opens the first sentence of its paragraph. */
export const isFirst = ({ entry, sentence, front }: Leading): boolean => sentence.start - (front?.end ?? 0) === sentencesOf(entry)[0]!.start

/** Sentences of a paragraph behind its dateline. */
function sentencesOf({ block, tokens }: TextBlock): readonly Range[] {
  const from = datelineOf(block.text)
  return tokens.sentences.filter(({ end }) => end > from).map(({ start, end }) => ({ start: Math.max(start, from), end }))
}

const placeName = `${upperLetter}[${letter}${mark}.’'-]{0,20}`
const place = `${placeName}(?:,? ${placeName}){0,3}`

/** `HANOI, Vietnam (AP) — The …`, `(Reuters) - The …`, `Berlin (dpa) – Die …`, `CALDEN. Die …`, `MADRID.- El …` */
const dateline = new RegExp(
  `^(?:(?:${place} ?)?\\([^()]{2,40}\\) ?[—–-]{0,2} ?|${place}(?:, [^.!?—–]{2,20})? ?[—–] ?|${upperLetter}{3,20}(?:[ ,]{1,2}${upperLetter}{3,20}){0,2}(?:\\.[ -]{0,2}| - ))(?=["“„«]?${upperLetter})`,
  'u',
)

/** Where the first sentence of news begins, behind the place and the agency. */
export const datelineOf = (text: string): number => dateline.exec(text)?.[0].length ?? 0

export function leadOf(entry: TextBlock, whole: Range, text: ArticleText, known: OpeningWords | null, language: Language): Leading | null {
  if (language.unspaced) return topicOf(entry, whole, text, language)
  const front = frontOf(entry.block.text.slice(whole.start, whole.end), known, language)
  const sentence = { start: whole.start + (front?.end ?? 0), end: whole.end }
  const words = entry.tokens.words.filter(({ start }) => start >= sentence.start && start < sentence.end)
  const [first] = words
  if (first === undefined || language.pack.direction === 'rtl' || /["“”„«»([]/.test(entry.block.text.slice(sentence.start, first.start)))
    return null
  const opens = known?.determiners.test(first.form) === true ? first : null
  if (opens === null && first.stop) return null
  const run = withoutDoings(entry.block.text, runOf(entry.block.text, words.slice(opens === null ? 0 : 1), known, language), text)
  if (run.length === 0) return null
  const made = nameOf(entry, run, words, text, known, language) ?? nounOf(entry, run, words, text, known, language)
  // a place or an agency in front of the news is no subject: `BERLIN (Reuters) – …`
  if (made === null || (opens === null && /^\s*[(–—:|/]/.test(entry.block.text.slice(made.end, sentence.end)))) return null
  // a verb may open a sentence, too: a bare word is a noun where it is inside one
  if (opens === null && made.start === sentence.start && !made.isName && !isInside(made.head, text, known)) return null
  // `Earlier this week`, `Meet the team`: what an article follows is no subject
  const next = words[words.findIndex(({ start }) => start >= made.end)]
  if (opens === null && !made.isName && next !== undefined && known?.determiners.test(next.form) === true) return null
  // Dutch `het` may stand for something: `Het kost 5 euro`
  if (opens?.form === 'het' && !isBehindWord(made.head, text, known!)) return null
  return { ...made, entry, sentence, front, opens }
}

type Found = Omit<Leading, 'entry' | 'sentence' | 'front' | 'opens'>

/** Words up to the first mark, stop word or number. */
function runOf(text: string, words: readonly Word[], known: OpeningWords | null, language: Language): readonly Word[] {
  const run: Word[] = []
  for (const word of words) {
    const last = run.at(-1)
    if (run.length === limits.words || (word.stop && !/\d/.test(word.form)) || known?.noVerb.test(word.form) === true) break
    if (last !== undefined && !/^[ \u00a0'’-]{1,2}$/.test(text.slice(last.end, word.start))) break
    // a number names a model behind a name, and counts anywhere else
    if (
      /^\d/.test(word.form)
        ? last === undefined || known === null || !isCapital(text, last)
        : last === undefined && language.contains('numberWords', word.form)
    )
      break
    run.push(word)
  }
  return run
}

const isCapital = (text: string, { start }: Word): boolean => text[start] !== text[start]!.toLowerCase()

/**
 * Of `neighbour Dot leaves rhubarb` nothing: who is brought in by kinship or office, and is named no more, does something in the text, and is not what
 * it is about. Of other people the name, without what follows it.
 */
function withoutDoings(text: string, run: readonly Word[], all: ArticleText): readonly Word[] {
  const at = run.findIndex((word, index) => isRole(word) && run[index + 1] !== undefined && isCapital(text, run[index + 1]!))
  if (at < 0) return run
  const other = run.findIndex((word, index) => index > at && !isCapital(text, word))
  const end = other < 0 ? run.length : other
  const isOften = run.slice(at + 1, end).some(({ term }) => supportOf(all, (word) => word.term === term).places >= portrait)
  return isOften ? run.slice(0, end) : []
}

/** The word is inside a sentence, in languages whose nouns have articles behind one. */
const isInside = (own: Word, text: ArticleText, known: OpeningWords | null): boolean =>
  known?.adjectivesFollow === true
    ? isBehindWord(own, text, known)
    : text.blocks.some(
        ({ block, tokens }) =>
          block.kind !== 'heading' &&
          tokens.words.some(({ form, start }) => form === own.form && !tokens.sentences.some((sentence) => sentence.start === start)),
      )

/** The word is behind an article or a preposition, as a noun is. */
const isBehindWord = (own: Word, { blocks }: ArticleText, { determiners, noun }: OpeningWords): boolean =>
  blocks.some(({ tokens: { words, sentences } }) =>
    words.some(({ form }, at) => {
      const before = words[at - 1]
      if (form !== own.form || before === undefined) return false
      return noun.test(before.form) || (determiners.test(before.form) && !sentences.some(({ start }) => start === before.start))
    }),
  )

/** `turns`, of which the text has `turned` or `turning`, too. */
function isVerb({ form }: Word, { blocks }: ArticleText, { tag }: Language): boolean {
  if (tag !== 'en' || !form.endsWith('s')) return false
  const stem = form.slice(0, -1)
  const forms = new Set([`${stem}ed`, `${stem}ing`, `${stem}d`, `${stem.slice(0, -1)}ing`])
  return blocks.some(({ tokens }) => tokens.words.some((word) => forms.has(word.form)))
}

/** English plurals that are before a noun, too: `the sports hall`. */
const asAdjective = /^(?:sports|news|arts|sales|savings|systems|goods|works|services|parks|kids|ladies|operations|communications)$/

/** `runs`, before what it is done to, and nowhere else: `Our club runs cafés`. */
const isDoing = (word: Word, next: Word | undefined, all: ArticleText, { tag }: Language): boolean =>
  tag === 'en' &&
  next !== undefined &&
  /[^s'’]s$/.test(word.form) &&
  !asAdjective.test(word.form) &&
  supportOf(all, ({ term }) => term === word.term).places < 2

/** `Saint-Orven` */
const namesJoined = new RegExp(`.-${upperLetter}`, 'u')

/** Capitals beside each other, with the number of a model: `Maren Halloway`, `Zonneveld S3`, `Saint-Orven`, `Museu do Azulejo`. */
function nameOf(
  entry: TextBlock,
  run: readonly Word[],
  words: readonly Word[],
  all: ArticleText,
  known: OpeningWords | null,
  language: Language,
): Found | null {
  const { text } = entry.block
  const isBehind = run[0] !== words[0]
  let size = 0
  while (size < run.length && (isCapital(text, run[size]!) || (size > 0 && /\d/.test(run[size]!.form)))) size += 1
  const own = run.slice(0, size)
  if (size > 0 && size === run.length && isBehind && language.pack.capitalNouns !== true)
    for (let at = words.indexOf(own.at(-1)!) + 1; known?.of.test(words[at]?.form ?? '') === true; at += 1) {
      const next = words[at + 1]
      if (next === undefined || !isCapital(text, next) || next.start - words[at]!.end > 1) break
      for (at += 1; words[at] !== undefined && isCapital(text, words[at]!) && words[at]!.start - words[at - 1]!.end < 2; at += 1)
        own.push(words[at]!)
      at -= 1
    }
  const [first] = own
  if (first === undefined) return null
  const isCompound = ({ start, end }: Word): boolean => namesJoined.test(text.slice(start, end))
  const isPair = own.length > 1
  // the noun behind a name is what the sentence is about: `The Marlow ferry stops`
  const behind = run[size]
  if (!isPair && isBehind && behind !== undefined && known?.adjectivesFollow === false && isBehindWord(behind, all, known)) return null
  // the capital of a sentence's first word marks no name, and German nouns have one as names do
  if (language.pack.capitalNouns === true ? !isPair : !(isPair || isBehind || isCompound(first) || isNamed(first, all))) return null
  const last = own.at(-1)!
  const range = { start: first.start, end: last.end }
  const written = text.slice(range.start, range.end).replace(/['’]s$/, '')
  if (written.length < range.end - range.start) return null
  // a person goes by the last name further down, a thing by any word of its own
  const supports = own
    .filter(({ form }) => form.length > 1)
    .map(({ term }) => supportOf(all, (word, { block }) => word.term === term && (isCapital(block.text, word) || /\d/.test(word.form))))
    .sort((a, b) => b.places - a.places)
  return supports[0] === undefined ? null : { ...range, text: written, head: last, isName: true, ...supports[0] }
}

/** The word has a capital inside another sentence. */
const isNamed = (own: Word, { blocks }: ArticleText): boolean =>
  blocks.some(
    ({ block, tokens }) =>
      block.kind !== 'heading' &&
      tokens.words.some(
        (word) => word.form === own.form && isCapital(block.text, word) && !tokens.sentences.some(({ start }) => start === word.start),
      ),
  ) && !blocks.some(({ block, tokens }) => tokens.words.some((word) => word.form === own.form && !isCapital(block.text, word)))

/** The noun of the run that stands again, with what belongs to it. */
function nounOf(
  entry: TextBlock,
  given: readonly Word[],
  words: readonly Word[],
  all: ArticleText,
  known: OpeningWords | null,
  language: Language,
): Found | null {
  const { text } = entry.block
  const hasNouns = language.pack.capitalNouns === true
  const verb = given.findIndex((word, at) => at > 0 && (isVerb(word, all, language) || isDoing(word, given[at + 1], all, language)))
  const run = verb > 0 ? given.slice(0, verb) : given
  let best: { at: number; support: Support } | null = null
  for (const [at, word] of run.entries()) {
    if (isGeneral(word.form, language) || language.contains('genericWords', word.form) || word.form.length < 3) continue
    if (hasNouns && !isCapital(text, word)) continue
    const support = supportOf(all, (other) => isOf(word, other))
    const isAgain = support.places > 1 || (words[0] !== word && hasNameBehind(entry, word, words, all, known, hasNouns))
    if (!isAgain || (best !== null && support.places <= best.support.places)) continue
    // behind a noun stands a verb, behind an adjective a noun
    const isBeforeVerb = at === verb - 1
    if (at > 0 && known !== null && !hasNouns && !isBeforeVerb && !isBehindWord(word, all, known)) continue
    best = { at, support }
    // the first noun is what the sentence is about, save where its adjective or a noun before it may stand
    if (known?.adjectivesFollow === true || hasNouns) break
  }
  if (best === null || (known === null && best.at > 1)) return null
  const part = run[best.at]!
  const counted = { form: part.form, weight: 0, count: best.support.places, heads: 0, small: 0 }
  if (!canBeSubject(all.blocks, [part.term, counted], language)) return null
  const whole = hasNouns ? compoundOf(part, entry, all) : null
  if (whole !== null) {
    const support = supportOf(all, (other) => isOf(part, other))
    return { start: whole.start, end: whole.end, text: text.slice(whole.start, whole.end), head: whole, isName: false, ...support }
  }
  const next = run[best.at + 1]
  const head = !hasNouns && best.at === 0 && next !== undefined && isBound(next, part, all) ? next : part
  const first = known === null || known.adjectivesFollow || hasNouns ? head : run[0]!
  const last = known === null ? head : withWhatBelongs(entry, head, words, known, hasNouns)
  const range = { start: first.start, end: last.end }
  const written = text.slice(range.start, range.end)
  return { ...range, text: written, head, isName: false, ...best.support }
}

/** The word is hardly ever without the word before it: `heat pump`. */
function isBound(own: Word, first: Word, { blocks }: ArticleText): boolean {
  const before = blocks.flatMap(({ tokens: { words } }) =>
    words.flatMap(({ term }, at) => (term === own.term ? [words[at - 1]?.term] : [])),
  )
  const bound = before.filter((term) => term === first.term).length
  return bound > 1 && bound >= 0.8 * before.length
}

/** What belongs to the noun is a name that stands again: `Adventslauf in Brunnstedt`. */
function hasNameBehind(
  entry: TextBlock,
  head: Word,
  words: readonly Word[],
  all: ArticleText,
  known: OpeningWords | null,
  hasNouns: boolean,
): boolean {
  const last = known === null ? head : withWhatBelongs(entry, head, words, known, hasNouns)
  return last !== head && isCapital(entry.block.text, last) && supportOf(all, ({ term }) => term === last.term).places > 1
}

/** `tortilla de patatas`, `piscine municipale de Brassac`, `Adventslauf in Brunnstedt`. */
function withWhatBelongs(entry: TextBlock, head: Word, words: readonly Word[], known: OpeningWords, hasNouns: boolean): Word {
  const { text } = entry.block
  const at = words.indexOf(head)
  const isNext = (index: number): boolean =>
    words[index] !== undefined && /^[ \u00a0'’]$/.test(text.slice(words[index - 1]!.end, words[index]!.start))
  const joins = (index: number, mayBeNoun = known.adjectivesFollow && !hasNouns): boolean =>
    isNext(index) &&
    known.of.test(words[index]!.form) &&
    isNext(index + 1) &&
    !words[index + 1]!.stop &&
    !/\d/.test(words[index + 1]!.form) &&
    (isCapital(text, words[index + 1]!) || mayBeNoun)
  const adjective = known.adjectivesFollow && isNext(at + 1) && !words[at + 1]!.stop && joins(at + 2, false) ? 1 : 0
  const link = at + 1 + adjective
  if (!joins(link)) return head
  let last = link + 1
  while (isNext(last + 1) && isCapital(text, words[last]!) && isCapital(text, words[last + 1]!)) last += 1
  return words[last]!
}

/** A word of the opening made of this one and of another that is in the text, too: of `Kaffee` and `Mühle` `Kaffeemühlen`. */
const compoundOf = (part: Word, entry: TextBlock, all: ArticleText): Word | null =>
  entry.tokens.words.find(
    ({ form }) =>
      form.startsWith(part.form) &&
      form.length >= part.form.length + limits.compound &&
      supportOf(all, (other) => other.form.startsWith(form.slice(part.form.length, part.form.length + 4))).places > 1,
  ) ?? null

interface Support {
  readonly places: number
  readonly blocks: number
  readonly isHeaded: boolean
}

/** One word, one of its forms, a word made with it, or the last part of it: `Adventslauf` is a `Lauf`. */
export const isOf = (own: Word, other: Word): boolean =>
  own.term === other.term ||
  (own.form.length >= limits.compound && other.form.includes(own.form)) ||
  (other.form.length + 1 >= limits.compound && own.form.length > other.form.length + 3 && own.form.endsWith(other.form) && !other.stop)

/** How often the text takes a subject up: its places, its blocks, and whether a heading has it. */
export function supportOf({ blocks }: ArticleText, isOne: (word: Word, entry: TextBlock) => boolean): Support {
  let places = 0
  let held = 0
  let isHeaded = false
  for (const entry of blocks) {
    if (entry.block.kind === 'code' || (entry.block.kind === 'heading' && entry.block.level === 1)) continue
    const count = entry.tokens.words.filter((word) => isOne(word, entry)).length
    places += count
    held += Math.min(1, count)
    isHeaded ||= count > 0 && entry.block.kind === 'heading'
  }
  return { places, blocks: held, isHeaded }
}

/** What Japanese marks as the topic. */
const topic = /^([^、。はが「」（）\d０-９]{2,14})は/u

/** The end of a Japanese compound, which stands for it further down: `青葉市立プール`. */
const lastPart = /(?:[\u30a0-\u30ff]{2,14}|[\u4e00-\u9fff]{2})$/u

function topicOf(entry: TextBlock, sentence: Range, { blocks }: ArticleText, language: Language): Leading | null {
  if (language.tag !== 'ja') return null
  const own = topic.exec(entry.block.text.slice(sentence.start, sentence.end))?.[1]
  if (own === undefined || isGeneral(own, language)) return null
  const part = lastPart.exec(own)?.[0] ?? own
  const counts = blocks.map(({ block }) => block.text.split(part).length - 1)
  const places = counts.reduce((sum, count) => sum + count, 0)
  if (places < 2) return null
  const range = { start: sentence.start, end: sentence.start + own.length }
  const head: Word = { start: range.end - part.length, end: range.end, form: part, term: part, stop: false }
  const isHeaded = blocks.some(({ block }) => block.kind === 'heading' && block.text.includes(part))
  return {
    ...range,
    entry,
    sentence,
    front: null,
    text: own,
    head,
    opens: null,
    isName: false,
    places,
    blocks: counts.filter((count) => count > 0).length,
    isHeaded,
  }
}
