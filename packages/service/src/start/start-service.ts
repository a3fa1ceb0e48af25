import { AsyncResource } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import { type AnalysisPool, analysisLimits, createAnalysisPool } from '../analysis/analysis-pool.ts'
import { createSafeFetch, type SafeFetch, type SafeFetchSettings } from '../fetching/safe-fetch.ts'
import { defaultConcurrency } from '../fetching/semaphores.ts'
import { loadGenerator } from '../generation/load-generator.ts'
import { createJobHandlers } from '../jobs/handlers.ts'
import { createTurns } from '../jobs/pace-requests.ts'
import { createJobRunner } from '../jobs/run-jobs.ts'
import { createLogger } from '../logger.ts'
import { createMetrics, type Metrics, serveMetrics } from '../metrics.ts'
import { createService, type ServicePhase } from '../service.ts'
import { readSettings, type Settings, userAgentOf } from '../settings.ts'
import { createSourceAsker } from '../sources/ask-sources.ts'
import { sharedRobotsCache } from '../storage/robots-cache.ts'
import { createTidy } from '../tidy.ts'
import { createSettledClock, createWatchedClock } from '../time.ts'
import { chooseTracer } from '../tracing/choose-tracer.ts'
import { tracedFetch, tracedPool, tracedStorage } from '../tracing/traced-parts.ts'
import { localTranslators } from '../translation/local-translators.ts'
import { askDirectoryThrough, createKeyDirectories } from '../verification/key-directories.ts'
import { askThrough } from '../verification/refresh-networks.ts'
import { refreshWhenDue } from '../verification/refresh-stored.ts'
import { rememberNames, systemResolver } from '../verification/reverse-dns.ts'
import type { AgentProofs } from '../verification/verifier.ts'
import { createSourceWatch } from '../watching/watch-sources.ts'
import { createDeliveries } from '../webhooks/deliver.ts'
import { makeFirstKey } from './first-key.ts'
import { loggedOutages } from './log-outage.ts'
import { openData } from './open-data.ts'
import { inOrder, remoteTranslators } from './remote-translators.ts'
import { StartFault } from './start-fault.ts'
import { startWorkers, type Workers } from './start-workers.ts'
import { limitYoungGeneration } from './young-generation.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Milliseconds the last spans get to leave. */
const lastSpansMs = 2_000

export const serviceVersion = (createRequire(import.meta.url)('../../package.json') as { version: string }).version

export interface StartOptions {
  /** 0: any free port. Default: CITABLE_PORT. */
  readonly port?: number
  /** Default: CITABLE_DATA_DIR. */
  readonly dataDir?: string
  /** Writes lines to standard error; false: silent. Default: true. */
  readonly log?: boolean
  /** Analysis workers warm up before they begin. Default: false. */
  readonly warmsUp?: boolean
  /** Default: the process's own. */
  readonly environment?: Readonly<Record<string, string | undefined>>
}

export interface RunningService {
  /** Base address without `/v1`, such as `http://127.0.0.1:8787`. */
  readonly url: string
  /** Made when the database holds no key yet; shown now and never again. */
  readonly firstKey: string | null
  /** Engine and place of the data, for people. */
  readonly database: { readonly engine: 'sqlite' | 'postgresql'; readonly name: string }
  readonly settings: Settings
  readonly warnings: readonly string[]
  /** Finishes what runs, writes what waits, closes the file. Safe to call twice. */
  close(): Promise<void>
}

/**
 * Starts the service as `citable serve` does: settings from the environment, the database, workers, and a first key when
 * there is none.
 *
 * @throws StartFault with one sentence and a remedy
 */
export async function startService(options: StartOptions = {}): Promise<RunningService> {
  const endHolding = limitYoungGeneration()
  const { settings: read, warnings: misspelt } = readSettings(options.environment ?? process.env)
  const settings: Settings = {
    ...read,
    ...(options.port !== undefined && { CITABLE_PORT: options.port }),
    ...(options.dataDir !== undefined && { CITABLE_DATA_DIR: options.dataDir }),
  }
  const warnings = [...misspelt, ...warningsOf(settings)]
  const logger = await createLogger(options.log === false ? 'silent' : settings.CITABLE_LOG_LEVEL, settings.CITABLE_LOG_FORMAT)
  const tracer = await chooseTracer(settings, serviceVersion, (error) =>
    logger.warn({ cause: error instanceof Error ? error.message : null }, 'spans were not taken by the collector'),
  )
  const clock = createWatchedClock(Date.now)
  const settled = createSettledClock(clock.now, () => performance.now())
  const opened = await openData(settings, loggedOutages(logger))
  const { secret, shownName } = opened
  const storage = tracer === null ? opened.storage : tracedStorage(opened.storage, tracer)
  const metrics: Metrics = createMetrics(storage, Date.now, () => threads.state?.())
  const threads = createAnalysisPool({
    workers: settings.CITABLE_WORKERS,
    ...analysisLimits,
    warmsUp: options.warmsUp ?? false,
    observer: metrics.pool,
  })
  const measured: AnalysisPool = {
    ...threads,
    run: async (job, ticket) => {
      const result = await threads.run(job, ticket)
      if (result.ok) metrics.onScored(result.ms / 1000)
      return result
    },
  }
  const pool = tracer === null ? measured : tracedPool(measured, tracer)
  const userAgent = userAgentOf(settings, `http://${settings.CITABLE_HOST}:${settings.CITABLE_PORT}`)
  const fetching = {
    userAgent,
    ports: settings.CITABLE_FETCH_PORTS,
    nat64Prefixes: settings.CITABLE_NAT64_PREFIXES,
    robotsExempt: settings.CITABLE_ROBOTS_EXEMPT,
    concurrency: { ...defaultConcurrency, total: settings.CITABLE_FETCH_CONCURRENCY },
    onRefusal: (reason, cause) => {
      metrics.onFetchRefused(reason)
      logger.info({ reason, cause: cause instanceof Error ? cause.message : null }, 'not fetched')
    },
  } satisfies SafeFetchSettings
  const pages = createSafeFetch({
    ...fetching,
    exceptions: settings.CITABLE_FETCH_ALLOW,
    robotsCache: sharedRobotsCache(storage),
  })
  const safeFetch = tracer === null ? pages : tracedFetch(pages, tracer)
  const webhookFetch = createSafeFetch({ ...fetching, exceptions: settings.CITABLE_WEBHOOK_ALLOW })
  const operatorFetch = createSafeFetch(fetching)
  const translating = translatingBy(settings, fetching)
  const generator = await loadGenerator(settings, fetching)
  const eventRetentionMs = settings.CITABLE_EVENT_RETENTION_DAYS * dayMs
  const workers = settings.CITABLE_ROLE === 'web' ? null : startWorking()
  let admin: Server | null = null
  let phase: ServicePhase = 'serving'
  let isClosed: Promise<void> | null = null
  const closeParts = async (graceMs: number): Promise<void> => {
    endHolding()
    await workers?.close(graceMs)
    admin?.close()
    admin?.closeAllConnections()
    await pool.close()
    await storage.close()
    await tracer?.close(lastSpansMs)
  }
  try {
    const service = createService({
      storage,
      pool,
      secret,
      now: clock.now,
      settled,
      publicUrl: settings.CITABLE_PUBLIC_URL ?? null,
      trustProxy: settings.CITABLE_TRUST_PROXY ?? false,
      rate: { quota: settings.CITABLE_RATE_BURST, windowS: 60 },
      bodyLimit: settings.CITABLE_BODY_LIMIT,
      ...(settings.CITABLE_BODY_MEMORY !== undefined && { bodyBytes: settings.CITABLE_BODY_MEMORY }),
      contact: settings.CITABLE_CONTACT ?? null,
      version: serviceVersion,
      openApi: readFileSync(createRequire(import.meta.url).resolve('@citable/contract/generated/openapi.json'), 'utf8'),
      phase: () => phase,
      logger: logger as unknown as FastifyBaseLogger,
      safeFetch,
      fetchDocument: pages.fetchDocument,
      webhookFetch,
      hasConsole: settings.CITABLE_CONSOLE === 'on',
      hasDocs: settings.CITABLE_DOCS === 'on',
      ...translating,
      generator,
      // later work of these threads is no part of the trace of the call that started them
      ...(workers && { wakeWorkers: AsyncResource.bind(workers.wake) }),
      ...(tracer && { tracer }),
      dayQuota: settings.CITABLE_RATE_DAY,
      eventRetentionMs,
      agentProofs: agentProofsOf(settings, operatorFetch, userAgent, clock.now),
      corsOrigins: settings.CITABLE_CORS_ORIGINS,
      ...(settings.CITABLE_ADMIN_PORT !== undefined && { onAnswered: metrics.onAnswered }),
    })
    if (settings.CITABLE_ADMIN_PORT !== undefined) {
      admin = await serveMetrics(metrics, settings.CITABLE_ADMIN_HOST, settings.CITABLE_ADMIN_PORT)
    }
    const url = await listen(service, settings)
    for (const warning of warnings) logger.warn(warning)
    const firstKey = settings.CITABLE_FIRST_KEY === 'off' ? null : await makeFirstKey(storage, secret)
    return {
      url,
      firstKey,
      database: { engine: storage.engine, name: shownName },
      settings,
      warnings,
      close: () => {
        isClosed ??= (async () => {
          phase = 'draining'
          if (settings.CITABLE_DRAIN_DELAY_MS > 0) await new Promise((resolve) => setTimeout(resolve, settings.CITABLE_DRAIN_DELAY_MS))
          phase = 'closing'
          const timer = setTimeout(() => service.server.closeAllConnections(), settings.CITABLE_SHUTDOWN_MS)
          service.server.closeIdleConnections()
          await service.close()
          clearTimeout(timer)
          await closeParts(settings.CITABLE_SHUTDOWN_MS)
        })()
        return isClosed
      },
    }
  } catch (error) {
    await closeParts(0)
    throw error
  }

  async function refreshAgents(signal: AbortSignal): Promise<void> {
    for (const { outcome, ...report } of await refreshWhenDue(storage, askThrough(operatorFetch, userAgent), clock.now, signal)) {
      if (outcome === 'refused') logger.warn(report, 'a list of networks was refused; the known one stays')
    }
  }

  function startWorking(): Workers {
    const parts = {
      storage,
      safeFetch,
      secret,
      userAgent,
      now: clock.now,
      settled,
      random: Math.random,
      owner: `${hostname()}:${process.pid}:${randomUUID()}`,
      ...(tracer && { tracer }),
    }
    const asking = { fetchDocument: pages.fetchDocument, now: clock.now, inTurn: createTurns() }
    const jobs = createJobRunner({
      ...parts,
      logger,
      handlers: createJobHandlers({ ...parts, pool, ...translating, generator, sources: createSourceAsker(asking) }),
      concurrency: settings.CITABLE_JOB_CONCURRENCY,
    })
    const deliveries = createDeliveries({ ...parts, safeFetch: webhookFetch, logger, onAttempt: metrics.onWebhookAttempt })
    const tidy = createTidy({
      storage,
      jobs,
      ...clock,
      settled,
      eventRetentionMs,
      resultRetentionMs: settings.CITABLE_RETENTION_DAYS * dayMs,
      ...(settings.CITABLE_AGENT_REFRESH === 'on' && { refreshAgents }),
    })
    const sources = createSourceWatch({ storage, asker: createSourceAsker({ ...asking, isRecheck: true }), now: clock.now, logger })
    return startWorkers({ jobs, deliveries, sources, tidy, logger })
  }
}

/** The engines of translation in their order, and what those that cost money may take. */
const translatingBy = (settings: Settings, fetching: Parameters<typeof remoteTranslators>[1]) => ({
  translators: inOrder([...remoteTranslators(settings, fetching), ...localTranslators(settings)], settings.CITABLE_TRANSLATE_ORDER),
  budgetCharacters: settings.CITABLE_TRANSLATE_BUDGET_CHARS ?? null,
})

/** Whom the settings let ask about senders of traffic. */
const agentProofsOf = (settings: Settings, fetch: SafeFetch, userAgent: string, now: () => number): AgentProofs => ({
  names: settings.CITABLE_AGENT_DNS === 'on' ? rememberNames(systemResolver(), now) : null,
  keysOf: settings.CITABLE_AGENT_REFRESH === 'on' ? createKeyDirectories(askDirectoryThrough(fetch, userAgent), now) : null,
})

/** Facts about the settings that are no faults but should be known. */
function warningsOf(settings: Settings): readonly string[] {
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(settings.CITABLE_HOST)
  const isReachable = settings.CITABLE_CONTACT !== undefined || settings.CITABLE_PUBLIC_URL !== undefined
  return [
    ...(settings.DATABASE_URL !== undefined && settings.CITABLE_SECRET === undefined
      ? ['The secret of keys lies in the database that holds their digests: set CITABLE_SECRET, the same for every process.']
      : []),
    ...(isLocal || isReachable ? [] : ['Sites cannot see who fetches their pages: set CITABLE_CONTACT or CITABLE_PUBLIC_URL.']),
  ]
}

async function listen(service: ReturnType<typeof createService>, settings: Settings): Promise<string> {
  const { CITABLE_HOST: host, CITABLE_PORT: port } = settings
  try {
    const address = await service.listen({ host, port })
    return address.replace(/\/$/, '')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EADDRINUSE')
      throw new StartFault(
        `Port ${port} on ${host} is taken by another program. Stop it, or choose another port with CITABLE_PORT or --port.`,
      )
    if (code === 'EACCES')
      throw new StartFault(`Port ${port} may not be opened by this user. Choose a port above 1023 with CITABLE_PORT or --port.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartFault(`This machine has no address ${host}. Set CITABLE_HOST to one of its own, such as 127.0.0.1.`)
    throw error
  }
}
