import type { Optimization } from '@citable/contract/present'
import type { Instant, Span } from '@citable/core'
import { type Analyzer, analysisFailure } from '../analyzers/analyzer.ts'
import type { Choices } from '../host/choices.ts'
import { linesOf } from '../host/edits.ts'
import type { Applied, DraftAnalysis, EditorDraft, Host, Request, Unsubscribe } from '../host/host.ts'
import { messageOf } from '../message-of.ts'
import type { Schedule } from '../schedule.ts'
import { bodyTextOf, createAnalysisRuns } from './analysis-runs.ts'
import { afterSaving } from './applied-edits.ts'
import { createAuthorChanges } from './author-changes.ts'
import { type EditorState, emptyState, type SourcesNote } from './editor-state.ts'
import { createStateCell } from './state-cell.ts'
import { timing } from './timing.ts'

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
  /** Stores a choice of the author; those that are not named stay. */
  choose(change: Partial<Choices>): Promise<void>
  /** Sets a check aside for this article, or brings it back. */
  setAside(check: string, isAside: boolean): Promise<void>
  /** Remembers what linked pages say of the text as it is now; dead links are points of the next analysis. */
  noteSources(note: SourcesNote): void
  /** Takes back the change with this id, if what it wrote is still there. */
  undo(id: number): Promise<void>
  /** Goes to the first of the passages that is still there and paints all of them, until the check `point`, where they are its, is judged anew. */
  show(spans: readonly Span[], point?: string): Promise<void>
  /** Ends the painting of `show`. */
  hide(): void
  setFilter(filter: EditorState['filter']): void
  dismissNotice(): void
  /**
   * To be called (and awaited) when a save begins: hands the host the analysis of exactly this text, or after `timeoutMs` the last
   * one. Never throws. null: there is none to store.
   */
  beforeSave(timeoutMs?: number): Promise<DraftAnalysis | null>
  /** To be called when a save ended well: reads again and says which applied texts the CMS replaced. */
  afterSave(): void
}

export interface EditorStoreParts {
  readonly host: Host
  readonly analyzer: Analyzer
  clock(): Instant
  readonly schedule: Schedule
}

type Check = Optimization['checks'][number]

/** Passages with a mark. `point`: the check that they were shown for, as it was; null: none. */
interface Painted {
  readonly spans: readonly Span[]
  readonly point: Check | null
  readonly of: EditorState['optimization']
  readonly end: Unsubscribe
}

/** One store per open document screen. Holds no timers and no listeners before `start`. */
export function createEditorStore({ host, analyzer, clock, schedule }: EditorStoreParts): EditorStore {
  const state = createStateCell(emptyState(host.readDraft()))
  let started = false
  let painted: Painted | null = null

  const hide = () => {
    painted?.end()
    painted = null
  }

  /** Remarks on a passage go with it. */
  const forget = () => {
    hide()
    if (state.get().notice?.code === 'shown') state.set({ notice: null })
  }

  const paint = (spans: readonly Span[], point: Check | null) => {
    hide()
    if (spans.length > 0) painted = { spans, point, of: state.get().optimization, end: host.highlight(spans, forget) }
  }

  /** A passage that the next analysis finds nothing in, whose point is judged anew, or that has been written anew, loses its mark. */
  const wipe = () => {
    const { optimization, stale } = state.get()
    if (!painted || !optimization || stale || painted.of === optimization) return
    const { spans, point } = painted
    const checks = optimization.checks.filter(({ check, status }) => check === point?.check && status === point.status)
    const found = new Set(spansIn(point ? { checks, answers: [] } : optimization).map(keyOfSpan))
    const left = spans.filter((span) => found.has(keyOfSpan(span)))
    if (left.length === 0) forget()
    else paint(left, point)
  }
  state.subscribe(wipe)

  /** Reads the host; hands out the old object when nothing changed, so that views do not draw for nothing. */
  const readDraft = (): EditorDraft => {
    const before = state.get()
    const draft = withDeadLinks(host.readDraft(), before)
    if (JSON.stringify(draft) === JSON.stringify(before.draft)) return before.draft
    if (draft.documentId === before.draft.documentId) {
      state.set({ draft })
      return draft
    }
    runs.forget()
    hide()
    state.set({ ...emptyState(draft), filter: before.filter })
    return draft
  }

  /** A host that cannot read (its editor is gone, its form not there yet) is shown as a failure and asked again on the next change. */
  const readSafely = (): EditorDraft | null => {
    try {
      return readDraft()
    } catch (error) {
      state.set({ phase: 'failed', failure: analysisFailure('failed', messageOf(error)) })
      return null
    }
  }

  const runs = createAnalysisRuns({ state, analyzer, readDraft: readSafely, clock, schedule })
  const changes = createAuthorChanges({ host, state, readDraft, onWritten: runs.look, schedule })

  return {
    getSnapshot: state.get,
    subscribe: state.subscribe,
    start() {
      if (started) throw new Error('The store is started already')
      started = true
      runs.forgetFailure()
      const unobserve = host.observe(runs.changed)
      runs.look()
      return () => {
        if (!started) return
        started = false
        unobserve()
        hide()
        runs.stop()
      }
    },
    refresh: runs.refresh,
    setAnalyzer: (next) => runs.setAnalyzer(next, started),
    apply: changes.apply,
    choose: (change) => changes.choose(() => change),
    setAside(check, isAside) {
      hide()
      return changes.choose(({ setAside }) => ({ setAside: [...setAside.filter((id) => id !== check), ...(isAside ? [check] : [])] }))
    },
    noteSources(note) {
      state.set({ sources: { ...note, of: bodyTextOf(state.get().draft) } })
      runs.look()
    },
    undo: changes.undo,
    async show(spans, point) {
      const lines = spans.flatMap(linesOf)
      paint(lines, state.get().optimization?.checks.find(({ check }) => check === point) ?? null)
      for (const span of lines) {
        if (await host.locate(span).catch(() => false)) return state.notify('shown', null)
      }
      state.notify('notFound', null)
    },
    hide: forget,
    setFilter: (filter) => state.set({ filter }),
    dismissNotice: () => state.set({ notice: null }),
    async beforeSave(timeoutMs = timing.beforeSave) {
      try {
        const analysis = await runs.analysisOf(readDraft(), timeoutMs)
        if (analysis) await new Promise<Applied>((resolve) => resolve(host.storeAnalysis(analysis))).catch(() => {})
        return analysis
      } catch {
        return null
      }
    },
    afterSave() {
      const draft = readSafely()
      if (!draft) return
      const { applied, lost } = afterSaving(state.get().applied, draft)
      // The change that asked to be saved is saved.
      if (state.get().notice?.code.startsWith('applied')) state.set({ notice: null })
      if (lost) {
        state.set({ applied })
        state.notify('notStored', lost.edit)
      }
      runs.look()
    },
  }
}

/** A draft as it is analysed: with the links of it that are known to be dead. */
const withDeadLinks = (draft: EditorDraft, { draft: before, sources }: EditorState): EditorDraft =>
  sources === null || sources.dead.length === 0 || draft.documentId !== before.documentId
    ? draft
    : { ...draft, context: { ...draft.context, deadLinks: [...new Set(sources.dead)] } }

/** Subjects of checks and answers. */
const spansIn = ({ checks, answers }: Pick<Optimization, 'checks' | 'answers'>): readonly Span[] =>
  [...checks.flatMap(({ spans }) => spans), ...answers.flatMap(({ sentence, asked }) => sentence ?? asked ?? [])].flatMap(linesOf)

/** The same words in the same place, wherever they are there now. */
const keyOfSpan = ({ place, quote }: Span): string => `${place.replace(/#\d+$/, '')} ${quote}`
