import { articleTitle } from '../../answers/questions.ts'
import { titlePlace } from '../../answers/title-place.ts'
import { textWidth } from '../../model/lengths/text-width.ts'
import { defineSignal } from '../define-signal.ts'
import { spanOf } from '../reading.ts'
import { countUnits } from '../text/count-units.ts'
import { shownPart } from './shown-part.ts'

/**
 * The title and its size; null when there is none. `characters` are code points; full-width ones count twice in `units`; `width` is in CSS
 * pixels at Arial 20 px; all three of the article's own part. `lost` is what a result page cuts off.
 */
export const title = defineSignal({
  fold: (_facts, { article, language }) => {
    const text = article.title?.value.trim() ?? ''
    if (text === '') return null
    const own = articleTitle(article) || text
    return {
      text,
      characters: [...own].length,
      units: countUnits(own),
      width: textWidth(own),
      lost: own.slice(shownPart(own, language).length).trim(),
      unspaced: language.unspaced,
      terms: language.terms(text),
      span: spanOf(titlePlace(article), text, 0, text.length),
    }
  },
})
