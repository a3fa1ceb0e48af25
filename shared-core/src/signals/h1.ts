import { defineSignal } from './define-signal.ts'

/**
 * H1 elements: `count` in the whole page, null for drafts; `allowed` in the text itself: one for a page and for a text without a title
 * field, none where the title becomes the H1.
 */
export const h1 = defineSignal({
  fold: (_facts, { article }) => ({
    count: article.markup?.h1Count ?? null,
    allowed: article.kind === 'page' || article.headline?.from !== 'field' ? 1 : 0,
  }),
})
