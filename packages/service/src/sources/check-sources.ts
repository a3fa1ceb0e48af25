import type { AnalysisContext, LanguageTag } from '@citable/core'
import {
  addressesOf,
  type CheckedClaim,
  type Claim,
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

/** What an article cites. */
export interface ReadClaims {
  readonly claims: readonly Claim[]
  readonly language: LanguageTag
  readonly title: string | null
}

export interface CheckedSources extends Omit<ReadClaims, 'claims'> {
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

interface ArticleToRead {
  readonly input: AnalysisJob['input']
  readonly context: AnalysisContext
}

/** null: the article cannot be read. */
export const readClaims = ({ input, context }: ArticleToRead, thread: SourcesThread): Promise<ReadClaims | null> =>
  thread.run({ op: 'claims', input, context })

/** Looks whether the pages that an article links say what they are cited for. null: the article cannot be read. */
export async function checkSources(
  article: ArticleToRead,
  signal: AbortSignal,
  dependencies: CheckSourcesDependencies,
): Promise<CheckedSources | null> {
  const read = await readClaims(article, dependencies.thread)
  return read === null ? null : askClaims(read, signal, dependencies)
}

/** Asks the pages of claims that were read before. */
export async function askClaims(
  { claims, language, title }: ReadClaims,
  signal: AbortSignal,
  { thread, fetchDocument, onPage = () => {} }: CheckSourcesDependencies,
): Promise<CheckedSources> {
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
