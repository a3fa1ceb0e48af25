import { type ProblemCode, problemCodes } from '@citable/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { StorageFault } from '../../storage/faults/storage-fault.ts'
import { outageProblem, problemBody, ServiceProblem } from './problem.ts'

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
} as const

export const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''

export type SendProblem = (problem: ServiceProblem, request: FastifyRequest, reply: FastifyReply) => void

/** @param docs address under which codes are explained */
export const createSendProblem =
  (docs: string): SendProblem =>
  (problem, request, reply) => {
    const body = problemBody(problem, pathOf(request), request.id, docs)
    reply
      .code(body.status)
      .headers(problem.headers)
      .headers(securityHeaders)
      .header('x-request-id', request.id)
      .type('application/problem+json; charset=utf-8')
      .serializer((payload: string) => payload)
      .send(JSON.stringify(body))
  }

const frameworkCodes: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', 'Send the body as application/json.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed_json', 'The body is not as long as Content-Length says.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed_json', 'The body is empty; a JSON object is expected.'],
}

/** Every failure as one of our problems. An unknown one is `internal`: logged in full, answered only by its id. */
export function problemOf(error: FastifyError | ServiceProblem | StorageFault, request: FastifyRequest): ServiceProblem {
  if (error instanceof ServiceProblem) return error
  if (error instanceof StorageFault) return outageProblem(error)
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ServiceProblem('too_large', `The body is larger than the ${request.routeOptions.bodyLimit} bytes that are taken here.`)
  const known = frameworkCodes[error.code]
  if (known) return new ServiceProblem(...known)
  if (error.statusCode !== undefined && error.statusCode < 500) {
    const code = (Object.keys(problemCodes) as ProblemCode[]).find((each) => problemCodes[each] === error.statusCode) ?? 'malformed_json'
    return new ServiceProblem(code, 'The request could not be read.')
  }
  request.log.error({ err: error }, 'internal error')
  return new ServiceProblem('internal', 'Something went wrong on our side. The request id finds the details in the log.')
}
