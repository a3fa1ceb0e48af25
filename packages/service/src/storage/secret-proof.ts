import { createHmac } from 'node:crypto'
import { StartFault } from '../start/start-fault.ts'
import { type Storage, statement } from './storage.ts'
import { hasKeys } from './tenants.ts'

/** Name of the setting that proves whether a secret is the database's. */
export const proofName = 'secret_proof'

/** Distinguishes a secret from another, and reveals nothing about it. */
export const proofOf = (secret: string): string => createHmac('sha256', secret).update('citable secret proof').digest('hex')

const wayOut = (database: string): string =>
  `Put back the secret.key that belongs to ${database} (citable backup copies both), or set CITABLE_SECRET to it. If it is lost, citable serve --new-secret takes another one; all keys and secrets of webhooks must then be made anew.`

/** Keys were made, and the secret for them is not there. @throws StartFault */
export async function refuseMissingSecret(storage: Storage, database: string): Promise<void> {
  if ((await storage.pendingMigrations()).includes('0001_tables')) return
  if (await hasKeys(storage)) throw new StartFault(`The secret that the keys in ${database} were made with is missing. ${wayOut(database)}`)
}

/**
 * The first secret that a database is opened with is its own; with another no key would be known, and no webhook signed.
 *
 * @param replace takes this secret from now on
 * @throws StartFault
 */
export async function checkSecret(storage: Storage, secret: string, database: string, replace: boolean): Promise<void> {
  if ((await storage.pendingMigrations()).length > 0) return
  const value = proofOf(secret)
  const read = () => storage.read.selectFrom('setting').select('value').where('name', '=', proofName).executeTakeFirst()
  const known = await read()
  if (known?.value === value) return
  if (known && !replace) throw new StartFault(`The keys in ${database} were made with another secret. ${wayOut(database)}`)
  await storage.write([
    statement(
      storage.build
        .insertInto('setting')
        .values({ name: proofName, value })
        .onConflict((conflict) => (replace ? conflict.column('name').doUpdateSet({ value }) : conflict.doNothing())),
    ),
  ])
  // another process may have been first
  if ((await read())?.value !== value) throw new StartFault(`The keys in ${database} were made with another secret. ${wayOut(database)}`)
}
