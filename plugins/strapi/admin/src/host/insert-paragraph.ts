import { unescapeHtml } from '@citable/core/escape-html'
import { storedIn } from '#shared/entry/editor-js.ts'
import { writesHtml } from '#shared/entry/input-of-entry.ts'
import type { Attribute } from '#shared/mapping/shape.ts'
import { type BlockNode, textOf } from './block-nodes.ts'

/** The kinds of fields that take a new paragraph: nodes, Markdown or HTML, plain text. */
const kinds = { blocks: 'nodes', richtext: 'source', customField: 'source', text: 'plain' } as const

/** A field's way to hold paragraphs; null: it takes no new one. */
export const kindOf = (attribute: Attribute | undefined): 'nodes' | 'source' | 'plain' | null =>
  attribute !== undefined && Object.hasOwn(kinds, attribute.type) ? kinds[attribute.type as keyof typeof kinds] : null

/** A field with one paragraph more, and how that paragraph is written there. */
interface Insertion {
  readonly value: unknown
  readonly written: string
}

/** A field's value with a paragraph or a heading of the second level at its start, or after a node. null: the field or the markup is of another kind. */
export function insertParagraph(value: unknown, kind: 'nodes' | 'source' | 'plain', html: string, after: number | null): Insertion | null {
  const [, element, inner] = /^<(p|h2)>([^<]*)<\/\1>$/.exec(html) ?? []
  if (inner === undefined) return null
  const isHeading = element === 'h2'
  const text = unescapeHtml(inner)
  if (kind === 'nodes') {
    const nodes = value ?? []
    if (!Array.isArray(nodes)) return null
    const children = [{ type: 'text', text }]
    const made: BlockNode = isHeading ? { type: 'heading', level: 2, children } : { type: 'paragraph', children }
    return { value: nodes.toSpliced(after === null ? 0 : after + 1, 0, made), written: text }
  }
  const source = value ?? ''
  // The end of a passage inside of a text is unknown.
  if (typeof source !== 'string' || after !== null || storedIn(source) !== null) return null
  // Plain text has no headings.
  if (kind === 'plain' && isHeading) return null
  const markdown = `${isHeading ? '## ' : ''}${asMarkdown(text)}\n\n`
  const written = kind === 'plain' ? `${text}\n\n` : writesHtml(source) ? `${html}\n` : markdown
  return { value: written + source, written }
}

/** The field's value without a paragraph that was put in; null: it is gone or was changed. */
export function removeParagraph(value: unknown, written: string): unknown {
  if (Array.isArray(value)) {
    const at = value.findIndex((node: BlockNode) => (node.type === 'paragraph' || node.type === 'heading') && textOf(node) === written)
    return at < 0 ? null : value.toSpliced(at, 1)
  }
  const at = typeof value === 'string' ? value.indexOf(written) : -1
  return at < 0 ? null : String(value).slice(0, at) + String(value).slice(at + written.length)
}

/** Text whose signs mean nothing in Markdown. */
const asMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<]/g, '\\$&')
    .replace(/^[#>+-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
