import { fileURLToPath } from 'node:url'
import { coreInOne } from '@citable/tooling/gates/bundled-core'
import { isMatrix, pollMs } from '@citable/tooling/gates/gate'
import { defineConfig } from 'vitest/config'

const growth = 'tests/browser/**/*.growth.test.ts'

/** The real admin in Chromium. Builds plugin and admin first when their sources changed. Gate 1: the first hour of an editor. Gate 2: all of it. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { alias: coreInOne.alias },
  test: {
    globalSetup: coreInOne.setup,
    // a site and its browser have enough to do for a core
    maxWorkers: 1,
    // waits end what hangs; without a word a poll gives up after a second
    expect: { poll: { timeout: pollMs } },
    hookTimeout: 900_000,
    testTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'admin',
          include: ['tests/browser/**/*.test.ts'],
          exclude: [growth, ...(isMatrix ? [] : ['**/*.matrix.test.ts']), ...(process.env.CITABLE_PICTURES ? [] : ['**/pictures.*'])],
        },
      },
      ...(isMatrix ? [{ extends: true as const, test: { name: 'growth', include: [growth], retry: 2 } }] : []),
    ],
  },
})
