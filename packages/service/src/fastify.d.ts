import type { Caller } from './http/authenticate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as sent; empty when there is none. */
    bodyText: string
    /** Who calls; null on routes without a key. */
    caller: Caller | null
  }
}
