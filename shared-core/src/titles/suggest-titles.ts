import { articleTitle } from '../answers/questions.ts'
import { openingFor } from '../languages/loading/all-openings.ts'
import { labelsFor } from '../languages/loading/all-title-labels.ts'
import type { RatedTitles, TitleSuggestion } from '../model/titles.ts'
import { titleBlocks, wholeName } from './blocks/title-blocks.ts'
import type { Candidate } from './candidate.ts'
import { createOfText } from './from-text/of-text.ts'
import type { Refusal } from './guard-title.ts'
import {
  candidatesOf,
  createJudge,
  createRater,
  judgeOwn,
  judgeTitle,
  type TitleInput,
  type TitleWords,
  textOf,
  titlesFor,
} from './judge-title.ts'
import { ofForm } from './of-form.ts'
import { createOpening } from './opening/opening.ts'
import { createReadOwn } from './own/own.ts'
import { strangeFigure } from './own/strange-figure.ts'

const wordsFor = ({ language: { tag } }: TitleInput): TitleWords => ({
  ofText: createOfText(createOpening(openingFor(tag)), { titleBlocks, wholeName }),
  ofForm,
  labels: labelsFor(tag),
})

/** A candidate and what became of it; refused ones are listed, too, so that tests can see why. */
export interface JudgedCandidate {
  readonly candidate: Candidate
  readonly refusal: Refusal | null
}

/**
 * Titles made by rules from the author's own title, headings and counted lists, best first, at most three and at most
 * `context.options.titles`: each better than the title that is there, by the same score. None is an answer, too.
 */
export function suggestTitles(input: TitleInput): readonly TitleSuggestion[] {
  return rateTitles(input).titles
}

const readOwn = createReadOwn(strangeFigure)

/** The suggestions, the author's own title by the same score, and why there is no suggestion. */
export function rateTitles(input: TitleInput): RatedTitles {
  const judged = judgeTitle({ ...input, readOwn })
  const words = wordsFor(input)
  // who loads everything says no more than an editor does
  return titlesFor(judged, judged.lacksWords ? words : { ...words, ofText: null })
}

/** Every candidate of every family with the guard it failed, in the order of the families. */
export function judgeCandidates(given: TitleInput): readonly JudgedCandidate[] {
  const input = { ...given, readOwn }
  const rater = createRater(input)
  const { support } = rater
  if (support === null) return []
  const text = articleTitle(input.article)
  const refusalOf = createJudge(input, rater)
  const own = text === '' ? null : judgeOwn(text, rater, input)
  const words = wordsFor(input)
  const subjects = words.ofText?.subjectPhrases(textOf(input), input) ?? []
  return candidatesOf(input, own, support, { words, subjects }).map((candidate) => ({ candidate, refusal: refusalOf(candidate) }))
}
