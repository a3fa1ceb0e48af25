import { copyFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { isMatrix } from '../../../tooling/src/gates/gate.ts'
import type { StorageTarget } from '../../src/storage/open-storage.ts'

export type Engine = 'sqlite' | 'postgresql'
/** `clickhouse`: SQLite whose sums of traffic are in ClickHouse. */
export type TrafficEngine = Engine | 'clickhouse'

/** Engines behind the storage port that a suite runs on, once on each; gate 1 needs no PostgreSQL. */
export const engines: readonly Engine[] = isMatrix ? ['sqlite', 'postgresql'] : ['sqlite']

/** Engines behind the port of traffic. */
export const trafficEngines: readonly TrafficEngine[] = isMatrix ? [...engines, 'clickhouse'] : engines

export interface TestTarget {
  readonly target: StorageTarget
  /** A folder that goes away with `remove`. */
  readonly folder: string
  remove(): void
}

/** Bytes that must be free in memory for databases to be there. */
const roomBytes = 1024 ** 3

/** The folder for databases whose tests need no disk: commits would wait for one, and only a loss of power would show the difference. */
function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= roomBytes ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * A database of that engine: `empty`, or `migrated` to the newest tables, which is much faster than to migrate it. `on` a disk when the
 * test is about what is written to it.
 *
 * @throws what to install when there is no PostgreSQL
 */
export async function createTarget(
  engine: TrafficEngine,
  { tables = 'empty', on = 'memory' }: { readonly tables?: 'empty' | 'migrated'; readonly on?: 'memory' | 'disk' } = {},
): Promise<TestTarget> {
  const folder = mkdtempSync(path.join(on === 'disk' ? tmpdir() : memoryFolder(), 'citable-storage-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  if (engine === 'postgresql') return { target: { url: await ask(`/postgresql/${tables}`) }, folder, remove }
  const file = path.join(folder, 'citable.db')
  if (tables === 'migrated') copyFileSync(await ask('/sqlite/migrated'), file)
  const trafficUrl = engine === 'clickhouse' ? { trafficUrl: await ask('/clickhouse/empty') } : {}
  return { target: { file, ...trafficUrl }, folder, remove }
}

async function ask(place: string): Promise<string> {
  const answer = await fetch(new URL(place, inject('databases')), { method: 'POST' })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}
