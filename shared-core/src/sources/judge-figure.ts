import { letter } from '../languages/characters/characters.ts'
import type { Language } from '../languages/language.ts'
import type { Quantity } from '../languages/quantities/quantity.ts'
import { readDays } from '../languages/quantities/read-days.ts'
import { readFigures, sameSize } from '../languages/quantities/read-quantities.ts'
import { conversions } from '../languages/quantities/unit-words.ts'
import type { Claim } from './claim.ts'
import {
  countsOther,
  countsSame,
  isConverted,
  isRest,
  isRival,
  isSameNoun,
  isSlip,
  sameBareSize,
  sameDigits,
  sharesFigure,
  significant,
  spans,
  unitFit,
} from './compare-figures.ts'
import { isOfOtherCount, isReversed } from './figures-beside.ts'
import { judgeScore } from './judge-score.ts'
import { lacksName, sharesName } from './names-of-claims.ts'
import { type Passage, type Source, termsOf } from './read-source.ts'
import {
  type Beside,
  besideOf,
  isOfNameBefore,
  isOfOtherRow,
  isOfOtherSubject,
  isOfOtherYear,
  isOtherwise,
  lacksSubject,
} from './says-otherwise.ts'
import { readScores } from './scores.ts'
import { toldOfAnother } from './told-of-another.ts'
import { agreement, type Found, type Weighing, withoutItem } from './weigh-passages.ts'

/** From here on the same number is hardly one of something else. */
const large = 10_000

/** Terms of a line that is a label with its figure. */
const mostOfLabel = 3

const lastWord = new RegExp(`${letter}+$`, 'u')

export function judgeFigure(claim: Claim, source: Source, language: Language, weighing: Weighing, isForeign: boolean): Found {
  const at = claim.item.start - claim.sentence.start
  const score = readScores(claim.sentence.quote, language).find(({ start }) => start === at)
  return score === undefined
    ? judgeQuantity(claim, source, language, weighing, isForeign)
    : judgeScore(claim, score, source, language, weighing)
}

function judgeQuantity(claim: Claim, source: Source, language: Language, { of, nearest, count }: Weighing, isForeign: boolean): Found {
  const wanted = wantedOf(claim, source, language)
  if (wanted === null) return { answer: 'unclear', passage: null }
  const around = withoutItem(claim.sentence, claim.item)
  const others = readFigures(around, language)
  const years = readDays(around, language).map(({ year }) => year)
  /** `ton` for `tona` */
  const unitWord = lastWord.exec(claim.item.quote)?.[0].toLowerCase() ?? ''
  const isContent = (word: string): boolean => word !== '' && !language.contains('stopWords', word)
  const isUnknown = ({ follows }: Quantity): boolean =>
    wanted.measure !== '' && isContent(follows) && !(unitWord.length > 2 && follows.startsWith(unitWord))
  const isLone = isOnlyOne(wanted, source)
  const denies = (text: string): boolean => language.find('negations', text).length > 0
  const isDenied = denies(claim.sentence.quote)
  const partner = partnerOf(wanted, claim, language)
  const digits = /\d[\d.,]*\d/.exec(claim.item.quote)?.[0] ?? null
  const said = besideOf(
    claim.sentence.quote,
    { start: claim.item.start - claim.sentence.start, end: claim.item.end - claim.sentence.start },
    language,
  )
  let held: { passage: Passage; score: number; agreed: number; figure: Quantity } | null = null
  /** The figure as it is, of another thing: it fell, or it is of another year or name. */
  let otherwise: { passage: Passage; agreed: number; figure: Quantity } | null = null
  /** A figure that much looks like it; it counts where the page has the claim's nowhere. */
  let slip: { passage: Passage; score: number; figure: Quantity } | null = null
  let seen: { passage: Passage; score: number; at: number; how: 'unclear' | 'rounded' | 'converted' } | null = null
  let other: { passage: Passage; score: number; at: number; figure: string } | null = null
  /** A sentence of the page has the figure for another name. */
  let isDoubted = false
  for (const passage of source.passages) {
    const isUnread = digits !== null && holdsUnread(digits, passage)
    if (passage.quantities.length === 0 && !isUnread) continue
    const words = of(passage)
    if (isUnread && words.own >= agreement.near && (seen === null || seen.score < words.own))
      seen = { passage, score: words.own, at: 0, how: 'unclear' }
    let holds = false
    let rival: Quantity | null = null
    let like: Quantity | null = null
    for (const one of passage.quantities) {
      // another figure of the sentence, or its year, says what the passage is about, as a word does
      const fits = one.measure === wanted.measure && one.values.includes(wanted.values[0]!)
      const isTold =
        !passage.isRow &&
        (sharesFigure(others, passage.quantities, one) ||
          sharesYear(years, passage) ||
          (fits && isToldAlike(said, besideOf(passage.text, one, language))))
      const extra = isTold ? 1 : 0
      const more = count === 0 ? extra : extra * 0.3
      const [own, all] = [words.own + more, words.all + more]
      const fit = unitFit(wanted, one)
      const isOfRange = partner === null || isRangeOf(partner, one, passage)
      const size = fit === null || !isOfRange ? null : fit === 'same' ? sameSize(wanted, one) : sameBareSize(wanted, one)
      if (size !== null && size !== 'coarse') {
        holds = true
        const score = all + (fit === 'same' ? 0.3 : 0) + (size === 'exact' ? 0.1 : 0)
        const isSpecific = fit === 'same' && size === 'exact' && significant(wanted) >= (wanted.measure === '' ? 4 : 3)
        const isSame = isForeign
          ? fit === 'same' &&
            size === 'exact' &&
            (significant(wanted) >= 3 || sharesFigure(others, passage.quantities, one) || sharesName(claim, passage))
          : agrees({
              wanted,
              one,
              fit: fit!,
              size,
              own,
              all,
              passage,
              isAbout: words.isAbout || isTold,
              count,
              isSpecific,
              isLone,
              isUnknown: isUnknown(one),
            })
        if (isSame || (isSpecific && (all >= 0.1 || count === 0))) {
          const isOther =
            !isForeign && (isOfOtherNoun(wanted, one, passage, language) || isOfAnother(claim, said, passage, one, source, language))
          const isDoubtful = !isForeign && isOfOtherSubject(claim, passage, source, language)
          if (isDoubtful && !isOther) {
            seen ??= { passage, score, at: one.start, how: 'unclear' }
            isDoubted = true
          } else if (isOther) {
            if (otherwise === null || all > otherwise.agreed) otherwise = { passage, agreed: all, figure: one }
          } else if (held === null || score > held.score) held = { passage, score, agreed: all, figure: one }
        } else if (size === 'exact' && !isForeign && isOfOtherRow(claim, passage, source, language))
          otherwise ??= { passage, agreed: agreement.near, figure: one }
        // a number without its unit, in other words, is one of something else
        else if ((fit === 'same' || all >= agreement.near) && (seen === null || score > seen.score))
          seen = { passage, score, at: one.start, how: 'unclear' }
      } else if (
        isContent(one.follows) &&
        one.measure === '' &&
        !isSameNoun(wanted, one) &&
        sameDigits(wanted, one) &&
        all >= agreement.near
      ) {
        // the word behind it may be a scale or a unit
        holds = true
        if (seen === null || seen.score < all) seen = { passage, score: all, at: one.start, how: 'unclear' }
      } else if (size === 'coarse' && fit === 'same' && own >= agreement.coarse && !countsOther(wanted, one)) {
        holds = true
        if (seen === null || seen.score < own) seen = { passage, score: own, at: one.start, how: 'rounded' }
      } else if (isRest(wanted, one) && own >= agreement.near && (own < agreement.rest || isDenied !== denies(passage.text))) {
        holds = true
        if (seen === null || seen.score < own) seen = { passage, score: own, at: one.start, how: 'unclear' }
      } else if (isConverted(wanted, one) && own >= agreement.near) {
        holds = true
        if (seen === null || seen.score < own) seen = { passage, score: own, at: one.start, how: 'converted' }
      } else if (
        isRival(wanted, one) &&
        !others.some((known) => {
          const knownFit = unitFit(known, one)
          return knownFit !== null && (knownFit === 'same' ? sameSize(known, one) : sameBareSize(known, one)) !== null
        })
      )
        rival = rival !== null && !isSlip(wanted, one) ? rival : one
      if (rival === one && isSlip(wanted, one)) like = one
    }
    const isTold = rival !== null && !passage.isRow && (sharesFigure(others, passage.quantities, rival) || sharesYear(years, passage))
    const isLabel = words.shared > 0 && words.shared === labelTerms(passage, language)
    const own = Math.max(words.own, isLabel ? agreement.other : 0) + (isTold ? 0.3 : 0)
    const shared = words.shared + (isTold || isLabel ? 1 : 0)
    if (
      !holds &&
      like !== null &&
      (own >= (passage.isRow ? agreement.other : agreement.slip) ||
        (shared > 0 && words.all >= agreement.other) ||
        (count <= fewWords && isOnlyOne(like, source))) &&
      (slip === null || own > slip.score)
    )
      slip = { passage, score: own, figure: like }
    if (!holds && rival !== null && own >= agreement.other - (shared > 2 ? 0.2 : 0) && shared >= 2 && (other === null || own > other.score))
      other = { passage, score: own, at: rival.start, figure: passage.text.slice(rival.start, rival.end) }
  }
  const isOther = (score: number): boolean => other !== null && other.score - score >= agreement.ahead
  if (otherwise !== null && otherwise.agreed >= agreement.near && (held === null || otherwise.agreed > held.agreed))
    return { answer: 'other', passage: otherwise.passage.text, around: otherwise.figure.start }
  if (held !== null && !(isOther(held.agreed) && other!.score >= agreement.sure)) {
    const place = { passage: held.passage.text, around: held.figure.start }
    const ofAnother = isForeign ? null : toldOfAnother(around, others, held.passage, held.figure, wanted.measure, language)
    if (ofAnother === 'surely' && (years.length === 0 || sharesYear(years, held.passage))) return { answer: 'other', ...place }
    const isSure = ofAnother === null && !lacksName(claim, source) && !(isDoubted && lacksSubject(claim, held.passage))
    return { answer: isForeign || isSure ? 'stands_there' : 'unclear', ...place }
  }
  if (other !== null && (seen === null || seen.how === 'unclear' || isOther(seen.score)))
    return {
      answer: 'other',
      passage: other.passage.text,
      around: other.at,
      sourceFigure: other.figure.trim(),
      isSure: other.score >= agreement.sure,
    }
  if (seen !== null) return { answer: seen.how, passage: seen.passage.text, around: seen.at }
  if (slip !== null) {
    const { passage, figure } = slip
    return {
      answer: 'other',
      passage: passage.text,
      around: figure.start,
      sourceFigure: passage.text.slice(figure.start, figure.end).trim(),
    }
  }
  if (isOfOtherSystem(wanted, source)) return { answer: 'converted', passage: nearest?.text ?? null }
  return { answer: isOpen(wanted, language) ? 'unclear' : 'absent', passage: nearest?.text ?? null }
}

/** Both say of a figure that it rises or falls, or for which period it is. */
const isToldAlike = (said: Beside, other: Beside): boolean =>
  (said.way !== null && other.way !== null) || (said.period !== null && other.period === said.period)

/** `26 workers and 140 helpers` for the claim's 26 helpers. */
const isOfOtherNoun = (wanted: Quantity, one: Quantity, { quantities }: Passage, language: Language): boolean =>
  one.measure === '' &&
  one.follows.length > 3 &&
  !language.contains('stopWords', one.follows) &&
  countsOther(wanted, one) &&
  quantities.some((other) => other !== one && other.measure === '' && isSameNoun(wanted, other))

/** The passage has the figure, and says another thing of it. */
const isOfAnother = (claim: Claim, said: Beside, passage: Passage, one: Quantity, source: Source, language: Language): boolean =>
  (!passage.isRow && isOtherwise(said, besideOf(passage.text, one, language))) ||
  isOfOtherYear(claim, passage, one, source, language) ||
  isOfNameBefore(claim, passage, one, language) ||
  isOfOtherCount(claim, passage, one, language) ||
  isReversed(claim, passage, language) ||
  isOfOtherRow(claim, passage, source, language)

interface Compared {
  readonly wanted: Quantity
  readonly one: Quantity
  readonly fit: 'same' | 'bare'
  readonly size: 'exact' | 'rounded'
  readonly own: number
  readonly all: number
  readonly passage: Passage
  /** The passage has a word, year or figure of the claim that the title does not have. */
  readonly isAbout: boolean
  readonly count: number
  readonly isSpecific: boolean
  readonly isLone: boolean
  /** The word behind the page's number may be a unit. */
  readonly isUnknown: boolean
}

/** The words around a figure of the right size say that it is the claim's. */
function agrees({ wanted, one, fit, size, own, all, passage, isAbout, count, isSpecific, isLone, isUnknown }: Compared): boolean {
  const { isRow } = passage
  const isExact = size === 'exact'
  // `After 40 miles the money ran out` for `Only 40 miles of it were built`
  if (fit === 'same' && isExact && isLone && (count <= fewWords || (isAbout && own >= agreement.near))) return true
  const bound = fit === 'same' ? (isRow ? agreement.row : agreement.same) : isRow ? 0.3 : agreement.bare
  // `Height | 34 m` on the page of the lighthouse
  const isTitled = fit === 'same' && isExact && wanted.measure !== '%' && significant(wanted) >= 2
  return (
    // a number without its sign is no share, but in a table
    (fit === 'same' || isRow || (wanted.measure !== '%' && !isUnknown)) &&
    (wanted.measure !== '' || isRow || isAbout || countsSame(wanted, one) || (isExact && wanted.values[0]! >= large)) &&
    all >= bound &&
    (own > 0 || all >= agreement.bare || isSpecific || count === 0 || (isTitled && all >= agreement.same)) &&
    (isExact || own >= bound)
  )
}

/** Words of a claim beside its figure that say too little to be looked for. */
const fewWords = 2

/** The page has no other figure of the unit. */
const isOnlyOne = (wanted: Quantity, { passages }: Source): boolean =>
  wanted.measure !== '' &&
  wanted.measure !== '%' &&
  passages.every(({ quantities }) => quantities.every((one) => one.measure !== wanted.measure || sameSize(wanted, one) === 'exact'))

/** Terms of a line that says nothing but what its one figure is, such as `Warranty: 5 years`; 0: it says more. */
function labelTerms({ quantities: [one, ...more], terms, text }: Passage, language: Language): number {
  if (one === undefined || more.length > 0 || terms.size > mostOfLabel + 1) return 0
  const { size } = termsOf(`${text.slice(0, one.start)} ${text.slice(one.end)}`, language)
  return size > mostOfLabel ? 0 : size
}

/** A page writes a part of a whole by two counts, too, and one of something by an article. */
const isOpen = ({ isShare, isWord, values, unit, measure, follows }: Quantity, language: Language): boolean =>
  isShare ||
  values[0] === unit ||
  (isWord && spans.includes(measure)) ||
  (measure === '' && follows.length > 0 && follows.length < 3 && !language.unspaced)

/** The figure of a claim; pounds are money where the page's are. */
function wantedOf(claim: Claim, source: Source, language: Language): Quantity | null {
  const read = quantityOf(claim, language)
  return read === null || !isMoneyOf(source, read)
    ? read
    : { ...read, measure: '£', unit: 1, values: read.values.map((value) => value / 16), step: read.step / 16 }
}

/** Between the two ends of a range. */
const rangeJoint = /^\s*(?:-|–|—|to|bis|à|al?|até|tot|do|до|~|〜|から|至|到)\s*$/u

/** The other end of the range that a figure of the claim is one of; null: it is of none. */
function partnerOf(wanted: Quantity, { sentence: { quote } }: Claim, language: Language): number | null {
  const figures = readFigures(quote, language)
  const at = figures.findIndex(({ start }) => start === wanted.start)
  const [before, after] = [figures[at - 1], figures[at + 1]]
  if (at < 0) return null
  if (before !== undefined && rangeJoint.test(quote.slice(before.end, wanted.start))) return before.values[0]!
  return after !== undefined && rangeJoint.test(quote.slice(wanted.end, after.start)) ? after.values[0]! : null
}

/** Of no range, or of one that has this other end. */
function isRangeOf(partner: number, one: Quantity, { quantities, text }: Passage): boolean {
  const at = quantities.indexOf(one)
  const ends = [quantities[at - 1], quantities[at + 1]].filter(
    (other) => other !== undefined && rangeJoint.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start))),
  )
  return ends.length === 0 || ends.some((other) => other!.values.includes(partner))
}

/** The passage has these digits where no figure was read: `10x26`. */
function holdsUnread(digits: string, { text, quantities }: Passage): boolean {
  let at = text.indexOf(digits)
  for (; at >= 0; at = text.indexOf(digits, at + 1)) {
    const [from, to] = [at, at + digits.length]
    const isWhole = !/\d[.,]?$/.test(text.slice(0, from)) && !/^[.,]?\d/.test(text.slice(to))
    if (isWhole && !quantities.some(({ start, end }) => start < to && from < end)) return true
  }
  return false
}

/** `90 million pounds` are money where the page has the sign and no pounds of weight. */
const isMoneyOf = ({ passages }: Source, { measure, unit }: Quantity): boolean =>
  measure === 'oz' &&
  unit === 16 &&
  passages.some(({ quantities }) => quantities.some((one) => one.measure === '£')) &&
  !passages.some(({ quantities }) => quantities.some((one) => one.measure === 'oz'))

/** The figure that a claim was made of, read again from its words. */
function quantityOf(claim: Claim, language: Language): Quantity | null {
  const start = claim.item.start - claim.sentence.start
  const found = readFigures(claim.sentence.quote, language)
  return found.find((one) => one.start === start) ?? readFigures(claim.item.quote, language)[0] ?? null
}

const sharesYear = (years: readonly number[], { days }: Passage): boolean => days.some(({ year }) => years.includes(year))

/** The page measures in the other system alone, and none of its numbers is the claim's. */
function isOfOtherSystem({ measure, values, unit }: Quantity, { passages }: Source): boolean {
  const systems = [['°', '°f'], ...conversions.flatMap(([from, to]) => (from === 's' ? [] : [[from, to]]))]
  const found = systems.find(([from, to]) => measure === from || measure === to)
  const away = found?.[0] === measure ? found[1] : found?.[0]
  const all = passages.flatMap(({ quantities }) => quantities)
  return (
    away !== undefined &&
    all.some((one) => one.measure === away) &&
    !all.some((one) => one.measure === measure || (one.measure === away && one.values[0]! / one.unit === values[0]! / unit))
  )
}
