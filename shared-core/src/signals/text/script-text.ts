import type { Json } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'

/** Levels of a JSON-LD graph that are searched. */
const deepest = 6

/**
 * Words of the article in the HTML (`words`), and words it is known to have: those of the rendered page where it was rendered, else of
 * `articleBody` in the page's structured data. `known` is null where there is no sign; characters in unspaced scripts.
 */
export const scriptText = defineSignal({
  fold: (_facts, { article, context, language, blocks }) => {
    const words = blocks.reduce((sum, { tokens }) => sum + tokens.count, 0)
    if (article.markup === null) return { words, known: null }
    const text = context.page?.renderedText ?? article.jsonLd.map((value) => longestBody(value, deepest)).sort(byLength)[0] ?? ''
    const known = text.trim() === '' ? 0 : language.tokenize(text).count
    return { words, known: known === 0 ? null : known }
  },
})

const byLength = (a: string, b: string): number => b.length - a.length

/** The longest `articleBody` of a value and what it holds; '' when there is none. */
function longestBody(value: Json, depth: number): string {
  if (typeof value !== 'object' || value === null || depth === 0) return ''
  const inner = Object.values(value).map((part) => longestBody(part, depth - 1))
  const own = 'articleBody' in value && typeof value.articleBody === 'string' ? value.articleBody : ''
  return [own, ...inner].sort(byLength)[0]!
}
