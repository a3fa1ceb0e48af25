import type { ArticleText } from '../../answers/article-text.ts'
import { letter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'

/** A sum of money, a share or minutes; of a number before `million` or `k` nothing is known here. */
const figure = new RegExp(
  `(?<![\\d.,])(?:([£$€¥])\\s?(\\d[\\d.,]*\\d|\\d)|(\\d[\\d.,]*\\d|\\d)\\s?(%|[£$€¥]|(?:per ?cento?|[Pp]ro[zc]ent|por ci?ento|pour cent|pounds?|[Ee]uros?|dollars?|Pfund|[Mm]inut(?:es?|en|os?|i|er))(?!${letter})))(?![.,]?\\d|%|[\\s-]?(?:(?:mn?|bn|k|mio|mrd|mil(?:le)?|thousand|tausend)(?!${letter})|[mb]ill?i|mil[hn]))`,
  'gu',
)

const signs: Readonly<Record<string, string>> = { pound: '£', pfund: '£', euro: '€', dollar: '$' }

interface Figure {
  readonly written: string
  readonly value: number
  readonly sign: string
}

/** A sign before three digits is between thousands. */
const numberOf = (digits: string): number => Number(digits.replace(/[.,](?=\d{3})/g, '').replace(',', '.'))

const figuresOf = (text: string): readonly Figure[] =>
  [...text.matchAll(figure)].map(([written, before, first, second, behind]) => {
    const unit = (before ?? behind)!.toLowerCase().replace(/s$/, '')
    const sign = signs[unit] ?? (/^(?:%|p)/.test(unit) ? '%' : unit.startsWith('minut') ? 'minutes' : unit)
    return { written: written.trim(), value: numberOf((first ?? second)!), sign }
  })

/** The other is the same, rounded as the title rounds. */
function isRounded(title: number, text: number): boolean {
  let digits = String(title).replace('.', '')
  while (digits.endsWith('0')) digits = digits.slice(0, -1)
  return Number(text.toPrecision(Math.max(1, digits.length))) === title
}

/**
 * A sum of money, a share or a number of minutes in the title that the text, which has others of its kind, has nowhere: neither as it stands, nor rounded, nor as the
 * sum or the difference of two; null: there is none.
 */
export function strangeFigure(title: string, { blocks }: ArticleText, { unspaced }: Language): string | null {
  const inTitle = unspaced ? [] : figuresOf(title)
  if (inTitle.length === 0) return null
  const all = blocks.map(({ block }) => block.text).join('\n')
  const held = new Set([...all.matchAll(/\d[\d.,]*\d|\d/g)].map(([digits]) => numberOf(digits)))
  const inText = figuresOf(all)
  const strange = inTitle.find(({ value, sign }) => {
    const others = inText.filter((other) => other.sign === sign).map((other) => other.value)
    const isMade = others.some((one) => isRounded(value, one) || others.some((two) => one + two === value || one - two === value))
    return !held.has(value) && others.length > 0 && others.length <= mostFigures && !isMade
  })
  return strange?.written ?? null
}

/** Figures of one kind from which a title may be made in more ways than two. */
const mostFigures = 12
