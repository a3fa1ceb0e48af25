import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noTracer, type Tracer } from '../src/model/tracer.ts'
import { openTracer } from '../src/tracing/open-tracer.ts'
import { createDeliveries } from '../src/webhooks/deliver.ts'
import { createTestService, testSecret } from './setup/test-service.ts'

/** A collector that refuses all spans. */
let collector: Server
let endpoint: string
beforeAll(async () => {
  collector = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(400, { 'content-type': 'application/json' }).end('{}'))
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterAll(() => {
  collector.closeAllConnections()
  collector.close()
})

describe('tracestate', () => {
  let tracer: Tracer
  beforeAll(async () => {
    tracer = await openTracer({ endpoint, serviceName: 'test', version: '0', ratio: 0, followsParent: false, onFault: () => {} })
  })
  afterAll(() => tracer.close(1_000))
  const members = (count: number, width: number) => Array.from({ length: count }, (_, n) => `k${n}=`.padEnd(width, 'v'))

  it.each([
    ['is passed on unchanged', 'a=1,b=2', 'a=1,b=2'],
    ['loses invalid members', 'a=1, ,B=2,c', 'a=1'],
    ['preserves its first 32 members', members(33, 5).join(','), members(32, 5).join(',')],
    ['preserves at most 512 characters', members(6, 100).join(','), members(5, 100).join(',')],
    ['is dropped when no member is left', '=', null],
  ])('%s', (_what, tracestate, expected) => {
    const parent = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', tracestate }
    expect(tracer.begin('work', { parent }).trace?.tracestate).toBe(expected)
  })

  it('is dropped with a traceparent that is invalid', () => {
    expect(tracer.begin('work', { parent: { traceparent: '00-0-0-01', tracestate: 'a=1' } }).trace?.tracestate).toBeNull()
  })
})

describe('a collector that refuses', () => {
  it('disturbs no call and is reported', async () => {
    const faults: unknown[] = []
    const tracer = await openTracer({
      endpoint: `${endpoint}/v1/traces`,
      serviceName: 'test',
      version: '0',
      ratio: 1,
      followsParent: true,
      onFault: (error) => faults.push(error),
    })
    expect(await tracer.span('work', {}, async ({ trace }) => trace?.traceparent)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    await expect(tracer.span('work', {}, () => Promise.reject(new Error('thrown on')))).rejects.toThrow('thrown on')
    await tracer.close(60_000)
    expect(faults).not.toHaveLength(0)
  })
})

describe('webhooks', () => {
  it('carry the trace of the attempt that sent them', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
    const traced = (tracestate: string | null): Tracer => ({
      ...noTracer,
      span: (_name, _options, work) => work({ trace: { traceparent, tracestate }, set: () => {} }),
    })
    const sent: Readonly<Record<string, string>>[] = []
    const service = await createTestService()
    const send = async (by: Tracer): Promise<void> => {
      const deliveries = createDeliveries({
        storage: service.storage,
        safeFetch: {
          mayReach: () => true,
          fetchPage: async () => ({ ok: false, outcome: 'blocked', reason: 'literal', detail: '' }),
          request: async ({ url, headers }) => {
            sent.push(headers)
            return { ok: true, url, redirects: [], status: 200, headers: {}, robotsTags: [], body: Buffer.from(''), rawBytes: 0 }
          },
        },
        secret: testSecret,
        userAgent: 'CitableBot',
        now: () => service.clock.now,
        random: () => 0.5,
        owner: 'test',
        logger: { info: () => {}, error: () => {} },
        tracer: by,
      })
      await service.call({ method: 'POST', url: `/v1/webhooks/${id}/test` })
      await deliveries.sendDue()
      await deliveries.close()
    }
    const { id } = (
      await service.call({ method: 'POST', url: '/v1/webhooks', payload: { url: 'https://hooks.test/in', events: ['*'] } })
    ).json()
    await send(traced('vendor=kept'))
    await send(traced(null))
    await send(noTracer)
    expect(sent.map((headers) => [headers.traceparent ?? null, headers.tracestate ?? null])).toEqual([
      [traceparent, 'vendor=kept'],
      [traceparent, null],
      [null, null],
    ])
    await service.close()
  })
})
