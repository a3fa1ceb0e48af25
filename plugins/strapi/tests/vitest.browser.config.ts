import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The real admin in Chromium. Builds plugin and admin first when their sources changed. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/browser/**/*.test.ts'],
    // a browser waits for its site, and the site for its browser
    maxWorkers: 2,
    // waits end what hangs, on a machine that is many times slower too; without a word a poll gives up after a second
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 900_000,
    testTimeout: 600_000,
  },
})
