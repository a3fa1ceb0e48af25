import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { newDocumentId, snapshotTable, trafficTable } from '../plugin.ts'

type Strapi = Core.Strapi

/** Entries and agents of a report. */
export const maxListed = 50
/** Kinds that count in no total. */
const specialKinds = ['robots_txt', 'sitemap', 'llms_txt', 'markdown', 'preview', 'failed'] as const

/** One thing that is counted, before its entry is known. */
export interface Count {
  readonly day: string
  readonly agent: string
  readonly kind: string
  readonly evidence: string
  readonly status: number
  readonly place: string
  hits: number
  /** Milliseconds. */
  lastAt: number
  /** Of the last whole answer to an agent that is proven; null: there was none. */
  wholeAt: number | null
}

export interface CountedEntry {
  readonly uid: string
  readonly documentId: string
  readonly fetches: number
  readonly referrals: number
}

type Sums = Omit<Count, 'place'> & Entry

interface Entry {
  readonly contentType: string
  readonly relatedDocumentId: string
  readonly relatedLocale: string
}
const noEntry: Entry = { contentType: '', relatedDocumentId: '', relatedLocale: '' }

export interface Sum {
  readonly day: string
  readonly agent: string
  readonly kind: string
  readonly evidence: string
  readonly status: number | string
  readonly hits: number | string
  readonly last: string | number | Date | null
}

/** True for fetches that are no page: robots.txt, sitemaps, previews. They are in no total. */
export const isSpecialKind = (kind: string): boolean => (specialKinds as readonly string[]).includes(kind)

/** Sums of a day and later. */
export const sinceDay = (strapi: Strapi, from: string) => strapi.db.connection(trafficTable).where('day', '>=', from)

/** Entries that were fetched or visited most. */
export async function entriesSince(strapi: Strapi, from: string): Promise<readonly CountedEntry[]> {
  const rows = (await sinceDay(strapi, from)
    .whereNot('related_document_id', '')
    .whereNotIn('kind', specialKinds)
    .select('content_type', 'related_document_id', 'kind')
    .sum('hits as hits')
    .groupBy('content_type', 'related_document_id', 'kind')) as readonly {
    content_type: string
    related_document_id: string
    kind: string
    hits: number | string
  }[]
  const entries = new Map<string, CountedEntry & { fetches: number; referrals: number }>()
  for (const { content_type: uid, related_document_id: documentId, kind, hits } of rows) {
    const entry = entries.get(`${uid} ${documentId}`) ?? { uid, documentId, fetches: 0, referrals: 0 }
    entries.set(`${uid} ${documentId}`, entry)
    if (kind === 'referral') entry.referrals += Number(hits)
    else entry.fetches += Number(hits)
  }
  const weight = ({ fetches, referrals }: CountedEntry) => fetches + referrals
  return [...entries.values()]
    .sort((one, other) => weight(other) - weight(one) || (one.documentId < other.documentId ? -1 : 1))
    .slice(0, maxListed)
}

/** Adds counts to the sums of their day and entry, and takes each out of `left` once it is written. */
export async function writeCounts(strapi: Strapi, left: Map<string, Count>): Promise<void> {
  if (left.size === 0) return
  const counts = [...left]
  const entryOf = await entriesAt(
    strapi,
    counts.map(([, { place }]) => place),
  )
  const sums = new Map<string, Sums>()
  const written = new Map<string, string[]>()
  for (const [id, { place, hits, lastAt, wholeAt, ...count }] of counts) {
    const named = { ...count, ...(entryOf.get(place) ?? noEntry) }
    const key = createHash('sha256')
      .update(JSON.stringify(Object.values(named)))
      .digest('hex')
    const known = sums.get(key)
    written.set(key, [...(written.get(key) ?? []), id])
    sums.set(key, {
      ...named,
      hits: hits + (known?.hits ?? 0),
      lastAt: Math.max(lastAt, known?.lastAt ?? 0),
      wholeAt: laterOf(wholeAt, known?.wholeAt ?? null),
    })
  }
  // in the order of their keys, so that replicas that meet take rows in one order
  for (const [key, { day, agent, kind, evidence, status, contentType, relatedDocumentId, relatedLocale, hits, lastAt, wholeAt }] of [
    ...sums,
  ].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const { connection } = strapi.db
    const table = () => connection(trafficTable)
    /** Batches of front ends come in any order. */
    const latest = (column: 'last_at' | 'whole_at', time: number) => {
      const at = new Date(time)
      return connection.raw('case when ?? > ? then ?? else ? end', [column, at, column, at])
    }
    await table()
      .insert({
        document_id: newDocumentId(),
        sum_key: key,
        day,
        agent,
        kind,
        evidence,
        status,
        content_type: contentType,
        related_document_id: relatedDocumentId,
        related_locale: relatedLocale,
        hits: 0,
        created_at: new Date(),
      })
      .onConflict(['sum_key'])
      .ignore()
    await table()
      .where({ sum_key: key })
      .update({ last_at: latest('last_at', lastAt), ...(wholeAt !== null && { whole_at: latest('whole_at', wholeAt) }) })
      .increment('hits', hits)
    for (const id of written.get(key) ?? []) left.delete(id)
  }
}

const laterOf = (one: number | null, other: number | null): number | null => (one === null || (other !== null && other > one) ? other : one)

/** Published entries by the address that their snapshots name, by host and path. */
async function entriesAt(strapi: Strapi, places: readonly string[]): Promise<ReadonlyMap<string, Entry>> {
  const spellings = new Map<string, string>()
  for (const place of new Set(places))
    for (const protocol of ['https', 'http']) for (const end of ['', '/']) spellings.set(`${protocol}://${place}${end}`, place)
  const rows = (await strapi.db
    .connection(snapshotTable)
    .whereIn('url', [...spellings.keys()])
    .select('url', 'content_type', 'related_document_id', 'related_locale')) as readonly {
    url: string
    content_type: string
    related_document_id: string
    related_locale: string | null
  }[]
  return new Map(
    rows.map((row) => [
      spellings.get(row.url) ?? '',
      { contentType: row.content_type, relatedDocumentId: row.related_document_id, relatedLocale: row.related_locale ?? '' },
    ]),
  )
}
