import type { ArticleText } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'
import type { OwnTitle, TitleBlock } from '../../model/titles.ts'
import type { TitleBlockInput } from '../blocks/find.ts'
import type { ReadOpening } from '../opening/opening.ts'
import { activityTitle } from './activity-title.ts'
import { objectOfOpening } from './object-of-opening.ts'
import { rankPhrases } from './rank-phrases.ts'
import type { Subject } from './subject-phrase.ts'
import { textTitles, withSubject } from './text-titles.ts'

/** What finds words of the text for a title: only for a title that is missing or has a fault. */
export function createOfText(
  { describedTitles, isDuration, nameSubject, openingTitles, subjectsOf }: ReadOpening,
  findBlocks: (input: TitleBlockInput) => readonly TitleBlock[],
) {
  const subjectPhrases = (text: ArticleText, language: Language): readonly Subject[] => {
    const found = subjectsOf(text, rankPhrases(text, language), language)
    const object = objectOfOpening(text, language)
    return object === null ? found : [{ ...object, isSure: false, isLed: true }, ...found.filter(({ term }) => term !== object.term)]
  }
  return {
    activityTitle,
    nameSubject: (own: OwnTitle, text: ArticleText, language: Language): OwnTitle =>
      nameSubject(own, text, subjectPhrases(text, language)[0]),
    describedTitles,
    openingTitles,
    subjectPhrases,
    textTitles,
    titleBlocks: (input: Omit<TitleBlockInput, 'isDuration' | 'subjects'>): readonly TitleBlock[] =>
      findBlocks({ ...input, isDuration, subjects: subjectPhrases(input.text, input.language) }),
    withSubject,
  }
}
export type OfText = ReturnType<typeof createOfText>
