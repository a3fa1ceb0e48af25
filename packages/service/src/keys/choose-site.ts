import { invalidMember, ServiceProblem } from '../http/answers/problem.ts'
import type { Caller } from '../http/authenticate.ts'
import { ensureSite, getSite, type Site, siteHost } from '../storage/sites.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * The site that a new key is bound to: as asked, else the caller's own; null: none. A host that is not known yet becomes a site.
 *
 * @throws ServiceProblem `invalid_request`, or `site_mismatch` when the caller's key belongs to another site
 */
export async function chooseSite(
  storage: Storage,
  { key, account }: Caller,
  asked: { readonly site?: string | undefined; readonly site_id?: string | null | undefined },
  now: number,
): Promise<Site | null> {
  const site = await namedSite(storage, account, asked, now)
  if (key.site === null) return site
  if (site !== null && site.id !== key.site.id) throw new ServiceProblem('site_mismatch', 'The API key can only hand on its own site.')
  return key.site
}

async function namedSite(
  storage: Storage,
  account: Caller['account'],
  { site, site_id: id }: Parameters<typeof chooseSite>[2],
  now: number,
): Promise<Site | null> {
  if (id !== undefined && id !== null) {
    const known = await getSite(storage, account, id)
    if (!known) throw invalidMember('/site_id', 'not_found', 'There is no site with this id.')
    return known
  }
  if (site === undefined) return null
  const host = siteHost(site)
  if (host === null) throw invalidMember('/site', 'invalid', 'This is no host name, such as example.com.')
  return ensureSite(storage, account, host, now)
}
