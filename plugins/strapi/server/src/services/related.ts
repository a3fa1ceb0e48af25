import { type Context, query } from '../plugin.ts'
import { servicesOf } from './services-of.ts'

/** Documents per change of a related entry that are synced at once; the repair job does not see such changes, so the limit is high. */
const most = 10_000

/** Articles carry their authors' names: when an author changes, so does their JSON-LD. */
export const relatedService = ({ strapi }: Context) => ({
  /** Syncs the documents whose mapped relation points at a changed entry. Never rejects. */
  async syncSoon(uid: string, documentId: string): Promise<void> {
    const { settings, snapshots } = servicesOf(strapi)
    try {
      for (const source of settings.uids()) {
        const shape = settings.shape(source)
        const mapping = await settings.mapping(source)
        const relation = mapping?.author?.includes('.') ? (mapping.author.split('.')[0] ?? '') : ''
        if (shape?.attributes[relation]?.target !== uid) continue
        const rows = await query(strapi, source).findMany({
          select: ['documentId'],
          where: { [relation]: { documentId }, ...(shape.draftAndPublish && { publishedAt: { $notNull: true } }) },
          limit: most,
        })
        await Promise.all([...new Set(rows.map((row) => String(row.documentId)))].map((id) => snapshots.syncSoon(source, id)))
      }
    } catch (error) {
      strapi.log.error(
        `[citable] articles related to ${uid} ${documentId} were not looked at: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  },
})
