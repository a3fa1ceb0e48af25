import type { Landing } from '../../traffic/landings.ts'
import type { PageClass } from '../../traffic/page-block.ts'
import type { Tables } from '../tables/tables.ts'

/** The rows of a report. Times in milliseconds, `to` exclusive. */
export interface TrafficRange {
  /** null: every site of the tenant. */
  readonly siteId: string | null
  readonly from: number
  readonly to: number
  /** Beginning of the path; null: all. Then sums are by day. */
  readonly path: string | null
  /** Agents that count; null: all. */
  readonly agentIds: readonly string[] | null
  readonly assistantIds: readonly string[] | null
  /** Several sources saw a site in it: of each hour, and for pages of each day, the fullest one counts. */
  readonly isShared?: boolean
}

export interface HitCell {
  /** Begin of the bucket. */
  readonly t: number
  readonly agentId: string
  readonly kind: string
  readonly statusClass: number
  readonly verification: string
  readonly n: number
  readonly nHtml: number
  readonly nRead: number
  readonly nOk: number
  readonly nDisallowed: number
  readonly bytes: number
  /** By classes of `durationEnds`; null by day. */
  readonly durations: readonly number[] | null
}

/** A report's division of time: from each of these times on, steps of so many milliseconds; null: the whole range is one. */
export type Cut = { readonly from: number; readonly to: number; readonly stepMs: number } | null

export interface VisitCell {
  readonly t: number
  readonly assistantId: string
  readonly evidence: string
  readonly n: number
  readonly nTold: number
  readonly nEngaged: number
}

/** Visits in the order of their assistants, and where these sent readers. */
export interface VisitSums {
  readonly cells: readonly VisitCell[]
  readonly landings: readonly Landing[]
}

export interface ObservedRange {
  /** null: every site of the tenant. */
  readonly siteId: string | null
  readonly from: number
  readonly to: number
}

/** Pages that a source saw in an hour of a site. */
export interface Observed {
  readonly site_id: string
  readonly hour: number
  readonly source: string
  readonly n: number
}

export interface Mark {
  readonly first: number
  readonly hits: number
}

/** A week of a site: its first day with hits, and all its hits. */
export interface HitMark extends Mark {
  readonly site_id: string
  readonly week: number
}

/** The first hour of a site with visits, and all its visits. */
export interface VisitMark {
  readonly site_id: string
  readonly first: number
  readonly visits: number
}

/** Hits of pages, by their distinguishing facts. */
export interface CountedClass extends PageClass {
  readonly statusClass: number
  readonly source: string
}

/** Sums of pages of days that are over, as a database of sums gives them. */
export interface PastPages {
  /** Id, hits answered 2xx to 5xx; then of each agent that fetched it its place, its hits, and its last good answer or 0. */
  readonly pages: readonly (readonly [
    id: number,
    statuses: [number, number, number, number],
    places: readonly number[],
    hits: readonly number[],
    lasts: readonly number[],
  ])[]
  /** Begin and end of what is known of an agent. */
  readonly ends: readonly { readonly agentId: string; readonly first: number; readonly last: number }[]
  readonly gaps: readonly { readonly agentId: string; readonly halfHours: number; readonly n: number }[]
}

/** A page by the id of its path. */
export interface NamedPath {
  readonly id: number
  readonly site_id: string
  readonly path: string
}

/** What an agent that is proven fetched of a page, by day: as `traffic-tables.ts` says. */
export type PageFetch = Pick<Tables['page_fetch'], 'agent_id' | 'first_full' | 'last_full' | 'last_unchanged'>
