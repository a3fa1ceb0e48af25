import { createId } from '../ids.ts'
import { type Storage, statement, type TenantScope } from './storage.ts'

/** A web site that keys can be bound to. */
export interface Site {
  readonly id: string
  /** Without `www.`. */
  readonly host: string
}

/** The host by which a site is known: lower case, without `www.`; null for text that is no host name with a dot. */
export function siteHost(text: string): string | null {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^www\./, '')
  if (!/^[^/?#@:\s]+$/.test(host) || !URL.canParse(`https://${host}/`)) return null
  const read = new URL(`https://${host}/`).hostname
  return read.includes('.') && read.length <= 253 ? read : null
}

/** The site of an address; null for a text that is not an address. */
export const siteHostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null)

/** The tenant's site of this host; it is made when it is not there. */
export async function ensureSite(storage: Storage, scope: TenantScope, host: string, now: number): Promise<Site> {
  const known = await findSite(storage, scope, host)
  if (known) return known
  await storage.write([
    statement(
      storage.build
        .insertInto('site')
        .values({ id: createId('site', now), tenant_id: scope.tenantId, host, created_at: now })
        .onConflict((conflict) => conflict.doNothing()),
    ),
  ])
  const made = await findSite(storage, scope, host)
  if (!made) throw new Error(`site ${host} could not be made`)
  return made
}

/** @param host without `www.` */
export async function findSite(storage: Storage, scope: TenantScope, host: string): Promise<Site | null> {
  const row = await storage.read
    .selectFrom('site')
    .select(['id', 'host'])
    .where('tenant_id', '=', scope.tenantId)
    .where('host', '=', host)
    .executeTakeFirst()
  return row ?? null
}

export async function getSite(storage: Storage, scope: TenantScope, id: string): Promise<Site | null> {
  const row = await storage.read
    .selectFrom('site')
    .select(['id', 'host'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
