import { presentSources, type SourcesReport } from '@citable/contract/present-sources'
import { addressesOf, claimsThatLink, joinAnswers, type SourceVerdict } from '@citable/core/source-answers'
import type { AskedSource, FoundClaims } from './sources-job.ts'
import type { SourcesWorker } from './sources-worker.ts'

/** Sites asked at the same time; of each, one page after the other. */
const maxAtOnce = 4

/** Addresses by the host that they ask. */
export function addressesByHost(addresses: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const hosts = new Map<string, string[]>()
  for (const address of addresses) {
    const { host } = new URL(address)
    const known = hosts.get(host)
    if (known) known.push(address)
    else hosts.set(host, [address])
  }
  return hosts
}

interface CheckSourcesParts {
  readonly worker: SourcesWorker
  /** Has the CMS's own server ask for one page. Rejects where that server does not answer. */
  readonly fetchSource: (url: string, signal: AbortSignal) => Promise<AskedSource>
  /** Called after each page. */
  readonly onPage: (done: number, of: number) => void
}

/** Has the pages of claims asked and looks whether they hold them. Rejects when it is called off. */
export async function checkSources(
  { claims, language, title }: FoundClaims,
  { worker, fetchSource, onPage }: CheckSourcesParts,
  signal: AbortSignal,
): Promise<SourcesReport> {
  const { asked, left } = addressesOf(claims)
  const verdicts = new Map<string, readonly SourceVerdict[]>()
  const judge = async (url: string, source: AskedSource): Promise<void> => {
    const answer = await worker.run({ kind: 'judge', claims: claimsThatLink(claims, url), language, asked: url, source })
    verdicts.set(url, answer?.ok && 'verdicts' in answer ? answer.verdicts : [])
  }
  let done = 0
  const sites = [...addressesByHost(asked).values()]
  const work = async (): Promise<void> => {
    for (let site = sites.shift(); site !== undefined; site = sites.shift())
      for (const url of site) {
        signal.throwIfAborted()
        const source = await fetchSource(url, signal).catch((): AskedSource => ({ kind: 'failed', reason: 'no_answer' }))
        signal.throwIfAborted()
        await judge(url, source)
        done += 1
        if (!signal.aborted) onPage(done, asked.length)
      }
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
  for (const url of left) await judge(url, { kind: 'failed', reason: 'many_links' })
  signal.throwIfAborted()
  return presentSources({ url: null, title, language, asked, claims: joinAnswers(claims, verdicts) })
}
