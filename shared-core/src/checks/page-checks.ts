import { structuredData } from '../signals/page/structured-data.ts'
import { scriptText } from '../signals/text/script-text.ts'
import { contentExtractable } from './content-extractable/content-extractable.ts'
import { markdownAlternate } from './markdown-alternate/markdown-alternate.ts'
import { pageCanonical } from './page-canonical/page-canonical.ts'
import { pageGenuine } from './page-genuine/page-genuine.ts'
import { pageHreflang } from './page-hreflang/page-hreflang.ts'
import { pageLang } from './page-lang/page-lang.ts'
import { pageViewport } from './page-viewport/page-viewport.ts'
import { socialCard } from './social-card/social-card.ts'
import { socialOpenGraph } from './social-open-graph/social-open-graph.ts'
import { structuredDataFaq } from './structured-data-faq/structured-data-faq.ts'
import { structuredDataHowto } from './structured-data-howto/structured-data-howto.ts'
import { structuredDataPresent } from './structured-data-present/structured-data-present.ts'
import { structuredDataValid } from './structured-data-valid/structured-data-valid.ts'
import { textInHtml } from './text-in-html/text-in-html.ts'

/** Checks of what only a whole page has, with their signals. Each says `not_checked` of a draft, so that editors need not load them. */
export const pageChecks = [
  contentExtractable,
  markdownAlternate,
  pageCanonical,
  pageGenuine,
  pageHreflang,
  pageLang,
  pageViewport,
  socialCard,
  socialOpenGraph,
  structuredDataFaq,
  structuredDataHowto,
  { ...structuredDataPresent, brings: { structuredData } },
  structuredDataValid,
  { ...textInHtml, brings: { scriptText } },
] as const
