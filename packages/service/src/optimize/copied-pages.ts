import type { FetchedPage, FetchRefused, SafeFetch } from '../fetching/safe-fetch.ts'
import { findPageCopy, storePageCopy } from '../storage/page-copies.ts'
import type { Unit } from '../storage/queries/unit.ts'
import type { Storage, TenantScope } from '../storage/storage.ts'
import { isYounger } from '../time.ts'

export interface CopiedPage {
  readonly page: FetchedPage | FetchRefused
  /** The copy was used, without asking the site or because it said that nothing has changed. */
  readonly fromCache: boolean
  /** Time the site last gave or confirmed the page, in milliseconds. */
  readonly at: number
  /** Stores the page for the next time, with its bytes deflated. */
  readonly store: (packedBody: Uint8Array) => Unit
}

export interface CopiedPageCall {
  readonly url: string
  readonly tenant: TenantScope
  readonly signal: AbortSignal
  /** Milliseconds a copy may be old to be used without asking; 0: the site is always asked whether it has changed. */
  readonly maxAgeMs: number
  readonly now: number
}

const storeNothing = (): Unit => []

/** Fetches a page, or takes the copy of it that the tenant's last call left. */
export async function fetchCopied(storage: Storage, safeFetch: SafeFetch, call: CopiedPageCall): Promise<CopiedPage> {
  const { url, tenant, signal, maxAgeMs, now } = call
  const copy = await findPageCopy(storage, tenant, url, now)
  if (copy && isYounger(copy.fetchedAt, now, maxAgeMs)) return { page: copy.page, fromCache: true, at: copy.fetchedAt, store: storeNothing }
  const page = await safeFetch.fetchPage(url, tenant.tenantId, signal, copy?.page ?? null)
  if (!page.ok) return { page, fromCache: false, at: now, store: storeNothing }
  const { isUnchanged = false, ...copied } = page
  return {
    page: copied,
    fromCache: isUnchanged,
    at: now,
    store: (packedBody) => storePageCopy(storage, tenant, url, copied, packedBody, now),
  }
}
