import { namesOnly } from './names-only.ts'
import { openEnd } from './open-end.ts'
import { saysSubject } from './says-subject.ts'

/** What reads the author's title by itself: whether its end is missing, whether it names anything but its subject, and whether it deserves praise. */
export const readOwn = { namesOnly, openEnd, saysSubject }
export type ReadOwn = typeof readOwn
