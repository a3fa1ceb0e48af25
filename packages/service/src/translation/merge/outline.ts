import { markdownSyntax, type SyntaxNode } from '@citable/core/markdown-syntax'
import { Parser } from 'htmlparser2'
import { empty, inline } from '../segments/segment-html.ts'
import type { Range } from '../segments/segment-runs.ts'
import type { ArticlePart } from '../segments/split-article.ts'

/** A block of a text with those inside it, in document order. */
export interface OutlineNode extends Range {
  /** Element, `wp:` and the name of a block of WordPress, or kind of Markdown's node. */
  readonly name: string
  /** Index; -1: none. */
  readonly parent: number
}

/** What is no text and no block: a picture, an embed. */
interface Medium extends Range {
  readonly name: string
  readonly address: string
}

export interface Outline {
  /** Each behind its parent. */
  readonly nodes: readonly OutlineNode[]
  readonly media: readonly Medium[]
}

const mediaNames = new Set('audio embed iframe img object picture svg video'.split(' '))

export function outlineOf({ format, text }: Pick<ArticlePart, 'format' | 'text'>): Outline {
  if (format === 'html') return outlineHtml(text)
  if (format === 'markdown') return outlineMarkdown(text)
  return format === 'strapi_blocks' ? outlineLines(text) : { nodes: [], media: [] }
}

type Building = { -readonly [Member in keyof OutlineNode]: OutlineNode[Member] }

function outlineHtml(html: string): Outline {
  const nodes: Building[] = []
  const media: Medium[] = []
  const open: number[] = []
  const begin = (name: string, start: number): void => {
    open.push(nodes.push({ name, start, end: html.length, parent: open.at(-1) ?? -1 }) - 1)
  }
  const finish = (name: string, end: number): void => {
    const from = open.findLastIndex((index) => nodes[index]!.name === name)
    if (from === -1) return
    for (const index of open.splice(from)) nodes[index]!.end = end
  }
  let medium: { readonly name: string; readonly start: number; readonly depth: number; address: string } | null = null
  let depth = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth++
      const address = attributes.src ?? attributes.data ?? attributes['data-src'] ?? ''
      if (medium) medium.address ||= address
      else if (mediaNames.has(name)) medium = { name, start: parser.startIndex, depth, address }
      else if (!inline.has(name)) begin(name, parser.startIndex)
    },
    onclosetag: (name, isImplied) => {
      const end = isImplied && !empty.has(name) ? parser.startIndex : parser.endIndex + 1
      if (medium?.depth === depth) {
        media.push({ name: medium.name, address: medium.address, start: medium.start, end })
        medium = null
      } else if (!medium && !inline.has(name)) finish(name, end)
      depth--
    },
    oncomment: (text) => {
      const [, slash, name = '', rest = ''] = /^\s*(\/?)wp:([a-z][a-z0-9_/-]*)(?![a-z0-9_/-])([\s\S]*)$/.exec(text) ?? []
      if (name === '' || medium) return
      const [start, end] = [parser.startIndex, parser.endIndex + 1]
      if (slash === '/') return finish(`wp:${name}`, end)
      begin(`wp:${name}`, start)
      if (/\/\s*$/.test(rest)) finish(`wp:${name}`, end)
    },
  })
  parser.write(html)
  parser.end()
  return { nodes, media }
}

/** Nodes of Markdown that hold others on lines of their own. */
const holders = new Set(['blockquote', 'list', 'listItem', 'table', 'tableRow', 'footnoteDefinition'])

function outlineMarkdown(markdown: string): Outline {
  const nodes: OutlineNode[] = []
  const media: Medium[] = []
  const rangeOf = ({ position }: SyntaxNode): Range => ({ start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 })
  const visitInline = (node: SyntaxNode): void => {
    if (node.type === 'image') media.push({ name: 'img', address: node.url ?? '', ...rangeOf(node) })
    for (const child of node.children ?? []) visitInline(child)
  }
  const visit = (node: SyntaxNode, parent: number): void => {
    const index = nodes.push({ name: node.type, ...rangeOf(node), parent }) - 1
    if (!holders.has(node.type)) visitInline(node)
    else for (const child of node.children ?? []) visit(child, index)
  }
  for (const child of markdownSyntax(markdown).children ?? []) visit(child, -1)
  return { nodes, media }
}

/** A value of Strapi's blocks as lines. */
function outlineLines(text: string): Outline {
  const nodes: Building[] = []
  const media: Medium[] = []
  const open: number[] = []
  let start = 0
  for (const line of text === '' ? [] : text.split('\n')) {
    const end = start + line.length
    if (line === ']') nodes[open.pop()!]!.end = end
    else {
      const { type, image } = JSON.parse(line.startsWith('[') ? line.slice(1) : line)
      if (type === 'image') media.push({ name: 'img', address: String(image?.url ?? ''), start, end })
      const index = nodes.push({ name: String(type), start, end, parent: open.at(-1) ?? -1 }) - 1
      if (line.startsWith('[')) open.push(index)
    }
    start = end + 1
  }
  return { nodes, media }
}
