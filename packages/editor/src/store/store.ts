import type { Optimization } from '@citable/contract/present'
import type { Edit, Instant, Span } from '@citable/core'
import {
  type AnalysisFailure,
  type AnalysisResult,
  type Analyzer,
  analysisFailure,
  type Scorer,
  type Scores,
} from '../analyzers/analyzer.ts'
import type { Choices } from '../host/choices.ts'
import { type DoneEdit, inverseOf, linesOf } from '../host/edits.ts'
import {
  type Applied,
  type Draft,
  fieldText,
  type Host,
  type HostEdit,
  isKeptElsewhere,
  type KeptAnalysis,
  type NotApplied,
  type Request,
  type Unsubscribe,
} from '../host/host.ts'
import { messageOf } from '../message-of.ts'
import type { Schedule } from '../schedule.ts'

/**
 * Milliseconds. The score has to be fresh 300 ms after the last key: a third of that is waiting, the rest is left for reading the draft,
 * the analysis and the drawing, on machines that are busy with other things, too. While someone types without a pause, a score at least every 4 s. A change that the editor has not taken
 * after 1.5 s is said to be on its way.
 */
export const timing = { quiet: 100, patience: 4000, beforeSave: 300, slowWrite: 1500 } as const

/** A change made from the panel in this session. */
export interface AppliedEdit extends DoneEdit {
  readonly id: number
  /** false: reading back gave something else; the text stays here so that it is not lost. */
  readonly kept: boolean
}

/** What happened to the author's last request, for one line on the screen and the live region. */
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
    | 'notKept'
    | 'slow'
    | 'notChosen'
    | 'undoMoved'
    | 'undoRefused'
  readonly edit: Edit | null
  /** Checks whose safe fixes did not fit. */
  readonly left: readonly string[]
}

export interface EditorState {
  /** idle: nothing analysed yet. analyzing: a run is under way; an older result may still stand. */
  readonly phase: 'idle' | 'analyzing' | 'ready' | 'failed'
  /** As last read from the host. */
  readonly draft: Draft
  readonly optimization: Optimization | null
  /** Scores of the draft's first run, while the rest of its answer is on the way. Shown, never kept. */
  readonly earlyScores: Scores | null
  /** Who made `optimization`. */
  readonly scorer: Scorer | null
  /** Why the first choice of analyzer did not answer although there is a result. */
  readonly fellBack: AnalysisFailure | null
  /** Why the last run gave nothing; null after a good one. */
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
  /** Which checks the list shows. */
  readonly filter: 'open' | 'all'
  /** Keys of proposals that the author does not want; of this session and document. */
  readonly discarded: readonly string[]
}

export interface EditorStore {
  /** The same object until something changes: fits `useSyncExternalStore`. */
  getSnapshot(): EditorState
  subscribe(onChange: () => void): Unsubscribe
  /** Watches the host and analyses at once. The answer stops everything; it may be started again. */
  start(): Unsubscribe
  /** Analyses now, also after a failure. */
  refresh(): void
  /** Another mode: the result is asked again from the new analyzer. */
  setAnalyzer(analyzer: Analyzer): void
  apply(request: Request): Promise<void>
  /** Keeps a choice of the author; those that are not named stay. */
  choose(change: Partial<Choices>): Promise<void>
  /** Sets a check aside for this article, or brings it back. */
  setAside(check: string, isAside: boolean): Promise<void>
  /** Takes back the change with this id, if what it wrote is still there. */
  undo(id: number): Promise<void>
  /** Goes to the first of the passages that is still there and paints all of them. */
  show(spans: readonly Span[]): Promise<void>
  /** Ends the painting of `show`. */
  hide(): void
  setFilter(filter: EditorState['filter']): void
  /** Leaves a proposal out of the list, by its key. */
  discard(key: string): void
  /** Brings back what was discarded. */
  restoreDiscarded(): void
  dismissNotice(): void
  /**
   * To be called (and awaited) when a save begins: hands the host the analysis of exactly this text, or after `timeoutMs` the last
   * one. Never throws. null: there is none to keep.
   */
  beforeSave(timeoutMs?: number): Promise<KeptAnalysis | null>
  /** To be called when a save ended well: reads again and says which applied texts the CMS replaced. */
  afterSave(): void
}

export interface EditorStoreParts {
  readonly host: Host
  readonly analyzer: Analyzer
  clock(): Instant
  readonly schedule: Schedule
}

interface Run {
  readonly key: string
  readonly draft: Draft
  readonly controller: AbortController
  /** Must finish: it was started, or let live, because the author did not pause. */
  patient: boolean
}

/** One store per open document screen. Holds no timers and no listeners before `start`. */
export function createEditorStore({ host, analyzer: firstAnalyzer, clock, schedule }: EditorStoreParts): EditorStore {
  let analyzer = firstAnalyzer
  let state: EditorState = emptyState(host.readDraft())
  const listeners = new Set<() => void>()
  let started = false
  let run: Run | null = null
  /** Request key and draft of `state.optimization`. */
  let analysed: { readonly key: string; readonly draft: Draft } | null = null
  /** Request key of the last failure: only `refresh` or another text asks again. */
  let failedKey: string | null = null
  let again = false
  let cancelQuiet: Unsubscribe | null = null
  let cancelPatience: Unsubscribe | null = null
  let unpaint: Unsubscribe | null = null
  let lastId = 0
  let settled: (() => void)[] = []
  let writing: Promise<unknown> = Promise.resolve()

  const set = (changes: Partial<EditorState>) => {
    const names = Object.keys(changes) as (keyof EditorState)[]
    if (names.every((name) => Object.is(state[name], changes[name]))) return
    state = { ...state, ...changes }
    for (const listener of [...listeners]) listener()
  }

  /** All that can change a result, the day included. */
  const keyOf = (draft: Draft) => JSON.stringify([draft.documentId, clock().slice(0, 10), draft.input, draft.context])

  /** Reads the host; keeps the old object when nothing changed, so that views do not draw for nothing. */
  const read = (): Draft => {
    const draft = host.readDraft()
    if (JSON.stringify(draft) === JSON.stringify(state.draft)) return state.draft
    if (draft.documentId !== state.draft.documentId) forget(draft)
    else set({ draft })
    return draft
  }

  /** A host that cannot read (its editor is gone, its form not there yet) is shown as a failure and asked again on the next change. */
  const readSafely = (): Draft | null => {
    try {
      return read()
    } catch (error) {
      set({ phase: 'failed', failure: analysisFailure('failed', messageOf(error)) })
      return null
    }
  }

  const forget = (draft: Draft) => {
    run?.controller.abort()
    run = null
    analysed = null
    failedKey = null
    again = false
    unpaint?.()
    unpaint = null
    set({ ...emptyState(draft), filter: state.filter })
  }

  const stopTimers = () => {
    cancelQuiet?.()
    cancelPatience?.()
    cancelQuiet = null
    cancelPatience = null
  }

  const changed = () => {
    cancelQuiet?.()
    cancelQuiet = schedule(() => {
      cancelQuiet = null
      look()
    }, analyzer.quietMs ?? timing.quiet)
    cancelPatience ??= schedule(() => {
      cancelPatience = null
      if (run) run.patient = true
      else look(true)
    }, timing.patience)
  }

  /** Reads the draft and analyses it if it is not the one already analysed. */
  const look = (patient = false) => {
    const draft = readSafely()
    if (!draft) return
    const key = keyOf(draft)
    if (run?.key === key || (!run && failedKey === key)) return
    if (analysed?.key === key && !state.failure) {
      run?.controller.abort()
      run = null
      again = false
      cancelPatience?.()
      cancelPatience = null
      set({ phase: 'ready', stale: false })
      settle()
      return
    }
    begin(draft, key, patient)
  }

  const begin = (draft: Draft, key: string, patient: boolean) => {
    if (run?.patient) {
      again = true
      set({ stale: state.optimization !== null })
      return
    }
    run?.controller.abort()
    failedKey = null
    const mine: Run = { key, draft, controller: new AbortController(), patient }
    run = mine
    set({ phase: 'analyzing', stale: state.optimization !== null && analysed?.key !== key })
    const { setAside } = draft.choices
    const context = {
      ...draft.context,
      ...(setAside.length > 0 && { setAside }),
      now: clock(),
      options: { seo: true, aeo: true, titles: 3 },
    }
    const asked = analyzer
    new Promise<AnalysisResult>((resolve) =>
      resolve(
        asked.analyze({ documentId: draft.documentId, input: draft.input, context }, mine.controller.signal, (earlyScores) => {
          if (run === mine && !state.optimization) set({ earlyScores })
        }),
      ),
    )
      .catch((error: unknown) => analysisFailure('failed', messageOf(error)))
      .then((result) => finish(mine, result))
  }

  const finish = (mine: Run, result: AnalysisResult) => {
    if (run !== mine) return
    run = null
    cancelPatience?.()
    cancelPatience = null
    if (result.ok) {
      const before = state.optimization
      analysed = { key: mine.key, draft: mine.draft }
      set({
        phase: 'ready',
        optimization: result.optimization,
        earlyScores: null,
        scorer: result.scorer,
        fellBack: result.fellBack,
        failure: null,
        stale: again || cancelQuiet !== null,
        previous: before && { aeoScore: before.aeo_score, seoScore: before.seo_score },
        revision: state.revision + 1,
      })
    } else {
      failedKey = mine.key
      set({ phase: 'failed', failure: result, earlyScores: null, stale: state.optimization !== null })
    }
    settle()
    if (again) {
      again = false
      look()
    }
  }

  const settle = () => {
    const waiting = settled
    settled = []
    for (const resolve of waiting) resolve()
  }

  const notify = (code: Notice['code'], edit: Edit | null, left: readonly string[] = []) =>
    set({ notice: { id: ++lastId, code, edit, left } })

  const write = (edit: HostEdit): Promise<Applied> =>
    new Promise<Applied>((resolve) => resolve(host.apply(edit))).catch((): Applied => ({ ok: false, reason: 'refused' }))

  /** One write after the other, in the order the author asked for them. */
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    const turn = writing.then(task)
    writing = turn.catch(() => {})
    return turn
  }

  const choose = (changeOf: (choices: Choices) => Partial<Choices>): Promise<void> =>
    inTurn(async () => {
      const draft = read()
      if (!draft.accepts.includes('choices')) return notify('readOnly', null)
      const isKept = await new Promise<boolean>((resolve) => resolve(host.choose(changeOf(draft.choices)))).catch(() => false)
      if (!isKept) notify('notChosen', null)
      look()
    })

  const keepForSave = async (timeoutMs: number): Promise<KeptAnalysis | null> => {
    const draft = read()
    const key = keyOf(draft)
    if (analysed?.key !== key) {
      cancelQuiet?.()
      cancelQuiet = null
      if (run?.key !== key) {
        if (run) run.patient = false
        begin(draft, key, false)
      }
      await new Promise<void>((resolve) => {
        const cancel = schedule(resolve, timeoutMs)
        settled.push(() => {
          cancel()
          resolve()
        })
      })
    }
    const { optimization } = state
    if (!optimization || !analysed) return null
    const kept: KeptAnalysis = { draft: analysed.draft, optimization, current: analysed.key === key }
    await new Promise<Applied>((resolve) => resolve(host.keep(kept))).catch(() => {})
    return kept
  }

  return {
    getSnapshot: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    start() {
      if (started) throw new Error('The store is started already')
      started = true
      failedKey = null
      const unobserve = host.observe(changed)
      look()
      return () => {
        if (!started) return
        started = false
        unobserve()
        stopTimers()
        run?.controller.abort()
        run = null
        again = false
        unpaint?.()
        unpaint = null
        if (state.phase === 'analyzing') set({ phase: state.optimization ? 'ready' : 'idle', earlyScores: null })
        settle()
      }
    },
    refresh() {
      cancelQuiet?.()
      cancelQuiet = null
      analyzer.forgive?.()
      const draft = readSafely()
      if (draft) begin(draft, keyOf(draft), false)
    },
    setAnalyzer(next) {
      if (next === analyzer) return
      analyzer = next
      run?.controller.abort()
      run = null
      again = false
      const draft = started ? readSafely() : null
      if (draft) begin(draft, keyOf(draft), false)
    },
    apply: (request) =>
      inTurn(async () => {
        const asked = editOf(request)
        if (!read().editable) return notify('readOnly', asked)
        const cancelSlow = schedule(() => notify('slow', asked), timing.slowWrite)
        const written = await write(request)
        cancelSlow()
        const edit: Edit = written.ok && written.made ? { kind: 'several', edits: written.made } : asked
        // A host that says yes while its CMS dropped the words is found out here.
        const applied: Applied = written.ok && !holds(read(), edit) ? { ok: false, reason: 'not_kept' } : written
        if (applied.ok || applied.reason === 'not_kept') {
          const entry = {
            id: ++lastId,
            edit,
            before: applied.ok ? applied.before : '',
            inserted: (applied.ok && applied.inserted) || null,
            kept: applied.ok,
            parts: (applied.ok && applied.parts) || [],
            ...(applied.ok && applied.around && { around: applied.around }),
          }
          set({ applied: [...state.applied, entry] })
        }
        const left = (applied.ok && applied.left) || []
        notify(!applied.ok ? noticeOf[applied.reason] : left.length > 0 ? 'appliedPartly' : 'applied', edit, left)
        look()
      }),
    choose: (change) => choose(() => change),
    setAside: (check, isAside) =>
      choose(({ setAside }) => ({ setAside: [...setAside.filter((id) => id !== check), ...(isAside ? [check] : [])] })),
    undo: (id) =>
      inTurn(async () => {
        const entry = state.applied.find((one) => one.id === id)
        if (!entry) return
        const draft = read()
        if (!draft.editable) return notify('readOnly', entry.edit)
        const inverse = inverseOf(entry)
        if (!inverse) return notify('undoRefused', entry.edit)
        if (!holds(draft, entry.edit)) return notify('undoMoved', entry.edit)
        const applied = await write(inverse)
        if (applied.ok) set({ applied: state.applied.filter((one) => one.id !== id) })
        notify(applied.ok ? 'undone' : undoNoticeOf(applied), entry.edit)
        look()
      }),
    async show(spans) {
      unpaint?.()
      const lines = spans.flatMap(linesOf)
      unpaint = host.highlight(lines)
      for (const span of lines) {
        if (await host.locate(span).catch(() => false)) return notify('shown', null)
      }
      notify('notFound', null)
    },
    hide() {
      unpaint?.()
      unpaint = null
    },
    setFilter: (filter) => set({ filter }),
    discard: (key) => set({ discarded: [...state.discarded, key] }),
    restoreDiscarded: () => set({ discarded: [] }),
    dismissNotice: () => set({ notice: null }),
    async beforeSave(timeoutMs = timing.beforeSave) {
      try {
        return await keepForSave(timeoutMs)
      } catch {
        return null
      }
    },
    afterSave() {
      const draft = readSafely()
      if (!draft) return
      let lost: AppliedEdit | null = null
      const newest = new Set(state.applied.filter((entry, at) => isNewest(state.applied, at) && entry.kept).map((entry) => entry.id))
      const applied = state.applied.map((entry) => {
        if (!newest.has(entry.id) || holds(draft, entry.edit)) return entry
        lost = { ...entry, kept: false }
        return lost
      })
      if (lost) {
        set({ applied })
        notify('notKept', (lost as AppliedEdit).edit)
      }
      look()
    },
  }
}

const noticeOf = { read_only: 'readOnly', moved: 'moved', refused: 'refused', not_kept: 'notKept', slow: 'slow' } as const

const undoNoticeOf = ({ reason }: NotApplied): Notice['code'] =>
  reason === 'moved' ? 'undoMoved' : reason === 'slow' ? 'slow' : 'undoRefused'

/** A request as one change, for the list of changes. */
const editOf = (request: Request): Edit =>
  request.kind === 'fixes' ? { kind: 'several', edits: request.changes.map(({ edit }) => edit) } : request

const emptyState = (draft: Draft): EditorState => ({
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
  discarded: [],
})

/** Whether the draft still carries what the edit wrote. Only fields can be told from a draft; the host answers for the text. */
const holds = (draft: Draft, edit: Edit): boolean =>
  edit.kind === 'several'
    ? edit.edits.every((one) => holds(draft, one))
    : edit.kind !== 'set_field' || draft.input.kind === 'page' || isSaid(draft, fieldText(draft.input.fields, edit.field), edit)

/** Another plugin may set its own quotation marks and dashes. */
const isSaid = ({ keeper }: Draft, text: string, edit: Extract<Edit, { kind: 'set_field' }>): boolean =>
  text === edit.value || (isKeptElsewhere(keeper, edit) && letters(text) === letters(edit.value))

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/** A later change of the same field takes the place of an earlier one. */
const isNewest = (applied: readonly AppliedEdit[], at: number): boolean => {
  const edit = applied[at]?.edit
  return (
    edit?.kind !== 'set_field' || !applied.slice(at + 1).some((later) => later.edit.kind === 'set_field' && later.edit.field === edit.field)
  )
}
