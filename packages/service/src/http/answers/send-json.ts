import type { FastifyReply } from 'fastify'

/** Sends JSON, text or UTF-8, as it is, without serializing it again. */
export function sendJson(reply: FastifyReply, text: string | Buffer): FastifyReply {
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
  return reply.serializer((payload: string) => payload).send(text)
}
