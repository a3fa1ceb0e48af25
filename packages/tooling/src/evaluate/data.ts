import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { halfOf } from '../reading/halves.ts'
import { intervals } from './statistics.ts'

/** A file of a data set is missing; the message names it. */
export class MissingData extends Error {}

/** Rows of one set: gzipped JSON Lines under the data folder, such as `xquad/en`. */
export function readRows<Row>(folder: string, name: string): readonly Row[] {
  const text = gunzipSync(readFileSync(join(folder, `${name}.jsonl.gz`))).toString('utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
}

/** One measured gate. `interval` is the 95 % interval over resampled groups; `gate` the least value that passes. */
export interface Measure {
  readonly what: string
  readonly metric: string
  readonly value: number
  readonly interval: readonly [number, number]
  readonly gate: number
  readonly groups: number
  /** The same measure of other tools on the same items, and Citable's on parts of them; absent: none. */
  readonly beside?: Readonly<Record<string, number>>
  /** The same measure on the groups that rules may be changed on, and on those that are only read; absent: not by groups of a set. */
  readonly halves?: readonly [changing: number, reading: number]
  /** true: depends on the machine, its speed or its engines, so the page of results leaves it out. */
  readonly isTiming?: boolean
}

/** Items by key, in order of first appearance. */
export function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group === undefined) groups.set(key(item), [item])
    else group.push(item)
  }
  return [...groups.values()]
}

/** A gate over the groups of a set: its value, its interval, and the values of both halves. */
export function measureGroups<Group>(
  gate: Pick<Measure, 'what' | 'metric' | 'gate'>,
  groups: readonly Group[],
  keyOf: (group: Group) => string,
  measure: (sample: readonly Group[]) => number,
  samples?: number,
): Measure {
  const [interval] = intervals(groups, (sample) => [measure(sample)], samples)
  const halves = Map.groupBy(groups, (group) => halfOf(keyOf(group)))
  return {
    ...gate,
    value: measure(groups),
    interval: interval!,
    groups: groups.length,
    halves: [measure(halves.get('changing') ?? []), measure(halves.get('reading') ?? [])],
  }
}
