import { ServiceProblem } from '../http/answers/problem.ts'
import type { StoredKey } from '../storage/keys.ts'
import { siteHostOf } from '../storage/sites.ts'

/**
 * A key that is bound to a site works for addresses of that site only. Text without an address is let through.
 *
 * @throws ServiceProblem `site_mismatch`
 */
export function requireSite(key: StoredKey, ...urls: readonly (string | null | undefined)[]): void {
  for (const url of urls) if (url !== null && url !== undefined) requireHost(key, siteHostOf(url))
}

/** The same for a host without `www.`. @throws ServiceProblem `site_mismatch` */
export function requireHost({ site }: StoredKey, host: string | null): void {
  if (site === null || site.host === host) return
  throw new ServiceProblem('site_mismatch', `The API key is bound to ${site.host}; this is another site.`)
}

/** For what concerns all sites of a tenant. @throws ServiceProblem `site_mismatch` */
export function refuseSiteKeys({ site }: StoredKey): void {
  if (site !== null) throw new ServiceProblem('site_mismatch', `The API key is bound to ${site.host}; this concerns all sites.`)
}
