import type { Language } from '../languages/language.ts'
import { alikeTerms } from './alike-words.ts'
import type { Claim } from './claim.ts'
import { type Passage, type Source, termsOf } from './read-source.ts'

/**
 * Shares of a claim's words, weighed by rareness, that a passage must have; set on the planted cases of `judge-source.test.ts`.
 * `same`: for a figure of the same size and unit; `bare`: for one without its unit; `coarse`: for a rounder form of it; `day`: for another day;
 * `other`: for another figure in its place; `slip`: for one that looks like it; `near`: to be shown; `sure`, `ahead`: for another figure that no
 * weaker passage outweighs.
 */
export const agreement = {
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

export interface Found {
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

export interface Weighing {
  /** Share of the claim's words, 0–1: of the passage alone, and with what stands around it. */
  readonly of: (passage: Passage) => Agreement
  readonly nearest: Passage | null
  readonly count: number
}

export function createWeighing({ sentence, item, kind }: Claim, source: Source, language: Language): Weighing {
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
  const alike = alikeTerms(language)
  const of = (passage: Passage) => {
    let [own, all, shared, isAbout] = [0, 0, 0, isAllOfTitle]
    for (const [term, weight] of weights) {
      if (passage.terms.has(term) || [kin, alike].some((known) => known.get(term)?.some((one) => passage.terms.has(one)) === true)) {
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

export const withoutItem = (sentence: Claim['sentence'], item: Claim['item']): string =>
  `${sentence.quote.slice(0, Math.max(0, item.start - sentence.start))} ${sentence.quote.slice(Math.max(0, item.end - sentence.start))}`
