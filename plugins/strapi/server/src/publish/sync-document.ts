import { isDeepStrictEqual } from 'node:util'
import { rubric } from '@citable/core'
import { noChoices } from '#shared/choices.ts'
import { headOf, lacksOf } from '#shared/entry/head-of-entry.ts'
import { type EntryToRead, urlOfEntry } from '#shared/entry/input-of-entry.ts'
import { fileUid, heldRows } from '#shared/entry/relations.ts'
import { shownHash, textHash } from '#shared/entry/text-hash.ts'
import type { TypeShape } from '#shared/mapping/shape.ts'
import { valueAt } from '#shared/mapping/value-at.ts'
import { type Mapping, schemaTypeOf } from '#shared/settings.ts'
import { type Context, linkUid, localeOf, query, type Row, snapshotUid } from '../plugin.ts'
import { oldAddress } from '../redirects/old-address.ts'
import { entryOfRow, firstDate, instantOf } from '../score/entry-of-row.ts'
import { basisOf, inputHash, type Result } from '../score/optimizer.ts'
import { mappedNames, readRows } from '../score/read-published.ts'
import { publishedTextOf, type Snapshot } from '../score/snapshot.ts'
import type { ChoicesService } from '../settings/choices.ts'
import type { SettingsService } from '../settings/settings.ts'
import { type Change, tell } from './events.ts'
import { changedAtOf, textsWith } from './shown-texts.ts'
import { type RowRead, stamp, type Write, writeSnapshots } from './write-snapshots.ts'

export interface Synced {
  /** Snapshots computed anew. */
  readonly written: number
  /** Snapshots whose entry is no longer published. */
  readonly removed: number
}

/** Makes the result of an entry, here or elsewhere. */
export type Analyse = (entry: EntryToRead, now: string) => Result | Promise<Result>

/** Options for looking at a document. */
export interface Look {
  /** Here, or in a worker. */
  readonly analyse: Analyse
  /** Instant: listeners hear nothing of what was published until then; null: they hear of everything. */
  readonly quietUntil: string | null
}

export interface SyncParts extends Context {
  readonly settings: SettingsService
  readonly choices: ChoicesService
}

/**
 * Makes the snapshots of one document equal to its published rows, whatever path led here. Idempotent. Nothing is locked while the
 * text is analysed; what another process has written meanwhile for a newer row stays.
 */
export async function syncDocument(parts: SyncParts, uid: string, documentId: string, look: Look): Promise<Synced> {
  const { analyse, quietUntil } = look
  const { strapi, settings, choices } = parts
  const shape = settings.shape(uid)
  if (shape === null || documentId === '') return { written: 0, removed: 0 }
  const mapping = await settings.mapping(uid)
  const chosen = await settings.get()
  const chosenBy = await choices.ofDocument(uid, documentId)
  // before the rows: what is stored by then was made from these rows or from earlier ones
  const stored = (await query(strapi, snapshotUid).findMany({
    where: { contentType: uid, relatedDocumentId: documentId },
  })) as unknown as (Snapshot & { id: number })[]
  const published = mapping === null ? [] : await readRows(parts, shape, mapping, { documentId, status: 'published' })
  const uploads = await settings.uploads()
  const basis = mapping === null ? '' : basisOf({ mapping, site: chosen.site, schemaType: schemaTypeOf(chosen, uid), uploads })
  const writes: Write[] = []
  const links = new Set<string>()
  for (const row of mapping === null ? [] : published) {
    const locale = localeOf(row)
    const entryParts = {
      shape,
      mapping: mapping as Mapping,
      settings: chosen,
      ...uploads,
      choices: chosenBy.get(locale) ?? noChoices,
    }
    for (const target of linksOf(row, entryParts)) links.add(target)
    const old = stored.find(({ relatedLocale }) => relatedLocale === locale) ?? null
    const entry = entryOfRow(row, entryParts, null)
    const hash = inputHash(entry)
    const current = { locale, row, entry, old, basis, hash }
    const change = old?.inputHash === hash ? writeOfSame({ ...current, old }) : await writeOfNew(current, { shape, documentId }, analyse)
    if (change !== null) writes.push(change)
  }
  const live = new Set(published.map(localeOf))
  const removed = stored.filter(({ relatedLocale }) => !live.has(relatedLocale))
  const gone = removed.map(({ id }) => id)
  const had = await linksTo(parts, uid, documentId)
  const hasNewLinks = links.size !== had.size || [...links].some((target) => !had.has(target))
  await writeSnapshots(parts, { uid, documentId }, { writes, gone, links: hasNewLinks ? links : null })
  for (const { change, read } of writes) {
    const isQuiet = quietUntil !== null && (read.publishedAt ?? '') <= quietUntil
    if (change && !isQuiet) tell(strapi, change)
  }
  for (const snapshot of removed) if (snapshot.jsonLd !== null) tell(strapi, changeOfRemoved({ uid, documentId }, snapshot))
  const written = writes.filter(({ isNew }) => isNew).length
  // Another process may have stored a choice, and synced it, while this one still worked with the older choices.
  if (isSame(chosenBy, await choices.ofDocument(uid, documentId))) return { written, removed: gone.length }
  const again = await syncDocument(parts, uid, documentId, look)
  return { written: written + again.written, removed: gone.length + again.removed }
}

/** A published row, and what its analysis depends on. */
interface PublishedRow {
  readonly locale: string
  readonly row: Row
  readonly entry: EntryToRead
  /** null: it has no snapshot yet. */
  readonly old: Snapshot | null
  readonly basis: string
  readonly hash: string
}

const readOf = (row: Row): RowRead => ({
  id: Number(row.id),
  publishedAt: instantOf(row.publishedAt) ?? instantOf(row.updatedAt),
  updatedAt: instantOf(row.updatedAt),
})

/** The row that a snapshot was last compared with. */
const rowOf = (snapshot: Snapshot | null): RowRead | null =>
  snapshot === null
    ? null
    : { id: snapshot.rowId, publishedAt: instantOf(snapshot.rowPublishedAt), updatedAt: instantOf(snapshot.rowUpdatedAt) }

/** The text was analysed as it is: at most its row or its basis changed. null: nothing did. */
function writeOfSame({ locale, row, entry, old, basis }: PublishedRow & { readonly old: Snapshot }): Write | null {
  const read = readOf(row)
  const before = rowOf(old)
  const known = publishedTextOf(old)
  if (isDeepStrictEqual(before, read) && old.basis === basis && known !== null) return null
  return {
    locale,
    read,
    before,
    isNew: false,
    columns: {
      basis,
      ...ofFields({
        ...entry,
        facts: { ...entry.facts, datePublished: instantOf(old.datePublished), dateModified: instantOf(old.dateModified) },
      }),
      text_hash: known?.hash ?? textHash(entry),
      text_since: stamp(known?.since ?? instantOf(old.rowPublishedAt) ?? read.publishedAt),
    },
  }
}

async function writeOfNew(
  { locale, row, entry, old, basis, hash }: PublishedRow,
  { shape, documentId }: { readonly shape: TypeShape; readonly documentId: string },
  analyse: Analyse,
): Promise<Write> {
  const read = readOf(row)
  const before = rowOf(old)
  const now = new Date()
  const datePublished = instantOf(old?.datePublished) ?? firstDate(row, shape)
  // code may write the published row itself
  const isWritten = before !== null && before.updatedAt !== null && before.id === read.id && before.publishedAt === read.publishedAt
  const changedAt = isWritten && (before.updatedAt ?? '') < (read.updatedAt ?? '') ? read.updatedAt : read.publishedAt
  const dateModified = old === null ? datePublished : changedAt
  const known = publishedTextOf(old)
  const text = textHash(entry)
  const since = known?.hash === text ? known.since : changedAt
  const texts = textsWith(old?.texts ?? null, known, { text, shown: shownHash(entry), at: changedAt })
  const publishedText = since === null ? null : { hash: text, since }
  const dated = { ...entry, facts: { ...entry.facts, datePublished, dateModified, publishedText } }
  const result = await analyse(dated, now.toISOString())
  // an entry that asks not to be found has no address for others to name
  const url = result.graph === null ? null : urlOfEntry(dated)
  // an address that people wrote leads elsewhere; the page stays where it is
  const isWrittenByHand = dated.mapping.canonical && valueAt(dated.values, dated.mapping.canonical)
  const hasMoved = old !== null && old.url !== null && url !== null && old.url !== url && !isWrittenByHand
  return {
    locale,
    read,
    before,
    isNew: true,
    ...(hasMoved && { movedFrom: oldAddress(old.url ?? '', entry.site.url) }),
    change: changeOf({ uid: shape.uid, documentId }, { locale, old, url }, result),
    columns: {
      input_hash: hash,
      basis,
      rubric_version: rubric.version,
      aeo_score: result.scores?.aeo_score ?? null,
      seo_score: result.scores?.seo_score ?? null,
      scores: jsonOf(result.scores?.scores ?? null),
      checks: jsonOf(result.checks),
      titles: jsonOf(result.titles),
      next_point: jsonOf(result.nextPoint),
      ...ofFields(dated),
      json_ld: jsonOf(result.graph),
      bare_json_ld: jsonOf(result.bare),
      url,
      date_published: stamp(datePublished),
      date_modified: stamp(dateModified),
      text_hash: text,
      text_since: stamp(since),
      texts: jsonOf(texts),
      changed_at: stamp(changedAtOf(texts)),
      analysed_at: now,
      origin: 'embedded',
      updated_at: now,
    },
  }
}

/** Columns that are read off the fields of an entry, without an analysis. */
const ofFields = (entry: EntryToRead) => ({
  head: jsonOf(headOf(entry)),
  lacks: lacksOf(entry).join(' '),
})

interface Document {
  readonly uid: string
  readonly documentId: string
}

/** The news of a result, for listeners. */
function changeOf(
  document: Document,
  { locale, old, url }: { readonly locale: string; readonly old: Snapshot | null; readonly url: string | null },
  { scores, graph }: Result,
): Change {
  const had = old !== null && old.aeoScore !== null && old.seoScore !== null
  const previous = had ? { aeo_score: Number(old.aeoScore), seo_score: Number(old.seoScore) } : null
  return {
    ...document,
    locale: locale || null,
    scored: scores === null ? null : { aeo_score: scores.aeo_score, seo_score: scores.seo_score, previous, rubric_version: rubric.version },
    schema: isDeepStrictEqual(graph, old?.jsonLd ?? null) ? null : { url, isDelivered: graph !== null },
  }
}

const changeOfRemoved = (document: Document, { relatedLocale, url }: Snapshot): Change => ({
  ...document,
  locale: relatedLocale || null,
  scored: null,
  schema: { url, isDelivered: false },
})

/** Types and documents, or uploads, that the document's snapshots were made from. */
async function linksTo({ strapi }: Context, uid: string, documentId: string): Promise<ReadonlySet<string>> {
  const rows = await query(strapi, linkUid).findMany({ select: ['target'], where: { contentType: uid, relatedDocumentId: documentId } })
  return new Set(rows.map(({ target }) => String(target)))
}

/** Sources of the entry beside its own row. */
function linksOf(row: Row, { shape, mapping }: { readonly shape: TypeShape; readonly mapping: Mapping }): readonly string[] {
  return heldRows(row, mappedNames(mapping, shape), shape).flatMap(({ target, rows }) =>
    rows.flatMap((one) => {
      const id = one.documentId ?? (target === fileUid ? one.id : null)
      return id === undefined || id === null ? [] : [`${target} ${id}`]
    }),
  )
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

const isSame = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other])
