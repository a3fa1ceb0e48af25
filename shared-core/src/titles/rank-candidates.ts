import type { Language } from '../languages/language.ts'
import { guardTitle, type Refusal } from './guard-title.ts'
import { keyTerms } from './key-terms.ts'
import { compareTitles, scoreTitle } from './rank-titles.ts'
import { textSupport } from './support.ts'

/** A ranked title; `reasons` holds the code of the guard it failed, or nothing. */
export interface RankedCandidate {
  readonly text: string
  readonly score: number
  readonly reasons: { code: string }[]
}

/**
 * Titles from anywhere in the order of our own: those that pass the guards first. `text` null: there is no article to judge them by,
 * so claims, match and length are left out, and of the guards only form and least length remain.
 */
export function rankCandidates(candidates: readonly string[], language: Language, text: string | null): RankedCandidate[] {
  const terms = text === null ? [] : keyTerms([text], language)
  const support = text === null ? null : textSupport(text, language)
  return candidates
    .map((candidate) => {
      const refusal: Refusal | null = guardTitle(
        candidate,
        { support, ownTitle: text === null ? null : '', mayAsk: true, isWritten: null },
        language,
      )
      return { text: candidate, score: scoreTitle(candidate, { question: [], keyTerms: terms }, language), refusal }
    })
    .sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null) || compareTitles(a, b))
    .map(({ text: title, score, refusal }) => ({ text: title, score, reasons: refusal === null ? [] : [{ code: refusal }] }))
}
