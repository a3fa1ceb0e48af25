import { activityTitle } from './activity-title.ts'
import { describedTitles } from './described-titles.ts'
import { isDuration } from './is-duration.ts'
import { ledeTitle } from './lede-title.ts'
import { openingTitles } from './opening-titles.ts'
import { nameSubject, subjectsOf, withoutGuess } from './subjects.ts'

/** What finds the subject of a text and reads its first sentences for its title. */
export const opening = { activityTitle, describedTitles, isDuration, ledeTitle, nameSubject, openingTitles, subjectsOf, withoutGuess }
export type ReadOpening = typeof opening
