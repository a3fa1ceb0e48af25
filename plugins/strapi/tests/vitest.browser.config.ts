import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The real admin in Chromium. Builds plugin and admin first when their sources changed. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/browser/**/*.test.ts'],
    fileParallelism: false,
    hookTimeout: 300_000,
    testTimeout: 120_000,
  },
})
