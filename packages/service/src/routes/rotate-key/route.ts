import { CreatedKey, rotateKey } from '@citable/contract'
import type { AnswerOnce } from '../../http/answers/answer-once.ts'
import { ServiceProblem } from '../../http/answers/problem.ts'
import { manageableKey } from '../../keys/manageable-key.ts'
import { presentKey } from '../../keys/present-key.ts'
import { requireNotWider } from '../../keys/require-not-wider.ts'
import { newKey, retireKey } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

export interface RotateKeyDependencies {
  readonly storage: Storage
  readonly secret: string
  readonly now: () => number
  readonly answerOnce: AnswerOnce
  readonly keysChanged: () => void
}

/** POST /v1/keys/{id}/rotate: a key with the same rights; the old one ends after the overlap, or at its own end if that is earlier. */
export function rotateKeyRoute({ storage, secret, now, answerOnce, keysChanged }: RotateKeyDependencies): Route {
  return defineRoute({
    operation: rotateKey,
    handle: async ({ params: { id }, body, caller, request, reply }) => {
      const answer = await answerOnce(request, reply, `${rotateKey.operationId} ${id}`, caller.account, async () => {
        const time = now()
        const key = await manageableKey(storage, caller, id)
        requireNotWider(caller.key, key)
        if (key.revokedAt !== null || key.rotatedAt !== null || (key.expiresAt !== null && key.expiresAt <= time))
          throw new ServiceProblem('conflict', 'The key was rotated or has ended already.')
        const { name, scopes, environment, site, ipAllow, expiresAt } = key
        const made = newKey(
          storage,
          caller.account,
          { name, scopes, environment, site, ipAllow, expiresAt, createdBy: caller.key.id },
          secret,
          time,
        )
        const end = Math.min(time + body.overlap_s * 1000, key.expiresAt ?? Number.POSITIVE_INFINITY)
        const shown = presentKey(made.stored, time)
        return {
          status: 201,
          body: JSON.stringify(CreatedKey.parse({ ...shown, key: made.key })),
          replay: JSON.stringify({ ...shown, key: 'secret_shown_once' }),
          unit: [retireKey(storage, caller.account, key, end, time), made.statement],
          headers: { location: `/v1/keys/${shown.id}` },
        }
      })
      keysChanged()
      return answer
    },
  })
}
