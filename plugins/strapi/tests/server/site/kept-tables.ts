import { databaseName } from './boot.ts'

// biome-ignore lint/suspicious/noExplicitAny: Strapi's database has no published types that fit
type Loose = any
type Row = Readonly<Record<string, unknown>>

/** Rows by table. */
export type Kept = ReadonlyMap<string, readonly Row[]>

/** Rows of one INSERT: SQLite takes so many parts of a statement. */
const rowsAtOnce = 50

/** What all tables hold now. */
export async function keepTables({ dialect, connection }: Loose): Promise<Kept> {
  const kept = new Map<string, readonly Row[]>()
  for (const table of (await dialect.schemaInspector.getTables()) as readonly string[]) kept.set(table, await connection(table).select())
  return kept
}

/** Makes all tables hold what they held then. Rows are written in no order, so keys between tables are not looked at meanwhile. */
export async function restoreTables(database: Loose, kept: Kept): Promise<void> {
  const { connection } = database
  // SQLite changes this outside of transactions only
  if (databaseName === 'SQLite') await connection.raw('PRAGMA foreign_keys = OFF')
  await connection.transaction(async (transaction: Loose) => {
    if (databaseName === 'PostgreSQL') await transaction.raw('SET LOCAL session_replication_role = replica')
    if (databaseName === 'MySQL') await transaction.raw('SET FOREIGN_KEY_CHECKS = 0')
    for (const [table, rows] of kept) {
      await transaction(table).delete()
      for (let at = 0; at < rows.length; at += rowsAtOnce) await transaction(table).insert(rows.slice(at, at + rowsAtOnce).map(written))
    }
    if (databaseName === 'MySQL') await transaction.raw('SET FOREIGN_KEY_CHECKS = 1')
  })
  if (databaseName === 'SQLite') await connection.raw('PRAGMA foreign_keys = ON')
}

/** Drivers read JSON columns as values, and take them as text. */
const written = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const isJson = typeof value === 'object' && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value)
      return [name, isJson ? JSON.stringify(value) : value]
    }),
  )
