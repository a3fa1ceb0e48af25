import { aboutAnswerBlock } from './answer-block/about-answer-block.ts'
import { aboutAuthorNamed } from './author-named/about-author-named.ts'
import { aboutContentExtractable } from './content-extractable/about-content-extractable.ts'
import { aboutContentUsage } from './content-usage/about-content-usage.ts'
import { aboutDateAge } from './date-age/about-date-age.ts'
import { aboutDateOrder } from './date-order/about-date-order.ts'
import { aboutDateVisible } from './date-visible/about-date-visible.ts'
import { aboutDescriptionLength } from './description-length/about-description-length.ts'
import { aboutDescriptionPresent } from './description-present/about-description-present.ts'
import { aboutDomainAuthority } from './domain-authority/about-domain-authority.ts'
import { aboutEnumerationMarkup } from './enumeration-markup/about-enumeration-markup.ts'
import { aboutHeadingOrder } from './heading-order/about-heading-order.ts'
import { aboutHeadingQuestionForm } from './heading-question-form/about-heading-question-form.ts'
import { aboutHeadingSingleH1 } from './heading-single-h1/about-heading-single-h1.ts'
import { aboutHeadingSpecific } from './heading-specific/about-heading-specific.ts'
import { aboutHeadingStructure } from './heading-structure/about-heading-structure.ts'
import { aboutImageAlt } from './image-alt/about-image-alt.ts'
import { aboutImagePresent } from './image-present/about-image-present.ts'
import { aboutIndexnow } from './indexnow/about-indexnow.ts'
import { aboutKeyphraseAlt } from './keyphrase-alt/about-keyphrase-alt.ts'
import { aboutKeyphraseAnchor } from './keyphrase-anchor/about-keyphrase-anchor.ts'
import { aboutKeyphraseDensity } from './keyphrase-density/about-keyphrase-density.ts'
import { aboutKeyphraseDescription } from './keyphrase-description/about-keyphrase-description.ts'
import { aboutKeyphraseDistribution } from './keyphrase-distribution/about-keyphrase-distribution.ts'
import { aboutKeyphraseHeading } from './keyphrase-heading/about-keyphrase-heading.ts'
import { aboutKeyphraseIntro } from './keyphrase-intro/about-keyphrase-intro.ts'
import { aboutKeyphraseLength } from './keyphrase-length/about-keyphrase-length.ts'
import { aboutKeyphraseSlug } from './keyphrase-slug/about-keyphrase-slug.ts'
import { aboutKeyphraseTitle } from './keyphrase-title/about-keyphrase-title.ts'
import { aboutKeyphraseUnique } from './keyphrase-unique/about-keyphrase-unique.ts'
import { aboutLinkAddress } from './link-address/about-link-address.ts'
import { aboutLinkExternal } from './link-external/about-link-external.ts'
import { aboutLinkInternal } from './link-internal/about-link-internal.ts'
import { aboutLinkText } from './link-text/about-link-text.ts'
import { aboutLlmsTxt } from './llms-txt/about-llms-txt.ts'
import { aboutMarkdownAlternate } from './markdown-alternate/about-markdown-alternate.ts'
import { aboutOpeningAnswer } from './opening-answer/about-opening-answer.ts'
import { aboutPageCanonical } from './page-canonical/about-page-canonical.ts'
import { aboutPageGenuine } from './page-genuine/about-page-genuine.ts'
import { aboutPageHreflang } from './page-hreflang/about-page-hreflang.ts'
import { aboutPageIndexable } from './page-indexable/about-page-indexable.ts'
import { aboutPageLang } from './page-lang/about-page-lang.ts'
import { aboutPageMetadata } from './page-metadata/about-page-metadata.ts'
import { aboutPageRobots } from './page-robots/about-page-robots.ts'
import { aboutPageSnippet } from './page-snippet/about-page-snippet.ts'
import { aboutPageViewport } from './page-viewport/about-page-viewport.ts'
import { aboutParagraphLength } from './paragraph-length/about-paragraph-length.ts'
import { aboutPassageSelfContained } from './passage-self-contained/about-passage-self-contained.ts'
import { aboutPassageSize } from './passage-size/about-passage-size.ts'
import { aboutPassiveVoice } from './passive-voice/about-passive-voice.ts'
import { aboutQuestionCoverage } from './question-coverage/about-question-coverage.ts'
import { aboutQuotationAttributed } from './quotation-attributed/about-quotation-attributed.ts'
import { aboutSearchBotAccess } from './search-bot-access/about-search-bot-access.ts'
import { aboutSectionOpeningAnswer } from './section-opening-answer/about-section-opening-answer.ts'
import { aboutSentenceLength } from './sentence-length/about-sentence-length.ts'
import { aboutSentenceStart } from './sentence-start/about-sentence-start.ts'
import { aboutSlugShort } from './slug-short/about-slug-short.ts'
import { aboutSocialCard } from './social-card/about-social-card.ts'
import { aboutSocialOpenGraph } from './social-open-graph/about-social-open-graph.ts'
import { aboutSourceLinked } from './source-linked/about-source-linked.ts'
import { aboutSpecificDensity } from './specific-density/about-specific-density.ts'
import { aboutStatisticDensity } from './statistic-density/about-statistic-density.ts'
import { aboutStatisticSource } from './statistic-source/about-statistic-source.ts'
import { aboutStructuredDataFaq } from './structured-data-faq/about-structured-data-faq.ts'
import { aboutStructuredDataHowto } from './structured-data-howto/about-structured-data-howto.ts'
import { aboutStructuredDataPresent } from './structured-data-present/about-structured-data-present.ts'
import { aboutStructuredDataValid } from './structured-data-valid/about-structured-data-valid.ts'
import { aboutSubheadingDistribution } from './subheading-distribution/about-subheading-distribution.ts'
import { aboutTermRepetition } from './term-repetition/about-term-repetition.ts'
import { aboutTextEase } from './text-ease/about-text-ease.ts'
import { aboutTextFluency } from './text-fluency/about-text-fluency.ts'
import { aboutTextInHtml } from './text-in-html/about-text-in-html.ts'
import { aboutTextLength } from './text-length/about-text-length.ts'
import { aboutTextReadability } from './text-readability/about-text-readability.ts'
import { aboutTextSufficient } from './text-sufficient/about-text-sufficient.ts'
import { aboutTextToc } from './text-toc/about-text-toc.ts'
import { aboutTextVisible } from './text-visible/about-text-visible.ts'
import { aboutTextWordCount } from './text-word-count/about-text-word-count.ts'
import { aboutTitleAnswered } from './title-answered/about-title-answered.ts'
import { aboutTitleH1Match } from './title-h1-match/about-title-h1-match.ts'
import { aboutTitleLength } from './title-length/about-title-length.ts'
import { aboutTitlePresent } from './title-present/about-title-present.ts'
import { aboutTitleQuestionMatch } from './title-question-match/about-title-question-match.ts'
import { aboutTitleWidth } from './title-width/about-title-width.ts'
import { aboutToneNeutral } from './tone-neutral/about-tone-neutral.ts'
import { aboutTopicFocus } from './topic-focus/about-topic-focus.ts'
import { aboutTrainingBotAccess } from './training-bot-access/about-training-bot-access.ts'
import { aboutTransitionWord } from './transition-word/about-transition-word.ts'

/** The words of every check, in alphabetical order: titles and sentences. An own list, so that a bundle can judge without it. */
export const aboutChecks = [
  aboutAnswerBlock,
  aboutAuthorNamed,
  aboutContentExtractable,
  aboutContentUsage,
  aboutDateAge,
  aboutDateOrder,
  aboutDateVisible,
  aboutDescriptionLength,
  aboutDescriptionPresent,
  aboutDomainAuthority,
  aboutEnumerationMarkup,
  aboutHeadingOrder,
  aboutHeadingQuestionForm,
  aboutHeadingSingleH1,
  aboutHeadingSpecific,
  aboutHeadingStructure,
  aboutImageAlt,
  aboutImagePresent,
  aboutIndexnow,
  aboutKeyphraseAlt,
  aboutKeyphraseAnchor,
  aboutKeyphraseDensity,
  aboutKeyphraseDescription,
  aboutKeyphraseDistribution,
  aboutKeyphraseHeading,
  aboutKeyphraseIntro,
  aboutKeyphraseLength,
  aboutKeyphraseSlug,
  aboutKeyphraseTitle,
  aboutKeyphraseUnique,
  aboutLinkAddress,
  aboutLinkExternal,
  aboutLinkInternal,
  aboutLinkText,
  aboutLlmsTxt,
  aboutMarkdownAlternate,
  aboutOpeningAnswer,
  aboutPageCanonical,
  aboutPageGenuine,
  aboutPageHreflang,
  aboutPageIndexable,
  aboutPageLang,
  aboutPageMetadata,
  aboutPageRobots,
  aboutPageSnippet,
  aboutPageViewport,
  aboutParagraphLength,
  aboutPassageSelfContained,
  aboutPassageSize,
  aboutPassiveVoice,
  aboutQuestionCoverage,
  aboutQuotationAttributed,
  aboutSearchBotAccess,
  aboutSectionOpeningAnswer,
  aboutSentenceLength,
  aboutSentenceStart,
  aboutSlugShort,
  aboutSocialCard,
  aboutSocialOpenGraph,
  aboutSourceLinked,
  aboutSpecificDensity,
  aboutStatisticDensity,
  aboutStatisticSource,
  aboutStructuredDataFaq,
  aboutStructuredDataHowto,
  aboutStructuredDataPresent,
  aboutStructuredDataValid,
  aboutSubheadingDistribution,
  aboutTermRepetition,
  aboutTextEase,
  aboutTextFluency,
  aboutTextInHtml,
  aboutTextLength,
  aboutTextReadability,
  aboutTextSufficient,
  aboutTextToc,
  aboutTextVisible,
  aboutTextWordCount,
  aboutTitleAnswered,
  aboutTitleH1Match,
  aboutTitleLength,
  aboutTitlePresent,
  aboutTitleQuestionMatch,
  aboutTitleWidth,
  aboutToneNeutral,
  aboutTopicFocus,
  aboutTrainingBotAccess,
  aboutTransitionWord,
] as const
