import { type Context, newDocumentId, query, type Row, redirectTable, redirectUid, snapshotTable, snapshotUid } from '../plugin.ts'
import type { SettingsService } from '../settings/settings.ts'
import { oldAddress } from './old-address.ts'

/** An old address of an entry, and where that is now; `to` is null while the entry is not published, or asks not to be found. */
export interface Redirect {
  readonly id: number
  readonly from: string
  readonly to: string | null
  readonly uid: string
  readonly documentId: string
  readonly locale: string
}

interface Parts extends Context {
  readonly settings: SettingsService
}

/** Reason why an old address cannot lead anywhere. `live`: an entry is published there. `nowhere`: none is at the other end. */
export type RedirectProblem = 'address' | 'live' | 'nowhere'

/** Old addresses of entries. They lead to entries, not to addresses: no chain and no loop can come of them. */
export const redirectsService = ({ strapi, settings }: Parts) => {
  const siteUrl = async (): Promise<string> => (await settings.get()).site.url
  const isLive = async (address: string): Promise<boolean> =>
    (await query(strapi, snapshotUid).count({ where: { url: { $in: [address, `${address}/`] } } })) > 0

  const read = async (narrow: (rows: Builder) => Builder): Promise<readonly Redirect[]> => {
    const [own, stored] = [(name: string) => `${redirectTable}.${name}`, (name: string) => `${snapshotTable}.${name}`]
    const joined = strapi.db.getConnection(redirectTable).leftJoin(snapshotTable, (join) => {
      for (const name of ['content_type', 'related_document_id', 'related_locale']) join.on(own(name), stored(name))
    }) as unknown as Builder
    const columns = ['id', 'address', 'content_type', 'related_document_id', 'related_locale'].map(own)
    const rows = await narrow(joined).select([...columns, stored('url')])
    return rows.map((row) => ({
      id: Number(row.id),
      from: String(row.address),
      to: row.url === null || row.url === undefined ? null : String(row.url),
      uid: String(row.content_type),
      documentId: String(row.related_document_id),
      locale: String(row.related_locale ?? ''),
    }))
  }

  return {
    /** The entry that had an address, given as a path or in full, and where it is now; null: none is known, or an entry is there now. */
    async find(address: string): Promise<(Redirect & { readonly to: string }) | null> {
      const site = await siteUrl()
      const asked = oldAddress(address, site === '' ? 'https://site.invalid' : site)
      if (asked === null) return null
      const isPath = address.trim().startsWith('/')
      const found = await read((rows) =>
        isPath ? rows.where(`${redirectTable}.path`, asked.path) : rows.where(`${redirectTable}.address`, asked.address),
      )
      // of two sites with one path, the one of the settings first
      for (const one of found.toSorted((first, second) => Number(second.from === asked.address) - Number(first.from === asked.address)))
        if (one.to !== null && !(await isLive(one.from))) return { ...one, to: one.to }
      return null
    },

    /** By address, a page of them. */
    list: (offset: number, limit: number): Promise<readonly Redirect[]> =>
      read((rows) => rows.orderBy(`${redirectTable}.address`).offset(offset).limit(limit)),

    count: (): Promise<number> => query(strapi, redirectUid).count({}),

    /** Leads an old address to the entry that is published at another one; null: stored. */
    async add(from: string, to: string): Promise<RedirectProblem | null> {
      const site = await siteUrl()
      const [old, target] = [oldAddress(from, site), oldAddress(to, site)]
      if (old === null) return 'address'
      if (await isLive(old.address)) return 'live'
      const entry =
        target && (await query(strapi, snapshotUid).findOne({ where: { url: { $in: [target.address, `${target.address}/`] } } }))
      if (!entry) return 'nowhere'
      const { contentType: uid, relatedDocumentId: documentId, relatedLocale } = entry
      await strapi.db
        .getConnection(redirectTable)
        .insert(rowOf(old, { uid: String(uid), documentId: String(documentId) }, String(relatedLocale ?? '')))
        .onConflict('address')
        .merge()
      return null
    },

    /** false: no redirect has this id. */
    remove: async (id: number): Promise<boolean> => Number(await strapi.db.getConnection(redirectTable).where({ id }).delete()) > 0,
  }
}

interface Builder {
  where(column: string, value: unknown): Builder
  orderBy(column: string): Builder
  offset(count: number): Builder
  limit(count: number): Builder
  select(columns: readonly string[]): Promise<readonly Row[]>
}

/** A row of the table. */
export const rowOf = (
  { address, path }: { readonly address: string; readonly path: string },
  { uid, documentId }: { readonly uid: string; readonly documentId: string },
  locale: string,
): Row => ({
  document_id: newDocumentId(),
  address,
  path,
  content_type: uid,
  related_document_id: documentId,
  related_locale: locale,
  created_at: new Date(),
  updated_at: new Date(),
})
