import type { ChildNode, Element } from 'domhandler'
import { letter, number } from '../../languages/characters/characters.ts'
import { headingLevels } from './element-names.ts'
import { flagsOf, nameFlags } from './name-flags.ts'
import { isElement, oneLine, textOf, walk } from './walk.ts'

/** What a name may take out of the text. */
const judged = nameFlags.boilerplate | nameFlags.comments | nameFlags.byline | nameFlags.caption | nameFlags.visuallyHidden

/** UTF-16 units of an element's text that its names are compared with. */
const comparedText = 300

/** UTF-16 units of a paragraph that is running text. */
const runningText = 80

/** Labels that templates put beside a heading or into a line, as letters only. */
const labels = new Set(
  'share shares sharing subscribe login register signup advertisement advertising sponsored promoted promotion newsletter'.split(' '),
)

const items = new Set(['li', 'dt', 'dd', 'tr', 'td', 'th', 'summary'])
const sections = new Set(['section', 'div', 'article', 'details'])
const sentences = new Set(['p', 'li', 'dd', 'dt', 'td', 'th', 'blockquote'])
const wordElements = new Set(
  'span a abbr b strong i em mark dfn code cite q u small sub sup var kbd samp time bdi bdo ins s font'.split(' '),
)

/**
 * Flags of an element without those of names that only repeat its text. Renderers make the id of a heading, of a term or of a section out of its
 * words, so `cookies` there says what the text is about and not that a template put it there.
 *
 * `flags` are those of all its names; `memo` is the one of `flagsOf`.
 */
export function meaningOf(element: Element, flags: number, memo: Map<string, number>): number {
  const { name, attribs } = element
  if (headingLevels[name] !== undefined) return ofHeading(element, memo)
  if ((flags & judged) === 0) return flags
  const ofClass = (): number => flagsOf(attribs['class'] ?? '', '', memo)
  if (items.has(name)) {
    const own = ofClass()
    return (own & judged) === 0 || (isUnlinked(element) && hasWords(element, attribs['class'] ?? '', memo)) ? plain(own) : own
  }
  if (wordElements.has(name)) {
    const own = ofClass()
    return (own & judged) === 0 || isWord(element) ? plain(own) : own
  }
  if (name === 'p') {
    const own = ofClass()
    const isFree = (own & judged) !== (flags & judged) && (hasWords(element, attribs['id'] ?? '', memo) || isRunningBeside(element, memo))
    return isFree ? own | nameFlags.ownWords : flags
  }
  if (isContent(element, flags, ofClass())) return freed(flags)
  if (!sections.has(name)) return flags
  const heading = headingOf(element)
  if (heading === null) return flags
  const isSlug = isSlugOf(element, heading)
  if (holdsNothingElse(element, heading)) return isSlug || (ofClass() & judged) === 0 ? plain(flags) : flags
  if (!isSlug) return flags
  return hasSameNaming(element) || isRunningText(element, flags) ? plain(flags) : flags
}

/** Without what says that a template put it there. */
const freed = (flags: number): number =>
  (flags & ~(nameFlags.boilerplate | nameFlags.comments | nameFlags.breadcrumbs)) | nameFlags.ownWords

const isRunning = (element: Element): boolean =>
  oneLine(textOf(element, comparedText)).length >= runningText && isUnlinked(element) && !holdsControls(element)

/** Elements on either side of one that are looked at: a page may have thousands in a row. */
const neighbours = 8

/** An element near this one, on both sides or behind it alone, passes the test. */
function hasNeighbour(element: Element, where: 'around' | 'behind', test: (one: Element) => boolean): boolean {
  for (const step of where === 'around' ? (['next', 'prev'] as const) : (['next'] as const)) {
    let looked = 0
    for (let one: ChildNode | null = element[step]; one && looked < neighbours; one = one[step]) {
      if (!isElement(one)) continue
      looked++
      if (test(one)) return true
    }
  }
  return false
}

/** A paragraph of running text beside another one that no name takes out. */
const isRunningBeside = (element: Element, memo: Map<string, number>): boolean =>
  isRunning(element) &&
  hasNeighbour(
    element,
    'around',
    (one) => one.name === 'p' && (flagsOf(one.attribs['class'] ?? '', one.attribs['id'] ?? '', memo) & judged) === 0 && isRunning(one),
  )

/** UTF-16 units of an entry of a list that says something, and cells of a table that holds data. */
const minItemText = 25
const minCells = 4

/**
 * Holds what the boxes of templates do not: data in cells, code, a person's words, a picture with hardly a link, entries that say something,
 * prose in the middle of prose. `own` are the flags of its class; an id alone says less than a class.
 */
function isContent(element: Element, flags: number, own: number): boolean {
  if ((flags & (nameFlags.boilerplate | nameFlags.comments)) === 0) return false
  const isIdOnly = (own & judged) === 0
  if (element.name === 'pre') return true
  if (element.name === 'table') return countOf(element, /^t[dh]$/) >= minCells && isUnlinked(element) && !holdsControls(element)
  if (element.name === 'blockquote') return (own & nameFlags.comments) === 0 && isRunning(element)
  if (element.name === 'figure')
    return countOf(element, /^(?:img|picture|svg|video|table|pre|canvas)$/) > 0 && isUnlinked(element) && !holdsControls(element)
  if (element.name === 'ol' || element.name === 'ul')
    return isIdOnly && isUnlinked(element) && !holdsControls(element) && everyItemSays(element)
  return sections.has(element.name) && isProseInside(element, isIdOnly)
}

function everyItemSays({ children }: Element): boolean {
  const items = children.filter((child): child is Element => isElement(child) && child.name === 'li')
  return items.length > 0 && items.every((item) => oneLine(textOf(item, comparedText)).length >= minItemText)
}

/** Prose with prose beside it; a class is doubted only where a heading opens the part and the text goes on behind it. */
function isProseInside(element: Element, isIdOnly: boolean): boolean {
  if (isIdOnly && labels.has(lettersOf(element.attribs['id'] ?? '')) && headingOf(element) === null) return false
  const running = element.children.filter((child) => isElement(child) && child.name === 'p' && isRunning(child))
  if (running.length < 2 || !isUnlinked(element) || holdsControls(element)) return false
  const isProse = (one: Element): boolean => one.name === 'p' && isRunning(one)
  return isIdOnly ? hasNeighbour(element, 'around', isProse) : headingOf(element) !== null && hasNeighbour(element, 'behind', isProse)
}

function countOf(element: Element, names: RegExp): number {
  let count = 0
  walk(element, {
    enter(node) {
      if (!isElement(node)) return false
      if (names.test(node.name)) count++
      return count < minCells
    },
  })
  return count
}

const plain = (flags: number): number => (flags & ~judged) | nameFlags.ownWords

/** A heading is a heading, whatever its class; only a byline set as one may say so by its class, and what is hidden. */
function ofHeading(heading: Element, memo: Map<string, number>): number {
  const className = heading.attribs['class'] ?? ''
  const flags = flagsOf(className, '', memo) & ~(nameFlags.boilerplate | nameFlags.comments | nameFlags.caption)
  return (flags & judged) !== 0 && hasWords(heading, className, memo) ? plain(flags) : flags | nameFlags.ownWords
}

/** Letters of a text as a slug has them: no marks, small. */
const lettersOf = (text: string): string => (/^[a-z]*$/.test(text) ? text : slugOf(text))

const others = new RegExp(String.raw`[^${letter}${number}]+`, 'gu')
const words = new RegExp(String.raw`${letter}+`, 'gu')

const slugOf = (text: string): string => text.normalize('NFD').toLowerCase().replace(/ß/g, 'ss').replace(others, '')

/** The words that make a name say something are in the text, too. */
function hasWords(element: Element, names: string, memo: Map<string, number>): boolean {
  const judging = names.split(/\s+/).filter((name) => (flagsOf(name, '', memo) & judged) !== 0)
  if (judging.length === 0) return true
  const text = lettersOf(textOf(element, comparedText))
  return judging.every((name) => (name.match(words) ?? []).every((word) => text.includes(lettersOf(word))))
}

function isUnlinked(element: Element): boolean {
  let links = 0
  walk(element, {
    enter(node) {
      if (!isElement(node)) return false
      if (node.name === 'a') links += oneLine(textOf(node, comparedText)).length
      return node.name !== 'a'
    },
  })
  return links * 2 < oneLine(textOf(element, comparedText)).length
}

/** Names are the very words of a part of a sentence or heading; the labels of templates do not count. */
function isWord(element: Element): boolean {
  const { parent, attribs } = element
  const text = lettersOf(textOf(element, comparedText))
  if (text === '' || parent === null || !isElement(parent)) return false
  const isHeading = headingLevels[parent.name] !== undefined
  if (!isHeading && !sentences.has(parent.name)) return false
  if (isHeading && lettersOf(textOf(parent, comparedText)) === text) return true
  const isNamed = (attribs['class'] ?? '').split(/\s+/).some((name) => lettersOf(name) === text)
  return isNamed && !labels.has(text) && lettersOf(textOf(parent, comparedText)) !== text
}

/** The heading that an element begins with; null: it begins with something else. */
function headingOf(element: Element): Element | null {
  let inner = element
  for (let level = 0; level < 3; level++) {
    let first: Element | null = null
    for (const child of inner.children) {
      if (child.type === 'text' && child.data.trim() !== '') return null
      if (isElement(child) && !(child.name === 'a' && textOf(child, 20).trim() === '')) {
        first = child
        break
      }
    }
    if (first === null) return null
    if (headingLevels[first.name] !== undefined || first.name === 'summary') return first
    inner = first
  }
  return null
}

/** A name of the element is made of the heading's words, with or without the sign that links to it. */
function isSlugOf({ attribs }: Element, heading: Element): boolean {
  const words = lettersOf(textOf(heading, comparedText))
  return words !== '' && [attribs['id'] ?? '', ...(attribs['class'] ?? '').split(/\s+/)].some((name) => lettersOf(name) === words)
}

/** UTF-16 units of the sign, or of the word for editing, that is beside a heading in its box. */
const besideHeading = 12

const holdsNothingElse = (element: Element, heading: Element): boolean =>
  oneLine(textOf(element, comparedText * 2)).length - oneLine(textOf(heading, comparedText * 2)).length <= besideHeading

/** Sections beside it are named by their headings as well. */
function hasSameNaming(element: Element): boolean {
  const siblings = element.parent?.children ?? []
  for (const sibling of siblings) {
    if (sibling === element || !isElement(sibling) || sibling.name !== element.name) continue
    const heading = headingOf(sibling)
    if (heading !== null && isSlugOf(sibling, heading)) return true
  }
  return false
}

/** Two paragraphs and more of running text, and nothing to fill in or to press. */
function isRunningText(element: Element, flags: number): boolean {
  // what opens by a press on its own heading is content with one paragraph, too
  const isFold = element.name === 'details'
  if ((flags & nameFlags.comments) !== 0 || (!isFold && labels.has(lettersOf(element.attribs['id'] ?? '')))) return false
  let paragraphs = 0
  for (const child of element.children) {
    if (!isElement(child)) continue
    if (child.name === 'p' && oneLine(textOf(child, comparedText)).length >= runningText && isUnlinked(child)) paragraphs++
  }
  return paragraphs > (isFold ? 0 : 1) && !holdsControls(element)
}

/** Something to fill in or to press, or another page. */
function holdsControls(element: Element): boolean {
  let isForm = false
  walk(element, {
    enter(node) {
      if (!isElement(node)) return false
      isForm ||= node.name === 'form' || node.name === 'input' || node.name === 'button' || node.name === 'iframe'
      return !isForm
    },
  })
  return isForm
}
