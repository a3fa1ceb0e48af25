import type { ArticleText } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'
import type { Article } from '../../model/article.ts'
import type { OwnTitle, TitleBlock } from '../../model/titles.ts'
import type { Counted } from '../../signals/structure/counted-parts.ts'
import type { WantedBlocks } from '../blocks/find.ts'
import type * as Blocks from '../blocks/title-blocks.ts'
import type { AddCandidate } from '../candidate.ts'
import type { ReadOpening } from '../opening/opening.ts'
import type { Subject } from './subject-phrase.ts'
import { textTitles } from './text-titles.ts'

const fromDescription = [{ code: 'fromDescription', args: {} }] as const
const fromText = [{ code: 'fromText', args: {} }] as const
const fromOpening = [{ code: 'fromOpening', args: {} }] as const

interface Described {
  readonly article: Article
  readonly language: Language
}

/** What finds words of the text for a title: only for a title that is missing or has a fault. */
export function createOfText(
  {
    activityTitle,
    describedTitles,
    isCall,
    isDuration,
    nameSubject,
    newsTitle,
    openingTitles,
    peopleOf,
    sentenceTitle,
    shortened,
    subjectsOf,
  }: ReadOpening,
  { titleBlocks, wholeName }: Pick<typeof Blocks, 'titleBlocks' | 'wholeName'>,
) {
  const subjectPhrases = (text: ArticleText, { article, language }: Described): readonly Subject[] =>
    subjectsOf(text, language, article.description?.value ?? '').map((subject) => {
      const { start, end } = wholeName(subject.entry, subject, text, language)
      const isWhole = start === subject.start && end === subject.end
      return isWhole ? subject : { ...subject, start, end, text: subject.entry.block.text.slice(start, end) }
    })
  /** Adds titles in words of the description and of the opening: what is new, and what the reader does. */
  function addTitles(
    { description }: Article,
    text: ArticleText,
    subjects: readonly Subject[],
    steps: Counted | null,
    language: Language,
    year: number,
    add: AddCandidate,
  ): void {
    for (const title of describedTitles(description?.value ?? '', text, subjects, language)) add(title, 'text', fromDescription)
    const news = newsTitle(text, language, year)
    if (news !== null) add(news, 'text', fromOpening)
    for (const title of openingTitles(text, subjects, language)) add(title, 'text', fromOpening)
    const activity = activityTitle(text, steps, language)
    if (activity !== null) add(activity, 'text', fromOpening, steps)
  }
  /** Adds the title that the most telling sentence gives. */
  const addSentence = (text: ArticleText, language: Language, year: number, add: AddCandidate): void => {
    const title = sentenceTitle(text, language, year)
    if (title !== null) add(title, 'text', fromText)
  }
  return {
    addSentence,
    addTitles,
    nameSubject: (own: OwnTitle, text: ArticleText, subjects: readonly Subject[]): OwnTitle => nameSubject(own, text, subjects[0]),
    subjectPhrases,
    textTitles,
    titleBlocks: (input: Omit<WantedBlocks, 'isCall' | 'isDuration' | 'isPerson' | 'shortened'>): readonly TitleBlock[] =>
      titleBlocks({
        ...input,
        isCall,
        isDuration,
        shortened,
        isPerson: peopleOf(input.text, input.language).isPerson,
      }),
  }
}
export type OfText = ReturnType<typeof createOfText>
