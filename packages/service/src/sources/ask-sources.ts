import type { AnalysisContext } from '@citable/core'
import type { AnalysisJob } from '../analysis/run-analysis.ts'
import type { DocumentFetch, FetchedPage, FetchRefused } from '../fetching/safe-fetch.ts'
import { askInTime } from './ask-in-time.ts'
import { createDocumentCache, documentCacheLimits } from './cache-documents.ts'
import { askClaims, type CheckedSources, type ReadClaims, readClaims } from './check-sources.ts'
import { createSourcesThread, sourcesThreadLimits } from './sources-thread.ts'

/** Milliseconds that a page is remembered where it is asked whether it has changed: several articles may cite it. */
const recheckAgeMs = 60 * 60 * 1000

export interface SourceAsker {
  /** null: the text takes too long to read. */
  read(job: { readonly input: AnalysisJob['input']; readonly context: AnalysisContext }): Promise<ReadClaims | null>
  /** Pages that do not answer before the signal could not be checked. */
  check(read: ReadClaims, owner: string, signal: AbortSignal): Promise<CheckedSources>
  close(): Promise<void>
}

export interface SourceAskerSettings extends DocumentFetch {
  /** Milliseconds. */
  readonly now: () => number
  /** Waits for the turn of an address: one request at a time to a site, with a pause behind each. */
  readonly inTurn: <Page extends FetchedPage>(url: string, ask: () => Promise<Page | FetchRefused>) => Promise<Page | FetchRefused>
  /** Pages are asked whether they have changed; otherwise they are remembered for 30 days. */
  readonly isRecheck?: boolean
}

/** Asks pages in their turn, and remembers them for each owner. */
export function createSourceAsker({ fetchDocument, now, inTurn, isRecheck = false }: SourceAskerSettings): SourceAsker {
  const thread = createSourcesThread(sourcesThreadLimits)
  const cached = createDocumentCache({ ...documentCacheLimits, ...(isRecheck && { maxAgeMs: recheckAgeMs }), now })
  return {
    read: (job) => readClaims(job, thread),
    check: (read, owner, signal) =>
      askClaims(read, signal, {
        thread,
        fetchDocument: (address) =>
          askInTime(
            signal,
            cached,
            `${owner} ${address}`,
            (ask) => inTurn(address, ask),
            () => fetchDocument(address, owner, signal),
          ),
      }),
    close: () => thread.close(),
  }
}
