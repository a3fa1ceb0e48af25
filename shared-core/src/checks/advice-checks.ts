import { textUnfinished } from './text-unfinished/text-unfinished.ts'

/** Checks that advise and move no score, measured after the scores. */
export const adviceChecks = [textUnfinished] as const
