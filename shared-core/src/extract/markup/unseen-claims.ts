import { textMismatches } from '../../graph/markup/text-mismatches.ts'
import { visibleText } from '../../graph/markup/visible-text.ts'
import type { Article } from '../../model/article.ts'

/** Types whose claims are in the text of an article; ratings and prices may be beside it. */
const textTypes = new Set(['Question', 'Answer', 'HowToStep', 'Recipe'])

/** Claims of the page's JSON-LD that readers do not find in the text, one of each type and property. */
export function unseenClaims(article: Article): readonly { readonly type: string; readonly property: string }[] {
  const missing = textMismatches(article.jsonLd, visibleText(article)).filter(({ type }) => textTypes.has(type))
  return missing.flatMap(({ type, property }, at) =>
    missing.findIndex((other) => other.type === type && other.property === property) === at ? [{ type, property }] : [],
  )
}
