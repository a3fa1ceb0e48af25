import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import type { Article } from '../../../model/article.ts'
import { imageOf } from '../../../parse/blocks/image-of.ts'
import { isElement } from '../../../parse/html/walk.ts'
import { testContext } from '../../../testing/test-context.ts'
import { readArticle } from '../../read-article.ts'

const site = 'https://www.site.example'
const picture = '/photos/pier-at-dawn.jpg'
const sentence = 'The ferry will leave every forty minutes, not every hour, because two new boats arrived in January.'
const text = `<p>${sentence} ${sentence}</p>`.repeat(4)

function read(inner: string, head = ''): Article {
  const html = `<!doctype html><html lang="en"><head><title>Ferry timetable</title>${head}</head><body><main><article><h1>Ferry timetable changes</h1>${inner}${text}</article></main></body></html>`
  return readArticle({ kind: 'page', html }, testContext({ url: `${site}/a`, language: 'en' }))
}

const imageOfPage = (inner: string, head = ''): string | null => read(inner, head).image?.value.url ?? null

/** Emoji, logos, pixels and stand-ins. */
// biome-ignore format: a table
const signs = [
  'https://s.w.org/images/core/emoji/15.0.3/72x72/1f600.png', 'https://s.w.org/images/core/emoji/2.2.1/svg/1f609.svg', 'https://twemoji.maxcdn.com/v/13.0.1/72x72/1f680.png', 'https://static.xx.fbcdn.net/images/emoji.php/v9/t4c/1/16/1f642.png', '/wp-includes/images/smilies/icon_wink.gif', '/assets/svg/1f1e9-1f1ea.svg',
  '/undefined', '/null', '/{{ image }}', '/%7B%7Bpage.image%7D%7D', '/{% cover %}', 'https://pixel.wp.com/g.gif?v=ext', 'https://img.shields.io/badge/build-passing-green',
  '/svg/logo.svg', '/images/logo.png', '/img/site-logo.png', '/logo-white.svg', '/assets/logo_dark@2x.png'.replace('@2x', '_200x50'), '/media/logo-512x512.png', '/static/logos/paper.svg', '/favicon-196x196.png', '/apple-touch-icon-180x180.png', '/img/og-logo.png', '/sprite.svg',
  '/tracker/renderTimingPixel.png', 'https://vg07.met.vgwort.de/na/0123456789abcdef', 'https://www.facebook.com/tr?id=12&ev=PageView&noscript=1', 'https://b.scorecardresearch.com/p?c1=2&c2=3', 'https://ad.doubleclick.net/ddm/activity/src=1', '/pixel.gif', '/1x1.png', '/tracking-pixel.png', 'https://stats.site.example/pixel?id=2', '/counter.gif', '/cleardot.gif',
  '/blank.gif', '/img/spacer.gif', '/placeholder.png', '/img/placeholder-800x600.jpg', '/lazyload.gif', '/loading.gif', '/transparent.png', '/grey.gif', '/img/no-image.png', '/img/lazy-loader.svg', '/themes/x/dummy.png',
]

describe('no sign is the picture of an article', () => {
  test.each(signs)('%s', (sign) => {
    const address = new URL(sign, site).href
    for (const [inner, head] of [
      [`<p><img src="${sign}" alt=""></p>`, ''],
      [`<figure><img src="${sign}" width="900" height="600" alt=""></figure>`, ''],
      ['', `<link rel="preload" as="image" href="${sign}">`],
      ['', `<meta property="og:image" content="${address}">`],
      ['', `<meta name="twitter:image" content="${address}">`],
      ['', `<script type="application/ld+json">{"@type":"Article","headline":"Ferry timetable changes","image":"${address}"}</script>`],
      [`<div itemscope itemtype="https://schema.org/Article"><img itemprop="image" src="${sign}"></div>`, ''],
    ] as const)
      expect(`${inner}${head} ${imageOfPage(inner, head)}`).toBe(`${inner}${head} null`)
  })

  test.each(signs)('%s gives way to a picture of the text', (sign) => {
    expect(imageOfPage(`<p><img src="${sign}" alt=""></p><figure><img src="${picture}" alt="" width="900" height="600"></figure>`)).toBe(
      site + picture,
    )
  })

  // biome-ignore format: a table
  test.each(['/photos/dialog-of-nations.jpg', '/photos/the-logo-story-of-a-port.jpg', '/photos/pixel-9-review.jpg', '/photos/emojis-at-work-2026.jpg'.replace('emojis', 'emotions'), '/photos/blank-pages-of-a-novel.jpg', '/photos/loading-dock-at-night.jpg', '/photos/greyhound.jpg', '/photos/counter-culture-in-hull.jpg', '/photos/meth_t1200.jpg', '/photos/a-S.jpg'])(
    '%s is a picture',
    (url) => {
      expect(imageOfPage(`<figure><img src="${url}" alt="" width="900" height="600"></figure>`)).toBe(site + url)
    },
  )
})

describe('codes to scan, ways to pay and doors to shops', () => {
  // biome-ignore format: a table
  const devices = ['/qr-code.png', '/img/QRCode_300.png', '/barcode.gif', '/captcha.png', '/img/payment-icons.png', '/payment_methods.svg', '/app-store-badge.svg', '/img/google-play.png', '/appstore.png', '/spinner.gif']

  test.each(devices)('%s is no picture of an article that only shows it', (device) => {
    expect(imageOfPage(`<figure><img src="${device}" alt="" width="900" height="600"></figure>`)).toBeNull()
  })

  test.each(['/photos/qr-codes-on-museum-walls.jpg', '/photos/barcode-reader-at-work.jpg', '/photos/payment-in-cash.jpg'])(
    '%s is',
    (url) => {
      expect(imageOfPage(`<figure><img src="${url}" alt="" width="900" height="600"></figure>`)).toBe(site + url)
    },
  )
})

describe('a picture that is loaded later', () => {
  // biome-ignore format: a table
  const names = ['data-src', 'data-lazy-src', 'data-original', 'data-actualsrc', 'data-srv', 'data-lazy', 'data-url', 'data-img-src', 'data-lazyload', 'data-srcset', 'data-lazy-srcset', 'data-original-src', 'data-orig-file', 'data-real-src', 'data-echo', 'data-defer-src', 'data-delayed-url', 'data-ll-src', 'data-cfsrc', 'data-image', 'data-hi-res-src', 'data-pagespeed-lazy-src']
  const waiting = [
    '',
    'src="/blank.gif"',
    'src="data:image/gif;base64,R0lGODlhAQABAAAAACw="',
    'src="/img/placeholder.png"',
    'src="/loading.svg"',
    'src=""',
  ]

  test.each(names)('%s', (name) => {
    const value = /srcset/.test(name) ? `/photos/small.jpg 400w, ${picture} 1200w` : picture
    for (const src of waiting)
      expect(`${src} ${imageOfPage(`<figure><img ${src} ${name}="${value}" alt="A pier"></figure>`)}`).toBe(`${src} ${site}${picture}`)
  })

  test.each(['nitro-lazy-src', 'data-flickity-lazyload', 'data-splide-lazy', 'data-opt-src', 'data-ezsrc', 'data-spai-lazy-src'])(
    'under a name that nobody listed, %s',
    (name) => {
      for (const src of waiting)
        expect(imageOfPage(`<figure><img ${src} ${name}="${picture}" data-effect="fade" alt="A pier"></figure>`)).toBe(site + picture)
    },
  )

  test('values that are no addresses are passed over', () => {
    for (const attribute of [
      'data-lazy="true"',
      'data-lazyload="1"',
      'data-image="large"',
      'data-lazyload="/blank.gif"',
      'data-url="/share?u=1"',
      'data-echo="fade"',
    ])
      expect(imageOfPage(`<figure><img src="${picture}" ${attribute} alt="A pier"></figure>`)).toBe(site + picture)
  })
})

describe('pictures in the text', () => {
  const images = (inner: string): readonly string[] =>
    read(inner).blocks.flatMap((block) => (block.kind === 'image' ? [block.image.url] : []))

  test.each([
    ['amp-img', `<amp-img src="${picture}" width="900" height="600" alt="A pier"></amp-img>`],
    [
      'amp-img with a copy for readers without scripts',
      `<amp-img src="${picture}" alt="A pier"><noscript><img src="${picture}"></noscript></amp-img>`,
    ],
    ['noscript alone', `<noscript><img src="${picture}" alt="A pier"></noscript>`],
    ['noscript beside an empty picture', `<img class="lazy" alt=""><noscript><img src="${picture}" alt="A pier"></noscript>`],
    ['noscript beside data', `<img src="data:image/gif;base64,R0" alt=""><noscript><img src="${picture}" alt="A pier"></noscript>`],
    ['noscript in a figure', `<figure><noscript><img src="${picture}" alt="A pier"></noscript></figure>`],
    [
      'noscript beside the same picture',
      `<img data-src="${picture}" alt="A pier"><noscript><img src="${picture}" alt="A pier"></noscript>`,
    ],
    ['a picture element', `<picture><source srcset="/a.webp"><img src="${picture}" alt="A pier"></picture>`],
  ])('%s counts once', (_name, inner) => {
    expect(images(inner)).toEqual([picture])
  })

  test.each([
    ['a pixel', '<noscript><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=1&ev=PageView"></noscript>'],
    ['a counter', '<noscript><img src="https://vg07.met.vgwort.de/na/0123"></noscript>'],
  ])('%s for readers without scripts is none', (_name, inner) => {
    expect(images(inner)).toEqual([])
  })
})

describe('the text of a picture', () => {
  // biome-ignore format: a table
  test.each([
    ['<img src="/a.jpg" alt="A pier">', 'A pier'], ['<img src="/a.jpg" alt="">', ''], ['<img src="/a.jpg">', null], ['<img src="/a.jpg" alt=" ">', null], ['<img src="/a.jpg" alt="\u00a0\t">', null], ['<img src="/a.jpg" alt="\u3000">', null],
    ['<img src="/a.jpg" role="presentation">', ''], ['<img src="/a.jpg" role="none">', ''], ['<img src="/a.jpg" aria-hidden="true">', ''], ['<img src="/a.jpg" aria-hidden="false">', null], ['<img src="/a.jpg" role="img">', null],
    ['<img src="/a.jpg" aria-label="A pier">', 'A pier'], ['<img src="/a.jpg" aria-label=" ">', null], ['<img src="/a.jpg" alt=" " aria-label="A pier">', 'A pier'],
    ['<p id="c">A pier</p><img src="/a.jpg" aria-labelledby="c">', 'A pier'], ['<img src="/a.jpg" aria-labelledby="a b"><b id="b">at dawn</b><b id="a">A pier</b>', 'A pier at dawn'], ['<img src="/a.jpg" aria-labelledby="missing">', null],
    ['<img src="/a.jpg" role="presentation" alt="A pier">', 'A pier'],
  ])('%j: %j', (html, alt) => {
    const element = parseDocument(html).children.find((node) => isElement(node) && node.name === 'img')
    expect(element !== undefined && isElement(element) ? imageOf(element)?.alt : undefined).toBe(alt)
  })
})
