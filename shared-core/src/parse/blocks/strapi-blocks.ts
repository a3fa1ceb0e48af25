import type { BlockInput } from '../../model/input.ts'
import { escapeHtml } from '../entities/escape-html.ts'

/** A node of Strapi's Blocks field, as far as it is read; anything else in it is ignored. */
interface StrapiNode {
  readonly type?: unknown
  readonly text?: unknown
  readonly children?: unknown
  readonly level?: unknown
  readonly format?: unknown
  readonly url?: unknown
  readonly rel?: unknown
  readonly target?: unknown
  readonly image?: unknown
  readonly [mark: string]: unknown
}

/** Nodes deeper than this are left out; the editor's own lists nest 6 deep. */
const maxDepth = 64

const marks = [
  ['code', 'code'],
  ['strikethrough', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
] as const

/**
 * Strapi's Blocks JSON as editor blocks: one per top-level node, ids `<path>.<index>` such as `content.3`.
 * Text is escaped; text of unknown node types becomes paragraphs. Anything that is no list of nodes gives no blocks. Never throws.
 *
 * @example blocksFromStrapi([{ type: 'paragraph', children: [{ type: 'text', text: 'Hi', bold: true }] }], 'content')
 * // [{ id: 'content.0', html: '<p><strong>Hi</strong></p>' }]
 */
export function blocksFromStrapi(nodes: unknown, path: string): readonly BlockInput[] {
  if (!Array.isArray(nodes)) return []
  return nodes.map((node: unknown, index) => ({ id: `${path}.${index}`, html: blockHtml(node, 0) }))
}

function blockHtml(node: unknown, depth: number): string {
  if (!isNode(node) || depth > maxDepth) return ''
  switch (node.type) {
    case 'heading': {
      const level = typeof node.level === 'number' && node.level >= 1 && node.level <= 6 ? Math.floor(node.level) : 2
      return `<h${level}>${inlineHtml(node.children, depth + 1)}</h${level}>`
    }
    case 'list':
      return listHtml(node, depth)
    case 'quote':
      return `<blockquote>${inlineHtml(node.children, depth + 1)}</blockquote>`
    case 'code':
      return `<pre><code>${escapeHtml(plainText(node, depth + 1))}</code></pre>`
    case 'image':
      return imageHtml(node)
    default:
      return `<p>${inlineHtml(typeof node.text === 'string' ? [node] : node.children, depth + 1)}</p>`
  }
}

function listHtml(node: StrapiNode, depth: number): string {
  if (depth > maxDepth) return ''
  const tag = node.format === 'ordered' ? 'ol' : 'ul'
  let html = ''
  for (const item of childrenOf(node.children)) {
    // Nested lists are beside the items they belong to.
    if (item.type === 'list')
      html = html.endsWith('</li>') ? `${html.slice(0, -5)}${listHtml(item, depth + 1)}</li>` : html + listHtml(item, depth + 1)
    else html += `<li>${inlineHtml(item.children, depth + 1)}</li>`
  }
  return `<${tag}>${html}</${tag}>`
}

function imageHtml(node: StrapiNode): string {
  const image = isNode(node.image) ? node.image : null
  if (image === null || typeof image.url !== 'string') return ''
  const alt = image['alternativeText']
  const attributes = [
    `src="${escapeHtml(image.url)}"`,
    typeof alt === 'string' ? `alt="${escapeHtml(alt)}"` : '',
    typeof image['width'] === 'number' ? `width="${image['width']}"` : '',
    typeof image['height'] === 'number' ? `height="${image['height']}"` : '',
  ].filter((attribute) => attribute !== '')
  const caption = image['caption']
  const captionHtml = typeof caption === 'string' && caption !== '' ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''
  return `<figure><img ${attributes.join(' ')}>${captionHtml}</figure>`
}

function inlineHtml(children: unknown, depth: number): string {
  if (depth > maxDepth) return ''
  let html = ''
  for (const child of childrenOf(children)) {
    if (typeof child.text === 'string') {
      let text = escapeHtml(child.text).replace(/\r\n|\r|\n/g, '<br>')
      if (text !== '') for (const [mark, tag] of marks) if (child[mark] === true) text = `<${tag}>${text}</${tag}>`
      html += text
    } else if (child.type === 'link') {
      const rel = typeof child.rel === 'string' && child.rel !== '' ? ` rel="${escapeHtml(child.rel)}"` : ''
      const href = typeof child.url === 'string' ? child.url : ''
      html += `<a href="${escapeHtml(href)}"${rel}>${inlineHtml(child.children, depth + 1)}</a>`
    } else html += inlineHtml(child.children, depth + 1)
  }
  return html
}

function plainText(node: StrapiNode, depth: number): string {
  if (depth > maxDepth) return ''
  let text = ''
  for (const child of childrenOf(node.children)) text += typeof child.text === 'string' ? child.text : plainText(child, depth + 1)
  return text
}

function childrenOf(children: unknown): readonly StrapiNode[] {
  return Array.isArray(children) ? children.filter(isNode) : []
}

function isNode(value: unknown): value is StrapiNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
