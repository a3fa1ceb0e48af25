import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenSpan, TraceContext, Tracer } from '../model/tracer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** null: requests are not traced. */
    span: OpenSpan | null
  }
}

/** A span for each request, named after its route: an address as called may hold private data. To be called before other hooks. */
export function traceRequests(service: FastifyInstance, tracer: Tracer): void {
  service.decorateRequest('span', null)
  service.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const span = tracer.begin(`${request.method} ${route}`, {
      kind: 'server',
      parent: traceOf(request),
      attributes: { 'http.request.method': request.method, 'http.route': route, 'citable.request_id': request.id },
    })
    request.span = span
    span.within(done)
  })
  // the body arrives in events of the connection, which know nothing of the span
  service.addHook('preHandler', (request, _reply, done) => {
    if (request.span === null) return done()
    request.span.within(done)
  })
  service.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode
    request.span?.set({ 'http.response.status_code': status, ...(status >= 500 && { 'error.type': String(status) }) })
    request.span?.end()
  })
}

/** The caller's trace; several `tracestate` lines are one list, which Node has put together. */
function traceOf({ headers: { traceparent, tracestate } }: FastifyRequest): TraceContext | null {
  if (typeof traceparent !== 'string') return null
  return { traceparent, tracestate: typeof tracestate === 'string' ? tracestate : null }
}
