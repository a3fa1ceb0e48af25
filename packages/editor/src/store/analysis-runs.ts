import type { Instant } from '@citable/core'
import {
  type AnalysisRequest,
  type AnalysisResult,
  type AnalysisSuccess,
  type Analyzer,
  analysisFailure,
  type Scores,
} from '../analyzers/analyzer.ts'
import type { DraftAnalysis, EditorDraft } from '../host/host.ts'
import { messageOf } from '../message-of.ts'
import type { Schedule } from '../schedule.ts'
import type { EditorState } from './editor-state.ts'
import type { StateCell } from './state-cell.ts'
import { timing } from './timing.ts'
import { createTypingPause } from './typing-pause.ts'

/** Decides when which draft is analysed, and puts the answers into the state. The newest draft wins. */
export interface AnalysisRuns {
  /** The draft may have changed: it is looked at when typing pauses, or has gone on for `timing.patience`. */
  changed(): void
  /** Reads the draft and analyses it, unless that analysis is there, under way, or has failed. */
  look(): void
  /** Analyses the draft now, also after a failure. */
  refresh(): void
  /** Ends what the analyzer before was doing; `isStarted`: and asks the next one. */
  setAnalyzer(next: Analyzer, isStarted: boolean): void
  /** Waits at most `timeoutMs` for the analysis of this draft. The answer is the last one there is; null: none. */
  analysisOf(draft: EditorDraft, timeoutMs: number): Promise<DraftAnalysis | null>
  /** Lets a draft be asked again whose analysis has failed. */
  forgetFailure(): void
  /** Another document was opened: nothing of the one before counts. */
  forget(): void
  /** Ends timers, the run, and all waiting. */
  stop(): void
}

export interface AnalysisRunsParts {
  readonly state: StateCell
  readonly analyzer: Analyzer
  /** null: the host cannot read now. */
  readDraft(): EditorDraft | null
  clock(): Instant
  readonly schedule: Schedule
}

interface Run {
  readonly key: string
  readonly draft: EditorDraft
  readonly controller: AbortController
  /** The text at its beginning. */
  readonly before: EditorState['optimization']
  /** An early answer stands. */
  hasAnswer: boolean
  /** Must finish: it was started, or let live, because the author did not pause. */
  patient: boolean
}

export function createAnalysisRuns({ state, analyzer: firstAnalyzer, readDraft, clock, schedule }: AnalysisRunsParts): AnalysisRuns {
  let analyzer = firstAnalyzer
  let run: Run | null = null
  /** Request key and draft of the state's `optimization`. */
  let analysed: { readonly key: string; readonly draft: EditorDraft } | null = null
  /** Request key of the last failure: only `refresh` or another text asks again. */
  let failedKey: string | null = null
  /** Look once more when the patient run is done. */
  let again = false
  let waiting: (() => void)[] = []

  const pause = createTypingPause({
    schedule,
    quietMs: () => analyzer.quietMs ?? timing.quiet,
    patienceMs: timing.patience,
    onPause: () => look(),
    onLongTyping() {
      if (run && !run.hasAnswer) run.patient = true
      else look(true)
    },
  })

  const keyOf = (draft: EditorDraft) => requestKey(draft, clock())

  const abort = () => {
    run?.controller.abort()
    run = null
    again = false
  }

  const settle = () => {
    const settled = waiting
    waiting = []
    for (const resolve of settled) resolve()
  }

  const look = (patient = false) => {
    const draft = readDraft()
    if (!draft) return
    const key = keyOf(draft)
    if (run?.key === key || (!run && failedKey === key)) return
    if (analysed?.key !== key || state.get().failure) return begin(draft, key, patient)
    abort()
    pause.endPatience()
    state.set({ phase: 'ready', stale: false })
    settle()
  }

  const begin = (draft: EditorDraft, key: string, patient: boolean) => {
    const { optimization: before } = state.get()
    const hasResult = before !== null
    if (run?.patient) {
      again = true
      state.set({ stale: hasResult })
      return
    }
    run?.controller.abort()
    failedKey = null
    const mine: Run = { key, draft, controller: new AbortController(), before, hasAnswer: false, patient }
    run = mine
    state.set({ phase: 'analyzing', stale: hasResult && analysed?.key !== key })
    const showEarly = (earlyScores: Scores) => {
      if (run === mine && !state.get().optimization) state.set({ earlyScores })
    }
    const showAnswer = (answer: AnalysisSuccess) => {
      if (run !== mine) return
      // it need not live through further keys any more: there is a score
      mine.hasAnswer = true
      mine.patient = false
      show(mine, answer)
    }
    const asked = analyzer
    new Promise<AnalysisResult>((resolve) =>
      resolve(asked.analyze(requestOf(draft, clock()), mine.controller.signal, showEarly, showAnswer)),
    )
      .catch((error: unknown) => analysisFailure('failed', messageOf(error)))
      .then((result) => finish(mine, result))
  }

  /** Two answers for one text are both compared with the result before them. */
  const show = ({ key, draft, before }: Run, answer: AnalysisSuccess) => {
    analysed = { key, draft }
    state.set(stateAfter({ before, revision: state.get().revision }, answer, again || pause.isAwaited()))
  }

  const finish = (mine: Run, result: AnalysisResult) => {
    if (run !== mine) return
    run = null
    pause.endPatience()
    if (result.ok) {
      show(mine, result)
      state.set({ phase: 'ready' })
    } else {
      failedKey = mine.key
      state.set({ phase: 'failed', failure: result, earlyScores: null, stale: state.get().optimization !== null })
    }
    settle()
    if (again) {
      again = false
      look()
    }
  }

  const ask = () => {
    const draft = readDraft()
    if (draft) begin(draft, keyOf(draft), false)
  }

  return {
    changed: pause.touch,
    look: () => look(),
    refresh() {
      pause.endQuiet()
      analyzer.forgive?.()
      ask()
    },
    setAnalyzer(next, isStarted) {
      if (next === analyzer) return
      analyzer = next
      abort()
      if (isStarted) ask()
    },
    async analysisOf(draft, timeoutMs) {
      const key = keyOf(draft)
      if (analysed?.key !== key) {
        pause.endQuiet()
        if (run?.key !== key) {
          if (run) run.patient = false
          begin(draft, key, false)
        }
        await new Promise<void>((resolve) => {
          const cancel = schedule(resolve, timeoutMs)
          waiting.push(() => {
            cancel()
            resolve()
          })
        })
      }
      const { optimization } = state.get()
      return optimization && analysed && { draft: analysed.draft, optimization, current: analysed.key === key }
    },
    forgetFailure() {
      failedKey = null
    },
    forget() {
      abort()
      analysed = null
      failedKey = null
    },
    stop() {
      pause.endQuiet()
      pause.endPatience()
      abort()
      const { phase, optimization } = state.get()
      if (phase === 'analyzing') state.set({ phase: optimization ? 'ready' : 'idle', earlyScores: null })
      settle()
    },
  }
}

/** All that can change a result, the day included. */
const requestKey = (draft: EditorDraft, now: Instant): string =>
  JSON.stringify([draft.documentId, now.slice(0, 10), draft.input, draft.context])

/** What is asked about a draft. */
export const requestOf = ({ documentId, input, context, choices: { setAside } }: EditorDraft, now: Instant): AnalysisRequest => ({
  documentId,
  input,
  context: { ...context, ...(setAside.length > 0 && { setAside }), now, options: { seo: true, aeo: true, titles: 3 } },
})

/** The text itself, without its fields: taking a title does not change it. */
export const bodyTextOf = ({ input }: EditorDraft): string =>
  input.kind === 'blocks' ? JSON.stringify(input.blocks) : input.kind === 'body' ? input.html : ''

/** Changes of the state by a good answer. */
const stateAfter = (
  { before, revision }: { readonly before: EditorState['optimization']; readonly revision: number },
  { optimization, scorer, fellBack }: AnalysisSuccess,
  stale: boolean,
): Partial<EditorState> => ({
  optimization,
  earlyScores: null,
  scorer,
  fellBack,
  failure: null,
  stale,
  previous: before && { aeoScore: before.aeo_score, seoScore: before.seo_score },
  revision: revision + 1,
})
