import { type QueryTerm, termCoverage } from '../answers/coverage.ts'
import type { Language } from '../languages/language.ts'
import { isCut } from './guard-title.ts'
import type { RankContext } from './rank-titles.ts'
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
  /** The author's own title speaks in the first person, so sentences may too. */
  readonly isPersonal: boolean
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

function gradeOf({ text, family, place }: Candidate, { rank, subject, isPersonal }: GradeContext, language: Language): Grade {
  const terms = new Set(language.tokenize(text).words.map(({ term }) => term))
  const names = subject.length === 0 || subject.some((term) => terms.has(term))
  switch (family) {
    case 'keep':
      return names && (rank.question.length === 0 || termCoverage(rank.question, text, language) >= leastCoverage.part) ? 'good' : 'fill'
    case 'heading':
    case 'question':
      return names ? 'good' : 'fill'
    case 'lead': {
      if (!isPersonal && language.find('firstPerson', text).length > 0) return 'poor'
      if (opensLoosely(text, language)) return names && place !== 'section' ? 'fill' : 'spare'
      const covers =
        (rank.question.length > 0 && termCoverage(rank.question, text, language) >= leastCoverage.question) ||
        (rank.keyTerms.length > 0 && termCoverage(rank.keyTerms, text, language) >= leastCoverage.keyTerms)
      if (covers && place !== 'section') return 'good'
      if (names || covers) return 'fill'
      return 'spare'
    }
    case 'topic_lead':
      if (!isPersonal && language.find('firstPerson', text).length > 0) return 'poor'
      return opensLoosely(text.slice(text.search(/[:：]\s*/) + 1), language) ? 'spare' : 'fill'
    case 'answer':
      return /[?？؟]/.test(text) ? 'good' : 'fill'
    case 'speech':
      return names ? 'good' : 'fill'
    default:
      return 'good'
  }
}

/** Opens with a preposition or a joining word. */
function opensLoosely(text: string, language: Language): boolean {
  return language.find('leadIns', text)[0]?.start === 0 || language.find('transitionWords', text)[0]?.start === 0
}

/** Terms of the title by how many sentences say them × their weight, the two heaviest; of a title the text does not take up, the key terms. */
export function subjectTerms(title: string, keyTerms: readonly QueryTerm[], support: Support, language: Language): readonly string[] {
  const heaviest = language
    .terms(title)
    .filter((term) => !/^[0-9]+$/.test(term))
    .map((term) => ({ term, points: support.count(term) * language.weight(term) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 2)
    .map(({ term }) => term)
  return heaviest.length > 0 ? heaviest : keyTerms.slice(0, 2).map(({ term }) => term)
}
