import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { pollMs } from '../src/gates/gate.ts'

/** The console and the API reference in Chromium, against a real service with real data. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    include: ['packages/tooling/test/**/*.console.ts'],
    expect: { poll: { timeout: pollMs } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
})
