import type { Language } from '../../languages/language.ts'
import { opensWithReference } from '../passages.ts'
import { type QueryTerm, totalWeight } from './coverage.ts'
import { scorePassage, weightsOf } from './passage-score.ts'

/** A sentence under a question, with its terms. */
export interface PlacedSentence {
  readonly terms: Iterable<string>
  readonly text: string
}

/**
 * Shares of a passage's score: what its first sentence counts, adds for a definition, and loses by pointing back or without a sentence end.
 * `chosen` and `adds` choose a sentence. Fitted on typed questions of the changing half.
 */
const placeFirst = 0.2
const placeChosen = 0.15
const placeAdds = 0.2
const placeDefines = 0.3
const placePointsBack = 0.2
const placeNoSentence = 0.5

/** Terms beyond the question from which a sentence adds no more. */
const maxAdded = 12

/** UTF-16 units within which a definition's verb stands. */
const longestSubject = 80

const sentenceEnd = /[.!?。！？．।۔؟…]["'“”’»」』)）\]\s\d]*$/

/**
 * Share of a question that the passage below it answers, 0–1, and the sentence that does. Typed questions share few words with their
 * answers: passages that begin by saying what something is, and that are prose, answer more often than others that share as much.
 */
export function scorePlace(
  terms: readonly QueryTerm[],
  sentences: readonly PlacedSentence[],
  language: Language,
): { readonly score: number; readonly sentence: number } {
  const total = totalWeight(terms)
  const [first] = sentences
  if (total === 0 || first === undefined) return { score: 0, sentence: first === undefined ? -1 : 0 }
  const asked = sentences.map((sentence) => ({ terms: sentence.terms, asks: false }))
  const weights = weightsOf(terms)
  const whole = scorePassage(weights, asked, language.unspaced).points / (2 * total)
  const shares = asked.map((sentence) => scorePassage(weights, [sentence], true).points / (2 * total))
  const known = new Set(terms.map(({ term }) => term))
  const values = sentences.map(({ terms: held }, at) => {
    const added = [...new Set(held)].filter((term) => !known.has(term)).length
    return shares[at]! + (at === 0 ? placeChosen : 0) + (placeAdds * Math.min(added, maxAdded)) / maxAdded
  })
  let sentence = 0
  for (let at = 1; at < shares.length; at += 1) if (values[at]! > values[sentence]!) sentence = at
  if (language.unspaced) return { score: whole, sentence }
  const verb = language.find('definitionVerbs', first.text)[0]
  const ends = sentences.filter(({ text }) => sentenceEnd.test(text)).length / sentences.length
  const factor =
    1 +
    (verb !== undefined && verb.start > 0 && verb.start < longestSubject ? placeDefines : 0) -
    (opensWithReference(first.text, language) ? placePointsBack : 0) -
    (sentences.length > 1 ? placeNoSentence * (1 - ends) : 0)
  return { score: Math.min(1, ((1 - placeFirst) * whole + placeFirst * shares[0]!) * factor), sentence }
}
