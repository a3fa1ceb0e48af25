import { answerBlock } from './answer-block/answer-block.ts'
import { authorNamed } from './author-named/author-named.ts'
import { dateAge } from './date-age/date-age.ts'
import { dateOrder } from './date-order/date-order.ts'
import { dateVisible } from './date-visible/date-visible.ts'
import { descriptionLength } from './description-length/description-length.ts'
import { descriptionPresent } from './description-present/description-present.ts'
import { enumerationMarkup } from './enumeration-markup/enumeration-markup.ts'
import { headingOrder } from './heading-order/heading-order.ts'
import { headingSingleH1 } from './heading-single-h1/heading-single-h1.ts'
import { headingSpecific } from './heading-specific/heading-specific.ts'
import { headingStructure } from './heading-structure/heading-structure.ts'
import { imageAlt } from './image-alt/image-alt.ts'
import { imagePresent } from './image-present/image-present.ts'
import { linkAddress } from './link-address/link-address.ts'
import { linkExternal } from './link-external/link-external.ts'
import { linkInternal } from './link-internal/link-internal.ts'
import { linkText } from './link-text/link-text.ts'
import { openingAnswer } from './opening-answer/opening-answer.ts'
import { pageMetadata } from './page-metadata/page-metadata.ts'
import { paragraphLength } from './paragraph-length/paragraph-length.ts'
import { passageSelfContained } from './passage-self-contained/passage-self-contained.ts'
import { passageSize } from './passage-size/passage-size.ts'
import { passiveVoice } from './passive-voice/passive-voice.ts'
import { questionCoverage } from './question-coverage/question-coverage.ts'
import { quotationAttributed } from './quotation-attributed/quotation-attributed.ts'
import { sectionOpeningAnswer } from './section-opening-answer/section-opening-answer.ts'
import { sentenceLength } from './sentence-length/sentence-length.ts'
import { sentenceStart } from './sentence-start/sentence-start.ts'
import { slugShort } from './slug-short/slug-short.ts'
import { sourceLinked } from './source-linked/source-linked.ts'
import { specificDensity } from './specific-density/specific-density.ts'
import { statisticDensity } from './statistic-density/statistic-density.ts'
import { statisticSource } from './statistic-source/statistic-source.ts'
import { subheadingDistribution } from './subheading-distribution/subheading-distribution.ts'
import { termRepetition } from './term-repetition/term-repetition.ts'
import { textDepth } from './text-depth/text-depth.ts'
import { textEase } from './text-ease/text-ease.ts'
import { textFluency } from './text-fluency/text-fluency.ts'
import { textLength } from './text-length/text-length.ts'
import { textReadability } from './text-readability/text-readability.ts'
import { textSufficient } from './text-sufficient/text-sufficient.ts'
import { textVisible } from './text-visible/text-visible.ts'
import { titleAnswered } from './title-answered/title-answered.ts'
import { titleH1Match } from './title-h1-match/title-h1-match.ts'
import { titleLength } from './title-length/title-length.ts'
import { titlePresent } from './title-present/title-present.ts'
import { titleQuestionMatch } from './title-question-match/title-question-match.ts'
import { titleSubject } from './title-subject/title-subject.ts'
import { titleWidth } from './title-width/title-width.ts'
import { toneNeutral } from './tone-neutral/tone-neutral.ts'
import { topicFocus } from './topic-focus/topic-focus.ts'

/** Checks of drafts that may move a score; those of a keyphrase are a list of their own. */
export const textChecks = [
  answerBlock,
  authorNamed,
  dateAge,
  dateOrder,
  dateVisible,
  descriptionLength,
  descriptionPresent,
  enumerationMarkup,
  headingOrder,
  headingSingleH1,
  headingSpecific,
  headingStructure,
  imageAlt,
  imagePresent,
  linkAddress,
  linkExternal,
  linkInternal,
  linkText,
  openingAnswer,
  pageMetadata,
  paragraphLength,
  passageSelfContained,
  passageSize,
  passiveVoice,
  questionCoverage,
  quotationAttributed,
  sectionOpeningAnswer,
  sentenceLength,
  sentenceStart,
  slugShort,
  sourceLinked,
  specificDensity,
  statisticDensity,
  statisticSource,
  subheadingDistribution,
  termRepetition,
  textDepth,
  textEase,
  textFluency,
  textLength,
  textReadability,
  textSufficient,
  textVisible,
  titleAnswered,
  titleH1Match,
  titleLength,
  titlePresent,
  titleQuestionMatch,
  titleSubject,
  titleWidth,
  toneNeutral,
  topicFocus,
] as const
