import { fileUid } from '#shared/entry/relations.ts'
import type { TypeShape } from '#shared/mapping/shape.ts'
import { type Context, linkTable, localeOf, query, type Row, snapshotTable } from '../plugin.ts'
import type { SettingsService } from '../settings/settings.ts'
import type { Builder, Join } from './knex.ts'
import { isAsItWas } from './read-snapshots.ts'

interface Parts extends Context {
  readonly settings: SettingsService
}

export interface Document {
  readonly uid: string
  readonly documentId: string
}

/** What one look leaves for the next. */
export interface Memory {
  /** Types that have rows without a document, which nothing can be published of; each is reported once. */
  readonly told: Set<string>
  /** By type: entries with more than one published row whose snapshot is of the served one, and how they stood then. */
  readonly settled: Map<string, ReadonlyMap<string, string>>
}

/** Documents that need a sync, at most `limit`. Compared by the database; only what differs is read. */
export async function findStale(parts: Parts, limit: number, memory: Memory): Promise<readonly Document[]> {
  const { settings } = parts
  const found = new Map<string, Document>()
  const add = (uid: string, documentId: unknown): void => {
    found.set(`${uid} ${documentId}`, { uid, documentId: String(documentId) })
  }
  for (const uid of settings.uids()) {
    if (found.size >= limit) break
    const shape = settings.shape(uid)
    if (shape === null) continue
    const basis = await settings.basis(uid)
    if (basis !== '') for (const documentId of await changedRows(parts, shape, basis, limit - found.size, memory)) add(uid, documentId)
    for (const documentId of await orphans(parts, shape, basis !== '')) add(uid, documentId)
  }
  if (found.size < limit) for (const { uid, documentId } of await documentsOfDeletedParts(parts)) add(uid, documentId)
  return [...found.values()].slice(0, limit)
}

/** Documents of a type with a published row that has no snapshot, or another one than it had when its snapshot was made. */
async function changedRows(
  { strapi }: Context,
  shape: TypeShape,
  basis: string,
  limit: number,
  { told, settled }: Memory,
): Promise<ReadonlySet<string>> {
  const { tableName } = strapi.db.metadata.get(shape.uid)
  const [row, stored] = [(name: string) => `${tableName}.${name}`, (name: string) => `${snapshotTable}.${name}`]
  const rows = (await besideSnapshots(strapi, shape)
    .where((differs: Builder) =>
      differs
        .whereNull(stored('id'))
        .orWhereNull(stored('basis'))
        .orWhereNot(stored('basis'), basis)
        .orWhereNull(stored('row_published_at'))
        .orWhereNull(stored('row_updated_at'))
        .orWhereRaw('?? <> coalesce(??, ??)', [stored('row_published_at'), row('published_at'), row('updated_at')])
        .orWhereRaw('?? <> ??', [stored('row_updated_at'), row('updated_at')])
        // a row without a time equals no other, for a database
        .orWhereNull(row('updated_at'))
        // of two rows of one moment, the one that is left
        .orWhereRaw('?? <> ??', [stored('row_id'), row('id')]),
    )
    .select([...columnsBeside(strapi, shape), row('id'), stored('row_id')])) as readonly Row[]
  const wanted = new Set<string>()
  const stale = rows.filter((one) => isStale(one, basis) || (one.row_id !== null && Number(one.row_id) !== Number(one.id)))
  const twinned = await twins(strapi, shape)
  for (const one of stale) {
    if (one.document_id) {
      // of two rows, one is never as its snapshot
      if (!twinned.has(keyOf(one))) wanted.add(String(one.document_id))
    } else if (!told.has(shape.uid)) {
      told.add(shape.uid)
      strapi.log.warn(`[citable] ${shape.uid} has rows without a document id, which are left out`)
    }
  }
  const before = settled.get(shape.uid)
  const now = new Map<string, string>()
  for (const [key, both] of twinned) {
    if (wanted.size >= limit) break
    const state = JSON.stringify([basis, both])
    const isKnown = before?.get(key) === state
    const served = isKnown ? null : await servedRow(strapi, shape, both[0] ?? {})
    const own = both.find(({ id }) => Number(id) === Number(served?.id))
    if (isKnown || (own !== undefined && Number(own.row_id) === Number(own.id) && !isStale(own, basis))) now.set(key, state)
    else wanted.add(String(both[0]?.document_id))
  }
  settled.set(shape.uid, now)
  return wanted
}

const keyOf = (row: Row): string => `${row.document_id} ${localeOf(row)}`

/** By document and locale: published rows of those that have more than one, beside their snapshot. An old fault of Strapi's leaves them, and so may an import. */
async function twins(strapi: Context['strapi'], shape: TypeShape): Promise<ReadonlyMap<string, readonly Row[]>> {
  const { tableName } = strapi.db.metadata.get(shape.uid)
  const key = ['document_id', ...(shape.localized ? ['locale'] : [])]
  const pairs = strapi.db.getConnection(tableName).whereNot('document_id', '').select(key).groupBy(key).havingRaw('count(*) > 1')
  const found = (await (shape.draftAndPublish ? pairs.whereNotNull('published_at') : pairs)) as readonly Row[]
  const byKey = new Map(found.map((one) => [keyOf(one), [] as Row[]]))
  const ids = [...new Set(found.map(({ document_id: id }) => id))]
  for (let at = 0; at < ids.length; at += 500) {
    const rows = (await besideSnapshots(strapi, shape)
      .whereIn(`${tableName}.document_id`, ids.slice(at, at + 500))
      .select([...columnsBeside(strapi, shape), `${tableName}.id`, `${snapshotTable}.row_id`])) as readonly Row[]
    for (const row of rows) byKey.get(keyOf(row))?.push(row)
  }
  for (const rows of byKey.values()) rows.sort((one, other) => Number(one.id) - Number(other.id))
  return byKey
}

/** The row that Strapi serves, by the question that it asks itself. */
const servedRow = (strapi: Context['strapi'], shape: TypeShape, { document_id: documentId, locale }: Row): Promise<Row | null> =>
  query(strapi, shape.uid).findOne({
    where: { documentId, ...(shape.draftAndPublish && { publishedAt: { $notNull: true } }), ...(shape.localized && { locale }) },
  })

/** Documents with a snapshot whose row is no longer published. */
async function orphans({ strapi }: Context, shape: TypeShape, isAnalysed: boolean): Promise<readonly unknown[]> {
  const { tableName } = strapi.db.metadata.get(shape.uid)
  const own = strapi.db.getConnection(snapshotTable).where(`${snapshotTable}.content_type`, shape.uid)
  const alone = isAnalysed
    ? own
        .leftJoin(tableName, (join: Join) => {
          onEntry(strapi, join, shape)
          if (shape.draftAndPublish) join.onNotNull(`${tableName}.published_at`)
        })
        .whereNull(`${tableName}.id`)
    : own
  const rows = (await alone.distinct(`${snapshotTable}.related_document_id as documentId`)) as readonly Row[]
  return rows.map(({ documentId }) => documentId)
}

/** Documents whose snapshots were made from an upload or a related entry that is gone, by whatever way: an import or a line of SQL says nothing. */
async function documentsOfDeletedParts({ strapi, settings }: Parts): Promise<readonly Document[]> {
  const types = strapi.contentTypes as unknown as Readonly<
    Record<string, { readonly options?: { readonly draftAndPublish?: boolean } } | undefined>
  >
  const target = `${linkTable}.target`
  const links = (): Builder => strapi.db.getConnection(linkTable) as unknown as Builder
  const documents = async (rows: Builder): Promise<readonly Document[]> => {
    const found = (await rows.distinct(`${linkTable}.content_type`, `${linkTable}.related_document_id`)) as readonly Row[]
    return found.map((row) => ({ uid: String(row.content_type), documentId: String(row.related_document_id) }))
  }
  const found: Document[] = []
  for (const uid of relatedTypes({ strapi, settings })) {
    const { tableName } = strapi.db.metadata.get(uid)
    const isDrafted = types[uid]?.options?.draftAndPublish === true && uid !== fileUid
    const alone = links()
      .whereRaw(`substr(??, 1, ${uid.length + 1}) = ?`, [target, `${uid} `])
      .leftJoin(tableName, (join) => {
        join.on(`${tableName}.document_id`, strapi.db.connection.raw(`substr(??, ${uid.length + 2})`, [target]))
        if (isDrafted) join.onNotNull(`${tableName}.published_at`)
      })
      .whereNull(`${tableName}.id`)
    found.push(...(await documents(alone)))
  }
  const ofTypeThatIsGone = Object.keys(types).reduce(
    (rows, uid) => rows.whereRaw(`substr(??, 1, ${uid.length + 1}) <> ?`, [target, `${uid} `]),
    links(),
  )
  return [...found, ...(await documents(ofTypeThatIsGone))]
}

/** Types that entries of the site are related to, and uploads. */
function relatedTypes({ strapi, settings }: Parts): readonly string[] {
  const targets = settings
    .uids()
    .flatMap((uid) => settings.shape(uid) ?? [])
    .flatMap(({ attributes, components }) => [attributes, ...Object.values(components)])
    .flatMap((attributes) => Object.values(attributes))
    .flatMap(({ target }) => target ?? [])
  return [...new Set([fileUid, ...targets])].filter((uid) => uid in strapi.contentTypes)
}

/** Published documents of every type that is analysed. */
export async function countPublished({ strapi, settings }: Parts): Promise<number> {
  let total = 0
  for (const uid of settings.uids()) {
    const shape = settings.shape(uid)
    if (shape === null || (await settings.mapping(uid)) === null) continue
    const rows = strapi.db.getConnection(strapi.db.metadata.get(uid).tableName).whereNot('document_id', '')
    const [counted] = (await (shape.draftAndPublish ? rows.whereNotNull('published_at') : rows).countDistinct(
      'document_id as entries',
    )) as readonly Row[]
    total += Number(counted?.entries ?? 0)
  }
  return total
}

/** Published rows of a type, each with its snapshot where it has one. */
export function besideSnapshots(strapi: Context['strapi'], shape: TypeShape): Builder {
  const { tableName } = strapi.db.metadata.get(shape.uid)
  const rows = strapi.db
    .getConnection(tableName)
    .leftJoin(snapshotTable, (join: Join) => onEntry(strapi, join, shape)) as unknown as Builder
  return shape.draftAndPublish ? rows.whereNotNull(`${tableName}.published_at`) : rows
}

/** Columns of both that show whether a snapshot is fresh, and its scores. Each names its table: a type may have fields of the same names. */
export function columnsBeside(strapi: Context['strapi'], shape: TypeShape): readonly string[] {
  const { tableName } = strapi.db.metadata.get(shape.uid)
  return [
    ...['document_id', 'published_at', 'updated_at', ...(shape.localized ? ['locale'] : [])].map((name) => `${tableName}.${name}`),
    `${snapshotTable}.id as snapshot_id`,
    ...['basis', 'row_published_at', 'row_updated_at', 'aeo_score', 'seo_score'].map((name) => `${snapshotTable}.${name}`),
  ]
}

function onEntry(strapi: Context['strapi'], join: Join, shape: TypeShape): void {
  const { tableName } = strapi.db.metadata.get(shape.uid)
  join.on(`${snapshotTable}.related_document_id`, `${tableName}.document_id`).onVal(`${snapshotTable}.content_type`, shape.uid)
  if (shape.localized) join.on(`${snapshotTable}.related_locale`, strapi.db.connection.raw("coalesce(??, '')", [`${tableName}.locale`]))
  else join.onVal(`${snapshotTable}.related_locale`, '')
}

/** True for a published row whose snapshot is missing or was made from another state of it. `row`: by `columnsBeside`. */
export const isStale = (row: Row, basis: string): boolean => row.snapshot_id === null || row.basis !== basis || !isAsItWas(row)
