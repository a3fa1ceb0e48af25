import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { openMigrated } from '../test/databases/open-migrated.ts'
import { now, seed } from '../test/setup/two-tenants.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import type { Storage } from './storage/storage.ts'

/** Lines of one measure, without its classes. */
const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name) && !line.includes('_bucket{'))

const gone = {} as Storage
const textOf = async (act: (metrics: ReturnType<typeof createMetrics>) => void) => {
  const metrics = createMetrics(gone, () => now)
  act(metrics)
  return metrics.text()
}

describe('measures', () => {
  it('of answers differ by method, route and status, in seconds', async () => {
    const text = await textOf(({ onAnswered }) => {
      onAnswered('/v1/keys/:id', 'PATCH', 409, 0.25)
      onAnswered('/v1/keys/:id', 'PATCH', 409, 3)
      onAnswered('/v1/optimize', 'POST', 200, 0.75)
    })
    expect(linesOf(text, 'citable_request_seconds')).toEqual([
      'citable_request_seconds_sum{route="/v1/keys/:id",method="PATCH",status="409"} 3.25',
      'citable_request_seconds_count{route="/v1/keys/:id",method="PATCH",status="409"} 2',
      'citable_request_seconds_sum{route="/v1/optimize",method="POST",status="200"} 0.75',
      'citable_request_seconds_count{route="/v1/optimize",method="POST",status="200"} 1',
    ])
    const classes = text.split('\n').filter((line) => line.startsWith('citable_request_seconds_bucket') && line.includes('PATCH'))
    expect(classes.map((line) => /le="([^"]+)".* (\d+)$/.exec(line)!.slice(1).join(' '))).toEqual([
      '0.005 0',
      '0.01 0',
      '0.025 0',
      '0.05 0',
      '0.1 0',
      '0.25 1',
      '0.5 1',
      '1 1',
      '2.5 1',
      '5 2',
      '10 2',
      '30 2',
      '+Inf 2',
    ])
  })

  it('of the pool are in seconds, by kind; what was refused and canceled, by its reason', async () => {
    const text = await textOf(({ pool }) => {
      pool.onStarted(1_500, true)
      pool.onStarted(250, false)
      pool.onEnded(2_000, true)
      pool.onEnded(4_000, false)
      pool.onRefused('share')
      pool.onRefused('busy')
      pool.onRefused('busy')
      pool.onCanceled(true)
      pool.onCanceled(false)
      pool.onCanceled(false)
    })
    expect(linesOf(text, 'citable_pool_')).toEqual([
      'citable_pool_wait_seconds_sum{kind="batch"} 1.5',
      'citable_pool_wait_seconds_count{kind="batch"} 1',
      'citable_pool_wait_seconds_sum{kind="interactive"} 0.25',
      'citable_pool_wait_seconds_count{kind="interactive"} 1',
      'citable_pool_run_seconds_sum{kind="batch"} 2',
      'citable_pool_run_seconds_count{kind="batch"} 1',
      'citable_pool_run_seconds_sum{kind="interactive"} 4',
      'citable_pool_run_seconds_count{kind="interactive"} 1',
      'citable_pool_refused_total{reason="share"} 1',
      'citable_pool_refused_total{reason="busy"} 2',
      'citable_pool_canceled_total{state="running"} 1',
      'citable_pool_canceled_total{state="waiting"} 2',
      'citable_pool_bytes 0',
    ])
  })

  it('of fetches, webhooks and analyses are each their own', async () => {
    const text = await textOf(({ onFetchRefused, onWebhookAttempt, onScored }) => {
      onFetchRefused('robots')
      onFetchRefused('robots')
      onWebhookAttempt('failed')
      onScored(0.5)
    })
    const names = ['citable_fetch_blocked_total', 'citable_webhook_attempts_total', 'citable_score_seconds']
    expect(names.flatMap((name) => linesOf(text, name))).toEqual([
      'citable_fetch_blocked_total{reason="robots"} 2',
      'citable_webhook_attempts_total{result="failed"} 1',
      'citable_score_seconds_sum 0.5',
      'citable_score_seconds_count 1',
    ])
  })

  it('say that the database does not answer, and nothing of its queue', async () => {
    const text = await textOf(() => {})
    expect(['citable_database_up', 'citable_queue_'].flatMap((name) => linesOf(text, name))).toEqual([
      'citable_database_up 0',
      'citable_queue_depth Nan',
      'citable_queue_lag_seconds Nan',
    ])
  })
})

describe('the state at this moment', async () => {
  const { storage } = await openMigrated('sqlite')
  const item = (n: number, run_at: number) => ({
    job_id: 'job',
    n,
    tenant_id: 'a',
    status: 'queued' as const,
    ref: null,
    host: null,
    payload: '',
    result_id: null,
    run_at,
    owner: null,
    lease_until: null,
    error: null,
  })
  beforeAll(() =>
    seed(storage, {
      tenant: [{ id: 'a', name: 'a', created_at: 1 }],
      job: [
        {
          id: 'job',
          tenant_id: 'a',
          site_id: null,
          type: 'optimize',
          status: 'queued',
          priority: 0,
          options: '',
          total: 2,
          error: null,
          created_at: 1,
          started_at: null,
          finished_at: null,
          expires_at: now * 2,
        },
      ],
      job_item: [item(0, now - 500), item(1, now - 2_500), item(2, now + 9_000)],
    }),
  )

  it('is asked for anew for each text: the queue in seconds, the pool by kind', async () => {
    let bytes = 700
    const metrics = createMetrics(
      storage,
      () => now,
      () => ({ interactive: 3, batch: 5, bytes }) as never,
    )
    const read = async () => {
      const text = await metrics.text()
      return ['citable_pool_depth', 'citable_pool_bytes', 'citable_queue_', 'citable_database_up'].flatMap((name) => linesOf(text, name))
    }
    const rest = ['citable_queue_depth 3', 'citable_queue_lag_seconds 2.5', 'citable_database_up 1']
    const depths = ['citable_pool_depth{kind="interactive"} 3', 'citable_pool_depth{kind="batch"} 5']
    expect(await read()).toEqual([...depths, 'citable_pool_bytes 700', ...rest])
    bytes = 800
    expect(await read()).toEqual([...depths, 'citable_pool_bytes 800', ...rest])
  })

  it('is served at its address alone; a fault is an answer without text', async () => {
    let isFaulty = false
    const text = async () => {
      if (isFaulty) throw new Error('fault')
      return 'the text'
    }
    const server = await serveMetrics({ text } as never, '127.0.0.1', 0)
    const { port } = server.address() as AddressInfo
    const get = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      return [answer.status, answer.headers.get('content-type'), await answer.text()]
    }
    try {
      expect(await get('/metrics')).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8', 'the text'])
      expect(await get('/')).toEqual([404, null, ''])
      isFaulty = true
      expect(await get('/metrics')).toEqual([500, null, ''])
      await expect(serveMetrics({ text } as never, '127.0.0.1', port)).rejects.toThrow(
        new RegExp(
          `^The listener for metrics cannot open 127\\.0\\.0\\.1:${port} \\(.*EADDRINUSE.*\\)\\. Set CITABLE_ADMIN_HOST or CITABLE_ADMIN_PORT\\.$`,
        ),
      )
    } finally {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  })
})
