import type { FastifyRequest } from 'fastify'
import { ServiceProblem } from './problem.ts'

/** Beginning of the strong ETag of an object that counts its changes; other parts of its reading, such as its last use, follow. */
export const versionMark = (version: number): string => `"v${version}-`

/** @throws ServiceProblem `precondition_failed` when `If-Match` names another version; without the header nothing is asked */
export function requireMatch(request: FastifyRequest, version: number): void {
  const header = request.headers['if-match']
  if (header === undefined || header.trim() === '*') return
  // If-Match compares strongly (RFC 9110, 13.1.1)
  if (header.split(',').some((each) => each.trim().startsWith(versionMark(version)))) return
  throw new ServiceProblem('precondition_failed', 'It has changed since you read it; read it again.')
}
