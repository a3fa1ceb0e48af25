import type { BroughtSignals } from '../signals/index.ts'
import { proposals } from '../signals/proposals.ts'
import { splits } from '../signals/splits.ts'

/** Signals that only edits rest on, never a score or a word. */
export const editSignals: BroughtSignals = { proposals, splits }
