import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import type { StorageTarget } from '../src/storage/open-storage.ts'

/** The two engines behind the storage port; a suite runs once on each. */
export const engines = ['sqlite', 'postgresql'] as const
export type Engine = (typeof engines)[number]

export interface TestTarget {
  readonly target: StorageTarget
  /** A folder that goes away with `remove`. */
  readonly folder: string
  remove(): void
}

/** An empty database of that engine. @throws what to install when there is no PostgreSQL */
export async function createTarget(engine: Engine): Promise<TestTarget> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citable-storage-'))
  const target = engine === 'sqlite' ? { file: path.join(folder, 'citable.db') } : { url: await askPostgres() }
  return { target, folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

async function askPostgres(): Promise<string> {
  const answer = await fetch(inject('postgres'), { method: 'POST' })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}
