import { createId } from '../ids.ts'
import type { Statement } from './queries/unit.ts'
import { type Storage, statement, type TenantScope } from './storage.ts'

export interface Tenant {
  readonly id: string
  readonly name: string
}

/** The tenant of this name; it is created when it is not there. */
export async function ensureTenant(storage: Storage, name: string, now: number): Promise<Tenant> {
  const find = () => storage.read.selectFrom('tenant').select(['id', 'name']).where('name', '=', name).executeTakeFirst()
  const known = await find()
  if (known) return known
  await storage.write([
    statement(
      storage.build
        .insertInto('tenant')
        .values({ id: createId('ten', now), name, created_at: now })
        .onConflict((conflict) => conflict.doNothing()),
    ),
  ])
  const made = await find()
  if (!made) throw new Error(`tenant ${name} could not be created`)
  return made
}

export async function getTenant(storage: Storage, scope: TenantScope): Promise<Tenant | null> {
  return (await storage.read.selectFrom('tenant').select(['id', 'name']).where('id', '=', scope.tenantId).executeTakeFirst()) ?? null
}

/** True when any key was ever made: the first start prints one. */
export async function hasKeys(storage: Storage): Promise<boolean> {
  return (await storage.read.selectFrom('api_key').select('id').limit(1).executeTakeFirst()) !== undefined
}

const testSuffix = '_test'

/** The space of a tenant's test keys: data of its own, and nothing leaves for other servers. */
export const testSpaceOf = (scope: TenantScope): TenantScope => ({ tenantId: `${scope.tenantId}${testSuffix}` })

/** True for the space of a tenant's test keys; see `testSpaceOf`. */
export const isTestSpace = (tenantId: string): boolean => tenantId.endsWith(testSuffix)

/** Makes the space when it is not there; goes into the unit of the tenant's first test key. */
export function ensureTestSpace(storage: Storage, scope: TenantScope, now: number): Statement {
  const { tenantId: id } = testSpaceOf(scope)
  return statement(
    storage.build
      .insertInto('tenant')
      .values({ id, name: id, created_at: now })
      .onConflict((conflict) => conflict.doNothing()),
  )
}
