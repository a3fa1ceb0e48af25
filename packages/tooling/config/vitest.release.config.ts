import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Published archives, made twice and installed: minutes of building, so not part of `npm test`. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    include: ['packages/tooling/test/*.release.ts', 'plugins/strapi/tests/{front-ends,server}/**/*.release.ts'],
    // it ends what hangs; nothing waits for it
    testTimeout: 600_000,
    hookTimeout: 1_800_000,
  },
})
