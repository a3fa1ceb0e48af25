import { type QueryTerm, termCoverage } from '../answers/coverage.ts'
import { lowerLetter, upperLetter } from '../languages/characters.ts'
import type { Language } from '../languages/language.ts'
import { isCut } from './guard-title.ts'
import type { RankContext } from './rank-titles.ts'
import { standsAlone } from './stands-alone.ts'
import type { Support } from './support.ts'
import type { Candidate } from './title-candidates.ts'

/**
 * How well a candidate reads as a title: `good` as it is; `fill` where there are too few good ones; `long` would be good if a result page
 * did not cut it; `spare` at the very last, `last` even after that; `poor` never.
 */
export type Grade = 'good' | 'fill' | 'long' | 'spare' | 'last' | 'poor'

/** What the candidates of one article are graded against. */
export interface GradeContext {
  readonly rank: RankContext
  /** The terms that name what the article is about, at most two; empty: nothing tells. */
  readonly subject: readonly string[]
  /** More of them, at most four: a sentence from anywhere in the text must say one of these. */
  readonly around: readonly string[]
  /** What the article is about in words; such a name alone says nothing of it. '' : not known. */
  readonly topic: string
  /** The author's own title speaks in the first person, so sentences may too. */
  readonly isPersonal: boolean
  /** The author's own title is that of a how-to, so sentences may tell what to do. */
  readonly isHowTo: boolean
}

/** Least coverage of the main question or of the key terms by a sentence that makes a title. */
const leastCoverage = { question: 0.5, keyTerms: 0.6, part: 0.3 } as const

/** Content words below which a title fills in at best; a question says enough with two (`What can delay it?`). */
const fewWords = 3

/**
 * A sentence makes a good title only when it stands in the lead or answers the main question and covers that question or the key terms;
 * a part of the title or a heading only when it names the subject. A sentence that opens with a phrase (`In the winter …`)
 * fills in at best, and one in the first person only under a title in the first person.
 */
export function gradeCandidate(candidate: Candidate, context: GradeContext, language: Language): Grade {
  const grade = gradeOf(candidate, context, language)
  if (grade === 'poor') return grade
  if (isCut(candidate.text, language)) return grade === 'good' ? 'long' : 'last'
  const isShort = !language.unspaced && candidate.family !== 'question' && language.terms(candidate.text).length < fewWords
  return isShort ? 'spare' : grade
}

function gradeOf(
  { text, family, place }: Candidate,
  { rank, subject, around, topic, isPersonal, isHowTo }: GradeContext,
  language: Language,
): Grade {
  const { words } = language.tokenize(text)
  const says = (wanted: string): boolean => words.some(({ term }) => term === wanted)
  const names = subject.length === 0 || subject.some(says)
  switch (family) {
    case 'keep':
      if (isBare(text, topic, language)) return 'poor'
      return names && (rank.question.length === 0 || termCoverage(rank.question, text, language) >= leastCoverage.part) ? 'good' : 'fill'
    case 'heading':
    case 'question':
      return names ? 'good' : 'fill'
    case 'lead': {
      const isWhole = standsAlone(text, isHowTo, language)
      if (!isWhole || (!isPersonal && language.find('firstPerson', text).length > 0)) return 'poor'
      const covers =
        (rank.question.length > 0 && termCoverage(rank.question, text, language) >= leastCoverage.question) ||
        (rank.keyTerms.length > 0 && termCoverage(rank.keyTerms, text, language) >= leastCoverage.keyTerms)
      const isFront = place !== 'section'
      if (opensLoosely(text, language)) return names && isFront ? 'fill' : 'poor'
      if (covers && isFront) return 'good'
      if (names || covers) return 'fill'
      const isNear = around.some(says)
      const keys = rank.keyTerms.filter(({ term }) => says(term)).length
      const isKey = keys > 1 || (keys > 0 && (isFront || isConcrete(text, language)))
      return isNear || isKey ? 'spare' : 'poor'
    }
    case 'section':
      return language.unspaced || language.terms(saidAfter(text)).length > 1 ? 'good' : 'fill'
    case 'topic_lead': {
      const said = saidAfter(text)
      if (!standsAlone(said, isHowTo, language) || opensLoosely(said, language)) return 'poor'
      return !isPersonal && language.find('firstPerson', text).length > 0 ? 'poor' : 'fill'
    }
    case 'answer':
      return /[?？؟]/.test(text) ? 'good' : 'fill'
    case 'speech': {
      const said = saidAfter(text)
      if (!standsAlone(said, true, language) || opensLoosely(said, language)) return 'poor'
      return names ? 'good' : around.some(says) ? 'fill' : 'spare'
    }
    default:
      return 'good'
  }
}

/** A capital letter after a small one: inside a sentence it begins a name. */
const nameInside = new RegExp(`${lowerLetter} ${upperLetter}`, 'u')

/** It says a number, or enough words with a name among them. German writes every noun large. */
const isConcrete = (text: string, language: Language): boolean =>
  /[0-9]/.test(text) || (language.tag !== 'de' && nameInside.test(text) && language.terms(text).length > leastConcrete)

/** Content words of a sentence that a name alone makes worth a title. */
const leastConcrete = 4

/** What stands after the colon, without its quotation marks. */
export const saidAfter = (text: string): string => text.slice(text.search(/[:：]/) + 1).replace(/^[\s"“„«»]+|["”“»«]+$/g, '')

/** Content words up to which the topic alone is no title. */
const mostBare = 3

function isBare(text: string, topic: string, language: Language): boolean {
  if (text !== topic || language.unspaced) return false
  const { words } = language.tokenize(text.replace(/\s*\([^)]*\)/g, ''))
  return words.length <= mostBare && words.every(({ stop }) => !stop)
}

/** Opens with a preposition or a joining word. */
function opensLoosely(text: string, language: Language): boolean {
  return language.opens('leadIns', text) !== null || language.opens('transitionWords', text) !== null
}

/**
 * The terms without all of which a sentence is a poor title wherever it stands: those of the subject, of what is around it, of the question and
 * of the key terms. null: a sentence needs none.
 */
export function sentenceTerms({ rank: { question, keyTerms }, subject, around }: GradeContext): ReadonlySet<string> | null {
  if (subject.length === 0) return null
  const isWord = ({ stop }: QueryTerm): boolean => !stop
  const asked = question.some(isWord) ? question.filter(isWord) : question
  return new Set([...around, ...[...asked, ...keyTerms].map(({ term }) => term)])
}

/** Terms of the title by how many sentences say them × their weight, the `most` heaviest; of a title the text does not take up, the key terms. */
export function subjectTerms(
  title: string,
  keyTerms: readonly QueryTerm[],
  support: Support,
  most: number,
  language: Language,
): readonly string[] {
  const heaviest = language
    .terms(title)
    .filter((term) => !/^[0-9]+$/.test(term))
    .map((term) => ({ term, points: support.count(term) * language.weight(term) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ term }) => term)
  return heaviest.length > 0 ? heaviest : keyTerms.slice(0, most).map(({ term }) => term)
}
