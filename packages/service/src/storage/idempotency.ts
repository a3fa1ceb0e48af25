import type { Statement } from './queries/unit.ts'
import { type Storage, statement, type TenantScope } from './storage.ts'

/** Milliseconds an answer is retained for replay. */
export const replayMs = 24 * 60 * 60 * 1000

export interface StoredAnswer {
  readonly fingerprint: string
  readonly status: number
  /** JSON text. */
  readonly body: string
}

/** The answer stored for a key, unless it has expired. */
export async function findAnswer(
  storage: Storage,
  scope: TenantScope,
  route: string,
  key: string,
  now: number,
): Promise<StoredAnswer | null> {
  const row = await storage.read
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'body'])
    .where('tenant_id', '=', scope.tenantId)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** Removes what has expired and stores the answer; goes into the unit of the effect. Fails when another call was first. */
export function storeAnswer(
  storage: Storage,
  scope: TenantScope,
  route: string,
  key: string,
  answer: StoredAnswer,
  now: number,
): readonly Statement[] {
  return [
    statement(storage.build.deleteFrom('idempotency').where('expires_at', '<=', now)),
    statement(
      storage.build.insertInto('idempotency').values({ tenant_id: scope.tenantId, route, key, ...answer, expires_at: now + replayMs }),
      1,
    ),
  ]
}
