import { defineSignal } from '../define-signal.ts'

/** The questions readers ask, as the answer engine found them, unanswered first; of those in doubt only queries of the writer's. */
export const questions = defineSignal({
  fold: (_facts, { answers }) => answers.filter(({ state, source }) => state !== 'unclear' || source === 'target'),
})
