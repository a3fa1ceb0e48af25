import { defineSignal } from '../define-signal.ts'

/** The questions readers ask, as the answer engine found them, unanswered first. */
export const questions = defineSignal({ fold: (_facts, { answers }) => answers })
