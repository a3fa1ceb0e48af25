import type { z } from 'zod'
import type { ExportAnswer, HealthAnswer, HealthRow, HealthState } from '#shared/answers.ts'
import { type Lack, lackable } from '#shared/entry/head-of-entry.ts'
import type { App } from '../create-services.ts'
import { mayReadAll, readableEntries } from '../entry-rights.ts'
import { mayRead, parse, type RequestContext } from '../http.ts'
import { placesOf } from '../list/places-of.ts'
import { localeOf, type Row, snapshotTable } from '../plugin.ts'
import { besideSnapshots, columnsBeside, isStale } from '../publish/find-stale.ts'
import { withOpenPoints } from '../publish/open-points.ts'
import { HealthExport, HealthQuery } from '../schemas.ts'
import { csvOf } from './health-csv.ts'

const pageSize = 25

/** Entries whose open points are read by one question. */
const atOnce = 500

/** State of all published entries that the caller may read. */
export const healthController = ({ strapi, settings, snapshots }: App) => {
  async function rowsOf(context: RequestContext, uid: string): Promise<readonly HealthRow[]> {
    const [shape, mapping] = [settings.shape(uid), await settings.mapping(uid)]
    if (shape === null || mapping === null) return []
    const readable = (await mayReadAll(strapi, context, uid)) ? null : await readableEntries(strapi, context, uid)
    const basis = await settings.basis(uid)
    const failed = new Map(snapshots.failures().flatMap((one) => (one.uid === uid ? [[one.documentId, one.reason] as const] : [])))
    const { tableName, attributes } = strapi.db.metadata.get(uid)
    const column = (attributes[mapping.title] as { readonly columnName?: string } | undefined)?.columnName
    const title = column === undefined || !mayRead(context, uid, mapping.title) ? [] : [`${tableName}.${column} as title`]
    const published = (await besideSnapshots(strapi, shape).select([
      ...columnsBeside(strapi, shape),
      `${snapshotTable}.lacks`,
      ...title,
    ])) as readonly Row[]
    const rows = new Map<string, HealthRow>()
    const lacksOf = createLacksOf()
    for (const row of published) {
      if (!row.document_id) continue
      const [documentId, locale] = [String(row.document_id), localeOf(row)]
      const key = `${documentId}:${locale}`
      if (readable !== null && !readable.has(key)) continue
      const reason = failed.get(documentId) ?? null
      const state = reason !== null ? 'failed' : stateOf(row, basis)
      // of two rows in one locale, the one that the snapshot was made from
      if (rows.has(key) && state === 'stale') continue
      rows.set(key, {
        uid,
        documentId,
        locale,
        title: String(row.title ?? ''),
        state,
        aeoScore: scoreOf(row.aeo_score),
        seoScore: scoreOf(row.seo_score),
        reason,
        lacks: lacksOf(String(row.lacks ?? '')),
        open: null,
      })
    }
    return [...rows.values()]
  }

  /** In steps: a database takes only so many values in one question. */
  const worded = async (rows: readonly HealthRow[], language: string): Promise<readonly HealthRow[]> => {
    const done: HealthRow[] = []
    for (let at = 0; at < rows.length; at += atOnce) done.push(...(await withOpenPoints({ strapi }, rows.slice(at, at + atOnce), language)))
    return done
  }

  const wantedOf = (found: readonly HealthRow[], { state, lack }: Pick<Asked, 'state' | 'lack'>) =>
    found.filter((row) => (state === undefined || row.state === state) && (lack === undefined || row.lacks.includes(lack)))

  return {
    /** The whole list as a file. */
    async exported(context: RequestContext) {
      const asked = parse(context, HealthExport, context.query)
      if (asked === null) return
      const all: HealthRow[] = []
      for (const uid of settings.uids()) {
        const isWanted = mayRead(context, uid) && (asked.type === undefined || asked.type === uid)
        if (isWanted && (await settings.mapping(uid)) !== null) all.push(...(await rowsOf(context, uid)))
      }
      const found = searched(all, asked)
      const rows = ordered(wantedOf(found, asked), asked)
      context.body = {
        name: `content-health-${new Date().toISOString().slice(0, 10)}.csv`,
        csv: csvOf(await worded(rows, asked.language ?? 'en')),
      } satisfies ExportAnswer
    },

    async list(context: RequestContext) {
      const asked = parse(context, HealthQuery, context.query)
      if (asked === null) return
      const { types: chosen, site } = await settings.get()
      const types: HealthAnswer['types'][number][] = []
      const lost: HealthAnswer['lost'][number][] = []
      const all: HealthRow[] = []
      for (const uid of settings.uids()) {
        const shape = settings.shape(uid)
        if (shape === null || !mayRead(context, uid)) continue
        if (chosen[uid]?.enabled === false) continue
        const { mapping, lost: fields } = await settings.fitted(uid)
        if (fields.length > 0) lost.push({ name: shape.displayName, fields, isMapped: mapping !== null })
        if (mapping === null) continue
        const hasSeoFields = (mapping.seoTitle ?? null) !== null || mapping.description !== null
        types.push({ uid, name: shape.displayName, isSingle: shape.kind === 'singleType', hasSeoFields })
        if (asked.type === undefined || asked.type === uid) all.push(...(await rowsOf(context, uid)))
      }
      const found = searched(all, asked)
      const wanted = wantedOf(found, asked)
      context.body = {
        rows: await withOpenPoints({ strapi }, pageOf(wanted, asked), asked.language ?? 'en'),
        lacking: {
          description: countOf(found, 'description'),
          author: countOf(found, 'author'),
          image: countOf(found, 'image'),
        },
        total: wanted.length,
        pageSize,
        types,
        lost,
        isSetUp: site.url !== '',
        locales: [...new Set(all.map(({ locale }) => locale))].filter((locale) => locale !== '').sort(),
      } satisfies HealthAnswer
    },
  }
}

/** Text to compare: case and accents do not distinguish words. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Rows of a locale whose title holds the words; without words no title is folded, which takes longer than the rest of a long list. */
function searched(rows: readonly HealthRow[], { locale, search }: Pick<Asked, 'locale' | 'search'>): readonly HealthRow[] {
  const words = folded(search ?? '')
  const ofLocale = locale === undefined ? rows : rows.filter((row) => row.locale === locale)
  return words === '' ? ofLocale : ofLocale.filter(({ title }) => folded(title).includes(words))
}

/** Reads stored lacks; most rows of a list store one of few texts. */
function createLacksOf(): (stored: string) => readonly Lack[] {
  const known = new Map<string, readonly Lack[]>()
  return (stored) => {
    const found = known.get(stored)
    if (found !== undefined) return found
    const words = new Set(stored.split(' '))
    const lacks = lackable.filter((lack) => words.has(lack))
    known.set(stored, lacks)
    return lacks
  }
}

const countOf = (rows: readonly HealthRow[], lack: Lack): number => rows.filter(({ lacks }) => lacks.includes(lack)).length

const scoreOf = (stored: unknown): number | null => (stored === undefined || stored === null ? null : Number(stored))

function stateOf(row: Row, basis: string): HealthState {
  if (row.snapshot_id === null) return 'pending'
  if (isStale(row, basis)) return 'stale'
  return row.aeo_score === null ? 'unscored' : 'scored'
}

type Asked = z.infer<typeof HealthExport>
type Order = Pick<Asked, 'sort' | 'order'>

const collator = new Intl.Collator()
const byTitle = (one: HealthRow, other: HealthRow): number =>
  collator.compare(one.title, other.title) || (one.documentId < other.documentId ? -1 : one.documentId > other.documentId ? 1 : 0)

/** One page in order. */
const pageOf = (rows: readonly HealthRow[], { page, ...asked }: Order & { readonly page: number }): readonly HealthRow[] =>
  placesOf(rows, comparing(asked), (page - 1) * pageSize, page * pageSize)

const ordered = (rows: readonly HealthRow[], asked: Order): readonly HealthRow[] => rows.toSorted(comparing(asked))

function comparing({ sort, order }: Order): (one: HealthRow, other: HealthRow) => number {
  const turn = order === 'asc' ? 1 : -1
  return (one, other) => {
    if (sort === 'title') return turn * collator.compare(one.title, other.title) || byTitle(one, other)
    const [value, otherValue] = [one[sort], other[sort]]
    // An entry without a score is neither the best nor the worst: it comes last.
    if (value === null || otherValue === null) return value === otherValue ? byTitle(one, other) : value === null ? 1 : -1
    return turn * (value - otherValue) || byTitle(one, other)
  }
}
