import { fileURLToPath } from 'node:url'
import { coreInOne } from '@citable/tooling/gates/bundled-core'
import { isMatrix, pollMs } from '@citable/tooling/gates/gate'
import { defineConfig } from 'vitest/config'

const database = process.env.DATABASE_URL
const storage =
  '{publish,repair-questions,many-changes,delivery,page,changed-texts,switched-off,lost-fields,ids-and-addresses,translations}'

/** Files of a project share one Strapi, which is a global: they run in one process, one after the other. */
const shared = { isolate: false }
/** Starts with other settings, in a process of its own each. */
const ownStarts = [
  'tests/server/**/{switched-off,never-installed,renamed-fields,other-prefix,other-rules,seo-plugins,shipped-traffic}.matrix.test.ts',
]

/** Storage and delivery, on a PostgreSQL server of their own. */
const onPostgres = { globalSetup: ['tests/server/site/postgres.ts'], setupFiles: ['tests/server/site/on-postgres.ts'] }

const projects = database
  ? [
      { ...shared, name: 'DATABASE_URL', include: [`tests/server/**/${storage}.test.ts`] },
      { name: 'DATABASE_URL, own starts', include: ownStarts },
    ]
  : isMatrix
    ? [
        { ...shared, name: 'SQLite', include: ['tests/server/**/*.test.ts'], exclude: [...ownStarts, '**/*.growth.test.ts'] },
        { name: 'SQLite, own starts', include: ownStarts },
        { ...shared, ...onPostgres, name: 'PostgreSQL', include: [`tests/server/**/${storage}.test.ts`] },
        { ...onPostgres, name: 'PostgreSQL, own starts', include: ownStarts },
        { ...shared, name: 'growth', include: ['tests/server/**/*.growth.test.ts'], retry: 2 },
      ]
    : [{ ...shared, name: 'SQLite', include: ['tests/server/**/*.test.ts'], exclude: ['**/*.{matrix,growth}.test.ts'] }]

/**
 * Suites on a real Strapi. Gate 1: on SQLite. Gate 2: all of them, storage and delivery on PostgreSQL too. With DATABASE_URL: storage and delivery
 * on that database.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { alias: coreInOne.alias },
  test: {
    globalSetup: [...coreInOne.setup, 'tests/server/site/build.ts'],
    pool: 'forks',
    maxWorkers: 1,
    // waits end what hangs; without a word a poll gives up after a second
    expect: { poll: { timeout: pollMs } },
    hookTimeout: 600_000,
    testTimeout: 600_000,
    projects: projects.map((test, order) => ({ extends: true, test: { ...test, sequence: { groupOrder: order + 1 } } })),
  },
})
