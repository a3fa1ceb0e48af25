import type { Article } from '../../model/article.ts'
import { defineSignal } from '../define-signal.ts'
import { spanOf } from '../reading.ts'
import { countUnits } from '../text/count-units.ts'

/** The meta description and its size; null when there is none. `characters` are code points; full-width ones count twice in `units`. */
export const description = defineSignal({
  fold: (_facts, { article, language }) => {
    const text = metaDescription(article)
    if (text === '') return null
    return {
      text,
      characters: [...text].length,
      units: countUnits(text),
      unspaced: language.unspaced,
      terms: language.terms(text),
      span: spanOf('@description', text, 0, text.length),
    }
  },
})

/** Content of the meta element, or the CMS's field for it, trimmed; '' for none. `og:description` does not count. */
export const metaDescription = ({ description }: Article): string =>
  description === null || description.from === 'open_graph' ? '' : description.value.trim()
