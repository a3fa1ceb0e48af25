import { rubric } from '@citable/core'
import { noChoices } from '../../../src/choices.ts'
import { type EntryFacts, type EntryToRead, urlOfEntry } from '../../../src/mapping/input-of-entry.ts'
import { fileUid, heldRows } from '../../../src/mapping/relations.ts'
import type { TypeShape } from '../../../src/mapping/shape.ts'
import { textHash } from '../../../src/mapping/text-hash.ts'
import { type Mapping, schemaTypeOf } from '../../../src/settings.ts'
import { type Context, linkTable, linkUid, newDocumentId, query, type Row, snapshotTable, snapshotUid } from '../plugin.ts'
import { entryOfRow, firstDate, instantOf, localeOf } from './entry-of-row.ts'
import { basisOf, inputHash, type Result, resultOf } from './optimizer.ts'
import { mappedNames, readRows } from './read-published.ts'
import { type Services, servicesOf } from './services-of.ts'

export interface Synced {
  /** Snapshots computed anew. */
  readonly written: number
  /** Snapshots whose entry is no longer published. */
  readonly removed: number
}

export interface Snapshot {
  readonly contentType: string
  readonly relatedDocumentId: string
  readonly relatedLocale: string
  readonly inputHash: string
  readonly basis: string
  readonly rubricVersion: string
  /** null: the entry is no text, such as a person. */
  readonly aeoScore: number | null
  readonly seoScore: number | null
  readonly titles: readonly { readonly text: string; readonly score: number }[] | null
  readonly jsonLd: unknown
  readonly url: string | null
  readonly datePublished: string | null
  readonly dateModified: string | null
  readonly textHash: string | null
  readonly textSince: string | null
  readonly rowPublishedAt: string | null
}

/** Makes the result of an entry, here or elsewhere. */
export type Analyse = (entry: EntryToRead, now: string) => Result | Promise<Result>

/** What front ends get of a snapshot. */
export interface Delivery
  extends Pick<
    Snapshot,
    'relatedDocumentId' | 'relatedLocale' | 'inputHash' | 'rubricVersion' | 'aeoScore' | 'seoScore' | 'jsonLd' | 'url' | 'rowPublishedAt'
  > {
  readonly bareJsonLd: unknown
}

/** What a snapshot knows of the published text; null: it was made by a version that kept nothing. */
export function publishedTextOf(snapshot: Pick<Snapshot, 'textHash' | 'textSince'> | null): EntryFacts['publishedText'] {
  const since = instantOf(snapshot?.textSince)
  return !snapshot?.textHash || since === null ? null : { hash: snapshot.textHash, since }
}

/** Keeps the snapshots equal to what is published. */
export const snapshotsService = ({ strapi }: Context) => {
  const services = (): Services => servicesOf(strapi)
  let tail: Promise<unknown> = Promise.resolve()
  const waiting = new Map<string, Promise<void>>()
  const pending = new Map<string, Promise<void>>()
  const failures = new Map<string, { readonly uid: string; readonly documentId: string; readonly reason: string }>()

  const service = {
    /**
     * Queues `sync`; never rejects. One after the other: a bulk publish must not take every connection of the pool.
     * A document that waits already is not queued twice.
     */
    syncSoon(uid: string, documentId: string, analyse: Analyse = resultOf): Promise<void> {
      const key = `${uid} ${documentId}`
      const queued = waiting.get(key)
      if (queued) return queued
      const run = tail.then(async () => {
        waiting.delete(key)
        try {
          const { written } = await service.sync(uid, documentId, analyse)
          failures.delete(key)
          if (written > 0) services().enrichment.soon(uid, documentId)
        } catch (error) {
          failures.set(key, { uid, documentId, reason: error instanceof Error ? error.message : String(error) })
          // The entry is published all the same; the repair job comes back to it.
          strapi.log.error(`[citable] ${uid} ${documentId} was not analysed: ${error instanceof Error ? error.message : String(error)}`)
        }
      })
      waiting.set(key, run)
      pending.set(key, run)
      void run.then(() => {
        if (pending.get(key) === run) pending.delete(key)
      })
      tail = run
      return run
    },

    /** Documents whose last analysis in this process failed, and why. */
    failures: () => [...failures.values()],

    /** Resolves when nothing is queued or running for the document: after a publish, readers then see its snapshot. */
    async settled(uid: string, documentId: string): Promise<void> {
      await pending.get(`${uid} ${documentId}`)
    },

    /** Resolves when the queue is empty. */
    async idle(): Promise<void> {
      for (let last: unknown; last !== tail; ) {
        last = tail
        await tail
      }
      await services().enrichment.idle()
    },

    /**
     * Makes the snapshots of one document equal to its published rows, whatever path led here. Idempotent. Nothing is locked while the
     * text is analysed; what another process has written meanwhile for a newer row stays. `analyse`: here, or in a worker.
     */
    async sync(uid: string, documentId: string, analyse: Analyse = resultOf): Promise<Synced> {
      const { settings, choices } = services()
      const shape = settings.shape(uid)
      if (shape === null || documentId === '') return { written: 0, removed: 0 }
      const mapping = await settings.mapping(uid)
      const chosen = await settings.get()
      const chosenBy = await choices.ofDocument(uid, documentId)
      const published = mapping === null ? [] : await readRows({ strapi }, shape, mapping, { documentId, status: 'published' })
      const stored = (await query(strapi, snapshotUid).findMany({
        where: { contentType: uid, relatedDocumentId: documentId },
      })) as unknown as (Snapshot & { id: number })[]
      const basis = mapping === null ? '' : basisOf(mapping, chosen.site, schemaTypeOf(chosen, uid))
      const writes: Write[] = []
      const links = new Set<string>()
      for (const row of mapping === null ? [] : published) {
        const locale = localeOf(row)
        const old = stored.find(({ relatedLocale }) => relatedLocale === locale) ?? null
        const parts = {
          shape,
          mapping: mapping as Mapping,
          settings: chosen,
          assets: settings.assets(),
          choices: chosenBy.get(locale) ?? noChoices,
        }
        for (const target of linksOf(row, parts)) links.add(target)
        const entry = entryOfRow(row, parts, null)
        const hash = inputHash(entry)
        const rowPublishedAt = instantOf(row.publishedAt) ?? instantOf(row.updatedAt)
        if (old?.inputHash === hash) {
          const known = publishedTextOf(old)
          const isCurrent = instantOf(old.rowPublishedAt) === rowPublishedAt && old.basis === basis && known !== null
          if (!isCurrent)
            writes.push({
              locale,
              rowPublishedAt,
              isNew: false,
              columns: {
                basis,
                text_hash: known?.hash ?? textHash(entry),
                text_since: stamp(known?.since ?? instantOf(old.rowPublishedAt) ?? rowPublishedAt),
              },
            })
          continue
        }
        const now = new Date()
        const datePublished = instantOf(old?.datePublished) ?? firstDate(row, shape)
        const dateModified = old === null ? datePublished : rowPublishedAt
        const known = publishedTextOf(old)
        const text = textHash(entry)
        const since = known?.hash === text ? known.since : rowPublishedAt
        const publishedText = since === null ? null : { hash: text, since }
        const result = await analyse({ ...entry, facts: { ...entry.facts, datePublished, dateModified, publishedText } }, now.toISOString())
        writes.push({
          locale,
          rowPublishedAt,
          isNew: true,
          columns: {
            input_hash: hash,
            basis,
            rubric_version: rubric.version,
            aeo_score: result.scores?.aeo_score ?? null,
            seo_score: result.scores?.seo_score ?? null,
            scores: jsonOf(result.scores?.scores ?? null),
            checks: jsonOf(result.checks),
            titles: jsonOf(result.titles),
            json_ld: jsonOf(result.graph),
            bare_json_ld: jsonOf(result.bare),
            // an entry that asks not to be found has no address for others to name
            url: result.graph === null ? null : urlOfEntry(entry),
            date_published: stamp(datePublished),
            date_modified: stamp(dateModified),
            text_hash: text,
            text_since: stamp(since),
            analysed_at: now,
            origin: 'embedded',
            updated_at: now,
          },
        })
      }
      const live = new Set(published.map(localeOf))
      const gone = stored.filter(({ relatedLocale }) => !live.has(relatedLocale)).map(({ id }) => id)
      const had = await linksTo(uid, documentId)
      const hasNewLinks = links.size !== had.size || [...links].some((target) => !had.has(target))
      if (writes.length > 0 || gone.length > 0 || hasNewLinks)
        await strapi.db.transaction(async ({ trx }) => {
          for (const one of writes) await write(trx as unknown as Connection, { uid, documentId }, one)
          if (gone.length > 0) await trx(snapshotTable).whereIn('id', gone).delete()
          if (!hasNewLinks) return
          await trx(linkTable).where({ content_type: uid, related_document_id: documentId }).delete()
          const own = { content_type: uid, related_document_id: documentId }
          if (links.size > 0) await trx(linkTable).insert([...links].map((target) => ({ document_id: newDocumentId(), ...own, target })))
        })
      const written = writes.filter(({ isNew }) => isNew).length
      // Another process may have stored a choice, and synced it, while this one still worked with the older choices.
      if (isSame(chosenBy, await choices.ofDocument(uid, documentId))) return { written, removed: gone.length }
      const again = await service.sync(uid, documentId, analyse)
      return { written: written + again.written, removed: gone.length + again.removed }
    },

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
      const shape = services().settings.shape(uid)
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
        .select(columns.map((column) => `${snapshotTable}.${column}`))) as Row[]
      return rows.map((row) => ({
        relatedDocumentId: String(row.related_document_id),
        relatedLocale: String(row.related_locale ?? ''),
        inputHash: String(row.input_hash ?? ''),
        rubricVersion: String(row.rubric_version ?? ''),
        aeoScore: row.aeo_score === null ? null : Number(row.aeo_score),
        seoScore: row.seo_score === null ? null : Number(row.seo_score),
        jsonLd: parsed(row.json_ld),
        bareJsonLd: parsed(row.bare_json_ld),
        url: typeof row.url === 'string' ? row.url : null,
        rowPublishedAt: instantOf(row.row_published_at),
      }))
    },

    async find(uid: string, documentId: string, locale: string): Promise<Snapshot | null> {
      return (await query(strapi, snapshotUid).findOne({
        where: { contentType: uid, relatedDocumentId: documentId, relatedLocale: locale },
      })) as unknown as Snapshot | null
    },

    /** Stores a service's answer, if the content has not changed since it was asked. true: stored. */
    async enrich(
      uid: string,
      documentId: string,
      locale: string,
      hash: string,
      answer: {
        readonly aeo_score: number
        readonly seo_score: number
        readonly schema: unknown
        readonly titles: readonly { text: string; score: number }[]
      },
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
    },
  }

  /** Types and documents, or uploads, that the document's snapshots were made from. */
  async function linksTo(uid: string, documentId: string): Promise<ReadonlySet<string>> {
    const rows = await query(strapi, linkUid).findMany({ select: ['target'], where: { contentType: uid, relatedDocumentId: documentId } })
    return new Set(rows.map(({ target }) => String(target)))
  }

  return service
}

/** One snapshot to be written. */
interface Write {
  readonly locale: string
  readonly rowPublishedAt: string | null
  /** The text was analysed anew. */
  readonly isNew: boolean
  readonly columns: Row
}

/** An upsert in two steps, which every database has. Another replica may have been quicker with a newer row: that one stays. */
async function write(
  connection: Connection,
  { uid, documentId }: { readonly uid: string; readonly documentId: string },
  { locale, rowPublishedAt, isNew, columns }: Write,
): Promise<void> {
  const key = { content_type: uid, related_document_id: documentId, related_locale: locale }
  const publishedAt = stamp(rowPublishedAt)
  if (isNew)
    await connection(snapshotTable)
      .insert({ document_id: newDocumentId(), ...key, created_at: new Date() })
      .onConflict(Object.keys(key))
      .ignore()
  await connection(snapshotTable)
    .where(key)
    .where((condition) => condition.whereNull('row_published_at').orWhere('row_published_at', '<=', publishedAt))
    .update({ ...columns, row_published_at: publishedAt })
}

/** What the entry was read from beside its own row. */
function linksOf(row: Row, { shape, mapping }: { readonly shape: TypeShape; readonly mapping: Mapping }): readonly string[] {
  return heldRows(row, mappedNames(mapping, shape), shape).flatMap(({ target, rows }) =>
    rows.flatMap((one) => {
      const id = target === fileUid ? one.id : one.documentId
      return id === undefined || id === null ? [] : [`${target} ${id}`]
    }),
  )
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** JSON as a driver gives it: a value, or its text on SQLite and MariaDB. */
function parsed(value: unknown): unknown {
  return typeof value === 'string' ? (JSON.parse(value) as unknown) : (value ?? null)
}

const isSame = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other])

/** A Date object, which is what Strapi's own queries hand to both databases' drivers. */
const stamp = (instant: string | null): Date | null => (instant === null ? null : new Date(instant))

/** What front ends are given is made of these. */
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
  'row_published_at',
] as const

/** The part of knex that is used here; knex itself is Strapi's dependency, not ours. */
interface Condition {
  whereNull(column: string): Condition
  orWhere(column: string, operator: string, value: unknown): Condition
}
interface Builder {
  insert(row: Row): { onConflict(columns: readonly string[]): { ignore(): Promise<unknown> } }
  where(condition: Row | ((one: Condition) => Condition)): Builder
  update(columns: Row): Promise<unknown>
}
type Connection = (table: string) => Builder
