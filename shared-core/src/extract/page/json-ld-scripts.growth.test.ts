import { expect, test } from 'vitest'
import { cpuGrowth, maxGrowth } from '../../../test/cpu-growth.ts'
import { findJsonLdScripts } from './json-ld-scripts.ts'

test('spaces after a type cost time with their length, not with its square', () => {
  const find = (spaces: number) => findJsonLdScripts(`<script type=${' '.repeat(spaces)}x></script>`)
  // Squared, 200,000 take a minute.
  expect(cpuGrowth(find, 80_000)).toBeLessThan(maxGrowth)
})
