import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFault } from '../../start/start-fault.ts'
import { proofName, proofOf } from '../secret-proof.ts'
import { backUpSqlite } from './open-sqlite.ts'
import { isDamaged } from './sqlite-fault.ts'

const databaseName = 'citable.db'
const secretName = 'secret.key'

/** Milliseconds to wait for a service that still holds the file. */
const inUseMs = 1_000

/**
 * Writes database and secret of a data folder into a new folder, while the service may run, and reads the copy through.
 *
 * @param givenSecret set as CITABLE_SECRET: it is not in the folder, and not copied
 * @returns true when the secret is in the copy
 * @throws StartFault
 */
export function backUpFolder(dataFolder: string, copyFolder: string, givenSecret: string | undefined): boolean {
  if (existsSync(copyFolder) && readdirSync(copyFolder).length > 0) {
    throw new StartFault(`The folder ${copyFolder} is not empty; name one that is new.`)
  }
  try {
    mkdirSync(copyFolder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartFault(`The folder ${copyFolder} cannot be made (${error instanceof Error ? error.message : String(error)}).`)
  }
  const copy = path.join(copyFolder, databaseName)
  backUpSqlite(path.join(dataFolder, databaseName), copy)
  chmodSync(copy, 0o600)
  inspect(copy)
  const secret = path.join(dataFolder, secretName)
  if (givenSecret !== undefined || !existsSync(secret)) return false
  place(secret, path.join(copyFolder, secretName))
  return true
}

export interface RestoreOptions {
  /** Puts the content of the data folder aside instead of refusing. */
  readonly replace: boolean
  /** CITABLE_SECRET. */
  readonly givenSecret: string | undefined
  /** Milliseconds; names what is put aside. */
  readonly now: number
}

/**
 * Puts a copy in the place of a data folder's database, with the secret that belongs to it. It first reads the copy through, finds its secret and
 * makes sure that no process uses the present database.
 *
 * @returns files that were put aside
 * @throws StartFault with the way out
 */
export function restoreFolder(copyFolder: string, dataFolder: string, { replace, givenSecret, now }: RestoreOptions): readonly string[] {
  const copy = path.join(copyFolder, databaseName)
  if (!existsSync(copy)) throw new StartFault(`There is no ${databaseName} in ${copyFolder}; name the folder that citable backup made.`)
  const { proof, hasKeys } = inspect(copy)
  const database = path.join(dataFolder, databaseName)
  const copiedSecret = path.join(copyFolder, secretName)
  const ownSecret = path.join(dataFolder, secretName)
  const isCopied = givenSecret === undefined && existsSync(copiedSecret)
  const secret =
    givenSecret ?? [copiedSecret, ownSecret].filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8').trim())[0]
  if (hasKeys && (secret === undefined || (proof !== null && proofOf(secret) !== proof))) {
    throw new StartFault(
      `The secret that the keys in ${copy} were made with is missing. Put the secret.key that belongs to it into ${copyFolder}, or set CITABLE_SECRET to it.`,
    )
  }
  const present = [database, `${database}-wal`, `${database}-shm`].filter((file) => existsSync(file))
  if (present.length > 0 && !replace) {
    throw new StartFault(`${dataFolder} holds a database already. With --replace it is put aside, and nothing of it is deleted.`)
  }
  if (existsSync(database)) refuseInUse(database)
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
    const aside = [database, `${database}-wal`, `${database}-shm`, ...(isCopied ? [ownSecret] : [])].filter((file) => existsSync(file))
    const suffix = `.replaced-${new Date(now).toISOString().replace(/\D/g, '').slice(0, 14)}`
    for (const file of aside) renameSync(file, file + suffix)
    if (isCopied) place(copiedSecret, ownSecret)
    place(copy, database)
    return aside.map((file) => file + suffix)
  } catch (error) {
    throw new StartFault(`The copy could not be put into ${dataFolder} (${error instanceof Error ? error.message : String(error)}).`)
  }
}

/** Reads a copy through, and the proof of its secret. @throws StartFault when it is damaged */
function inspect(file: string): { readonly proof: string | null; readonly hasKeys: boolean } {
  let found: string
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      found = String(database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'])
      if (found === 'ok') {
        const proof = database.prepare('SELECT value FROM setting WHERE name = ?').get(proofName)?.['value']
        const hasKeys = database.prepare('SELECT 1 FROM api_key LIMIT 1').get() !== undefined
        return { proof: proof === undefined ? null : String(proof), hasKeys }
      }
    } finally {
      database.close()
    }
  } catch (error) {
    found = error instanceof Error ? error.message : String(error)
  }
  throw new StartFault(`The copy ${file} is damaged, or no database of this program (${found}). Use another copy.`)
}

/** Leaving the write-ahead log needs the file exclusively. No process uses a damaged file. */
function refuseInUse(file: string): void {
  try {
    const database = new DatabaseSync(file, { timeout: inUseMs })
    try {
      database.exec('PRAGMA journal_mode=DELETE')
    } finally {
      database.close()
    }
  } catch (error) {
    if (isDamaged(error)) return
    throw new StartFault(
      `The database ${file} is in use (${error instanceof Error ? error.message : String(error)}). Stop the service first.`,
    )
  }
}

/** Copies a file so that it is there whole or not at all, readable by its owner only. */
function place(from: string, to: string): void {
  const part = `${to}.part`
  copyFileSync(from, part)
  chmodSync(part, 0o600)
  const handle = openSync(part, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(part, to)
}
