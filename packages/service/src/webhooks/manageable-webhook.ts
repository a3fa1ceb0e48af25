import { ServiceProblem } from '../http/answers/problem.ts'
import type { Caller } from '../http/authenticate.ts'
import { refuseSiteKeys } from '../keys/require-site.ts'
import type { Storage } from '../storage/storage.ts'
import { getWebhook, type WebhookRow } from '../storage/webhooks.ts'

/** The webhook with this id. Events concern all sites of a tenant, so a key of one site has no webhooks. @throws ServiceProblem */
export async function manageableWebhook(storage: Storage, caller: Caller, id: string): Promise<WebhookRow> {
  refuseSiteKeys(caller.key)
  const found = await getWebhook(storage, caller.tenant, id)
  if (!found) throw new ServiceProblem('not_found', 'There is no webhook with this id.')
  return found
}

/** A change that lost against another at the same moment. */
export const changedMeanwhile = (): ServiceProblem =>
  new ServiceProblem('conflict', 'The webhook was changed at the same moment; read it again.')
