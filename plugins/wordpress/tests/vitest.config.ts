import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** PHPUnit on a booted WordPress, and the real block editor in Chromium. One file after the other: they share one machine. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/{php,browser}/*.test.ts'],
    globalSetup: ['tests/build.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
