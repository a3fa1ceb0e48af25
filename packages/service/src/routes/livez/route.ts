import { livez } from '@citable/contract'
import { defineRoute, type Route } from '../route.ts'

/** GET /livez: the process answers. */
export function livezRoute(): Route {
  return defineRoute({ operation: livez, handle: async ({ reply }) => reply.code(200).send({ status: 'ok', checks: {} }) })
}
