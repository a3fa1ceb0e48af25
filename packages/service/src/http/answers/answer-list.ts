import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Answers with one page of a list and the way to the next.
 *
 * @param next the cursor of the next page; null: this is the last
 */
export function answerList(request: FastifyRequest, reply: FastifyReply, data: readonly unknown[], next: string | null): FastifyReply {
  if (next !== null) {
    const parameters = new URLSearchParams({ ...(request.query as Record<string, string>), cursor: next })
    reply.header('link', `<${request.url.split('?')[0]}?${parameters}>; rel="next"`)
  }
  return reply.code(200).send({ data, has_more: next !== null, next_cursor: next })
}
