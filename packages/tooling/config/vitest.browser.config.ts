import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { coreInOne } from '../src/gates/bundled-core.ts'
import { isMatrix, pollMs } from '../src/gates/gate.ts'

/** Tests that need Chromium and no CMS: the same bytes in both runtimes; in gate 2 the editor's parts in a page and the browser helpers too. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  resolve: { alias: coreInOne.alias },
  test: {
    globalSetup: coreInOne.setup,
    expect: { poll: { timeout: pollMs } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'Chromium',
          include: ['packages/tooling/test/**/*.browser.ts'],
          exclude: ['**/*.growth.browser.ts', ...(isMatrix ? [] : ['**/*.matrix.browser.ts'])],
        },
      },
      ...(isMatrix
        ? [{ extends: true as const, test: { name: 'growth', include: ['packages/tooling/test/**/*.growth.browser.ts'], retry: 2 } }]
        : []),
    ],
  },
})
