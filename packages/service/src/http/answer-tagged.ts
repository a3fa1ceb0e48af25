import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendJson } from './send-json.ts'

/** Answers a reading with a strong ETag over its whole value; 304 without a body when the caller has it already. */
export function answerTagged(request: FastifyRequest, reply: FastifyReply, value: object): FastifyReply {
  const text = JSON.stringify(value)
  const tag = `"${hash('sha256', text, 'base64url')}"`
  reply.header('etag', tag)
  return matches(request.headers['if-none-match'], tag) ? reply.code(304).send() : sendJson(reply.code(200), text)
}

/** `If-None-Match` compares weakly (RFC 9110, 13.1.2). */
function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
}
