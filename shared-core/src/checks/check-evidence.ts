import type { CheckId } from '../model/check-id.ts'
import type { Evidence } from './define-check.ts'

/** Of conventions that no study measured. */
const adviceAlone = 'A convention of editors: no study of an effect on search or answers was found, and it moves no score.'

const helpfulContent = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content'
/** What editors agree on and engines only recommend. */
const convention: Evidence = { grade: 'C', sources: [helpfulContent], contrary: [adviceAlone] }

/** The published research behind each check, and contrary evidence. */
export const checkEvidence: Readonly<Record<CheckId, Evidence>> = {
  'answer-block': {
    grade: 'C',
    sources: ['https://arxiv.org/abs/2604.25707'],
    contrary: ['Part of the effect may come from how the study measured citations.'],
  },
  'author-named': {
    grade: 'C',
    sources: [helpfulContent],
    contrary: [
      'In our own data pages with a named author were not cited more often (the cited page first in 45 of 100 pairs, less than by chance).',
    ],
  },
  'byline-complete': convention,
  'content-extractable': { grade: 'B', sources: ['https://arxiv.org/abs/2510.11438'], contrary: [] },
  'content-usage': {
    grade: 'D',
    sources: ['https://datatracker.ietf.org/wg/aipref/about/'],
    contrary: ['The signals are young, and which engines follow them is not known.'],
  },
  'date-age': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2509.11353'],
    contrary: ['The effect on whole pages, as against short passages, is unknown.'],
  },
  'date-order': { grade: 'C', sources: ['https://developers.google.com/search/docs/appearance/publication-dates'], contrary: [] },
  'date-passed': convention,
  'date-relative': {
    grade: 'C',
    sources: ['https://developers.google.com/style/timeless-documentation'],
    contrary: [adviceAlone],
  },
  'date-visible': { grade: 'B', sources: ['https://arxiv.org/abs/2509.11353', 'https://arxiv.org/abs/2605.25517'], contrary: [] },
  'description-length': {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/appearance/snippet'],
    contrary: ['Google sets no limit of length and often writes its own snippet.'],
  },
  'description-present': {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/appearance/snippet'],
    contrary: ['Search engines often write the snippet from the text.'],
  },
  'domain-authority': {
    grade: 'D',
    sources: ['https://developers.google.com/search/docs/appearance/ranking-systems-guide'],
    contrary: ['Domain authority is a measure of vendors, not of search engines. It is not measured here.'],
  },
  'enumeration-markup': {
    grade: 'C',
    sources: ['https://arxiv.org/abs/2603.29979'],
    contrary: ['Formatting alone had no effect in 252,000 paired trials: https://arxiv.org/abs/2605.25517'],
  },
  'heading-order': {
    grade: 'C',
    sources: ['https://www.w3.org/WAI/tutorials/page-structure/headings/'],
    contrary: ['Google says that the order of headings does not matter to it.'],
  },
  'heading-question-form': {
    grade: 'D',
    sources: ['https://arxiv.org/abs/2605.25517'],
    contrary: ['Own data inside one engine: ρ +.15 to +.18; the published pooled figure: −5.7 %.'],
  },
  'heading-single-h1': {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/fundamentals/seo-starter-guide'],
    contrary: ['Google says that several H1 do no harm.'],
  },
  'heading-specific': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2602.12187'],
    contrary: ['The nearest figure (41 against 30 % cited when heading and query match) is a vendor’s.'],
  },
  'heading-structure': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2603.29979'],
    contrary: ['Formatting alone had no effect in 252,000 paired trials: https://arxiv.org/abs/2605.25517'],
  },
  'image-alt': {
    grade: 'C',
    sources: ['https://www.w3.org/WAI/tutorials/images/', 'https://developers.google.com/search/docs/appearance/google-images'],
    contrary: [],
  },
  'image-present': {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/appearance/google-images'],
    contrary: ['That an image helps a ranking is convention, not shown.'],
  },
  indexnow: {
    grade: 'D',
    sources: ['https://www.indexnow.org/documentation'],
    contrary: ['The protocol promises a visit, not a place; Google does not take part.'],
  },
  'keyphrase-alt': {
    grade: 'C',
    sources: ['https://github.com/Yoast/wordpress-seo', 'https://github.com/rankmath/seo-by-rank-math'],
    contrary: [],
  },
  'keyphrase-anchor': { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  'keyphrase-density': {
    grade: 'C',
    sources: ['https://github.com/Yoast/wordpress-seo', 'https://arxiv.org/abs/2311.09735'],
    contrary: [],
  },
  'keyphrase-description': {
    grade: 'C',
    sources: ['https://github.com/Yoast/wordpress-seo', 'https://github.com/rankmath/seo-by-rank-math'],
    contrary: [],
  },
  'keyphrase-distribution': {
    grade: 'C',
    sources: ['https://github.com/Yoast/wordpress-seo'],
    contrary: ['Only one tool measures it, and no proof is published.'],
  },
  'keyphrase-heading': { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  'keyphrase-intro': { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  'keyphrase-length': { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  'keyphrase-slug': {
    grade: 'C',
    sources: ['https://github.com/Yoast/wordpress-seo', 'https://github.com/rankmath/seo-by-rank-math'],
    contrary: [],
  },
  'keyphrase-title': {
    grade: 'C',
    sources: ['https://github.com/Yoast/wordpress-seo', 'https://github.com/rankmath/seo-by-rank-math'],
    contrary: ['The front of the title counting more is convention.'],
  },
  'keyphrase-unique': {
    grade: 'C',
    sources: ['https://github.com/Yoast/wordpress-seo'],
    contrary: ['That pages of one site harm each other is convention; engines often choose one of them without harm.'],
  },
  'kind-parts': {
    grade: 'C',
    sources: [
      'https://developers.google.com/search/docs/appearance/structured-data/recipe',
      'https://developers.google.com/search/docs/appearance/structured-data/event',
    ],
    contrary: [adviceAlone],
  },
  'link-address': { grade: 'C', sources: ['https://developers.google.com/search/docs/crawling-indexing/links-crawlable'], contrary: [] },
  'link-external': {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/crawling-indexing/links-crawlable'],
    contrary: ['That links to others help a ranking is convention, not shown.'],
  },
  'link-internal': { grade: 'C', sources: ['https://developers.google.com/search/docs/crawling-indexing/links-crawlable'], contrary: [] },
  'link-text': {
    grade: 'C',
    sources: [
      'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context',
    ],
    contrary: [],
  },
  'llms-txt': {
    grade: 'D',
    sources: ['https://developers.google.com/search/docs/fundamentals/ai-optimization-guide'],
    contrary: [
      'No correlation with citations over some 300,000 domains and in a panel of 137,000 domains (vendors’ measurements); Google uses no such file.',
    ],
  },
  'markdown-alternate': {
    grade: 'D',
    sources: ['https://developers.google.com/search/docs/fundamentals/ai-optimization-guide'],
    contrary: ['Google says that it needs no special files or markup; no study shows an effect.'],
  },
  'opening-answer': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2510.11438'],
    contrary: [
      'That 44 % of citations come from the first 30 % of a page is a vendor’s figure, and beginnings are also what every page has.',
      'That generic words are cited less is our own judgement; nobody has measured it.',
    ],
  },
  'page-canonical': {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'],
    contrary: [],
  },
  'page-genuine': {
    grade: 'B',
    sources: ['https://developers.google.com/search/docs/crawling-indexing/http-network-errors'],
    contrary: [],
  },
  'page-hreflang': {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/specialty/international/localized-versions'],
    contrary: [],
  },
  'page-indexable': {
    grade: 'A',
    sources: ['https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag'],
    contrary: [],
  },
  'page-lang': {
    grade: 'C',
    sources: ['https://www.w3.org/International/questions/qa-html-language-declarations'],
    contrary: ['Google says that it finds the language by itself.'],
  },
  'page-metadata': { grade: 'B', sources: ['https://arxiv.org/abs/2602.12187'], contrary: [] },
  'page-robots': { grade: 'A', sources: ['https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag'], contrary: [] },
  'page-snippet': {
    grade: 'A',
    sources: [
      'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
      'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
    ],
    contrary: [],
  },
  'page-viewport': {
    grade: 'C',
    sources: [
      'https://www.w3.org/WAI/WCAG22/Understanding/resize-text',
      'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
    ],
    contrary: [],
  },
  'paragraph-length': { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  'passage-self-contained': { grade: 'B', sources: ['https://arxiv.org/abs/2510.11438'], contrary: [] },
  'passage-size': {
    grade: 'C',
    sources: ['https://arxiv.org/abs/2603.29979'],
    contrary: ['Google asks not to cut texts for its sake: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide'],
  },
  'passive-voice': {
    grade: 'C',
    sources: ['https://github.com/Yoast/wordpress-seo'],
    contrary: ['The passive is right where the actor does not matter; ten languages are measured by rules that miss some forms.'],
  },
  'question-coverage': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2605.25517'],
    contrary: ['Answers are found by shared words: a true answer in other words can be missed.'],
  },
  'quotation-attributed': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2311.09735'],
    contrary: ['No significant gain in most cells of C-SEO Bench: https://arxiv.org/abs/2506.11097'],
  },
  'search-bot-access': {
    grade: 'A',
    sources: ['https://www.rfc-editor.org/rfc/rfc9309', 'https://platform.openai.com/docs/bots', 'https://docs.perplexity.ai/guides/bots'],
    contrary: [],
  },
  'section-opening-answer': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2510.11438', 'https://arxiv.org/abs/2603.29979'],
    contrary: [
      '“40–60 words” is folklore, and Google asks for no chunking: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
    ],
  },
  'sentence-length': { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  'sentence-start': { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  'slug-short': { grade: 'C', sources: ['https://developers.google.com/search/docs/crawling-indexing/url-structure'], contrary: [] },
  'social-card': {
    grade: 'C',
    sources: ['https://developer.x.com/en/docs/x-for-websites/cards/overview/markup'],
    contrary: ['Nothing shows an effect on search.'],
  },
  'social-open-graph': {
    grade: 'C',
    sources: ['https://ogp.me/', 'https://developers.facebook.com/docs/sharing/webmasters/images/'],
    contrary: ['Nothing shows an effect on search.'],
  },
  'source-linked': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2311.09735'],
    contrary: [
      'No significant gain in most cells of C-SEO Bench: https://arxiv.org/abs/2506.11097',
      'In our own data linked sources did not separate cited from uncited pages (the cited page first in 49 of 100 pairs, as by chance).',
    ],
  },
  'source-named': convention,
  'specific-density': { grade: 'B', sources: ['https://arxiv.org/abs/2605.25517', 'https://arxiv.org/abs/2510.11438'], contrary: [] },
  'statistic-density': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2311.09735'],
    contrary: ['C-SEO Bench found no significant gain for most methods and domains: https://arxiv.org/abs/2506.11097'],
  },
  'statistic-source': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2602.12187'],
    contrary: ['The figure of that study was read second-hand.'],
  },
  'structured-data-faq': {
    grade: 'D',
    sources: ['https://developers.google.com/search/docs/appearance/structured-data/faqpage'],
    contrary: [
      'Difference-in-differences over 1,885 pages: −4.6 %; 730 citations: +2.4 %, not significant; our own data: odds ratio 0.68, not significant.',
    ],
  },
  'structured-data-howto': {
    grade: 'D',
    sources: ['https://developers.google.com/search/blog/2023/08/howto-faq-changes'],
    contrary: ['Markup changed citations by −4.6 % to +2.4 %, not significant, in two vendors’ measurements.'],
  },
  'structured-data-present': {
    grade: 'D',
    sources: [
      'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
      'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
    ],
    contrary: [
      'Difference-in-differences over 1,885 pages: −4.6 %; 730 citations: +2.4 %, not significant; our own data: odds ratio 0.68, not significant.',
    ],
  },
  'structured-data-valid': {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/appearance/structured-data/sd-policies'],
    contrary: ['No effect on citations was found in three measurements (−4.6 %, +2.4 %, +2.2 %, not significant).'],
  },
  'subheading-distribution': { grade: 'C', sources: ['https://github.com/Yoast/wordpress-seo'], contrary: [] },
  'term-repetition': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2311.09735', 'https://developers.google.com/search/docs/essentials/spam-policies'],
    contrary: ['Texts that repeat their words are easier for learners; nobody has measured what that costs in answers.'],
  },
  'text-depth': {
    grade: 'B',
    sources: ['https://doi.org/10.1080/09296171003643098'],
    contrary: [
      'Length alone does not tell cited from uncited pages.',
      'The evidence is the order in which our own readers put 120 pages; on other pages with another reader it was weaker.',
    ],
  },
  'text-ease': {
    grade: 'C',
    sources: ['https://doi.org/10.1037/h0057532', 'https://github.com/Yoast/wordpress-seo'],
    contrary: ['Formulas know nothing of words that readers know.'],
  },
  'text-fluency': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2311.09735'],
    contrary: ['The study had a model rewrite the text; what exactly helped is not known.'],
  },
  'text-in-html': {
    grade: 'B',
    sources: ['https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics'],
    contrary: ['Google does run scripts; that other crawlers do not is a vendor’s measurement of 2024.'],
  },
  'text-length': {
    grade: 'C',
    sources: [helpfulContent],
    contrary: ['Google names no number of words; tools that ask for 600 to 2,500 give no proof.'],
  },
  'text-readability': { grade: 'B', sources: ['https://arxiv.org/abs/2311.09735'], contrary: [] },
  'text-slips': convention,
  'text-sufficient': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2605.25517'],
    contrary: ['More words alone do not help: length is not rewarded.'],
  },
  'text-toc': {
    grade: 'D',
    sources: ['https://github.com/rankmath/seo-by-rank-math'],
    contrary: ['No evidence for search was found; headings alone already give engines the outline.'],
  },
  'text-unfinished': convention,
  'text-visible': { grade: 'A', sources: ['https://developers.google.com/search/docs/essentials/spam-policies'], contrary: [] },
  'text-word-count': {
    grade: 'D',
    sources: ['https://developers.google.com/search/docs/fundamentals/ai-optimization-guide'],
    contrary: ['Length alone orders pages of one question right in 48.1 % of pairs, chance being 50.'],
  },
  'title-answered': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2510.11438'],
    contrary: ['Only the English measure is fitted; in other languages it warns by punctuation and figures.'],
  },
  'title-h1-match': { grade: 'C', sources: ['https://developers.google.com/search/docs/appearance/title-link'], contrary: [] },
  'title-labels': {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/appearance/title-link'],
    contrary: [adviceAlone],
  },
  'title-length': {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/appearance/title-link'],
    contrary: ['Google names no limit of length.'],
  },
  'title-present': { grade: 'B', sources: ['https://developers.google.com/search/docs/appearance/title-link'], contrary: [] },
  'title-promise': convention,
  'title-question-match': {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2605.25517', 'https://arxiv.org/abs/2602.12187'],
    contrary: ['In our own data the title alone puts the cited page first in 69 of 100 pairs; description and address add one at most.'],
  },
  'title-subject': {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/appearance/title-link'],
    contrary: [
      'Queries with an AI Overview: coverage of the query in the title puts the cited page first no more often than chance (in 50 of 100 pairs).',
    ],
  },
  'title-width': {
    grade: 'C',
    sources: ['https://developers.google.com/search/docs/appearance/title-link'],
    contrary: ['Google names no limit and often rewrites titles.'],
  },
  'tone-neutral': { grade: 'B', sources: ['https://arxiv.org/abs/2510.11438'], contrary: [] },
  'topic-focus': {
    grade: 'C',
    sources: ['https://arxiv.org/abs/2605.25517'],
    contrary: ['That covering a quarter to a half of the sub-questions beats covering all is a vendor’s finding.'],
  },
  'training-bot-access': {
    grade: 'D',
    sources: [
      'https://platform.openai.com/docs/bots',
      'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers',
    ],
    contrary: ['The operators say that these crawlers have no part in search.'],
  },
  'transition-word': {
    grade: 'D',
    sources: ['https://github.com/Yoast/wordpress-seo'],
    contrary: ['No study shows an effect on search or citations.'],
  },
}
