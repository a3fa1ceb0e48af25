import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { versionMark } from './if-match.ts'
import { sendJson } from './send-json.ts'

/** JSON text and its strong ETag. */
export interface TaggedText {
  readonly text: string
  readonly tag: string
}

const tagged = (text: string, mark = '"'): TaggedText => ({ text, tag: `${mark}${hash('sha256', text, 'base64url')}"` })

/** The text of a whole value, tagged by what it says. */
export const tagText = (value: object): TaggedText => tagged(JSON.stringify(value))

/** The text of an object that counts its changes, tagged by its version, for `If-Match`, and by what it says, for `If-None-Match`. */
export const tagVersion = (version: number, value: object): TaggedText => tagged(JSON.stringify(value), versionMark(version))

/** Answers a change with the object as it is now. */
export function answerChanged(reply: FastifyReply, { text, tag }: TaggedText): FastifyReply {
  return sendJson(reply.code(200).header('etag', tag), text)
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

/** The same for a table. */
export function answerTaggedCsv(request: FastifyRequest, reply: FastifyReply, table: string): FastifyReply {
  return answerTaggedText(request, reply.type('text/csv; charset=utf-8; header=present'), tagged(table))
}

/** Tags the text of a reading that has no ETag of its own, such as a list. @returns what is to be sent: nothing when the caller has it already */
export function tagReading(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (typeof payload !== 'string' || reply.statusCode !== 200 || reply.hasHeader('etag')) return payload
  const { tag } = tagged(payload)
  reply.header('etag', tag)
  if (!matches(request.headers['if-none-match'], tag)) return payload
  reply.code(304).removeHeader('content-type')
  return null
}

/** `If-None-Match` compares weakly (RFC 9110, 13.1.2). */
function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
}
