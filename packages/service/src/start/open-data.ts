import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '../settings.ts'
import type { Outage } from '../storage/faults/outage.ts'
import { openStorage, type StorageTarget } from '../storage/open-storage.ts'
import { checkSecret, refuseMissingSecret } from '../storage/secret-proof.ts'
import type { Storage } from '../storage/storage.ts'
import { hasServerSecret, readServerSecret, sharedSecret } from './server-secret.ts'

export interface OpenedData {
  readonly storage: Storage
  /** Server secret: digests of keys, cursors, secrets of webhooks. */
  readonly secret: string
  /** The file, or the address without user and password. */
  readonly shownName: string
}

/** Place of the data by the settings. */
export function storageTargetOf(settings: Settings): StorageTarget {
  const { DATABASE_URL: url, DATABASE_URL_READ: replicaUrl, CITABLE_TRAFFIC_URL: trafficUrl } = settings
  const traffic = trafficUrl !== undefined && { trafficUrl }
  if (url === undefined) return { file: path.join(settings.CITABLE_DATA_DIR, 'citable.db'), ...traffic }
  return { url, ...(replicaUrl !== undefined && { replicaUrl }), ...traffic }
}

interface OpenDataOptions {
  readonly outage?: Outage
  readonly trafficOutage?: Outage
  readonly isTrafficNeeded?: boolean
  /** A secret that the keys were not made with is taken from now on, instead of refused. */
  readonly newSecret?: boolean
}

/**
 * Opens database and secret as the settings say: for the service and for commands that work on its data.
 *
 * @throws StartFault with one sentence and a remedy
 */
export async function openData(settings: Settings, { newSecret = false, ...options }: OpenDataOptions = {}): Promise<OpenedData> {
  const target = storageTargetOf(settings)
  const { CITABLE_DATA_DIR: folder, CITABLE_SECRET: given } = settings
  const isFile = 'file' in target
  // a folder that cannot be used is reported before a database is made elsewhere; a secret that is missing is not made up beside old keys
  if (isFile && (hasServerSecret(folder, given) || !existsSync(target.file))) readServerSecret(folder, given)
  const storage = await openStorage(target, { migrate: settings.CITABLE_MIGRATE === 'auto', ...options })
  const shownName = isFile ? target.file : shownAddress(target.url)
  try {
    if (isFile && !newSecret && !hasServerSecret(folder, given)) await refuseMissingSecret(storage, shownName)
    const secret = isFile ? readServerSecret(folder, given) : (given ?? (await sharedSecret(storage)))
    await checkSecret(storage, secret, shownName, newSecret)
    return { storage, secret, shownName }
  } catch (error) {
    await storage.close()
    throw error
  }
}

/** An address without user, password and parameters. */
function shownAddress(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}
