import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * Suites that boot a real Strapi. One per process and one at a time: Strapi is a global. All on SQLite, storage and delivery on PostgreSQL too;
 * all on DATABASE_URL, when there is one.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    globalSetup: ['tests/server/build.ts'],
    pool: 'forks',
    fileParallelism: false,
    // waits end what hangs, on a machine that is many times slower too; without a word a poll gives up after a second
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 600_000,
    testTimeout: 180_000,
    projects: [
      { extends: true, test: { name: process.env.DATABASE_URL ? 'DATABASE_URL' : 'SQLite', include: ['tests/server/**/*.test.ts'] } },
      ...(process.env.DATABASE_URL
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'PostgreSQL',
                include: ['tests/server/{publish,delivery,page,switched-off}.test.ts'],
                globalSetup: ['tests/server/postgres.ts'],
                setupFiles: ['tests/server/on-postgres.ts'],
                sequence: { groupOrder: 1 },
              },
            },
          ]),
    ],
  },
})
