import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Suites that boot a real Strapi. One per process and one at a time: Strapi is a global. DATABASE_URL: PostgreSQL. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/server/**/*.test.ts'],
    globalSetup: ['tests/server/build.ts'],
    pool: 'forks',
    fileParallelism: false,
    // waits end what hangs, on a machine that is many times slower too; without a word a poll gives up after a second
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 600_000,
    testTimeout: 180_000,
  },
})
