import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { finished } from 'node:stream/promises'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { createId } from '../ids.ts'
import { fingerprintBeginning } from './answers/answer-once.ts'
import type { SendProblem } from './answers/answer-problem.ts'
import { invalidRequest, problemBody, ServiceProblem } from './answers/problem.ts'
import { InvalidBody, type ReadLargeBody } from './bodies/large-bodies.ts'
import { parseJson, readText, requirePlainJson } from './bodies/parse-json.ts'
import { freePart, receiveBody } from './bodies/receive-body.ts'

/** Bytes of a body where nothing large is expected; larger ones are read elsewhere than on the main thread. */
export const smallBody = 64 * 1024

/** Milliseconds a client may take to send a request, and an idle connection stays open. */
const maxRequestMs = 30_000
const keepAliveMs = 72_000

/** Milliseconds that are waited for the rest of a refused body before its connection closes. */
const lingerMs = 2_000

export interface ServerSettings {
  readonly now: () => number
  /** Address under which codes of problems are explained. */
  readonly docs: string
  readonly sendProblem: SendProblem
  readonly readLarge: ReadLargeBody
  readonly trustProxy: string | false
  readonly requestMs?: number | undefined
  readonly logger?: FastifyBaseLogger | undefined
}

/** A server without routes that reads JSON our way, validates with Zod, and answers with a problem what is no request at all. */
export function createServer({
  now,
  docs,
  sendProblem,
  readLarge,
  trustProxy,
  logger,
  requestMs = maxRequestMs,
}: ServerSettings): FastifyInstance {
  /** Answers what is no request that can be handed on. */
  const refuseUnread = (socket: Duplex, line: `${number} ${string}`): void => {
    if (!socket.writable) return
    const refused = new ServiceProblem('bad_header', 'The request could not be read.')
    const body = JSON.stringify({ ...problemBody(refused, '', createId('req', now()), docs), status: Number.parseInt(line, 10) })
    socket.end(
      `HTTP/1.1 ${line}\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  }

  const server = Fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    trustProxy,
    bodyLimit: smallBody,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    http: {
      // what Fastify sets later has no effect on connections; Node checks every half minute by default
      requestTimeout: requestMs,
      connectionsCheckingInterval: requestMs / 10,
      // Node would answer without a body; we do with one
      requireHostHeader: false,
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'req_id' }),
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : createId('req', now())
    },
    frameworkErrors: (_error, request, reply) => {
      sendProblem(new ServiceProblem('not_found', 'There is nothing at this address.'), request, reply as unknown as FastifyReply)
    },
    clientErrorHandler: (error, socket) => {
      const code = 'code' in error ? error.code : null
      if (code === 'HPE_HEADER_OVERFLOW') refuseUnread(socket, '431 Request Header Fields Too Large')
      else if (code === 'ERR_HTTP_REQUEST_TIMEOUT') refuseUnread(socket, '408 Request Timeout')
      else refuseUnread(socket, '400 Bad Request')
    },
  }).withTypeProvider<ZodTypeProvider>()

  // an expectation that is not known may be left out of account (RFC 9110, 10.1.1); tunnels are not supported
  server.server.on('checkExpectation', (request, response) => server.server.emit('request', request, response))
  server.server.on('connect', (_request, socket) => refuseUnread(socket, '400 Bad Request'))

  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.raw.complete) return done(null, payload)
    const refused = request.raw.on('data', freePart)
    // a connection that closes while a body still comes is reset, and the answer with it (RFC 9112, 9.6)
    const closes = !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close'
    if (!closes) return done(null, payload)
    finished(refused, { signal: AbortSignal.timeout(lingerMs) })
      .catch(() => {})
      .then(() => done(null, payload))
  })

  server.decorateRequest('bodyText', '')
  server.decorateRequest('fingerprint', null)
  server.decorateRequest('caller', null)
  server.decorateRequest('isPaid', false)
  const checked = new WeakSet<object>()
  server.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => {
    const where = httpPart === 'body' ? 'body' : httpPart === 'params' ? 'path' : 'query'
    // a misspelled parameter would be answered as if it had not been sent
    const exact = where === 'query' && schema instanceof z.ZodObject ? schema.strict() : schema
    return (data) => {
      if (data instanceof InvalidBody) return { error: data.problem }
      if (checked.has(data)) return { value: data }
      const result = exact.safeParse(data)
      return result.success ? { value: result.data } : { error: invalidRequest(result.error.issues, where) }
    }
  })
  server.setSerializerCompiler(serializerCompiler)

  server.removeAllContentTypeParsers()
  const readInWorker = async (request: FastifyRequest, body: Uint8Array): Promise<unknown> => {
    const { operationId } = request.routeOptions.config
    if (operationId === undefined) throw new Error('only operations take large bodies')
    const fingerprintOf = request.headers['idempotency-key'] === undefined ? null : fingerprintBeginning(request)
    const { value, fingerprint } = await readLarge(request, { body, operation: operationId, fingerprintOf })
    request.fingerprint = fingerprint
    if (typeof value === 'object' && value !== null) checked.add(value)
    return value
  }
  server.addContentTypeParser('application/json', (request, payload, done) => {
    const { headers, routeOptions } = request
    const length = headers['content-length'] === undefined ? null : Number(headers['content-length'])
    receiveBody(payload, { limit: routeOptions.bodyLimit ?? smallBody, length }, (error, body) => {
      if (!body) return done(error)
      try {
        requirePlainJson(headers)
        if (body.length > smallBody) {
          readInWorker(request, body).then((value) => done(null, value), done)
          return
        }
        request.bodyText = readText(body)
        const mayLack = routeOptions.schema?.body === undefined || routeOptions.config.bodyMayLack === true
        done(null, request.bodyText === '' && mayLack ? undefined : parseJson(request.bodyText))
      } catch (fault) {
        done(fault as Error)
      }
    })
  })

  return server as unknown as FastifyInstance
}

/** Since HTTP/1.1 every request names one host (RFC 9112, 3.2). */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}
