import { isDuration } from './is-duration.ts'
import { nameSubject, subjectsOf } from './subjects.ts'

/** What reads the first sentences of a text for its title. */
export const opening = { isDuration, nameSubject, subjectsOf }
export type ReadOpening = typeof opening
