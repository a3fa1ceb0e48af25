import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

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
  /** The same measure of others on the same items, and of ours on parts of them; absent: none. */
  readonly beside?: Readonly<Record<string, number>>
  /** true: depends on the machine, so the page of results leaves it out. */
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
