/** Fetches per visit with its 95 % interval; null: too few to say. */
export type Ratio = { readonly value: number; readonly low: number; readonly high: number } | null

/** By kind or by assistant; null: before anything was counted. */
export type Counts = Readonly<Record<string, number>> | null

/** The part of an answer of `citable/v1/traffic` that the page reads; that of `GET /v1/analytics` has all of it but `source`. */
export interface Report {
  readonly source: 'site' | 'service'
  readonly service_problem: string | null
  readonly data_quality: { readonly first_event: string | null; readonly caveats: readonly string[] }
  readonly summary: {
    readonly crawler_hits: number
    readonly unique_pages_crawled: number
    readonly articles_published: number
    readonly index_coverage: number | null
    readonly spoofed_hits: number
    readonly user_fetches: number
    readonly referral_visits: number
    readonly change: Readonly<Record<string, number | null>> | null
  }
  readonly crawlers: readonly {
    readonly agent: string
    readonly name: string
    readonly purpose: string
    readonly hits: number
    readonly pages: number
    /** Fetches against robots.txt among those; the service does not say it by agent. */
    readonly robots_violations?: number
    readonly status: Readonly<Record<'4xx' | '5xx', number>>
    readonly verified: number
    readonly failed: number
    /** Of `hits`: their senders' addresses are not known. */
    readonly unchecked: number
    readonly last_seen: string | null
  }[]
  readonly operators: readonly {
    readonly operator: string
    readonly name: string
    /** Of all its agents; services of former versions do not say it. */
    readonly hits?: number
    readonly html_crawls: number
    readonly user_fetches: number
    readonly referrals: number
    readonly crawl_to_refer: Ratio
  }[]
  readonly referrals: readonly { readonly assistant: string; readonly name: string }[]
  readonly pages: readonly {
    readonly path: string
    /** The site's own counts know the post. */
    readonly title?: string | null
    readonly edit?: string
    readonly crawls: number
    readonly user_fetches: number
    readonly referrals: number
    readonly last_search_fetch: string | null
    readonly stale_since_update: boolean | null
  }[]
  readonly special: readonly { readonly kind: string; readonly agent: string; readonly hits: number }[]
  readonly timeseries: readonly { readonly t: string; readonly crawls: Counts; readonly referrals: Counts }[]
}
