import { presentSources, type SourcesReport, type WatchedArticle, type WatchedSources } from '@citable/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { SourceAsker } from '../sources/ask-sources.ts'
import type { CheckedSources, ReadClaims } from '../sources/check-sources.ts'
import type { Unit } from '../storage/queries/unit.ts'
import type { Storage, TenantScope } from '../storage/storage.ts'
import { claimWatched, findWatched, storeWatched, type WatchedRow } from '../storage/watched-sources.ts'
import { timeOf } from '../time.ts'
import { tell } from '../webhooks/tell.ts'
import { createWorkLoop } from '../work-loop.ts'

/** Milliseconds that the pages of one article may take, and after which another worker takes it. */
const articleMs = 120_000
const leaseMs = 10 * 60 * 1000

/** Changes that one event names. */
const maxChanges = 50

type Answer = SourcesReport['claims'][number]['answer']

/** The last certain answer of each claim, by its words and its pages. */
type Known = Readonly<Record<string, Answer>>

const keyOf = ({ text, links }: SourcesReport['claims'][number]): string => `${text} ${links.map(({ url }) => url).join(' ')}`

/**
 * What is known of the claims of a report, and which answers have changed. A page that could not be checked changes nothing: it may be there
 * tomorrow.
 */
function compare(report: SourcesReport, before: Known) {
  const known: Record<string, Answer> = {}
  const changes: { source: string; was: Answer; is: Answer }[] = []
  for (const claim of report.claims) {
    const key = keyOf(claim)
    const was = before[key]
    const is = claim.answer === 'could_not_be_checked' ? was : claim.answer
    if (is !== undefined) known[key] = is
    if (was !== undefined && is !== undefined && was !== is) changes.push({ source: claim.source, was, is })
  }
  return { known, changes }
}

/** What stores an article's answers and tells webhooks of those that have changed. Called again when another call stored some meanwhile. */
export async function watchUnit(
  storage: Storage,
  tenant: TenantScope,
  { url, read, checked }: { readonly url: string; readonly read: ReadClaims; readonly checked: CheckedSources },
  now: number,
): Promise<{ readonly id: string; readonly unit: Unit }> {
  const old = await findWatched(storage, tenant, { url })
  const report = presentSources({ url, ...checked })
  const { known, changes } = compare(report, old === null ? {} : (JSON.parse(old.known) as Known))
  const answers = {
    claims: JSON.stringify(read),
    report: JSON.stringify(report),
    known: JSON.stringify(known),
    dead: report.counts.link_dead,
    silent: report.counts.does_not_hold,
  }
  const { id, statement } = storeWatched(storage, tenant, url, answers, old, now)
  const data = { id, url, changes: changes.slice(0, maxChanges) }
  return { id, unit: [statement, ...(changes.length === 0 ? [] : await tell(storage, tenant, 'source.changed', data, now))] }
}

/** Stores an article's answers. Returns its id. */
export async function watchSources(...call: Parameters<typeof watchUnit>): Promise<string> {
  const [storage] = call
  // ends: what another call stored meanwhile is read at the next turn
  for (;;) {
    const { id, unit } = await watchUnit(...call)
    if ((await storage.write(unit)).ok) return id
  }
}

export const presentWatched = ({ id, report, checked_at, due_at }: WatchedRow): WatchedSources => ({
  ...(JSON.parse(report) as WatchedSources),
  id,
  checked_at: timeOf(checked_at),
  next_check_at: timeOf(due_at),
})

/** An article of the list of dead and silent sources. */
export function presentWatchedArticle(row: WatchedRow): WatchedArticle {
  const { id, url, title, counts, claims, checked_at, next_check_at } = presentWatched(row)
  const faults = claims.filter(({ answer }) => answer === 'link_dead' || answer === 'does_not_hold')
  return { id, url, title, counts, checked_at, next_check_at, faults }
}

export interface SourceWatch {
  /** Asks the pages of all articles that are due. */
  checkDue(): Promise<void>
  /** Ends what runs; another worker takes it up. */
  close(): Promise<void>
}

export interface SourceWatchSettings {
  readonly storage: Storage
  readonly asker: SourceAsker
  /** Milliseconds. */
  readonly now: () => number
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}

/** Asks the sources of watched articles again, one article after the other. */
export function createSourceWatch({ storage, asker, now, logger }: SourceWatchSettings): SourceWatch {
  const closing = new AbortController()
  const loop = createWorkLoop<WatchedRow>({
    concurrency: 1,
    claim: () => claimWatched(storage, leaseMs, now()),
    run: async (row) => {
      try {
        const read = JSON.parse(row.claims) as ReadClaims
        const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(articleMs)])
        const checked = await asker.check(read, row.tenant_id, signal)
        if (closing.signal.aborted) return
        const tenant = { tenantId: row.tenant_id }
        // an article that is watched no longer stays forgotten
        if ((await findWatched(storage, tenant, { id: row.id })) === null) return
        await watchSources(storage, tenant, { url: row.url, read, checked }, now())
      } catch (error) {
        logger.error({ err: error, watched: row.id }, 'sources could not be asked again')
      }
    },
  })
  return {
    checkDue: loop.runDue,
    close: async () => {
      closing.abort()
      await loop.close()
      await asker.close()
    },
  }
}
