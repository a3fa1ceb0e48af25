import { expect, test } from 'vitest'
import { findJsonLdScripts } from './json-ld-scripts.ts'

test.each(['type="application/ld+json"', "type = ' application/ld+json'", 'id=a TYPE=application/ld+json'])(
  '%s opens one',
  (attributes) => {
    const html = `<p>x</p><script ${attributes}>{}</script><script>{}</script>`
    expect(findJsonLdScripts(html)).toEqual([{ text: '{}', start: html.indexOf('{') }])
  },
)

test('spaces after a type open none', () => {
  expect(findJsonLdScripts(`<script type=${' '.repeat(10)}x></script>`)).toEqual([])
})
