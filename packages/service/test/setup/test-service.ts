import { EventEmitter, once } from 'node:events'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import type { SafeFetch } from '../../src/fetching/safe-fetch.ts'
import { createService, type ServiceDependencies, type ServicePhase } from '../../src/service.ts'
import { type KeyScope, newKey, revokeKey } from '../../src/storage/keys.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Unit } from '../../src/storage/queries/unit.ts'
import type { Storage, TenantScope } from '../../src/storage/storage.ts'
import { ensureTenant } from '../../src/storage/tenants.ts'
import { directPool } from '../databases/direct-pool.ts'
import { createTarget, type TrafficEngine } from '../databases/storages.ts'
import { fetchedPage } from './fetched-page.ts'

export interface TestService {
  readonly service: FastifyInstance
  readonly storage: Storage
  /** The tenant of `key`. */
  readonly tenant: TenantScope
  /** A key with every scope. */
  readonly key: string
  readonly keyId: string
  /** Another key; of the tenant `of`, if named. */
  makeKey(options?: { scopes?: readonly KeyScope[]; expiresAt?: number | null; of?: string; revoked?: boolean }): Promise<string>
  /** A call with `key` unless headers say otherwise; `authorization: null` sends none. */
  call(options: InjectOptions & { readonly as?: string | null }): Promise<LightMyRequestResponse>
  /** Optimizes a short text and gives the ids. */
  optimize(text?: string): Promise<{ readonly id: string; readonly article_id: string }>
  readonly clock: { now: number }
  readonly state: { phase: ServicePhase; broken: boolean }
  /** Units with this text in a statement wait before they are written, until released. */
  holdWrites(text: string): HeldWrites
  /** The log, one JSON text per line. */
  readonly log: string[]
  /** The same service, whole again and at the hour of its start, for a new tenant with a key and an address of its own. */
  forAnother(): Promise<TestService>
  close(): Promise<void>
}

interface HeldWrites {
  /** Resolves when this many wait. */
  waiting(count: number): Promise<void>
  release(): void
}

/** A fetcher that must not be asked. */
const noFetch: SafeFetch = {
  mayReach: (url) => url.startsWith('https:'),
  fetchPage: async () => ({ ok: false, outcome: 'blocked', reason: 'literal', detail: 'no network in this test' }),
  request: async () => ({ ok: false, outcome: 'blocked', reason: 'literal', detail: 'no network in this test' }),
}

/** A page as a source. */
const documentOf = (page: Awaited<ReturnType<SafeFetch['fetchPage']>>) => (page.ok ? { ...page, type: 'text/html' } : page)

/** A fetcher whose pages come from a function; null: the address answers with 404. */
export const fetcherOf = (pageAt: (url: string) => string | null): SafeFetch => ({
  ...noFetch,
  fetchPage: async (url) => {
    const html = pageAt(url)
    return html === null
      ? { ok: false, outcome: 'unusable', reason: 'status', detail: 'The address answered with status 404.', status: 404 }
      : fetchedPage(url, { html })
  },
})

export const testSecret = 'a secret that only this test knows, long enough'

/** A database for several services, one after the other. */
export interface TestDatabase {
  readonly storage: Storage
  /** Another name at each call. */
  nextTenant(): string
  close(): Promise<void>
}

export async function createTestDatabase(engine: TrafficEngine): Promise<TestDatabase> {
  const { target, remove } = await createTarget(engine, { tables: 'migrated' })
  const storage = await openStorage(target, { migrate: engine === 'clickhouse' })
  let tenants = 0
  return {
    storage,
    nextTenant: () => `tenant ${++tenants}`,
    close: async () => {
      await storage.close()
      remove()
    },
  }
}

/**
 * The service over a fresh database of that engine, or over a given one with a tenant of its own, with a clock that tests set. Not
 * listening: calls are injected.
 */
export async function createTestService(
  overrides: Partial<ServiceDependencies> = {},
  where: TrafficEngine | TestDatabase = 'sqlite',
): Promise<TestService> {
  const database = typeof where === 'string' ? await createTestDatabase(where) : where
  const { storage: real } = database
  const ownTenant = typeof where === 'string' ? 'default' : database.nextTenant()
  const startedAt = Date.parse('2026-11-20T12:00:00Z')
  const clock = { now: startedAt }
  const state: TestService['state'] = { phase: 'serving', broken: false }
  const log: string[] = []
  let beforeWrite: ((unit: Unit) => Promise<void>) | null = null
  const holdWrites: TestService['holdWrites'] = (text) => {
    const released = Promise.withResolvers<void>()
    const arrivals = new EventEmitter()
    let held = 0
    beforeWrite = async (unit) => {
      if (!unit.some(({ sql }) => sql.includes(text))) return
      held++
      arrivals.emit('arrival')
      await released.promise
    }
    return {
      waiting: async (count) => {
        while (held < count) await once(arrivals, 'arrival')
      },
      release: () => {
        beforeWrite = null
        released.resolve()
      },
    }
  }
  const storage: Storage = {
    engine: real.engine,
    get read() {
      if (state.broken) throw new Error('database disk image is malformed: /secret/path')
      return real.read
    },
    get readReplica() {
      return state.broken ? this.read : real.readReplica
    },
    build: real.build,
    write: async (unit) => {
      await beforeWrite?.(unit)
      if (state.broken) throw new Error('disk I/O error')
      return real.write(unit)
    },
    pendingMigrations: () => real.pendingMigrations(),
    changeMark: () => real.changeMark(),
    readRows: async (query) => {
      if (state.broken) throw new Error('database disk image is malformed: /secret/path')
      return real.readRows(query)
    },
    ...(real.sums && { sums: real.sums }),
    ...(real.within && { within: real.within }),
    probe: () => (state.broken ? Promise.reject(new Error('disk I/O error')) : real.probe()),
    close: () => real.close(),
  }
  const service = createService({
    storage,
    pool: directPool,
    safeFetch: noFetch,
    fetchDocument: async (url) => documentOf(await (overrides.safeFetch ?? noFetch).fetchPage(url, 'tenant')),
    webhookFetch: noFetch,
    translators: [],
    hasConsole: true,
    hasDocs: false,
    secret: testSecret,
    now: () => clock.now,
    publicUrl: null,
    trustProxy: false,
    rate: { quota: 100_000, windowS: 60 },
    bodyLimit: 3 * 1024 * 1024,
    // an hour: a busy machine changes no verdict
    probeMs: 3_600_000,
    contact: 'a <b>@example.com',
    version: '0.0.0',
    openApi: '{"openapi":"3.1.0"}',
    phase: () => state.phase,
    logger: pino({ level: 'info' }, { write: (line: string) => log.push(line) }) as unknown as NonNullable<ServiceDependencies['logger']>,
    ...overrides,
  })
  const make = async (of: string, scopes: readonly KeyScope[], expiresAt: number | null) => {
    const tenant = { tenantId: (await ensureTenant(real, of, clock.now)).id }
    const made = newKey(
      real,
      tenant,
      { name: 'test', scopes, environment: 'live', site: null, ipAllow: [], expiresAt, createdBy: null },
      testSecret,
      clock.now,
    )
    await real.write([made.statement])
    return { key: made.key, id: made.stored.id, tenant }
  }
  const serve = async (ownTenant: string): Promise<TestService> => {
    const first = await make(ownTenant, ['admin'], null)
    // an address of its own: services on one database count failed attempts together
    const place = Number(/\d+$/.exec(ownTenant)?.[0] ?? 0)
    const remoteAddress = `127.1.${place >> 8}.${place & 255}`
    const call: TestService['call'] = ({ as = first.key, headers, ...options }) =>
      service.inject({ remoteAddress, ...options, headers: { ...(as === null ? {} : { authorization: `Bearer ${as}` }), ...headers } })
    return {
      service,
      storage,
      tenant: first.tenant,
      key: first.key,
      keyId: first.id,
      makeKey: async ({ scopes = ['admin'] as readonly KeyScope[], expiresAt = null, of = ownTenant, revoked = false } = {}) => {
        const made = await make(of, scopes, expiresAt)
        if (revoked) await real.write([revokeKey(real, made.tenant, made.id, clock.now)])
        return made.key
      },
      call,
      optimize: async (text = 'Bread is food from flour and water.') =>
        (await call({ method: 'POST', url: '/v1/optimize', payload: { content: { title: 'Bread', html: `<p>${text}</p>` } } })).json(),
      clock,
      state,
      holdWrites,
      log,
      forAnother: () => {
        clock.now = startedAt
        Object.assign(state, { phase: 'serving', broken: false })
        beforeWrite = null
        log.length = 0
        return serve(database.nextTenant())
      },
      close: async () => {
        await service.close()
        if (typeof where === 'string') await database.close()
      },
    }
  }
  return serve(ownTenant)
}
