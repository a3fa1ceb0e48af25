import { type Context, linkTable, newDocumentId, type Row, redirectTable, snapshotTable } from '../plugin.ts'
import type { oldAddress } from '../redirects/old-address.ts'
import { rowOf } from '../redirects/redirects.ts'
import type { Change } from './events.ts'
import type { Connection } from './knex.ts'

/** A published row as it was read. */
export interface RowRead {
  readonly id: number | null
  readonly publishedAt: string | null
  readonly updatedAt: string | null
}

/** One snapshot to be written. */
export interface Write {
  readonly locale: string
  /** The published row that it was made from. */
  readonly read: RowRead
  /** The row of the snapshot as it was found before; null: there was none. */
  readonly before: RowRead | null
  /** The text was analysed anew. */
  readonly isNew: boolean
  readonly columns: Row
  /** The address that the entry had before; absent: it has the same, or had none. */
  readonly movedFrom?: ReturnType<typeof oldAddress>
  /** News for listeners once it is written; absent: none. */
  readonly change?: Change
}

/**
 * An upsert in two steps, which every database has. Another replica may have been quicker with a newer row: that one stays. A row that is older than
 * the stored one counts where nothing was stored since: imports bring older dates, and of two rows Strapi serves one.
 */
async function write(
  connection: Connection,
  { uid, documentId }: { readonly uid: string; readonly documentId: string },
  { locale, read, before, isNew, columns }: Write,
): Promise<void> {
  const key = { content_type: uid, related_document_id: documentId, related_locale: locale }
  const [publishedAt, updatedAt] = [stamp(read.publishedAt), stamp(read.updatedAt)]
  if (isNew)
    await connection(snapshotTable)
      .insert({ document_id: newDocumentId(), ...key, created_at: new Date() })
      .onConflict(Object.keys(key))
      .ignore()
  await connection(snapshotTable)
    .where(key)
    .where((stored) =>
      stored
        .whereNull('row_published_at')
        .orWhere('row_published_at', '<', publishedAt)
        .orWhere((same) =>
          same
            .where('row_published_at', publishedAt)
            .where((earlier) => earlier.whereNull('row_updated_at').orWhere('row_updated_at', '<=', updatedAt)),
        )
        .orWhere((found) =>
          found.where({ row_published_at: stamp(before?.publishedAt ?? null), row_updated_at: stamp(before?.updatedAt ?? null) }),
        ),
    )
    .update({ ...columns, row_published_at: publishedAt, row_updated_at: updatedAt, row_id: read.id })
}

/** The results of one sync, to be stored. */
export interface Changes {
  readonly writes: readonly Write[]
  /** Rows of snapshots whose entry is no longer published. */
  readonly gone: readonly number[]
  /** Types and documents, or uploads, that the snapshots are made from now; null: as they were. */
  readonly links: ReadonlySet<string> | null
}

/** Stores all of it in one transaction, or nothing. */
export async function writeSnapshots(
  { strapi }: Context,
  document: { readonly uid: string; readonly documentId: string },
  { writes, gone, links }: Changes,
): Promise<void> {
  if (writes.length === 0 && gone.length === 0 && links === null) return
  await strapi.db.transaction(async ({ trx }) => {
    for (const one of writes) {
      await write(trx as unknown as Connection, document, one)
      if (one.movedFrom)
        await trx(redirectTable)
          .insert(rowOf(one.movedFrom, document, one.locale))
          .onConflict('address')
          .merge()
    }
    if (gone.length > 0) await trx(snapshotTable).whereIn('id', gone).delete()
    if (links === null) return
    const own = { content_type: document.uid, related_document_id: document.documentId }
    await trx(linkTable).where(own).delete()
    if (links.size > 0) await trx(linkTable).insert([...links].map((target) => ({ document_id: newDocumentId(), ...own, target })))
  })
}

/** Stores a service's answer, if the content has not changed since it was asked. true: stored. */
export async function writeServiceAnswer(
  { strapi }: Context,
  uid: string,
  documentId: string,
  locale: string,
  hash: string,
  answer: ServiceAnswer,
): Promise<boolean> {
  const changed = await strapi.db
    .connection(snapshotTable)
    .where({ content_type: uid, related_document_id: documentId, related_locale: locale, input_hash: hash })
    .update({
      aeo_score: answer.aeo_score,
      seo_score: answer.seo_score,
      json_ld: JSON.stringify(answer.schema),
      titles: JSON.stringify(answer.titles.map(({ text, score }) => ({ text, score }))),
      origin: 'service',
    })
  return Number(changed) > 0
}

/** The part of the service's answer that a snapshot holds. */
export interface ServiceAnswer {
  readonly aeo_score: number
  readonly seo_score: number
  readonly schema: unknown
  readonly titles: readonly { readonly text: string; readonly score: number }[]
}

/** A Date object, which is what Strapi's own queries hand to both databases' drivers. */
export const stamp = (instant: string | null): Date | null => (instant === null ? null : new Date(instant))
