import type { Languages } from './check-translation.ts'
import type { TextSegment } from './segment-runs.ts'
import { countWords, plainText } from './tagged-text.ts'
import type { SegmentTranslation } from './translate-segments.ts'

/** A question that the source answers, and the sentences that answer it. */
export interface SourceAnswer {
  readonly question: string
  readonly quote: string
}

export interface LostAnswer {
  readonly question: string
  readonly segment: string
  /** `missing`: its segment is not in the translation. `figure`: a number of the answer is not in the translation. `sentence`: the translation is shorter by it. */
  readonly reason: 'missing' | 'figure' | 'sentence'
}

/** Numbers up to this one are often written as words. */
const spelledOut = 20

/** Letters of a segment, and segments of an article, from which their lengths can be compared. */
const comparable = { letters: 60, segments: 3 } as const

/** Part of a missing sentence's length by which a translation must be shorter than the others of its article. */
const shorterBy = 0.5

/** A sentence of such a part of a segment is missed where that part of its length is, however many sentences there are. */
const telling = { part: 0.2, missing: 0.85 } as const

/** Part of a segment from which on the length of a sentence counts. */
const leastPart = 0.1

/**
 * Answers of the source that its translation does not hold. Only what can be seen without understanding is reported: a number that is in no form in
 * the translated segment, a segment that was not translated or that is shorter by the sentence that answers.
 */
export function findLostAnswers(
  answers: readonly SourceAnswer[],
  segments: readonly TextSegment[],
  results: ReadonlyMap<string, SegmentTranslation>,
  languages: Pick<Languages, 'from' | 'to'>,
): readonly LostAnswer[] {
  const pairs = segments.map(({ id, text }) => {
    const target = results.get(id)?.text ?? null
    return { id, source: evenBlanks(plainText(text)), target: target === null ? null : evenBlanks(plainText(target)) }
  })
  const usual = usualRatio(pairs)
  return answers.flatMap(({ question, quote }): readonly LostAnswer[] => {
    const answer = evenBlanks(quote)
    const pair = answer === '' ? undefined : pairs.find(({ source }) => source.includes(answer))
    if (pair === undefined) return []
    const reason = reasonOf(answer, pair.source, pair.target, usual, languages)
    return reason === null ? [] : [{ question, segment: pair.id, reason }]
  })
}

const evenBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim()

function reasonOf(
  answer: string,
  source: string,
  target: string | null,
  usual: number | null,
  languages: Pick<Languages, 'from' | 'to'>,
): LostAnswer['reason'] | null {
  if (target === null) return countWords(source) > 1 ? 'missing' : null
  // `1970s` is often written in words
  if (numbersOf(answer.replace(/(?<!\d)\d+s(?!\p{L})/gu, '')).some((number) => !holdsNumber(target, number))) return 'figure'
  return isShorterBy(answer, source, target, usual, languages) ? 'sentence' : null
}

/** Numbers of more than one form of writing: with marks between thousands, as parts of dates and times. */
const numbersOf = (text: string): readonly string[] =>
  (plainDigits(text).match(/\d[\d.,:\u00a0\u202f'’ ]*\d|\d/g) ?? []).flatMap((found) => {
    const parts = found.split(/[^\d]+/)
    // `1,200,000` and `3.5` are one number, `10, 20` are two
    return /^\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+$/.test(found) ? [parts.join('')] : parts
  })

const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    // digits of one script are in a row of ten
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
    return String(code < 0x80 ? code - 0x30 : code - zero)
  })

/** Whether a text holds a number as digits, rounded in words of thousands and millions, as Roman digits, or as a word where it is small. */
function holdsNumber(text: string, number: string): boolean {
  const value = Number(number)
  if (value <= spelledOut) return true
  const there = numbersOf(text)
  if (there.includes(number) || there.includes(String(value))) return true
  const joined = there.join(' ')
  // `1970s` as `70`, `1,500,000` as `1.5 million`, `1,200` as `1 200` or 12 hundred
  if (number.length === 4 && there.includes(number.slice(2))) return true
  const bare = number.replace(/(?<!0)0+$/, '')
  // eslint-disable-next-line no-restricted-syntax -- the digits of one number, each once
  if (bare.length < number.length && new RegExp(`(?<!\\d)${[...bare].join(' ?')}0*(?!\\d)`).test(joined)) return true
  if (there.join('').includes(number) && there.length > 1 && joined.includes(number.slice(-3))) return true
  // eslint-disable-next-line no-restricted-syntax -- one Roman number
  return value < 4000 && new RegExp(`(?<!\\p{L})${roman(value)}(?!\\p{L})`, 'u').test(text)
}

const romans: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

function roman(value: number): string {
  let [left, written] = [value, '']
  for (const [worth, letters] of romans)
    while (left >= worth) {
      written += letters
      left -= worth
    }
  return written
}

const lettersOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

const segmenters = new Map<string, Intl.Segmenter>()

function sentencesOf(text: string, language: string): number {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, segmenter)
  return [...segmenter.segment(text)].length
}

interface Lengths {
  readonly source: string
  readonly target: string | null
}

/** Letters of a translation for each of its source, in the middle of the article's segments; null: too few segments. */
function usualRatio(pairs: readonly Lengths[]): number | null {
  const ratios = pairs
    .flatMap(({ source, target }) =>
      target !== null && lettersOf(source) >= comparable.letters ? [lettersOf(target) / lettersOf(source)] : [],
    )
    .sort((one, other) => one - other)
  return ratios.length < comparable.segments ? null : ratios[ratios.length >> 1]!
}

/** True when a translation has fewer sentences than its source, and is shorter by about the length of one. */
function isShorterBy(
  answer: string,
  source: string,
  target: string,
  usual: number | null,
  { from, to }: Pick<Languages, 'from' | 'to'>,
): boolean {
  const whole = lettersOf(source)
  if (usual === null || whole < comparable.letters) return false
  const part = lettersOf(answer) / whole
  const missing = (1 - lettersOf(target) / whole / usual) / part
  if (part < leastPart || missing < shorterBy) return false
  const count = sentencesOf(source, from)
  if (count < 2) return false
  return sentencesOf(target, to) < count || (part >= telling.part && missing >= telling.missing)
}
