import { type Context, linkUid, query, type Row, snapshotTable, snapshotUid } from '../plugin.ts'
import { instantOf } from '../score/entry-of-row.ts'
import type { Delivery, Snapshot } from '../score/snapshot.ts'
import type { SettingsService } from '../settings/settings.ts'

/** Columns that a delivery is made of. */
const deliveredColumns = [
  'related_document_id',
  'related_locale',
  'input_hash',
  'rubric_version',
  'aeo_score',
  'seo_score',
  'json_ld',
  'bare_json_ld',
  'url',
] as const

interface Parts extends Context {
  readonly settings: SettingsService
}

export type StoredSnapshots = ReturnType<typeof storedSnapshots>

/** Questions about stored snapshots; each is one query. */
export const storedSnapshots = ({ strapi, settings }: Parts) => ({
  /** Documents whose snapshots were made from an entry or an upload, as type and id. One query. */
  async madeFrom(target: string): Promise<readonly { readonly uid: string; readonly documentId: string }[]> {
    const rows = await query(strapi, linkUid).findMany({ select: ['contentType', 'relatedDocumentId'], where: { target } })
    return rows.map((row) => ({ uid: String(row.contentType), documentId: String(row.relatedDocumentId) }))
  },

  /** Snapshots of a page of entries, every locale, whatever is published now. One query. */
  async ofDocuments(uid: string, documentIds: readonly string[]): Promise<readonly Snapshot[]> {
    if (documentIds.length === 0) return []
    return (await query(strapi, snapshotUid).findMany({
      where: { contentType: uid, relatedDocumentId: { $in: documentIds } },
    })) as unknown as Snapshot[]
  },

  /**
   * Snapshots of a page of entries, every locale, of those that are published at this moment: whichever way an entry went, a deleted
   * locale or a line of SQL, it is gone from what front ends get. One query.
   */
  async live(
    uid: string,
    documentIds: readonly string[],
    columns: readonly (typeof deliveredColumns)[number][] = deliveredColumns,
  ): Promise<readonly Delivery[]> {
    const shape = settings.shape(uid)
    if (documentIds.length === 0 || shape === null) return []
    const { tableName } = strapi.db.metadata.get(uid)
    const rows = (await strapi.db
      .getConnection(snapshotTable)
      .innerJoin(tableName, (join) => {
        join.on(`${tableName}.document_id`, `${snapshotTable}.related_document_id`)
        if (shape.localized) join.andOn(`${tableName}.locale`, `${snapshotTable}.related_locale`)
      })
      .where(`${snapshotTable}.content_type`, uid)
      .whereIn(`${snapshotTable}.related_document_id`, documentIds)
      .whereNotNull(`${tableName}.published_at`)
      .select([
        ...columns.map((column) => `${snapshotTable}.${column}`),
        `${snapshotTable}.row_published_at`,
        `${snapshotTable}.row_updated_at`,
        `${tableName}.published_at`,
        `${tableName}.updated_at`,
      ])) as Row[]
    // a locale may have two rows: it counts once, and is fresh when it is as one of them
    const byEntry = new Map<string, Delivery>()
    for (const row of rows) {
      const key = `${row.related_document_id} ${row.related_locale ?? ''}`
      const known = byEntry.get(key)
      const isStale = !isAsItWas(row)
      if (known === undefined) byEntry.set(key, deliveryOf(row, isStale))
      else if (known.isStale && !isStale) byEntry.set(key, { ...known, isStale })
    }
    return [...byEntry.values()]
  },

  async find(uid: string, documentId: string, locale: string): Promise<Snapshot | null> {
    return (await query(strapi, snapshotUid).findOne({
      where: { contentType: uid, relatedDocumentId: documentId, relatedLocale: locale },
    })) as unknown as Snapshot | null
  },
})

/** True when a published row is the one that its snapshot was last compared with. `row`: columns of both. */
export function isAsItWas(row: Row): boolean {
  return isSameTime(row.row_published_at, row.published_at ?? row.updated_at) && isSameTime(row.row_updated_at, row.updated_at)
}

/** Compares what a driver gives for two times. SQLite gives numbers, and a list of all entries compares very many. */
const isSameTime = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number' ? one === other : instantOf(one) === instantOf(other)

function deliveryOf(row: Row, isStale: boolean): Delivery {
  return {
    relatedDocumentId: String(row.related_document_id),
    relatedLocale: String(row.related_locale ?? ''),
    inputHash: String(row.input_hash ?? ''),
    rubricVersion: String(row.rubric_version ?? ''),
    aeoScore: row.aeo_score === null ? null : Number(row.aeo_score),
    seoScore: row.seo_score === null ? null : Number(row.seo_score),
    jsonLd: parsed(row.json_ld),
    bareJsonLd: parsed(row.bare_json_ld),
    url: typeof row.url === 'string' ? row.url : null,
    isStale,
  }
}

/** JSON as a driver gives it: a value, or its text on SQLite and MariaDB. */
function parsed(value: unknown): unknown {
  return typeof value === 'string' ? (JSON.parse(value) as unknown) : (value ?? null)
}
