import { letter } from '../languages/characters/characters.ts'
import type { Language } from '../languages/language.ts'
import { commonWords, headlineWords } from './common-words.ts'
import { type Figure, isSameFigure, isSameMeasure } from './read-figures.ts'
import {
  createStatementReader,
  type HeldWord,
  isTitleCase,
  type Seat,
  type Statement,
  type StatementReader,
  type TurnMark,
} from './read-statement.ts'
import type { Turn } from './statement-words.ts'

/**
 * Reason why a text does not hold a title. `figure`, `date`, `name`: not in the text, or said of something else. `negation`, `modality`,
 * `quantity`, `relation`, `opposite`, `order`: turned round. `word`: too many words that the text lacks.
 */
export type SupportRefusal = 'figure' | 'date' | 'name' | 'negation' | 'modality' | 'quantity' | 'relation' | 'opposite' | 'order' | 'word'

type SupportVerdict =
  | { readonly refusal: null; readonly unheld: readonly string[]; readonly carriers: readonly number[] }
  | { readonly refusal: SupportRefusal; readonly detail: string }

/** Compares a title with sentences: those cited by number, or all. */
type SupportGuard = (draft: string, cited?: readonly number[]) => SupportVerdict

interface SupportSource {
  readonly sentences: readonly string[]
  /** Years and numbers that the text gives without a sentence: of its dates, and of its headings and list items. */
  readonly years?: readonly number[]
  readonly counts?: readonly number[]
}

/**
 * Limits found on headlines of publishers (the changing half of the pages, and news in six languages) with what was planted in them: where most
 * headlines pass and most falsehoods do not.
 */
const supportLimits = {
  /** Content words that the text lacks, at most, and their share of the weight of all. */
  unheld: 3,
  unheldShare: 0.5,
  /** Share of the best sentence that another must reach: to confirm a figure, a name, a turn; to contradict one. */
  figure: 0.5,
  name: 0.5,
  turn: 0.5,
  /** Of opposites: the least share, what the word itself adds, what a mere hint takes, by how much its side must lead. */
  opposite: 0.34,
  itself: 0.35,
  hint: 0.2,
  /** Share of a sentence's words that counts for the next one. */
  goesOn: 0.4,
  tie: 0.05,
  /** What the first sentence adds. */
  first: 0.1,
  contradicts: 0.75,
  /** Least share of a title's known words in one stretch of three sentences. */
  together: 0.5,
  /** What confirms a name at its place in a title, in order: what its sentences say of the rest, and so on as in `Fit`. */
  told: 1.5,
  near: 1,
  main: 1.6,
  opens: 1,
  seat: 1.1,
  owns: 0.5,
  day: -1.6,
  /** Added to a name of the first three sentences, and to one without neighbours in its clause. */
  early: 1,
  alone: 1.3,
  /** Share of the main name's sentences from which a name needs no sentence of its own. */
  mainEnough: 0.6,
  /** Share of a title that a name of the first sentence is taken to be named for. */
  lead: 0.5,
  /** By how much another name must fit better. */
  rival: 0.1,
  /** From this on a name stands so close to its neighbours that no other is asked for: `founder Tom Deasy`. */
  beside: 0.85,
  besideRival: 0.5,
  /** By how much two names must fit better in each other's place. */
  exchange: 0.6,
} as const

/** null: titles in this language are not compared word by word. */
export function createSupportGuard(ground: SupportSource, language: Language): SupportGuard | null {
  const reader = createStatementReader(language)
  if (reader === null) return null
  const index = indexOf(ground, reader)
  return (draft, cited) => new Comparison(reader.read(draft), index, reader, language, cited ?? null).judge()
}

interface TextIndex {
  readonly sentences: readonly Statement[]
  /** Numbers of the sentences that hold a form. */
  readonly holders: ReadonlyMap<string, readonly number[]>
  /** Forms by their first three letters. */
  readonly byStart: ReadonlyMap<string, readonly string[]>
  /** Forms with a capital inside a sentence, and forms with a small letter. */
  readonly capital: ReadonlySet<string>
  readonly lower: ReadonlySet<string>
  readonly years: ReadonlySet<number>
  readonly counts: ReadonlySet<number>
  /** Sentences of the name that is in most. */
  readonly main: number
  /** Capital words that a capital word is beside; '': none. */
  readonly mates: ReadonlyMap<string, ReadonlySet<string>>
  /** Names of the text by their last word. */
  readonly names: ReadonlyMap<string, TextName>
}

interface TextName {
  readonly form: string
  /** Sentences that hold it. */
  readonly places: number[]
  /** Where it is in these: behind a word for a place, behind another preposition, elsewhere; how often with a genitive. */
  readonly seats: Record<Seat, number>
  owns: number
}

function indexOf({ sentences: texts, years = [], counts = [] }: SupportSource, reader: StatementReader): TextIndex {
  const sentences = texts.map((text) => reader.read(text))
  const holders = new Map<string, number[]>()
  const capital = new Set<string>()
  const lower = new Set<string>()
  for (const [number, { words, content }] of sentences.entries()) {
    const cased = !isTitleCase(content)
    for (const { form, isCapital, start, raw } of words) {
      const known = holders.get(form)
      if (known === undefined) holders.set(form, [number])
      else if (known.at(-1) !== number) known.push(number)
      if (!isCapital) lower.add(form)
      else if ((start > 0 && cased) || raw === raw.toUpperCase()) capital.add(form)
    }
  }
  const byStart = new Map<string, string[]>()
  for (const form of holders.keys()) {
    const start = form.slice(0, 3)
    const known = byStart.get(start)
    if (known === undefined) byStart.set(start, [form])
    else known.push(form)
  }
  let main = 0
  for (const form of capital) if (!lower.has(form)) main = Math.max(main, holders.get(form)?.length ?? 0)
  const names = new Map<string, TextName>()
  for (const [number, statement] of sentences.entries()) {
    let run: HeldWord[] = []
    const close = () => {
      const [first, last] = [run[0], run.at(-1)]
      if (first !== undefined && last !== undefined && run.length <= longestName) {
        const name = names.get(last.form) ?? { form: last.form, places: [], seats: { place: 0, behind: 0, free: 0 }, owns: 0 }
        names.set(last.form, name)
        if (name.places.at(-1) !== number) name.places.push(number)
        name.seats[reader.seatOf(statement, first)] += 1
        if (isGenitive(last)) name.owns += 1
      }
      run = []
    }
    for (const word of statement.words) {
      const isName = word.isCapital && capital.has(word.form) && !lower.has(word.form) && !word.stop && !reader.days.has(word.form)
      if (!isName || (run.length > 0 && word.start - run.at(-1)!.end > 1)) close()
      if (isName) run.push(word)
    }
    close()
  }
  return {
    names,
    mates: matesOf(sentences),
    main,
    sentences,
    holders,
    byStart,
    capital,
    lower,
    years: new Set(years),
    counts: new Set(counts),
  }
}

function matesOf(sentences: readonly Statement[]): ReadonlyMap<string, ReadonlySet<string>> {
  const mates = new Map<string, Set<string>>()
  for (const { words, text, content } of sentences) {
    if (isTitleCase(content)) continue
    const isMate = (one: HeldWord | undefined, other: HeldWord | undefined): boolean =>
      one !== undefined &&
      other !== undefined &&
      one.isCapital &&
      other.isCapital &&
      isNameGap(text.slice(one.end, other.start)) &&
      !isGenitive(one)
    for (const [at, word] of words.entries()) {
      if (!word.isCapital) continue
      const known = mates.get(word.form) ?? new Set<string>()
      mates.set(word.form, known)
      const beside = [words[at - 1], words[at + 1]].filter((other, side) => (side === 0 ? isMate(other, word) : isMate(word, other)))
      for (const other of beside) known.add(other!.form)
      if (beside.length === 0) known.add('')
    }
  }
  return mates
}

/** What may be inside a name. */
const isNameGap = (gap: string): boolean => /^(?:[ -]| (?:of|the|de|del|la|du|des|da|do|di|van|der) )$/.test(gap)

const longestName = 4

const isGenitive = ({ raw }: HeldWord): boolean => /['’]s?$/.test(raw)

/** A word whose beginning turns it round: unsafe. */
const denied = new RegExp(`^(?:un|in|im|il|ir|dis|non-?|mis|des|anti-?)(${letter}{4,})$`, 'u')
/** Words between two names that change places without a change of sense. */
const neutralJoints = new RegExp(
  String.raw`(?<!${letter})(?:by|of|to|from|for|at|in|on|with|por|de|del|par|du|da|di|dal|door|van)(?!${letter})|[’']s?\s|[,;:–—(]`,
  'u',
)

const endings = /^(?:|e|s|es|d|ed|en|er|ers|ing|y|ies|ied|ly|n|r|a|o|i|os|as|al|ally)$/

/** Two forms of one word, as far as letters show. */
function isKin(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  if (same < 3) return false
  if (same === short.length && short.length <= 4)
    return endings.test(long.slice(same)) || (long[same] === long[same - 1] && endings.test(long.slice(same + 1)))
  if (short.length <= 4) return same === short.length - 1 && endings.test(short.slice(same)) && endings.test(long.slice(same))
  return (
    same >= Math.max(4, short.length - 3) &&
    long.length - same <= 5 &&
    (same >= 5 || endings.test(short.slice(same)) || endings.test(long.slice(same)))
  )
}

/** A name with an ending: `Israel`, `Israeli`; `Browns`. Names that only begin alike are different: `Austria`, `Australia`. */
const isKinName = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return (
    one === other ||
    (short.length >= 3 &&
      long.startsWith(short) &&
      /^(?:s|es|i|is|n|an|ns|ans|ian|ians|ese|ish|r|er|ers|a|y|o|os|as|na|no)$/.test(long.slice(short.length)))
  )
}

/** A content word of the title: whether the text knows it, where, and how much it weighs. */
interface Known {
  readonly word: HeldWord
  readonly holders: ReadonlySet<number>
  readonly weight: number
  readonly isName: boolean
}

/** Sentences of a word at most for which it counts that all of them negate it. */
const maxNegated = 3

interface Neighbour {
  readonly word: Known
  readonly side: -1 | 1
}

/** How well a name stands where a title has it; all but `fit` from 0 to 1. */
interface Fit {
  /** The rest of the title that its sentences hold. */
  readonly share: number
  /** How close it stands to its neighbours of the title. */
  readonly near: number
  /** Its sentences among those of the main name. */
  readonly main: number
  readonly fit: number
}

/** Share of a name's places that are of a seat. */
function seated({ seats }: TextName, seat: Seat): number {
  const all = seats.place + seats.behind + seats.free
  return all === 0 ? 0.5 : seats[seat] / all
}

/** The place of a name in a title. */
interface NameSeat {
  readonly seat: Seat
  readonly owns: boolean
}

/** The last sentence that opens a text. */
const lastEarly = 2

interface Refused {
  readonly refusal: SupportRefusal
  readonly detail: string
}
const refuse = (refusal: SupportRefusal, detail = ''): Refused => ({ refusal, detail })

class Comparison {
  readonly draft: Statement
  readonly index: TextIndex
  readonly reader: StatementReader
  readonly language: Language
  readonly numbers: readonly number[]
  readonly isTitleCase: boolean
  readonly isAsking: boolean
  /** Announces how or why, so that the text need not state it: `How to stop …`. */
  readonly isAdvice: boolean
  known: Known[] = []
  unheld: HeldWord[] = []

  constructor(draft: Statement, index: TextIndex, reader: StatementReader, language: Language, cited: readonly number[] | null) {
    this.draft = draft
    this.index = index
    this.reader = reader
    this.language = language
    this.numbers = cited ?? index.sentences.map((_, number) => number)
    this.isTitleCase = isTitleCase(draft.content)
    this.isAdvice = reader.asks.test(draft.text)
    this.isAsking = /[?？]["”’']?$/.test(draft.text)
  }

  judge(): SupportVerdict {
    const refused =
      this.sortWords() ?? this.judgeFigures() ?? this.judgeNames() ?? this.judgeTurns() ?? this.judgeOpposites() ?? this.judgeTogether()
    if (refused !== null) return refused
    return { refusal: null, unheld: this.unheld.map(({ raw }) => raw), carriers: this.carriers() }
  }

  isSameName(one: string, other: string): boolean {
    return isKinName(one, other) || this.reader.samesOf(one).includes(other)
  }

  holdersOf(word: HeldWord, isName: boolean): ReadonlySet<number> {
    const found = new Set<number>()
    const { holders, byStart } = this.index
    for (const form of byStart.get(word.form.slice(0, 3)) ?? [])
      if (isName ? isKinName(word.form, form) : isKin(word.form, form)) for (const number of holders.get(form)!) found.add(number)
    for (const form of this.reader.samesOf(word.form)) for (const number of holders.get(form) ?? []) found.add(number)
    if (isAcronym(word.raw)) for (const number of this.spelledOut(word)) found.add(number)
    return found
  }

  /** Sentences in which words in a row, small ones aside, have the letters of an acronym: `COO`, chief operating officer. */
  spelledOut({ raw }: HeldWord): readonly number[] {
    const letters = raw.toLowerCase()
    if (letters.length < 2 || letters.length > 5) return []
    return this.numbers.filter((number) => {
      const words = this.index.sentences[number]!.words.filter(({ stop, form }) => !stop && form.length > 1)
      return words.some((_, at) => [...letters].every((one, place) => words[at + place]?.form[0] === one))
    })
  }

  /** Separates names, words of the text and words that the text lacks. */
  sortWords(): Refused | null {
    const { draft, index, language, reader } = this
    const allCapital = draft.text === draft.text.toUpperCase()
    for (const word of draft.content) {
      const { form, raw, isCapital, start } = word
      const isShort = reader.isShort(form)
      const isLoud = raw.length >= 4 && this.isOrdinary(word) && !index.capital.has(form)
      const isInitials = isAcronym(raw) && !allCapital && !isShort && !isLoud
      const isArticleName = index.capital.has(form) && !index.lower.has(form)
      // a common word that the text writes small is no name with a capital
      const standsOut =
        isCapital &&
        !this.isTitleCaseAt(word) &&
        start > 0 &&
        !(index.lower.has(form) && this.isOrdinary(word)) &&
        !/[:.?!"'“«¿¡–—] ?["'“«]?$/.test(draft.text.slice(Math.max(0, start - 2), start))
      const isName = !isShort && (isInitials || (isCapital && isArticleName) || standsOut)
      const holders = this.holdersOf(word, isName)
      const isTorn = isName && this.isTorn(word)
      if (holders.size > 0) {
        if (isInitials && raw.length < 4 && index.lower.has(form) && !index.capital.has(form) && this.spelledOut(word).length === 0)
          return refuse('name', raw)
        this.known.push({
          word,
          holders,
          weight: 1 + language.weight(word.term),
          isName:
            isName && (isArticleName || standsOut || isInitials) && !(isTorn && (this.isTitleCase || start === 0) && this.isOrdinary(word)),
        })
        continue
      }
      if (isName || (isCapital && !isShort && !this.isOrdinary(word))) return refuse('name', raw)
      // `today's toys`, those of our time
      if (reader.days.has(form) && !/^today['’]s$/i.test(raw)) return refuse('date', raw)
      this.unheld.push(word)
    }
    const telling = this.unheld.filter(({ form }) => !reader.isLight(form))
    if (telling.length > supportLimits.unheld) return refuse('word', this.unheld.map(({ raw }) => raw).join(', '))
    const lacks = telling.reduce((sum, { term }) => sum + 1 + language.weight(term), 0)
    const holds = this.known.reduce((sum, { weight }) => sum + weight, 0)
    const isSlight = this.known.length < 2 && this.unheld.length > 0 && !this.known.some(({ isName }) => isName)
    if (this.known.length === 0 || isSlight || lacks > supportLimits.unheldShare * (lacks + holds))
      return refuse('word', this.unheld.map(({ raw }) => raw).join(', '))
    return null
  }

  /** True when capitals mark no name in the part of the title that a word is in: `A Breath of Fresh Air: how to …`. */
  isTitleCaseAt({ start }: HeldWord): boolean {
    if (this.isTitleCase) return true
    const { content, text } = this.draft
    const borders = [...text.matchAll(/[:–—|?!]| - /g)].map(({ index }) => index)
    const from = borders.findLast((border) => border < start) ?? 0
    const to = borders.find((border) => border > start) ?? text.length
    const part = content.filter((word) => word.start >= from && word.end <= to)
    return part.length >= minTitleCase && isTitleCase(part)
  }

  /** A word of a longer name of the text without the word beside it there: `Home` of `Home Depot`. */
  isTorn({ form, start }: HeldWord): boolean {
    const mates = this.index.mates.get(form)
    if (mates === undefined || mates.has('')) return false
    const { words } = this.draft
    const at = words.findIndex((word) => word.start === start)
    const near = [words[at - 2], words[at - 1], words[at + 1], words[at + 2]]
    // `Latin America`, of which the text has the adjective
    const isMate = (other: HeldWord): boolean =>
      [...mates].some((mate) => this.isSameName(mate, other.form)) ||
      [...(this.index.mates.get(other.form) ?? [])].some((mate) => this.isSameName(mate, form))
    return !near.some((other) => other !== undefined && isMate(other))
  }

  /** A capital word that general text knows, or that is built as its language builds words. */
  isOrdinary({ term, form }: HeldWord): boolean {
    const { language, reader } = this
    if (reader.isKnownName(form)) return false
    return (language.tag === 'en' ? isCommon(form) : language.weight(term) < unknownWeight) || reader.isBuilt(form)
  }

  share(number: number, words: readonly Known[], total = sumOf(words)): number {
    if (total === 0) return 0
    let sum = 0
    for (const { holders, weight } of words) if (holders.has(number)) sum += weight
    return sum / total
  }

  /** The best share of three sentences in a row. */
  stretch(number: number, words: readonly Known[]): number {
    const total = sumOf(words)
    if (total === 0) return 0
    let sum = 0
    for (const { holders, weight } of words) if (holders.has(number) || holders.has(number - 1) || holders.has(number + 1)) sum += weight
    return sum / total
  }

  /** Sentences with their share of the words, best first. */
  ranked(words: readonly Known[]): readonly { readonly number: number; readonly share: number }[] {
    const total = sumOf(words)
    return this.numbers
      .map((number) => ({ number, share: this.share(number, words, total) }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share || a.number - b.number)
  }

  judgeFigures(): Refused | null {
    const { draft, index, known } = this
    const ranked = this.ranked(known)
    const best = ranked[0]?.share ?? 0
    for (const figure of draft.figures) {
      const detail = draft.text.slice(figure.start, figure.end)
      if (figure.isYear && index.years.has(figure.value)) continue
      const same = this.numbers.filter((number) => index.sentences[number]!.figures.some((other) => isSameFigure(figure, other)))
      if (same.length === 0) {
        if (figure.isOrdinal && figure.isWord && this.isWritten(detail.toLowerCase())) continue
        if (figure.kind === '' && !figure.isYear && figure.value <= 100 && index.counts.has(figure.value) && this.opensList(figure))
          continue
        return refuse(figure.isYear ? 'date' : 'figure', detail)
      }
      if (this.isOtherDay(figure)) return refuse('date', detail)
      if (known.length === 0) continue
      const beside = this.beside(figure)
      if (beside !== null && !same.some((number) => beside.holders.has(number)) && this.countsOther(figure, beside))
        return refuse('figure', detail)
      const place = Math.max(...same.map((number) => Math.max(this.share(number, known), 0.9 * this.stretch(number, known))))
      if (place < supportLimits.figure * best) return refuse(figure.isYear ? 'date' : 'figure', detail)
      // a sentence that says more of the title has another number of the same thing
      const own = Math.max(...same.map((number) => this.share(number, known)))
      const rival = ranked.find(({ number, share }) => share > own + 0.05 && !same.includes(number) && this.hasRival(number, figure))
      if (rival !== undefined) return refuse(figure.isYear ? 'date' : 'figure', detail)
      // in the sentence itself another number is beside the word that this one is beside
      if (beside !== null && !figure.isYear && same.every((number) => this.isOfAnother(number, figure, beside)))
        return refuse('figure', detail)
    }
    const written = draft.figures.map(({ value, kind }) => `${value}${kind}`)
    if (new Set(written).size < written.length) {
      const [twice] = written.filter((one, at) => written.indexOf(one) !== at)
      const holds = index.sentences.some(({ figures }) => figures.filter(({ value, kind }) => `${value}${kind}` === twice).length > 1)
      if (!holds) return refuse('figure', twice)
    }
    return null
  }

  /** `profits double`, they doubled. */
  isWritten(form: string): boolean {
    return (
      /^(?:doubl|tripl|doble|dubbel|dopp)/.test(form) &&
      (this.index.byStart.get(form.slice(0, 3)) ?? []).some((other) => isKin(form, other))
    )
  }

  hasRival(number: number, figure: Figure): boolean {
    return this.index.sentences[number]!.figures.some(
      (other) =>
        other.isYear === figure.isYear &&
        other.isOrdinal === figure.isOrdinal &&
        isSameMeasure(other, figure) &&
        (figure.kind !== '' || figure.isYear || figure.isOrdinal) &&
        !this.draft.figures.some((own) => isSameFigure(own, other)),
    )
  }

  /** `15 helpful tips`: a number at the start of a title, with what is counted behind it. */
  opensList(figure: Figure): boolean {
    const next = this.draft.content.find(({ start }) => start >= figure.end)
    return (
      this.draft.content.every((word) => word.end > figure.start || this.reader.isLight(word.form)) &&
      next !== undefined &&
      (!next.isCapital || this.isOrdinary(next)) &&
      !this.known.some(({ word, isName }) => isName && word === next)
    )
  }

  /** A day of a month that no sentence names together: `12 May` where the text has 18 May. */
  isOtherDay(figure: Figure): boolean {
    if (figure.kind !== '' || figure.value > 31) return false
    const month = this.monthBeside(this.draft, figure)
    return (
      month !== null &&
      !this.numbers.some((number) =>
        this.index.sentences[number]!.figures.some(
          (other) => other.value === figure.value && this.monthBeside(this.index.sentences[number]!, other) === month,
        ),
      )
    )
  }

  monthBeside({ words, text }: Statement, { start, end }: Figure): string | null {
    const isClose = (gap: string): boolean => /^[\s,.]*(?:(?:of|de|di|del)\s*)?$/.test(gap)
    const word = words.find(
      (word) =>
        (word.start >= end && isClose(text.slice(end, word.start)) && this.monthOf(word) >= 0) ||
        (word.end <= start && isClose(text.slice(word.end, start)) && this.monthOf(word) >= 0),
    )
    return word === undefined ? null : String(this.monthOf(word))
  }

  /** In English a month has a capital: `Xbox 2 may`. */
  monthOf({ form, isCapital }: HeldWord): number {
    if (this.language.tag === 'en' && !isCapital) return -1
    return this.language.pack.months.findIndex((names) => names.includes(form))
  }

  /** Another number is before the word that this one is before. */
  countsOther(figure: Figure, { word, holders }: Known): boolean {
    return [...holders].some((number) => {
      const { figures, words } = this.index.sentences[number]!
      return figures.some((other) => {
        const next = words.find(({ start, stop }) => start >= other.end && !stop)
        return next !== undefined && isKin(next.form, word.form) && !isSameFigure(figure, other)
      })
    })
  }

  /** The known word right behind a figure, else right before it. */
  beside(figure: Figure): Known | null {
    const { known, draft } = this
    const next = known.find(({ word }) => word.start >= figure.end)
    if (next !== undefined && /^[\s-]*$/.test(draft.text.slice(figure.end, next.word.start))) return next
    return null
  }

  isOfAnother(number: number, figure: Figure, { word }: Known): boolean {
    const { figures, words } = this.index.sentences[number]!
    const places = words.filter(({ form }) => isKin(form, word.form))
    const distance = (other: Figure, place: HeldWord) => (place.start >= other.end ? place.start - other.end : 4 + other.start - place.end)
    const nearest = (others: readonly Figure[]) =>
      Math.min(Infinity, ...others.flatMap((other) => places.map((place) => Math.abs(distance(other, place)))))
    return (
      nearest(figures.filter((other) => !isSameFigure(figure, other) && other.isYear === figure.isYear && isSameMeasure(other, figure))) <
      nearest(figures.filter((other) => isSameFigure(figure, other)))
    )
  }

  judgeNames(): Refused | null {
    const { draft, known, index, reader } = this
    const groups = this.nameGroups()
    for (const group of groups) {
      const detail = group.map(({ word }) => word.raw).join(' ')
      if (group.length > 1 && group.some(({ word }) => this.isTorn(word))) return refuse('name', detail)
      for (let at = 1; at < group.length; at += 1)
        if (!this.standTogether(group[at - 1]!.word, group[at]!.word)) return refuse('name', detail)
      const rest = known.filter((word) => !group.includes(word) && !group.some(({ word: { form } }) => form === word.word.form))
      if (rest.length === 0) continue
      const places = this.numbers.filter((number) => group.some(({ holders }) => holders.has(number)))
      const ranked = this.ranked(rest)
      const best = ranked[0]?.share ?? 0
      if (best === 0) continue
      const neighbours = this.neighboursOfGroup(group)
      const seat = { seat: reader.seatOf(draft, group[0]!.word), owns: isGenitive(group.at(-1)!.word) }
      const own = this.fitOf(this.nameOf(group, places), rest, neighbours, seat)
      if (own.share < supportLimits.name * best && own.main < supportLimits.mainEnough) return refuse('name', detail)
      if (this.isDated(group)) continue
      // an acronym that is only spelled out in the text has no place of its own there
      if (group.every(({ word }) => !index.capital.has(word.form) && isAcronym(word.raw))) continue
      const rival = this.bestRival(rest, neighbours, seat)
      const bonus = (places[0]! <= lastEarly ? supportLimits.early : 0) + (neighbours.length === 0 ? supportLimits.alone : 0)
      const isBesideOwn = own.near >= supportLimits.beside && rival.near < supportLimits.besideRival
      if (rival.fit > own.fit + bonus + supportLimits.rival && !isBesideOwn) return refuse('name', detail)
      if (this.isSaidByOther(group, places)) return refuse('name', detail)
    }
    return groups.length > 1 ? (this.judgeSides(groups, draft, index) ?? this.judgeExchange(groups)) : null
  }

  /** The known words on both sides of a name in its clause. */
  neighboursOfGroup(group: readonly Known[]): readonly Neighbour[] {
    const { known, draft } = this
    const [start, end] = [group[0]!.word.start, group.at(-1)!.word.end]
    const isOpen = (from: number, to: number): boolean => !/[,;:–—|?!"“”]/.test(draft.text.slice(from, to))
    const last = known.findLast(({ word }) => word.end <= start && isOpen(word.end, start))
    const next = known.find(({ word }) => word.start >= end && isOpen(end, word.start))
    return [
      ...(last === undefined ? [] : [{ word: last, side: -1 as const }]),
      ...(next === undefined ? [] : [{ word: next, side: 1 as const }]),
    ]
  }

  /** A day or month behind a number or a preposition, which makes a date and no name. */
  isDated(group: readonly Known[]): boolean {
    const { draft, reader } = this
    if (!group.every(({ word }) => reader.days.has(word.form))) return false
    return reader.seatOf(draft, group[0]!.word) !== 'free' || /\d\s$/.test(draft.text.slice(0, group[0]!.word.start))
  }

  /** What the text has of a name of the title. */
  nameOf(group: readonly Known[], places: readonly number[]): TextName & { readonly forms: readonly string[] } {
    const { index, reader } = this
    const forms = group.map(({ word }) => word.form)
    const seats = { place: 0, behind: 0, free: 0 }
    let owns = 0
    for (const number of places) {
      const statement = index.sentences[number]!
      for (const word of statement.words) {
        if (!word.isCapital || !forms.some((form) => this.isSameName(form, word.form))) continue
        seats[reader.seatOf(statement, word)] += 1
        if (isGenitive(word)) owns += 1
      }
    }
    return { form: forms.at(-1)!, forms, places: [...places], seats, owns }
  }

  fitOf(
    name: TextName & { readonly forms: readonly string[] },
    rest: readonly Known[],
    neighbours: readonly Neighbour[],
    at: NameSeat,
  ): Fit {
    const { places, forms, owns } = name
    const told = Math.max(0, ...places.map((number) => Math.max(this.share(number, rest), 0.75 * this.stretch(number, rest))))
    const near =
      neighbours.length === 0
        ? 0
        : neighbours.reduce((sum, neighbour) => sum + this.nearness(forms, places, neighbour), 0) / neighbours.length
    const main = Math.min(1, places.length / Math.max(1, this.index.main))
    const opens = places.includes(0)
    // what the first sentence names, the text is about
    const share = opens ? Math.max(told, supportLimits.lead) : told
    const fit =
      supportLimits.told * share +
      supportLimits.near * near +
      supportLimits.main * main +
      (opens ? supportLimits.opens : 0) +
      supportLimits.seat * seated(name, at.seat) +
      (at.owns && owns > 0 ? supportLimits.owns : 0) +
      (forms.some((form) => this.reader.days.has(form)) ? supportLimits.day : 0)
    return { share, near, main, fit }
  }

  nearness(forms: readonly string[], places: readonly number[], { word, side }: Neighbour): number {
    let best = 0
    for (const number of places) {
      if (!word.holders.has(number)) continue
      best = Math.max(best, 0.1)
      const { content } = this.index.sentences[number]!
      for (const [at, one] of content.entries()) {
        if (!forms.some((form) => this.isSameName(form, one.form))) continue
        for (const [place, other] of content.entries()) {
          if (place === at || !isKin(other.form, word.word.form)) continue
          const distance = place - at
          const value = Math.abs(distance) > 6 ? 0.15 : [0, 1, 0.8, 0.6, 0.4, 0.3, 0.2][Math.abs(distance)]!
          best = Math.max(best, value * (Math.sign(distance) === side ? 1 : 0.7))
        }
      }
    }
    return best
  }

  /** The best fit of a name of the text that the title lacks. */
  bestRival(rest: readonly Known[], neighbours: readonly Neighbour[], at: NameSeat): Fit {
    let best: Fit = { share: 0, near: 0, main: 0, fit: 0 }
    for (const name of this.index.names.values()) {
      const { form, seats } = name
      // who never is in a place (`in Rome`) is no rival for one, and the other name of a person none for the first
      if (seats[at.seat] === 0) continue
      if (this.known.some(({ word, isName }) => isName && this.index.mates.get(word.form)?.has(form))) continue
      if (this.draft.forms.has(form) || this.known.some(({ word, isName }) => isName && this.isSameName(word.form, form))) continue
      const fit = this.fitOf({ ...name, forms: [form] }, rest, neighbours, at)
      if (fit.fit > best.fit) best = fit
    }
    return best
  }

  /** The title makes a name the speaker, and neither its sentence nor the next one does. */
  isSaidByOther(group: readonly Known[], places: readonly number[]): boolean {
    const { draft, reader, index } = this
    const [start, end] = [group[0]!.word.start, group.at(-1)!.word.end]
    const speaks = reader
      .says(draft.text)
      .some(
        (range) =>
          (range.start >= end && /^\W*$/.test(draft.text.slice(end, range.start))) ||
          (range.end <= start && /^\W*$/.test(draft.text.slice(range.end, start))),
      )
    if (!speaks) return false
    return !places.some((number) =>
      [number, number + 1].some((near) => index.sentences[near] !== undefined && reader.says(index.sentences[near].text).length > 0),
    )
  }

  /** Names of the title, those side by side in one group. */
  nameGroups(): readonly (readonly Known[])[] {
    const groups: Known[][] = []
    let last: HeldWord | null = null
    for (const known of this.known) {
      if (!known.isName) continue
      const { word } = known
      if (last !== null && /^["”]?[ -]["“]?$/.test(this.draft.text.slice(last.end, word.start)) && !/'s?$/.test(last.raw))
        groups.at(-1)!.push(known)
      else groups.push([known])
      last = word
    }
    return groups
  }

  /** Two names that would stand better in each other's place. */
  judgeExchange(groups: readonly (readonly Known[])[]): Refused | null {
    const placesOf = (group: readonly Known[]) => this.numbers.filter((number) => group.some(({ holders }) => holders.has(number)))
    const names = groups.map((group) => this.nameOf(group, placesOf(group)))
    for (let one = 0; one < groups.length; one += 1)
      for (let other = one + 1; other < groups.length; other += 1) {
        const pair = [groups[one]!, groups[other]!] as const
        if (this.draft.text.slice(pair[0].at(-1)!.word.end, pair[1][0]!.word.start).trim().split(' ').length < 2) continue
        const isOfPair = (known: Known): boolean => pair.some((group) => group.includes(known))
        const fit = (name: (typeof names)[number], group: readonly Known[]): number => {
          const neighbours = this.neighboursOfGroup(group).filter(({ word }) => !isOfPair(word))
          const near = neighbours.reduce((sum, neighbour) => sum + this.nearness(name.forms, name.places, neighbour), 0)
          return near / Math.max(1, neighbours.length) + seated(name, this.reader.seatOf(this.draft, group[0]!.word))
        }
        const [a, b] = [names[one]!, names[other]!]
        const own = fit(a, pair[0]) + fit(b, pair[1])
        if (fit(a, pair[1]) + fit(b, pair[0]) > own + supportLimits.exchange)
          return refuse('order', pair.map((group) => group.map(({ word }) => word.raw).join(' ')).join(', '))
      }
    return null
  }

  standTogether(one: HeldWord, other: HeldWord): boolean {
    return this.numbers.some((number) => {
      const { words } = this.index.sentences[number]!
      return words.some(
        ({ form }, at) =>
          this.isSameName(form, one.form) &&
          words.slice(Math.max(0, at - 8), at + 9).some((next) => this.isSameName(next.form, other.form)),
      )
    })
  }

  /** Two names with words between them are on the same sides as in a sentence with both. */
  judgeSides(groups: readonly (readonly Known[])[], draft: Statement, index: TextIndex): Refused | null {
    for (let at = 1; at < groups.length; at += 1) {
      const [one, other] = [groups[at - 1]!, groups[at]!]
      const gap = draft.text.slice(one.at(-1)!.word.end, other[0]!.word.start)
      if (/[,;:&|/]|\b(?:and|y|e|et|en|or|vs)\b/.test(gap)) continue
      const between = this.known.filter(({ word }) => word.start >= one.at(-1)!.word.end && word.end <= other[0]!.word.start)
      const both = this.numbers.filter(
        (number) =>
          one.some(({ holders }) => holders.has(number)) &&
          other.some(({ holders }) => holders.has(number)) &&
          (between.length === 0 || between.some(({ holders }) => holders.has(number))),
      )
      if (both.length === 0) continue
      if (neutralJoints.test(gap)) continue
      if (one.some(({ word }) => other.some(({ word: { form } }) => form === word.form))) continue
      const orders = both.map((number) => orderOf(index.sentences[number]!, one, other, between))
      const isRight = orders.includes('same') || !orders.includes('turned')
      if (!isRight) return refuse('order', `${one.at(-1)!.word.raw} ${gap.trim()} ${other[0]!.word.raw}`)
    }
    return null
  }

  judgeOpposites(): Refused | null {
    const { draft, reader, index } = this
    for (const word of draft.words) {
      // what is not so is its opposite: `not fast enough`
      const isNegated = isDenied(word, draft)
      const sides = this.sidesAt(word)
        .filter((side) => !draft.words.some(({ form }) => reader.sidesOf(form).includes(-side)))
        .map((side) => (isNegated ? -side : side))
      if (sides.length === 0) continue
      const rest = this.known.filter((known) => known.word !== word)
      const ranked = this.ranked(rest)
      const best = ranked[0]?.share ?? 0
      if (best === 0) continue
      const neighbours = this.neighboursOf(word)
      const isAdvised = this.isAdvice && reader.avoids(word.form)
      const isLoose =
        word.stop ||
        draft.turns.some(({ turn, start, end }) => (turn === 'before' || turn === 'after') && start <= word.start && word.end <= end)
      const isWritten = index.holders.has(word.form)
      // what a sentence says goes on in the next
      const tellings = new Map<number, number>()
      for (const { number, share } of ranked)
        for (const [near, part] of [
          [number, 1],
          [number + 1, supportLimits.goesOn],
        ] as const)
          if (part * share >= supportLimits.opposite * best && this.numbers.includes(near))
            tellings.set(near, Math.max(tellings.get(near) ?? 0, (part * share) / best))
      // the word itself counts more than another of its side, and that more than one that only hints at it
      const standing = (side: number, isAgainst: boolean): number => {
        let top = 0
        for (const [number, telling] of tellings) {
          const statement = index.sentences[number]!
          for (const other of statement.words) {
            const isTurned = isDenied(other, statement)
            if (isJoined(other, statement) || !reader.hintsOf(other.form).includes(isTurned ? -side : side)) continue
            const isNear = isBeside(other, statement, neighbours)
            const isItself = isTurned === isNegated && isKin(other.form, word.form)
            if (!isItself && !isNear && (isLoose || (isWritten && Math.abs(side) > reader.strong))) continue
            const isHint = isTurned || !reader.sidesOf(other.form).includes(side)
            if (isHint && isAgainst && isAdvised && !isNear) continue
            top = Math.max(
              top,
              telling +
                (number === 0 ? supportLimits.first : 0) +
                (isNear ? 0.5 : 0) +
                (isItself ? supportLimits.itself : 0) -
                (isHint ? supportLimits.hint : 0),
            )
          }
        }
        return top
      }
      const scores = sides.map((side) => ({ side, same: standing(side, false), opposite: standing(-side, true) }))
      const isHeld = scores.some(({ same, opposite }) => same > 0 && same >= opposite + supportLimits.tie)
      if (!isHeld && scores.some(({ opposite }) => opposite >= supportLimits.opposite)) return refuse('opposite', word.raw)
      if (!isLoose && sides.every((side) => this.isTurnedBeside(side, neighbours))) return refuse('opposite', word.raw)
      const isAlone = scores.every(({ same }) => same === 0)
      if (
        isAlone &&
        (!isWritten || !isLoose) &&
        scores.some(({ side, opposite }) => (!isWritten && !isAdvised && Math.abs(side) <= reader.strong) || opposite > 0)
      )
        return refuse('opposite', word.raw)
    }
    // safe, unsafe
    for (const { form, raw } of this.unheld) {
      const bare = denied.exec(form)?.[1]
      if (bare !== undefined && index.holders.has(bare)) return refuse('opposite', raw)
      if (['un', 'in', 'im', 'dis', 'non', 'il', 'ir', 'des'].some((prefix) => index.holders.has(prefix + form)))
        return refuse('opposite', raw)
    }
    return null
  }

  /** `shares up on hopes`, not `gear up`: such a particle says a direction behind a plural and before what ends it. */
  sidesAt({ form, start, end }: HeldWord): readonly number[] {
    const { draft, reader } = this
    if (reader.isIdiom(form, draft.text.slice(end)) || (form === 'longer' && /\bno $/i.test(draft.text.slice(0, start)))) return []
    if (form !== 'up' && form !== 'down') return reader.sidesOf(form)
    const isDirection =
      /[a-z]s$/.test(draft.text.slice(0, start).trimEnd()) &&
      /^(?:$| (?:on|in|after|by|as|at|amid|from|\d[\d.]*%))/.test(draft.text.slice(end))
    return isDirection ? reader.hintsOf(form) : []
  }

  /** Beside a word of the title the text has the other side, and never this one: `new ship`, not `old ship`. */
  isTurnedBeside(side: number, neighbours: readonly string[]): boolean {
    const { sentences, holders } = this.index
    let isTurned = false
    for (const form of neighbours)
      for (const number of holders.get(form) ?? []) {
        const sentence = sentences[number]!
        const { content, words } = sentence
        for (const other of words) {
          const sides = this.reader.sidesOf(other.form).map((one) => (isDenied(other, sentence) ? -one : one))
          if (!sides.includes(side) && !sides.includes(-side)) continue
          const next = content.find(({ start }) => start >= other.end)
          const last = content.findLast(({ end }) => end <= other.start)
          if (next?.form !== form && last?.form !== form) continue
          if (sides.includes(side)) return false
          isTurned = true
        }
      }
    return isTurned
  }

  neighboursOf(word: HeldWord): readonly string[] {
    const { content } = this.draft
    const next = content.filter(({ start }) => start >= word.end).slice(0, 1)
    const last = content.filter(({ end }) => end <= word.start).slice(-1)
    return [...last, ...next].map(({ form }) => form)
  }

  judgeTurns(): Refused | null {
    const { draft, index, known, reader } = this
    const ranked = this.ranked(known)
    const best = ranked[0]?.share ?? 0
    const good = ranked.filter(({ share }) => share >= supportLimits.turn * best)
    for (const mark of draft.turns) {
      if (!mark.isPlain || mark.turn === 'after') continue
      if (ofNumbers.includes(mark.turn) && !draft.figures.some(({ start }) => start >= mark.end && start - mark.end < 12)) continue
      const reason = reasons[mark.turn]
      if (this.isAsking && reason !== 'quantity' && reason !== 'negation') continue
      if (mark.turn === 'will' && reader.opensQuestion.test(draft.text)) continue
      if (!this.isTurnHeld(mark, good, best) && !(mark.turn === 'not' && this.isNegatedSo(mark))) return refuse(reason, mark.text)
    }
    const twice = closeNegations(draft)
    if (twice !== null && !index.sentences.some((sentence) => closeNegations(sentence) !== null)) return refuse('negation', twice)
    if (this.isAsking) return null
    const lost = this.losesNegation()
    if (lost !== null) return refuse('negation', lost)
    // a sentence that says most of the title takes back what the title says
    for (const turn of dropped) {
      if (draft.turns.some(({ turn: told }) => told === turn)) continue
      const top = ranked.filter(({ share }) => share >= 0.95 * best)
      if (best < 0.4) break
      const takes = (number: number): boolean =>
        index.sentences[number]!.turns.some(
          (mark) =>
            mark.isPlain &&
            mark.turn === turn &&
            mark.next.slice(0, 1).some((form) => known.some(({ word, isName }) => !isName && isKin(form, word.form))),
        )
      if (top.length > 0 && top.every(({ number }) => takes(number))) return refuse(reasons[turn], '')
    }
    return null
  }

  isTurnHeld(mark: TurnMark, good: readonly { readonly number: number; readonly share: number }[], best: number): boolean {
    const { sentences } = this.index
    const first = this.draft.content.find(({ start }) => start >= mark.end)
    const isFar = mark.turn === 'not' && first !== undefined && first.start - mark.end > farFromTurn
    const [next] = isFar ? [] : this.knownForms(mark.next.slice(0, 1))
    const isStrict = isScoped(mark.turn)
    return good.some(({ number, share }) =>
      sentences[number]!.turns.some((other) => {
        if (!confirms(mark, other, sentences[number]!)) return false
        if (!isStrict) return true
        if (next === undefined && mark.turn === 'not')
          return (
            share >= 0.85 * best &&
            other.isPlain &&
            [...other.next, other.last].some((form) => [mark.last, mark.next[1] ?? ''].some((one) => one !== '' && isKin(one, form)))
          )
        if (next === undefined)
          return share >= (other.isPlain && (mark.turn === 'must' || /(?:ly|ed)$/.test(mark.text)) ? 0.6 : 0.85) * best
        const [first, second] = other.next
        const near = mark.turn === 'not' && other.isPlain ? [first] : [first, second]
        return [...near, ...(other.isPlain ? [] : [other.last])].some((form) => form !== undefined && isKin(next, form))
      }),
    )
  }

  /** The words around a negation of the title are behind one of the text: `take no bicycles`, `do not take bicycles`. */
  isNegatedSo({ start, end }: TurnMark): boolean {
    const { draft, index, numbers } = this
    const last = draft.words.findLast((word) => word.end <= start)
    const next = draft.words.find((word) => word.start >= end)
    if (last === undefined || next === undefined) return false
    return numbers.some((number) => {
      const { words, turns } = index.sentences[number]!
      return turns.some((mark) => {
        if (mark.turn !== 'not' || !mark.isPlain) return false
        const behind = words.filter((word) => word.start >= mark.end).slice(0, 3)
        return [last, next].every(({ form }) => behind.some((word) => isKin(word.form, form)))
      })
    })
  }

  /** A word that the sentences with most of the title have only negated is in the title without its negation. */
  losesNegation(): string | null {
    const { draft, known, index } = this
    const negated = draft.turns.flatMap(({ turn, next, last }) => (turn === 'not' ? [...next, last] : []))
    const best = this.ranked(known)[0]?.share ?? 0
    for (const { word, holders, isName } of known) {
      if (isName || holders.size > maxNegated || negated.some((form) => isKin(form, word.form))) continue
      const numbers = [...holders].filter((number) => this.numbers.includes(number))
      const tells = numbers.some((number) => this.share(number, known) >= supportLimits.turn * best)
      const isOnlyNegated =
        tells &&
        numbers.every((number) =>
          index.sentences[number]!.turns.some(
            ({ turn, isPlain, next }) => turn === 'not' && isPlain && next.slice(0, 1).some((form) => isKin(form, word.form)),
          ),
        )
      if (numbers.length > 0 && isOnlyNegated) return word.raw
    }
    for (const [at, { word, holders }] of known.entries()) {
      const next = known[at + 1]
      if (next === undefined || known[at]!.isName || next.isName || negated.some((form) => isKin(form, word.form))) continue
      const both = [...holders].filter((number) => next.holders.has(number) && isPair(index.sentences[number]!.content, word, next.word))
      const isOnlyDenied = (number: number): boolean =>
        index.sentences[number]!.turns.some(
          ({ turn, isPlain, next: behind }) =>
            turn === 'not' && isPlain && isKin(behind[0] ?? '', word.form) && isKin(behind[1] ?? '', next.word.form),
        )
      if (both.length > 0 && both.every(isOnlyDenied)) return `${word.raw} ${next.word.raw}`
    }
    return null
  }

  knownForms(forms: readonly string[]): readonly string[] {
    return forms.filter((form) => this.known.some(({ word }) => word.form === form))
  }

  judgeTogether(): Refused | null {
    const { known } = this
    const best = Math.max(0, ...this.numbers.map((number) => this.stretch(number, known)))
    return best < supportLimits.together ? refuse('word', '') : null
  }

  /** The sentences that say most of the title, the fewest, at most three. */
  carriers(): readonly number[] {
    const open = new Set(this.known)
    const chosen: number[] = []
    while (open.size > 0 && chosen.length < 3) {
      const [best] = this.ranked([...open])
      if (best === undefined) break
      chosen.push(best.number)
      for (const word of open) if (word.holders.has(best.number)) open.delete(word)
    }
    return chosen.sort((a, b) => a - b)
  }
}

/** The weight of a term that general text in a language does not hold. */
const unknownWeight = 15

/** Content words of a part of a title from which its capitals are read as those of a whole. */
const minTitleCase = 3

const isAcronym = (raw: string): boolean => raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase()

let common: ReadonlySet<string> | null = null

/** A common English word or an inflection of one. */
function isCommon(form: string): boolean {
  common ??= new Set(`${commonWords} ${headlineWords}`.split(' '))
  const words = common
  if (words.has(form) || /^(?:anti|multi|non|pre|post|ex|pro|semi|sub|mini)$/.test(form)) return true
  return inflections.some(([ending, stem]) => ending.test(form) && words.has(form.replace(ending, stem)))
}

const inflections: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ier$/, 'y'],
  [/iest$/, 'y'],
  [/e?r$/, ''],
  [/er$/, 'e'],
  [/e?rs$/, ''],
  [/e?st$/, ''],
  [/est$/, 'e'],
  [/y$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/(.)\1ing$/, '$1'],
  [/ed$/, ''],
  [/ed$/, 'e'],
  [/ied$/, 'y'],
  [/(.)\1ed$/, '$1'],
  [/ly$/, ''],
  [/ily$/, 'y'],
  [/ly$/, 'le'],
]

const sumOf = (words: readonly Known[]): number => words.reduce((sum, { weight }) => sum + weight, 0)

type Order = 'same' | 'turned' | 'unclear'

/** Order of two names around the words between them in a title. */
function orderOf({ words, text }: Statement, one: readonly Known[], other: readonly Known[], between: readonly Known[]): Order {
  const first = words.filter(({ form }) => one.some(({ word }) => isKinName(form, word.form)))
  const second = words.filter(({ form }) => other.some(({ word }) => isKinName(form, word.form)))
  if (first.length === 0 || second.length === 0) return 'unclear'
  if (first[0]!.start < second.at(-1)!.start) return 'same'
  const [from, to] = [second.at(-1)!.end, first[0]!.start]
  if (
    between.length > 0 &&
    !words.some(({ start, end, form }) => start >= from && end <= to && between.some(({ word }) => isKin(form, word.form)))
  )
    return 'unclear'
  const gap = text.slice(from, to)
  return neutralJoints.test(gap) ? 'unclear' : 'turned'
}

/** Two words side by side among the content words of a sentence. */
const isPair = (content: readonly HeldWord[], one: HeldWord, other: HeldWord): boolean =>
  content.some(({ form }, at) => isKin(form, one.form) && isKin(content[at + 1]?.form ?? '', other.form))

/** Two negations with at most two words between them. */
function closeNegations({ turns, text }: Statement): string | null {
  const marks = turns.filter(({ turn, isPlain }) => turn === 'not' && isPlain)
  for (const { end } of marks)
    for (const next of marks) if (next.start >= end && /^(?:\s+\S+){0,2}\s+$/.test(text.slice(end, next.start))) return next.text
  return null
}

/** One of the two content words behind a negation: `does not agree`, `no plans to close`; what is no longer so was. */
const isDenied = ({ form, start }: HeldWord, { turns, text }: Statement): boolean =>
  turns.some(
    ({ turn, isPlain, end, next }) =>
      turn === 'not' && isPlain && end <= start && next.includes(form) && !/^ longer/i.test(text.slice(end)),
  )

/** A part of a compound: `21-year-old`. */
const isJoined = ({ start, end }: HeldWord, { text }: Statement): boolean => text[start - 1] === '-' || text[end] === '-'

function isBeside(word: HeldWord, { content }: Statement, neighbours: readonly string[]): boolean {
  const near = [
    ...content.filter(({ start }) => start >= word.end).slice(0, 2),
    ...content.filter(({ end }) => end <= word.start).slice(-2),
  ]
  return near.some(({ form }) => neighbours.some((other) => isKin(form, other)))
}

const reasons: Readonly<Record<Turn, SupportRefusal>> = {
  not: 'negation',
  may: 'modality',
  must: 'modality',
  will: 'modality',
  all: 'quantity',
  most: 'quantity',
  some: 'quantity',
  few: 'quantity',
  only: 'quantity',
  atLeast: 'quantity',
  atMost: 'quantity',
  almost: 'quantity',
  before: 'relation',
  after: 'relation',
  cause: 'relation',
  despite: 'relation',
}

/** Turns of the text that confirm one of the title. */
const likes: Readonly<Record<Turn, readonly Turn[]>> = {
  not: ['not'],
  may: ['may'],
  must: ['must'],
  will: ['will', 'must', 'may'],
  all: ['all'],
  most: ['most'],
  some: ['some', 'few'],
  few: ['few'],
  only: ['only'],
  atLeast: ['atLeast'],
  atMost: ['atMost'],
  almost: ['almost'],
  before: ['before'],
  after: ['after', 'cause'],
  cause: ['cause'],
  despite: ['despite'],
}

/** A turn of a sentence that states one of the title. What only may be (`could`) does not confirm what will. */
function confirms({ turn }: TurnMark, other: TurnMark, { turns }: Statement): boolean {
  if (!likes[turn].includes(other.turn)) return false
  return (
    turn !== 'will' ||
    other.turn !== 'may' ||
    !(other.isPlain || turns.some((mark) => mark.turn === 'may' && mark.isPlain && mark.start === other.start))
  )
}

/** Turns that say something of a number only. */
const ofNumbers: readonly Turn[] = ['atLeast', 'atMost', 'almost']

/** Characters behind a negation within which the word it negates begins. */
const farFromTurn = 16

const isScoped = (turn: Turn): boolean => turn === 'not' || turn === 'may' || turn === 'must' || turn === 'all' || turn === 'few'

/** Turns that a title may not leave out. */
const dropped: readonly Turn[] = ['not', 'may', 'must']
