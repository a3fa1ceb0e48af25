import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { TenantSetting } from './tenant-setting.ts'

/** PostgreSQL's text has no U+0000. Pages bring it in JSON-LD, callers in ids; it is replaced, as HTML does. */
const storable = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value)

/**
 * The pool, with every parameter of every query made one that the server can take: what is written and what is asked for are alike.
 *
 * @param setting null: the server does not keep tenants apart
 */
export function storablePool(pool: pg.Pool, setting: TenantSetting | null): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async (): Promise<PostgresPoolClient> => {
      const client = await pool.connect()
      try {
        await setting?.tell(client)
      } catch (error) {
        client.release(true)
        throw error
      }
      return {
        // the other form, with a cursor, is for streaming, which needs a package that is not here
        query: ((text: string, parameters: readonly unknown[]) =>
          client.query(text, parameters.map(storable))) as unknown as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy),
      }
    },
  }
}
