import { isDuration } from './is-duration.ts'
import { describedTitles, openingTitles } from './opening-titles.ts'
import { nameSubject, subjectsOf } from './subjects.ts'

/** What reads the first sentences of a text for its title. */
export const opening = { describedTitles, isDuration, nameSubject, openingTitles, subjectsOf }
export type ReadOpening = typeof opening
