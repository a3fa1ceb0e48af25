import { countUnits } from './count-units.ts'
import { defineSignal } from './define-signal.ts'
import { spanOf } from './reading.ts'

/** The meta description and its size; null when there is none. Units as for the title. */
export const description = defineSignal({
  fold: (_facts, { article, language }) => {
    const text = article.description?.value.trim() ?? ''
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
