import type { AnalysisContext, LanguageTag } from '@citable/core'
import {
  addressesOf,
  type CheckedClaim,
  claimsThatLink,
  joinAnswers,
  type SourcePage,
  type SourceVerdict,
} from '@citable/core/source-answers'
import type { AnalysisJob } from '../analysis/run-analysis.ts'
import type { FetchedDocument, FetchRefused } from '../fetching/safe-fetch.ts'
import { pageOfRefusal } from './page-of-answer.ts'
import type { SourceBytes } from './sources-task.ts'
import type { SourcesThread } from './sources-thread.ts'

export { createDocumentCache, documentCacheLimits } from './cache-documents.ts'
export { createSourcesThread, type SourcesThread, sourcesThreadLimits } from './sources-thread.ts'

/** Sites asked at the same time; of each, one page after the other. */
const maxAtOnce = 6

export interface CheckedSources {
  readonly language: LanguageTag
  readonly title: string | null
  readonly claims: readonly CheckedClaim[]
  /** Pages that were asked for, each once. */
  readonly asked: readonly string[]
}

export interface CheckSourcesDependencies {
  readonly thread: SourcesThread
  /** Asks a page under the rules of the fetcher, and of one request a second and site. */
  readonly fetchDocument: (url: string, signal: AbortSignal) => Promise<FetchedDocument | FetchRefused>
  /** Called after each page that was looked at. */
  readonly onPage?: (done: number, of: number, url: string) => void
}

/** Looks whether the pages that an article links say what they are cited for. null: the article cannot be read. */
export async function checkSources(
  { input, context }: { readonly input: AnalysisJob['input']; readonly context: AnalysisContext },
  signal: AbortSignal,
  dependencies: CheckSourcesDependencies,
): Promise<CheckedSources | null> {
  const { thread, fetchDocument, onPage = () => {} } = dependencies
  const read = await thread.run({ op: 'claims', input, context })
  if (read === null) return null
  const { claims, language, title } = read
  const { asked, left } = addressesOf(claims)
  const verdicts = new Map<string, readonly SourceVerdict[]>()
  const judge = async (url: string, page: SourceBytes | SourcePage): Promise<void> => {
    const judged = await thread.run({ op: 'judge', claims: claimsThatLink(claims, url), language, page })
    verdicts.set(url, judged?.verdicts ?? [])
  }
  let next = 0
  let done = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < asked.length; at = next++) {
      const url = asked[at]!
      const answer = await fetchDocument(url, signal)
      await judge(url, answer.ok ? bytesOf(answer, url) : pageOfRefusal(answer))
      done += 1
      onPage(done, asked.length, url)
    }
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
  for (const url of left) await judge(url, { kind: 'failed', reason: 'many_links' })
  return { language, title, asked, claims: joinAnswers(claims, verdicts) }
}

const bytesOf = ({ type, charset, body, url }: FetchedDocument, asked: string): SourceBytes => ({ type, charset, body, url, asked })
