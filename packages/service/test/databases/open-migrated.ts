import { afterAll } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { ensureSite } from '../../src/storage/sites.ts'
import type { Storage, TenantScope } from '../../src/storage/storage.ts'
import { ensureTenant } from '../../src/storage/tenants.ts'
import { createTarget, type TrafficEngine } from './storages.ts'

interface Place {
  readonly tenant: TenantScope
  readonly siteId: string
}

interface Migrated {
  readonly storage: Storage
  /** A database that no other test uses. */
  readonly newTenant: () => Promise<TenantScope>
  readonly newSite: () => Promise<Place>
}

/** A database with the newest tables, opened while a suite is collected, which has it as constants; it ends with the suite. */
export async function openMigrated(engine: TrafficEngine): Promise<Migrated> {
  const { target, remove } = await createTarget(engine, { tables: 'migrated' })
  const storage = await openStorage(target)
  afterAll(async () => {
    await storage.close()
    remove()
  })
  let count = 0
  const newTenant = async () => ({ tenantId: (await ensureTenant(storage, `tenant ${++count}`, 1)).id })
  const newSite = async () => {
    const tenant = await newTenant()
    return { tenant, siteId: (await ensureSite(storage, tenant, 'example.com', 1)).id }
  }
  return { storage, newTenant, newSite }
}
