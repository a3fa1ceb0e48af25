import { schemaTypeOf } from '../../../src/settings.ts'
import { type Context, query, type Row, snapshotUid } from '../plugin.ts'
import { instantOf, localeOf } from './entry-of-row.ts'
import { basisOf } from './optimizer.ts'
import { servicesOf } from './services-of.ts'

/** Rows read at a time while looking for work. */
const pageSize = 500

export interface Document {
  readonly uid: string
  readonly documentId: string
}

/** Documents that need a sync, at most `limit`. */
export async function findStale({ strapi }: Context, limit: number): Promise<readonly Document[]> {
  const { settings } = servicesOf(strapi)
  const chosen = await settings.get()
  const found: Document[] = []
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
}

/** Published documents of every type that is analysed. */
export async function countPublished({ strapi }: Context): Promise<number> {
  const { settings } = servicesOf(strapi)
  let total = 0
  for (const uid of settings.uids()) {
    const shape = settings.shape(uid)
    if (shape === null || (await settings.mapping(uid)) === null) continue
    const rows = await query(strapi, uid).findMany({
      select: ['documentId'],
      where: shape.draftAndPublish ? { publishedAt: { $notNull: true } } : {},
    })
    total += new Set(rows.map(({ documentId }) => documentId)).size
  }
  return total
}

export function isStale(snapshot: Row | undefined, row: Row, basis: string): boolean {
  if (!snapshot || snapshot.basis !== basis) return true
  return (instantOf(snapshot.rowPublishedAt) ?? '') < (instantOf(row.publishedAt) ?? instantOf(row.updatedAt) ?? '')
}
