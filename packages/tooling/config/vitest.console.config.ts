import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The console and the API reference in Chromium, against a real service with real data. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    include: ['packages/tooling/test/**/*.console.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
