import { findQuote } from '@citable/editor'
import { decodeEntity, entityPattern } from '../texts/plain-text.ts'

/** Parts that are no text of an article: comments, elements whose content is not shown, tags, and shortcodes with attributes or at their end. */
const marks =
  /<!--[\s\S]*?-->|<(script|style|template|noscript)\b[\s\S]*?<\/\1\s*>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>|\[\/[a-z][\w-]*\]|\[[a-z][\w-]*\s[^[\]=]*=[^[\]]*\]/gi
/** Elements that may be inside of a link. */
const inline = /^(?:abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var)$/i

/** A place in markup. UTF-16 units. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** The text of markup, and for each of its UTF-16 units where it begins and ends in there. */
function textOf(html: string): { readonly text: string; readonly starts: readonly number[]; readonly ends: readonly number[] } {
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  const add = (said: string, start: number, end: number): void => {
    for (let at = 0; at < said.length; at++) {
      starts.push(start)
      ends.push(end)
    }
    text += said
  }
  const addPlain = (start: number, end: number): void => {
    for (let at = start; at < end; at++) add(html[at] === '\u00a0' ? ' ' : html[at]!, at, at + 1)
  }
  const addText = (start: number, end: number): void => {
    let from = start
    for (const found of html.slice(start, end).matchAll(entityPattern)) {
      const at = start + found.index
      addPlain(from, at)
      const [whole, decimal, hexadecimal, name] = found
      add(decodeEntity(whole, decimal, hexadecimal, name).replaceAll('\u00a0', ' '), at, at + whole.length)
      from = at + found[0].length
    }
    addPlain(from, end)
  }
  let from = 0
  for (const { 0: mark, index } of html.matchAll(marks)) {
    addText(from, index)
    from = index + mark.length
  }
  addText(from, html.length)
  return { text, starts, ends }
}

/** Where a passage of the text is in markup, from its first letter to its last, tags inside of it passed over. null: it is gone. */
export function findInMarkup(html: string, passage: { readonly start: number; readonly quote: string }): Range | null {
  const { text, starts, ends } = textOf(html)
  const at = findQuote(text, passage)
  if (at < 0 || passage.quote === '') return null
  return { start: starts[at]!, end: ends[at + passage.quote.length - 1]! }
}

/** True where a link can be put around a place: outside of every link, and with whole elements inside. */
export function canBeLinked(html: string, { start, end }: Range): boolean {
  let isInLink = false
  for (const [tag] of html.slice(0, start).matchAll(marks)) isInLink = /^<a[\s>]/i.test(tag) || (isInLink && !/^<\/a\s*>/i.test(tag))
  if (isInLink) return false
  const open: string[] = []
  for (const [tag] of html.slice(start, end).matchAll(marks)) {
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(tag) ?? []
    if (!inline.test(name)) return false
    if (slash === '') open.push(name.toLowerCase())
    else if (open.pop() !== name.toLowerCase()) return false
  }
  return open.length === 0
}
