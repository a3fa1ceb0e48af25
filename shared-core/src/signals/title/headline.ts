import { titlePlace } from '../../answers/title-place.ts'
import { defineSignal } from '../define-signal.ts'

/** The visible headline, apart from the title; null without one and in drafts where both are one field. */
export const headline = defineSignal({
  fold: (_facts, { article, language }) => {
    const text = article.headline?.value.trim() ?? ''
    const isTitle = article.kind === 'draft' && titlePlace(article) === '@title'
    return isTitle || text === '' ? null : { text, terms: language.terms(text) }
  },
})
