import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** PHPUnit on a booted WordPress, and the real block editor in Chromium. One file after the other: they share one machine. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/{php,browser}/*.test.ts'],
    globalSetup: ['tests/build.ts'],
    fileParallelism: false,
    // waits end what hangs, on a machine that is many times slower too; without a word a poll gives up after a second
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
})
