import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendJson } from './send-json.ts'

/** JSON text and its strong ETag. */
export interface TaggedText {
  readonly text: string
  readonly tag: string
}

/** The text of a whole value, tagged by what it says. */
export function tagText(value: object): TaggedText {
  const text = JSON.stringify(value)
  return { text, tag: `"${hash('sha256', text, 'base64url')}"` }
}

/** Answers a reading with its ETag; 304 without a body when the caller has it already. */
export function answerTaggedText(request: FastifyRequest, reply: FastifyReply, { text, tag }: TaggedText): FastifyReply {
  reply.header('etag', tag)
  return matches(request.headers['if-none-match'], tag) ? reply.code(304).send() : sendJson(reply.code(200), text)
}

/** Answers a reading with a strong ETag over its whole value; 304 without a body when the caller has it already. */
export function answerTagged(request: FastifyRequest, reply: FastifyReply, value: object): FastifyReply {
  return answerTaggedText(request, reply, tagText(value))
}

/** `If-None-Match` compares weakly (RFC 9110, 13.1.2). */
function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
}
