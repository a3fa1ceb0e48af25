import { countUnits } from './count-units.ts'
import { defineSignal } from './define-signal.ts'
import { spanOf } from './reading.ts'

/** The title and its size; null when there is none. `characters` are code points; full-width ones count twice in `units`. */
export const title = defineSignal({
  fold: (_facts, { article, language }) => {
    const text = article.title?.value.trim() ?? ''
    if (text === '') return null
    return {
      text,
      characters: [...text].length,
      units: countUnits(text),
      unspaced: language.unspaced,
      terms: language.terms(text),
      span: spanOf('@title', text, 0, text.length),
    }
  },
})
