import type { Article, Found } from '../../model/article.ts'
import { dayNumber } from '../../model/day-number.ts'
import type { Instant } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'

/**
 * The article's dates as day numbers. `age` counts days from the last change (or publication) to `now`, negative in the future; null
 * without a date. A date that is newer than the text, as the host knows it, makes nothing younger: then `unchanged` is true. `shown`: readers see a date; null for drafts, whose theme decides. `declared`: a date is given in a form for machines. `agrees`: the date readers see is
 * one of the declared ones, give or take a day for time zones; null where there are not both.
 */
export const dates = defineSignal({
  fold: (_facts, { article, context }) => {
    const published = dayOf(article.datePublished)
    const modified = dayOf(article.dateModified)
    const today = dayNumber(context.now)
    const last = published === null ? modified : modified === null ? published : Math.max(published, modified)
    const since = context.unchangedSince === undefined ? null : dayNumber(context.unchangedSince)
    const unchanged = last !== null && since !== null && since < last
    const found = [article.datePublished, article.dateModified].flatMap((date) => (date === null ? [] : [date]))
    const isVisible = (article.markup?.shownDate ?? null) !== null || found.some(({ from }) => from === 'element' || from === 'text')
    const seen = article.markup?.shownDate ? dayNumber(article.markup.shownDate) : null
    return {
      isDraft: article.kind === 'draft',
      published: published === null ? null : article.datePublished!.value,
      modified: modified === null ? null : article.dateModified!.value,
      publishedDay: published,
      modifiedDay: modified,
      today,
      age: last === null || today === null ? null : today - (unchanged ? since : last),
      unchanged,
      shown: article.kind === 'draft' ? null : isVisible,
      declared: isDeclared(article),
      agrees:
        seen === null || !isDeclared(article) || last === null
          ? null
          : [published, modified].some((day) => day !== null && Math.abs(day - seen) <= 1),
      unreadable: found.filter(({ value }) => dayNumber(value) === null).map(({ value }) => value),
    }
  },
})

const dayOf = (found: Found<Instant> | null): number | null => (found === null ? null : dayNumber(found.value))

/** A date field of the CMS, metadata, JSON-LD or a `time` element. */
function isDeclared({ datePublished, dateModified }: Article): boolean {
  return [datePublished, dateModified].some((found) => found !== null && found.from !== 'text' && found.from !== 'url')
}
