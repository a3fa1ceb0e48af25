import { pollMs } from '@citable/tooling/gates/gate'
import { inject, vi } from 'vitest'
import { type Booted, boot } from './boot.ts'
import { type Kept, keepTables, restoreTables } from './kept-tables.ts'

export type SharedSite = Omit<Booted, 'stop' | 'folder'>

/** Files of a project share their modules, and so this start. */
let started: Promise<{ readonly site: SharedSite; readonly atFirst: Kept }> | undefined

const start = async () => {
  const site = await boot({ into: inject('strapiFolder'), hasGraphql: true, hasMcp: true })
  return { site, atFirst: await keepTables(site.app.db) }
}

/**
 * The one Strapi of all files that can do with its usual configuration: a start costs as much as the tests of a file. Each file finds the
 * database as it was at first, and nothing at work that another file has begun.
 */
export async function sharedSite(): Promise<SharedSite> {
  started ??= start()
  const { site, atFirst } = await started
  await settle(site)
  await restoreTables(site.app.db, atFirst)
  site.service('settings').refresh()
  return site
}

/** Resolves when nothing is queued, looked at again, or gathered. */
export async function settle({ service }: Pick<SharedSite, 'service'>): Promise<void> {
  await vi.waitFor(() => {
    if (service('repair').isAtIt()) throw new Error('Strapi still looks at what is published.')
  }, pollMs)
  await service('snapshots').idle()
  await service('traffic').flush()
}
