/**
 * Milliseconds. The score has to be fresh 300 ms after the last key: a third of that is waiting, the rest is for analysis and drawing
 * on busy machines. `patience`: a score at least that often while someone types without a pause. `slowWrite`: a write is reported as slow.
 */
export const timing = { quiet: 100, patience: 4000, beforeSave: 300, slowWrite: 1500 } as const
