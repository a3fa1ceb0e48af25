import { presentSources, type SourcesReport } from '@citable/contract/present-sources'
import { type Claim, joinVerdicts, type LinkVerdict } from '@citable/core/sources'
import type { AskedSource, FoundClaims } from './sources-job.ts'
import type { SourcesWorker } from './sources-worker.ts'

/** Pages that are asked for one article. */
const maxSources = 20

/** Sites asked at the same time; of each, one page after the other. */
const maxAtOnce = 4

/** Addresses that a click asks, in reading order; the others have the reason `many_links`. */
export const addressesOf = (claims: readonly Pick<Claim, 'links'>[]): readonly string[] =>
  [...new Set(claims.flatMap(({ links }) => links))].slice(0, maxSources)

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

export interface CheckSourcesParts {
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
  const asked = addressesOf(claims)
  const verdicts = new Map<string, ReadonlyMap<Claim, LinkVerdict>>()
  const judge = async (url: string, source: AskedSource): Promise<void> => {
    const own = claims.filter(({ links }) => links.includes(url))
    const answer = await worker.run({ kind: 'judge', claims: own, language, asked: url, source })
    const judged = answer?.ok && 'verdicts' in answer ? answer.verdicts : []
    verdicts.set(url, new Map(own.map((claim, index) => [claim, { url, ...(judged[index] ?? unreadable) }])))
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
  const others = new Set(claims.flatMap(({ links }) => links).filter((url) => !asked.includes(url)))
  for (const url of others) await judge(url, { kind: 'failed', reason: 'many_links' })
  signal.throwIfAborted()
  return presentSources({
    url: null,
    title,
    language,
    asked,
    claims: claims.flatMap((claim) => {
      const links = claim.links.flatMap((url) => verdicts.get(url)?.get(claim) ?? [])
      const decides = joinVerdicts(links)
      return decides === null ? [] : [{ claim, decides, links }]
    }),
  })
}

const unreadable = { answer: 'could_not_be_checked', reason: 'unreadable', passage: null, sourceFigure: null, language: null } as const
