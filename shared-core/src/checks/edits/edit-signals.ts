import { proposals } from '../../signals/evidence/proposals.ts'
import type { BroughtSignals } from '../../signals/index.ts'
import { splits } from '../../signals/structure/splits.ts'

/** Signals that only edits rest on, never a score or a word. */
export const editSignals: BroughtSignals = { proposals, splits }
