/** Values of an attribute: names, codes, counts; never an address with its query, a key or a text. */
type SpanAttributes = Readonly<Record<string, string | number | boolean>>

/** W3C Trace Context: where work belongs. */
export interface TraceContext {
  readonly traceparent: string
  /** Additions of tracing systems on the way; null: none. */
  readonly tracestate: string | null
}

/** One piece of work, from its beginning to its end. */
export interface Span {
  /** For what carries the work on: a stored row, a webhook. null: nothing is traced. */
  readonly trace: TraceContext | null
  set(attributes: SpanAttributes): void
}

/** A span. The function that starts it also ends it. */
export interface OpenSpan extends Span {
  /** Puts below this span all that `work` begins, also later. */
  within<Value>(work: () => Value): Value
  end(): void
}

export interface SpanOptions {
  /** Direction of the call; absent: work of our own. */
  readonly kind?: 'server' | 'client' | 'consumer'
  /** The span it continues; null: none, a trace begins. Absent: the span it is begun in. */
  readonly parent?: TraceContext | null
  readonly attributes?: SpanAttributes
}

/** Takes spans. */
export interface Tracer {
  begin(name: string, options: SpanOptions): OpenSpan
  /** Runs work as one span, which ends with it. An error of the work is marked by its code and thrown on. */
  span<Value>(name: string, options: SpanOptions, work: (span: Span) => Promise<Value>): Promise<Value>
  /** Context of the span this is called in; null: none. */
  current(): TraceContext | null
  /** Sends what waits; gives up after that many milliseconds. */
  close(graceMs: number): Promise<void>
}

const noSpan: OpenSpan = { trace: null, set: () => {}, within: (work) => work(), end: () => {} }

/** Records nothing. */
export const noTracer: Tracer = {
  begin: () => noSpan,
  span: (_name, _options, work) => work(noSpan),
  current: () => null,
  close: async () => {},
}
