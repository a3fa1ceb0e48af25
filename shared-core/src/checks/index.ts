import { answerBlock } from './answer-block/answer-block.ts'
import { authorNamed } from './author-named/author-named.ts'
import { contentExtractable } from './content-extractable/content-extractable.ts'
import { dateAge } from './date-age/date-age.ts'
import { dateVisible } from './date-visible/date-visible.ts'
import { descriptionLength } from './description-length/description-length.ts'
import { enumerationMarkup } from './enumeration-markup/enumeration-markup.ts'
import { headingSpecific } from './heading-specific/heading-specific.ts'
import { headingStructure } from './heading-structure/heading-structure.ts'
import { imageAlt } from './image-alt/image-alt.ts'
import { linkInternal } from './link-internal/link-internal.ts'
import { llmsTxt } from './llms-txt/llms-txt.ts'
import { openingAnswer } from './opening-answer/opening-answer.ts'
import { pageGenuine } from './page-genuine/page-genuine.ts'
import { pageIndexable } from './page-indexable/page-indexable.ts'
import { pageMetadata } from './page-metadata/page-metadata.ts'
import { pageSnippet } from './page-snippet/page-snippet.ts'
import { passageSelfContained } from './passage-self-contained/passage-self-contained.ts'
import { passageSize } from './passage-size/passage-size.ts'
import { questionCoverage } from './question-coverage/question-coverage.ts'
import { quotationAttributed } from './quotation-attributed/quotation-attributed.ts'
import { searchBotAccess } from './search-bot-access/search-bot-access.ts'
import { sectionOpeningAnswer } from './section-opening-answer/section-opening-answer.ts'
import { sourceLinked } from './source-linked/source-linked.ts'
import { specificDensity } from './specific-density/specific-density.ts'
import { statisticDensity } from './statistic-density/statistic-density.ts'
import { statisticSource } from './statistic-source/statistic-source.ts'
import { structuredDataFaq } from './structured-data-faq/structured-data-faq.ts'
import { termRepetition } from './term-repetition/term-repetition.ts'
import { textFluency } from './text-fluency/text-fluency.ts'
import { textInHtml } from './text-in-html/text-in-html.ts'
import { textReadability } from './text-readability/text-readability.ts'
import { textSufficient } from './text-sufficient/text-sufficient.ts'
import { textVisible } from './text-visible/text-visible.ts'
import { titleAnswered } from './title-answered/title-answered.ts'
import { titleLength } from './title-length/title-length.ts'
import { titlePresent } from './title-present/title-present.ts'
import { titleQuestionMatch } from './title-question-match/title-question-match.ts'
import { titleWidth } from './title-width/title-width.ts'
import { toneNeutral } from './tone-neutral/tone-neutral.ts'
import { topicFocus } from './topic-focus/topic-focus.ts'

/** Every check, in alphabetical order. The explicit list from which `CheckId` is derived; the order of reports is the rubric's. */
export const checks = [
  answerBlock,
  authorNamed,
  contentExtractable,
  dateAge,
  dateVisible,
  descriptionLength,
  enumerationMarkup,
  headingSpecific,
  headingStructure,
  imageAlt,
  linkInternal,
  llmsTxt,
  openingAnswer,
  pageGenuine,
  pageIndexable,
  pageMetadata,
  pageSnippet,
  passageSelfContained,
  passageSize,
  questionCoverage,
  quotationAttributed,
  searchBotAccess,
  sectionOpeningAnswer,
  sourceLinked,
  specificDensity,
  statisticDensity,
  statisticSource,
  structuredDataFaq,
  termRepetition,
  textFluency,
  textInHtml,
  textReadability,
  textSufficient,
  textVisible,
  titleAnswered,
  titleLength,
  titlePresent,
  titleQuestionMatch,
  titleWidth,
  toneNeutral,
  topicFocus,
] as const

export type CheckId = (typeof checks)[number]['id']
