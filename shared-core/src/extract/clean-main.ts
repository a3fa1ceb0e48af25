import type { Element } from 'domhandler'
import { nameFlags } from '../parse/name-flags.ts'
import type { PageIndex } from '../parse/page-index.ts'
import { intoBareBoxes } from './bare-box.ts'
import { isFrame } from './find-main.ts'

/**
 * Elements inside the article that are not part of its text: sharing, related pages, sign-up boxes, captions, bylines.
 * Each is left out unless it holds more than a quarter of the article.
 */
export function cleanMain(page: PageIndex, roots: readonly Element[], others: ReadonlySet<Element>): ReadonlySet<Element> {
  const dropped = new Set<Element>()
  let total = 0
  for (const root of roots) total += page.notes.get(root)!.paragraphText
  for (const root of roots) {
    const note = page.notes.get(root)!
    for (let index = note.order + 1; index <= note.last; index++) {
      const element = page.elements[index]!
      if (others.has(element) || isSurplus(element, page, total)) {
        dropped.add(element)
        index = page.notes.get(element)!.last
      }
    }
  }
  return dropped
}

/** UTF-16 units of text in a box around a field for typing that is no part of the article. */
const signUpText = 300

function isSurplus(element: Element, page: PageIndex, total: number): boolean {
  const note = page.notes.get(element)!
  if (isFrame(element, note, total * 0.6)) return true
  if (note.paragraphText * 4 > total) return false
  // A box that asks for an address, with its few words of praise.
  if (note.inputs > 0 && note.isBlock && note.text < signUpText) return true
  if ((note.flags & (nameFlags.byline | nameFlags.caption)) !== 0 && note.text < 400) return true
  if (note.isBlock && note.text > 0 && note.link * 2 > note.text && note.paragraphText < 200 && (note.flags & nameFlags.embed) === 0) {
    return !/^(?:p|blockquote|h[1-6]|li|td|th|tr|tbody)$/.test(intoBareBoxes(element).name)
  }
  return false
}
