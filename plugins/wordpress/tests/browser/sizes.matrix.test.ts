import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { pluginDirectory } from '@citable/tooling/sites/wordpress/plugin-directory'
import { expect, test } from 'vitest'

/** kB of 1,000 bytes, gzip, without the worker: what an editor's browser loads before anything is scored, and each page of its own. */
test.each([
  ['editor', 60],
  ['classic', 60],
  ['bulk', 40],
  ['settings', 40],
  ['traffic', 40],
  ['texts', 20],
  ['quick-edit', 2],
  ['breadcrumbs', 3],
  ['profile', 1],
  ['redirects', 10],
])('%s.js as shipped', (name, limit) => {
  const size = gzipSync(readFileSync(`${pluginDirectory}/build/${name}.js`), { level: 9 }).length / 1000
  expect(size).toBeLessThanOrEqual(limit)
})
