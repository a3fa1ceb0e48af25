import type { DateWords } from '../../languages/advice-words.ts'
import { alone } from '../../languages/create-pattern.ts'
import { dayNumber } from '../../model/day-number.ts'
import type { TextKind } from '../../model/text-kind.ts'
import type { Span } from '../../model/values.ts'
import type { AdviceReading } from '../advice-reading.ts'
import { byLanguage } from '../by-language.ts'
import { findQuoted } from '../evidence/quotations.ts'
import { spanOf } from '../reading.ts'

/** Texts that are of a day, or in which people mean their own day. */
const ofTheDay: ReadonlySet<TextKind> = new Set(['news', 'interview', 'opinion', 'event'])
/** Texts that are to stay by their kind; others show it. */
const kept: ReadonlySet<TextKind> = new Set(['how_to', 'recipe', 'documentation', 'explainer', 'profile'])
/** Texts of instructions, whose `next year` is the reader's. */
const instructing: ReadonlySet<TextKind> = new Set(['how_to', 'recipe', 'documentation'])

/** Languages without a list of verbs of saying have a pattern here. */
const reportedIn = (text: string, reports: DateWords['reports']): boolean => reports?.some((words) => text.includes(words)) === true

/** Days between publication and last change from which a text counts as maintained. */
const keptDays = 31

/** A text of another kind may be news: it reports a person's words, or it has a date and was not changed since. */
function isToStay({ article: { datePublished, dateModified }, language, blocks, titleWords }: AdviceReading): boolean {
  if (
    blocks.some(
      ({ block }) =>
        block.kind === 'paragraph' &&
        (language.find('sayingVerbs', block.text).length > 0 || reportedIn(block.text, titleWords?.dates?.reports)),
    )
  )
    return false
  const published = datePublished === null ? null : dayNumber(datePublished.value)
  const modified = dateModified === null ? null : dayNumber(dateModified.value)
  return published === null || (modified !== null && modified - published >= keptDays)
}

/** Places of one block that are looked at. */
const most = 40

/** Words such as `last week` in a text that is to stay, in reading order; null where the text is of a day, or the language has no list. */
export function relativeDates(reading: AdviceReading): readonly Span[] | null {
  const { language, textKind, blocks } = reading
  const words = reading.titleWords?.dates
  if (words === undefined || ofTheDay.has(textKind.kind)) return null
  if (!kept.has(textKind.kind) && !isToStay(reading)) return null
  const { relative, ahead } = patternsOf(language, words)
  return blocks.flatMap(({ block, tokens }) => {
    if (block.kind !== 'paragraph' && block.kind !== 'list') return []
    const matches = [...block.text.matchAll(relative)].slice(0, most)
    if (matches.length === 0) return []
    const quoted = findQuoted(block.text)
    return matches.flatMap((match) => {
      const [start, end] = [match.index, match.index + match[0].length]
      if (quoted.some((range) => range.start < end && range.end > start)) return []
      if (instructing.has(textKind.kind) && ahead.test(match[0])) return []
      const sentence = tokens.sentences.find((one) => one.start <= start && start < one.end)
      // a title of something, written like a name
      if (start > (sentence?.start ?? 0) && startsUpper(match[0])) return []
      // a year or a date beside it says which
      if (hasYear.test(block.text.slice(sentence?.start ?? 0, sentence?.end ?? end))) return []
      return [spanOf(block.id, block.text, start, end)]
    })
  })
}

const startsUpper = (text: string): boolean => text.charAt(0) !== text.charAt(0).toLowerCase()

const hasYear = /(?<!\d)(?:1[89]|20)\d{2}(?!\d)|\d{4}年|\d{1,2}月\d{1,2}日/

const patternsOf = byLanguage(({ relative, ahead }: DateWords, language) => ({
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  relative: new RegExp(alone(relative, language), 'giu'),
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  ahead: new RegExp(`^(?:${ahead})`, 'iu'),
}))
