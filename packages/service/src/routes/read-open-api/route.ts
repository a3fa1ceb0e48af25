import { readOpenApi } from '@citable/contract'
import { sendJson } from '../../http/answers/send-json.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/openapi.json: the committed document, with the address that people reach this service at. */
export function readOpenApiRoute(of: { readonly openApi: string; readonly publicUrl: string | null }): Route {
  let document: string | null = null
  return defineRoute({
    operation: readOpenApi,
    handle: async ({ reply }) => {
      document ??= of.publicUrl === null ? of.openApi : servedAt(of.openApi, of.publicUrl)
      return sendJson(reply.code(200).header('cache-control', 'public, max-age=300'), document)
    },
  })
}

const servedAt = (document: string, publicUrl: string): string =>
  JSON.stringify({ ...JSON.parse(document), servers: [{ url: publicUrl.replace(/\/$/, '') }] })
