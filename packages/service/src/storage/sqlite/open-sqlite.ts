import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { Kysely } from 'kysely'
import { StartFault } from '../../start/start-fault.ts'
import { blame, type Outage, silentOutage } from '../faults/outage.ts'
import { StorageFault } from '../faults/storage-fault.ts'
import type { OpenOptions, Storage } from '../storage.ts'
import { migrate, pendingMigrations } from '../tables/migrate.ts'
import type { Tables } from '../tables/tables.ts'
import { cacheStatements } from './cache-statements.ts'
import { createNodeSqliteDialect, type Watch } from './node-sqlite-dialect.ts'
import { openDatabase } from './open-database.ts'
import { isDamaged, sqliteFault } from './sqlite-fault.ts'
import { createWriter } from './writer.ts'

/** Bytes that must be free: what the write-ahead log takes before it is folded into the file (8,000 pages of 4 KiB). */
const minFreeBytes = 32 * 1024 * 1024

const probeSql = `INSERT INTO setting (name, value) VALUES ('probe', '0')
  ON CONFLICT (name) DO UPDATE SET value = CAST(value AS INTEGER) + 1`

const damaged = (file: string, error: unknown): StartFault =>
  new StartFault(
    `The database ${file} is damaged, or is none (${error instanceof Error ? error.message : String(error)}). Keep it, and put a copy back: citable restore <folder> --replace.`,
  )

/** A file that was found damaged stays so until it is replaced: a probe that meets sound pages would say that all is well. */
function createDamage({ failed, worked }: Outage): { readonly outage: Outage; refuse(): void } {
  let found: StorageFault | null = null
  return {
    outage: {
      failed: (fault) => {
        if (fault.reason === 'damaged') found ??= fault
        failed(fault)
      },
      worked: () => {
        if (found === null) worked()
      },
    },
    refuse: () => {
      if (found !== null) throw found
    },
  }
}

async function systemFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Opens the database file, creates it when it is not there and brings it up to date.
 *
 * @throws StartFault with one sentence and a remedy
 */
export async function openSqlite(file: string, options: OpenOptions): Promise<Storage> {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    // readable by its owner only; SQLite gives its log the same permissions
    closeSync(openSync(file, 'a', 0o600))
    openDatabase(file, { readOnly: false }).close()
  } catch (error) {
    if (isDamaged(error)) throw damaged(file, error)
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFault(
      `The database ${file} cannot be opened (${reason}). Check the folder’s permissions, or choose another with CITABLE_DATA_DIR.`,
    )
  }
  if (options.migrate) {
    const database = new Kysely<Tables>({ dialect: createNodeSqliteDialect(openDatabase(file, { readOnly: false })) })
    try {
      await migrate(database, file)
    } catch (error) {
      throw isDamaged(error) || (error instanceof StartFault && isDamaged(error.cause)) ? damaged(file, error) : error
    } finally {
      await database.destroy()
    }
  }
  const damage = createDamage(options.outage ?? silentOutage)
  const { outage } = damage
  const freeBytes = options.freeBytes ?? systemFreeBytes
  const watch: Watch = (work) => {
    try {
      const value = work()
      outage.worked()
      return value
    } catch (error) {
      throw blame(outage, sqliteFault(error), error)
    }
  }
  const reading = openDatabase(file, { readOnly: true })
  const read = new Kysely<Tables>({ dialect: createNodeSqliteDialect(reading, watch) })
  // this connection never writes, so every commit of any process moves it
  const version = reading.prepare('PRAGMA data_version')
  let mark: number | null = null
  const prepare = cacheStatements((sql) => reading.prepare(sql))
  const writer = createWriter(file, outage)
  return {
    engine: 'sqlite',
    read,
    readReplica: read,
    readRows: async ({ sql, parameters }) => watch(() => prepare(sql).all(...parameters)),
    build: read,
    write: async (unit) => {
      const result = await writer.write(unit)
      mark = null
      return result
    },
    pendingMigrations: () => pendingMigrations(read),
    changeMark: () => {
      if (mark !== null) return mark
      // asked once for all calls that came in together
      setImmediate(() => {
        mark = null
      })
      mark = watch(() => Number(version.get()?.['data_version']))
      return mark
    },
    noteFault: (fault) => outage.failed(fault),
    probe: async () => {
      damage.refuse()
      await read.selectFrom('tenant').select('id').limit(1).execute()
      const free = await freeBytes(path.dirname(file))
      if (free < minFreeBytes) throw new StorageFault('full', `only ${free} bytes are free`)
      // a commit without effect would write nothing, and find neither a full disk nor a read-only one
      const result = await writer.write([{ sql: probeSql, parameters: [] }])
      if (!result.ok) throw new Error(result.message)
    },
    close: async () => {
      // the writer last: only the last connection that may write can fold the log into the file
      await read.destroy()
      await writer.close()
    },
  }
}

/**
 * Writes a copy of the database as it is at this moment into a new file, while others may go on writing. A file copy would miss what is
 * in the write-ahead log.
 *
 * @throws StartFault when the copy exists already or cannot be written
 */
export function backUpSqlite(file: string, copy: string): void {
  if (!existsSync(file)) throw new StartFault(`There is no database ${file} to copy.`)
  if (existsSync(copy)) throw new StartFault(`The file ${copy} exists already; name one that does not.`)
  const database = openDatabase(file, { readOnly: true })
  try {
    database.prepare('VACUUM INTO ?').run(copy)
  } catch (error) {
    throw new StartFault(`The copy ${copy} could not be written (${error instanceof Error ? error.message : String(error)}).`)
  } finally {
    database.close()
  }
}
