import { findAgent } from '@citable/core/agents'
import { judgeVersions, type ProvenFetch } from '@citable/service/traffic'
import type { Core } from '@strapi/strapi'
import { query, snapshotUid, trafficTable } from '../plugin.ts'
import { instantOf } from '../score/entry-of-row.ts'
import type { ShownText, Snapshot } from '../score/snapshot.ts'

/** An entry in a locale whose text has changed, and what agents that are proven have of it. */
export interface ChangedEntry {
  readonly uid: string
  readonly documentId: string
  /** Empty for types without locales. */
  readonly locale: string
  readonly changed_at: string
  readonly agents: readonly {
    readonly agent: string
    readonly name: string
    readonly state: 'current' | 'old' | 'unknown'
    readonly fetched_at: string | null
  }[]
}

/** Entries whose text changed since a time, the last changed first. */
export async function changedTexts(strapi: Core.Strapi, since: Date, limit: number): Promise<readonly ChangedEntry[]> {
  const rows = (await query(strapi, snapshotUid).findMany({
    select: ['contentType', 'relatedDocumentId', 'relatedLocale', 'texts', 'changedAt'],
    where: { changedAt: { $gte: since } },
    orderBy: { changedAt: 'desc' },
    limit,
  })) as unknown as (Pick<Snapshot, 'contentType' | 'relatedDocumentId' | 'relatedLocale'> & {
    readonly texts: readonly ShownText[] | null
    readonly changedAt: unknown
  })[]
  const fetches = await wholeFetches(
    strapi,
    rows.map(({ relatedDocumentId }) => relatedDocumentId),
  )
  return rows.map(({ contentType: uid, relatedDocumentId: documentId, relatedLocale, texts, changedAt }) => {
    const locale = relatedLocale ?? ''
    const versions = (texts ?? []).map(([at, digest]) => ({ at: Date.parse(at), digest }))
    const held = judgeVersions(versions, fetches.get(`${uid} ${documentId} ${locale}`) ?? [])
    return {
      uid,
      documentId,
      locale,
      changed_at: instantOf(changedAt) ?? '',
      agents: held.map(({ agentId, state, fetchedAt }) => ({
        agent: agentId,
        name: findAgent(agentId)?.name ?? agentId,
        state,
        fetched_at: instantOf(fetchedAt),
      })),
    }
  })
}

/** The last whole answer of each agent, by type, document and locale. */
async function wholeFetches(strapi: Core.Strapi, documentIds: readonly string[]): Promise<ReadonlyMap<string, readonly ProvenFetch[]>> {
  if (documentIds.length === 0) return new Map()
  const entry = ['content_type', 'related_document_id', 'related_locale', 'agent'] as const
  const rows = (await strapi.db
    .connection(trafficTable)
    .whereIn('related_document_id', [...new Set(documentIds)])
    .whereNotNull('whole_at')
    .select(...entry)
    .max('whole_at as at')
    .groupBy(...entry)) as readonly (Record<(typeof entry)[number], string | null> & { readonly at: string | number | Date })[]
  const fetches = new Map<string, ProvenFetch[]>()
  for (const { content_type, related_document_id, related_locale, agent, at } of rows) {
    const key = `${content_type} ${related_document_id} ${related_locale ?? ''}`
    const own = fetches.get(key) ?? []
    fetches.set(key, own)
    own.push({ agentId: agent ?? '', at: new Date(at).getTime(), status: 200 })
  }
  return fetches
}
