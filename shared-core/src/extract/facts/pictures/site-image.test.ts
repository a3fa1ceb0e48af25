import { expect, test } from 'vitest'
import type { Site } from '../../../model/input.ts'
import { testContext } from '../../../testing/test-context.ts'
import { readArticle } from '../../read-article.ts'
import { isSiteImage } from './site-image.ts'

const home = 'https://www.harbour.example'
const logo = `${home}/brand/harbour.png`

test.each([
  ['the logo', logo, true],
  ['the logo, by the other scheme', logo.replace('https:', 'http:'), true],
  ['the logo, cut to size', `${home}/brand/harbour-1200x630.png`, true],
  ['the logo, with a version', `${logo}?v=7`, true],
  ['another picture of that folder', `${home}/brand/harbour-at-dawn.png`, false],
  ['a picture service that is asked for another picture', `${home}/image?url=ferry`, false],
  ['a default by its name', `${home}/img/og-default.png`, true],
  ['a default to share by its name', `${home}/img/default-share-image-1200x630.jpg`, true],
  ['a fallback by its name', `${home}/img/social_image_fallback.jpg`, true],
  ['a folder named default holds all files of some systems', `${home}/sites/default/files/share/ferry.jpg`, false],
  ['a picture about a default', `${home}/img/loan-default-rates.jpg`, false],
  ['a picture made for sharing this article', `${home}/img/og-image-ferry.jpg`, false],
])('%s', (_name, url, expected) => expect(isSiteImage(url, [logo, `${home}/image?url=logo`])).toBe(expected))

const site: Site = {
  url: `${home}/`,
  name: 'Harbour Weekly',
  publisher: null,
  logo: { url: '/brand/harbour.png', alt: null, width: null, height: null },
}
const meta = (url: string) => `<meta property="og:image" content="${url}">`
const publisher = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Ferries","image":"${logo}","publisher":{"@type":"Organization","name":"Harbour Weekly","logo":{"@type":"ImageObject","url":"${logo}"}}}</script>`
const figure = '<figure><img src="/pictures/pier.jpg" width="1200" height="800" alt="The pier"></figure>'
const text =
  '<p>The ferry will leave every forty minutes, not every hour, because two new boats arrived in January, says the operator.</p>'.repeat(4)

// biome-ignore format: a table
test.each([
  { name: 'the logo that the CMS knows gives way to the picture in the text', head: meta(logo), body: figure, given: site, image: `${home}/pictures/pier.jpg`, siteImage: logo },
  { name: 'so does the logo that only the page’s publisher names', head: publisher, body: figure, given: null, image: `${home}/pictures/pier.jpg`, siteImage: logo },
  { name: 'and a default, known by its name', head: meta('/og-default.png'), body: figure, given: null, image: `${home}/pictures/pier.jpg`, siteImage: `${home}/og-default.png` },
  { name: 'nothing else: no image', head: meta(logo), body: '', given: site, image: undefined, siteImage: logo },
  { name: 'the article’s own stays', head: meta('/pictures/ferry.jpg'), body: figure, given: site, image: `${home}/pictures/ferry.jpg`, siteImage: null },
  { name: 'a logo that the page does not declare as the article’s image is not reported', head: '', body: `<img src="${logo}" width="900" height="900">${figure}`, given: site, image: `${home}/pictures/pier.jpg`, siteImage: null },
])('$name', ({ head, body, given, image, siteImage }) => {
  const html = `<html lang="en"><head><title>Ferries</title>${head}</head><body><article><h1>Ferries</h1>${body}${text}</article></body></html>`
  const context = testContext({ url: `${home}/news/ferries`, site: given })
  const article = readArticle({ kind: 'page', html }, context)
  expect([article.image?.value.url, article.markup?.siteImage]).toEqual([image, siteImage])
})
