import { openEnd } from './open-end.ts'
import { saysSubject } from './says-subject.ts'

/** What reads the author's title by itself: whether its end is missing, and whether it deserves praise. */
export const readOwn = { openEnd, saysSubject }
export type ReadOwn = typeof readOwn
