import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The console and the API reference in Chromium, against a real service with real data. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    include: ['packages/tooling/test/**/*.console.ts'],
    // waits end what hangs, on a machine that is many times slower too; without a word a poll gives up after a second
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
})
