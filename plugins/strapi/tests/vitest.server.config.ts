import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Suites that boot a real Strapi. One per process and one at a time: Strapi keeps itself in a global. DATABASE_URL: PostgreSQL. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/server/**/*.test.ts'],
    globalSetup: ['tests/server/build.ts'],
    pool: 'forks',
    fileParallelism: false,
    hookTimeout: 180_000,
    testTimeout: 60_000,
  },
})
