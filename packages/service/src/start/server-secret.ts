import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Storage, statement } from '../storage/storage.ts'
import { StartFault } from './start-fault.ts'

/** True when a secret is set or stored in the data folder. */
export const hasServerSecret = (folder: string, given: string | undefined): boolean =>
  given !== undefined || existsSync(path.join(folder, 'secret.key'))

/** The server's secret: `given`, else `secret.key` in the data folder, made on the first start, readable by its owner only. @throws StartFault */
export function readServerSecret(folder: string, given: string | undefined): string {
  if (given !== undefined) return given
  const file = path.join(folder, 'secret.key')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    try {
      writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 })
    } catch (error) {
      // an earlier start, or another process at this moment, made it
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length < 32) throw new Error('it is too short')
    return secret
  } catch (error) {
    throw new StartFault(
      `The secret ${file} cannot be used (${error instanceof Error ? error.message : String(error)}). Check the folder’s permissions, or set CITABLE_SECRET.`,
    )
  }
}

/** The secret of all processes on one database when none is set; the first of them makes and stores it. @throws StartFault */
export async function sharedSecret(storage: Storage): Promise<string> {
  const name = 'secret'
  const value = randomBytes(32).toString('hex')
  if ((await storage.pendingMigrations()).length > 0) {
    throw new StartFault('The database is not up to date: run citable serve --migrate-only first, or set CITABLE_SECRET.')
  }
  await storage.write([
    statement(
      storage.build
        .insertInto('setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing()),
    ),
  ])
  return (await storage.read.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
}
