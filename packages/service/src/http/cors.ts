import type { FastifyReply, FastifyRequest } from 'fastify'

/** Methods and headers of the API that a page of another origin may use. */
const methods = 'GET, POST, PATCH, DELETE'
const sent = 'authorization, content-type, idempotency-key, if-match, if-none-match, prefer, x-request-id'
const readable = 'etag, idempotency-replayed, link, location, preference-applied, ratelimit, ratelimit-policy, retry-after, x-request-id'

/** Seconds a browser may remember the answer. */
const rememberedS = 600

/**
 * Lets pages of the listed origins call from a browser. Keys travel in a header, never in cookies, so credentials are not allowed.
 *
 * @returns true when the call was a browser's question beforehand, which is answered then
 */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): boolean {
  if (origins.length === 0) return false
  reply.header('vary', 'Origin')
  const { origin } = request.headers
  if (origin === undefined || !origins.includes(origin)) return false
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', readable)
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return false
  reply
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', sent)
    .header('access-control-max-age', String(rememberedS))
  return true
}
