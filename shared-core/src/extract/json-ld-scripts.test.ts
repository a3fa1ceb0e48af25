import { expect, test } from 'vitest'
import { findJsonLdScripts } from './json-ld-scripts.ts'

test.each(['type="application/ld+json"', "type = ' application/ld+json'", 'id=a TYPE=application/ld+json'])(
  '%s opens one',
  (attributes) => {
    const html = `<p>x</p><script ${attributes}>{}</script><script>{}</script>`
    expect(findJsonLdScripts(html)).toEqual([{ text: '{}', start: html.indexOf('{') }])
  },
)

test('spaces after a type cost time with their length, not with its square', () => {
  const before = process.cpuUsage()
  expect(findJsonLdScripts(`<script type=${' '.repeat(200_000)}x></script>`)).toEqual([])
  const { user, system } = process.cpuUsage(before)
  // Squared, they take a minute.
  expect((user + system) / 1000).toBeLessThan(2000)
})
