import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { newDocumentId, snapshotTable, trafficTable } from '../plugin.ts'

type Strapi = Core.Strapi

/** Entries and agents of a report. */
export const maxListed = 50
/** Kinds that count in no total. */
const apart = ['robots_txt', 'sitemap', 'llms_txt', 'markdown', 'preview', 'failed'] as const

/** One thing that is counted, before its entry is known. */
export interface Count {
  readonly day: string
  readonly agent: string
  readonly kind: string
  readonly evidence: string
  readonly status: number
  readonly place: string
  hits: number
  lastAt: number
}

export interface CountedEntry {
  readonly uid: string
  readonly documentId: string
  readonly fetches: number
  readonly referrals: number
}

type Sums = Omit<Count, 'place'> & { readonly contentType: string; readonly relatedDocumentId: string }

export interface Sum {
  readonly day: string
  readonly agent: string
  readonly kind: string
  readonly evidence: string
  readonly status: number | string
  readonly hits: number | string
  readonly last: string | number | Date | null
}

export const isApart = (kind: string): boolean => (apart as readonly string[]).includes(kind)

/** Sums of a day and later. */
export const sinceDay = (strapi: Strapi, from: string) => strapi.db.connection(trafficTable).where('day', '>=', from)

/** Entries that were fetched or visited most. */
export async function entriesSince(strapi: Strapi, from: string): Promise<readonly CountedEntry[]> {
  const rows = (await sinceDay(strapi, from)
    .whereNot('related_document_id', '')
    .whereNotIn('kind', apart)
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

/** Adds counts to the sums of their day and entry. */
export async function writeCounts(strapi: Strapi, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return
  const entryOf = await entriesAt(
    strapi,
    counts.map(({ place }) => place),
  )
  const sums = new Map<string, Sums>()
  for (const { place, hits, lastAt, ...count } of counts) {
    const [contentType, relatedDocumentId] = entryOf.get(place) ?? ['', '']
    const named = { ...count, contentType, relatedDocumentId }
    const key = createHash('sha256')
      .update(JSON.stringify(Object.values(named)))
      .digest('hex')
    const known = sums.get(key)
    sums.set(key, { ...named, hits: hits + (known?.hits ?? 0), lastAt: Math.max(lastAt, known?.lastAt ?? 0) })
  }
  // in the order of their keys, so that replicas that meet take rows in one order
  for (const [key, { day, agent, kind, evidence, status, contentType, relatedDocumentId, hits, lastAt }] of [...sums].sort(
    ([one], [other]) => (one < other ? -1 : 1),
  )) {
    const table = () => strapi.db.connection(trafficTable)
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
        hits: 0,
        created_at: new Date(),
      })
      .onConflict(['sum_key'])
      .ignore()
    await table()
      .where({ sum_key: key })
      .update({ last_at: new Date(lastAt) })
      .increment('hits', hits)
  }
}

/** Published entries by the address that their snapshots name, by host and path. */
async function entriesAt(
  strapi: Strapi,
  places: readonly string[],
): Promise<ReadonlyMap<string, readonly [uid: string, documentId: string]>> {
  const spellings = new Map<string, string>()
  for (const place of new Set(places))
    for (const protocol of ['https', 'http']) for (const end of ['', '/']) spellings.set(`${protocol}://${place}${end}`, place)
  const rows = (await strapi.db
    .connection(snapshotTable)
    .whereIn('url', [...spellings.keys()])
    .select('url', 'content_type', 'related_document_id')) as readonly {
    url: string
    content_type: string
    related_document_id: string
  }[]
  return new Map(rows.map((row) => [spellings.get(row.url) ?? '', [row.content_type, row.related_document_id]]))
}
