import type { Generated } from 'kysely'
import type { TrafficTables } from '../traffic/traffic-tables.ts'

/** Rows as stored. Ids are text, times milliseconds since 1970 UTC, booleans 0 or 1, JSON canonical text. */
export interface Tables extends TrafficTables {
  tenant: { id: string; name: string; created_at: number }
  api_key: {
    id: string
    tenant_id: string
    name: string
    prefix: string
    last4: string
    digest: string
    /** Scopes separated by spaces. */
    scopes: string
    environment: 'live' | 'test'
    created_by: string | null
    created_at: number
    expires_at: number | null
    last_used_at: number | null
    revoked_at: number | null
    site_id: Generated<string | null>
    /** Networks separated by spaces; empty: every address. */
    ip_allow: Generated<string>
    /** Time another key took its place; it stays valid until `expires_at`. */
    rotated_at: Generated<number | null>
    version: Generated<number>
  }
  site: { id: string; tenant_id: string; host: string; created_at: number }
  setting: { name: string; value: string }
  article: {
    id: string
    tenant_id: string
    /** Canonical address; a hash of the content for drafts without one. */
    identity: string
    canonical_url: string | null
    latest_optimization_id: string
    aeo_score: number
    seo_score: number
    created_at: number
    updated_at: number
    /** Host of the canonical address; null without one. */
    host: Generated<string | null>
    /** The last request, as deflated JSON: what a later rescoring repeats. */
    request: Generated<Uint8Array | null>
    title: Generated<string | null>
    publisher_id: Generated<string | null>
    /** Scores of the newest result that counts for the publisher's grade, and its time. */
    graded_score: Generated<number | null>
    /** Words of that result; null: not known, which counts for no grade. */
    graded_words: Generated<number | null>
    graded_seo_score: Generated<number | null>
    graded_at: Generated<number | null>
    /** As the page says. */
    published_at: Generated<number | null>
    modified_at: Generated<number | null>
    /** 1: only scripts draw the text of its page; null: no page was looked at. */
    is_drawn: Generated<number | null>
  }
  publisher: {
    id: string
    tenant_id: string
    /** Without `www.`. */
    host: string
    name: string | null
    /** Articles analysed, and those of them with enough words: the sums are of these. */
    articles: Generated<number>
    counted: Generated<number>
    /** Sum of the AEO scores, and of their squares; sum of the SEO scores. */
    total: Generated<number>
    squares: Generated<number>
    seo_total: Generated<number>
    below_40: Generated<number>
    below_70: Generated<number>
    from_0: Generated<number>
    from_20: Generated<number>
    from_40: Generated<number>
    from_60: Generated<number>
    from_80: Generated<number>
    /** 1 from five articles on. */
    is_graded: Generated<number>
    /** The score of the grade, for sorting only; what is shown is computed from the sums. */
    score: Generated<number>
    bots_allowed: number | null
    bots: number | null
    /** The letter announced last; null before the first announcement. */
    told_letter: string | null
    rubric_version: string
    /** Time of the oldest result that counts. */
    oldest_at: number | null
    computed_at: number
    version: Generated<number>
  }
  publisher_month: {
    tenant_id: string
    publisher_id: string
    /** `2026-11`, UTC. */
    month: string
    articles: number
    counted: Generated<number>
    total: number
    squares: number
    below_40: number
    below_70: number
    rubric_version: string
  }
  /** Failing checks of the newest result that counts. */
  article_reason: { tenant_id: string; article_id: string; publisher_id: string; check_id: string }
  optimization: {
    id: string
    tenant_id: string
    article_id: string
    status: 'queued' | 'running' | 'completed' | 'failed' | 'canceled'
    url: string | null
    aeo_score: number | null
    seo_score: number | null
    rubric_version: string
    /** JSON text of the member of the same name. */
    scores: string | null
    checks_summary: string | null
    /** Document of a result from before `optimization_document`. */
    document: Generated<string | null>
    version: Generated<number>
    created_at: number
    computed_at: number | null
  }
  /** An optimization as JSON, deflated. The answer of POST /v1/optimize as text, in results from before `packed`. */
  optimization_document: { optimization_id: string; document: string; packed: Generated<Uint8Array | null> }
  idempotency: {
    tenant_id: string
    route: string
    key: string
    fingerprint: string
    status: number
    body: string
    expires_at: number
  }
  job: {
    id: string
    tenant_id: string
    /** Site of the key that made it, when that is bound to one. */
    site_id: string | null
    /** The key that made it; null in jobs from before. */
    key_id: Generated<string | null>
    /** Trace of the call that made it; null: it was not traced. */
    traceparent: Generated<string | null>
    tracestate: Generated<string | null>
    type: string
    status: 'queued' | 'running' | 'completed' | 'failed' | 'canceled'
    priority: number
    /** JSON text. */
    options: string
    total: number
    error: string | null
    version: Generated<number>
    created_at: number
    started_at: number | null
    finished_at: number | null
    /** Time the job and its items are forgotten. */
    expires_at: number
  }
  job_item: {
    job_id: string
    n: number
    tenant_id: string
    status: 'queued' | 'running' | 'completed' | 'failed' | 'canceled'
    ref: string | null
    /** The host whose turn the item needs; null: none. */
    host: string | null
    /** JSON text. */
    payload: string
    result_id: string | null
    attempts: Generated<number>
    run_at: number
    owner: string | null
    lease_until: number | null
    /** JSON text of code and detail. */
    error: string | null
  }
  /** Token buckets of keys and tenants, with PostgreSQL. */
  rate_bucket: { name: string; tokens: number; at: number; version: number }
  host_turn: { host: string; free_at: number; refusals: Generated<number> }
  webhook: {
    id: string
    tenant_id: string
    url: string
    /** Types between spaces, with one at both ends; ` * `: all. */
    events: string
    description: string | null
    status: 'active' | 'disabled'
    /** Sealed with the server secret. */
    secret: string
    old_secret: string | null
    old_secret_until: number | null
    /** Failed attempts since the last success. */
    failures: Generated<number>
    failing_since: number | null
    last_success_at: number | null
    version: Generated<number>
    created_at: number
  }
  webhook_delivery: {
    id: string
    webhook_id: string
    tenant_id: string
    event_id: string
    type: string
    body: string
    status: 'pending' | 'delivered' | 'failed' | 'abandoned'
    attempts: Generated<number>
    /** Time of the next attempt; while one runs, the time it counts as lost; null: none is to come. */
    next_at: number | null
    owner: string | null
    response_status: number | null
    error: string | null
    ms: number | null
    created_at: number
    /** Trace of the work that the event reports; null: that was not traced. */
    traceparent: Generated<string | null>
    tracestate: Generated<string | null>
  }
  page_copy: {
    tenant_id: string
    url_hash: string
    etag: string | null
    last_modified: string | null
    /** The fetched page as deflated JSON. */
    page: Uint8Array
    fetched_at: number
  }
  /** `text`: the file, deflated; null: the site has none. */
  robots_copy: { origin: string; text: Uint8Array | null; fetched_at: number }
  translation_memory: { tenant_id: string; key: string; text: string; unknown_words: number; used_at: number }
  /** `claims`, `report`: JSON text. `known`: the last certain answer of each claim, as JSON. `dead`, `silent`: numbers of such claims. */
  watched_source: {
    id: string
    tenant_id: string
    host: string
    url: string
    claims: string
    report: string
    known: string
    dead: number
    silent: number
    checked_at: number
    due_at: number
    version: number
  }
  /** `month`: such as `2026-11`. */
  translation_use: { tenant_id: string; month: string; characters: number }
  /** `document`: the answer of POST /v1/translate, as JSON text. */
  translation: { id: string; tenant_id: string; site_id: string | null; targets: string; document: string; created_at: number }
}
