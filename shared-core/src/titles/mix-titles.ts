import { articleTitle, isQuestion } from '../answers/questions.ts'
import { createDraftGuard, type DraftGuard, type DraftRefusal, type WrittenDraft } from '../guard/guard-draft.ts'
import type { TitleRefusal, TitleSuggestion } from '../model/titles.ts'
import { textWidth } from '../signals/text-width.ts'
import { guardTitle, isOneOf } from './guard-title.ts'
import { compareTitles } from './rank-titles.ts'
import { createRater, suggestTitles, type TitleInput, textOf } from './suggest-titles.ts'
import { createSupport } from './support.ts'
import { textReasons } from './text-reasons.ts'
import { termOverlap } from './title-overlap.ts'

/** A text generator's titles: `parseTitles` of its answer, and its id. */
export interface GeneratedTitles {
  readonly origin: string
  readonly texts: readonly WrittenDraft[]
}

/** Suggestions of rules and of a generator, best first, and how many of the generator's failed a guard. */
export interface MixedTitles {
  readonly titles: readonly TitleSuggestion[]
  readonly refused: number
}

/** Rule-made titles that stay in the list. Source: scoring.md 4.5. */
const minRuleMade = 3

/** Content terms that two titles may share, of all that both have. Source: scoring.md 4.1. */
const tooSimilar = 0.8

/**
 * Adds a generator's titles to those of the rules, by the same guards and the same ranking and one guard more: sentences of the article must
 * carry them. A generator never sets a score.
 */
export function mixTitles(input: TitleInput, { origin, texts }: GeneratedTitles): MixedTitles {
  const { article, language, context } = input
  const wanted = Math.max(0, Math.min(10, context.options.titles))
  const text = textOf(input)
  const ruleMade = suggestTitles({ ...input, text })
  if (article.blocks.length === 0) return { titles: ruleMade, refused: texts.length }
  const { passed: generated, refused } = writtenTitles(input, texts, origin)
  const chosen = ruleMade.slice(0, Math.min(minRuleMade, wanted))
  for (const title of [...generated, ...ruleMade.slice(chosen.length)].sort(compareTitles)) {
    if (chosen.length >= wanted) break
    const isNew = chosen.every((other) => {
      const { shared, union } = termOverlap(language.terms(other.text), language.terms(title.text))
      return union > 0 && shared <= tooSimilar * union
    })
    if (isNew) chosen.push(title)
  }
  return { titles: chosen.sort(compareTitles), refused: refused.length }
}

/** Titles of a generator that pass the guards of titles and are carried by sentences of the article, and why the others are dropped. */
export interface WrittenTitles {
  readonly passed: readonly TitleSuggestion[]
  readonly refused: readonly { readonly text: string; readonly reason: TitleRefusal | DraftRefusal }[]
}

/** Judges each title; one that names no sentences is held against those that hold its words. */
export function writtenTitles(
  input: TitleInput,
  drafts: readonly WrittenDraft[],
  origin: string,
  isCarried: DraftGuard = createDraftGuard(input.article, input.language),
): WrittenTitles {
  const { article, language, context } = input
  const support = createSupport(textOf(input), language)
  const { rank, asked, isWritten, rate } = createRater(input)
  const current = article.title?.value ?? article.headline?.value ?? ''
  const guard = {
    support,
    ownTitle: articleTitle(article),
    isKnown: isOneOf([current, ...(context.otherTitles ?? [])].filter((title) => title !== '')),
    isWritten,
  }
  const passed: TitleSuggestion[] = []
  const refused: WrittenTitles['refused'][number][] = []
  for (const { text, sentences } of drafts) {
    const unfit = guardTitle(text, { ...guard, mayAsk: isQuestion(text, language) }, language)
    const carriers = sentences.length > 0 ? sentences : support.spans(language.terms(text)).map(({ quote }) => quote)
    const carried = unfit === null ? isCarried({ text, sentences: carriers }) : null
    const reason = unfit ?? carried?.refusal ?? null
    if (reason !== null || carried === null) {
      refused.push({ text, reason: reason ?? 'uncarried' })
      continue
    }
    passed.push({
      text,
      origin,
      score: rate(text).score,
      reasons: textReasons(text, rank, asked, language),
      claims: carried.claims,
      width: textWidth(text),
    })
  }
  return { passed: passed.sort(compareTitles), refused }
}
