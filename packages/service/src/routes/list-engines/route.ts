import { listEngines } from '@citable/contract'
import type { Translator } from '@citable/providers'
import { listEngines as list } from '../../translation/choose-engines.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/translate/engines. */
export function listEnginesRoute({ translators }: { readonly translators: readonly Translator[] }): Route {
  return defineRoute({
    operation: listEngines,
    handle: async ({ reply }) =>
      reply.code(200).send({
        engines: (await list(translators ?? [])).map(({ translator, pairs }) => ({
          id: translator.id,
          tier: translator.tier,
          configured: pairs === 'any' || pairs.length > 0,
          pairs: pairs === 'any' ? [] : [...pairs],
          any_pair: pairs === 'any',
          limits: translator.limits,
        })),
      }),
  })
}
