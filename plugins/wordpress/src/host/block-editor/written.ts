import type { Applied, NotApplied } from '@citable/editor'

/** Outcomes of a write: the editor refuses it, the text has moved, or the value was not stored. */
export const refused: NotApplied = { ok: false, reason: 'refused' }
export const moved: NotApplied = { ok: false, reason: 'moved' }
export const notStored: NotApplied = { ok: false, reason: 'not_stored' }

/** Outcome of a write that was read back. `inserted`: the block that it made. */
export const readBack = (before: string, isThere: boolean, inserted?: string): Applied =>
  isThere ? { ok: true, before, ...(inserted !== undefined && { inserted }) } : notStored
