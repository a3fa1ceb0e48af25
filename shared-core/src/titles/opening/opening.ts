import type { ArticleText } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'
import type { OpeningSource } from '../../languages/opening-source.ts'
import type { Range } from '../../model/values.ts'
import type { Counted } from '../../signals/structure/counted-parts.ts'
import type { TellingSentence } from '../../signals/structure/telling-sentences.ts'
import type { Subject } from '../from-text/subject-phrase.ts'
import { activityTitle } from './activity-title.ts'
import { describedTitles } from './described-titles.ts'
import { isDuration } from './is-duration.ts'
import { newsTitle } from './lede-title.ts'
import { openingTitles } from './opening-titles.ts'
import { openingWordsOf } from './opening-words.ts'
import { peopleOf } from './people.ts'
import { isCall, sentenceTitle, shortened } from './sentence-title.ts'
import { nameSubject, subjectsOf } from './subjects.ts'

/** What finds the subject of a text and reads its first sentences for its title, by words of its language; null: they are not known. */
export function createOpening(source: OpeningSource | null) {
  const known = openingWordsOf(source)
  return {
    activityTitle: (text: ArticleText, steps: Counted | null, language: Language): string | null =>
      activityTitle(text, steps, known, language),
    describedTitles: (description: string, text: ArticleText, subjects: readonly Subject[], language: Language): readonly string[] =>
      describedTitles(description, text, subjects, known, language),
    isCall: (sentence: TellingSentence): boolean => isCall(sentence, known),
    isDuration,
    newsTitle: (text: ArticleText, language: Language, year: number): string | null => newsTitle(text, known, language, year),
    nameSubject,
    peopleOf,
    openingTitles: (text: ArticleText, subjects: readonly Subject[], language: Language): readonly string[] =>
      openingTitles(text, subjects, known, language),
    sentenceTitle: (text: ArticleText, language: Language, year: number): string | null => sentenceTitle(text, known, language, year),
    shortened: (sentence: TellingSentence, text: ArticleText, language: Language): Range => shortened(sentence, text, known, language),
    subjectsOf: (text: ArticleText, language: Language, description = ''): readonly Subject[] =>
      subjectsOf(text, known, language, description),
  }
}
export type ReadOpening = ReturnType<typeof createOpening>
