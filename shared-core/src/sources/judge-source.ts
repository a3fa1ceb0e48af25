import { letter, upperLetter } from '../languages/characters/characters.ts'
import { withoutMarks } from '../languages/characters/rarer-characters.ts'
import type { Language } from '../languages/language.ts'
import type { Quantity } from '../languages/quantities/quantity.ts'
import { type Day, holdsDay, readDays, readDaysOfMonths } from '../languages/quantities/read-days.ts'
import { readFigures, sameSize, significantDigits } from '../languages/quantities/read-quantities.ts'
import { conversions } from '../languages/quantities/unit-words.ts'
import { type BareText, bareText } from './bare-text.ts'
import type { Claim, SourceVerdict, UncheckedReason } from './claim.ts'
import { type Passage, type Source, termsOf } from './read-source.ts'
import { besideOf, isOfNameBefore, isOfOtherRow, isOfOtherSubject, isOfOtherYear, isOtherwise, isSaidByOther } from './says-otherwise.ts'
import { toldOfAnother } from './told-of-another.ts'

/**
 * Shares of a claim's words, weighed by rareness, that a passage must have; set on the planted cases of `judge-source.test.ts`.
 * `same`: for a figure of the same size and unit; `bare`: for one without its unit; `coarse`: for a rounder form of it; `day`: for another day;
 * `other`: for another figure in its place, `slip`: for one that looks like it; `near`: to be shown. `sure`, `ahead`: of another figure that a weaker passage does not outweigh.
 */
const agreement = {
  same: 0.2,
  row: 0.15,
  bare: 0.45,
  other: 0.5,
  year: 0.4,
  day: 0.4,
  finding: 0.35,
  near: 0.15,
  rest: 0.7,
  coarse: 0.3,
  slip: 0.25,
  sure: 0.85,
  ahead: 0.3,
} as const

/** From here on the same number is hardly one of something else. */
const large = 10_000

/** UTF-16 units of a passage that is shown. */
const longestPassage = 400

/** Says whether a source says what it is cited for. `language`: that of the article, which `source` was read for. Pure. */
export function judgeSource(claim: Claim, source: Source, language: Language): SourceVerdict {
  const verdict = (part: Pick<SourceVerdict, 'answer'> & Partial<SourceVerdict>): SourceVerdict => ({
    reason: null,
    passage: null,
    sourceFigure: null,
    language: source.language,
    ...part,
  })
  if (source.dead !== null) return verdict({ answer: 'link_dead', reason: source.dead })
  const isForeign = !isSameLanguage(source.language, language.tag)
  const weighing = createWeighing(claim, source, language)
  const found = {
    figure: judgeFigure,
    quotation: judgeQuotation,
    date: judgeDate,
    finding: judgeFinding,
  }[claim.kind](claim, source, language, weighing, isForeign)
  const passage = found.passage === null ? null : shown(found.passage, found.around ?? null)
  if (found.answer === 'stands_there') return verdict({ answer: 'stands_there', passage })
  const limit: UncheckedReason | null = source.limit ?? (isForeign ? 'language' : null)
  // another figure in the same words was read, whatever else was not
  const isRead = source.limit === null || source.limit === 'embedded' || (source.limit === 'paywall' && found.isSure === true)
  if (found.answer === 'other' && isRead && !isForeign)
    return verdict({ answer: 'does_not_hold', passage, sourceFigure: found.sourceFigure ?? null })
  if (limit !== null) return verdict({ answer: 'could_not_be_checked', reason: limit })
  if (found.answer !== 'other' && found.answer !== 'absent')
    return verdict({ answer: 'could_not_be_checked', reason: found.answer, passage })
  if (found.answer === 'absent' && (source.size === 'few_lines' || (source.size === 'short' && !isAbout(source, claim, language))))
    return verdict({ answer: 'could_not_be_checked', reason: 'unclear', passage })
  return verdict({ answer: 'does_not_hold', passage })
}

/** The page and the sentence share a word. */
function isAbout({ passages, titleTerms }: Source, { sentence }: Claim, language: Language): boolean {
  const terms = [...termsOf(sentence.quote, language)]
  return [titleTerms, ...passages.map((passage) => passage.terms)].some((known) => terms.some((term) => known.has(term)))
}

interface Found {
  /** `other`: the passage says another thing in the same words. */
  readonly answer: 'stands_there' | 'other' | 'absent' | 'unclear' | 'rounded' | 'converted'
  readonly passage: string | null
  /** The place in a long passage that is shown. */
  readonly around?: number
  readonly sourceFigure?: string
  /** Said in the very words of the claim: what stands behind a wall says no other thing. */
  readonly isSure?: boolean
}

interface Agreement {
  readonly own: number
  readonly all: number
  /** Words that both have. */
  readonly shared: number
  /** The passage has a word of the claim that the title does not have. */
  readonly isAbout: boolean
}

interface Weighing {
  /** Share of the claim's words, 0–1: of the passage alone, and with what stands around it. */
  readonly of: (passage: Passage) => Agreement
  readonly nearest: Passage | null
  readonly count: number
}

function createWeighing({ sentence, item, kind }: Claim, source: Source, language: Language): Weighing {
  const rest = withoutSaying(kind === 'finding' ? sentence.quote : withoutItem(sentence, item), language)
  // what names the page itself says nothing of what it holds
  const weights = new Map(
    [...termsOf(rest, language)].flatMap((term) =>
      term.length > 3 && source.name.includes(term) ? [] : [[term, 1 + language.weight(term)] as const],
    ),
  )
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const isOfTitle = (term: string): boolean => source.titleTerms.has(term)
  const isAllOfTitle = [...weights.keys()].every(isOfTitle)
  const kin = kinOf(rest, source, language)
  const of = (passage: Passage) => {
    let [own, all, shared, isAbout] = [0, 0, 0, isAllOfTitle]
    for (const [term, weight] of weights) {
      if (passage.terms.has(term) || kin.get(term)?.some((one) => passage.terms.has(one)) === true) {
        own += weight
        all += weight
        shared += 1
        isAbout ||= !isOfTitle(term)
      } else if (passage.near.has(term)) all += weight * 0.8
      else if (source.titleTerms.has(term)) all += weight * 0.6
    }
    return { own: total === 0 ? 0 : own / total, all: total === 0 ? 0 : all / total, shared, isAbout }
  }
  let nearest: Passage | null = null
  let best: number = agreement.near
  for (const passage of source.passages) {
    const { own } = of(passage)
    if (own > best) [nearest, best] = [passage, own]
  }
  return { of, nearest, count: weights.size }
}

/** Letters of the shortest word that counts within another, and those that stand before it. */
const shortestPart = 5
const shortestHead = 3

/** The words of a page that hold a word of the claim, or the other way: `woningbranden` and `branden`, `وبدأ` and `بدأ`. */
function kinOf(text: string, { compounds }: Source, language: Language): ReadonlyMap<string, readonly string[]> {
  if (compounds.length === 0) return new Map()
  const isRightToLeft = language.tag.startsWith('ar') || language.tag.startsWith('he')
  const isPart = (whole: string, part: string, term: string): boolean =>
    isRightToLeft
      ? part.length >= 3 && whole.length - part.length === 1 && whole.endsWith(part)
      : term.length >= shortestPart && whole.length >= part.length + shortestHead && whole.indexOf(term, shortestHead) > 0
  const words = language.tokenize(text).words.filter(({ stop }) => !stop)
  return new Map(
    words.map(({ form, term }) => {
      const kin = compounds.filter((one) => isPart(one.form, form, term) || isPart(form, one.form, one.term))
      return [term, kin.map((one) => one.term)] as const
    }),
  )
}

/** `reports`, `meldet`: the page does not say of itself that it says so. */
function withoutSaying(text: string, language: Language): string {
  let rest = text
  for (const { start, end } of language.find('sayingVerbs', text))
    rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`
  return rest
}

const withoutItem = (sentence: Claim['sentence'], item: Claim['item']): string =>
  `${sentence.quote.slice(0, Math.max(0, item.start - sentence.start))} ${sentence.quote.slice(Math.max(0, item.end - sentence.start))}`

/** Terms of a line that is a label with its figure. */
const mostOfLabel = 3

const lastWord = new RegExp(`${letter}+$`, 'u')

function judgeFigure(claim: Claim, source: Source, language: Language, { of, nearest, count }: Weighing, isForeign: boolean): Found {
  const wanted = wantedOf(claim, source, language)
  if (wanted === null) return { answer: 'unclear', passage: null }
  const around = withoutItem(claim.sentence, claim.item)
  const others = readFigures(around, language)
  const years = readDays(around, language).map(({ year }) => year)
  /** `ton` for `tona` */
  const unitWord = lastWord.exec(claim.item.quote)?.[0].toLowerCase() ?? ''
  const isContent = (word: string): boolean => word !== '' && !language.contains('stopWords', word)
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
  /** The figure as it is, told of another thing: it fell, it is of another year, or somebody else's. */
  let otherwise: { passage: Passage; agreed: number; figure: Quantity } | null = null
  /** A figure that much looks like it; it counts where the page has the claim's nowhere. */
  let slip: { passage: Passage; score: number; figure: Quantity } | null = null
  let seen: { passage: Passage; score: number; at: number; how: 'unclear' | 'rounded' | 'converted' } | null = null
  let other: { passage: Passage; score: number; at: number; figure: string } | null = null
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
        (sharesFigure(others, passage, one) ||
          sharesYear(years, passage) ||
          (fits && said.way !== null && besideOf(passage.text, one, language).way !== null))
      const extra = isTold ? 1 : 0
      const more = count === 0 ? extra : extra * 0.3
      const [own, all] = [words.own + more, words.all + more]
      const fit = unitFit(wanted, one)
      const isOfRange = partner === null || isRangeOf(partner, one, passage)
      const size = fit === null || !isOfRange ? null : fit === 'same' ? sameSize(wanted, one) : sameBareSize(wanted, one)
      if (size !== null && size !== 'coarse') {
        holds = true
        const score = all + (fit === 'same' ? 0.3 : 0) + (size === 'exact' ? 0.1 : 0)
        const bound = fit === 'same' ? (passage.isRow ? agreement.row : agreement.same) : passage.isRow ? 0.3 : agreement.bare
        const isUnknown =
          fit === 'bare' && wanted.measure !== '' && isContent(one.follows) && !(unitWord.length > 2 && one.follows.startsWith(unitWord))
        const isSpecific = fit === 'same' && size === 'exact' && significant(wanted) >= (wanted.measure === '' ? 4 : 3)
        // `Height | 34 m` on the page of the lighthouse
        const isTitled = fit === 'same' && size === 'exact' && wanted.measure !== '%' && significant(wanted) >= 2
        const agrees = isForeign
          ? fit === 'same' &&
            size === 'exact' &&
            (significant(wanted) >= 3 || sharesFigure(others, passage, one) || sharesName(claim, passage))
          : // a number without its sign is no share, but in a table
            (fit === 'same' || passage.isRow || (wanted.measure !== '%' && !isUnknown)) &&
            (wanted.measure !== '' ||
              passage.isRow ||
              words.isAbout ||
              countsSame(wanted, one) ||
              (size === 'exact' && wanted.values[0]! >= large)) &&
            all >= bound &&
            (own > 0 || all >= agreement.bare || isSpecific || count === 0 || (isTitled && all >= agreement.same)) &&
            (size === 'exact' || own >= bound)
        if (agrees || (isSpecific && (all >= 0.1 || count === 0))) {
          const isOther =
            !isForeign &&
            ((!passage.isRow && isOtherwise(said, besideOf(passage.text, one, language))) ||
              isOfOtherYear(claim, passage, one, language) ||
              isOfNameBefore(claim, passage, one, language) ||
              isOfOtherRow(claim, passage, source, language))
          const isDoubtful = !isForeign && isOfOtherSubject(claim, passage, source, language)
          if (isDoubtful && !isOther) seen ??= { passage, score, at: one.start, how: 'unclear' }
          else if (isOther) {
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
    const isTold = rival !== null && !passage.isRow && (sharesFigure(others, passage, rival) || sharesYear(years, passage))
    // a line such as `Warranty: 5 years` says nothing else
    const isLabel = passage.quantities.length === 1 && passage.terms.size <= mostOfLabel && words.shared === passage.terms.size
    const own = Math.max(words.own, isLabel && words.shared > 0 ? agreement.other : 0) + (isTold ? 0.3 : 0)
    const shared = words.shared + (isTold || isLabel ? 1 : 0)
    if (
      !holds &&
      like !== null &&
      (own >= (passage.isRow ? agreement.other : agreement.slip) || (shared > 0 && words.all >= agreement.other)) &&
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
    const isSure = isForeign || (!lacksName(claim, source) && !toldOfAnother(around, held.passage, held.figure, language))
    return { answer: isSure ? 'stands_there' : 'unclear', passage: held.passage.text, around: held.figure.start }
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

/** A name of the claim stands nowhere on the page, in no inflection and with no other accents. */
function lacksName({ names }: Claim, { text, name, titleTerms }: Source): boolean {
  if (names.length === 0) return false
  const small = withoutMarks(`${text}\n${[...titleTerms].join(' ')}\n${name}`.toLowerCase())
  return names.some(
    (one) =>
      !withoutMarks(one.toLowerCase())
        .split(/[\s'’-]+/)
        .some((part) => part.length > 1 && small.includes(part.slice(0, Math.max(3, Math.min(6, part.length - 2))))),
  )
}

/** The figure that a claim was made of, read again from its words. */
function quantityOf(claim: Claim, language: Language): Quantity | null {
  const start = claim.item.start - claim.sentence.start
  const found = readFigures(claim.sentence.quote, language)
  return found.find((one) => one.start === start) ?? readFigures(claim.item.quote, language)[0] ?? null
}

const significant = ({ values, step }: Quantity): number => significantDigits(Math.round(values[0]! / step))

/** `3.6 million` and `3.6` of something. */
function sameDigits(one: Quantity, other: Quantity): boolean {
  const digitsOf = ({ values, step }: Quantity): string => {
    const written = Math.round(values[0]! / step)
    return String(written).slice(0, significantDigits(written))
  }
  const digits = digitsOf(one)
  return other.step <= 1 && one.values[0]! > other.values[0]! && digits.length > 1 && digits === digitsOf(other)
}

/** Digits of a figure without the zeros around them. */
const digitsOf = ({ values, step }: Quantity): string => String(Math.round(values[0]! / step)).replace(/0+$/, '')

/** `412` for `421`, or with one other digit: what a slip of the finger makes. */
function isSlip(one: Quantity, other: Quantity): boolean {
  if (one.measure !== other.measure || one.isWord || other.isWord) return false
  // `412 km²` for `412 ha`
  const isOfUnit = one.unit !== other.unit && Math.abs(one.values[0]! / one.unit - other.values[0]! / other.unit) < one.step / one.unit / 2
  // `43,000 people` for `4,300`
  const isOfZeros = isSameNoun(one, other) && digitsOf(one).length > 1 && digitsOf(one) === digitsOf(other)
  return isOfUnit || isOfZeros || isSlipOf(digitsOf(one), digitsOf(other))
}

function isSlipOf(first: string, second: string): boolean {
  if (first.length !== second.length || first.length < 2 || first === second) return false
  const places = [...first].flatMap((digit, at) => (digit === second[at] ? [] : [at]))
  if (places.length === 1) return first.length > 2
  const [one, two] = places
  return places.length === 2 && first[one!] === second[two!] && first[two!] === second[one!]
}

const spans = ['month', 's']
const kilos = ['kilo', 'm', 'g']

/** `600 islands` and `600 small islands` */
const countsSame = (one: Quantity, other: Quantity): boolean => one.follows !== '' && one.follows.slice(0, 4) === other.follows.slice(0, 4)
const isSameNoun = (one: Quantity, other: Quantity): boolean =>
  one.follows.length > 3 && one.follows.slice(0, 5) === other.follows.slice(0, 5)

/** `8.1 doctors` and `8 cities`. */
const countsOther = (one: Quantity, other: Quantity): boolean =>
  one.measure === '' && one.follows !== '' && other.follows !== '' && one.follows.slice(0, 4) !== other.follows.slice(0, 4)

/** `same`: of one unit; `bare`: one of both does not tell what it measures. */
function unitFit(one: Quantity, other: Quantity): 'same' | 'bare' | null {
  if (one.measure === other.measure) return 'same'
  // `キロ` is a thousand metres or a thousand grams
  if (kilos.includes(one.measure) && kilos.includes(other.measure) && [one.measure, other.measure].includes('kilo')) return 'same'
  // a table may leave the unit out; `aged 50` says years
  if (other.measure === '') return 'bare'
  return one.measure === '' && spans.includes(other.measure) ? 'bare' : null
}

/** Compares as they are written: the unit of the one counts for the other. */
function sameBareSize(one: Quantity, other: Quantity): ReturnType<typeof sameSize> {
  const inUnit = (quantity: Quantity, unit: number): Quantity => ({
    ...quantity,
    values: quantity.values.map((value) => value * unit),
    step: quantity.step * unit,
  })
  return one.measure === '' ? sameSize(inUnit(one, other.unit), other) : sameSize(one, inUnit(other, one.unit))
}

const money = ['$', '€', '£', '¥', '元', '₹', '₽', 'chf', 'r$', 'peso']
const families = [
  money,
  ['m', 'inch'],
  ['g', 'oz'],
  ['l', 'gallon', 'barrel'],
  ['m²', 'acre'],
  ['°', '°f'],
  ['month', 's'],
  ['%', 'pp', 'times'],
  ['km/h', 'mph'],
]

/** Another figure for the same thing: of the same unit, or of one that is told in its place. */
function isRival(one: Quantity, other: Quantity): boolean {
  if (other.isWord && other.measure === '') return false
  // `the third quarter` holds no share
  if (other.isWord && other.isAbout && other.measure === '%' && !other.isShare) return false
  if (one.isShare) return other.measure === '%'
  if (one.measure === other.measure) return one.measure !== '' || isWithin(one.values[0]!, other.values[0]!, 1000)
  return families.some((family) => family.includes(one.measure) && family.includes(other.measure))
}

/** `80 percent have one` says `one in five has none`. */
const isRest = (one: Quantity, other: Quantity): boolean =>
  one.measure === '%' && other.measure === '%' && sameSize({ ...one, values: [100 - one.values[0]!] }, other) !== null

const isWithin = (a: number, b: number, times: number): boolean => a < b * times && b < a * times

function isConverted(one: Quantity, other: Quantity): boolean {
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(a) * 0.03
  if ((one.measure === '°' && other.measure === '°f') || (one.measure === '°f' && other.measure === '°')) {
    const [celsius, fahrenheit] = one.measure === '°' ? [one.values[0]!, other.values[0]!] : [other.values[0]!, one.values[0]!]
    return Math.abs(celsius * 1.8 + 32 - fahrenheit) < (one.isAbout || other.isAbout ? 4 : 1)
  }
  return conversions.some(([from, to, factor]) =>
    one.measure === from && other.measure === to
      ? isNear(one.values[0]! * factor, other.values[0]!)
      : one.measure === to && other.measure === from && isNear(one.values[0]!, other.values[0]! * factor),
  )
}

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

const sharesFigure = (others: readonly Quantity[], passage: Passage, but: Quantity): boolean =>
  others.some((known) =>
    passage.quantities.some((one) => one !== but && unitFit(known, one) === 'same' && sameSize(known, one) === 'exact'),
  )

const sharesYear = (years: readonly number[], { days }: Passage): boolean => days.some(({ year }) => years.includes(year))

const nameInside = new RegExp(`(?<!^)(?<!${letter})${upperLetter}${letter}{3,}`, 'gu')

/** A word with a capital that both have, in any inflection. */
const sharesName = ({ sentence }: Claim, passage: Passage): boolean =>
  [...sentence.quote.matchAll(nameInside)].some(([name]) => passage.text.includes(name.slice(0, 5)))

function judgeQuotation(claim: Claim, source: Source, _language: Language, _weighing: Weighing, isForeign: boolean): Found {
  const parts = claim.item.quote
    .split(/…|\.{3,}|\[[^\]]{0,80}\]|\(…\)/)
    .map((part) => bareText(part).text)
    .filter((part) => part.length >= 3)
  if (parts.length === 0) return { answer: 'unclear', passage: null }
  const whole = bareText(source.text)
  /** Where a part ends that begins so near; null: it does not stand there. */
  const endOf = (part: string, from: number): number | null => {
    const place = whole.text.indexOf(part, from)
    if (place >= 0 && place - from <= longestGap) return place + part.length
    return endOfParted(part, from, source.text, whole)
  }
  const isWhole = whole.text.includes(parts[0]!)
  const opening = isWhole ? parts[0]! : parts[0]!.slice(0, opensWith)
  let first = whole.text.indexOf(opening)
  for (let tries = 0; first >= 0 && (isWhole || tries < maxOpenings); first = whole.text.indexOf(opening, first + 1), tries += 1) {
    let at = first
    const isThere = parts.every((part) => {
      const end = endOf(part, at)
      if (end === null) return false
      at = end
      return true
    })
    if (isThere) {
      const [from, to] = [whole.places[first]!, whole.places[at - 1]! + 1]
      if (isOfSomebodyElse(claim, source.text, from, to))
        return { answer: 'other', passage: sentencesAround(source.text, from, to), around: 0 }
      return { answer: 'stands_there', passage: sentencesAround(source.text, from, to), around: 0 }
    }
  }
  if (isForeign) return { answer: 'absent', passage: null }
  const near = nearestTo(claim.item.quote, source, _language)
  return { answer: near.score >= agreement.other ? 'other' : 'absent', passage: near.passage }
}

/** Who says it stands between the quotation and the next stop, or right before it. */
function isOfSomebodyElse({ sentence, item }: Claim, page: string, from: number, to: number): boolean {
  const behind = page.slice(to, to + longestInsertion)
  const stop = /[.!?](?=\s+\S|$)|\n/.exec(behind.replace(/^[.!?]/, ' '))
  const ahead = page.slice(Math.max(page.lastIndexOf('\n', from), from - longestInsertion, 0), from)
  return isSaidByOther(withoutItem(sentence, item), ahead, behind.slice(0, stop?.index ?? behind.length), page)
}

/** Letters by which the beginning of a quotation is found. */
const opensWith = 10
/** Places at which a quotation may begin that the page does not have in one piece. */
const maxOpenings = 100
/** Units that a page puts between two halves of what somebody says: `”, said the mayor, “`. */
const longestInsertion = 120
const insertion = /^[\s,.;:!?–—-]{0,4}["”“»«」』’'][^\n]*["“”«»„「『‘']\s?$/u

/** The end of a part that the page says in two halves, with who says it between them; null: it does not. */
function endOfParted(part: string, from: number, text: string, { text: bare, places }: BareText): number | null {
  const opening = part.slice(0, opensWith)
  for (let at = bare.indexOf(opening, from); at >= 0 && at - from <= longestGap; at = bare.indexOf(opening, at + 1)) {
    let same = opening.length
    while (same < part.length && bare[at + same] === part[same]) same += 1
    // the word behind the first half may begin as the second half does
    for (let half = same; half > same - 3 && half >= opensWith / 2; half -= 1) {
      const rest = part.slice(half)
      const near = bare.slice(at + half, at + half + longestInsertion + rest.length).indexOf(rest)
      if (near < 0 || rest.length < opensWith / 2) continue
      const next = at + half + near
      const between = text.slice(places[at + half - 1]! + 1, places[next]!)
      if (between.length <= longestInsertion && insertion.test(between)) return next + rest.length
    }
  }
  return null
}

/** Letters that a quotation may leave out at one place. */
const longestGap = 3_000

function sentencesAround(text: string, from: number, to: number): string {
  const start = Math.max(text.lastIndexOf('\n', from) + 1, text.lastIndexOf('. ', from) + 2 > 1 ? text.lastIndexOf('. ', from) + 2 : 0)
  const line = text.indexOf('\n', to)
  return text.slice(from - start > 200 ? from : start, Math.min(line < 0 ? text.length : line, to + 120)).trim()
}

function nearestTo(text: string, source: Source, language: Language): { readonly passage: string | null; readonly score: number } {
  const terms = [...termsOf(text, language)]
  let best: { passage: string | null; score: number } = { passage: null, score: 0 }
  for (const passage of source.passages) {
    const score = terms.length === 0 ? 0 : terms.filter((term) => passage.terms.has(term)).length / terms.length
    if (score > best.score) best = { passage: passage.text, score }
  }
  return best.score < 0.3 ? { passage: null, score: best.score } : best
}

/** Years from those that a page names, which it may mean by `last year` and its like. */
const relativeYears = 3

/** `© 2026` under every page is no day of what it says. */
const ofTheSite = /^\s*(?:©|\(c\)|copyright)/i

function judgeDate(claim: Claim, source: Source, language: Language, weighing: Weighing, isForeign: boolean): Found {
  const wanted = readDays(claim.item.quote, language)[0]
  if (wanted === undefined) return judgeDayOfMonth(claim, source, language, weighing, isForeign)
  const { of, nearest, count } = weighing
  let held: { passage: Passage; score: number; own: number } | null = null
  let other: { passage: Passage; score: number; day: string } | null = null
  let isSeen = false
  /** A day in much the same words; it counts where the page has the other one nowhere. */
  let rival: { passage: Passage; score: number; day: string } | null = null
  for (const passage of source.passages) {
    if (passage.days.length === 0 || ofTheSite.test(passage.text)) continue
    const { own, all, shared } = of(passage)
    const match = passage.days.find((day) => holdsDay(wanted, day))
    const isOneDay = new Set(passage.days.map(({ year, month, day }) => `${year} ${month} ${day}`)).size === 1
    if (match !== undefined) {
      // a year is not yet the day of it
      isSeen ||= match.month !== null || wanted.month === null
      const agrees = isForeign
        ? wanted.month !== null && match.month !== null && sharesName(claim, passage)
        : // a whole day is seldom another one's
          all >= (wanted.day !== null && match.day !== null ? agreement.same : agreement.year) || (own > 0.25 && shared >= 2) || count === 0
      if (agrees && (held === null || all > held.score)) held = { passage, score: all, own }
    } else if (
      isOneDay &&
      ((own >= 0.6 && shared >= 3) || (own >= agreement.sure && shared >= 2)) &&
      (other === null || own > other.score)
    ) {
      const day = passage.days[0]!
      other = { passage, score: own, day: passage.text.slice(day.start, day.end) }
    } else if (isOneDay) {
      const day = passage.days[0]!
      // the same month of another year, or another day of it, in a sentence of the same name
      const isNear =
        wanted.month !== null &&
        day.month === wanted.month &&
        (day.year === wanted.year ? day.day !== null : true) &&
        sharesName(claim, passage)
      const isLike = wanted.day !== null && day.day !== null && shared >= 2 && own >= agreement.day
      const isSlip = own >= agreement.slip && isSlipOfDay(wanted, day)
      if ((isNear || isLike || isSlip) && own >= (rival?.score ?? 0))
        rival = { passage, score: own, day: passage.text.slice(day.start, day.end) }
    }
  }
  const isOther = other !== null && held !== null && other.score >= agreement.sure && other.score - held.own >= agreement.ahead
  if (held !== null && !isOther)
    return { answer: isForeign || !lacksName(claim, source) ? 'stands_there' : 'unclear', passage: held.passage.text }
  if (!isSeen) other ??= rival
  if (other !== null) return { answer: 'other', passage: other.passage.text, sourceFigure: other.day }
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
  for (const passage of passages) {
    const days = [
      ...readDaysOfMonths(passage.text, language),
      ...passage.days.flatMap((one) => (one.month === null || one.day === null ? [] : [{ ...one, month: one.month, day: one.day }])),
    ]
    if (days.length === 0) continue
    const { own, all, shared } = of(passage)
    if (days.some(({ month, day }) => month === wanted.month && day === wanted.day)) {
      if (all >= agreement.same) return { answer: 'stands_there', passage: passage.text }
      return { answer: 'unclear', passage: passage.text }
    }
    const isOne = new Set(days.map(({ month, day }) => month * 100 + day)).size === 1
    if (isOne && own >= 0.6 && shared >= 2 && own > (other?.score ?? 0))
      other = { passage, score: own, day: passage.text.slice(days[0]!.start, days[0]!.end) }
  }
  if (other !== null) return { answer: 'other', passage: other.passage.text, sourceFigure: other.day }
  return { answer: 'unclear', passage: nearest?.text ?? null }
}

/** Another month or day of the same year, or a year with two digits exchanged. */
const isSlipOfDay = (one: Day, other: Day): boolean =>
  one.year === other.year
    ? one.day !== null && other.day !== null && (one.day === other.day || one.month === other.month)
    : one.month === other.month && one.day === other.day && isSlipOf(`${one.year}`, `${other.year}`)

function judgeFinding(claim: Claim, source: Source, _language: Language, { of }: Weighing): Found {
  const text = source.text.toLowerCase()
  const missing = claim.names.filter(
    (name) =>
      !name
        .toLowerCase()
        .split(/[\s'’-]+/)
        .some((part) => part.length > 2 && text.includes(part.slice(0, 6))),
  )
  let best: { passage: Passage; score: number } | null = null
  for (const passage of source.passages) {
    const { all } = of(passage)
    if (best === null || all > best.score) best = { passage, score: all }
  }
  if (missing.length === 0 && best !== null && best.score >= agreement.finding)
    return { answer: 'stands_there', passage: best.passage.text }
  if (missing.length === claim.names.length && (best?.score ?? 0) < agreement.near) return { answer: 'absent', passage: null }
  return { answer: 'unclear', passage: best !== null && best.score >= agreement.near ? best.passage.text : null }
}

/** Languages that one text may be in by either name. */
const alike: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' }

/** Unknown counts as the same: a table or a short page tells no language. */
function isSameLanguage(one: string | null, other: string): boolean {
  const base = (tag: string): string => {
    const first = tag.split('-')[0]!.toLowerCase()
    return alike[first] ?? first
  }
  return one === null || one === 'und' || other === 'und' || base(one) === base(other)
}

/** A passage as it is shown: in one line, at most so long, around its place. */
function shown(text: string, around: number | null): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longestPassage) return line
  const from = Math.max(0, Math.min(line.length - longestPassage, (around ?? 0) - longestPassage / 2))
  const start = from === 0 ? 0 : line.indexOf(' ', from) + 1
  const cut = line.lastIndexOf(' ', start + longestPassage)
  return line.slice(start, cut > start ? cut : start + longestPassage)
}
