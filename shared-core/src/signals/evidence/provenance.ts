import { defineSignal } from '../define-signal.ts'

/**
 * The people behind the article: names of authors, and the publisher (the site's, else the site's name). A publisher that
 * stands in for the author of an unsigned article is no named author. `isShown`: the page around the text is known, which it is not of a
 * draft without its site.
 */
export const provenance = defineSignal({
  fold: (_facts, { article, context }) => ({
    authors: article.authors
      .filter(({ source }) => source !== 'og:site_name')
      .map(({ value }) => value.name.trim())
      .filter((name) => name !== ''),
    isShown: article.kind !== 'draft' || context.site !== null,
    publisher: context.site?.publisher?.name ?? context.site?.name ?? article.siteName?.value ?? null,
  }),
})
