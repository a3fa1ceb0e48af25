import type { TenantScope } from '../tenant-scope.ts'
import type {
  CountedClass,
  Cut,
  HitCell,
  HitMark,
  NamedPath,
  Observed,
  ObservedRange,
  PageFetch,
  PastPages,
  TrafficRange,
  VisitMark,
  VisitSums,
} from './traffic-shapes.ts'

interface CountedEvent {
  readonly tenant_id: string
  readonly site_id: string
  readonly source: string
  /** Milliseconds, like all times. */
  readonly ts: number
  readonly path: string
}

export interface CountedHit extends CountedEvent {
  /** As of `traffic-ids.ts`. */
  readonly path_id: number
  readonly agent_id: string
  readonly kind: string
  readonly status: number
  readonly verification: string
  readonly is_html: boolean
  readonly is_get: boolean
  readonly is_disallowed: boolean
  readonly bytes: number
  readonly duration_ms: number | null
}

export interface CountedVisit extends CountedEvent {
  readonly assistant_id: string
  readonly evidence: string
  readonly is_engaged: boolean | null
}

/** Events that count, each once; `id` is the same when they are sent again. */
export interface CountedBatch {
  readonly id: string
  readonly hits: readonly CountedHit[]
  readonly visits: readonly CountedVisit[]
}

/**
 * Sums of traffic in a database of their own. Which events are new is decided by the main database, where they wait until they are counted here. Everything
 * throws StorageFault when this database does not do its part.
 */
export interface TrafficSums {
  /** Raises all sums by a batch; one that was counted before changes nothing. */
  count(batch: CountedBatch): Promise<void>
  /** The database failed a moment ago: what is on disk waits rather than its sender. */
  isResting(): boolean
  /** As `readHits` and the others of these names. */
  readHits(scope: TenantScope, range: TrafficRange, cuts: readonly Cut[]): Promise<readonly HitCell[]>
  readVisits(scope: TenantScope, range: TrafficRange, cuts: readonly Cut[]): Promise<VisitSums>
  /** First and sum of hits by site and week, and of visits by site: by these is noticed what changed. */
  readHitMarks(scope: TenantScope, range: ObservedRange): Promise<readonly HitMark[]>
  readVisitMarks(scope: TenantScope, range: ObservedRange): Promise<readonly VisitMark[]>
  /** Kinds of hits of pages that the days of a range have. */
  readPageClasses(scope: TenantScope, range: TrafficRange): Promise<readonly CountedClass[]>
  /** As `readNumbers`. */
  readPageNumbers(scope: TenantScope, range: TrafficRange, classes: readonly CountedClass[]): Promise<readonly number[]>
  /** Sums of whole days. */
  readPastPages(scope: TenantScope, range: TrafficRange, verification: readonly string[], agentIds: readonly string[]): Promise<PastPages>
  readPaths(
    scope: TenantScope,
    siteId: string | null,
    where: { readonly ids: readonly number[] } | { readonly paths: readonly string[] },
  ): Promise<readonly NamedPath[]>
  readObserved(scope: TenantScope, range: ObservedRange): Promise<readonly Observed[]>
  /** All hits by site, source and day. */
  readSourceDays(
    scope: TenantScope,
    range: ObservedRange,
  ): Promise<readonly { readonly siteId: string; readonly source: string; readonly day: number; readonly n: number }[]>
  readFetches(scope: TenantScope, siteId: string, pathId: number): Promise<readonly PageFetch[]>
  /** Names of tables that this database does not have yet; it is asked each time, and shortly. */
  pendingMigrations(): Promise<readonly string[]>
  close(): Promise<void>
}
