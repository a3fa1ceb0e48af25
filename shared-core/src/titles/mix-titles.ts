import { articleTitle, isQuestion, mainQuestion } from '../answers/questions.ts'
import type { TitleSuggestion } from '../model/titles.ts'
import { guardTitle, isOneOf } from './guard-title.ts'
import { articleKeyTerms } from './key-terms.ts'
import { compareTitles, scoreTitle } from './rank-titles.ts'
import { suggestTitles, type TitleInput, textOf, writtenIn } from './suggest-titles.ts'
import { createSupport } from './support.ts'
import { textReasons } from './text-reasons.ts'
import { textWidth } from './text-width.ts'
import { termOverlap } from './title-overlap.ts'

/** What a text generator wrote: `parseTitles` of its answer, and its id. */
export interface GeneratedTitles {
  readonly origin: string
  readonly texts: readonly string[]
}

/** Suggestions of rules and of a generator, best first, and how many of the generator's failed a guard. */
export interface MixedTitles {
  readonly titles: readonly TitleSuggestion[]
  readonly refused: number
}

/** Rule-made titles that stay in the list. Source: scoring.md 4.5. */
const leastRuleMade = 3

/** Content terms that two titles may share, of all that both have. Source: scoring.md 4.1. */
const tooSimilar = 0.8

/**
 * Adds a generator's titles to those of the rules, by the same guards and the same ranking: every claim must be in the text, and a result page must show
 * all of it. A generator never sets a score.
 */
export function mixTitles(input: TitleInput, { origin, texts }: GeneratedTitles): MixedTitles {
  const { article, language, context } = input
  const wanted = Math.max(0, Math.min(10, context.options.titles))
  const text = textOf(input)
  const ruleMade = suggestTitles({ ...input, text })
  if (article.blocks.length === 0) return { titles: ruleMade, refused: texts.length }
  const support = createSupport(text, language)
  const question = mainQuestion({ article, language, targetQueries: context.targetQueries })
  const rank = { question: question?.terms ?? [], keyTerms: articleKeyTerms(article, language) }
  const current = article.title?.value ?? article.headline?.value ?? ''
  const guard = {
    support,
    ownTitle: articleTitle(article),
    isKnown: isOneOf([current, ...(context.otherTitles ?? [])].filter((title) => title !== '')),
    isWritten: writtenIn(article),
  }
  const passed = texts.filter((text) => guardTitle(text, { ...guard, mayAsk: isQuestion(text, language) }, language) === null)
  const generated = passed.map((text) => ({
    text,
    origin,
    score: scoreTitle(text, rank, language),
    reasons: textReasons(text, rank, question?.text ?? null, language),
    claims: support.spans(language.terms(text)),
    width: textWidth(text),
  }))
  const kept = ruleMade.slice(0, Math.min(leastRuleMade, wanted))
  for (const title of [...generated, ...ruleMade.slice(kept.length)].sort(compareTitles)) {
    if (kept.length >= wanted) break
    const isNew = kept.every((other) => {
      const { shared, union } = termOverlap(language.terms(other.text), language.terms(title.text))
      return union > 0 && shared <= tooSimilar * union
    })
    if (isNew) kept.push(title)
  }
  return { titles: kept.sort(compareTitles), refused: texts.length - passed.length }
}
