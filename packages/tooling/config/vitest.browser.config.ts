import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What needs Chromium and no CMS: the same bytes in both runtimes, the editor's parts in a page, the browser helpers themselves. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    include: ['packages/tooling/test/**/*.browser.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
