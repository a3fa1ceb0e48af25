import type { DurationSums, HitSums } from '../../traffic/count-events.ts'

interface Place {
  tenant_id: string
  site_id: string
}

interface HitKey {
  agent_id: string
  kind: string
  /** Hundreds of the status. */
  status_class: number
  verification: string
  /** Who saw it, of `trafficSources`. */
  source: string
}

export interface TrafficTables {
  traffic_event: Place & {
    event_id: string
    received_at: number
    ts: number
    type: string
    /** Set for the one hit of its slot that counts. */
    slot: string | null
    path: string
    /** Agent or assistant. */
    who: string
    status: number | null
    verification: string | null
    user_agent: string | null
  }
  traffic_hour: Place & HitKey & HitSums & DurationSums & { hour: number }
  /** Ids as of `traffic-ids.ts`: rows of sums are many, and reading them costs by their width. */
  traffic_class: HitKey & { id: number }
  traffic_path: Place & { id: number; path: string; last_day: number }
  traffic_day: Place & HitSums & DurationSums & { day: number; class_id: number }
  traffic_page_day: Place & HitSums & { day: number; path_id: number; class_id: number; first_ok: number | null; last_ok: number | null }
  /** What agents that are proven fetched, milliseconds: the first and the last whole answer of a day, and its last 304. */
  page_fetch: Place & {
    path_id: number
    agent_id: string
    day: number
    first_full: number | null
    last_full: number | null
    last_unchanged: number | null
  }
  /** Texts that a page had, milliseconds: from when, and when it was last seen with it. `path_id` as of `traffic-ids.ts`, by the host. */
  page_version: {
    tenant_id: string
    host: string
    path_id: number
    at: number
    path: string
    digest: string
    seen_at: number
  }
  /** Sums of pages of so many days, as `packPageBlock` writes them; `mark` says whether they are still valid. */
  traffic_page_block: Place & { days: number; day: number; mark: string; sums: Uint8Array }
  visit_hour: Place & {
    hour: number
    path: string
    assistant_id: string
    evidence: string
    source: string
    n: number
    /** Visits of which it is known whether the reader stayed, and of these those who did. */
    n_told: number
    n_engaged: number
  }
  /** Marks of the events that a source reported for an hour, as `packMarks` writes them; each write raises `version` by one. */
  traffic_seen: Place & { source: string; hour: number; version: number; marks: Uint8Array }
  /** Batches that a database of traffic does not have yet, as `countBatch` packs them. */
  traffic_waiting: { tenant_id: string; id: string; made_at: number; events: Uint8Array }
  /** Times of the first and the last event of a source. */
  traffic_source: Place & { source: string; first_ts: number; last_ts: number; accepted: number }
}
