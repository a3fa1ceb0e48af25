import type { Element, ParentNode } from 'domhandler'
import { nameFlags } from '../../parse/html/name-flags.ts'
import type { Note, PageIndex } from '../../parse/html/page-index.ts'
import { isElement } from '../../parse/html/walk.ts'
import { holds } from '../page/page-source.ts'
import { hostedVideo } from '../page/video-hosts.ts'
import { outOfBareBoxes } from './bare-box.ts'
import { continueText } from './continue-text.ts'
import { findOthers } from './find-others.ts'
import { articleWithHeadline } from './find-teasers.ts'

/** The part of a page that holds the article. */
export interface MainContent {
  /** Elements to read, in document order, none inside another. */
  readonly roots: readonly Element[]
  /** Frames among the roots, left out when `isWhole`. */
  readonly frames: ReadonlySet<Element>
  /** Remarks of readers and lists of other stories, never read. */
  readonly others: ReadonlySet<Element>
  /** Of these the stories that follow the article. */
  readonly teasers: ReadonlySet<Element>
  /** The source has no element around its text (a fragment, plain text): all of it is read, frames left out. */
  readonly isWhole: boolean
}

/** Elements that never hold running text of the article, unless most of the page is in them. */
const frameElements = new Set('nav footer aside form button select dialog menu iframe figcaption'.split(' '))
const frameRoles = new Set(
  'navigation contentinfo complementary search dialog alert alertdialog banner menu menubar tablist toolbar'.split(' '),
)

/** A frame element or boilerplate name is believed while it holds less than this share (percent) of the page's paragraphs. */
const frameShare = 40

/** UTF-16 units of paragraph text that make a page have an article. Readability's threshold is the same order (500 characters). */
const minText = 250

/**
 * Finds the element with the article's text.
 *
 * Paragraphs give points (one each, one per clause mark, up to three for length) to their parent, half to its parent, less further up.
 * Boxes without a name around one element are passed over. Points shrink with the share of linked text and grow or shrink with what class
 * names say. Then ancestors are preferred that hold clearly more of the same, and neighbours of the same kind are added.
 */
export function findMain(page: PageIndex, address: string | null, believesElements = true): MainContent {
  const { notes, elements } = page
  const isFrame = frameTest(believesElements)
  const bodyNote = isElement(page.body) ? notes.get(page.body) : undefined
  const all = bodyNote?.paragraphText ?? sumParagraphs(page)
  const { others, teasers } = findOthers(page, all, isFrame, address)
  let total = all
  for (const element of others) total -= notes.get(element)!.paragraphText
  const frames = new Set<Element>()
  const scores = new Map<Element, number>()
  /** Points of paragraphs that are in no element at all. */
  let rootScore = 0
  const isFramed = (element: Element): boolean => {
    const parent = element.parent
    return parent !== null && isElement(parent) && frames.has(parent)
  }
  for (const element of elements) {
    if (isFramed(element) || others.has(element) || isFrame(element, notes.get(element)!, total)) {
      frames.add(element)
      continue
    }
    const note = notes.get(element)!
    if (!note.isBlock || note.own < 25 || note.ownLink * 2 >= note.own) continue
    const isItem = element.name === 'li' || element.name === 'td' || element.name === 'dd'
    let points = 1 + Math.min(note.clauses, 10) + Math.min(Math.floor(note.own / 100), 3)
    if (isItem) points /= 2
    if (/^h[1-6]$/.test(element.name)) points /= 4
    if (element.parent === page.root) rootScore += points
    let level = 0
    // A block with text of its own and blocks inside is its own container (line breaks instead of paragraphs).
    let up = note.paragraphs > 1 || (element.name === 'div' && note.own > 600) ? element : outOfBareBoxes(element.parent)
    while (up && isElement(up) && level < 5) {
      scores.set(up, (scores.get(up) ?? 0) + (level === 0 ? points : level === 1 ? points / 2 : points / (level * 3)))
      up = outOfBareBoxes(up.parent)
      level++
    }
  }
  let best: Element | null = null
  let bestScore = 0
  for (const element of elements) {
    const raw = scores.get(element)
    if (raw === undefined || frames.has(element)) continue
    const note = notes.get(element)!
    const score = raw * weightOf(element, note)
    if (score > bestScore) {
      bestScore = score
      best = element
    }
  }
  if (best === null || rootScore > bestScore) {
    return {
      roots: elements.filter((element) => element.parent === page.root && !frames.has(element)),
      frames,
      others,
      teasers,
      isWhole: true,
    }
  }
  best = inArticleWithHeading(page, best, scores) ?? inOnlyArticle(page, best, frames) ?? best
  const named = namedBody(page, best, frames)
  const main = climb(named ?? best, page, frames, scores)
  const roots = continueText(withNeighbours(main, page, frames, scores), page, { frames, others })
  return { roots, frames, others, teasers, isWhole: false }
}

function sumParagraphs(page: PageIndex): number {
  let sum = 0
  for (const element of page.elements) if (element.parent === page.root) sum += page.notes.get(element)!.paragraphText
  return sum
}

/** Elements that hold no running text even where nothing else of the page does. */
const alwaysFrames = new Set('nav button select menu iframe'.split(' '))

/** The test for frames of a page; false: elements such as `aside` and roles say nothing, because the page has no text elsewhere. */
export const frameTest = (believesElements: boolean): typeof isFrame =>
  believesElements ? isFrame : (element, note, total) => alwaysFrames.has(element.name) && isFrame(element, note, total)

/** Frame of the page rather than article. */
function isFrame(element: Element, note: Note, total: number): boolean {
  const { name, attribs } = element
  if (name === 'body' || name === 'html' || name === 'main') return false
  // A player is part of the article; any other frame is another page.
  if (name === 'iframe' && hostedVideo(attribs['src'] ?? attribs['data-src'] ?? '') !== null) return false
  const role = attribs['role']
  const isNamed =
    frameElements.has(name) ||
    (role !== undefined && frameRoles.has(role)) ||
    ((note.flags & (nameFlags.boilerplate | nameFlags.visuallyHidden)) !== 0 && (note.flags & nameFlags.embed) === 0) ||
    attribs['aria-modal'] === 'true'
  if (!isNamed) return false
  return note.paragraphText * 100 < total * frameShare
}

function weightOf(element: Element, note: Note): number {
  let weight = note.text === 0 ? 1 : 1 - Math.min(1, note.link / note.text)
  if ((note.flags & nameFlags.body) !== 0) weight *= 1.5
  if ((note.flags & nameFlags.comments) !== 0) weight *= 0.3
  if ((note.flags & nameFlags.weak) !== 0) weight *= 0.8
  if (element.attribs['itemprop'] === 'articleBody') weight *= 2
  else if (element.name === 'article') weight *= 1.3
  else if (element.name === 'main' || element.attribs['role'] === 'main') weight *= 1.1
  else if (element.name === 'ul' || element.name === 'ol' || element.name === 'tbody' || element.name === 'tr') weight *= 0.7
  else if (element.name === 'blockquote') weight *= 0.5
  return weight
}

/** The article with the page's H1 is meant in a list of articles, even if another one is longer. */
function inArticleWithHeading(page: PageIndex, best: Element, scores: ReadonlyMap<Element, number>): Element | null {
  const own = page.articles.find((article) => holds(article, best, page))
  if (!own || page.h1.length === 0 || page.h1.some((h1) => holds(own, h1, page))) return null
  const other = page.articles.find((article) => article.parent === own.parent && page.h1.some((h1) => holds(article, h1, page)))
  if (!other || page.notes.get(other)!.paragraphText < minText) return null
  const { order, last } = page.notes.get(other)!
  let inner: Element = other
  let innerScore = 0
  for (let index = order; index <= last; index++) {
    const element = page.elements[index]!
    const score = (scores.get(element) ?? 0) * weightOf(element, page.notes.get(element)!)
    if (score > innerScore) {
      innerScore = score
      inner = element
    }
  }
  return inner
}

/** An element that calls itself the article's body, around or inside the best one, holding most of its text. */
function namedBody(page: PageIndex, best: Element, frames: ReadonlySet<Element>): Element | null {
  const bestNote = page.notes.get(best)!
  for (const element of page.itemprops.get('articleBody') ?? []) {
    const note = page.notes.get(element)
    if (!note || frames.has(element)) continue
    if (note.paragraphText >= minText && note.paragraphText * 10 >= bestNote.paragraphText * 8) return element
  }
  return null
}

/** The ancestor that holds clearly more article text than the chosen element, frames not counted; else the element. */
function climb(start: Element, page: PageIndex, frames: ReadonlySet<Element>, scores: ReadonlyMap<Element, number>): Element {
  const only = onlyArticle(page, start)
  let main = start
  let mainText = framelessText(main, page, frames)
  let up: ParentNode | null = main.parent
  for (let level = 0; up && isElement(up) && up.name !== 'body' && up.name !== 'html' && level < 8; level++) {
    const note = page.notes.get(up)
    if (!note || frames.has(up) || (up.name === 'article' && main.name === 'article') || main === only) break
    const text = framelessText(up, page, frames)
    // A split body: a third more text, still mostly unlinked, and points of the same order.
    if (
      text * 3 >= mainText * 4 &&
      note.link * 3 < note.text &&
      ((scores.get(up) ?? 0) * 3 >= (scores.get(main) ?? 0) || hasTwin(up, main, page, frames))
    ) {
      main = up
      mainText = text
    }
    up = up.parent
  }
  return main
}

/** An `article` with less than this part of the text that is elsewhere holds no more than the opening. */
const headShare = 4

/** The page's one `article` inside or beside the best element: where it has the headline, or else where it holds most of the text. */
function inOnlyArticle(page: PageIndex, best: Element, frames: ReadonlySet<Element>): Element | null {
  const own = articleWithHeadline(page)
  if (own !== null) {
    // an article that is a head only has its text elsewhere
    const isHead = framelessText(own, page, frames) * headShare < framelessText(best, page, frames)
    return frames.has(own) || holds(own, best, page) || isHead ? null : own
  }
  const [only, ...more] = page.articles.filter((article) => (page.notes.get(article)?.paragraphText ?? 0) >= minText)
  if (only === undefined || more.length > 0 || only === best || !holds(best, only, page) || frames.has(only)) return null
  return framelessText(only, page, frames) * 2 > framelessText(best, page, frames) ? only : null
}

/** The page's one `article` with text, when it holds the start: it says itself where the article ends. */
function onlyArticle(page: PageIndex, start: Element): Element | null {
  const withText = page.articles.filter((article) => (page.notes.get(article)?.paragraphText ?? 0) >= minText)
  const [only] = withText
  return only !== undefined && withText.length === 1 && holds(only, start, page) ? only : null
}

/** Another part of the same kind below the same element, not in an article of its own: a body cut in pieces by pictures or advertising. */
function hasTwin(up: Element, main: Element, page: PageIndex, frames: ReadonlySet<Element>): boolean {
  const className = main.attribs['class'] ?? ''
  const outer = page.notes.get(up)!
  const inner = page.notes.get(main)!
  if (className === '') return false
  for (let index = outer.order + 1; index <= outer.last; index++) {
    const element = page.elements[index]!
    if (index === inner.order || frames.has(element) || (element.name === 'article' && !holds(element, main, page))) {
      index = page.notes.get(element)!.last
      continue
    }
    if (element.attribs['class'] === className && page.notes.get(element)!.paragraphText >= minText && !holds(element, main, page))
      return true
  }
  return false
}

/** Paragraph text below an element without that in frames. */
function framelessText(element: Element, page: PageIndex, frames: ReadonlySet<Element>): number {
  const note = page.notes.get(element)!
  let text = note.paragraphText
  for (let index = note.order + 1; index <= note.last; index++) {
    const inner = page.elements[index]!
    if (frames.has(inner)) {
      const innerNote = page.notes.get(inner)!
      text -= innerNote.paragraphText
      index = innerNote.last
    }
  }
  return text
}

/** Neighbours that continue the article: same class or many points, little linked text. */
function withNeighbours(
  main: Element,
  page: PageIndex,
  frames: ReadonlySet<Element>,
  scores: ReadonlyMap<Element, number>,
): readonly Element[] {
  const parent = main.parent
  if (!parent || main === onlyArticle(page, main)) return [main]
  const mainScore = scores.get(main) ?? 0
  const className = main.attribs['class'] ?? ''
  const roots: Element[] = []
  for (const child of parent.children) {
    if (!isElement(child)) continue
    if (child === main) {
      roots.push(child)
      continue
    }
    const note = page.notes.get(child)
    if (!note || frames.has(child) || !note.isBlock || (child.name === 'article' && main.name === 'article')) continue
    const density = note.text === 0 ? 1 : note.link / note.text
    const bonus = className !== '' && child.attribs['class'] === className ? mainScore * 0.2 : 0
    const score = (scores.get(child) ?? 0) + bonus
    const isParagraph = child.name === 'p' && note.own > 80 && density < 0.25
    if ((score >= Math.max(10, mainScore * 0.2) && density < 0.3) || isParagraph) roots.push(child)
  }
  return roots
}
