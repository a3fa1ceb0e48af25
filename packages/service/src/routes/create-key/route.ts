import { CreatedKey, createKey } from '@citable/contract'
import type { AnswerOnce } from '../../http/answers/answer-once.ts'
import { invalidMember } from '../../http/answers/problem.ts'
import { chooseSite } from '../../keys/choose-site.ts'
import { presentKey } from '../../keys/present-key.ts'
import { requireNetworks } from '../../keys/require-networks.ts'
import { requireNotWider } from '../../keys/require-not-wider.ts'
import { newKey } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'
import { ensureTestSpace } from '../../storage/tenants.ts'
import { defineRoute, type Route } from '../route.ts'

export interface CreateKeyDependencies {
  readonly storage: Storage
  readonly secret: string
  readonly now: () => number
  readonly answerOnce: AnswerOnce
}

/** POST /v1/keys. The key is in the first answer only: a replay says that it was shown. */
export function createKeyRoute({ storage, secret, now, answerOnce }: CreateKeyDependencies): Route {
  return defineRoute({
    operation: createKey,
    handle: ({ body, caller, request, reply }) =>
      answerOnce(request, reply, createKey.operationId, caller.account, async () => {
        requireNetworks(body.ip_allow)
        // what is not asked for is as wide as the caller's own
        const ipAllow = body.ip_allow.length === 0 ? caller.key.ipAllow : body.ip_allow
        const expiresAt = body.expires_at ? Date.parse(body.expires_at) : caller.key.expiresAt
        requireNotWider(caller.key, { scopes: body.scopes, ipAllow, expiresAt })
        if (expiresAt !== null && expiresAt <= now()) throw invalidMember('/expires_at', 'in_the_past', 'The time lies in the past.')
        const site = await chooseSite(storage, caller, body, now())
        const environment = caller.key.environment === 'test' ? 'test' : body.environment
        const made = newKey(
          storage,
          caller.account,
          {
            name: body.name,
            scopes: [...new Set(body.scopes)],
            environment,
            site,
            ipAllow,
            expiresAt,
            createdBy: caller.key.id,
          },
          secret,
          now(),
        )
        const shown = presentKey(made.stored, now())
        return {
          status: 201,
          body: JSON.stringify(CreatedKey.parse({ ...shown, key: made.key })),
          replay: JSON.stringify({ ...shown, key: 'secret_shown_once' }),
          unit: [...(environment === 'test' ? [ensureTestSpace(storage, caller.account, now())] : []), made.statement],
          headers: { location: `/v1/keys/${shown.id}` },
        }
      }),
  })
}
