import type { AdviceReading } from './advice-reading.ts'
import { passedDates } from './dates/passed-dates.ts'
import { relativeDates } from './dates/relative-dates.ts'
import { unnamedSources } from './evidence/unnamed-sources.ts'
import { unsoundLinks } from './evidence/unsound-links.ts'
import { kindParts } from './questions/kind-parts.ts'
import { titleLabels } from './title/title-labels.ts'
import { titlePromise } from './title/title-promise.ts'

/** Signals that no score rests on, by name: measured after the scores, in a file of their own that an editor loads then. */
export const adviceSignals = {
  byline: ({ byline }: AdviceReading) => byline,
  kindParts,
  passedDates,
  relativeDates,
  slips: ({ found }: AdviceReading) => found.slips,
  titleLabels,
  titlePromise,
  unfinished: ({ found }: AdviceReading) => found.unfinished,
  unnamedSources,
  unsoundLinks,
}

export type AdviceSignals = { readonly [Name in keyof typeof adviceSignals]: ReturnType<(typeof adviceSignals)[Name]> }
