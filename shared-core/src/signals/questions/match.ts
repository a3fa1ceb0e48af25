import { mainQuestion } from '../../answers/questions.ts'
import { type QueryTerm, queryTerms, termCoverage } from '../../answers/ranking/coverage.ts'
import type { Language } from '../../languages/language.ts'
import { defineSignal } from '../define-signal.ts'
import { pathWords } from '../structure/links.ts'

/** Shares of the fields in a match, scoring.md title-question-match: title .60, description .15, H1 .15, words of the address .10. */
const matchSharesTitle = 60
const matchSharesDescription = 15
const matchSharesHeadline = 15
const matchSharesUrl = 10

interface MatchFields {
  /** '' counts as covering nothing. */
  readonly title: string
  /** null: absent, its share goes to the others. */
  readonly description: string | null
  readonly headline: string | null
  readonly url: string | null
}

/**
 * Share of a question's terms in title, description, H1 and address, 0–1. An absent field leaves its share to the others;
 * the share of an absent H1 goes to the title, which most themes print in its place.
 */
function measureMatch(terms: readonly QueryTerm[], { title, description, headline, url }: MatchFields, language: Language): number {
  const titleShare = headline === null ? matchSharesTitle + matchSharesHeadline : matchSharesTitle
  let points = titleShare * termCoverage(terms, title, language)
  let shares: number = titleShare
  for (const [share, text] of [
    [matchSharesDescription, description],
    [matchSharesHeadline, headline],
    [matchSharesUrl, url],
  ] as const) {
    if (text === null) continue
    points += share * termCoverage(terms, text, language)
    shares += share
  }
  return points / shares
}

/**
 * Coverage of the main question, or of the best three of several target queries, by the fields that search matches first.
 * `uncovered` are words of the question, stop words aside, that the title lacks. null when no question can be derived.
 */
export const match = defineSignal({
  fold: (_facts, { article, context, language }) => {
    const main = mainQuestion({ article, language, targetQueries: context.targetQueries })
    if (main === null) return null
    const address = article.slug ?? (article.url === null ? null : pathWords(article.url))
    const fields: MatchFields = {
      title: article.title?.value ?? '',
      description: article.description?.value ?? null,
      headline: article.headline?.value ?? null,
      url: address === null || address === '' ? null : pathWords(address),
    }
    const questions = context.targetQueries.map((query) => queryTerms(query, language)).filter((terms) => terms.length > 0)
    const shares = (questions.length === 0 ? [main.terms] : questions).map((terms) => measureMatch(terms, fields, language))
    const best = shares.sort((a, b) => b - a).slice(0, 3)
    const inTitle = new Set(language.tokenize(fields.title).words.map(({ term }) => term))
    return {
      question: main.text,
      isTarget: main.source === 'target',
      share: best.reduce((sum, share) => sum + share, 0) / best.length,
      uncovered: main.terms.filter(({ term, weight, stop }) => weight >= 5 && !stop && !inTitle.has(term)).map(({ text }) => text),
      hasTitle: fields.title !== '',
    }
  },
})
