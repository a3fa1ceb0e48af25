import type { Element } from 'domhandler'
import { nameFlags } from '../../parse/html/name-flags.ts'
import type { PageIndex } from '../../parse/html/page-index.ts'
import { isElement, oneLine, textOf, walk } from '../../parse/html/walk.ts'
import { intoBareBoxes } from './bare-box.ts'
import { frameTest } from './find-main.ts'
import { isTemplateBox, shortTextOf } from './template-box.ts'

/**
 * Elements inside the article that are not part of its text: sharing, related pages, sign-up boxes, captions, bylines.
 * Each is left out unless it holds more than a quarter of the article.
 */
export function cleanMain(
  page: PageIndex,
  roots: readonly Element[],
  others: ReadonlySet<Element>,
  address: string | null,
  believesElements = true,
): ReadonlySet<Element> {
  const isFrame = frameTest(believesElements)
  const dropped = new Set<Element>()
  let total = 0
  for (const root of roots) total += page.notes.get(root)!.paragraphText
  for (const root of roots) {
    const note = page.notes.get(root)!
    for (let index = note.order + 1; index <= note.last; index++) {
      const element = page.elements[index]!
      if (others.has(element) || isFrame(element, page.notes.get(element)!, total * 0.6) || isSurplus(element, page, total, address)) {
        dropped.add(element)
        index = page.notes.get(element)!.last
      }
    }
  }
  return dropped
}

/** UTF-16 units of text in a box around a field for typing that is no part of the article. */
const signUpText = 300

/** Elements that are parts of a text by what they are, whatever they are called. */
const isTextElement = /^(?:h[1-6]|li|td|th|tr|tbody|table|pre|blockquote|a|em|strong|b|i|main|article)$/

function isSurplus(element: Element, page: PageIndex, total: number, address: string | null): boolean {
  const note = page.notes.get(element)!
  if (note.paragraphText * 4 > total) return false
  if (!isTextElement.test(element.name) && isTemplateBox(element, note, () => shortTextOf(element))) return true
  // A box that asks for an address, with its few words of praise.
  if (note.inputs > 0 && note.isBlock && note.text < signUpText) return true
  if ((note.flags & (nameFlags.byline | nameFlags.caption)) !== 0 && note.text < 400) return true
  if (note.isBlock && note.text > 0 && note.link * 2 > note.text && note.paragraphText < 200 && (note.flags & nameFlags.embed) === 0) {
    return !/^(?:p|blockquote|h[1-6]|li|td|th|tr|tbody)$/.test(intoBareBoxes(element).name) && !isAnnounced(element, address)
  }
  return false
}

/** UTF-16 units of a line that announces a list: shorter ones are such as "Related:". */
const minAnnouncement = 25

/** A list of links to other sites, mostly, below a line that ends in a colon: what the text itself names. */
function isAnnounced(list: Element, address: string | null): boolean {
  if (address === null || (list.name !== 'ul' && list.name !== 'ol')) return false
  let before = list.prev
  while (before && !isElement(before)) before = before.prev
  if (!before || !/^(?:p|h[2-6])$/.test(before.name)) return false
  const line = oneLine(textOf(before))
  if (line.length < minAnnouncement || !/[:：]$/.test(line)) return false
  const own = siteOf(address)
  let links = 0
  let others = 0
  walk(list, {
    enter(node) {
      if (!isElement(node)) return false
      const { href } = node.attribs
      if (node.name !== 'a' || href === undefined) return true
      links++
      if (URL.canParse(href, address) && siteOf(new URL(href, address).href) !== own) others++
      return true
    },
  })
  return others * 2 > links
}

/** The last two labels of a host: near enough to separate other sites from other servers of this one. */
const siteOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.split('.').slice(-2).join('.') : '')
