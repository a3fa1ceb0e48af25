import { startPostgres } from '@citable/tooling/sites/postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of an empty PostgreSQL database. */
    strapiDatabase: string
  }
}

/** A PostgreSQL server for the suites that run on one, with a database that each of them empties first. */
export default async (project: TestProject) => {
  const postgres = await startPostgres()
  project.provide('strapiDatabase', await postgres.createDatabase())
  return () => postgres.stop()
}
