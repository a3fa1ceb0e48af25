import type { Element } from 'domhandler'
import { headingLevels, skipped } from '../html/element-names.ts'
import { isElement, walk } from '../html/walk.ts'
import type { BlockBuilder } from './block-builder.ts'

/** The first heading, table, code, quotation or definition list inside a list, or a heading inside a quotation; null: there is none. */
export function firstStructure(root: Element): Element | null {
  let found: Element | null = null
  const isQuote = root.name === 'blockquote'
  walk(root, {
    enter(node) {
      if (found) return false
      if (!isElement(node)) return false
      const { name } = node
      if (
        headingLevels[name] !== undefined ||
        name === 'table' ||
        (!isQuote && (name === 'pre' || name === 'blockquote' || name === 'figure'))
      ) {
        found = node
        return false
      }
      return !skipped.has(name)
    },
  })
  return found
}

/** A table used for layout: it holds headings, lists, paragraphs of text or another table, or it has one cell a row. */
export function isLayoutTable(table: Element): boolean {
  if (table.attribs['role'] === 'presentation') return true
  let cells = 0
  let rows = 0
  let structure = 0
  let hasHeader = false
  walk(table, {
    enter(node) {
      if (!isElement(node)) return false
      const { name } = node
      if (name === 'tr') rows++
      else if (name === 'td') cells++
      else if (name === 'th') {
        cells++
        hasHeader = true
      } else if (name === 'table' || headingLevels[name] !== undefined || name === 'article') structure += 10
      else if (name === 'p' || name === 'ul' || name === 'ol' || name === 'blockquote') structure++
      return !skipped.has(name)
    },
  })
  return structure >= 10 || cells <= rows || (!hasHeader && structure > cells)
}

/** A row of the table's head: inside `thead`, or the first row when all its cells are `th`. */
export function isHeaderRow(row: Element, builder: Pick<BlockBuilder, 'rows' | 'headerRows'>): boolean {
  if (builder.rows.length !== builder.headerRows + 1) return false
  if (row.parent && isElement(row.parent) && row.parent.name === 'thead') return true
  if (builder.rows.length !== 1) return false
  let cells = 0
  for (const child of row.children) {
    if (!isElement(child)) continue
    if (child.name !== 'th') return false
    cells++
  }
  return cells > 0
}
