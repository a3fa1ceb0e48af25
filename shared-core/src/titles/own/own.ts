import { namesOnly } from './names-only.ts'
import { openEnd } from './open-end.ts'
import { saysSubject } from './says-subject.ts'
import { strangeFigure } from './strange-figure.ts'

/** What reads the author's title by itself: whether its end is missing, whether it names anything but its subject or a figure of its own, and whether it deserves praise. */
export const readOwn = { namesOnly, openEnd, saysSubject, strangeFigure }
export type ReadOwn = typeof readOwn
