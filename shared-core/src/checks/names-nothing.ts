import type { Signals } from '../signals/index.ts'

/** A title that surely names nothing of the text: its length and width say nothing more, for `title-subject` says it all. */
export const namesNothing = (subject: Pick<NonNullable<Signals['subject']>, 'isSure'> | null): boolean => subject?.isSure === true
