import type { ArticleText } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'

const year = /(?<![\dA-Za-z,:-])20\d\d(?![\d/:-]|[.,]\d)/g

/** Days of that year: with one of them the text is of it. */
const leastDays = 1

/**
 * The year of a title where the text never has it, and gives its days with one other year: a programme that was copied from last year; null: the
 * text has the year, no day with a year, or days of several.
 */
export function otherYear(
  title: string,
  { blocks }: ArticleText,
  { pack }: Language,
): { readonly word: string; readonly other: string } | null {
  const [own, another] = title.match(year) ?? []
  if (own === undefined || another !== undefined) return null
  const texts = blocks.flatMap(({ block }) => (block.kind === 'heading' && block.text === title ? [] : [block.text]))
  if (texts.some((text) => text.includes(own))) return null
  const months = new Set(pack.months.flat())
  const ofDays = texts.flatMap((text) =>
    [...text.matchAll(year)].flatMap(({ 0: written, index }) => {
      const before = text.slice(Math.max(0, index - 24), index).toLowerCase()
      const words = before.split(/[\s.,]+/).filter((word) => word !== '')
      const isDay = words.slice(-3).some((word) => months.has(word)) || /\d{1,2}[./]\s?\d{1,2}[./]$/.test(before)
      return isDay || /^年?\s?\d{1,2}月/.test(text.slice(index + written.length)) ? [written] : []
    }),
  )
  const [other, ...more] = new Set(ofDays)
  return other === undefined || more.length > 0 || ofDays.length < leastDays ? null : { word: own, other }
}
