import path from 'node:path'
import { readServerSecret, sharedSecret } from './server-secret.ts'
import type { Settings } from './settings.ts'
import { openStorage, type StorageTarget } from './storage/open-storage.ts'
import type { Outage } from './storage/outage.ts'
import type { Storage } from './storage/storage.ts'

export interface OpenedData {
  readonly storage: Storage
  /** Server secret: digests of keys, cursors, secrets of webhooks. */
  readonly secret: string
  /** The file, or the address without user and password. */
  readonly shownName: string
}

/** Where the settings say that the data lives. */
export function storageTargetOf(settings: Settings): StorageTarget {
  const { DATABASE_URL: url, DATABASE_URL_READ: replicaUrl } = settings
  if (url === undefined) return { file: path.join(settings.CITABLE_DATA_DIR, 'citable.db') }
  return { url, ...(replicaUrl !== undefined && { replicaUrl }) }
}

/**
 * Opens database and secret as the settings say: for the service and for commands that work on its data.
 *
 * @throws StartFault with one sentence and a remedy
 */
export async function openData(settings: Settings, outage?: Outage): Promise<OpenedData> {
  const target = storageTargetOf(settings)
  const fileSecret = 'file' in target ? readServerSecret(settings.CITABLE_DATA_DIR, settings.CITABLE_SECRET) : null
  const storage = await openStorage(target, { migrate: settings.CITABLE_MIGRATE === 'auto', ...(outage && { outage }) })
  try {
    const secret = fileSecret ?? settings.CITABLE_SECRET ?? (await sharedSecret(storage))
    return { storage, secret, shownName: 'file' in target ? target.file : shownAddress(target.url) }
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
