import type { Optimization } from '@citable/contract/present'
import type { Edit } from '@citable/core'
import type { AnalysisFailure, Scorer, Scores } from '../analyzers/analyzer.ts'
import type { DoneEdit } from '../host/edits.ts'
import type { EditorDraft } from '../host/host.ts'

/** A change made from the panel in this session. */
export interface AppliedEdit extends DoneEdit {
  readonly id: number
  /** false: reading back gave something else; the text stays here so that it is not lost. */
  readonly isPresent: boolean
}

/** Outcome of the author's last request, for one line on the screen and the live region. */
export interface Notice {
  readonly id: number
  readonly code:
    | 'applied'
    | 'appliedPartly'
    | 'undone'
    | 'shown'
    | 'notFound'
    | 'readOnly'
    | 'moved'
    | 'refused'
    | 'notStored'
    | 'slow'
    | 'notChosen'
    | 'undoMoved'
    | 'undoRefused'
  readonly edit: Edit | null
  /** Checks whose safe fixes did not fit. */
  readonly left: readonly string[]
}

/** What linked pages said of the text when a person had them asked. */
export interface SourcesNote {
  /** How many statements have which answer. */
  readonly text: string
  /** Statements that their pages do not hold, or whose link is dead, with the answer. */
  readonly faults: readonly string[]
  /** Addresses that lead nowhere, as often as they are linked. */
  readonly dead: readonly string[]
}

export interface EditorState {
  /** idle: nothing analysed yet. analyzing: a run is under way; an older result may still stand. */
  readonly phase: 'idle' | 'analyzing' | 'ready' | 'failed'
  /** As last read from the host. */
  readonly draft: EditorDraft
  readonly optimization: Optimization | null
  /** Scores of the draft's first run, while the rest of its answer is on the way. Shown, never stored. */
  readonly earlyScores: Scores | null
  /** Scorer of `optimization`. */
  readonly scorer: Scorer | null
  /** Reason why the first analyzer did not answer although there is a result. */
  readonly fellBack: AnalysisFailure | null
  /** Failure of the last run; null after a good one. */
  readonly failure: AnalysisFailure | null
  /** The draft has moved on since `optimization`. */
  readonly stale: boolean
  /** Scores of the result before this one, for "up 3". */
  readonly previous: Scores | null
  /** Counts results; 0: none yet. */
  readonly revision: number
  /** Oldest first. */
  readonly applied: readonly AppliedEdit[]
  readonly notice: Notice | null
  /** Filter of the list of checks. */
  readonly filter: 'open' | 'all'
  /** null: no page was asked in this session. `of`: the text at that time. */
  readonly sources: (SourcesNote & { readonly of: string }) | null
}

/** State of a document that was opened just now. */
export const emptyState = (draft: EditorDraft): EditorState => ({
  phase: 'idle',
  draft,
  optimization: null,
  earlyScores: null,
  scorer: null,
  fellBack: null,
  failure: null,
  stale: false,
  previous: null,
  revision: 0,
  applied: [],
  notice: null,
  filter: 'open',
  sources: null,
})
