import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The package in Strapi's official starter, outside of the workspace. Minutes, and a registry: run by hand. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/starter/**/*.test.ts'],
    bail: 1,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 1_800_000,
    testTimeout: 900_000,
  },
})
