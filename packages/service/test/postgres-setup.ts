import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type PostgresSite, startPostgres } from '../../tooling/src/sites/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers each POST with the address of a new, empty PostgreSQL database; the first one starts the server. */
    postgres: string
  }
}

/** One PostgreSQL server for all test files of a run, started when the first of them asks for a database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let site: Promise<PostgresSite> | null = null
  const front = createServer(async (_request, response) => {
    try {
      site ??= startPostgres()
      response.end(await (await site).createDatabase())
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error))
    }
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  project.provide('postgres', `http://127.0.0.1:${(front.address() as AddressInfo).port}`)
  return async () => {
    front.closeAllConnections()
    front.close()
    await (await site?.catch(() => null))?.stop()
  }
}
