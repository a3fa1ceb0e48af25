import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { SpanOptions, TraceContext, Tracer } from '../model/tracer.ts'

export interface TracerSettings {
  /** Address that takes OTLP over HTTP, with its path. */
  readonly endpoint: string
  readonly serviceName: string
  readonly version: string
  /** Share of traces that are recorded, 0 to 1. */
  readonly ratio: number
  /** A trace that comes from elsewhere is recorded when it is recorded there, whatever the ratio says. */
  readonly followsParent: boolean
  /** Gets each batch of spans that could not be sent. They are lost; nothing else is. */
  readonly onFault: (error: unknown) => void
}

/**
 * A tracer that sends spans with OpenTelemetry. Its packages are loaded here and nowhere else. Nothing global is set: the current span is
 * recorded by this tracer alone.
 */
export async function openTracer(settings: TracerSettings): Promise<Tracer> {
  const [api, core, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ])
  const sampler = new sdk.TraceIdRatioBasedSampler(settings.ratio)
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName, 'service.version': settings.version }),
    sampler: settings.followsParent ? new sdk.ParentBasedSampler({ root: sampler }) : sampler,
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: withReportedFailures(new OTLPTraceExporter({ url: settings.endpoint }), settings.onFault) }),
    ],
  })
  const made = provider.getTracer('citable', settings.version)
  const propagator = new core.W3CTraceContextPropagator()
  const contexts = new AsyncLocalStorage<Context>()
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, consumer: api.SpanKind.CONSUMER }

  const traceOf = (context: Context): TraceContext | null => {
    const carrier: { traceparent?: string; tracestate?: string } = {}
    propagator.inject(context, carrier, api.defaultTextMapSetter)
    const { traceparent, tracestate } = carrier
    return traceparent === undefined ? null : { traceparent, tracestate: tracestate || null }
  }
  // the propagator drops both when `traceparent` is invalid, and of `tracestate` what is beyond 32 members or 512 characters
  const contextOf = (parent: TraceContext | null | undefined): Context => {
    if (parent === undefined) return contexts.getStore() ?? api.ROOT_CONTEXT
    if (parent === null) return api.ROOT_CONTEXT
    return propagator.extract(api.ROOT_CONTEXT, parent, api.defaultTextMapGetter)
  }
  const open = (name: string, { kind, parent, attributes }: SpanOptions) => {
    const above = contextOf(parent)
    const span = made.startSpan(name, { ...(kind && { kind: kinds[kind] }), ...(attributes && { attributes }) }, above)
    const context = api.trace.setSpan(above, span)
    return { span, context }
  }

  return {
    begin: (name, options) => {
      const { span, context } = open(name, options)
      return {
        trace: traceOf(context),
        set: (attributes) => span.setAttributes(attributes),
        within: (work) => contexts.run(context, work),
        end: () => span.end(),
      }
    },
    span: async (name, options, work) => {
      const { span, context } = open(name, options)
      try {
        return await contexts.run(context, () => work({ trace: traceOf(context), set: (attributes) => span.setAttributes(attributes) }))
      } catch (error) {
        span.setAttributes({ 'error.type': codeOf(error) })
        span.setStatus({ code: api.SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    current: () => {
      const context = contexts.getStore()
      return context === undefined ? null : traceOf(context)
    },
    close: async (graceMs) => {
      let timer: NodeJS.Timeout | undefined
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs)
      })
      await Promise.race([provider.shutdown().catch(settings.onFault), patience])
      clearTimeout(timer)
    },
  }
}

/** The exporter, with its failures reported. */
function withReportedFailures(exporter: SpanExporter, onFault: (error: unknown) => void): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined) onFault(result.error)
        done(result)
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

/** The code of a problem or the name of a fault; a message may hold private data. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
