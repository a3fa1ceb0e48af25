import { ServiceProblem } from '../http/problem.ts'
import type { StoredKey } from '../storage/keys.ts'
import { siteHostOf } from '../storage/sites.ts'

/**
 * A key that is bound to a site works for addresses of that site only. Text without an address is let through.
 *
 * @throws ServiceProblem `site_mismatch`
 */
export function requireSite({ site }: StoredKey, ...urls: readonly (string | null | undefined)[]): void {
  if (site === null) return
  for (const url of urls) {
    if (url === null || url === undefined || siteHostOf(url) === site.host) continue
    throw new ServiceProblem('site_mismatch', `The API key is bound to ${site.host}; this is another site.`)
  }
}

/** For what concerns all sites of a tenant. @throws ServiceProblem `site_mismatch` */
export function refuseSiteKeys({ site }: StoredKey): void {
  if (site !== null) throw new ServiceProblem('site_mismatch', `The API key is bound to ${site.host}; this concerns all sites.`)
}
