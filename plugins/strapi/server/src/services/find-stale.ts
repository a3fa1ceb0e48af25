import { fileUid } from '../../../src/mapping/relations.ts'
import type { TypeShape } from '../../../src/mapping/shape.ts'
import { type Context, linkTable, localeOf, query, type Row, snapshotTable } from '../plugin.ts'
import type { Builder, Join } from './knex.ts'
import { isAsItWas } from './read-snapshots.ts'
import { servicesOf } from './services-of.ts'

export interface Document {
  readonly uid: string
  readonly documentId: string
}

/** Types that have rows without a document, which nothing can be published of; each is told once. */
const told = new Set<string>()

/** Documents that need a sync, at most `limit`. Compared by the database; only what differs is read. */
export async function findStale(context: Context, limit: number): Promise<readonly Document[]> {
  const { strapi } = context
  const { settings } = servicesOf(strapi)
  const found = new Map<string, Document>()
  const add = (uid: string, documentId: unknown): void => {
    found.set(`${uid} ${documentId}`, { uid, documentId: String(documentId) })
  }
  for (const uid of settings.uids()) {
    if (found.size >= limit) break
    const shape = settings.shape(uid)
    if (shape === null) continue
    const basis = await settings.basis(uid)
    if (basis !== '') for (const documentId of await changedRows(context, shape, basis)) add(uid, documentId)
    for (const documentId of await orphans(context, shape, basis !== '')) add(uid, documentId)
  }
  if (found.size < limit) for (const { uid, documentId } of await madeFromGone(context)) add(uid, documentId)
  return [...found.values()].slice(0, limit)
}

/** Documents of a type with a published row that has no snapshot, or another one than it had when its snapshot was made. */
async function changedRows({ strapi }: Context, shape: TypeShape, basis: string): Promise<ReadonlySet<string>> {
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
  for (const { document_id: documentId } of stale) {
    if (documentId) wanted.add(String(documentId))
    else if (!told.has(shape.uid)) {
      told.add(shape.uid)
      strapi.log.warn(`[citable] ${shape.uid} has rows without a document id, which are left out`)
    }
  }
  for (const { document_id: documentId, ...key } of await twins(strapi, shape)) {
    const served = await servedRow(strapi, shape, { document_id: documentId, ...key })
    const [snapshot] = await strapi.db.getConnection(snapshotTable).where({
      content_type: shape.uid,
      related_document_id: documentId,
      related_locale: shape.localized ? localeOf(key) : '',
    })
    const isFresh =
      snapshot?.basis === basis && Number(snapshot.row_id) === Number(served?.id) && isAsItWas({ ...snapshot, ...timesOf(served) })
    if (!isFresh) wanted.add(String(documentId))
    // the other one is not looked at, unless another locale of the document is
    else if (!stale.some((one) => one.document_id === documentId && localeOf(one) !== localeOf(key))) wanted.delete(String(documentId))
  }
  return wanted
}

const timesOf = (row: Row | null): Row => ({ published_at: row?.publishedAt, updated_at: row?.updatedAt })

/** Documents and locales with more than one published row: an old fault of Strapi's leaves them, and so may an import. */
async function twins(strapi: Context['strapi'], shape: TypeShape): Promise<readonly Row[]> {
  const { tableName } = strapi.db.metadata.get(shape.uid)
  const key = ['document_id', ...(shape.localized ? ['locale'] : [])]
  const rows = strapi.db.getConnection(tableName).whereNot('document_id', '').select(key).groupBy(key).havingRaw('count(*) > 1')
  return (await (shape.draftAndPublish ? rows.whereNotNull('published_at') : rows)) as readonly Row[]
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
async function madeFromGone({ strapi }: Context): Promise<readonly Document[]> {
  const links = (await strapi.db.getConnection(linkTable).distinct('target')) as readonly { readonly target: string }[]
  const byType = new Map<string, Set<string>>()
  for (const { target } of links) {
    const [uid = '', id = ''] = target.split(' ')
    byType.set(uid, (byType.get(uid) ?? new Set()).add(id))
  }
  const gone: string[] = []
  for (const [uid, ids] of byType) {
    const type = (
      strapi.contentTypes as unknown as Readonly<Record<string, { readonly options?: { readonly draftAndPublish?: boolean } } | undefined>>
    )[uid]
    if (type !== undefined) {
      const rows = strapi.db.getConnection(strapi.db.metadata.get(uid).tableName).distinct('document_id')
      const isDrafted = type.options?.draftAndPublish === true && uid !== fileUid
      for (const { document_id: id } of (await (isDrafted ? rows.whereNotNull('published_at') : rows)) as readonly Row[])
        ids.delete(String(id))
    }
    for (const id of ids) gone.push(`${uid} ${id}`)
  }
  const found: Document[] = []
  for (let at = 0; at < gone.length; at += 500) {
    const rows = (await strapi.db
      .getConnection(linkTable)
      .whereIn('target', gone.slice(at, at + 500))
      .distinct('content_type', 'related_document_id')) as readonly Row[]
    for (const row of rows) found.push({ uid: String(row.content_type), documentId: String(row.related_document_id) })
  }
  return found
}

/** Published documents of every type that is analysed. */
export async function countPublished({ strapi }: Context): Promise<number> {
  const { settings } = servicesOf(strapi)
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

/** Columns of both that tell whether a snapshot is fresh, and its scores. Each names its table: a type may have fields of the same names. */
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
