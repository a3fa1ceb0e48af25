import type { ArticleText } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'
import type { OwnTitle, TitleBlock } from '../../model/titles.ts'
import type { TitleBlockInput } from '../blocks/find.ts'
import type { ReadOpening } from '../opening/opening.ts'
import type { Subject } from '../opening/subjects.ts'
import { countedPhrases } from './subject-phrase.ts'
import { textTitles, withSubject } from './text-titles.ts'

/** What finds words of the text for a title: only for a title that is missing or has a fault. */
export function createOfText(
  { isDuration, nameSubject, openingTitles, subjectsOf }: ReadOpening,
  findBlocks: (input: TitleBlockInput) => readonly TitleBlock[],
) {
  const subjectPhrases = (text: ArticleText, language: Language): readonly Subject[] =>
    subjectsOf(text, countedPhrases(text, language), language)
  return {
    nameSubject: (own: OwnTitle, text: ArticleText, language: Language): OwnTitle =>
      nameSubject(own, text, subjectPhrases(text, language)[0]),
    openingTitles,
    subjectPhrases,
    textTitles,
    titleBlocks: (input: Omit<TitleBlockInput, 'isDuration' | 'subjects'>): readonly TitleBlock[] =>
      findBlocks({ ...input, isDuration, subjects: subjectPhrases(input.text, input.language) }),
    withSubject,
  }
}
export type OfText = ReturnType<typeof createOfText>
