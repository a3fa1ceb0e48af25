import { dayMs, durationEnds, durationSums } from '../../traffic/count-events.ts'
import { sumRetentionMs } from '../traffic/sum-statements.ts'

/** Days of a sum by months: four weeks, counted since 1970 like days. */
export const monthMs = 28 * dayMs

/** Batches by whose id a repeat is known: 10,000 of them are sent in hours, and one that waits is sent again within seconds. */
const knownBatches = 10_000

/** Rows that are read together at least: a day of a site is some hundred to some thousand. */
const rowsAtOnce = 1_024

const name = 'LowCardinality(String)'
const sum = 'SimpleAggregateFunction(sum, UInt64)'
const [earliest, latest] = ['min', 'max'].map((of) => `SimpleAggregateFunction(${of}, Nullable(UInt64))`)
const place = 'tenant_id String, site_id String'
const classKey = ['agent_id', 'kind', 'status_class', 'verification', 'source']
const classColumns = `agent_id ${name}, kind ${name}, status_class UInt8, verification ${name}, source ${name}`
// more bytes than a number holds exactly are no fault: senders may send any number
const sumColumns = `n ${sum}, n_html ${sum}, n_read ${sum}, n_ok ${sum}, n_disallowed ${sum}, bytes SimpleAggregateFunction(sum, Float64)`
const totalColumns = `day UInt64, n ${sum}, visits ${sum}`
const durationColumns = durationSums.map((of) => `${of} ${sum}`).join(', ')

const isOk = '(status between 200 and 299 or status = 304)'
const floor = (stepMs: number) => `ts - ts % ${stepMs}`
const classOf = 'agent_id, kind, toUInt8(intDiv(status, 100)) as status_class, verification, source'
const sumsOf = `count() as n, countIf(is_html) as n_html, countIf(is_html and is_get and ${isOk}) as n_read, countIf(${isOk}) as n_ok,
  countIf(is_disallowed) as n_disallowed, sum(toFloat64(bytes)) as bytes`
const durationsOf = durationSums
  .map((of, index) => {
    const [above, upTo] = [durationEnds[index - 1], durationEnds[index]]
    const bounds = [
      'duration_ms is not null',
      ...(above === undefined ? [] : [`duration_ms > ${above}`]),
      ...(upTo === undefined ? [] : [`duration_ms <= ${upTo}`]),
    ]
    return `countIf(${bounds.join(' and ')}) as ${of}`
  })
  .join(', ')

interface Rollup {
  readonly table: string
  /** What raises it; default: its name with `_view`. */
  readonly view?: string
  /** The column of its time, by which it is forgotten. */
  readonly time: string
  /** Its parts are by the month of its time: a small table is read faster in one. */
  readonly isByMonth: boolean
  readonly key: readonly string[]
  readonly columns: string
  /** The entry table, and what is made of its rows. */
  readonly of: 'counted_hit' | 'counted_visit'
  readonly select: string
  readonly where?: string
}

const rollups: readonly Rollup[] = [
  {
    table: 'traffic_hour',
    time: 'hour',
    isByMonth: true,
    key: ['hour', ...classKey],
    columns: `hour UInt64, ${classColumns}, ${sumColumns}, ${durationColumns}`,
    of: 'counted_hit',
    select: `${floor(dayMs / 24)} as hour, ${classOf}, ${sumsOf}, ${durationsOf}`,
  },
  {
    table: 'traffic_day',
    time: 'day',
    isByMonth: false,
    key: ['day', ...classKey],
    columns: `day UInt64, ${classColumns}, ${sumColumns}, ${durationColumns}`,
    of: 'counted_hit',
    select: `${floor(dayMs)} as day, ${classOf}, ${sumsOf}, ${durationsOf}`,
  },
  {
    table: 'traffic_page_day',
    time: 'day',
    isByMonth: true,
    key: ['day', 'path_id', ...classKey],
    columns: `day UInt64, path_id UInt64, ${classColumns}, ${sumColumns}, first_ok ${earliest}, last_ok ${latest}`,
    of: 'counted_hit',
    select: `${floor(dayMs)} as day, path_id, ${classOf}, ${sumsOf}, minOrNullIf(ts, ${isOk}) as first_ok, maxOrNullIf(ts, ${isOk}) as last_ok`,
  },
  {
    table: 'traffic_page_month',
    time: 'month',
    isByMonth: true,
    key: ['month', 'path_id', ...classKey],
    columns: `month UInt64, path_id UInt64, ${classColumns}, n ${sum}, n_ok ${sum}, last_ok ${latest}`,
    of: 'counted_hit',
    select: `${floor(monthMs)} as month, path_id, ${classOf}, count() as n, countIf(${isOk}) as n_ok, maxOrNullIf(ts, ${isOk}) as last_ok`,
  },
  // of whole days, to see what changed
  {
    table: 'traffic_total',
    time: 'day',
    isByMonth: false,
    key: ['day'],
    columns: totalColumns,
    of: 'counted_hit',
    select: `${floor(dayMs)} as day, count() as n`,
  },
  {
    table: 'traffic_total',
    view: 'visit_total_view',
    time: 'day',
    isByMonth: false,
    key: ['day'],
    columns: totalColumns,
    of: 'counted_visit',
    select: `${floor(dayMs)} as day, count() as visits`,
  },
  {
    table: 'traffic_path',
    time: 'last_day',
    isByMonth: false,
    key: ['id'],
    columns: 'id UInt64, path SimpleAggregateFunction(any, String), last_day SimpleAggregateFunction(max, UInt64)',
    of: 'counted_hit',
    select: `path_id as id, any(path) as path, max(${floor(dayMs)}) as last_day`,
  },
  {
    table: 'page_fetch',
    time: 'day',
    isByMonth: true,
    key: ['path_id', 'agent_id', 'day'],
    columns: `path_id UInt64, agent_id ${name}, day UInt64, first_full ${earliest}, last_full ${latest}, last_unchanged ${latest}`,
    of: 'counted_hit',
    select: `path_id, agent_id, ${floor(dayMs)} as day, minOrNullIf(ts, status = 200) as first_full,
      maxOrNullIf(ts, status = 200) as last_full, maxOrNullIf(ts, status = 304) as last_unchanged`,
    where: `verification = 'verified' and kind = 'page' and is_get and status in (200, 304)`,
  },
  {
    table: 'visit_hour',
    time: 'hour',
    isByMonth: true,
    key: ['hour', 'path', 'assistant_id', 'evidence', 'source'],
    columns: `hour UInt64, path String, assistant_id ${name}, evidence ${name}, source ${name}, n ${sum}, n_told ${sum}, n_engaged ${sum}`,
    of: 'counted_visit',
    select: `${floor(dayMs / 24)} as hour, path, assistant_id, evidence, source, count() as n, countIf(is_engaged is not null) as n_told,
      countIf(is_engaged) as n_engaged`,
  },
]

const timeOf = (column: string) => `toDateTime(intDiv(${column}, 1000), 'UTC')`

const sumTable = ({ table, time, isByMonth, key, columns }: Rollup) => `create table if not exists ${table} (${place}, ${columns})
  engine = AggregatingMergeTree ${isByMonth ? `partition by toYYYYMM(${timeOf(time)})` : ''} order by (tenant_id, site_id, ${key.join(', ')})
  ttl ${timeOf(time)} + toIntervalDay(${sumRetentionMs / dayMs})
  settings index_granularity = ${rowsAtOnce}, non_replicated_deduplication_window = ${knownBatches}, replicated_deduplication_window = ${knownBatches}`

const viewName = ({ table, view = `${table}_view` }: Pick<Rollup, 'table' | 'view'>): string => view

const view = ({
  key,
  of,
  select,
  where,
  ...rollup
}: Rollup) => `create materialized view if not exists ${viewName(rollup)} to ${rollup.table} as
  select tenant_id, site_id, ${select} from ${of} ${where === undefined ? '' : `where ${where}`} group by tenant_id, site_id, ${key.join(', ')}`

/**
 * Counted events enter tables that store nothing; views raise the sums by them. Each table of sums drops a repeated batch by itself, so that
 * one counted in part is counted whole when it comes again.
 */
export const clickHouseTables: readonly string[] = [
  `create table if not exists counted_hit (${place}, source ${name}, ts UInt64, path String, path_id UInt64, agent_id ${name}, kind ${name},
    status UInt16, verification ${name}, is_html Bool, is_get Bool, is_disallowed Bool, bytes UInt64, duration_ms Nullable(Float64)) engine = Null`,
  `create table if not exists counted_visit (${place}, source ${name}, ts UInt64, path String, assistant_id ${name}, evidence ${name},
    is_engaged Nullable(Bool)) engine = Null`,
  ...rollups.map(sumTable),
  ...rollups.map(view),
]

/** Names of all that `clickHouseTables` makes. */
export const clickHouseNames: readonly string[] = [
  'counted_hit',
  'counted_visit',
  ...rollups.flatMap((rollup) => [rollup.table, viewName(rollup)]),
]
