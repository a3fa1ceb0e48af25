import { defineSignal } from './define-signal.ts'

/** Who stands behind the article: names of authors, and the publisher (the site's, else the site's name). */
export const provenance = defineSignal({
  fold: (_facts, { article, context }) => ({
    authors: article.authors.map(({ value }) => value.name.trim()).filter((name) => name !== ''),
    publisher: context.site?.publisher?.name ?? context.site?.name ?? article.siteName?.value ?? null,
  }),
})
