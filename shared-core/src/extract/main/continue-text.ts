import type { Element } from 'domhandler'
import { nameFlags } from '../../parse/html/name-flags.ts'
import { isDenseSign, type Note, type PageIndex } from '../../parse/html/page-index.ts'
import { isElement } from '../../parse/html/walk.ts'
import { holds, lineOf } from '../page/page-source.ts'
import { intoBareBoxes } from './bare-box.ts'

/** What of a page is known not to be its article. */
interface Outside {
  readonly frames: ReadonlySet<Element>
  readonly others: ReadonlySet<Element>
}

interface Bounds extends Outside {
  /** UTF-16 units of running text that make a box a part. */
  readonly least: number
}

/**
 * UTF-16 units of running text that make a box a part of the article: about fifteen words. Readability asks for about as much of a paragraph that
 * is beside the text it found (80 characters).
 */
const leastPart = 90
/** The same fifteen words in Chinese, Japanese and Korean, whose signs count double. */
const leastDense = 64

/** Most of the text is of characters that each say as much as several letters. */
function isDense(element: Element): boolean {
  const line = lineOf(element, 400)
  const dense = [...line].filter((sign) => isDenseSign(sign.charCodeAt(0)))
  return dense.length * 2 > line.length
}

/** Levels above the found text that are looked at: builders put up to seven boxes around a paragraph. */
const maxLevels = 12

/** UTF-16 units up to which a box with a writer or a day in it is about another page. */
const teaserLength = 400

const boxFlags =
  nameFlags.boilerplate | nameFlags.comments | nameFlags.byline | nameFlags.caption | nameFlags.author | nameFlags.visuallyHidden

const heading = /^h[2-6]$/

/** Elements between the boxes of a text that are no such box. */
const betweenNames = /^(?:h[2-6]|p|[uod]l|blockquote|pre|table|hr)$/

/**
 * The found text with parts in boxes of their own before and behind it: an opening paragraph in a row, a second half behind a heading.
 * Looks up to the `article` around the text, else to `main`, else to the body; another element there is taken for a part only when it is
 * running text without a linked headline, without a form and with a name that says nothing else.
 */
export function continueText(roots: readonly Element[], page: PageIndex, outside: Outside): readonly Element[] {
  const first = roots[0]
  if (first === undefined) return roots
  const found = new Set(roots)
  const bound = boundOf(first)
  const isNamed = isBody(first, page)
  const bounds = { ...outside, least: isDense(first) ? leastDense : leastPart }
  let current = first
  for (let level = 0; current !== bound && level < maxLevels; level++) {
    const { parent } = current
    if (parent === null) break
    addParts(parent.children.filter(isElement), current, found, bound, isNamed, page, bounds)
    if (!isElement(parent)) break
    current = parent
  }
  if (found.size === roots.length) return roots
  return [...found].sort((one, other) => page.notes.get(one)!.order - page.notes.get(other)!.order)
}

/** Calls itself the article's text, so that the elements beside it are something else. */
const isBody = (element: Element, page: PageIndex): boolean =>
  element.attribs['itemprop'] === 'articleBody' || (page.notes.get(element)!.flags & nameFlags.body) !== 0

/** The nearest `article` around an element, else the nearest `main`; null: neither is there. */
function boundOf(element: Element): Element | null {
  let main: Element | null = null
  for (let up: Element | null = element; up; up = up.parent && isElement(up.parent) ? up.parent : null) {
    const { name, attribs } = up
    if (name === 'article' || attribs['role'] === 'article' || attribs['itemprop'] === 'articleBody') return up
    if (name === 'main' || attribs['role'] === 'main') main ??= up
  }
  return main
}

/** Adds to `found` what continues the text beside one element, and the elements between the parts. */
function addParts(
  siblings: readonly Element[],
  current: Element,
  found: Set<Element>,
  bound: Element | null,
  isNamed: boolean,
  page: PageIndex,
  bounds: Bounds,
): void {
  const at = siblings.indexOf(current)
  const before = headlineOf(page, current) === null ? at : firstBehind(siblings, page, current)
  let pending: Element[] = []
  const take = (element: Element): void => {
    if (isPart(element, page, bounds, bound)) {
      for (const each of pending) found.add(each)
      pending = []
      found.add(element)
    } else if (isBetween(element, page, bounds)) pending.push(element)
  }
  // from the text outwards, so that elements beyond the last part stays outside
  for (const next of siblings.slice(at + 1)) {
    if (found.has(next)) {
      for (const each of pending.splice(0)) found.add(each)
      continue
    }
    const isExpected = isAlike(next, current) || heading.test(next.name) || (!isNamed && (bound !== null || pending.length > 0))
    if (!isExpected || endsText(next, page, bounds)) break
    take(next)
  }
  pending = []
  for (const next of siblings.slice(before, at).reverse()) {
    if (found.has(next) || next.name === 'header' || saysWho(next, page)) break
    if (isPlain(next, page, isNamed, bounds.least)) take(next)
  }
}

/** Boxes of one name and class hold parts of one kind. */
const isAlike = (one: Element, other: Element): boolean => one.name === other.name && one.attribs['class'] === other.attribs['class']

/** UTF-16 units beside paragraphs and headings in a box that opens the text. */
const besideText = 30

/** Paragraphs and headings and hardly anything else; text under a picture in no paragraph is its caption. */
function isPlain(element: Element, page: PageIndex, isStrict: boolean, least: number): boolean {
  const { order, last, text, images } = page.notes.get(element) ?? { order: 0, last: -1, text: 0, images: 0 }
  let rest = text
  let paragraphs = 0
  for (let index = order; index <= last; index++) {
    const inner = page.elements[index]!
    const note = page.notes.get(inner)!
    if (inner.name === 'p') paragraphs++
    if (/^(?:p|h[1-6])$/.test(inner.name)) {
      rest -= note.text
      index = note.last
    } else if (note.isBlock && note.own >= least) rest -= note.own
  }
  return paragraphs > 0 && !isStrict ? rest <= besideText : rest === 0 && images === 0 && (paragraphs > 0 || !isStrict)
}

/** A line with the writer or the day: the lines above it introduce the article and are no part of its text. */
function saysWho(element: Element, page: PageIndex): boolean {
  const note = page.notes.get(element)
  if (!note) return false
  const isInside = (each: Element): boolean => each === element || holds(element, each, page)
  return page.authorElements.some(isInside) || page.times.some(isInside) || page.dateElements.some(isInside)
}

/** The last H1 above the text; null: there is none, so the beginning of the text is not known. */
function headlineOf(page: PageIndex, current: Element): Element | null {
  const { order, last } = page.notes.get(current)!
  let headline: Element | null = null
  for (const h1 of page.h1) {
    const at = page.notes.get(h1)?.order ?? -1
    if (at >= order && at <= last) return null
    if (at !== -1 && at < order) headline = h1
  }
  return headline
}

/** Place of the first sibling behind the headline. */
function firstBehind(siblings: readonly Element[], page: PageIndex, current: Element): number {
  const { order } = page.notes.get(headlineOf(page, current)!)!
  const at = siblings.findIndex((sibling) => (page.notes.get(sibling)?.last ?? -1) >= order)
  const holder = siblings[at]
  // the headline's own box may hold the opening paragraph
  return holder === undefined ? siblings.length : /^h1$/.test(holder.name) ? at + 1 : at
}

function isPart(element: Element, page: PageIndex, { frames, others, least }: Bounds, bound: Element | null): boolean {
  const note = page.notes.get(element)
  // elements of a site's own, such as `x-intro`, hold paragraphs as boxes do
  if (!note || (!note.isBlock && note.paragraphs === 0) || frames.has(element) || others.has(element) || heading.test(element.name))
    return false
  if ((note.flags & boxFlags) !== 0 || (intoFlags(element, page) & boxFlags) !== 0) return false
  if (element.name === 'article' || note.inputs > 0 || note.link * 4 >= note.text) return false
  if (runningText(element, note, page, frames, others) < least) return false
  return !isAbout(element, note, page, bound)
}

const intoFlags = (element: Element, page: PageIndex): number => page.notes.get(intoBareBoxes(element))?.flags ?? 0

/** A heading, a paragraph or a list between two parts. */
function isBetween(element: Element, page: PageIndex, { frames, others }: Outside): boolean {
  const note = page.notes.get(element)
  if (!note || frames.has(element) || others.has(element) || !betweenNames.test(intoBareBoxes(element).name)) return false
  return (note.flags & boxFlags) === 0 && note.inputs === 0 && (note.text === 0 || note.link * 2 < note.text)
}

/** Another page in few words, or a form: names a writer or a day, links its headline, asks for something. */
function isAbout(element: Element, note: Note, page: PageIndex, bound: Element | null): boolean {
  for (let index = note.order; index <= note.last; index++) {
    const inner = page.elements[index]!
    if (inner.name === 'form' || inner.name === 'article') return true
    if (/^h[1-6]$/.test(inner.name) && isLinked(page.notes.get(inner)!)) return true
  }
  const isInside = (each: Element): boolean => holds(element, each, page)
  return (
    note.paragraphText < teaserLength &&
    (bound === null || bound.name !== 'article') &&
    (page.authorElements.some(isInside) || page.times.some(isInside))
  )
}

const isLinked = ({ text, link }: Note): boolean => text > 0 && link * 2 > text

/** Another article, or a linked headline on its own, is behind the text. */
function endsText(element: Element, page: PageIndex, { others }: Outside): boolean {
  const note = page.notes.get(element)
  if (!note) return false
  if (element.name === 'article' || others.has(element)) return true
  return heading.test(element.name) && isLinked(note)
}

/** Elements whose text does not run. */
const notRunning = /^(?:h[1-6]|[uod]l|table)$/

/** UTF-16 units of paragraphs outside frames and outside the words of others. */
function runningText(element: Element, note: Note, page: PageIndex, frames: ReadonlySet<Element>, others: ReadonlySet<Element>): number {
  if (notRunning.test(element.name)) return 0
  let text = note.paragraphText
  for (let index = note.order + 1; index <= note.last; index++) {
    const inner = page.elements[index]!
    const innerNote = page.notes.get(inner)!
    if (!frames.has(inner) && !others.has(inner) && !notRunning.test(inner.name)) continue
    text -= innerNote.paragraphText
    index = innerNote.last
  }
  return text
}
