import { readFileSync } from 'node:fs'
import { bands } from '@citable/editor/bands'
import { expect, it } from 'vitest'
import { root } from '../src/commands/check.ts'

/** Where the bands of a score are written in a language that cannot import them. */
it.each([
  ['plugins/wordpress/includes/Band.php', /'good' => (\d+),\s*'fair' => (\d+),\s*'poor' => 0,/],
  ['packages/service/src/console/assets/try.js', /score >= (\d+) \? 'good' : score >= (\d+) \?/],
])('%s has the bands of the panels', (file, pattern) => {
  const [, good, fair] = pattern.exec(readFileSync(`${root}/${file}`, 'utf8')) ?? []
  expect({ good: Number(good), fair: Number(fair) }).toEqual(bands)
})
