import { whoami } from '@citable/contract'
import { rubric } from '@citable/core/scoring'
import type { RateLimits } from '../../http/limits/rate-limits.ts'
import type { Storage } from '../../storage/storage.ts'
import { getTenant } from '../../storage/tenants.ts'
import { timeOf } from '../../time.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/whoami: the connection test of the plugins. */
export function whoamiRoute({
  storage,
  limits,
  version,
}: {
  readonly storage: Storage
  readonly limits: RateLimits
  readonly version: string
}): Route {
  return defineRoute({
    operation: whoami,
    handle: async ({ caller: { key, account }, reply }) => {
      const found = await getTenant(storage, account)
      const { quota, windowS, left } = limits.look(`key ${key.id}`)
      return reply.code(200).send({
        tenant: { id: account.tenantId, name: found?.name ?? '' },
        key: {
          id: key.id,
          prefix: key.prefix,
          last4: key.last4,
          scopes: [...key.scopes],
          site_id: key.site?.id ?? null,
          expires_at: key.expiresAt === null ? null : timeOf(key.expiresAt),
        },
        limits: { burst: { q: quota, w: windowS, r: left } },
        version,
        rubric_version: rubric.version,
      })
    },
  })
}
