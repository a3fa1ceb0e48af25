import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService } from '../src/index.ts'

interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly traceState?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

let collector: Server
let endpoint: string
const texts: string[] = []

beforeAll(async () => {
  collector = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      if (request.url === '/v1/traces') texts.push(text)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterAll(() => {
  collector.closeAllConnections()
  collector.close()
})

describe('traces', () => {
  let spans: readonly ReceivedSpan[]
  let key: string
  const [calling, making] = ['4bf92f3577b34da6a3ce929d0e0e4736', '5bf92f3577b34da6a3ce929d0e0e4737']
  const parent = '00f067aa0ba902b7'
  const payload = { content: { title: 'Bread', html: '<p>secret-words from flour and water.</p>' } }

  beforeAll(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'citable-traces-'))
    const service = await startService({
      port: 0,
      dataDir: folder,
      log: false,
      environment: { CITABLE_WORKERS: '1', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'bakery' },
    })
    key = service.firstKey!
    // biome-ignore lint/suspicious/noExplicitAny: the bodies' shapes are the contract's, checked elsewhere
    const call = async (method: string, at: string, { trace = {}, body }: { trace?: object; body?: object } = {}): Promise<any> => {
      const answer = await fetch(`${service.url}${at}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body && { 'content-type': 'application/json' }),
          ...trace,
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return answer.json()
    }
    const until = async (isSo: () => Promise<boolean>): Promise<void> => {
      while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50))
    }
    try {
      const hook = await call('POST', '/v1/webhooks', { body: { url: 'https://hooks.example.invalid/in', events: ['*'] } })
      const traced = (id: string, tracestate: string) => ({ traceparent: `00-${id}-${parent}-01`, tracestate })
      await call('GET', '/v1/score/opt_01?include=checks', { trace: { traceparent: `00-${calling}-01`, tracestate: 'of=nothing' } })
      await call('POST', '/v1/optimize', { trace: traced(calling, 'one=1,two=2'), body: payload })
      const items = [payload, { url: 'https://10.0.0.1/hidden?token=secret-query' }]
      const job = await call('POST', '/v1/jobs', { trace: traced(making, 'vendor=kept'), body: { type: 'optimize', items } })
      await until(async () => (await call('GET', `/v1/jobs/${job.id}`)).status === 'completed')
      await until(async () => {
        const { data } = await call('GET', `/v1/webhooks/${hook.id}/deliveries`)
        return data.length >= 4 && data.every((each: { attempts: number }) => each.attempts > 0)
      })
    } finally {
      await service.close()
      rmSync(folder, { recursive: true, force: true })
    }
    spans = texts.flatMap((text) =>
      JSON.parse(text).resourceSpans.flatMap((each: { scopeSpans: { spans: ReceivedSpan[] }[] }) =>
        each.scopeSpans.flatMap((scope) => scope.spans),
      ),
    )
  })

  const of = (trace: string, name: string): readonly ReceivedSpan[] => spans.filter((span) => span.traceId === trace && span.name === name)
  const attributesOf = (span: ReceivedSpan | undefined) =>
    Object.fromEntries((span?.attributes ?? []).map(({ key: name, value }) => [name, Object.values(value)[0]]))

  it('continue that of the caller, with analysis and write below the request', () => {
    const [request] = of(calling, 'POST /v1/optimize')
    expect(request).toMatchObject({ parentSpanId: parent })
    expect(attributesOf(request)).toMatchObject({ 'http.route': '/v1/optimize', 'http.response.status_code': 200 })
    expect(of(calling, 'analysis')).toMatchObject([{ parentSpanId: request!.spanId }])
    expect(of(calling, 'storage write')[0]).toMatchObject({ parentSpanId: request!.spanId })
  })

  it('are carried through jobs into fetches, analyses and webhooks', () => {
    const items = of(making, 'job item')
    expect(items.map((span) => attributesOf(span)['citable.item'])).toEqual(expect.arrayContaining([0, 1]))
    expect(of(making, 'POST /v1/jobs')).toMatchObject([{ spanId: items[0]!.parentSpanId }])
    const fetched = of(making, 'fetch')
    expect(attributesOf(fetched[0])).toMatchObject({ 'server.address': '10.0.0.1', 'citable.outcome': 'blocked' })
    expect(items.map(({ spanId }) => spanId)).toContain(fetched[0]!.parentSpanId)
    expect(of(making, 'analysis')).toHaveLength(1)
    const attempts = of(making, 'webhook attempt').map((span) => attributesOf(span)['citable.event_type'])
    expect(attempts).toEqual(expect.arrayContaining(['optimization.completed', 'optimization.failed', 'job.completed']))
  })

  it('carry on what other systems have added to them, and nothing without a valid traceparent', () => {
    const statesOf = (trace: string, name: string) => [...new Set(of(trace, name).map(({ traceState }) => traceState))]
    expect(statesOf(calling, 'POST /v1/optimize')).toEqual(['one=1,two=2'])
    expect(statesOf(making, 'job item')).toEqual(['vendor=kept'])
    expect(statesOf(making, 'webhook attempt')).toEqual(['vendor=kept'])
    expect(texts.join('')).not.toContain('of=nothing')
  })

  it('name requests by route, and hold no key, query or text', () => {
    const read = spans.find(({ name }) => name === 'GET /v1/score/:id')
    expect(attributesOf(read)).toMatchObject({ 'http.response.status_code': 404 })
    expect(read).not.toHaveProperty('parentSpanId', parent)
    const all = texts.join('')
    expect(all).toContain('bakery')
    for (const hidden of [key, 'secret-words', 'secret-query', 'include=checks', 'opt_01']) expect(all, hidden).not.toContain(hidden)
  })

  it('begin only where work begins: looking for work and tidying are in none', () => {
    const roots = spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name)
    expect(roots.filter((name) => !/^(GET|POST) |^webhook attempt$/.test(name))).toEqual([])
    // the call that makes a job wakes the workers; what they claim is not its doing
    const [request] = of(making, 'POST /v1/jobs')
    expect(of(making, 'storage write').filter(({ parentSpanId }) => parentSpanId === request!.spanId)).toHaveLength(1)
  })
})
