import type { OpenOptions, Storage } from './storage.ts'

/**
 * Place of the data: a SQLite file, or the address of a PostgreSQL database and of a replica that reports are read from; and of a ClickHouse database for the sums
 * of traffic.
 */
export type StorageTarget = ({ readonly file: string } | { readonly url: string; readonly replicaUrl?: string }) & {
  readonly trafficUrl?: string
}

/**
 * Opens the database, and brings it up to date unless it is switched off. A missing file is created. Only its own driver is loaded.
 *
 * @throws StartFault with one sentence and a remedy
 */
export async function openStorage(target: StorageTarget, options: OpenOptions = { migrate: true }): Promise<Storage> {
  const storage =
    'file' in target
      ? await (await import('./sqlite/open-sqlite.ts')).openSqlite(target.file, options)
      : await (await import('./postgres/open-postgres.ts')).openPostgres(target, options)
  return target.trafficUrl === undefined ? storage : await withTraffic(storage, target.trafficUrl, options)
}

/** The database with the sums of traffic in one of their own; both end together. */
async function withTraffic(
  storage: Storage,
  url: string,
  { migrate, trafficOutage, isTrafficNeeded = false }: OpenOptions,
): Promise<Storage> {
  const { openClickHouse } = await import('./clickhouse/open-clickhouse.ts')
  try {
    const sums = await openClickHouse(url, { migrate, isNeeded: isTrafficNeeded, ...(trafficOutage && { outage: trafficOutage }) })
    return {
      ...storage,
      sums,
      close: async () => {
        await sums.close()
        await storage.close()
      },
    }
  } catch (error) {
    await storage.close()
    throw error
  }
}
