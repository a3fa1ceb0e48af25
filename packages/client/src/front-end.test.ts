import { expect, test } from 'vitest'
import {
  type CitableEntry,
  citableHead,
  citableJsonLd,
  citableLanguages,
  citableLinks,
  citableScript,
  citableUseHead,
} from './front-end.ts'

const text = '{"@context":"https://schema.org","@graph":[]}'
const alternates = [
  { locale: 'en', url: 'https://example.org/a?b=1&c="2"' },
  { locale: 'fr', url: 'https://example.org/fr/a' },
]
const entry: CitableEntry = { citable: { jsonLdText: text, alternates } }

test.each<[string, CitableEntry]>([
  ['an address without an entry', undefined],
  ['a hidden entry', {}],
  ['an entry that is hidden over GraphQL', { citable: null }],
  ['an entry that is analysed later', { citable: { jsonLdText: null, alternates: [], pending: true } }],
])('%s prints nothing', (_name, nothing) => {
  expect([
    citableHead(nothing),
    citableJsonLd(nothing),
    citableScript(nothing),
    citableLanguages(nothing),
    citableUseHead(nothing),
  ]).toEqual(['', '', null, { languages: {} }, { link: [], script: [] }])
})

test('nothing in an answer can end the script, and the value stays the same', () => {
  const value = { headline: '</script><script>alert(1)</script><!-- & \u2028\u2029' }
  const safe = citableJsonLd({ citable: { jsonLdText: JSON.stringify(value) } })
  expect(safe).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(safe)).toEqual(value)
  expect(citableJsonLd({ citable: { jsonLdText: safe } })).toBe(safe)
  expect(citableHead({ citable: { jsonLdText: JSON.stringify(value) } }).match(/<\/script>/g)).toHaveLength(1)
})

test('languages are linked where there are several, with the default one for all other readers', () => {
  expect(citableLinks(entry).map(({ hreflang }) => hreflang)).toEqual(['en', 'fr'])
  expect(citableLanguages(entry, { defaultLocale: 'fr' }).languages).toEqual({
    en: 'https://example.org/a?b=1&c="2"',
    fr: 'https://example.org/fr/a',
    'x-default': 'https://example.org/fr/a',
  })
  expect(citableLinks({ citable: { jsonLdText: text, alternates: alternates.slice(0, 1) } })).toEqual([])
  const script = { locale: 'xx', url: 'javascript:alert(1)' }
  expect(citableLinks({ citable: { jsonLdText: text, alternates: [...alternates, script] } })).toHaveLength(2)
  expect(citableHead(entry)).toContain('href="https://example.org/a?b=1&amp;c=&quot;2&quot;"')
})
