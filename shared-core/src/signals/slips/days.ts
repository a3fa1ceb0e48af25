import { letter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import type { Range } from '../../model/values.ts'
import { byLanguage } from '../by-language.ts'
import type { TextBlock } from '../reading.ts'

/** A day by the name of its month; null: no year is behind it. */
export interface Day extends Range {
  readonly year: number | null
  readonly month: number
  readonly day: number
}

const dayPatterns = byLanguage((monthNames: readonly (readonly string[])[]) => {
  const months = new Map(monthNames.flatMap((names, at) => names.map((name) => [name.toLowerCase(), at + 1] as const)))
  const name = [...months.keys()].sort((a, b) => b.length - a.length).join('|') || '(?!)'
  const year = '(?:,? (?:de |del |roku )?(20\\d{2}))?'
  const day = '(\\d{1,2})(?:\\.|st|nd|rd|th|er|º|°)?'
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  const made = (source: string) => new RegExp(`(?<![${letter}\\d.,/-])${source}(?![${letter}\\d]|[/-]\\d)`, 'giu')
  return {
    months,
    patterns: [made(`${day} (?:of |de |d['’])?(${name})(?:\\.(?=,? 20))?${year}`), made(`(${name})\\.? ${day}${year}`)] as const,
  }
})

const known = new WeakMap<TextBlock, readonly Day[]>()

/** Days of a block, read once for all that compare them. */
export function daysOf(entry: TextBlock, language: Language): readonly Day[] {
  const days = known.get(entry) ?? (/\d/.test(entry.block.text) ? daysIn(entry.block.text, language) : [])
  known.set(entry, days)
  return days
}

/** Days by name of month, with or without a year, in reading order. */
export function daysIn(text: string, language: Language): readonly Day[] {
  const { months, patterns } = dayPatterns(language, language.pack.months)
  const found: Day[] = []
  for (const [turned, pattern] of patterns.entries())
    for (const { 0: whole, 1: one = '', 2: two = '', 3: year, index } of text.matchAll(pattern)) {
      const [day, month] = turned === 0 ? [Number(one), two] : [Number(two), one]
      const end = index + whole.length
      if (day < 1 || day > 31 || found.some((other) => other.start < end && index < other.end)) continue
      found.push({
        day,
        month: months.get(month.toLowerCase()) ?? 0,
        year: year === undefined ? null : Number(year),
        start: index,
        end,
      })
    }
  return found.sort((a, b) => a.start - b.start)
}
