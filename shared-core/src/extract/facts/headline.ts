import type { Element } from 'domhandler'
import { hasLetter, letter } from '../../languages/characters/characters.ts'
import type { Found } from '../../model/article.ts'
import { nameFlags } from '../../parse/html/name-flags.ts'
import { isElement } from '../../parse/html/walk.ts'
import { found, metaOrigin } from '../page/found.ts'
import { textValue } from '../page/json-ld.ts'
import { holds, isBesideArticle, isWithin, lineOf, linesOf, metaValue, orderOf, type PageSource, plainText } from '../page/page-source.ts'
import { lettersOf } from './people/letters-of.ts'

/** UTF-16 units that a headline may have; longer ones are teasers or whole paragraphs marked as headings. */
const longest = 300

/** Two words or more, and behind them a separator of page titles. */
const isBefore = (heading: string, title: string): boolean =>
  heading.includes(' ') && title.startsWith(heading) && /^\s+[»|–—·•-]\s/.test(title.slice(heading.length))

/**
 * The visible headline. In order: JSON-LD; the H1 that the page's title repeats or that is the only one near the text; `og:title`;
 * `itemprop=headline`; `twitter:title`; bibliographic meta elements; any H1; the page title without the site's name.
 */
export function readHeadline(source: PageSource, siteName: string | null): Found<string> | null {
  const { page, articleNode, jsonLd } = source
  const names = siteNamesOf(source, siteName)
  if (articleNode !== null) {
    const text = plainText(textValue(articleNode, 'headline', jsonLd) ?? textValue(articleNode, 'name', jsonLd) ?? '')
    if (text !== '' && isOfPage(text, page)) {
      // plugins declare the page's title, with what the site puts behind the headline that readers see
      const shown = page.h1.map(headingText).find((heading) => isBefore(heading, text))
      if (shown !== undefined) return found(shown, 'element', 'h1')
      const seen = shownInstead(text, source, names)
      if (seen !== null) return found(seen, 'element', 'heading')
      return found(stripped(text, names, []) ?? text, 'json_ld', 'headline')
    }
  }
  const og = stripped(metaValue(page, ['og:title'])?.value ?? null, names, [])
  const title = page.title === null ? null : plainText(page.title)
  const hints = [og, title].filter((hint): hint is string => hint !== null)
  const whole = stripped(title, names, [])
  const h1s = page.h1.filter((element) => isCandidate(element, source, names, whole))
  const h1 = chooseH1(h1s, hints, source)
  const lower = lowerHeadline(source, h1, hints, names)
  if (lower !== null) return found(lower, 'element', 'heading')
  if (h1 !== null) {
    // A kicker above the title inside the same element is no part of it, when the page's other titles leave it out, unless a colon joins the
    // two. So is a badge behind it, when both of them leave it out.
    const isAgreed = og !== null && og === whole
    const bare = hints
      .map((hint) => stripped(hint, names, [h1]))
      .find(
        (hint) =>
          hint !== null &&
          hint.split(' ').length >= 3 &&
          h1.length > hint.length &&
          ((h1.endsWith(hint) && !/[:：]\s?$/.test(h1.slice(0, -hint.length))) ||
            (h1.startsWith(`${hint} `) && (isAgreed || !hasLetter(h1.slice(hint.length))))),
      )
    return found(bare ?? withTopic(h1, og, whole, names) ?? h1, 'element', 'h1')
  }
  if (og !== null && whole !== null && isCutShort(og, whole)) return found(whole, 'element', 'title')
  if (og !== null) return found(og, 'open_graph', 'og:title')
  const item = (page.itemprops.get('headline') ?? []).find((element) => isReadable(textOfItem(element)))
  if (item) return found(textOfItem(item), 'element', 'itemprop=headline', { confidence: 'declared' })
  const meta = metaValue(page, [
    'twitter:title',
    'dc.title',
    'dcterms.title',
    'citation_title',
    'parsely-title',
    'sailthru.title',
    'headline',
    'title',
  ])
  const strippedMeta = stripped(meta?.value ?? null, names, [])
  if (meta !== null && strippedMeta !== null) return found(strippedMeta, metaOrigin(meta.which), meta.which)
  const first = h1s[0] === undefined ? null : headingText(h1s[0])
  const isSection = first !== null && whole !== null && first.split(' ').length < enoughWords && whole.split(' ').length >= enoughWords
  if (first !== null && !isSection) return found(first, 'element', 'h1', { confidence: 'guessed' })
  return whole === null ? null : found(whole, 'element', 'title')
}

/** Elements that at most are between an H1 and its text. */
const nearText = 400

/**
 * The headline that readers see where the data name another: the only H1 near the text, or, where an H1 is no more than the last step of a
 * trail, the heading below it that says what the page calls itself elsewhere. null: they agree, or nothing is certain.
 */
function shownInstead(declared: string, source: PageSource, names: readonly string[]): string | null {
  const { page, textStart } = source
  const own = lettersOf(declared)
  const isSame = (text: string): boolean => text.includes(own) || own.includes(text)
  const h1s = page.h1.filter((element) => !isStep(element, source))
  const [only, ...others] = h1s.filter((element) => isCandidate(element, source, names, null))
  if (only !== undefined) {
    const text = headingText(only)
    const order = orderOf(only, page)
    const isNear = order > textStart - nearText && order <= textStart + 5
    const isConfirmed = hasEnoughWords(text) || lettersOf(page.title ?? '').startsWith(lettersOf(text))
    return others.length === 0 && isNear && isConfirmed && own !== '' && !isSame(lettersOf(text)) ? text : null
  }
  const og = stripped(metaValue(page, ['og:title'])?.value ?? null, names, [])
  const letters = lettersOf(og ?? '')
  if (og === null || h1s.length > 0 || page.h1.length === 0 || !hasEnoughWords(og) || isSame(letters)) return null
  for (let index = Math.max(0, textStart - nearText); index <= Math.min(textStart, page.elements.length - 1); index++) {
    const element = page.elements[index]!
    if (/^h[23]$/.test(element.name) && lettersOf(lineOf(element, longest + 50)) === letters) return og
  }
  return null
}

/** An item of a list that does not hold the text: the last step of a trail. */
function isStep(element: Element, source: PageSource): boolean {
  const [root] = source.roots
  return isWithin(element, (up) => up.name === 'li' && !(root !== undefined && holds(up, root, source.page)))
}

const longWords = new RegExp(`${letter}{4,}`, 'gu')

/** False for a description in the headline's place: title and headings of the page have no word of it. */
function isOfPage(text: string, page: PageSource['page']): boolean {
  const words = (line: string): readonly string[] => line.toLowerCase().match(longWords) ?? []
  const own = words(text)
  const shown = [page.title ?? '', ...page.h1.slice(0, 5).map((element) => lineOf(element, longest)), ...(page.metas.get('og:title') ?? [])]
  const others = new Set(shown.flatMap(words))
  return own.length < 3 || others.size === 0 || own.some((word) => others.has(word))
}

/** Class names of the element that shows the headline, in the words of themes. */
const headlineName =
  /(?:^|[\s_-])(?:(?:entry|post|article|story|news|page|content|single)[_-]?(?:title|headline|heading)|headline|p-name)(?=\s|$)/i

/**
 * The headline where it is no H1 because the theme gives that to the name of the site: the first heading or element named so that the
 * page's title begins with, or the only element named so in an article whose titles name nothing but the site.
 */
function lowerHeadline(source: PageSource, h1: string | null, hints: readonly string[], names: readonly string[]): string | null {
  const { page, textStart, textEnd } = source
  const parts = hints.flatMap(partsOf)
  const fronts = [...hints.map((hint) => stripped(hint, names, []) ?? ''), ...parts].map(lettersOf)
  const own = h1 === null ? '' : lettersOf(h1)
  if (h1 !== null) {
    if (hasEnoughWords(h1)) return null
    const isTail = hints.some((hint) => hint !== h1 && hint.endsWith(h1))
    const isWhole = hints.every((hint) => lettersOf(hint) === own)
    if (fronts.includes(own) && !isTail && !isWhole) return null
  }
  const named: string[] = []
  let tries = 0
  for (let index = Math.max(0, textStart - maxBetween); index < Math.min(page.elements.length, textEnd + 1) && tries < maxTries; index++) {
    const element = page.elements[index]!
    const isHeading = /^h[23]$/.test(element.name) || element.attribs['role'] === 'heading'
    const isNamed = headlineName.test(element.attribs['class'] ?? '') || element.attribs['aria-level'] === '1'
    const { text: length } = page.notes.get(element)!
    // Any element may be the headline of a page whose title begins with its words and that has no H1.
    const isOfLength =
      h1 === null && length > 0 && index <= textStart + 5 && parts.some((part) => Math.abs(part.length - length) <= lengthDifference)
    if ((!isHeading && !isNamed && !isOfLength) || length > longest || ++tries > maxTries || isBesideArticle(element, source, 0)) continue
    const text = headingText(element)
    const letters = lettersOf(text)
    // A line that ends in the H1 is the H1 behind its kicker.
    if (!hasEnoughWords(text) || names.includes(letters) || (own !== '' && letters.endsWith(own))) continue
    if (fronts.includes(letters)) return text
    // An element of several lines is a box of more than the headline.
    if (isNamed && index <= textStart && !named.includes(text) && linesOf(element, longest).length === 1) named.push(text)
  }
  const areBare = hints.every((hint) => lettersOf(hint) === own || names.includes(lettersOf(hint)) || !hasEnoughWords(hint))
  return areBare && named.length === 1 ? named[0]! : null
}

/** Elements that at most are between a headline and the text, and headings that are looked at. */
const maxBetween = 150
const maxTries = 50

/** Marks of a title that are looked at, the last ones. */
const maxMarks = 8

/** UTF-16 units by which a text in the markup may differ from its part of the title. */
const lengthDifference = 4

/**
 * Parts of a title before each mark between title, section and site, the longest first, and behind one if that is more: some name the site in
 * front. Without a mark the parts on either side of the first colon.
 */
function partsOf(title: string): readonly string[] {
  if (title.length > longest * 2) return []
  const marks = [...title.matchAll(new RegExp(separator.source, 'g'))].slice(-maxMarks)
  if (marks.length > 0)
    return [
      ...marks.map(({ index }) => title.slice(0, index)).reverse(),
      ...marks.map((mark) => title.slice(mark.index + mark[0].length)).filter(({ length }) => length * 2 > title.length),
    ]
  const colon = /^([^:：]{2,200}?)\s?[:：]\s(.+)$/.exec(title)
  return colon ? (colon[1]!.length <= 30 ? [colon[2]!, colon[1]!] : [colon[1]!]) : []
}

/** Enough words to say what an article is about; scripts without spaces need as many signs more. */
function hasEnoughWords(text: string): boolean {
  return text.split(' ').length >= enoughWords || (/[\u3040-\u9fff\u0e00-\u0e7f\uac00-\ud7af]/.test(text) && text.length >= 8)
}

/** Words from which a title says what an article is about; a shorter heading that nothing confirms names a section. */
const enoughWords = 4

/** Ends in an ellipsis where the other goes on. */
function isCutShort(title: string, whole: string): boolean {
  const begin = title.replace(/\s*(?:…|\.{3})$/, '')
  return begin !== title && whole.length > begin.length && whole.startsWith(begin)
}

/** Class names of the short line above a headline, in the words of templates. */
const kickerName =
  /(?:^|[\s_-])(?:kicker|eyebrow|topline|overline|dachzeile|spitzmarke|roofline|supertitle|suptitle|pretitle|overtitle|surtitre|antetitulo|volanta|occhiello)(?=[\s_-]|$)/i

/** Class names of what some templates count behind a headline. */
const countName = /(?:^|[\s_-])(?:shares?|share-count|comments?|comment-count|count|counter|views?)(?=[\s_-]|$)/i

/** The text of a heading without a kicker that is an element of its own in front of it. */
function headingText(element: Element): string {
  const line = plainText(lineOf(element, longest + 50))
  // The mark that links to the heading itself.
  const last = element.children.findLast((child) => isElement(child) || ('data' in child && child.data.trim() !== ''))
  const mark = last && isElement(last) && last.name === 'a' ? lineOf(last, 5) : ''
  const count = last && isElement(last) && countName.test(last.attribs['class'] ?? '') ? lineOf(last, 30) : ''
  const whole = /^[#¶§🔗]$/u.test(mark)
    ? line.slice(0, -mark.length).trim()
    : count !== '' && count.length < line.length && line.endsWith(count)
      ? line.slice(0, -count.length).trim()
      : line
  let holder = element
  // The heading's only child may hold both.
  while (holder.children.filter((child) => isElement(child) || ('data' in child && child.data.trim() !== '')).length === 1) {
    const only = holder.children.find(isElement)
    if (!only) return whole
    holder = only
  }
  const first = holder.children.find((child) => isElement(child) || ('data' in child && child.data.trim() !== ''))
  if (!first || !isElement(first) || !(first.name === 'small' || kickerName.test(first.attribs['class'] ?? ''))) return whole
  const rest = whole.slice(plainText(lineOf(first)).length).replace(/^[\s:|–—/•·-]+/, '')
  return rest.split(' ').length >= 2 ? rest : whole
}

function textOfItem(element: Element): string {
  return plainText((element.attribs['content'] ?? '').trim() || lineOf(element))
}

function isReadable(text: string): boolean {
  return text.length >= 2 && text.length <= longest
}

/** Names the site goes by: as given, from its meta elements, and the words of its address. */
function siteNamesOf(source: PageSource, siteName: string | null): readonly string[] {
  const names = [
    siteName,
    source.context.site?.name,
    metaValue(source.page, ['og:site_name'])?.value,
    metaValue(source.page, [
      'application-name',
      'apple-mobile-web-app-title',
      'al:ios:app_name',
      'al:android:app_name',
      'twitter:app:name:iphone',
      'publisher',
      'dc.publisher',
      'cre',
      'citation_journal_title',
    ])?.value,
  ]
  const result: string[] = []
  // Some templates fill all of these with the title of the page.
  const title = lettersOf(source.page.title ?? '')
  for (const name of names) {
    const letters = name === null || name === undefined ? '' : lettersOf(name)
    if (letters !== '' && letters !== title && !result.includes(letters)) result.push(letters)
  }
  const host = hostWord(source)
  if (host !== null && !result.includes(host)) result.push(host)
  return result
}

/** The word of a host name that names the site: `example` of `www.example.co.uk`. */
function hostWord(source: PageSource): string | null {
  const url = source.context.url
  if (url === null || !URL.canParse(url)) return null
  const labels = new URL(url).hostname.replace(/^www\./, '').split('.')
  const longestLabel = labels.slice(0, -1).reduce((best, label) => (label.length > best.length ? label : best), '')
  return longestLabel.length >= 3 ? lettersOf(longestLabel) : null
}

/** `whole`: the page's title without the site's name; a heading that repeats it counts even as the last part of a trail. */
function isCandidate(element: Element, source: PageSource, names: readonly string[], whole: string | null): boolean {
  if (!source.page.notes.has(element)) return false
  const text = lineOf(element, longest + 50)
  if (!isReadable(text) || names.includes(lettersOf(text)) || isLogo(element)) return false
  if (whole !== null && lettersOf(text) === lettersOf(whole)) return true
  if (((source.page.notes.get(element)?.flags ?? 0) & nameFlags.visuallyHidden) !== 0) return false
  return !isWithin(element, (up) => {
    if (up.name === 'nav' || up.name === 'footer' || up.name === 'aside') return true
    const flags = source.page.notes.get(up)?.flags ?? 0
    return up !== element && (flags & nameFlags.comments) !== 0
  })
}

/** Class names and ids of the element that shows the site's own name. */
const logoName = /(?:^|[\s_-])(?:logo|site-?title|site-?name|site-?branding|brand|navbar-brand)(?=[\s_-]|$)/i

/** The name of the site, marked up as a heading by its theme: called so, or a single link to the first page. */
function isLogo(element: Element): boolean {
  const { parent } = element
  const around = parent && isElement(parent) ? [element, parent] : [element]
  if (around.some(({ attribs }) => logoName.test(attribs['class'] ?? '') || logoName.test(attribs['id'] ?? ''))) return true
  const shown = element.children.filter((child) => isElement(child) || ('data' in child && child.data.trim() !== ''))
  const [only] = shown
  return (
    shown.length === 1 &&
    only !== undefined &&
    isElement(only) &&
    only.name === 'a' &&
    /^(?:https?:\/\/[^/]+)?\/?$/.test(only.attribs['href'] ?? '-')
  )
}

/** The H1 that the other titles confirm, else the only one that is near the text; null: none can be trusted more than `og:title`. */
function chooseH1(h1s: readonly Element[], hints: readonly string[], source: PageSource): string | null {
  let best: string | null = null
  let bestScore = 0
  for (const element of h1s) {
    const text = headingText(element)
    let score = 0
    for (const hint of hints) score = Math.max(score, likeness(text, hint), isFront(text, hint) ? 1.2 : 0)
    const order = orderOf(element, source.page)
    const isNear = order <= source.textEnd
    if (h1s.length === 1 && isNear && (hints.length === 0 || text.split(' ').length >= 4 || score > 0)) score += 0.4
    else if (isNear) score += 0.05
    if (score > bestScore) {
      bestScore = score
      best = text
    }
  }
  return bestScore >= 0.4 ? best : null
}

/** All of a title of two parts before the mark between them. */
function isFront(heading: string, title: string): boolean {
  const marks = [...title.matchAll(new RegExp(separator.source, 'g'))]
  return marks.length === 1 && title.slice(0, marks[0]!.index) === heading && heading.length * 2 >= title.length / 2
}

/**
 * `Chronicle: Old bridge falls` for a heading `Old bridge falls`: the topic in front belongs to it when title and shared title agree on it,
 * unless it is the name of the site.
 */
function withTopic(h1: string, og: string | null, whole: string | null, names: readonly string[]): string | null {
  if (og === null || whole === null || lettersOf(og) !== lettersOf(whole) || !og.endsWith(h1)) return null
  const topic = og.slice(0, og.length - h1.length)
  return /^[^:：]{2,30}[:：]\s?$/.test(topic) && !names.includes(lettersOf(topic)) ? og : null
}

/** Share of a heading's words that occur in a title, 0–1. */
function likeness(heading: string, title: string): number {
  const a = lettersOf(heading)
  const b = lettersOf(title)
  if (a === '' || b === '') return 0
  if (a === b) return 1.2
  if (b.includes(a) && a.length > 8) return 1
  if (a.includes(b) && b.length > 15) return 0.9
  const words = new Set(wordsOf(title))
  const own = wordsOf(heading)
  if (own.length < 2) return 0
  let shared = 0
  for (const word of own) if (words.has(word)) shared++
  return (shared / own.length) * 0.8
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s!-/:-@[-`{-~\u00a1-\u00bf\u2010-\u2027\u3000-\u303f]+/)
    .filter((word) => word !== '')
}

const separator = /\s+(?:[|–—·•»«:~/]|-{1,2}|::|>|<)\s+|\s*[|»｜]\s*|\s*::\s*/

/** A title without the site's name at its end or beginning; null for an empty one. */
function stripped(title: string | null, names: readonly string[], trusted: readonly string[]): string | null {
  if (title === null) return null
  let rest = withoutTrail(plainText(title).trim())
  for (let round = 0; round < 3; round++) {
    const cut = cutOnce(rest, names, trusted)
    if (cut === rest) break
    rest = cut
  }
  return isReadable(rest) ? rest : rest === '' ? null : rest.slice(0, longest)
}

/** Chinese pages set title, section and site next to each other without spaces: `…_…_…`, `…-…`. */
function withoutTrail(title: string): string {
  if (!/[\u4e00-\u9fff]{4}/.test(title)) return title
  const trail = /^([^_]{6,})_[^_]/.exec(title) ?? /^(.{6,}?)(?:-[^-\s]{2,10}){1,2}$/.exec(title)
  return trail ? trail[1]!.trim() : title
}

function cutOnce(title: string, names: readonly string[], trusted: readonly string[]): string {
  const marks = [...title.matchAll(new RegExp(separator.source, 'g'))]
  const last = marks[marks.length - 1]
  const first = marks[0]
  if (!last || !first) return title
  const head = title.slice(0, last.index)
  const tail = title.slice(last.index + last[0].length)
  const front = title.slice(0, first.index)
  const back = title.slice(first.index + first[0].length)
  if (isSiteName(tail, names) && head.length >= 2) return head
  if (isSiteName(front, names) && back.length >= 2) return back
  if (trusted.some((text) => lettersOf(text) === lettersOf(head))) return head
  // A bar is how templates join title and site; other marks also occur in titles.
  if (/[|｜]/.test(last[0]) && tail.length < head.length && tail.split(' ').length <= 4) return head
  return title
}

function isSiteName(part: string, names: readonly string[]): boolean {
  const letters = lettersOf(part)
  if (letters === '') return false
  return names.some(
    (name) =>
      name === letters ||
      (letters.length <= name.length + 12 && letters.includes(name) && name.length >= 4) ||
      (name.includes(letters) && letters.length >= 4 && letters.length * 2 >= name.length) ||
      letters === `${name}com` ||
      letters === `the${name}`,
  )
}
