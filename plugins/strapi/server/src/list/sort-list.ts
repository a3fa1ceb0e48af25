import type { Core } from '@strapi/strapi'
import { type ListScore, listColumns } from '#shared/list-columns.ts'
import type { App } from '../create-services.ts'
import { mayUse, type RequestContext } from '../http.ts'
import { localeOf, type Row, snapshotTable } from '../plugin.ts'
import { placesOf } from './places-of.ts'

/** The order that a list of the content manager asks for by a column of ours. */
export interface ListOrder {
  readonly score: ListScore
  readonly isRising: boolean
}

/** The order, and the same query without it, for Strapi knows no such field; null: the list is not sorted by a score. */
export function listOrderOf(querystring: string): { readonly order: ListOrder; readonly rest: string } | null {
  const parts = querystring.split('&')
  const sort = new URLSearchParams(parts.find((part) => part.startsWith('sort='))).get('sort') ?? ''
  const [column = '', turn = ''] = sort.split(':')
  if (!Object.hasOwn(listColumns, column)) return null
  const order = { score: listColumns[column as keyof typeof listColumns][0], isRising: turn.toUpperCase() !== 'DESC' }
  return { order, rest: parts.filter((part) => !part.startsWith('sort=')).join('&') }
}

interface State {
  citableOrder?: ListOrder & { readonly uid: string }
}

interface Found {
  readonly fields?: unknown
  readonly page?: number | string
  readonly pageSize?: number | string
  readonly populate?: unknown
  readonly sort?: unknown
  readonly filters?: object
}

interface DocumentContext {
  readonly uid: string
  readonly action: string
  params?: Found
}

/** Lets the content manager sort a list by scores, which are in a table of ours: the page's entries are found first, and read then. */
export function sortList({ strapi, settings }: App): void {
  strapi.server.use(async (context, next) => {
    const [, uid] = /\/content-manager\/collection-types\/([^/]+)$/.exec(context.path) ?? []
    const asked = context.method === 'GET' && uid !== undefined ? listOrderOf(context.querystring) : null
    if (asked !== null && uid !== undefined) {
      context.querystring = asked.rest
      ;(context.state as State).citableOrder = { ...asked.order, uid: decodeURIComponent(uid) }
    }
    await next()
  })
  strapi.documents.use((async (context: DocumentContext, next: () => Promise<unknown>): Promise<unknown> => {
    const asked = strapi.requestContext.get() as RequestContext | undefined
    const order = (asked?.state as State | undefined)?.citableOrder
    // the content manager asks for some fields of all rows in between, and never for some fields of its list
    const isList = context.action === 'findMany' && context.params?.fields === undefined && order?.uid === context.uid
    if (!isList || order === undefined || asked === undefined || !mayUse(asked) || settings.shape(context.uid) === null) return next()
    const { page = 1, pageSize = 10, populate, sort: _sort, ...found } = context.params ?? {}
    const ids = await idsInOrder(strapi, { uid: context.uid, found, order, page: Number(page), pageSize: Number(pageSize) })
    if (ids.length === 0) return []
    context.params = { ...found, populate, filters: { $and: [found.filters ?? {}, { id: { $in: ids } }] }, page: 1, pageSize: ids.length }
    const rows = (await next()) as readonly Row[]
    return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  }) as never)
}

interface Page {
  readonly uid: string
  readonly found: Found
  readonly order: ListOrder
  readonly page: number
  readonly pageSize: number
}

/** Numbers of the rows of one page. Two queries, whatever the length of the list; what has no score comes last. */
async function idsInOrder(strapi: Core.Strapi, { uid, found, order, page, pageSize }: Page): Promise<readonly unknown[]> {
  const documents = strapi.documents(uid as never) as unknown as { findMany(params: object): Promise<readonly Row[]> }
  const column = order.score === 'aeoScore' ? 'aeo_score' : 'seo_score'
  const [rows, snapshots] = await Promise.all([
    documents.findMany({ ...found, fields: ['documentId', 'locale'], sort: 'id' }),
    strapi.db
      .getConnection(snapshotTable)
      .where('content_type', uid)
      .whereNotNull(column)
      .select('related_document_id', 'related_locale', column) as unknown as Promise<readonly Row[]>,
  ])
  const scores = new Map(snapshots.map((row) => [`${row.related_document_id} ${row.related_locale ?? ''}`, Number(row[column])]))
  const turn = order.isRising ? 1 : -1
  const places = rows.map((row, at) => ({ id: row.id, at, score: scores.get(`${row.documentId} ${localeOf(row)}`) ?? null }))
  return placesOf(
    places,
    (one, other) =>
      one.score === null || other.score === null
        ? Number(one.score === null) - Number(other.score === null) || one.at - other.at
        : turn * (one.score - other.score) || one.at - other.at,
    (page - 1) * pageSize,
    page * pageSize,
  ).map(({ id }) => id)
}
