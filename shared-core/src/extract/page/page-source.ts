import type { Element } from 'domhandler'
import { Parser } from 'htmlparser2'
import type { AnalysisContext } from '../../model/input.ts'
import type { LanguageTag } from '../../model/values.ts'
import { htmlOptions } from '../../parse/html/html.ts'
import { nameFlags } from '../../parse/html/name-flags.ts'
import { isBlockName, type PageIndex } from '../../parse/html/page-index.ts'
import { isElement, oneLine, walk } from '../../parse/html/walk.ts'
import { isEntry } from './entry.ts'
import type { JsonLd, JsonLdNode } from './json-ld.ts'

/** Everything a fact of a page may be read from. */
export interface PageSource {
  readonly page: PageIndex
  readonly context: AnalysisContext
  readonly jsonLd: JsonLd
  /** The JSON-LD node of the article; null: none, or JSON-LD is no source. */
  readonly articleNode: JsonLdNode | null
  /** Language of the words around the text: bylines and dates. */
  readonly language: LanguageTag
  /** Elements that hold the article's text. */
  readonly roots: readonly Element[]
  /** Parts of them that were left out. */
  readonly dropped: ReadonlySet<Element>
  /** Stories about other pages behind the article: their writers, days and pictures are not the article's. */
  readonly teasers: ReadonlySet<Element>
  /** Position in document order of the first paragraph of the article, and of the last element in it; the page's end when there is none. */
  readonly textStart: number
  readonly textEnd: number
  /** Position of the last H1 above the text, if not too far above it; -1: none. */
  readonly heading: number
}

/** The first non-empty content of the first of these meta elements that has one; `which` is that name. */
export function metaValue(page: PageIndex, names: readonly string[]): { readonly value: string; readonly which: string } | null {
  for (const name of names) {
    for (const content of page.metas.get(name) ?? []) {
      const value = oneLine(content)
      if (value !== '') return { value: plainText(value), which: name }
    }
  }
  return null
}

/** Absolute http(s) address, resolved against the page's base and address; null when it cannot be one. */
export function absoluteUrl(address: string, source: Pick<PageSource, 'page' | 'context'>): string | null {
  const trimmed = address.trim()
  if (trimmed === '' || trimmed.length > 4000) return null
  const base = source.context.url ?? undefined
  const inner = source.page.base !== null && URL.canParse(source.page.base, base) ? new URL(source.page.base, base).href : base
  if (!URL.canParse(trimmed, inner)) return null
  const url = new URL(trimmed, inner)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
}

/** Text that was escaped twice is unescaped once more, unless that would make markup. */
export function plainText(text: string): string {
  if (!/&(?:[a-z]{2,31}|#\d{2,6}|#x[\da-f]{2,5});/i.test(text) || /<[a-z/!?]/i.test(text)) return text
  let decoded = ''
  const parser = new Parser(
    {
      ontext: (part) => {
        decoded += part
      },
    },
    htmlOptions,
  )
  parser.end(text)
  return /<[a-z/!?]/i.test(decoded) ? text : decoded
}

/**
 * Lines of an element as readers see them, cut after `limit` UTF-16 units each: blocks and line breaks end a line, and two elements side by
 * side are two words even where a template leaves no space between them. Templates indent: several times as much is read.
 */
export function linesOf(element: Element, limit = 2000): readonly string[] {
  const max = limit * 5 + 500
  let text = ''
  let read = 0
  /** Position in `text` behind an element that has just ended; -1: text came since. */
  let ended = -1
  walk(element, {
    enter(node) {
      if (read >= max) return false
      read++
      if (node.type === 'text') {
        read += node.data.length
        if (ended === text.length && node.prev === null && isJoined(text, node.data)) text += ' '
        text += node.data
          .slice(0, max)
          .replace(/\u00ad/g, '')
          .replace(/[\s\u200b\ufeff]+/g, ' ')
        ended = -1
        return false
      }
      if (!isElement(node) || node.type !== 'tag' || node.name === 'template' || node.name === 'noscript') return false
      if (node.name === 'br' || isBlockName(node.name)) text += '\n'
      return true
    },
    leave(node) {
      if (!isElement(node)) return
      if (isBlockName(node.name)) text += '\n'
      else ended = text.length
    },
  })
  return text
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim().slice(0, limit))
    .filter((line) => line !== '')
}

/** Would two elements side by side run into one word, neither of them a single letter? */
function isJoined(before: string, after: string): boolean {
  return /[^\s\n][^\s\n]$/.test(before) && /^[^\s!-/:-@[-`{-~][^\s]/.test(after)
}

/** One line of text of an element, cut after `limit` UTF-16 units. */
export function lineOf(element: Element, limit = 2000): string {
  return linesOf(element, limit).join(' ').slice(0, limit)
}

/** The element or one above it passes the test; the root is not asked. */
export function isWithin(element: Element, test: (element: Element) => boolean): boolean {
  let up: Element | null = element
  while (up) {
    if (test(up)) return true
    up = up.parent && isElement(up.parent) ? up.parent : null
  }
  return false
}

/** `outer` is `inner` or is around it. */
export function holds(outer: Element, inner: Element, page: PageIndex): boolean {
  const a = page.notes.get(outer)
  const b = page.notes.get(inner)
  return a !== undefined && b !== undefined && a.order <= b.order && b.last <= a.last
}

/** UTF-16 units: a bar about the article holds no more. */
const barLength = 300

/**
 * In comments, navigation, teasers or another frame beside the article, where names and dates belong to something else.
 * An element around the article or the page's first H1 is not beside it, whatever its name.
 */
export function isBesideArticle(element: Element, source: PageSource, allowed: number): boolean {
  const { page, roots, teasers } = source
  const [first] = roots
  const [heading] = page.h1
  let up: Element | null = element
  while (up && !(first !== undefined && holds(up, first, page)) && !(heading !== undefined && holds(up, heading, page))) {
    const box: Element = up
    if (teasers.has(box) || (isEntry(box, element, source) && !roots.some((root) => holds(box, root, page)))) return true
    if (up.name === 'nav' || up.name === 'body' || up.name === 'html') return up.name === 'nav'
    if (/^(?:comment|review)$/i.test(up.attribs['itemprop'] ?? '')) return true
    const note = page.notes.get(up)
    const flags = note?.flags ?? 0
    // A bar with byline, date and a button for comments is no list of comments.
    const isBar = (flags & (nameFlags.author | nameFlags.byline | nameFlags.date)) !== 0 && (note?.text ?? 0) < barLength
    if ((flags & nameFlags.comments) !== 0 && !isBar) return true
    if ((flags & nameFlags.boilerplate) !== 0 && (flags & allowed) === 0 && (note?.paragraphs ?? 0) < 6 && !isHeadBar(up, source))
      return true
    // A link around more than the name or date is a teaser of another page.
    if (up.name === 'a' && up !== element && (note?.text ?? 0) > (page.notes.get(element)?.text ?? 0) + 20) return true
    up = up.parent && isElement(up.parent) ? up.parent : null
  }
  return false
}

/** A small box between headline and text: byline, date and buttons share it, whatever its name. */
function isHeadBar(element: Element, { page, textStart }: PageSource): boolean {
  const note = page.notes.get(element)
  const [heading] = page.h1
  if (note === undefined || heading === undefined || note.text > barLength || note.paragraphs > 1) return false
  const start = orderOf(heading, page)
  return start !== -1 && note.order > start && note.last < textStart
}

/** Position in document order; -1 for elements that are not shown. */
export function orderOf(element: Element, page: PageIndex): number {
  return page.notes.get(element)?.order ?? -1
}
