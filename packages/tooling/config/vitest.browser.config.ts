import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that need Chromium and no CMS: the same bytes in both runtimes, the editor's parts in a page, the browser helpers themselves. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    include: ['packages/tooling/test/**/*.browser.ts'],
    // waits end what hangs, on a machine that is many times slower too; without a word a poll gives up after a second
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
})
