import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The quick tests of one part, named in CITABLE_MUTATE_TESTS: `pnpm mutate` runs them against each change of the code. */
export default defineConfig({
  root,
  // the copy that is changed, not the one that packages are linked to
  resolve: {
    alias: [
      { find: /^@citable\/core$/, replacement: `${root}/shared-core/src/index.ts` },
      { find: /^@citable\/core\/(graph|languages)$/, replacement: `${root}/shared-core/src/$1/index.ts` },
    ],
  },
  test: {
    include: (process.env.CITABLE_MUTATE_TESTS ?? '').split(','),
    isolate: false,
    reporters: [{}],
    setupFiles: fileURLToPath(new URL('../src/mutate/setup-tests.ts', import.meta.url)),
    testTimeout: 600_000,
    hookTimeout: 600_000,
    globalSetup: fileURLToPath(new URL('../../service/test/databases/databases-setup.ts', import.meta.url)),
  },
})
