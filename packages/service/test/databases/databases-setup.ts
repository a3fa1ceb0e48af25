import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { type ClickHouseSite, startClickHouse } from '../../../tooling/src/sites/clickhouse.ts'
import { type PostgresSite, startPostgres } from '../../../tooling/src/sites/postgres.ts'
import { openStorage, type StorageTarget } from '../../src/storage/open-storage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Address of a server: POST `/postgresql/empty` and `/postgresql/migrated` answer with the address of a new database, `/sqlite/migrated`
     * with the file of one that is to be copied, `/clickhouse/empty` with the address of a new one. Each is made when the first test file asks.
     */
    databases: string
  }
}

/** The value of the first call for all calls. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => {
    made ??= make()
    return made
  }
}

async function migrated<Target extends StorageTarget>(target: Target): Promise<Target> {
  await (await openStorage(target)).close()
  return target
}

/** One PostgreSQL server, one ClickHouse and one migrated database of each engine for all test files of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citable-databases-'))
  let started: Promise<PostgresSite> | null = null
  const postgres = once(() => {
    started = startPostgres()
    return started
  })
  let columns: Promise<ClickHouseSite> | null = null
  const clickHouse = once(() => {
    columns = startClickHouse()
    return columns
  })
  const routes: Readonly<Record<string, () => Promise<string>>> = {
    '/postgresql/empty': async () => (await postgres()).createDatabase(),
    '/postgresql/migrated': async () => (await postgres()).createDatabase(await postgresTemplate()),
    '/clickhouse/empty': async () => (await clickHouse()).createDatabase(),
    '/sqlite/migrated': once(async () => (await migrated({ file: path.join(folder, 'migrated.db') })).file),
  }
  const postgresTemplate = once(async () => (await migrated({ url: await (await postgres()).createDatabase() })).url)
  const server = createServer(async (request, response) => {
    // a kept-alive connection could be closed just as the next request is sent
    response.setHeader('connection', 'close')
    try {
      response.end(await routes[request.url ?? '']?.())
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  project.provide('databases', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.closeAllConnections()
    server.close()
    await (await (started as Promise<PostgresSite> | null)?.catch(() => null))?.stop()
    await (await (columns as Promise<ClickHouseSite> | null)?.catch(() => null))?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
