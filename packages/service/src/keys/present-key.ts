import type { Key } from '@citable/contract'
import type { StoredKey } from '../storage/keys.ts'
import { timeOf, timeOrNull } from '../time.ts'

/** A key as the API lists it: never the key itself, never its digest. */
export function presentKey(key: StoredKey, now: number): Key {
  return {
    id: key.id,
    prefix: key.prefix,
    last4: key.last4,
    name: key.name,
    scopes: [...key.scopes],
    environment: key.environment,
    site_id: key.site?.id ?? null,
    ip_allow: [...key.ipAllow],
    status: statusOf(key, now),
    created_at: timeOf(key.createdAt),
    expires_at: timeOrNull(key.expiresAt),
    last_used_at: timeOrNull(key.lastUsedAt),
  }
}

function statusOf({ revokedAt, expiresAt, rotatedAt }: StoredKey, now: number): Key['status'] {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  return rotatedAt === null ? 'active' : 'expiring'
}
