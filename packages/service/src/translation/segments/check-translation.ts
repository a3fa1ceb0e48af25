import type { TranslationCheck } from '@citable/contract'
import { certainLanguage, detectLanguage } from '@citable/core/languages'
import { countAmbiguous } from './ambiguous-words.ts'
import { findMoved, type WordTranslations } from './inline-places.ts'
import { losesNegation } from './negations.ts'
import type { TextSegment } from './segment-runs.ts'
import { countWords, hasSamePlaceholders, plainText, tearsWords, wholeText } from './tagged-text.ts'
import { copyWords, type SegmentTranslation } from './translate-segments.ts'

/** First guesses, except the last: Apertium was measured to leave 37–94 words in a thousand unknown. */
const limits = {
  translated: { pass: 0.98, partial: 0.9 },
  numbers: { pass: 0.99, partial: 0.95 },
  length: { min: 0.5, max: 2, partial: 1.5 },
  glossary: { pass: 1, partial: 0.9 },
  /** Of one segment of so many letters; beyond the narrow ones it is doubted when the number of its sentences changed, too. */
  segment: { letters: 30, min: 0.35, max: 2.5, narrowMin: 0.6, narrowMax: 1.6 },
  /** Beside the middle of so many segments of one article the length of one is judged more narrowly. */
  usual: { segments: 5, narrowMin: 0.75, narrowMax: 1.25 },
  unknown: { pass: 20, partial: 60 },
} as const

/** Words from which on the language of a segment can be recognised. */
const languageWords = 8

export interface Languages {
  readonly from: string
  readonly to: string
  /** What the engine makes of single words. */
  readonly words: WordTranslations
}

/** Segments named with a check. */
const maxSegments = 20

const words = countWords
const numbers = (text: string): readonly string[] =>
  (text.match(/\d[\d.,\u00a0\u202f' ]*\d|\d/g) ?? []).map((number) => number.replace(/[^\d]/g, '')).sort()

type Status = TranslationCheck['status']
const statusOf = (value: number, { pass, partial }: { readonly pass: number; readonly partial: number }): Status =>
  value >= pass ? 'pass' : value >= partial ? 'partial' : 'fail'
const share = (part: number, whole: number): number => Math.round((part / whole) * 100) / 100

/** Faults of a translation that can be seen without reading it. */
export function checkTranslation(
  segments: readonly TextSegment[],
  results: ReadonlyMap<string, SegmentTranslation>,
  languages: Languages,
  doubtful: readonly DoubtfulSegment[],
): readonly TranslationCheck[] {
  const pairs = segments.flatMap(({ id, text }) => {
    const result = results.get(id)
    return result?.text == null ? [] : [{ id, source: text, target: result.text, unknownWords: result.unknownWords, origin: result.origin }]
  })
  const plain = pairs.map((pair) => ({ ...pair, source: plainText(pair.source), target: plainText(pair.target) }))
  const check = (id: TranslationCheck['id'], status: Status, value: number | null, message: string, of: readonly string[] = []) => ({
    id,
    status,
    value,
    message,
    segments: of.slice(0, maxSegments),
  })

  const broken = pairs.filter(({ source, target, origin }) => origin !== 'memory' && !hasSamePlaceholders(source, target))
  const long = segments.filter(({ text }) => words(plainText(text)) >= copyWords)
  const same = long.filter(({ id, text }) => {
    const target = results.get(id)?.text
    return target == null || plainText(target) === plainText(text)
  })
  const numbered = plain.filter(({ source }) => /\d/.test(source))
  const lost = numbered.filter(({ source, target }) => numbers(source).join() !== numbers(target).join())
  const [sourceLength, targetLength] = [
    plain.reduce((sum, { source }) => sum + source.length, 0),
    plain.reduce((sum, { target }) => sum + target.length, 0),
  ]
  const ratio = sourceLength === 0 ? null : share(targetLength, sourceLength)
  const machine = plain.filter(({ origin }) => origin !== 'memory')
  const sourceWords = machine.reduce((sum, { source }) => sum + words(source), 0)
  const unknown = sourceWords === 0 ? null : Math.round((machine.reduce((sum, each) => sum + each.unknownWords, 0) / sourceWords) * 1000)
  const repeated = plain.filter(({ source, target }) => repeats(target) && !repeats(source))
  const { min, max, partial } = limits.length
  const whole = plain.map(({ target }) => target).join('\n')
  const other = otherLanguage(whole, languages)
  const because = (reason: DoubtfulSegment['reasons'][number]): readonly string[] =>
    doubtful.flatMap(({ segment, reasons }) => (reasons.includes(reason) ? [segment] : []))
  const terms = segments.reduce((sum, segment) => sum + segment.terms, 0)
  const lostTerms = segments.filter((segment) => segment.terms > 0 && results.get(segment.id)?.text == null)
  const keptTerms = terms - lostTerms.reduce((sum, segment) => sum + segment.terms, 0)
  const moved = because('moved')
  return [
    check(
      'structure_intact',
      broken.length === 0 ? 'pass' : 'fail',
      broken.length,
      'Segments whose markup is not that of the source.',
      broken.map(({ id }) => id),
    ),
    long.length === 0
      ? check('segments_translated', 'not_applicable', null, 'No segment has four words.')
      : check(
          'segments_translated',
          statusOf(1 - same.length / long.length, limits.translated),
          share(long.length - same.length, long.length),
          'Share of segments of four words and more that differ from the source.',
          same.map(({ id }) => id),
        ),
    words(whole) < languageWords
      ? check('language_detected', 'not_applicable', null, 'The text is too short to tell its language.')
      : check(
          'language_detected',
          other === null ? 'pass' : 'fail',
          null,
          other === null ? 'The text is in the target language.' : `The text is in ${other}.`,
          because('language'),
        ),
    check(
      'inline_in_place',
      moved.length === 0 ? 'pass' : 'fail',
      moved.length,
      'Segments with a link, emphasis or code on other words than in the source.',
      moved,
    ),
    numbered.length === 0
      ? check('numbers_kept', 'not_applicable', null, 'There are no numbers.')
      : check(
          'numbers_kept',
          statusOf(1 - lost.length / numbered.length, limits.numbers),
          share(numbered.length - lost.length, numbered.length),
          'Share of segments with numbers that have the same numbers.',
          lost.map(({ id }) => id),
        ),
    unknown === null
      ? check('unknown_words', 'not_applicable', null, 'No engine was asked.')
      : check(
          'unknown_words',
          unknown <= limits.unknown.pass ? 'pass' : unknown <= limits.unknown.partial ? 'partial' : 'fail',
          unknown,
          'Words in a thousand that the engine did not know; they stand as in the source.',
          machine.filter(({ unknownWords }) => unknownWords > 0).map(({ id }) => id),
        ),
    ratio === null
      ? check('length_ratio', 'not_applicable', null, 'Nothing was translated.')
      : check(
          'length_ratio',
          ratio >= min && ratio <= max ? 'pass' : ratio >= min / partial && ratio <= max * partial ? 'partial' : 'fail',
          ratio,
          'Characters of the translation for each of the source.',
        ),
    terms === 0
      ? check('glossary_kept', 'not_applicable', null, 'The text has no word of the glossary.')
      : check(
          'glossary_kept',
          statusOf(keptTerms / terms, limits.glossary),
          share(keptTerms, terms),
          'Share of glossary words that stand as they were given.',
          lostTerms.map(({ id }) => id),
        ),
    check(
      'repetition',
      repeated.length === 0 ? 'pass' : 'fail',
      repeated.length,
      'Segments that say the same three words three times in a row, or a sentence twice.',
      repeated.map(({ id }) => id),
    ),
  ]
}

/** The same three words three times in a row, or a sentence of some words twice. */
function repeats(text: string): boolean {
  const sentences = text.split(/(?<=[.!?。！？؟])\s*/u).filter((sentence) => words(sentence) >= copyWords)
  if (new Set(sentences).size < sentences.length) return true
  const list = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const half = list.length / 2
  if (half >= copyWords && list.slice(0, half).join(' ') === list.slice(half).join(' ')) return true
  const at = (index: number): string => list.slice(index, index + 3).join(' ')
  return list.some((_, index) => index + 9 <= list.length && at(index) === at(index + 3) && at(index) === at(index + 6))
}

/** Words up to which a segment has no context to be understood by, and up to which a word of several meanings decides about it. */
const shortWords = 2
const ambiguousWithin = 6

/** A segment that a person should look at first, and why. */
export interface DoubtfulSegment {
  readonly segment: string
  readonly source: string
  readonly translation: string | null
  readonly reasons: readonly (
    | 'not_translated'
    | 'unknown_words'
    | 'short'
    | 'ambiguous'
    | 'numbers'
    | 'moved'
    | 'torn_word'
    | 'negation'
    | 'language'
    | 'length'
    | 'repetition'
    | 'in_parts'
  )[]
}

/** Doubtful segments: an engine's translation of few words, and one of words it did not know. People's translations are not doubted. */
export function findDoubtful(
  segments: readonly TextSegment[],
  results: ReadonlyMap<string, SegmentTranslation>,
  languages: Languages,
): { readonly doubtful: readonly DoubtfulSegment[]; readonly confidence: number | null } {
  const doubtful: DoubtfulSegment[] = []
  const usual = usualRatio(segments, results)
  let all = 0
  let doubted = 0
  for (const { id, text, kept } of segments) {
    const result = results.get(id)
    if (!result || result.origin === 'memory') continue
    const source = plainText(text)
    const count = lengthInWords(source)
    const target = result.text === null ? null : plainText(result.text)
    const ambiguous = countAmbiguous(source, languages.from)
    // what only the engine knew when it was asked
    const wasNoted = (reason: string): boolean => result.recorded?.includes(reason) ?? false
    const reasons = [
      ...(target === null ? (['not_translated'] as const) : []),
      ...(result.unknownWords >= 2 || result.unknownWords > count * 0.15 || wasNoted('unknown_words') ? (['unknown_words'] as const) : []),
      ...(target !== null && count <= shortWords ? (['short'] as const) : []),
      ...(target !== null && ambiguous > 0 && count <= ambiguousWithin ? (['ambiguous'] as const) : []),
      ...(target !== null && numbers(source).join() !== numbers(target).join() ? (['numbers'] as const) : []),
      ...(result.text !== null && (findMoved(text, result.text, languages, languages.words).length > 0 || wasNoted('moved'))
        ? (['moved'] as const)
        : []),
      ...(result.text !== null && tearsWords(text, result.text) ? (['torn_word'] as const) : []),
      ...(target !== null && losesNegation(source, target, languages) ? (['negation'] as const) : []),
      ...(target !== null && otherLanguage(target, languages) !== null ? (['language'] as const) : []),
      ...(target !== null && isOddLength(source, target, usual) ? (['length'] as const) : []),
      ...(target !== null && repeats(target) && !repeats(source) ? (['repetition'] as const) : []),
      ...(target !== null && (result.isInParts || wasNoted('in_parts')) ? (['in_parts'] as const) : []),
    ]
    all += count
    const isPut = reasons.length === 1 && reasons[0] === 'in_parts'
    // each part is translated, though without the rest of its sentence
    doubted += reasons.length > 0 && !isPut ? count : Math.min(count, result.unknownWords + ambiguous / 2 + (isPut ? count / 2 : 0))
    if (reasons.length > 0) {
      const translation = result.text === null ? null : wholeText(result.text, kept)
      doubtful.push({ segment: id, source: wholeText(text, kept), translation, reasons })
    }
  }
  return { doubtful, confidence: all === 0 ? null : Math.round((1 - doubted / all) * 100) / 100 }
}

/** The language that a text is in instead of its target; null: it may be in its target, or is too short. */
function otherLanguage(text: string, { from, to }: Languages): string | null {
  if (lengthInWords(text) < languageWords) return null
  const base = (tag: string): string => tag.split('-')[0]!.toLowerCase()
  // what stayed in the source language is recognised by fewer words than what is in any other
  return certainLanguage(text, to) ?? (base(from) !== base(to) && detectLanguage(text) === base(from) ? base(from) : null)
}

/** Letters; one that stands for a syllable or a word counts for two and a half. */
const lettersOf = (text: string): number =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) +
  1.5 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0)

const sentencesOf = (text: string): number => text.match(/[.!?](?=\s|$)|[。！？؟।]/gu)?.length ?? 0

/** Letters of a translation for each of its source, in the middle of an article's longer segments; null: too few segments. */
function usualRatio(segments: readonly TextSegment[], results: ReadonlyMap<string, SegmentTranslation>): number | null {
  const ratios = segments
    .flatMap(({ id, text }) => {
      const [source, target] = [lettersOf(plainText(text)), results.get(id)?.text]
      return source < limits.segment.letters || target == null ? [] : [lettersOf(plainText(target)) / source]
    })
    .sort((one, other) => one - other)
  return ratios.length < limits.usual.segments ? null : ratios[ratios.length >> 1]!
}

/** True when a translation says much more or much less than its source, as where an engine adds a sentence. */
function isOddLength(source: string, target: string, usual: number | null): boolean {
  const { letters, min, max, narrowMin, narrowMax } = limits.segment
  if (lettersOf(source) < letters) return false
  const ratio = lettersOf(target) / lettersOf(source)
  if (ratio < min || ratio > max) return true
  const difference = sentencesOf(target) - sentencesOf(source)
  const [least, most] = usual === null ? [narrowMin, narrowMax] : [usual * limits.usual.narrowMin, usual * limits.usual.narrowMax]
  return (difference > 0 && ratio > most) || (difference < 0 && ratio < least)
}

/** Words; where they are not parted, two characters stand for one. */
function lengthInWords(text: string): number {
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  return unspaced > 0 ? Math.max(words(text), Math.ceil(unspaced / 2)) : words(text)
}
