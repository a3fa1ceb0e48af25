/** `@citable/service/data`: the database, keys, tenants and sites without the HTTP service and the analysis. The database's driver is loaded when it is opened. */

import { createLogCounter } from './verification/count-log.ts'
import { askThrough } from './verification/refresh-networks.ts'
import { refreshStoredNetworks } from './verification/refresh-stored.ts'
import { readStoredNetworks } from './verification/stored-networks.ts'

/** Networks that operators of agents publish, as this database has them. */
const agentNetworks = { read: readStoredNetworks, refresh: refreshStoredNetworks, askThrough }

export { readNetwork } from './fetching/addresses.ts'
export { presentKey } from './keys/present-key.ts'
export { openData, storageTargetOf } from './start/open-data.ts'
export { type KeyScope, listKeys, newKey, retireKey, revokeKey, type StoredKey, scopes } from './storage/keys.ts'
export { openStorage } from './storage/open-storage.ts'
export { ensureSite, siteHost } from './storage/sites.ts'
export type { Storage, TenantScope } from './storage/storage.ts'
export { ensureTenant, ensureTestSpace, hasKeys } from './storage/tenants.ts'
export type { ListReport } from './verification/refresh-networks.ts'
export { agentNetworks, createLogCounter }
