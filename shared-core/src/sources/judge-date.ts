import type { Language } from '../languages/language.ts'
import { type Day, holdsDay, readDays, readDaysOfMonths } from '../languages/quantities/read-days.ts'
import { readFigures } from '../languages/quantities/read-quantities.ts'
import type { Claim } from './claim.ts'
import { isSlipOf, sharesFigure, significant } from './compare-figures.ts'
import { lacksName, sharesName } from './names-of-claims.ts'
import type { Passage, Source } from './read-source.ts'
import { agreement, type Found, type Weighing, withoutItem } from './weigh-passages.ts'

/** Years from those that a page names, which it may mean by `last year` and its like. */
const relativeYears = 3

/** `© 2026` under every page is no day of what it says. */
const ofTheSite = /^\s*(?:©|\(c\)|copyright)/i

export function judgeDate(claim: Claim, source: Source, language: Language, weighing: Weighing, isForeign: boolean): Found {
  const wanted = readDays(claim.item.quote, language)[0]
  if (wanted === undefined) return judgeDayOfMonth(claim, source, language, weighing, isForeign)
  const { of, nearest, count } = weighing
  const figures = readFigures(withoutItem(claim.sentence, claim.item), language).filter((one) => significant(one) > 1)
  let held: { passage: Passage; score: number; own: number; isYear: boolean } | null = null
  let other: { passage: Passage; score: number; day: string; isWeak: boolean } | null = null
  let isSeen = false
  /** A day in much the same words; it counts where the page has the other one nowhere. */
  let rival: { passage: Passage; score: number; day: string; isOfYear: boolean } | null = null
  for (const passage of source.passages) {
    if (passage.days.length === 0 || ofTheSite.test(passage.text)) continue
    const { own, all, shared } = of(passage)
    // `in 1911, on 3 October 1911` is one day
    const days = passage.days.filter(
      (one) => one.month !== null || !passage.days.some(({ year, month }) => month !== null && year === one.year),
    )
    const match = days.find((day) => holdsDay(wanted, day))
    const isOneDay = new Set(days.map(({ year, month, day }) => `${year} ${month} ${day}`)).size === 1
    if (match !== undefined) {
      // a year is not yet the day of it
      isSeen ||= match.month !== null || wanted.month === null
      const agrees = isForeign
        ? wanted.month !== null && match.month !== null && sharesName(claim, passage)
        : // a whole day is seldom another one's
          all >= (wanted.day !== null && match.day !== null ? agreement.same : agreement.year) ||
          (own > 0.25 && shared >= 2) ||
          count === 0 ||
          sharesFigure(figures, passage.quantities, null)
      if (agrees && (held === null || all > held.score))
        held = { passage, score: all, own, isYear: match.month === null && wanted.day !== null }
    } else if (
      isOneDay &&
      ((own >= 0.6 && shared >= 3) || (own >= agreement.sure && shared >= 2)) &&
      (other === null || own > other.score)
    ) {
      const day = days[0]!
      other = { passage, score: own, day: passage.text.slice(day.start, day.end), isWeak: shared < 3 }
    } else if (isOneDay) {
      const day = days[0]!
      // the same month of another year, or another day of it, in a sentence of the same name
      const isNear =
        wanted.month !== null &&
        day.month === wanted.month &&
        (day.year === wanted.year ? day.day !== null : true) &&
        sharesName(claim, passage)
      const isLike = wanted.day !== null && day.day !== null && shared >= 2 && own >= agreement.day
      const isSlip = own >= agreement.slip && isSlipOfDay(wanted, day)
      const isOfYear = day.year === wanted.year && day.day !== null
      if ((isNear || isLike || isSlip) && own >= (rival?.score ?? 0))
        rival = { passage, score: own, day: passage.text.slice(day.start, day.end), isOfYear }
    }
  }
  const isOther = other !== null && held !== null && other.score >= agreement.sure && other.score - held.own >= agreement.ahead
  // the page has the year, and another day of it
  if (held?.isYear === true && !isSeen && rival?.isOfYear === true)
    return { answer: 'other', passage: rival.passage.text, sourceFigure: rival.day }
  if (held !== null && !isOther)
    return { answer: isForeign || !lacksName(claim, source) ? 'stands_there' : 'unclear', passage: held.passage.text }
  const found = isSeen ? (other?.isWeak === true ? null : other) : (other ?? rival)
  if (found !== null) return { answer: 'other', passage: found.passage.text, sourceFigure: found.day }
  const years = source.passages.flatMap((passage) => passage.days.map((day) => day.year))
  if (!isSeen && years.length > 0 && years.every((year) => Math.abs(year - wanted.year) >= relativeYears))
    return { answer: 'absent', passage: nearest?.text ?? null }
  // a year may be meant by the page's own date, or by words such as "last year"
  return { answer: 'unclear', passage: isSeen ? null : (nearest?.text ?? null) }
}

/** `30 September` without a year: the page may leave it out or name it, and another day in the same words is another one. */
function judgeDayOfMonth(claim: Claim, { passages }: Source, language: Language, { of, nearest }: Weighing, isForeign: boolean): Found {
  const wanted = readDaysOfMonths(claim.item.quote, language)[0]
  if (wanted === undefined || isForeign) return { answer: 'unclear', passage: null }
  let other: { passage: Passage; score: number; day: string } | null = null
  let seen: Passage | null = null
  for (const passage of passages) {
    const days = [
      ...readDaysOfMonths(passage.text, language),
      ...passage.days.flatMap((one) => (one.month === null || one.day === null ? [] : [{ ...one, month: one.month, day: one.day }])),
    ]
    if (days.length === 0) continue
    const { own, all, shared } = of(passage)
    if (days.some(({ month, day }) => month === wanted.month && day === wanted.day)) {
      if (all >= agreement.same) return { answer: 'stands_there', passage: passage.text }
      seen ??= passage
      continue
    }
    const isOne = new Set(days.map(({ month, day }) => month * 100 + day)).size === 1
    const [first] = days
    const isSlip = own >= agreement.slip && (first!.month === wanted.month || first!.day === wanted.day)
    if (isOne && ((own >= 0.6 && shared >= 2) || isSlip) && own > (other?.score ?? 0))
      other = { passage, score: own, day: passage.text.slice(first!.start, first!.end) }
  }
  if (seen !== null) return { answer: 'unclear', passage: seen.text }
  if (other !== null) return { answer: 'other', passage: other.passage.text, sourceFigure: other.day }
  return { answer: 'unclear', passage: nearest?.text ?? null }
}

/** Another month or day of the same year, or a year with two digits exchanged. */
const isSlipOfDay = (one: Day, other: Day): boolean =>
  one.year === other.year
    ? one.day !== null && other.day !== null && (one.day === other.day || one.month === other.month)
    : one.month === other.month && one.day === other.day && isSlipOf(`${one.year}`, `${other.year}`)
