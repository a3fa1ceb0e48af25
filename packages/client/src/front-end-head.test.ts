import { expect, test } from 'vitest'
import {
  type CitableEntry,
  type CitablePageHead,
  citableMetadata,
  citableUseWholeHead,
  citableWholeHead,
  headHtml,
  headTags,
} from './front-end.ts'

const image = { url: 'https://example.org/heap.jpg', alt: 'A "heap"', width: 1200, height: 630 }
const head: CitablePageHead = {
  title: 'Heap & soil | Notes',
  description: 'What a <heap> needs.',
  canonical: 'https://example.org/heap?a=1&b=2',
  robots: 'max-image-preview:large',
  openGraph: {
    type: 'article',
    title: 'Heap & soil',
    description: null,
    url: 'https://example.org/heap?a=1&b=2',
    siteName: 'Notes',
    locale: null,
    publishedTime: '2026-03-04T05:06:07Z',
    modifiedTime: null,
    image,
  },
  twitter: { card: 'summary_large_image', title: 'Heap & soil', image },
  alternates: [
    { hreflang: 'en', href: 'https://example.org/heap' },
    { hreflang: 'x-default', href: 'https://example.org/heap' },
  ],
}
const jsonLdText = '{"@context":"https://schema.org","@graph":[]}'
const entry: CitableEntry = { citable: { jsonLdText, head } }

test('HTML holds every value that is there, escaped, and nothing for those that are not', () => {
  expect(headHtml(head).split('\n')).toEqual([
    '<title>Heap &amp; soil | Notes</title>',
    '<meta name="description" content="What a &lt;heap&gt; needs.">',
    '<meta name="robots" content="max-image-preview:large">',
    '<link rel="canonical" href="https://example.org/heap?a=1&amp;b=2">',
    '<link rel="alternate" hreflang="en" href="https://example.org/heap">',
    '<link rel="alternate" hreflang="x-default" href="https://example.org/heap">',
    '<meta property="og:type" content="article">',
    '<meta property="og:title" content="Heap &amp; soil">',
    '<meta property="og:url" content="https://example.org/heap?a=1&amp;b=2">',
    '<meta property="og:site_name" content="Notes">',
    '<meta property="og:image" content="https://example.org/heap.jpg">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="A &quot;heap&quot;">',
    '<meta property="article:published_time" content="2026-03-04T05:06:07Z">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="twitter:title" content="Heap &amp; soil">',
    '<meta name="twitter:image" content="https://example.org/heap.jpg">',
  ])
})

test.each([
  'javascript:alert(1)',
  ' https://example.org/before',
  '//example.org/heap',
  '/uploads/heap.jpg',
  'data:image/png;base64,AAAA',
  'see https://example.org/',
  'https://?heap',
  'http://[heap',
])('%j is no address of the web: neither HTML nor what a framework is handed has it', (evil) => {
  const bad: CitablePageHead = {
    ...head,
    canonical: evil,
    alternates: [{ hreflang: 'en', href: evil }],
    openGraph: { ...head.openGraph!, url: evil, image: { url: evil } },
    twitter: { ...head.twitter!, image: { url: evil } },
  }
  const one = { citable: { jsonLdText, head: bad } }
  for (const made of [headHtml(bad), citableWholeHead(one), citableMetadata(one), citableUseWholeHead(one)])
    expect(JSON.stringify(made)).not.toContain(JSON.stringify(evil).slice(1, -1))
  expect(citableMetadata(one).openGraph).not.toHaveProperty('images')
  expect(headTags({ title: '' })).toEqual([])
})

test('a protocol in capitals is one of the web', () => {
  expect(headHtml({ title: 'Heap', canonical: 'HTTPS://example.org/heap' })).toContain('href="HTTPS://example.org/heap"')
})

test('the whole head has the JSON-LD once; an entry of an older plugin has what it always had', () => {
  const html = citableWholeHead(entry)
  expect(html.match(/<script type="application\/ld\+json">/g)).toHaveLength(1)
  expect(html.startsWith('<title>')).toBe(true)
  expect(citableWholeHead({ citable: { jsonLdText } })).toBe(`<script type="application/ld+json">${jsonLdText}</script>`)
  for (const nothing of [undefined, null, {}, { citable: null }]) expect(citableWholeHead(nothing)).toBe('')
})

test('Next.js gets its metadata, and keeps what only the layout has', () => {
  expect(
    citableMetadata(entry, { alternates: { canonical: { url: 'https://example.org/' }, types: { 'application/rss+xml': '/rss' } } }),
  ).toEqual({
    title: { absolute: 'Heap & soil | Notes' },
    description: 'What a <heap> needs.',
    robots: 'max-image-preview:large',
    alternates: {
      canonical: 'https://example.org/heap?a=1&b=2',
      types: { 'application/rss+xml': '/rss' },
      languages: { en: 'https://example.org/heap', 'x-default': 'https://example.org/heap' },
    },
    openGraph: {
      type: 'article',
      title: 'Heap & soil',
      url: 'https://example.org/heap?a=1&b=2',
      siteName: 'Notes',
      publishedTime: '2026-03-04T05:06:07Z',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: 'Heap & soil', images: [image.url] },
  })
  const layout = { alternates: { canonical: { url: 'https://example.org/' } } }
  expect(citableMetadata(undefined, layout)).toEqual(layout)
  expect(citableMetadata({})).toEqual({})
})

test('Nuxt gets title, metas and links, and no template of its own is put around the title', () => {
  const { title, titleTemplate, meta, link, script } = citableUseWholeHead(entry)
  expect([title, titleTemplate, script.length]).toEqual(['Heap & soil | Notes', null, 1])
  expect(meta).toContainEqual({ property: 'og:title', content: 'Heap & soil' })
  expect(link).toContainEqual({ rel: 'canonical', href: 'https://example.org/heap?a=1&b=2' })
  expect(citableUseWholeHead({})).toEqual({ script: [], link: [] })
})
