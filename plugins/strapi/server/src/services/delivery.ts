import type { Graph } from '@citable/core'
import { serializeGraph, sha256, withTranslations } from '@citable/core/graph'
import { type Context, query, type Row } from '../plugin.ts'
import { instantOf, localeOf } from './entry-of-row.ts'
import { servicesOf } from './services-of.ts'
import type { Snapshot } from './snapshots.ts'

/** What a front end finds under `citable`. */
export interface Delivered {
  readonly jsonLd: unknown
  /** The text of the script element; every character that could close it is escaped. */
  readonly jsonLdText: string | null
  /** Addresses of the published locales, for hreflang. */
  readonly alternates: readonly { readonly locale: string; readonly url: string }[]
}

/** Stale entries of one answer that are brought up to date before it leaves; the others follow by the repair job. */
const repairsPerAnswer = 3

/** Hands snapshots to front ends. Published content only: a draft has no snapshot. */
export const deliveryService = ({ strapi }: Context) => {
  /** Each locale's graph names the others as translations; the site's default locale counts as the original. */
  const delivered = (snapshot: Snapshot | undefined, all: readonly Snapshot[], defaultLocale: string): Delivered => {
    const alternates = all
      .filter(({ relatedLocale, url }) => relatedLocale !== '' && url !== null)
      .map(({ relatedLocale, url }) => ({ locale: relatedLocale, url: url ?? '' }))
      .sort((one, other) => (one.locale < other.locale ? -1 : 1))
    const versions = alternates.map(({ locale, url }) => ({ url, language: locale, isOriginal: locale === defaultLocale }))
    const graph = snapshot?.jsonLd ? withTranslations(snapshot.jsonLd as Graph, versions) : null
    return { jsonLd: graph, jsonLdText: graph === null ? null : serializeGraph(graph), alternates }
  }

  return {
    /**
     * Adds `citable` to entries a front end reads: one query for a page of any length, a second one only when
     * `locale=*` meets a `fields` that drops the locale.
     */
    async append(uid: string, entries: readonly Row[], requestedLocale: unknown): Promise<void> {
      const { settings, snapshots } = servicesOf(strapi)
      const shape = settings.shape(uid)
      if (shape === null) return
      const documentIds = [...new Set(entries.map(({ documentId }) => String(documentId)))]
      let found = await snapshots.ofDocuments(uid, documentIds)
      const localeOfEntry = await localesOf(uid, entries, shape.localized, requestedLocale)
      const ofEntry = (entry: Row) =>
        found.find((one) => one.relatedDocumentId === entry.documentId && one.relatedLocale === (localeOfEntry.get(entry) ?? ''))

      const stale = new Set(
        entries
          .filter((entry) => {
            const publishedAt = instantOf(entry.publishedAt)
            const snapshot = ofEntry(entry)
            return !snapshot || (publishedAt !== null && (instantOf(snapshot.rowPublishedAt) ?? '') < publishedAt)
          })
          .map(({ documentId }) => String(documentId)),
      )
      if (stale.size > 0 && !strapi.db.inTransaction()) {
        await Promise.all([...stale].slice(0, repairsPerAnswer).map((documentId) => snapshots.syncSoon(uid, documentId)))
        found = await snapshots.ofDocuments(uid, documentIds)
      }
      const defaultLocale = await settings.defaultLocale()
      for (const entry of entries)
        entry.citable = delivered(
          ofEntry(entry),
          found.filter(({ relatedDocumentId }) => relatedDocumentId === entry.documentId),
          defaultLocale,
        )
    },

    /** The JSON-LD of one published entry and its version; null: not published, not mapped or not analysed. */
    async one(uid: string, documentId: string, locale: string): Promise<{ readonly data: Delivered; readonly version: string } | null> {
      const { settings, snapshots } = servicesOf(strapi)
      const all = await snapshots.ofDocuments(uid, [documentId])
      const snapshot = all.find(({ relatedLocale }) => relatedLocale === locale)
      if (!snapshot) return null
      const data = delivered(snapshot, all, await settings.defaultLocale())
      // Publishing one locale changes what the others say.
      const locales = sha256(JSON.stringify(data.alternates)).slice(0, 8)
      return { data, version: `${snapshot.inputHash.slice(0, 32)}-${snapshot.rubricVersion}-${locales}` }
    },
  }

  async function localesOf(
    uid: string,
    entries: readonly Row[],
    isLocalized: boolean,
    requested: unknown,
  ): Promise<ReadonlyMap<Row, string>> {
    if (!isLocalized) return new Map()
    const one =
      requested === undefined
        ? await servicesOf(strapi).settings.defaultLocale()
        : typeof requested === 'string' && requested !== '*'
          ? requested
          : null
    const named = new Map(entries.map((entry) => [entry, localeOf(entry) || one || '']))
    const unknown = entries.filter((entry) => named.get(entry) === '')
    if (unknown.length > 0) {
      const rows = await query(strapi, uid).findMany({ select: ['id', 'locale'], where: { id: { $in: unknown.map(({ id }) => id) } } })
      for (const entry of unknown) named.set(entry, localeOf(rows.find(({ id }) => id === entry.id) ?? {}))
    }
    return named
  }
}
