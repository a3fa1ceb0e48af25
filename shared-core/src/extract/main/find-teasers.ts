import type { Element } from 'domhandler'
import type { Note, PageIndex } from '../../parse/html/page-index.ts'
import { isElement } from '../../parse/html/walk.ts'
import { holds } from '../page/page-source.ts'

/** Linked headings in a row that are a list of other stories; two are enough where a heading names the list or each says its writer or day. */
const minTeasers = 3
const minNamed = 2

/** UTF-16 units of running text under one of them; more says something of its own. */
const excerptLength = 400

/** UTF-16 units of running text above them: a page has an article, and they are behind it. */
const leastText = 250

/** UTF-16 units of running text that may follow them, such as the imprint. */
const mostBehind = 200

interface Linked {
  readonly heading: Element
  /** The link that holds the heading, or the heading. */
  readonly outer: Element
  readonly order: number
  readonly href: string
}

/**
 * Stories behind the article that a template prints without saying so: linked headings in a row, each to another page of the site and with no
 * more than an excerpt under it. They end the text when it is longer than they are and no text comes behind them. With the heading above them.
 */
export function findTeasers(page: PageIndex, frames: (element: Element) => boolean, address: string | null): ReadonlySet<Element> {
  const found = new Set<Element>()
  const headings = headingsOf(page, frames)
  addOutside(page, headings, found)
  let end = headings.length
  while (end > 0) {
    let start = end
    while (start > 0 && headings[start - 1]!.linked !== null) start--
    const run = headings.slice(start, end).map(({ linked }) => linked!)
    const title = headings[start - 1]
    if (run.length >= minNamed) addTeasers(page, run, title?.heading ?? null, frames, address, found)
    end = start - 1
  }
  return found
}

/** The one `article` with text and the page's headline: it says itself where the article begins and ends. */
export function articleWithHeadline(page: PageIndex): Element | null {
  const [only, ...more] = page.articles.filter((article) => (page.notes.get(article)?.paragraphText ?? 0) >= leastText)
  return only !== undefined && more.length === 0 && page.h1.some((h1) => holds(only, h1, page)) ? only : null
}

/** Stories beside the one article, be it a single one: a linked headline with its writer, day and excerpt. */
function addOutside(page: PageIndex, headings: ReturnType<typeof headingsOf>, found: Set<Element>): void {
  const article = articleWithHeadline(page)
  if (article === null) return
  const run = headings.flatMap(({ linked }) => (linked === null || holds(article, linked.heading, page) ? [] : [linked]))
  for (const linked of run) {
    const unit = unitOf(page, run, linked, article)
    // a box about the writer links the writer's name
    const isAboutWriter = page.authorElements.some((each) => holds(linked.outer, each, page) || holds(each, linked.outer, page))
    if (!isAboutWriter) for (const element of unit) found.add(element)
  }
}

function headingsOf(page: PageIndex, isOutside: (element: Element) => boolean): readonly { heading: Element; linked: Linked | null }[] {
  const headings: { heading: Element; linked: Linked | null }[] = []
  const start = articleWithHeadline(page) === null ? (page.notes.get(page.h1[0] as Element)?.order ?? 0) : 0
  for (let index = start; index < page.elements.length; index++) {
    const element = page.elements[index]!
    if (isOutside(element)) index = page.notes.get(element)!.last
    else if (/^h[2-6]$/.test(element.name)) headings.push({ heading: element, linked: linkedOf(element, page) })
  }
  return headings
}

/** A heading that is a link as a whole, to another page. */
function linkedOf(heading: Element, page: PageIndex): Linked | null {
  const { text, link, order, last } = page.notes.get(heading)!
  if (text === 0 || link * 10 < text * 8) return null
  let outer = heading
  let href: string | undefined
  for (let index = order + 1; index <= last && href === undefined; index++) href = page.elements[index]!.attribs['href']
  for (let up = heading.parent, level = 0; href === undefined && up && isElement(up) && level < 3; up = up.parent, level++) {
    if (up.name === 'a') {
      href = up.attribs['href']
      outer = up
    }
  }
  return href === undefined || /^\s*#/.test(href) ? null : { heading, outer, order, href: href.trim() }
}

function addTeasers(
  page: PageIndex,
  run: readonly Linked[],
  title: Element | null,
  isOutside: (element: Element) => boolean,
  address: string | null,
  found: Set<Element>,
): void {
  if (new Set(run.map(({ href }) => href)).size < run.length || !run.every(({ href }) => isOfSite(href, address))) return
  const units = run.map((linked) => unitOf(page, run, linked, title))
  const isNamed = title !== null && !isText(page, page.notes.get(title)!.last + 1, run[0]!.order)
  const isSigned = units.every((unit) => unit.some((element) => saysWho(element, page)))
  if (run.length < (isNamed || isSigned ? minNamed : minTeasers)) return
  const elements = isNamed ? [title, ...units.flat()] : units.flat()
  const inside = new Set(elements)
  const lengths = units.map((unit) => unit.reduce((sum, element) => sum + page.notes.get(element)!.text, 0))
  if (lengths.some((length) => length > excerptLength)) return
  const scope = scopeOf(page, elements[0]!)
  if (scope === null) return
  const { order, last } = page.notes.get(scope)!
  const first = page.notes.get(elements[0]!)!.order
  const above = running(page, order, first - 1, inside, isOutside)
  if (above < leastText || above < lengths.reduce((sum, length) => sum + length, 0)) return
  if (running(page, first, last, inside, isOutside) > mostBehind) return
  for (const element of elements) found.add(element)
}

/** Relative, or with the host of the page. */
function isOfSite(href: string, address: string | null): boolean {
  if (!/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(href)) return !/^[a-z][a-z\d+.-]*:/i.test(href)
  return address !== null && URL.canParse(href, address) && hostOf(new URL(href, address).href) === hostOf(address)
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '')

/** The box of one heading, or, where it has none, the heading with what follows up to the next. */
function unitOf(page: PageIndex, run: readonly Linked[], { outer }: Linked, title: Element | null): readonly Element[] {
  const isShared = (element: Element): boolean =>
    element.name === 'body' ||
    element.name === 'main' ||
    run.some((other) => other.outer !== outer && holds(element, other.heading, page)) ||
    page.h1.some((h1) => holds(element, h1, page)) ||
    (title !== null && holds(element, title, page)) ||
    page.notes.get(element)!.text > excerptLength
  let box = outer
  while (box.parent && isElement(box.parent) && !isShared(box.parent)) box = box.parent
  if (box !== outer) return [box]
  const unit: Element[] = [box]
  let length = page.notes.get(box)!.text
  for (let next = box.next; next; next = next.next) {
    if (!isElement(next)) continue
    const note = page.notes.get(next)
    if (!note) continue
    length += note.text
    const isHeading = /^h[1-6]$/.test(next.name) || run.some(({ heading }) => holds(next as Element, heading, page))
    if (isHeading || length > excerptLength) break
    unit.push(next)
  }
  return unit
}

const saysWho = (element: Element, page: PageIndex): boolean =>
  [...page.authorElements, ...page.times, ...page.dateElements].some((each) => each === element || holds(element, each, page))

/** Running text between two positions. */
function isText(page: PageIndex, from: number, to: number): boolean {
  for (let index = from; index < to; index++) {
    const { isBlock, own, ownLink } = page.notes.get(page.elements[index]!)!
    if (isBlock && own >= 40 && ownLink * 2 < own) return true
  }
  return false
}

/** The nearest element around a story that holds an article's text as well. */
function scopeOf(page: PageIndex, element: Element): Element | null {
  const { order } = page.notes.get(element)!
  for (let up = element.parent; up && isElement(up); up = up.parent) {
    const note = page.notes.get(up)
    if (note && running(page, note.order, order - 1, new Set(), () => false) >= leastText) return up
  }
  return null
}

function running(page: PageIndex, from: number, to: number, left: ReadonlySet<Element>, isOutside: (element: Element) => boolean): number {
  let units = 0
  for (let index = from; index <= to; index++) {
    const element = page.elements[index]!
    const note: Note = page.notes.get(element)!
    if (left.has(element) || isOutside(element)) index = note.last
    else if (note.isBlock && note.own >= 40 && note.ownLink * 2 < note.own) units += note.own
  }
  return units
}
