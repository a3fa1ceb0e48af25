import { AsyncLocalStorage } from 'node:async_hooks'
import type { TenantScope } from '../storage.ts'

/** Sets whose rows a connection may see, where it separates tenants. */
export interface TenantSetting {
  /** Limits reads and writes of this work to these tenants. Work outside concerns all. */
  within<Result>(scopes: readonly TenantScope[], work: () => Result): Result
  /** Before each use of a connection; costs a round trip when it was used for others before. */
  tell(asked: { query(text: string, parameters: readonly unknown[]): Promise<unknown> }, connection: object): Promise<void>
}

/** The policies’ word for all tenants. */
const everybody = '*'

export function createTenantSetting(): TenantSetting {
  const current = new AsyncLocalStorage<string>()
  const told = new WeakMap<object, string>()
  return {
    within: (scopes, work) => current.run(scopes.map(({ tenantId }) => tenantId).join(','), work),
    tell: async (asked, connection) => {
      const wanted = current.getStore() ?? everybody
      if (told.get(connection) === wanted) return
      await asked.query(`select set_config('citable.tenant', $1, false)`, [wanted])
      told.set(connection, wanted)
    },
  }
}
