import type { SourcesReport } from '@citable/contract/present-sources'
import type { Instant } from '@citable/core'
import { addressesOf } from '@citable/core/source-answers'
import type { AnalysisRequest } from '../../analyzers/analyzer.ts'
import { checkSources } from '../../analyzers/sources/check-sources.ts'
import type { AskedSource, FoundClaims } from '../../analyzers/sources/sources-job.ts'
import { createSourcesWorker, type SourcesWorker, type SourcesWorkerLike } from '../../analyzers/sources/sources-worker.ts'
import type { EditorDraft, Unsubscribe } from '../../host/host.ts'
import type { Schedule } from '../../schedule.ts'
import { bodyTextOf, requestOf } from '../../store/analysis-runs.ts'
import type { SourcesState } from './sources-view.ts'

export interface SourcesSessionParts {
  readonly startWorker: () => SourcesWorkerLike
  readonly schedule: Schedule
  readonly now: () => Instant
  /** Has the CMS's own server ask for one page that the draft links. Rejects where that server does not answer. */
  readonly fetchSource: (draft: EditorDraft, url: string, signal: AbortSignal) => Promise<AskedSource>
  /** Has the service look at all pages of a draft. Rejects where it does not answer. */
  readonly askService: (draft: EditorDraft, request: AnalysisRequest, signal: AbortSignal) => Promise<SourcesReport>
}

/** What the section knows of one document, and does. */
export interface SourcesSession {
  /** The same object until something changes. */
  getSnapshot(): SourcesState
  subscribe(listener: () => void): Unsubscribe
  /** Reads what the document, as it is now, cites. `serviceHost`: the service that gets its text; null: none. */
  read(draft: EditorDraft, serviceHost: string | null): Promise<void>
  /** Has the pages asked. Called by a click only. */
  ask(): Promise<void>
  cancel(): void
  /** The section is closed: no page is fetched any more. Answers stay until it is opened again. */
  close(): void
}

interface Found extends FoundClaims {
  readonly draft: EditorDraft
}

export function createSourcesSession({ startWorker, schedule, now, fetchSource, askService }: SourcesSessionParts): SourcesSession {
  const listeners = new Set<() => void>()
  let state: SourcesState = { claims: null, serviceHost: null, asking: null, report: null, isOld: false, failure: null }
  let worker: SourcesWorker | null = null
  let running: AbortController | null = null
  let newest: EditorDraft | null = null
  let found: Found | null = null
  let reportedText = ''
  const set = (change: Partial<SourcesState>): void => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const workerNow = (): SourcesWorker => {
    worker ??= createSourcesWorker(startWorker, schedule)
    return worker
  }

  /** @param done pages that were looked at */
  const reportOn = ({ draft, ...claims }: Found, done: (done: number, of: number) => void, signal: AbortSignal): Promise<SourcesReport> =>
    state.serviceHost === null
      ? checkSources(claims, { worker: workerNow(), fetchSource: (url) => fetchSource(draft, url, signal), onPage: done }, signal)
      : askService(draft, requestOf(draft, now()), signal)

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async read(draft, serviceHost) {
      newest = draft
      set({ serviceHost, isOld: state.report !== null && bodyTextOf(draft) !== reportedText })
      const answer = await workerNow().run({ kind: 'claims', request: requestOf(draft, now()) })
      if (newest !== draft) return
      found = answer?.ok && 'found' in answer ? { ...answer.found, draft } : null
      set({ claims: found?.claims ?? null, failure: found === null ? 'read' : state.failure === 'read' ? null : state.failure })
    },
    async ask() {
      if (running !== null || found === null) return
      const asked = found
      const controller = new AbortController()
      const { signal } = controller
      running = controller
      const onPage = (done: number, of: number): void => set({ failure: null, asking: { done, of } })
      onPage(0, addressesOf(asked.claims).asked.length)
      try {
        const report = await reportOn(asked, onPage, signal)
        signal.throwIfAborted()
        reportedText = bodyTextOf(asked.draft)
        set({ report, asking: null, isOld: newest !== null && bodyTextOf(newest) !== reportedText })
      } catch {
        set({ asking: null, failure: signal.aborted ? null : 'ask' })
      }
      running = null
    },
    cancel: () => running?.abort(),
    close() {
      newest = null
      running?.abort()
      worker?.end()
      worker = null
    },
  }
}
