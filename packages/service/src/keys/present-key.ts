import type { Key } from '@citable/contract'
import { timeOf } from '../optimize-article.ts'
import type { StoredKey } from '../storage/keys.ts'

/** A key as the API lists it: never the key itself, never its digest. */
export function presentKey(key: StoredKey, now: number): Key {
  const time = (milliseconds: number | null): string | null => (milliseconds === null ? null : timeOf(milliseconds))
  return {
    id: key.id,
    prefix: key.prefix,
    last4: key.last4,
    name: key.name,
    scopes: [...key.scopes],
    environment: key.environment,
    site_id: null,
    ip_allow: [],
    status: key.revokedAt !== null ? 'revoked' : key.expiresAt !== null && key.expiresAt <= now ? 'expired' : 'active',
    created_at: timeOf(key.createdAt),
    expires_at: time(key.expiresAt),
    last_used_at: time(key.lastUsedAt),
  }
}
