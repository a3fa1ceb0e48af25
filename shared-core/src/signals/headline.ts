import { defineSignal } from './define-signal.ts'

/** The visible headline, apart from the title; null in drafts, where both are one field, and without one. */
export const headline = defineSignal({
  fold: (_facts, { article, language }) => {
    const text = article.headline?.value.trim() ?? ''
    return article.kind === 'draft' || text === '' ? null : { text, terms: language.terms(text) }
  },
})
