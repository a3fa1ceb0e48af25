import { readTranslation } from '@citable/contract'
import { answerTagged } from '../../http/answers/answer-tagged.ts'
import { ServiceProblem } from '../../http/answers/problem.ts'
import type { Storage } from '../../storage/storage.ts'
import { findTranslation } from '../../storage/translations.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/translate/{id}. A key that is bound to a site reads what keys of that site asked for. */
export function readTranslationRoute({ storage, now }: { readonly storage: Storage; readonly now: () => number }): Route {
  return defineRoute({
    operation: readTranslation,
    handle: async ({ params, caller: { key, tenant }, request, reply }) => {
      const document = await findTranslation(storage, tenant, { id: params.id, siteId: key.site?.id ?? null }, now())
      if (document === null) throw new ServiceProblem('not_found', 'There is no translation with this id.')
      return answerTagged(request, reply, JSON.parse(document))
    },
  })
}
