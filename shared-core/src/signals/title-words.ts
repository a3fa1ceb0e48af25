import type { ListName } from '../languages/language.ts'
import { defineSignal } from './define-signal.ts'

/** Lists of words meant to stir. */
const stirring: readonly ListName[] = ['promotionalPhrases', 'curiosityWords']

/** Plain English words of praise and of trouble; a short list of our own, for a fact that is shown and never scored. */
const positive = new Set(
  'best better good great happy easy simple safe smart love lovely wonderful perfect beautiful excellent brilliant win winning winner success successful proud enjoy joy hope healthy calm bright strong fresh friendly amazing awesome fantastic'.split(
    ' ',
  ),
)
const negative = new Set(
  'worst worse bad wrong mistake mistakes fail fails failed failure danger dangerous deadly risk risks risky problem problems trouble ugly hate sad angry fear scary pain painful loss losing crisis disaster broken terrible horrible awful stupid sick toxic scam warning'.split(
    ' ',
  ),
)

/**
 * Words of the title that some tools ask for; null without a title. `power` are phrases meant to stir, null where the language has no
 * list; `feelings` are words of praise and trouble, null for other languages than English; `figure` is the first number in digits.
 */
export const titleWords = defineSignal({
  fold: (_facts, { article, language }) => {
    const text = article.title?.value.trim() ?? ''
    if (text === '') return null
    const lists = stirring.filter((list) => language.has(list))
    const ranges = lists.flatMap((list) => language.find(list, text)).sort((a, b) => a.start - b.start || b.end - a.end)
    const { words } = language.tokenize(text)
    const feelings = words.flatMap(({ form, start, end }) => {
      const kind = positive.has(form) ? ('positive' as const) : negative.has(form) ? ('negative' as const) : null
      return kind === null ? [] : [{ word: text.slice(start, end), kind }]
    })
    return {
      power: lists.length === 0 ? null : [...new Set(ranges.map(({ start, end }) => text.slice(start, end)))],
      feelings: language.tag === 'en' ? feelings : null,
      figure: /[0-9٠-٩۰-۹०-९０-９]+(?:[.,][0-9٠-٩۰-۹०-९０-９]+)*/.exec(text)?.[0] ?? null,
    }
  },
})
