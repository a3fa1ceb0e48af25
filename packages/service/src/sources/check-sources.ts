import type { AnalysisContext, LanguageTag } from '@citable/core'
import { type Claim, joinVerdicts, type LinkVerdict, type SourcePage } from '@citable/core/source-answers'
import type { AnalysisJob } from '../analysis/run-analysis.ts'
import type { FetchedDocument, FetchRefused } from '../fetching/safe-fetch.ts'
import { pageOfRefusal } from './page-of-answer.ts'
import type { SourceBytes } from './sources-task.ts'
import type { SourcesThread } from './sources-thread.ts'

export { createDocumentCache, documentCacheLimits } from './cache-documents.ts'
export { createSourcesThread, type SourcesThread, sourcesThreadLimits } from './sources-thread.ts'

/** Pages that are asked for one article. */
export const maxSources = 20

/** Sites asked at the same time; of each, one page after the other. */
const maxAtOnce = 6

/** An article's claim with what its pages say; `decides`: the page whose answer is the claim's. */
export interface CheckedClaim {
  readonly claim: Claim
  readonly decides: LinkVerdict
  readonly links: readonly LinkVerdict[]
}

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
  const urls = [...new Set(claims.flatMap(({ links }) => links))]
  const asked = urls.slice(0, maxSources)
  const verdicts = new Map<string, ReadonlyMap<Claim, LinkVerdict>>()
  const judge = async (url: string, page: SourceBytes | SourcePage): Promise<void> => {
    const own = claims.filter(({ links }) => links.includes(url))
    const judged = await thread.run({ op: 'judge', claims: own, language, page })
    const unreadable = { answer: 'could_not_be_checked', reason: 'unreadable', passage: null, sourceFigure: null, language: null } as const
    verdicts.set(url, new Map(own.map((claim, index) => [claim, { url, ...(judged?.verdicts[index] ?? unreadable) }])))
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
  for (const url of urls.slice(maxSources)) await judge(url, { kind: 'failed', reason: 'many_links' })
  return {
    language,
    title,
    asked,
    claims: claims.flatMap((claim) => {
      const links = claim.links.flatMap((url) => verdicts.get(url)?.get(claim) ?? [])
      const decides = joinVerdicts(links)
      return decides === null ? [] : [{ claim, decides, links }]
    }),
  }
}

const bytesOf = ({ type, charset, body, url }: FetchedDocument, asked: string): SourceBytes => ({ type, charset, body, url, asked })
