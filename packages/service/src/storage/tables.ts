import type { Generated } from 'kysely'

/** Rows as stored. Ids are text, times milliseconds since 1970 UTC, booleans 0 or 1, JSON canonical text. */
export interface Tables {
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
  }
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
  }
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
    /** The answer of POST /v1/optimize, as JSON text. */
    document: string | null
    version: Generated<number>
    created_at: number
    computed_at: number | null
  }
  idempotency: {
    tenant_id: string
    route: string
    key: string
    fingerprint: string
    status: number
    body: string
    expires_at: number
  }
}
