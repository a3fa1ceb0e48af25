import { ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { StartFault } from '../../start/start-fault.ts'
import { type Outage, silentOutage, watched } from '../faults/outage.ts'
import type { StorageFault } from '../faults/storage-fault.ts'
import type { CountedHit, CountedVisit, TrafficSums } from '../traffic/traffic-sums.ts'
import type { Ask, Values } from './ask.ts'
import { clickHouseFault } from './clickhouse-fault.ts'
import { clickHouseNames, clickHouseTables } from './clickhouse-tables.ts'
import { createMarkReaders } from './read-marks.ts'
import { createPageReaders } from './read-pages.ts'
import { createSumReaders } from './read-sums.ts'

/** Milliseconds a report may take, the events of a batch, and a look whether the server is there. */
const [readMs, countMs, probeMs] = [60_000, 5_000, 500] as const

/** Milliseconds after a fault in which senders do not wait for it. */
const restMs = 5_000

export interface ClickHouseOptions {
  /** False leaves the tables as they are. */
  readonly migrate: boolean
  /** One that cannot be reached is a fault. */
  readonly isNeeded?: boolean
  readonly outage?: Outage
}

/**
 * Opens the database of traffic's sums. While it is away events wait in the main database, and it is opened when it answers; not so where it
 * is needed at once.
 *
 * @throws StartFault when it answers, but refuses; or is needed, and away
 */
export async function openClickHouse(
  url: string,
  { migrate, isNeeded = false, outage = silentOutage }: ClickHouseOptions,
): Promise<TrafficSums> {
  const client = createClient({
    url,
    application: 'citable',
    request_timeout: readMs,
    // lists of paths are longer than an address may be
    use_multipart_params_auto: true,
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: { output_format_json_quote_64bit_integers: 0 },
  })
  const asked = <Value>(work: () => Promise<Value>) => watched(outage, clickHouseFault, work)
  let isReady = !migrate
  const prepare = async (): Promise<void> => {
    if (isReady) return
    for (const query of clickHouseTables) await client.command({ query, abort_signal: AbortSignal.timeout(countMs) })
    isReady = true
  }
  const ask: Ask = <Row>(query: string, values: Values) =>
    asked(async () => {
      await prepare()
      const answer = await client.query({
        query,
        query_params: definedOf(values),
        format: 'JSONCompactEachRow',
      })
      return await answer.json<Row>()
    })
  let failedAt = Number.NEGATIVE_INFINITY
  const insert = (table: string, token: string, values: readonly CountedHit[] | readonly CountedVisit[]) =>
    client.insert<CountedHit | CountedVisit>({
      table,
      values,
      format: 'JSONEachRow',
      abort_signal: AbortSignal.timeout(countMs),
      clickhouse_settings: {
        // answered when it is stored
        async_insert: 0,
        insert_deduplicate: 1,
        insert_deduplication_token: token,
        deduplicate_blocks_in_dependent_materialized_views: 1,
      },
    })
  try {
    await asked(prepare)
  } catch (error) {
    const fault = clickHouseFault(error)
    if (isNeeded || fault === null || fault.reason === 'unusable' || isRefusal(fault)) {
      await client.close()
      throw new StartFault(`CITABLE_TRAFFIC_URL: the database ${shownName(url)} cannot be used: ${fault?.message ?? String(error)}`, error)
    }
  }
  return {
    count: async ({ id, hits, visits }) => {
      try {
        await asked(async () => {
          await prepare()
          if (hits.length > 0) await insert('counted_hit', `${id} hits`, hits)
          if (visits.length > 0) await insert('counted_visit', `${id} visits`, visits)
        })
      } catch (error) {
        failedAt = performance.now()
        throw error
      }
    },
    isResting: () => performance.now() - failedAt < restMs,
    ...createMarkReaders(ask),
    ...createSumReaders(ask),
    ...createPageReaders(ask),
    pendingMigrations: async () => {
      const found = await asked(async () => {
        const answer = await client.query({
          query: 'select name from system.tables where database = currentDatabase()',
          format: 'JSONCompactEachRow',
          abort_signal: AbortSignal.timeout(probeMs),
        })
        return new Set((await answer.json<readonly [string]>()).map(([name]) => name))
      })
      return clickHouseNames.filter((name) => !found.has(name))
    },
    close: () => client.close(),
  }
}

/** The server answers, and takes neither user nor password. */
const isRefusal = ({ cause }: StorageFault): boolean =>
  typeof cause === 'object' && cause !== null && 'code' in cause && ['192', '193', '194', '516'].includes(String(cause.code))

/** The address without user, password and parameters. */
function shownName(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}

/** Absent values appear in no query. */
const definedOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))
