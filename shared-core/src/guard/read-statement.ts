import { letter, lowerLetter, upperLetter } from '../languages/characters/characters.ts'
import { wordEnd, wordStart } from '../languages/characters/rarer-characters.ts'
import { type Claim, claimWords } from '../languages/claim-words.ts'
import type { Language } from '../languages/language.ts'
import type { Range } from '../model/values.ts'
import { type Figure, type Numbers, readFigures } from './read-figures.ts'
import { type StatementWords, statementWords, type Turn } from './statement-words.ts'

/** A word of a statement. `form` is whole, lower case, without a genitive ending. */
export interface HeldWord extends Range {
  readonly raw: string
  readonly form: string
  readonly term: string
  readonly stop: boolean
  readonly isCapital: boolean
}

/** A word that turns what is said (not, may, all), with the content words behind and before it. */
export interface TurnMark extends Range {
  readonly turn: Turn
  readonly text: string
  /** The next two content words, and the one before, as forms. */
  readonly next: readonly string[]
  readonly last: string
  /** One of the few words that state it by themselves; else a word that may qualify it (`plans`, `denies`). */
  readonly isPlain: boolean
}

/** One sentence or title, read for comparison. */
export interface Statement {
  readonly text: string
  readonly words: readonly HeldWord[]
  /** Words that are neither stop words nor part of a figure. */
  readonly content: readonly HeldWord[]
  readonly figures: readonly Figure[]
  readonly turns: readonly TurnMark[]
  readonly forms: ReadonlySet<string>
}

/** Where a name stands: behind a preposition of place, behind another, elsewhere. */
export type Seat = 'place' | 'behind' | 'free'

/** Reads statements of one language. */
export interface StatementReader {
  read(text: string): Statement
  seatOf(statement: Statement, name: HeldWord): Seat
  /** Forms that name the same: a place and its people, an abbreviation and its words. */
  samesOf(form: string): readonly string[]
  isShort(form: string): boolean
  /** Words that present a text and say nothing of its subject. */
  isLight(form: string): boolean
  /** A word with an ending by which the language builds words. */
  isBuilt(form: string): boolean
  /** A name that looks like a word, or one of those that name the same. */
  isKnownName(form: string): boolean
  /** Places of verbs of saying. */
  says(text: string): readonly Range[]
  /** Groups of opposites that a form belongs to: the group's number, negative for its second side. */
  sidesOf(form: string): readonly number[]
  /** The same, for a word of a text, with groups that it only confirms. */
  hintsOf(form: string): readonly number[]
  /** A word and its next word that together say no opposite: `last year`, `took over`. */
  isIdiom(form: string, rest: string): boolean
  /** Groups up to this number are of words that a title may not bring of its own. */
  readonly strong: number
  readonly days: ReadonlySet<string>
  readonly passive: RegExp
  /** The beginning of a title that announces how or why. */
  readonly asks: RegExp
  /** A verb of what advice is against, which the text seldom states: `how to stop …`. */
  avoids(form: string): boolean
  /** The beginning of a title that asks, with or without its mark. */
  readonly opensQuestion: RegExp
}

/** null: titles in this language cannot be compared word by word. */
export function createStatementReader(language: Language): StatementReader | null {
  const tag = language.tag.split('-')[0]!
  const words = statementWords[tag]
  const claims = claimWords[tag]
  if (words === undefined || claims === undefined) return null
  return (readers.get(words) ?? remember(words, claims.words))(language)
}

type Maker = (language: Language) => StatementReader
/** Turns that a wider list of words of the text confirms as well. */
const widened = ['not', 'may', 'must', 'will', 'all', 'most', 'only', 'cause'] as const
const readers = new Map<StatementWords, Maker>()

type TurnPattern = readonly [turn: Turn, pattern: RegExp, isPlain: boolean]

/** At the beginning of a text, and no beginning of a longer word. */
const opening = (source: string): RegExp => new RegExp(`^(?:${source})(?!${letter})`, 'iu')

const patternOf = (source: string): RegExp => new RegExp(`${wordStart}(?:${source})${wordEnd}`, 'gu')

function remember(words: StatementWords, claims: Readonly<Record<Claim, string>>): Maker {
  const patterns: readonly TurnPattern[] = [
    ...(Object.entries(words.turns) as [Turn, string][]).map(([turn, source]) => [turn, patternOf(source), true] as const),
    ...widened.map((turn) => [turn, patternOf(claims[turn]), false] as const),
  ]
  const saying = patternOf(claims.said)
  const named: Numbers = { numbers: pairsOf(words.numbers), ordinals: pairsOf(words.ordinals) }
  const sides = new Map<string, readonly number[]>()
  const hints = new Map<string, readonly number[]>()
  const rigid = new Set<string>()
  const groups = words.opposites.split('|')
  const strong = groups.indexOf('')
  groups.forEach((group, index) => {
    group.split(' / ').forEach((side, at) => {
      for (const written of side.trim().split(' ')) {
        const form = written.replace(/^[~=]/, '')
        if (form === '') continue
        if (written[0] === '=') rigid.add(form)
        const to = written[0] === '~' ? hints : sides
        to.set(form, [...(to.get(form) ?? []), at === 0 ? index + 1 : -index - 1])
      }
    })
  })
  const days = new Set(words.days.split(' '))
  const passive = new RegExp(`${wordStart}(?:${words.passive})${wordEnd}`, 'iu')
  const none: readonly never[] = []
  const behind = new Map<string, Seat>()
  for (const [at, list] of words.prepositions.split(' / ').entries())
    for (const form of list.split(' ')) behind.set(form, at === 0 ? 'place' : at === 1 ? 'behind' : 'free')
  const findSides = (form: string, among: ReadonlyMap<string, readonly number[]>): readonly number[] =>
    stemsOf(form)
      .filter((stem) => stem === form || !rigid.has(stem))
      .map((stem) => among.get(stem))
      .find((found) => found !== undefined) ?? none
  const sames = new Map<string, readonly string[]>()
  const names = new Set(`${words.wordLikeNames} ${words.sames.split('||', 1)[0]!.replaceAll('|', ' ')}`.split(' '))
  for (const group of words.sames.split(/\|+/)) {
    const forms = group.split(' ')
    for (const form of forms) sames.set(form, [...(sames.get(form) ?? []), ...forms])
  }
  const shorts = new Set(words.shorts.split(' '))
  const light = new Set(words.light.split(' '))
  const asks = opening(words.asks)
  const opensQuestion = opening(`(?:${words.opensQuestion})(?!')`)
  const idioms = words.idioms === undefined ? null : opening(words.idioms)
  const avoids = new RegExp(`^(?:${words.avoids})`)
  const built = new RegExp(`^${letter}{${shortestStem},}(?:${words.built})$`, 'u')
  const make: Maker = (language) => ({
    samesOf: (form) => sames.get(form) ?? none,
    isShort: (form) => shorts.has(form),
    isLight: (form) => light.has(form),
    isBuilt: (form) => built.test(form),
    isKnownName: (form) => names.has(form),
    seatOf: (statement, name) => seatOf(statement, name, behind),
    says: (text) => [...text.toLowerCase().matchAll(saying)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
    read: (text) => readStatement(text, language, patterns, named),
    sidesOf: (form) => findSides(form, sides),
    hintsOf: (form) => [...findSides(form, sides), ...findSides(form, hints)],
    isIdiom: (form, rest) => idioms?.test(`${form}${rest.toLowerCase()}`) === true,
    avoids: (form) => avoids.test(form),
    strong,
    asks,
    opensQuestion,
    days: new Set([...days, ...language.pack.months.flat()]),
    passive,
  })
  readers.set(words, make)
  return make
}

/** Letters before an ending. */
const shortestStem = 3

/** The seat by the word before a name of several words; articles, the third list, are passed over. */
function seatOf({ words, text }: Statement, name: HeldWord, seats: ReadonlyMap<string, Seat>): Seat {
  for (let at = words.indexOf(name) - 1; at >= 0; at -= 1) {
    const word = words[at]!
    if (!/^[ '"“‘]*$/.test(text.slice(word.end, words[at + 1]!.start))) return 'free'
    const seat = seats.get(word.form)
    if (seat !== undefined && seat !== 'free') return seat
    if (seat === undefined && !(word.isCapital && at > 0)) return 'free'
  }
  return 'free'
}

/** A form and what it may be an inflection of. */
const stemsOf = (form: string): readonly string[] => [
  form,
  ...endings.filter(([ending]) => form.length > 4 && form.endsWith(ending)).map(([ending, rest]) => form.slice(0, -ending.length) + rest),
]

const endings: readonly (readonly [string, string])[] = [
  ['s', ''],
  ['es', ''],
  ['es', 'e'],
  ['ed', ''],
  ['d', ''],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
  ['a', 'o'],
  ['as', 'o'],
  ['os', 'o'],
  ['as', 'a'],
  ['mente', 'o'],
  ['á', ''],
  ['án', ''],
  ['ão', ''],
  ['à', 'e'],
]

const pairsOf = (pairs: string): ReadonlyMap<string, number> =>
  new Map(pairs.split(' ').map((pair) => [pair.slice(0, pair.indexOf('=')), Number(pair.slice(pair.indexOf('=') + 1))]))

/** Initials in one word: `U.S.`, `A.I.`. */
const initials = new RegExp(String.raw`(?<![${letter}.])(?:${upperLetter}\.){2,}`, 'gu')

const innerCapital = new RegExp(String.raw`${lowerLetter}${upperLetter}`, 'u')

/** The text as it is compared: straight apostrophes, plain spaces, initials without their stops. */
const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/[‑‐]/g, '-')
    .replace(initials, (found) => found.replaceAll('.', ''))
    .trim()

function readStatement(written: string, language: Language, patterns: readonly TurnPattern[], named: Numbers): Statement {
  const text = plainText(written)
  const small = text.toLowerCase()
  const words = language.tokenize(text).words.map(({ start, end, form, term, stop }): HeldWord => {
    const raw = text.slice(start, end)
    const isUpper = raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase()
    return {
      start,
      end,
      raw,
      term,
      form: form.replace(/'s?$/, ''),
      stop: stop && !isUpper,
      isCapital: raw[0] !== raw[0]!.toLowerCase() || innerCapital.test(raw),
    }
  })
  const figures = readFigures(text, words, named)
  const content = words.filter(
    ({ stop, start, end, raw }) => !stop && !/^\d+$/.test(raw) && !figures.some((figure) => figure.start < end && start < figure.end),
  )
  const turns: TurnMark[] = []
  for (const [turn, pattern, isPlain] of patterns)
    for (const match of small.matchAll(pattern)) {
      const { 0: found, index: start } = match
      const end = start + found.length
      // the month is a name
      if (
        found === 'may' &&
        text[start] === 'M' &&
        (/(?:^| )(?:in|for|of|since|until|till|last|next|this|by|from|on|late|early|mid) $/i.test(text.slice(0, start)) ||
          ((start > 0 || /^\s\d/.test(text.slice(end))) && !isTitleCase(content)))
      )
        continue
      turns.push({
        turn,
        start,
        end,
        text: found,
        isPlain,
        next: content
          .filter((word) => word.start >= end)
          .slice(0, 2)
          .map(({ form }) => form),
        last: content.findLast((word) => word.end <= start)?.form ?? '',
      })
    }
  return { text, words, content, figures, turns, forms: new Set(words.map(({ form }) => form)) }
}

/** Share of capitals among content words above which they mark no name. */
const manyCapitals = 0.7

/** True when nearly every content word has a capital, so that capitals mark no name. */
export function isTitleCase(content: readonly HeldWord[]): boolean {
  const telling = content.filter(({ raw }) => raw !== raw.toUpperCase())
  return telling.length > 1 && telling.filter(({ isCapital }) => isCapital).length > manyCapitals * telling.length
}
