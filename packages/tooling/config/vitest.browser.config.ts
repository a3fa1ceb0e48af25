import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { isMatrix, pollMs } from '../src/gates/gate.ts'

/** Tests that need Chromium and no CMS: the same bytes in both runtimes; in gate 2 the editor's parts in a page and the browser helpers too. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    include: ['packages/tooling/test/**/*.browser.ts'],
    exclude: isMatrix ? [] : ['**/*.matrix.browser.ts'],
    expect: { poll: { timeout: pollMs } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
})
