import { authorNamed } from './author-named/author-named.ts'
import { dateAge } from './date-age/date-age.ts'
import { dateVisible } from './date-visible/date-visible.ts'
import { descriptionLength } from './description-length/description-length.ts'
import { headingStructure } from './heading-structure/heading-structure.ts'
import { imageAlt } from './image-alt/image-alt.ts'
import { linkInternal } from './link-internal/link-internal.ts'
import { llmsTxt } from './llms-txt/llms-txt.ts'
import { openingAnswer } from './opening-answer/opening-answer.ts'
import { pageIndexable } from './page-indexable/page-indexable.ts'
import { pageSnippet } from './page-snippet/page-snippet.ts'
import { questionCoverage } from './question-coverage/question-coverage.ts'
import { searchBotAccess } from './search-bot-access/search-bot-access.ts'
import { sectionOpeningAnswer } from './section-opening-answer/section-opening-answer.ts'
import { sourceLinked } from './source-linked/source-linked.ts'
import { statisticDensity } from './statistic-density/statistic-density.ts'
import { structuredDataFaq } from './structured-data-faq/structured-data-faq.ts'
import { textReadability } from './text-readability/text-readability.ts'
import { textSufficient } from './text-sufficient/text-sufficient.ts'
import { textVisible } from './text-visible/text-visible.ts'
import { titleLength } from './title-length/title-length.ts'
import { titlePresent } from './title-present/title-present.ts'
import { titleQuestionMatch } from './title-question-match/title-question-match.ts'
import { titleWidth } from './title-width/title-width.ts'

/** Every check, in alphabetical order. The explicit list from which `CheckId` is derived; the order of reports is the rubric's. */
export const checks = [
  authorNamed,
  dateAge,
  dateVisible,
  descriptionLength,
  headingStructure,
  imageAlt,
  linkInternal,
  llmsTxt,
  openingAnswer,
  pageIndexable,
  pageSnippet,
  questionCoverage,
  searchBotAccess,
  sectionOpeningAnswer,
  sourceLinked,
  statisticDensity,
  structuredDataFaq,
  textReadability,
  textSufficient,
  textVisible,
  titleLength,
  titlePresent,
  titleQuestionMatch,
  titleWidth,
] as const

export type CheckId = (typeof checks)[number]['id']
