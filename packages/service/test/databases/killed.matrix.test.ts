import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { openDatabase } from '../../src/storage/sqlite/open-database.ts'
import { statement } from '../../src/storage/storage.ts'
import { migrations } from '../../src/storage/tables/migrations.ts'
import { createTarget, engines, type TestTarget } from './storages.ts'

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

let made: TestTarget
afterEach(() => made.remove())

const requireWhole = (file: string): void => {
  const database = new DatabaseSync(file)
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  database.close()
}

describe.each(engines)('kill -9 during a migration on %s', (engine) => {
  const migrateUntil = (statement: number) =>
    spawnSync(process.execPath, [script('./migrate-until-killed.ts'), JSON.stringify(made.target), String(statement)], { encoding: 'utf8' })
  const missing = Object.keys(migrations)

  it('leaves all of it or nothing, and the next start goes on', async () => {
    made = await createTarget(engine)
    const whole = migrateUntil(0)
    expect(whole.status, whole.stderr).toBe(0)
    const statements = Number(whole.stdout)
    expect(statements).toBeGreaterThan(30)
    made.remove()
    made = await createTarget(engine)
    // every kill meets the same database, for each leaves it as it was
    const seen: number[] = []
    for (const share of [0.2, 0.4, 0.6, 0.8, 0.9]) {
      expect(migrateUntil(Math.floor(statements * share)).signal).toBe('SIGKILL')
      if ('file' in made.target) requireWhole(made.target.file)
      const storage = await openStorage(made.target, { migrate: false })
      const pending = await storage.pendingMigrations()
      expect([missing, []]).toContainEqual(pending)
      seen.push(pending.length)
      const tables = await storage.read.introspection.getTables()
      expect(tables.map(({ name }) => name).includes('tenant')).toBe(pending.length === 0)
      await storage.close()
    }
    // the kills met work that was not done
    expect(seen.filter((pending) => pending > 0).length).toBeGreaterThanOrEqual(3)
    const storage = await openStorage(made.target)
    expect(await storage.pendingMigrations()).toEqual([])
    await storage.write([statement(storage.build.insertInto('tenant').values({ id: 'ten_1', name: 'new', created_at: 1 }))])
    expect((await storage.write([{ sql: 'UPDATE tenant SET created_at = 2', parameters: [], changes: 1 }])).ok).toBe(true)
    await storage.close()
  })
})

describe('a SQLite file', () => {
  beforeEach(async () => {
    if (spawnSync('strace', ['-V']).error) throw new Error('strace is missing: run "sudo apt-get install strace".')
    made = await createTarget('sqlite', { on: 'disk' })
  })
  const file = () => ('file' in made.target ? made.target.file : '')

  it('loses nothing when the process is killed during a checkpoint', async () => {
    await (await openStorage(made.target)).close()
    // some 2,500 pages are written; the process dies at the one with this number
    for (const page of [1, 2, 50, 800, 2400]) {
      const inject = ['-e', 'trace=pwrite64', '-P', file(), '-e', `inject=pwrite64:signal=SIGKILL:when=${page}`]
      const log = path.join(made.folder, 'writes.txt')
      const child = [process.execPath, script('./checkpoint-until-killed.ts'), file(), String(page)]
      const { signal, stdout, stderr } = spawnSync('strace', ['-f', '-qq', ...inject, '-o', log, ...child], { encoding: 'utf8' })
      expect(signal, stderr).toBe('SIGKILL')
      const lines = stdout.split('\n').slice(0, -1)
      expect(lines.at(-1)).toBe('begin')
      requireWhole(file())
      const database = openDatabase(file(), { readOnly: true })
      const stored = new Set(
        database
          .prepare('SELECT name FROM setting WHERE length(value) = 100000')
          .all()
          .map(({ name }) => name),
      )
      database.close()
      const names = lines.filter((line) => line.startsWith('c'))
      expect(names).toHaveLength(100)
      expect(names.filter((name) => !stored.has(name))).toEqual([])
    }
  })

  it('is synced to the disk before each acknowledgement', () => {
    const rows = 50
    const log = path.join(made.folder, 'calls.txt')
    const traced = ['-f', '-qq', '--seccomp-bpf', '-e', 'trace=fsync,fdatasync,write', '-o', log]
    execFileSync('strace', [...traced, process.execPath, script('./write-one-by-one.ts'), file(), String(rows)], { stdio: 'pipe' })
    const calls = readFileSync(log, 'utf8').split('\n')
    const events = calls.flatMap((line) => {
      if (/\bwrite\(1, "(opened|acknowledged|finished)/.test(line)) return [/"(\w+)/.exec(line)![1]!]
      return /\bf(data)?sync\b.*= 0$/.test(line) ? ['synced'] : []
    })
    const work = events.slice(events.indexOf('opened') + 1, events.indexOf('finished'))
    expect(work.filter((event) => event === 'acknowledged')).toHaveLength(rows)
    expect(work.filter((event, index) => event === 'acknowledged' && work[index - 1] !== 'synced')).toEqual([])
  })
})
