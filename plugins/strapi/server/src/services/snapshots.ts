import { noChoices } from '../../../src/choices.ts'
import { type EntryFacts, urlOfEntry } from '../../../src/mapping/input-of-entry.ts'
import { textHash } from '../../../src/mapping/text-hash.ts'
import { type Mapping, schemaTypeOf } from '../../../src/settings.ts'
import { type Context, newDocumentId, query, snapshotTable, snapshotUid } from '../plugin.ts'
import { entryOfRow, firstDate, instantOf, localeOf } from './entry-of-row.ts'
import { basisOf, inputHash, optimizeEntry } from './optimizer.ts'
import { readRows } from './read-published.ts'
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
  readonly aeoScore: number
  readonly seoScore: number
  readonly titles: readonly { readonly text: string; readonly score: number }[] | null
  readonly jsonLd: unknown
  readonly url: string | null
  readonly datePublished: string | null
  readonly dateModified: string | null
  readonly textHash: string | null
  readonly textSince: string | null
  readonly rowPublishedAt: string | null
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

  const service = {
    /**
     * Queues `sync`; never rejects. One after the other: a bulk publish must not take every connection of the pool.
     * A document that waits already is not queued twice.
     */
    syncSoon(uid: string, documentId: string): Promise<void> {
      const key = `${uid} ${documentId}`
      const queued = waiting.get(key)
      if (queued) return queued
      const run = tail.then(async () => {
        waiting.delete(key)
        try {
          const { written } = await service.sync(uid, documentId)
          if (written > 0) services().enrichment.soon(uid, documentId)
        } catch (error) {
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
     * Makes the snapshots of one document equal to its published rows, whatever path led here. Idempotent.
     * Synchronous core, no HTTP, a short transaction of its own: never call it inside another one.
     */
    async sync(uid: string, documentId: string): Promise<Synced> {
      const { settings, choices } = services()
      const shape = settings.shape(uid)
      if (shape === null || documentId === '') return { written: 0, removed: 0 }
      const mapping = await settings.mapping(uid)
      const chosen = await settings.get()
      const chosenBy = await choices.ofDocument(uid, documentId)
      const synced = (await strapi.db.transaction(async ({ trx }) => {
        const published = mapping === null ? [] : await readRows({ strapi }, shape, mapping, { documentId, status: 'published' })
        const stored = (await query(strapi, snapshotUid).findMany({
          where: { contentType: uid, relatedDocumentId: documentId },
        })) as unknown as (Snapshot & { id: number })[]
        const basis = mapping === null ? '' : basisOf(mapping, chosen.site, schemaTypeOf(chosen, uid))
        let written = 0
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
          const entry = entryOfRow(row, parts, null)
          const hash = inputHash(entry)
          const rowPublishedAt = instantOf(row.publishedAt) ?? instantOf(row.updatedAt)
          if (old?.inputHash === hash) {
            const known = publishedTextOf(old)
            const isCurrent = instantOf(old.rowPublishedAt) === rowPublishedAt && old.basis === basis && known !== null
            if (!isCurrent)
              await trx(snapshotTable)
                .where({ id: old.id })
                .update({
                  row_published_at: stamp(rowPublishedAt),
                  basis,
                  text_hash: known?.hash ?? textHash(entry),
                  text_since: stamp(known?.since ?? instantOf(old.rowPublishedAt) ?? rowPublishedAt),
                })
            continue
          }
          const now = new Date()
          const datePublished = instantOf(old?.datePublished) ?? firstDate(row, shape)
          const dateModified = old === null ? datePublished : rowPublishedAt
          const text = textHash(entry)
          const known = publishedTextOf(old)
          const since = known?.hash === text ? known.since : rowPublishedAt
          const publishedText = since === null ? null : { hash: text, since }
          const { optimization, carried } = optimizeEntry(
            { ...entry, facts: { ...entry.facts, datePublished, dateModified, publishedText } },
            now.toISOString(),
          )
          await trx(snapshotTable)
            .insert({
              document_id: old === null ? newDocumentId() : undefined,
              content_type: uid,
              related_document_id: documentId,
              related_locale: locale,
              input_hash: hash,
              basis,
              rubric_version: optimization.rubric_version,
              aeo_score: optimization.aeo_score,
              seo_score: optimization.seo_score,
              scores: JSON.stringify(optimization.scores),
              checks: JSON.stringify(optimization.checks.map(({ check, status, score }) => ({ check, status, score }))),
              titles: JSON.stringify(optimization.titles.map(({ text, score }) => ({ text, score }))),
              json_ld: JSON.stringify(carried),
              url: urlOfEntry(entry),
              date_published: stamp(datePublished),
              date_modified: stamp(dateModified),
              text_hash: text,
              text_since: stamp(since),
              row_published_at: stamp(rowPublishedAt),
              analysed_at: stamp(now.toISOString()),
              origin: 'embedded',
              created_at: stamp(now.toISOString()),
              updated_at: stamp(now.toISOString()),
            })
            .onConflict(['content_type', 'related_document_id', 'related_locale'])
            .merge(merged)
            // Another replica may have been quicker with a newer row.
            .where((condition: Condition) =>
              condition
                .whereNull(`${snapshotTable}.row_published_at`)
                .orWhere(`${snapshotTable}.row_published_at`, '<=', stamp(rowPublishedAt)),
            )
          written++
        }
        const live = new Set(published.map(localeOf))
        const gone = stored.filter(({ relatedLocale }) => !live.has(relatedLocale)).map(({ id }) => id)
        if (gone.length > 0) await trx(snapshotTable).whereIn('id', gone).delete()
        return { written, removed: gone.length }
      })) as unknown as Synced
      // Another process may have stored a choice, and synced it, while this one still worked with the older choices.
      if (isSame(chosenBy, await choices.ofDocument(uid, documentId))) return synced
      const { written, removed } = await service.sync(uid, documentId)
      return { written: synced.written + written, removed: synced.removed + removed }
    },

    /** Snapshots of a page of entries, every locale. One query. */
    async ofDocuments(uid: string, documentIds: readonly string[]): Promise<readonly Snapshot[]> {
      if (documentIds.length === 0) return []
      return (await query(strapi, snapshotUid).findMany({
        where: { contentType: uid, relatedDocumentId: { $in: documentIds } },
      })) as unknown as Snapshot[]
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

  return service
}

const isSame = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other])

/** A Date object, which is what Strapi's own queries hand to both databases' drivers. */
const stamp = (instant: string | null): Date | null => (instant === null ? null : new Date(instant))

const merged = [
  'input_hash',
  'basis',
  'rubric_version',
  'aeo_score',
  'seo_score',
  'scores',
  'checks',
  'titles',
  'json_ld',
  'url',
  'date_published',
  'date_modified',
  'text_hash',
  'text_since',
  'row_published_at',
  'analysed_at',
  'origin',
  'updated_at',
]

/** The part of knex's builder that the guard uses; knex itself is Strapi's dependency, not ours. */
interface Condition {
  whereNull(column: string): Condition
  orWhere(column: string, operator: string, value: unknown): Condition
}
