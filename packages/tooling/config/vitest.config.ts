import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Unit, contract, property and conformance tests: everything that needs neither a booted CMS nor a browser. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    include: [
      'shared-core/{src,test}/**/*.test.ts',
      'packages/*/{src,test}/**/*.test.ts',
      'plugins/*/{src,admin,server}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
    globalSetup: fileURLToPath(new URL('../../service/test/postgres-setup.ts', import.meta.url)),
    // one less than the cores is the default, which is one of two
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
})
