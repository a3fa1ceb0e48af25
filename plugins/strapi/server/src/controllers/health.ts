import type { HealthAnswer, HealthRow, HealthState } from '../../../src/answers.ts'
import { schemaTypeOf } from '../../../src/settings.ts'
import { readableEntries } from '../entry-rights.ts'
import { mayRead, parse, type RequestContext } from '../http.ts'
import { type Context, query, type Row, snapshotUid } from '../plugin.ts'
import { HealthQuery } from '../schemas.ts'
import { localeOf } from '../services/entry-of-row.ts'
import { isStale } from '../services/find-stale.ts'
import { basisOf } from '../services/optimizer.ts'
import { servicesOf } from '../services/services-of.ts'

const pageSize = 25
/** Rows read at a time. */
const rowsAtOnce = 500

/** State of all published entries that the caller may read. */
export const healthController = ({ strapi }: Context) => {
  async function rowsOf(context: RequestContext, uid: string): Promise<readonly HealthRow[]> {
    const { settings, snapshots } = servicesOf(strapi)
    const [shape, mapping, chosen] = [settings.shape(uid), await settings.mapping(uid), await settings.get()]
    if (shape === null || mapping === null) return []
    const readable = await readableEntries(strapi, context, uid)
    const basis = basisOf(mapping, chosen.site, schemaTypeOf(chosen, uid))
    const found = await query(strapi, snapshotUid).findMany({
      select: ['relatedDocumentId', 'relatedLocale', 'rowPublishedAt', 'basis', 'aeoScore', 'seoScore'],
      where: { contentType: uid },
    })
    const stored = new Map(found.map((snapshot) => [`${snapshot.relatedDocumentId}:${snapshot.relatedLocale}`, snapshot]))
    const failed = new Map(snapshots.failures().flatMap((one) => (one.uid === uid ? [[one.documentId, one.reason] as const] : [])))
    const maySeeTitle = mayRead(context, uid, mapping.title)
    const rows: HealthRow[] = []
    for (let offset = 0; ; offset += rowsAtOnce) {
      const page = await query(strapi, uid).findMany({
        select: ['id', 'documentId', 'publishedAt', 'updatedAt', mapping.title, ...(shape.localized ? ['locale'] : [])],
        where: shape.draftAndPublish ? { publishedAt: { $notNull: true } } : {},
        orderBy: { id: 'asc' },
        limit: rowsAtOnce,
        offset,
      })
      for (const row of page) {
        const [documentId, locale] = [String(row.documentId), localeOf(row)]
        const snapshot = stored.get(`${documentId}:${locale}`)
        if (!readable.has(`${documentId}:${locale}`)) continue
        const reason = failed.get(documentId) ?? null
        rows.push({
          uid,
          documentId,
          locale,
          title: maySeeTitle ? String(row[mapping.title] ?? '') : '',
          state: reason !== null ? 'failed' : stateOf(snapshot, row, basis),
          aeoScore: scoreOf(snapshot?.aeoScore),
          seoScore: scoreOf(snapshot?.seoScore),
          reason,
        })
      }
      if (page.length < rowsAtOnce) return rows
    }
  }

  return {
    async list(context: RequestContext) {
      const asked = parse(context, HealthQuery, context.query)
      if (asked === null) return
      const { settings } = servicesOf(strapi)
      const types: HealthAnswer['types'][number][] = []
      const lost: HealthAnswer['lost'][number][] = []
      const all: HealthRow[] = []
      for (const uid of settings.uids()) {
        const shape = settings.shape(uid)
        if (shape === null || !mayRead(context, uid)) continue
        const mapping = await settings.mapping(uid)
        const { lost: fields } = await settings.fitted(uid)
        if (fields.length > 0) lost.push({ name: shape.displayName, fields })
        if (mapping === null) continue
        const hasSeoFields = (mapping.seoTitle ?? null) !== null || mapping.description !== null
        types.push({ uid, name: shape.displayName, isSingle: shape.kind === 'singleType', hasSeoFields })
        if (asked.type === undefined || asked.type === uid) all.push(...(await rowsOf(context, uid)))
      }
      const wanted = all.filter(
        ({ locale, state }) =>
          (asked.locale === undefined || locale === asked.locale) && (asked.state === undefined || state === asked.state),
      )
      wanted.sort(inOrder(asked.sort, asked.order))
      context.body = {
        rows: wanted.slice((asked.page - 1) * pageSize, asked.page * pageSize),
        total: wanted.length,
        pageSize,
        types,
        lost,
        isSetUp: (await settings.get()).site.url !== '',
        locales: [...new Set(all.map(({ locale }) => locale))].filter((locale) => locale !== '').sort(),
      } satisfies HealthAnswer
    },
  }
}

const scoreOf = (stored: unknown): number | null => (stored === undefined || stored === null ? null : Number(stored))

function stateOf(snapshot: Row | undefined, row: Row, basis: string): HealthState {
  if (snapshot === undefined) return 'pending'
  if (isStale(snapshot, row, basis)) return 'stale'
  return snapshot.aeoScore === null ? 'unscored' : 'scored'
}

const inOrder = (sort: 'aeoScore' | 'seoScore' | 'title', order: 'asc' | 'desc') => (one: HealthRow, other: HealthRow) => {
  const turn = order === 'asc' ? 1 : -1
  // An entry without a score is neither the best nor the worst: it comes last.
  if (sort !== 'title' && (one[sort] === null) !== (other[sort] === null)) return one[sort] === null ? 1 : -1
  const difference = sort === 'title' ? one.title.localeCompare(other.title) : (one[sort] ?? 0) - (other[sort] ?? 0)
  return difference * turn || one.title.localeCompare(other.title) || one.documentId.localeCompare(other.documentId)
}
