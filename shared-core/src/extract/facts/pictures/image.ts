import type { Element } from 'domhandler'
import type { Block, Found } from '../../../model/article.ts'
import type { Image } from '../../../model/input.ts'
import { isEmoji, isPixel, isPlaceholder } from '../../../parse/blocks/image-kind.ts'
import { imageOf, largest } from '../../../parse/blocks/image-of.ts'
import { nameFlags } from '../../../parse/html/name-flags.ts'
import type { PageIndex } from '../../../parse/html/page-index.ts'
import { isElement, walk } from '../../../parse/html/walk.ts'
import { found, metaOrigin } from '../../page/found.ts'
import { isNode, valuesOf } from '../../page/json-ld.ts'
import { absoluteUrl, isBesideArticle, isWithin, type PageSource } from '../../page/page-source.ts'
import { sizeSuffix } from './image-size.ts'
import { isSiteImage } from './site-image.ts'

/** Google's least area of an article image in pixels, https://developers.google.com/search/docs/appearance/structured-data/article */
const minArea = 50_000

/** Words in the address of a picture that was made for networks; the article's own goes before it. */
const madeForSharing =
  /(?:^|[/_-])(?:social|share|sharing|facebook|twitter|og|opengraph)[_-]?(?:share|image|img|card|media|thumb|preview|default)(?=[/_.-]|$)/i

/** Addresses of small copies and stand-ins; whatever else the page declares goes before them. */
const smallCopy = /[?&](?:w|width)=[1-3]?\d{2}(?!\d)|[/_.=-][1-3]?\d{2}x[1-3]?\d{2}(?=[/_.?&-]|$)|\/cache\.php|\/structured-data\//i

/** Names of folders and files that hold no picture of the article. "default" is where Drupal stores all files. */
const notArticle =
  /(?:^|[/_.-])(?:(?:logo|icon|favicon|avatar|sprite|placeholder|gravatar)s?(?=[/_.?-]|\d*$)|(?:default|blank|spacer|pixel|badge|button|1x1|transparent)s?(?=[_.?-][^/]*$|\d*$))/i

/**
 * The article's image, with an absolute address, from JSON-LD, `og:image`, `twitter:image`, `itemprop=image`, `link rel=image_src`, the first
 * large image at the headline or in the text, the still of its video, or a preloaded picture, in this order. Logos, icons and small images
 * come last. The site's own logo or default image is never the article's; `siteImage` is the first such address that the page declares.
 */
export function readImage(
  source: PageSource,
  blocks: readonly Block[],
): { readonly image: Found<Image> | null; readonly siteImage: string | null } {
  const logos = logosOf(source)
  let siteImage: string | null = null
  let second: Found<Image> | null = null
  let card: Found<Image> | null = null
  let thumb: Found<Image> | null = null
  for (const candidate of candidates(source, blocks)) {
    const url = absoluteUrl(candidate.value.url.replace(/&amp;/g, '&').replace(/#.*$/, ''), source)
    if (url === null || isSign(url) || isReport(url) || isBanner({ ...candidate.value, url })) continue
    if (candidate.confidence !== 'declared' && device.test(pathOf(url))) continue
    if (isSiteImage(url, logos)) {
      if (candidate.confidence === 'declared') siteImage ??= url
      continue
    }
    const original = candidate.from === 'open_graph' ? originalOf(url, source) : null
    const sizes = original === null ? {} : { width: null, height: null }
    const image: Found<Image> = { ...candidate, value: { ...candidate.value, ...sizes, url: upgraded(original ?? url, source) } }
    // A declared picture may be poor; a picture of unknown size is not surely better.
    if (image.confidence === 'guessed' && (card ?? thumb ?? second) !== null) continue
    if (isArticleImage(image.value)) {
      if (smallCopy.test(image.value.url)) thumb ??= image
      else if (image.from === 'json_ld' || !madeForSharing.test(pathOf(image.value.url))) return { image, siteImage }
      card ??= image
    } else second ??= isTiny(image.value) ? null : image
  }
  return { image: card ?? thumb ?? second, siteImage }
}

/** Names of files and folders of logos and flags, which no article has for its picture, whichever element declares it. */
const logo =
  /(?:^|[/_.-])(?:logos?|favicons?|sprites?|apple-touch-icon)(?:[_-]?(?:\d{1,4}(?:x\d{1,4})?|white|black|dark|light|header|footer|main|square|small|large|default|icon|og|social|share|facebook))*\.(?:svg|png|gif|jpe?g|webp|ico)$|\/(?:logos?|favicons?|icons)\/[^/]*\.(?:svg|ico)$/i

/** What a template prints where it knows no picture: `undefined`, `{{ image }}`. */
const unfilled = /(?:^|\/)(?:undefined|null|nan|none|false|true|\[object)$|%7b%|\{[{%]/i

/** Faces of accounts, which blogs without a picture name in its place. */
const face = /\/\/(?:[\w-]+\.)?gravatar\.com\/avatar\//i

/** An emoji, a pixel, a stand-in for a picture or a logo, or no address at all. */
const isSign = (url: string): boolean =>
  unfilled.test(pathOf(url)) || face.test(url) || isEmoji(url) || isPixel(url) || isPlaceholder(url) || logo.test(pathOf(url))

/** Files of codes to scan, ways to pay and doors to shops of apps. A page about them says so itself. */
const device =
  /(?:^|[/_.-])(?:qr[_-]?codes?|barcodes?|captcha|payments?[_-]?(?:icons?|methods?|options?|logos?|cards?)|(?:apple[_-]?|app[_-]?|google[_-]?)(?:store|play)(?:[_-]?(?:badge|button|download))?|spinner)(?:[_-]?\d{1,4})?\.(?:svg|png|gif|jpe?g|webp)$/i

/** Hosts and files that count visits. */
const report =
  /\/\/(?:pixel|beacon|track(?:ing|er)?|analytics|counter|metrics|stats)\d?\.|\/(?:__utm|track(?:ing|er)?|beacon|pixel|hit|open|[bgp])\.gif|\/(?:piwik|matomo)\.php/i

const isReport = (url: string): boolean => report.test(url)

/** Sizes of advertising that no picture of an article has, https://www.iab.com/guidelines/iab-new-ad-portfolio/ and its older units. */
const bannerSizes = new Set(
  '728x90 970x90 970x250 970x66 980x120 980x90 930x180 468x60 392x72 234x60 320x50 300x50 320x100 120x600 160x600 120x240 120x90 88x31 750x100 750x200 950x90 960x90 1000x90'.split(
    ' ',
  ),
)

/** By its own size, or by the one that its file is named after. */
function isBanner({ url, width, height }: Image): boolean {
  if (width !== null && height !== null && bannerSizes.has(`${width}x${height}`)) return true
  const named = /(?<!\d)(\d{2,4}x\d{2,3})(?!\d)[^/]*$/.exec(pathOf(url))
  return named !== null && bannerSizes.has(named[1]!)
}

/** The site's logo as its CMS knows it, else as the publisher of the article has it in the page's JSON-LD. */
function logosOf(source: PageSource): readonly string[] {
  const { articleNode, context, jsonLd } = source
  const given = context.site?.logo?.url
  const declared =
    given !== undefined || articleNode === null
      ? []
      : valuesOf(articleNode, 'publisher', jsonLd)
          .filter(isNode)
          .flatMap((publisher) => valuesOf(publisher, 'logo', jsonLd))
          .map((logo) => (isNode(logo) ? (logo['url'] ?? logo['contentUrl']) : logo))
  return [given, ...declared].flatMap((logo) => (typeof logo === 'string' ? (absoluteUrl(logo, source) ?? []) : []))
}

/** Places in the source that are tried for one picture. */
const maxTries = 20

/** The uncut picture of a size made for sharing, when the page itself names it on the same host or a sister of it; null: unknown. */
function originalOf(url: string, source: PageSource): string | null {
  const bare = url.replace(/[?#].*$/, '')
  if (!sizeSuffix.test(bare)) return null
  const text = source.page.source
  const isShutOut = jsonLdTest(source.page)
  for (const by of ['', '-scaled']) {
    const original = bare.replace(sizeSuffix, by)
    const name = original.slice(original.lastIndexOf('/') + 1)
    if (name.length < 7) return null
    let at = text.indexOf(name)
    for (let tries = 0; at !== -1 && tries < maxTries; tries++) {
      const address = isShutOut(at) ? null : addressAt(text, at, name, source)
      if (address !== null && domainOf(address) === domainOf(url)) return address
      at = text.indexOf(name, at + name.length)
    }
  }
  return null
}

/** Finds places inside JSON-LD, which is a source of its own that a caller may have shut out. Linear in the page, however many scripts it has. */
function jsonLdTest({ source, jsonLdTexts }: PageIndex): (at: number) => boolean {
  const ranges: { readonly start: number; readonly end: number }[] = []
  let from = 0
  for (const script of jsonLdTexts) {
    const start = source.indexOf(script, from)
    // A script whose place is unknown might be anywhere.
    if (start === -1) return () => true
    from = start + script.length
    ranges.push({ start, end: from })
  }
  return (at) => ranges.some(({ start, end }) => at >= start && at < end)
}

/** The whole address that ends in `name` at this place, in markup or in a script's string; null: it is no whole one. */
function addressAt(text: string, at: number, name: string, source: PageSource): string | null {
  if (!/^["'\s?)\\&<,]/.test(text.slice(at + name.length, at + name.length + 1))) return null
  const before = text.slice(Math.max(0, at - 400), at).replace(/\\u002f|\\\//gi, '/')
  const address = /[^"'\s(<>,=\\]{1,300}\/$/.exec(before)
  return address === null ? null : absoluteUrl(address[0] + name, source)
}

/** The last two labels of a host: near enough to separate a picture's other servers from other sites. */
function domainOf(url: string): string {
  return new URL(url).hostname.split('.').slice(-2).join('.')
}

function isTiny({ width, height }: Image): boolean {
  return width !== null && height !== null && width * height < minArea
}

function isArticleImage(image: Image): boolean {
  if (isTiny(image)) return false
  const path = pathOf(image.url)
  return !notArticle.test(path) && !/\.svg$/i.test(path)
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/^https?:\/\/[^/]+/, '')
}

/** An `http:` image on an `https:` page of the same host would be blocked as mixed content. */
function upgraded(url: string, { context }: PageSource): string {
  if (context.url === null || !url.startsWith('http:') || !URL.canParse(context.url)) return url
  const page = new URL(context.url)
  return page.protocol === 'https:' && new URL(url).host === page.host ? `https:${url.slice(5)}` : url
}

function* candidates(source: PageSource, blocks: readonly Block[]): Generator<Found<Image>> {
  yield* fromJsonLd(source)
  yield* fromMetas(source)
  for (const element of source.page.itemprops.get('image') ?? []) {
    const image = imageOfItem(element)
    if (image) yield found(image, 'element', 'itemprop=image', { confidence: 'declared' })
  }
  for (const { rel, href } of source.page.links) {
    if (rel.includes('image_src')) yield found({ url: href, alt: null, width: null, height: null }, 'meta', 'link rel=image_src')
  }
  for (const { image, isSure } of shownImages(source)) yield found(image, 'element', 'img', { confidence: isSure ? 'likely' : 'guessed' })
  for (const block of blocks) {
    if (block.kind === 'image') yield found(block.image, 'element', 'img')
    const still = block.kind === 'video' ? pictureAt(block.poster) : null
    if (still !== null) yield found(still, 'element', 'video poster')
  }
  // A preloaded picture is the one at the top, or the site's own.
  for (const { rel, preloaded } of source.page.links) {
    const early = rel.includes('preload') && preloaded !== null ? pictureAt(largest(preloaded) ?? undefined) : null
    if (early !== null) yield found(early, 'meta', 'link rel=preload', { confidence: 'guessed' })
  }
}

/** An address of the element itself, or of the picture that the marked item describes. */
function imageOfItem(element: Element): Image | null {
  const { content, href, resource } = element.attribs
  const url = content ?? href ?? resource ?? null
  if (url !== null) return { url, alt: null, width: null, height: null }
  const own = imageOf(element)
  if (own !== null) return own
  let inner: Image | null = null
  walk(element, {
    enter(node) {
      if (!isElement(node) || inner !== null) return false
      if (/^(?:url|contentUrl|image)$/.test(node.attribs['itemprop'] ?? '') || node.name === 'img') inner = imageOfItem(node)
      return true
    },
  })
  return inner
}

/** Elements above the headline in which a picture over its whole width may stand. */
const aboveHeadline = 60

/** Pixels of width from which a picture above the headline is no logo. */
const minHero = 400

/** Class names of pictures that lead an article, and of those that belong to another person or thing. */
const leadName =
  /(?:^|[\s_-])(?:hero|featured?|lead|cover|post-thumbnail|wp-post-image|main-image|article-image|header-image|teaser-image|aufmacher|banner-image)(?=[\s_-]|$)/i
const otherName = /(?:^|[\s_-])(?:avatar|logo|icon|emoji|author|profile|gravatar|byline|badge|flag|ad|ads)(?=[\s_-]|$)/i

/** UTF-16 units of text in a box around a picture whose name is still about the picture; pictures that are looked at. */
const boxText = 300
const maxShown = 100

/** Pictures from the headline to the end of the text in the order of the page, and large ones right above the headline. */
function* shownImages(source: PageSource): Generator<{ readonly image: Image; readonly isSure: boolean }> {
  const { page, textStart, textEnd, heading, dropped } = source
  const above = heading === -1 ? textStart : heading
  let tries = 0
  for (let index = Math.max(0, above - aboveHeadline); index < Math.min(textEnd + 1, page.elements.length) && tries < maxShown; index++) {
    const element = page.elements[index]!
    if (dropped.has(element) && page.notes.get(element)!.images !== 1) {
      index = page.notes.get(element)!.last
      continue
    }
    const image = shownImage(element)
    if (image !== null || element.name === 'img') tries++
    if (image === null || !isArticleImage(image) || !isLead(element, image, index < above, source)) continue
    if (isBesideArticle(element, source, nameFlags.caption | nameFlags.embed)) continue
    yield { image, isSure: isLead(element, image, true, source) }
  }
}

function isLead(element: Element, image: Image, isAbove: boolean, { page }: PageSource): boolean {
  const isNear = (up: Element): boolean => up === element || (page.notes.get(up)?.text ?? 0) <= boxText
  if (isWithin(element, (up) => up.name === 'aside' || up.name === 'footer' || (isNear(up) && otherName.test(up.attribs['class'] ?? ''))))
    return false
  if (!isAbove && element.name === 'img') return true
  return (image.width ?? 0) >= minHero || isWithin(element, (up) => isNear(up) && leadName.test(up.attribs['class'] ?? ''))
}

/** The picture an element shows, in its widest size: by `src`, its `picture`, its copy for readers without scripts, or its background. */
function shownImage(element: Element): Image | null {
  if (element.name !== 'img' && element.name !== 'amp-img') {
    const { attribs } = element
    const later = attribs['data-bg'] ?? attribs['data-background'] ?? attribs['data-background-image'] ?? attribs['data-bg-image']
    const copy = later === undefined ? copyIn(element) : pictureAt(later.replace(/^url\(["']?|["']?\)$/g, ''))
    if (copy !== null) return copy
    const url = /background(?:-image)?\s*:[^;]{0,40}url\(\s*["']?([^"')]{1,1000})/i.exec(element.attribs['style'] ?? '')?.[1]
    return pictureAt(url)
  }
  const own = imageOf(element)
  if (own !== null && isIcon(own)) return null
  const wide = largest(element.attribs['srcset']) ?? largest(element.attribs['data-srcset']) ?? widestSource(element)
  const sizes = { width: null, height: null }
  if (wide !== null && !/^data:/i.test(wide)) return { url: wide, alt: own?.alt ?? element.attribs['alt'] ?? null, ...sizes }
  return own ?? copyOf(element)
}

/** Pixels of each side between which a picture is shown as an icon; smaller ones stand in for what is loaded later. */
const iconSide = { min: 16, below: 100 } as const

const isIcon = ({ width, height }: Image): boolean =>
  [width, height].every((side) => side !== null && side >= iconSide.min && side < iconSide.below)

function pictureAt(url: string | undefined): Image | null {
  return url === undefined || url === '' || /^data:/i.test(url) ? null : { url, alt: null, width: null, height: null }
}

/** The widest source of the first kind in the `picture` around an image. */
function widestSource({ parent }: Element): string | null {
  if (!parent || !isElement(parent) || parent.name !== 'picture') return null
  for (const child of parent.children) {
    const url =
      isElement(child) && child.name === 'source' ? (largest(child.attribs['srcset']) ?? largest(child.attribs['data-srcset'])) : null
    if (url !== null) return url
  }
  return null
}

function copyOf({ parent }: Element): Image | null {
  return parent && isElement(parent) ? copyIn(parent) : null
}

/** The picture that a box holds for readers without scripts. */
function copyIn(box: Element): Image | null {
  for (const child of box.children) {
    if (!isElement(child) || child.name !== 'noscript') continue
    const image = child.children.find((node): node is Element => isElement(node) && node.name === 'img')
    if (image) return imageOf(image)
  }
  return null
}

function* fromJsonLd({ articleNode, jsonLd }: PageSource): Generator<Found<Image>> {
  if (articleNode === null) return
  for (const property of ['image', 'thumbnailUrl', 'primaryImageOfPage']) {
    for (const value of valuesOf(articleNode, property, jsonLd)) {
      if (typeof value === 'string') yield found({ url: value, alt: null, width: null, height: null }, 'json_ld', property)
      else if (isNode(value)) {
        const url = value['url'] ?? value['contentUrl']
        if (typeof url === 'string')
          yield found({ url, alt: null, ...bothOrNeither(pixelsOf(value['width']), pixelsOf(value['height'])) }, 'json_ld', property)
      }
    }
  }
}

function pixelsOf(value: unknown): number | null {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number.parseInt(value, 10) : Number.NaN
  return Number.isInteger(number) && number > 0 && number < 100_000 ? number : null
}

function bothOrNeither(width: number | null, height: number | null): { readonly width: number | null; readonly height: number | null } {
  return width === null || height === null ? { width: null, height: null } : { width, height }
}

/** `og:image` and its kin; width, height and alternative text are the tags that follow the address. */
function* fromMetas({ page }: PageSource): Generator<Found<Image>> {
  for (const family of [
    'og:image',
    'twitter:image',
    'thumbnail',
    'parsely-image-url',
    'sailthru.image.full',
    'image',
    'msapplication-tileimage-article',
    'twitter:image0',
  ]) {
    const address = new Set([family, `${family}:url`, `${family}:secure_url`, `${family}:src`])
    let url: string | null = null
    let width: number | null = null
    let height: number | null = null
    let alt: string | null = null
    const images: Image[] = []
    const push = (): void => {
      if (url !== null && url !== '') images.push({ url, alt, ...bothOrNeither(width, height) })
    }
    for (const { name, content } of page.metaOrder) {
      if (address.has(name)) {
        const next = content.trim()
        if (url !== null && name !== family) continue
        push()
        url = next
        width = null
        height = null
        alt = null
      } else if (name === `${family}:width`) width = pixelsOf(content)
      else if (name === `${family}:height`) height = pixelsOf(content)
      else if (name === `${family}:alt`) alt = content.trim() || null
    }
    push()
    for (const value of images) yield found(value, metaOrigin(family), family)
  }
}
