import { schemaTypeOf } from '../../../src/settings.ts'
import { type Context, pluginId, query, type Row, snapshotUid } from '../plugin.ts'
import { instantOf, localeOf } from './entry-of-row.ts'
import { basisOf } from './optimizer.ts'
import { servicesOf } from './services-of.ts'

/** Documents per run. A large import is worked off over several runs, so that the site stays quick. */
const perRun = 50
/** Rows read at a time while looking for work. */
const pageSize = 500
/** Milliseconds: a lock that its owner never gave back, because its process died, may be taken after this. */
const lockAge = 5 * 60_000

/**
 * Finds published entries without a fresh snapshot and snapshots without a published entry: after a crash between
 * commit and sync, imports, direct SQL, a new rubric, a changed mapping.
 */
export const repairService = ({ strapi }: Context) => {
  const store = () => strapi.store({ type: 'plugin', name: pluginId })

  const service = {
    /** Documents that need a sync, at most `limit`. */
    async find(limit: number): Promise<readonly { readonly uid: string; readonly documentId: string }[]> {
      const { settings } = servicesOf(strapi)
      const chosen = await settings.get()
      const found: { uid: string; documentId: string }[] = []
      for (const uid of settings.uids()) {
        if (found.length >= limit) break
        const mapping = await settings.mapping(uid)
        const shape = settings.shape(uid)
        if (shape === null) continue
        const snapshots = await query(strapi, snapshotUid).findMany({
          select: ['relatedDocumentId', 'relatedLocale', 'rowPublishedAt', 'basis'],
          where: { contentType: uid },
        })
        const byKey = new Map(snapshots.map((snapshot) => [`${snapshot.relatedDocumentId} ${snapshot.relatedLocale}`, snapshot]))
        const basis = mapping === null ? '' : basisOf(mapping, chosen.site, schemaTypeOf(chosen, uid))
        const wanted = new Set<string>()
        for (let offset = 0; mapping !== null; offset += pageSize) {
          const rows = await query(strapi, uid).findMany({
            select: ['id', 'documentId', 'publishedAt', 'updatedAt', ...(shape.localized ? ['locale'] : [])],
            where: shape.draftAndPublish ? { publishedAt: { $notNull: true } } : {},
            orderBy: { id: 'asc' },
            limit: pageSize,
            offset,
          })
          for (const row of rows) {
            const key = `${row.documentId} ${localeOf(row)}`
            if (isStale(byKey.get(key), row, basis)) wanted.add(String(row.documentId))
            byKey.delete(key)
          }
          if (rows.length < pageSize) break
        }
        for (const { relatedDocumentId } of byKey.values()) wanted.add(String(relatedDocumentId))
        for (const documentId of wanted) found.push({ uid, documentId })
      }
      return found.slice(0, limit)
    },

    /** One run; resolves with the number of documents it looked at, or null when another replica is at it. */
    async run(limit: number = perRun): Promise<number | null> {
      if (!(await lock())) return null
      try {
        const work = await service.find(limit)
        for (const { uid, documentId } of work) {
          await servicesOf(strapi).snapshots.syncSoon(uid, documentId)
          // Lets waiting requests through between two analyses.
          await new Promise((resolve) => setImmediate(resolve))
        }
        return work.length
      } finally {
        await store().set({ key: 'repair-lock', value: { at: 0 } })
      }
    },

    /** Runs until nothing is left, after a change of the settings. Never rejects; what it leaves, the next run finds. */
    async runAll(): Promise<void> {
      try {
        for (let before = Number.POSITIVE_INFINITY; ; ) {
          const left = (await service.find(Number.POSITIVE_INFINITY)).length
          // No progress: some entry cannot be analysed, and its error is in the log.
          if (left === 0 || left >= before) return
          before = left
          if ((await service.run(left)) === null) return
        }
      } catch (error) {
        strapi.log.error(`[citable] ${error instanceof Error ? error.message : String(error)}`)
      }
    },
  }

  /** A row that one process wins: compare and set on the stored text. */
  async function lock(): Promise<boolean> {
    const value = (await store().get({ key: 'repair-lock' })) as { at: number } | null
    if (value && Date.now() - value.at < lockAge) return false
    if (value === null) await store().set({ key: 'repair-lock', value: { at: 0 } })
    const before = JSON.stringify(value ?? { at: 0 })
    const changed = await strapi.db
      .connection('strapi_core_store_settings')
      .where({ key: `plugin_${pluginId}_repair-lock`, value: before })
      .update({ value: JSON.stringify({ at: Date.now() }) })
    return Number(changed) > 0
  }

  return service
}

function isStale(snapshot: Row | undefined, row: Row, basis: string): boolean {
  if (!snapshot || snapshot.basis !== basis) return true
  return (instantOf(snapshot.rowPublishedAt) ?? '') < (instantOf(row.publishedAt) ?? instantOf(row.updatedAt) ?? '')
}
