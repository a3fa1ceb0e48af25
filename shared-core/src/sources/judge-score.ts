import type { Language } from '../languages/language.ts'
import type { Claim } from './claim.ts'
import { lacksName } from './names-of-claims.ts'
import type { Passage, Source } from './read-source.ts'
import { isSameScore, readScores, type Score } from './scores.ts'
import { agreement, type Found, type Weighing } from './weigh-passages.ts'

/** A result of a game or a vote. It contradicts a page that has another one in the same words, and this one nowhere. */
export function judgeScore(claim: Claim, wanted: Score, source: Source, language: Language, { of, nearest }: Weighing): Found {
  let held: { passage: Passage; score: number; at: number } | null = null
  let other: { passage: Passage; score: number; found: Score } | null = null
  let isSeen = false
  for (const passage of source.passages) {
    const scores = readScores(passage.text, language)
    if (scores.length === 0) continue
    const { own, all } = of(passage)
    const same = scores.find((one) => isSameScore(one, wanted))
    if (same !== undefined) {
      isSeen = true
      if (all >= agreement.near && all > (held?.score ?? 0)) held = { passage, score: all, at: same.start }
    } else if (own >= agreement.near && own > (other?.score ?? 0)) other = { passage, score: own, found: scores[0]! }
  }
  if (held !== null) {
    // another game of the same words may be meant
    const isSure = !lacksName(claim, source) && (other === null || other.score - held.score < agreement.ahead)
    return { answer: isSure ? 'stands_there' : 'unclear', passage: held.passage.text, around: held.at }
  }
  if (isSeen || other === null) return { answer: 'unclear', passage: nearest?.text ?? null }
  const { passage, found } = other
  return { answer: 'other', passage: passage.text, around: found.start, sourceFigure: passage.text.slice(found.start, found.end) }
}
