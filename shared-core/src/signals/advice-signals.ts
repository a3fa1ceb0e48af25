import { kindParts } from './kind-parts.ts'
import { passedDates } from './passed-dates.ts'
import { relativeDates } from './relative-dates.ts'
import { slips } from './slips.ts'
import { titleLabels } from './title-labels.ts'
import { titlePromise } from './title-promise.ts'
import { unfinished } from './unfinished.ts'

/** Signals that no score rests on, by name: measured after the scores, in a file of their own that an editor loads then. */
export const adviceSignals = {
  kindParts,
  passedDates,
  relativeDates,
  slips,
  titleLabels,
  titlePromise,
  unfinished,
}

export type AdviceSignals = { readonly [Name in keyof typeof adviceSignals]: ReturnType<(typeof adviceSignals)[Name]> }
