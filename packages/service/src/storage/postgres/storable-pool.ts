import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { type Outage, watched } from '../faults/outage.ts'
import { StorageFault } from '../faults/storage-fault.ts'
import { connectionFault, postgresFault } from './postgres-fault.ts'
import type { TenantSetting } from './tenant-setting.ts'

/** PostgreSQL's text has no U+0000. Pages bring it in JSON-LD, callers in ids; it is replaced, as HTML does. */
function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable)
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}

/**
 * The pool, with every parameter of every query made one that the server can take: writes and reads are alike. A fault of the
 * database is thrown as one, and its connection is not used again.
 *
 * @param setting null: the server does not separate tenants
 */
export function storablePool(pool: pg.Pool, setting: TenantSetting | null, outage: Outage): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async (): Promise<PostgresPoolClient> => {
      const client = await watched(outage, connectionFault, () => pool.connect())
      let isLost = false
      const query = async (text: string, parameters: readonly unknown[]) => {
        try {
          return await watched(outage, postgresFault, () => client.query(text, parameters.map(storable)))
        } catch (error) {
          isLost ||= error instanceof StorageFault
          throw error
        }
      }
      try {
        await setting?.tell({ query }, client)
      } catch (error) {
        client.release(true)
        throw error
      }
      return {
        // the other form, with a cursor, is for streaming, which needs a package that is not here
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy === true || isLost),
      }
    },
  }
}
