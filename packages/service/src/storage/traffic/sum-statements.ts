import { sql } from 'kysely'
import { countEvents, dayMs, durationSums, hitSums } from '../../traffic/count-events.ts'
import type { Hit, Visit } from '../../traffic/read-event.ts'
import { insertRows } from '../queries/insert-rows.ts'
import type { Statement, Unit } from '../queries/unit.ts'
import { type Storage, statement } from '../storage.ts'
import type { Tables } from '../tables/tables.ts'

/** Milliseconds sums are retained. */
export const sumRetentionMs = 400 * 24 * 60 * 60 * 1000

const placeKey = ['tenant_id', 'site_id'] as const
const classKey = ['agent_id', 'kind', 'status_class', 'verification', 'source'] as const
const hourKey = ['hour', ...classKey] as const
const dayKey = ['day', 'class_id'] as const
const pageDayKey = ['day', 'path_id', 'class_id'] as const
const fetchKey = ['path_id', 'agent_id', 'day'] as const
const fetchTimes = ['first_full', 'last_full', 'last_unchanged'] as const
const visitKey = ['hour', 'path', 'assistant_id', 'evidence', 'source'] as const
const visitSums = ['n', 'n_told', 'n_engaged'] as const

/** What is known of a site's events before their sums are written. */
export interface Batch {
  readonly place: { readonly tenant_id: string; readonly site_id: string }
  readonly source: string
  /** Hits that count. */
  readonly hits: readonly Hit[]
  readonly visits: readonly Visit[]
  /** All that are new. */
  readonly fresh: readonly (Hit | Visit)[]
}

/** Raises the sums of a site by a batch, and forgets those that are too old. */
export function sumStatements(storage: Storage, batch: Batch, now: number): Unit {
  const { build } = storage
  const { place, source, hits, visits } = batch
  const sums = countEvents(place.site_id, source, hits, visits)
  const ofTenant = place.tenant_id
  return [
    insertRows('traffic_class', {}, ['id', ...classKey], sums.classes, { onConflict: { key: ['id'], set: [] } }),
    insertRows('traffic_path', place, ['id', 'path', 'last_day'], sums.paths, {
      // written once a day, not with each hit
      onConflict: {
        key: ['tenant_id', 'id', 'path'],
        set: ['"last_day" = excluded."last_day"'],
        where: '"traffic_path"."last_day" < excluded."last_day"',
      },
    }),
    insertRows('traffic_day', place, [...dayKey, ...hitSums, ...durationSums], sums.days, {
      onConflict: { key: [...placeKey, ...dayKey], set: raised('traffic_day', [...hitSums, ...durationSums]) },
    }),
    insertRows('traffic_hour', place, [...hourKey, ...hitSums, ...durationSums], sums.hours, {
      onConflict: { key: [...placeKey, ...hourKey], set: raised('traffic_hour', [...hitSums, ...durationSums]) },
    }),
    insertRows('traffic_page_day', place, [...pageDayKey, ...hitSums, 'first_ok', 'last_ok'], sums.pageDays, {
      onConflict: {
        key: [...placeKey, ...pageDayKey],
        set: [
          ...raised('traffic_page_day', hitSums),
          outer('traffic_page_day', 'first_ok', '<'),
          outer('traffic_page_day', 'last_ok', '>'),
        ],
      },
    }),
    insertRows('page_fetch', place, [...fetchKey, ...fetchTimes], sums.fetches, {
      onConflict: {
        key: [...placeKey, ...fetchKey],
        set: [outer('page_fetch', 'first_full', '<'), outer('page_fetch', 'last_full', '>'), outer('page_fetch', 'last_unchanged', '>')],
      },
    }),
    insertRows('visit_hour', place, [...visitKey, ...visitSums], sums.visits, {
      onConflict: { key: [...placeKey, ...visitKey], set: raised('visit_hour', visitSums) },
    }),
    sourceStatement(batch),
    forgetSeen(storage, place, now),
    ...(['traffic_hour', 'visit_hour'] as const).map((table) =>
      statement(
        build
          .deleteFrom(table)
          .where('tenant_id', '=', ofTenant)
          .where('site_id', '=', place.site_id)
          .where('hour', '<', now - sumRetentionMs),
      ),
    ),
    ...(['traffic_day', 'traffic_page_day', 'page_fetch'] as const).map((table) =>
      statement(
        build
          .deleteFrom(table)
          .where('tenant_id', '=', ofTenant)
          .where('site_id', '=', place.site_id)
          .where('day', '<', now - sumRetentionMs),
      ),
    ),
    statement(
      build
        .deleteFrom('traffic_page_block')
        .where('tenant_id', '=', ofTenant)
        .where('site_id', '=', place.site_id)
        // the days of one end later; until then its mark says that some have gone
        .where(sql<boolean>`day + days * cast(${sql.lit(dayMs)} as bigint) <= ${now - sumRetentionMs}`),
    ),
    statement(
      build
        .deleteFrom('traffic_path')
        .where('tenant_id', '=', ofTenant)
        .where('last_day', '<', now - sumRetentionMs),
    ),
  ]
}

/** Notes who saw a batch and when. */
export function sourceStatement({ place, source, fresh }: Batch): Statement {
  let [first_ts, last_ts] = [Number.POSITIVE_INFINITY, 0]
  for (const { ts } of fresh) [first_ts, last_ts] = [Math.min(first_ts, ts), Math.max(last_ts, ts)]
  const row = { source, first_ts, last_ts, accepted: fresh.length }
  return insertRows('traffic_source', place, ['source', 'first_ts', 'last_ts', 'accepted'], [row], {
    onConflict: {
      key: [...placeKey, 'source'],
      set: [...raised('traffic_source', ['accepted']), outer('traffic_source', 'first_ts', '<'), outer('traffic_source', 'last_ts', '>')],
    },
  })
}

/** Forgets marks of a site's logs that are too old. */
export const forgetSeen = ({ build }: Storage, { tenant_id, site_id }: Batch['place'], now: number): Statement =>
  statement(
    build
      .deleteFrom('traffic_seen')
      .where('tenant_id', '=', tenant_id)
      .where('site_id', '=', site_id)
      .where('hour', '<', now - sumRetentionMs),
  )

/** The sums in the table and the new ones together. */
const raised = (table: keyof Tables, names: readonly string[]): readonly string[] =>
  names.map((name) => `"${name}" = "${table}"."${name}" + excluded."${name}"`)

/** The smaller (`<`) or the larger of the value in the table and the new one; null counts as neither. */
function outer(table: keyof Tables, name: string, order: '<' | '>'): string {
  const [old, added] = [`"${table}"."${name}"`, `excluded."${name}"`]
  return `"${name}" = case when ${old} is null or ${added} ${order} ${old} then ${added} else ${old} end`
}
