import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const fuzzed = globSync('{shared-core,packages/*}/{src,test}/**/*.test.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => readFileSync(join(root, file), 'utf8').includes("'fast-check'"))

/** Every test of properties with another seed and more runs, from CITABLE_FUZZ_SEED and CITABLE_FUZZ_TIMES: `pnpm fuzz`. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^fast-check$/, replacement: join(root, 'packages/tooling/src/fuzz/seeded-fast-check.ts') }] },
  test: {
    include: fuzzed,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
    globalSetup: join(root, 'packages/service/test/databases/databases-setup.ts'),
  },
})
