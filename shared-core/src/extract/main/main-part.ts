import type { Element } from 'domhandler'
import { nameFlags } from '../../parse/html/name-flags.ts'
import type { PageIndex } from '../../parse/html/page-index.ts'
import { cleanMain } from './clean-main.ts'
import { findMain, type MainContent } from './find-main.ts'

/** The article's part of a page, and what inside it is no text of the article. */
export interface MainPart extends MainContent {
  readonly dropped: ReadonlySet<Element>
}

/** UTF-16 units of paragraphs that make a page have a text. */
const leastText = 100

const { boilerplate, comments, byline, caption } = nameFlags

/** Names that are doubted, one group after the other, while they leave nothing of a page that has text. */
const doubts = [boilerplate | byline | caption, comments] as const

/**
 * Finds the article's part and cleans it. Names and frame elements are believed as long as something is left: a page whose every paragraph
 * calls itself a cookie notice is about cookies.
 */
export function mainPart(page: PageIndex, address: string | null): MainPart {
  const first = partOf(page, address, true)
  if (textLeft(page, first) > 0) return first
  const notes = [...page.notes.values()]
  const flags = notes.map((note) => note.flags)
  for (const doubted of doubts) {
    for (const note of notes) note.flags &= ~doubted
    const part = partOf(page, address, true)
    if (textLeft(page, part) >= leastText) return part
  }
  const part = partOf(page, address, false)
  if (textLeft(page, part) >= leastText) return part
  for (const [at, note] of notes.entries()) note.flags = flags[at]!
  return first
}

function partOf(page: PageIndex, address: string | null, believesElements: boolean): MainPart {
  const main = findMain(page, address, believesElements)
  const surplus = cleanMain(page, main.roots, main.others, address, believesElements)
  return { ...main, dropped: main.isWhole ? new Set([...main.frames, ...surplus]) : surplus }
}

/** Paragraph text of the part, headings not counted. */
function textLeft(page: PageIndex, { roots, dropped }: MainPart): number {
  let units = 0
  for (const root of roots) {
    const { order, last } = page.notes.get(root)!
    for (let index = order; index <= last; index++) {
      const element = page.elements[index]!
      const note = page.notes.get(element)!
      if (dropped.has(element)) index = note.last
      else if (note.isBlock && note.own >= 40 && note.ownLink * 2 < note.own && !/^h[1-6]$/.test(element.name)) units += note.own
    }
  }
  return units
}
