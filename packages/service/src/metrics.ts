import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolObserver } from './analysis/analysis-pool.ts'
import type { QueueState as PoolQueueState } from './analysis/fair-queue.ts'
import { StartFault } from './start/start-fault.ts'
import { type QueueState, queueState } from './storage/jobs.ts'
import type { Storage } from './storage/storage.ts'

/** Counters of the process, for Prometheus. */
export interface Metrics {
  onAnswered(route: string, method: string, status: number, seconds: number): void
  onFetchRefused(reason: string): void
  onWebhookAttempt(result: string): void
  onScored(seconds: number): void
  readonly pool: PoolObserver
  /** The exposition format, with the state of the queue as it is now. */
  text(): Promise<string>
}

/** Seconds: most answers take milliseconds, a fetched page up to 30 s. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export function createMetrics(storage: Storage, now: () => number, poolState: () => PoolQueueState | undefined = () => undefined): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'citable_' })
  const requests = new Histogram({
    name: 'citable_request_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const refusals = new Counter({
    name: 'citable_fetch_blocked_total',
    help: 'Pages that were not fetched.',
    labelNames: ['reason'],
    registers,
  })
  const attempts = new Counter({ name: 'citable_webhook_attempts_total', help: 'Attempts of webhooks.', labelNames: ['result'], registers })
  const scores = new Histogram({ name: 'citable_score_seconds', help: 'Time of analyses in their worker.', buckets, registers })
  const waited = new Histogram({
    name: 'citable_pool_wait_seconds',
    help: 'Time from the call to a worker.',
    labelNames: ['kind'],
    buckets,
    registers,
  })
  const ran = new Histogram({ name: 'citable_pool_run_seconds', help: 'Time in a worker.', labelNames: ['kind'], buckets, registers })
  const refused = new Counter({
    name: 'citable_pool_refused_total',
    help: 'Texts that were not taken: busy, no room; share, too many of one tenant.',
    labelNames: ['reason'],
    registers,
  })
  const canceled = new Counter({
    name: 'citable_pool_canceled_total',
    help: 'Texts whose caller went away, or whose time was over.',
    labelNames: ['state'],
    registers,
  })
  const poolDepth = new Gauge({ name: 'citable_pool_depth', help: 'Texts that wait for a worker.', labelNames: ['kind'], registers })
  const poolBytes = new Gauge({ name: 'citable_pool_bytes', help: 'Length of the texts that wait for a worker.', registers })
  const kindOf = (isBatch: boolean): { readonly kind: string } => ({ kind: isBatch ? 'batch' : 'interactive' })
  const depth = new Gauge({ name: 'citable_queue_depth', help: 'Items of jobs that wait or run.', registers })
  const lag = new Gauge({ name: 'citable_queue_lag_seconds', help: 'Time the oldest due item of a job has waited.', registers })
  const up = new Gauge({
    name: 'citable_database_up',
    help: '1: the database answers; 0: it does not, and the queue is not known.',
    registers,
  })
  return {
    onAnswered: (route, method, status, seconds) => requests.observe({ route, method, status }, seconds),
    onFetchRefused: (reason) => refusals.inc({ reason }),
    onWebhookAttempt: (result) => attempts.inc({ result }),
    onScored: (seconds) => scores.observe(seconds),
    pool: {
      onStarted: (waitMs, isBatch) => waited.observe(kindOf(isBatch), waitMs / 1000),
      onEnded: (runMs, isBatch) => ran.observe(kindOf(isBatch), runMs / 1000),
      onRefused: (reason) => refused.inc({ reason }),
      onCanceled: (wasRunning) => canceled.inc({ state: wasRunning ? 'running' : 'waiting' }),
    },
    text: async () => {
      const pool = poolState()
      if (pool) {
        poolDepth.set({ kind: 'interactive' }, pool.interactive)
        poolDepth.set({ kind: 'batch' }, pool.batch)
        poolBytes.set(pool.bytes)
      }
      const state: QueueState | null = await queueState(storage, now()).catch(() => null)
      up.set(state === null ? 0 : 1)
      depth.set(state?.depth ?? Number.NaN)
      lag.set(state === null ? Number.NaN : state.lagMs / 1000)
      return registry.metrics()
    },
  }
}

/**
 * Serves `GET /metrics` on an address of its own, which is not meant for the public.
 *
 * @throws StartFault when the port is taken
 */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    return metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        new StartFault(
          `The listener for metrics cannot open ${host}:${port} (${error.message}). Set CITABLE_ADMIN_HOST or CITABLE_ADMIN_PORT.`,
        ),
      )
    })
    server.listen(port, host, resolve)
  })
  return server
}
