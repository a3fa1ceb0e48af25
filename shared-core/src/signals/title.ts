import { titlePlace } from '../answers/title-place.ts'
import { textWidth } from '../titles/text-width.ts'
import { countUnits } from './count-units.ts'
import { defineSignal } from './define-signal.ts'
import { spanOf } from './reading.ts'

/** The title and its size; null when there is none. `characters` are code points; full-width ones count twice in `units`; `width` is in CSS pixels at Arial 20 px. */
export const title = defineSignal({
  fold: (_facts, { article, language }) => {
    const text = article.title?.value.trim() ?? ''
    if (text === '') return null
    return {
      text,
      characters: [...text].length,
      units: countUnits(text),
      width: textWidth(text),
      unspaced: language.unspaced,
      terms: language.terms(text),
      span: spanOf(titlePlace(article), text, 0, text.length),
    }
  },
})
