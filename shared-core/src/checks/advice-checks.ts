import { bylineComplete } from './byline-complete/byline-complete.ts'
import { datePassed } from './date-passed/date-passed.ts'
import { dateRelative } from './date-relative/date-relative.ts'
import { kindParts } from './kind-parts/kind-parts.ts'
import { sourceNamed } from './source-named/source-named.ts'
import { textSlips } from './text-slips/text-slips.ts'
import { textUnfinished } from './text-unfinished/text-unfinished.ts'
import { titleLabels } from './title-labels/title-labels.ts'
import { titlePromise } from './title-promise/title-promise.ts'

/** Checks that advise and move no score, measured after the scores. */
export const adviceChecks = [
  bylineComplete,
  datePassed,
  dateRelative,
  kindParts,
  sourceNamed,
  textSlips,
  textUnfinished,
  titleLabels,
  titlePromise,
] as const
