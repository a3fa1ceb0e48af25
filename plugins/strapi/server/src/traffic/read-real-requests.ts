import { type RealRequests, realRequestDays, requestsOfAgent } from '@citable/core/reach'
import type { Core } from '@strapi/strapi'
import { isSpecialKind, type Sum, sinceDay } from './traffic-table.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** First of the days that are looked back on, today included. */
export const firstRealRequestDay = (now: number): string => new Date(now - (realRequestDays - 1) * dayMs).toISOString().slice(0, 10)

/** What agents fetched of the site since a day. */
export async function readRealRequests(strapi: Core.Strapi, from: string): Promise<(agent: string) => RealRequests> {
  const rows = (await sinceDay(strapi, from)
    .whereNot('kind', 'referral')
    .select('agent', 'kind', 'evidence', 'status')
    .sum('hits as hits')
    .max('last_at as last')
    .groupBy('agent', 'kind', 'evidence', 'status')) as readonly Omit<Sum, 'day'>[]
  return (id) => {
    const own = rows.filter(({ agent, kind }) => agent === id && !isSpecialKind(kind))
    const sum = (of: (row: (typeof own)[number]) => boolean) => own.filter(of).reduce((all, { hits }) => all + Number(hits), 0)
    const ofClass = (wanted: number) => sum(({ status }) => Number(status) === wanted)
    const last = Math.max(...own.map((row) => new Date(row.last ?? 0).getTime()))
    return requestsOfAgent({
      hits: sum(() => true),
      verified: sum(({ evidence }) => evidence === 'verified'),
      status: { '2xx': ofClass(2), '3xx': ofClass(3), '4xx': ofClass(4), '5xx': ofClass(5) },
      last_seen: own.length === 0 ? null : new Date(last).toISOString(),
    })
  }
}
