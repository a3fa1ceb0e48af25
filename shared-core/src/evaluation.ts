/**
 * Functions for measuring the core against labelled data: used by `pnpm evaluate` and by anyone who wants to check us.
 * Pure and synchronous; JSON in, JSON out; every language pack is loaded.
 */
import { coverage, type QueryTerm, queryTerms, totalWeight } from './answers/ranking/coverage.ts'
import { type ScoredSentence, scorePassage, weightsOf } from './answers/ranking/passage-score.ts'
import { scorePlace } from './answers/ranking/place-score.ts'
import { createJudge, type WrittenVerdict } from './guard/judge-written.ts'
import { allPacks } from './languages/all.ts'
import type { Language } from './languages/language.ts'
import { languageFor } from './languages/language-for.ts'
import { readingEase } from './languages/reading-ease.ts'
import { headlineRisk as riskOf } from './signals/title/headline-risk.ts'
import { rankCandidates as rank } from './titles/rank-candidates.ts'

const languageOf = (tag: string): Language => languageFor(tag, allPacks)

/**
 * Rates passages as answers to a question (no answer-type rule). `score` 0–1; `passage` is the index of the best, −1 without passages; `sentence`
 * the exact sentence of the best passage. More passages never lower the score. One passage alone is taken for the text under the
 * question, as the section of a heading that asks, and judged as such a section is.
 */
export function scoreAnswer({ question, passages, language: tag }: { question: string; passages: string[]; language: string }): {
  score: number
  passage: number
  sentence?: string
} {
  const language = languageOf(tag)
  const terms = queryTerms(question, language)
  let best: { readonly score: number; readonly passage: number; readonly sentence?: string } = { score: -1, passage: -1 }
  for (const [passage, text] of passages.entries()) {
    const { words, sentences } = language.tokenize(text)
    let next = 0
    const read = sentences.map((range) => {
      const held = new Set<string>()
      while (next < words.length && words[next]!.start < range.end) {
        held.add(words[next]!.term)
        next += 1
      }
      return { terms: held, asks: false, text: text.slice(range.start, range.end) }
    })
    const found = passages.length === 1 ? scorePlace(terms, read, language) : lexicalScore(terms, read, language)
    if (found.score <= best.score) continue
    const chosen = read[found.sentence]
    best = { score: found.score, passage, ...(chosen !== undefined && { sentence: chosen.text }) }
  }
  return { ...best, score: Math.max(0, best.score) }
}

function lexicalScore(terms: readonly QueryTerm[], sentences: readonly ScoredSentence[], { unspaced }: Language) {
  const scale = 2 * totalWeight(terms)
  const { points, sentence } = scorePassage(weightsOf(terms), sentences, unspaced)
  return { score: scale === 0 ? 0 : points / scale, sentence }
}

export { repeats } from './guard/create-text-guard.ts'
export type { WrittenVerdict } from './guard/judge-written.ts'

/**
 * Judges a person's title for a text: `carried` by the body; `reworded`, with the body's names, figures, negation, modality and direction, and
 * the words that the body lacks in `unheld`; or `refused`, with its reasons.
 *
 * @param body the text without its title: paragraphs, headings among them, or one string with a paragraph on each line
 * @param description what the page says of itself; it counts as the body does, unless it repeats the title
 */
export function judgeWritten({
  text,
  body,
  description = '',
  language,
}: {
  text: string
  body: string | readonly string[]
  description?: string
  language: string
}): WrittenVerdict {
  return createJudge(paragraphsOf(body), languageOf(language), description)(text)
}

const paragraphsOf = (body: string | readonly string[]): readonly string[] =>
  (typeof body === 'string' ? [body] : body)
    .flatMap((part) => part.split(/[\n\u2028\u2029]+/))
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Weights of title, description and address in `scoreMatch`; measured on search results (scoring.md 7.2). */
const matchWeights = { title: 0.75, description: 0.15, url: 0.1 } as const

/** Coverage of a query by title, meta description and the words of the address, 0–1. '' stands for absent: its weight goes to the others. */
export function scoreMatch({
  query,
  title,
  description,
  url,
  language: tag,
}: {
  query: string
  title: string
  description: string
  url: string
  language: string
}): number {
  const language = languageOf(tag)
  const path = urlWords(url)
  const parts = [
    { text: title, weight: matchWeights.title },
    { text: description, weight: description === '' ? 0 : matchWeights.description },
    { text: path, weight: path === '' ? 0 : matchWeights.url },
  ]
  let sum = 0
  let total = 0
  for (const { text, weight } of parts) {
    sum += weight * coverage(query, text, language)
    total += weight
  }
  return sum / total
}

/** Words of an address's path, query and fragment left out. */
function urlWords(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // a broken escape stays as written
  }
  return decoded
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[/_+.-]+/g, ' ')
    .trim()
}

/** Risk that a headline is clickbait, 0–1; never looks at capital letters. */
export function headlineRisk(title: string, language: string): number {
  return riskOf(title, languageOf(language))
}

/** Reading ease with one decimal, higher is easier; null where the language has no formula or the text no word. */
export function measureReadability({ text, language }: { text: string; language: string }): {
  ease: number | null
  formula: string | null
  sentences: number
  words: number
} {
  return readingEase([text], languageOf(language))
}

/**
 * Orders titles, best first; refused ones (too long, clickbait, a claim the text does not make …) come last with the reason as a code.
 * Without `text` claims are not checked and the match with the text does not count: only the headline's own features do.
 */
export function rankTitles(
  candidates: string[],
  { language: tag, text }: { language: string; text?: string },
): { text: string; score: number; reasons: { code: string }[] }[] {
  return rank(candidates, languageOf(tag), text ?? null)
}
