import { defineSignal } from '../define-signal.ts'

/** JSON-LD as found in the page: types and faults. Empty for drafts: we build theirs. `hasAny` counts broken script elements too. */
export const structuredData = defineSignal({
  fold: (_facts, { article }) => ({
    hasAny: article.jsonLd.length > 0 || article.brokenJsonLd > 0,
    isDraft: article.kind === 'draft',
    types: article.markup?.declared.types ?? [],
    faults: article.markup?.declared.faults ?? [],
  }),
})
