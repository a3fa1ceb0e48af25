import { readOpenApi } from '@citable/contract'
import { sendJson } from '../../http/send-json.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/openapi.json: the committed document, as it is. */
export function readOpenApiRoute({ openApi }: { readonly openApi: string }): Route {
  return defineRoute({
    operation: readOpenApi,
    handle: async ({ reply }) => sendJson(reply.code(200).header('cache-control', 'public, max-age=300'), openApi),
  })
}
