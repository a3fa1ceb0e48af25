import { articleTitle, isQuestion } from '../../answers/questions.ts'
import { createTextGuard, type TextGuard } from '../../guard/create-text-guard.ts'
import { createDraftGuard, type DraftGuard, type DraftRefusal, type WrittenDraft } from '../../guard/guard-draft.ts'
import type { Language } from '../../languages/language.ts'
import { textWidth } from '../../model/lengths/text-width.ts'
import type { TitleRefusal, TitleSuggestion } from '../../model/titles.ts'
import { isCut, shownPart } from '../../signals/title/shown-part.ts'
import { guardTitle, isOneOf, isSupported } from '../guard-title.ts'
import { createRater, type TitleInput, textOf } from '../judge-title.ts'
import { compareTitles } from '../rank-titles.ts'
import { suggestTitles } from '../suggest-titles.ts'
import { createSupport, type Support } from '../support.ts'
import { textReasons } from '../text-reasons.ts'
import { termOverlap } from '../title-overlap.ts'
import { promptSentences } from './prompt-sentences.ts'

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
 * Adds a generator's titles to those of the rules, by the same ranking and a guard in two tiers: they are in the text, or the text holds their
 * names, figures and turns, and the words it lacks are reported. Titles in words of the text come first. A generator never sets a score.
 */
export function mixTitles(input: TitleInput, { origin, texts }: GeneratedTitles): MixedTitles {
  const { article, language, context } = input
  const wanted = Math.max(0, Math.min(10, context.options.titles))
  const text = textOf(input)
  const ruleMade = suggestTitles({ ...input, text })
  if (article.blocks.length === 0) return { titles: ruleMade, refused: texts.length }
  const { passed: generated, refused } = writtenTitles(input, texts, origin)
  const chosen = ruleMade.slice(0, Math.min(minRuleMade, wanted))
  const others = [...generated, ...ruleMade.slice(chosen.length)].sort(compareSupport)
  return { titles: [...distinctTitles(others, language, wanted, chosen)].sort(compareSupport), refused: refused.length }
}

/** The titles that are chosen already, then the others in their order that are not too similar to an earlier one; at most `wanted`. */
export function distinctTitles(
  titles: readonly TitleSuggestion[],
  language: Language,
  wanted: number,
  first: readonly TitleSuggestion[] = [],
): readonly TitleSuggestion[] {
  const chosen = [...first]
  for (const title of titles) {
    if (chosen.length >= wanted) break
    const isNew = chosen.every((other) => {
      const { shared, union } = termOverlap(language.terms(other.text), language.terms(title.text))
      return union > 0 && shared <= tooSimilar * union
    })
    if (isNew) chosen.push(title)
  }
  return chosen
}

/** Carried before held, then by rank. */
const compareSupport = (a: TitleSuggestion, b: TitleSuggestion): number =>
  Number(a.support === 'held') - Number(b.support === 'held') || compareTitles(a, b)

/** Titles of a generator that the article carries or holds, and why the others are dropped. */
interface WrittenTitles {
  readonly passed: readonly TitleSuggestion[]
  readonly refused: readonly { readonly text: string; readonly reason: TitleRefusal | DraftRefusal }[]
}

/** Judges each title; one that names no sentences is held against those that hold its words. */
export function writtenTitles(
  input: TitleInput,
  drafts: readonly WrittenDraft[],
  origin: string,
  isCarried: DraftGuard = createDraftGuard(input.article, input.language),
  isHeld: TextGuard = createTextGuard(input.article, input.language),
): WrittenTitles {
  const { article, language, context } = input
  const support = createSupport(textOf(input), language)
  const { rank, asked, isWritten, rate } = createRater(input)
  const current = article.title?.value ?? article.headline?.value ?? ''
  const guard = {
    support: null,
    mayBeCut: true,
    ownTitle: articleTitle(article),
    isKnown: isOneOf([current, ...(context.otherTitles ?? [])].filter((title) => title !== '')),
    isWritten,
  }
  const passed: TitleSuggestion[] = []
  const refused: WrittenTitles['refused'][number][] = []
  const numbered = drafts.some(({ numbers }) => numbers !== undefined) ? promptSentences(article) : []
  for (const { text, sentences, numbers = [] } of drafts) {
    const unfit = guardTitle(text, { ...guard, mayAsk: isQuestion(text, language) }, language)
    const cited = numbers.slice(0, maxCited).flatMap((number) => numbered[number - 1] ?? [])
    const quoted = [...sentences, ...cited.map(({ quote }) => quote)]
    const judged = unfit ?? judge({ text, sentences: quoted }, { support, language, isCarried, isHeld })
    if (typeof judged === 'string') {
      refused.push({ text, reason: judged })
      continue
    }
    const shown = shownPart(text, language)
    passed.push({
      text,
      origin,
      score: rate(text).score,
      reasons: [...supportReasons(judged), ...textReasons(text, rank, asked, support.has, language)],
      claims: judged.claims,
      width: textWidth(text),
      support: judged.support,
      unheld: judged.unheld,
      ...(isCut(text, language) && { cut: text.slice(shown.length).trim() }),
    })
  }
  return { passed: passed.sort(compareSupport), refused }
}

/** Sentences cited by number that are read. */
const maxCited = 3

interface Supported extends Pick<TitleSuggestion, 'claims'> {
  readonly support: 'carried' | 'held'
  readonly unheld: readonly string[]
}

interface Judges {
  readonly support: Support
  readonly language: Language
  readonly isCarried: DraftGuard
  readonly isHeld: TextGuard
}

/** The tier of a title, or why it has none. One that cites nothing is held against the sentences with its words, then against the whole text. */
function judge(
  { text, sentences }: WrittenDraft,
  { support, language, isCarried, isHeld }: Judges,
): Supported | TitleRefusal | DraftRefusal {
  const carriers = sentences.length > 0 ? sentences : support.spans(language.terms(text)).map(({ quote }) => quote)
  const carried = isSupported(text, support, language) ? isCarried({ text, sentences: carriers }) : null
  if (carried !== null && carried.refusal === null) return { support: 'carried', claims: carried.claims, unheld: [] }
  const held = isHeld(text, sentences)
  if (held === null) return carried?.refusal ?? 'unsupported'
  return held.refusal ?? { support: 'held', claims: held.claims, unheld: held.unheld }
}

const supportReasons = ({ support, unheld }: Supported): TitleSuggestion['reasons'] =>
  support === 'carried'
    ? [{ code: 'standsInText', args: {} }]
    : unheld.length > 0
      ? [{ code: 'wordsNotInText', args: { words: unheld.join(', ') } }]
      : [{ code: 'heldByText', args: {} }]
