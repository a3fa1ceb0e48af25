import { expect, test } from 'vitest'
import { cpuGrowth, maxGrowth } from '../../test/cpu-growth.ts'
import { findJsonLdScripts } from './json-ld-scripts.ts'

test.each(['type="application/ld+json"', "type = ' application/ld+json'", 'id=a TYPE=application/ld+json'])(
  '%s opens one',
  (attributes) => {
    const html = `<p>x</p><script ${attributes}>{}</script><script>{}</script>`
    expect(findJsonLdScripts(html)).toEqual([{ text: '{}', start: html.indexOf('{') }])
  },
)

test('spaces after a type cost time with their length, not with its square', () => {
  const find = (spaces: number) => findJsonLdScripts(`<script type=${' '.repeat(spaces)}x></script>`)
  expect(find(10)).toEqual([])
  // Squared, 200,000 take a minute.
  expect(cpuGrowth(find, 80_000)).toBeLessThan(maxGrowth)
})
