import { changeKey } from '@citable/contract'
import { answerChanged, tagVersion } from '../../http/answers/answer-tagged.ts'
import { requireMatch } from '../../http/answers/if-match.ts'
import { invalidMember, ServiceProblem } from '../../http/answers/problem.ts'
import { manageableKey } from '../../keys/manageable-key.ts'
import { presentKey } from '../../keys/present-key.ts'
import { requireNetworks } from '../../keys/require-networks.ts'
import { requireNotWider } from '../../keys/require-not-wider.ts'
import { changeKey as change } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

/** PATCH /v1/keys/{id}. A key can be made to end earlier, never later. */
export function changeKeyRoute({
  storage,
  now,
  keysChanged,
}: {
  readonly storage: Storage
  readonly now: () => number
  readonly keysChanged: () => void
}): Route {
  return defineRoute({
    operation: changeKey,
    handle: async ({ params: { id }, body, caller, request, reply }) => {
      const key = await manageableKey(storage, caller, id)
      requireMatch(request, key.version)
      requireNetworks(body.ip_allow)
      const expiresAt = body.expires_at === undefined ? undefined : Date.parse(body.expires_at)
      if (expiresAt !== undefined && key.expiresAt !== null && expiresAt > key.expiresAt) {
        throw invalidMember('/expires_at', 'too_late', 'A key can only be made to end earlier.')
      }
      const ipAllow = body.ip_allow ?? key.ipAllow
      requireNotWider(caller.key, { ...key, ipAllow, expiresAt: expiresAt ?? key.expiresAt })
      const { ok } = await storage.write([change(storage, caller.account, key, { name: body.name, ipAllow: body.ip_allow, expiresAt })])
      if (!ok) throw new ServiceProblem('conflict', 'The key was changed at the same moment; read it again.')
      keysChanged()
      const changed = await manageableKey(storage, caller, id)
      return answerChanged(reply, tagVersion(changed.version, presentKey(changed, now())))
    },
  })
}
