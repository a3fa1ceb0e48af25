import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { toMarkdown } from 'mdast-util-to-markdown'
import { gfm } from 'micromark-extension-gfm'
import { mdxjs } from 'micromark-extension-mdxjs'

/** A node of the parser's tree, as far as it is looked at. */
interface MdxNode {
  readonly type: string
  readonly value?: string
  readonly name?: string | null
  readonly url?: string
  readonly alt?: string
  readonly attributes?: readonly {
    readonly type: string
    readonly name?: string
    readonly value?: string | { readonly value: string } | null
  }[]
  children?: readonly MdxNode[]
}

/** MDX as Markdown; or where it cannot be read, with the place in the text. */
export type MdxReading =
  | { readonly ok: true; readonly markdown: string }
  | { readonly ok: false; readonly reason: string; readonly line: number | null }

/**
 * MDX as Markdown: imports, exports and expressions are left out, components are replaced by their content, and elements of HTML stay
 * without attributes that are code. A picture that is imported keeps the path that it is imported from.
 */
export function readMdx(mdx: string): MdxReading {
  let tree: MdxNode
  try {
    tree = fromMarkdown(mdx, { extensions: [gfm(), mdxjs()], mdastExtensions: [gfmFromMarkdown(), mdxFromMarkdown()] }) as MdxNode
  } catch (error) {
    const { reason, message, line } = error as { readonly reason?: string; readonly message: string; readonly line?: number }
    return { ok: false, reason: reason ?? message, line: line ?? null }
  }
  setAside(tree, knownNames(tree))
  return {
    ok: true,
    markdown: toMarkdown(tree as Parameters<typeof toMarkdown>[0], { extensions: [gfmToMarkdown()], bullet: '-', rule: '-' }),
  }
}

/** What names stand for: paths of pictures that are imported, and texts and numbers that are exported. */
function knownNames({ children = [] }: MdxNode): ReadonlyMap<string, string> {
  const text = children.flatMap(({ type, value = '' }) => (type === 'mdxjsEsm' ? [value] : [])).join('\n')
  const imported = text.matchAll(/^import\s+(?:\*\s+as\s+)?(\w+)\s+from\s+['"]([^'"]+\.(?:avif|gif|jpe?g|png|svg|webp)[^'"]*)['"]/gm)
  const exported = text.matchAll(/^export\s+(?:const|let|var)\s+(\w+)\s*=([^\n]*)$/gm)
  return new Map([
    ...[...imported].map(([, name = '', path = '']) => [name, path] as const),
    ...[...exported].map(([, name = '', value = '']) => [name, literalOf(value.trim().replace(/;$/, ''))] as const),
  ])
}

/** Replaces every node of MDX below a node. */
function setAside(parent: MdxNode, known: ReadonlyMap<string, string>): void {
  const { children } = parent
  if (children === undefined) return
  for (const child of children) setAside(child, known)
  parent.children = children.flatMap((child) => replaced(child, known))
}

function replaced(node: MdxNode, known: ReadonlyMap<string, string>): readonly MdxNode[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return []
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const text = known.get(node.value?.trim() ?? '') ?? literalOf(node.value ?? '')
      if (text === '') return []
      return node.type === 'mdxFlowExpression'
        ? [{ type: 'paragraph', children: [{ type: 'text', value: text }] }]
        : [{ type: 'text', value: text }]
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return replacedElement(node, known)
    default:
      return [node]
  }
}

const voids: ReadonlySet<string> = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

function replacedElement(node: MdxNode, known: ReadonlyMap<string, string>): readonly MdxNode[] {
  const isFlow = node.type === 'mdxJsxFlowElement'
  const inner = node.children ?? []
  const attributes = new Map(
    (node.attributes ?? []).flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return []
      const { name = '', value } = attribute
      if (typeof value === 'string') return [[name, value] as const]
      if (value === null || value === undefined) return [[name, ''] as const]
      const text = known.get(value.value.trim().replace(/\.(?:src|default)$/, '')) ?? (literalOf(value.value) || null)
      return text === null ? [] : [[name, text] as const]
    }),
  )
  const name = node.name ?? ''
  const source = attributes.get('src')
  const isComponent = !/^[a-z]/.test(name) || name.includes('.')
  if (source !== undefined && (name === 'img' || (isComponent && /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i.test(source)))) {
    const image: MdxNode = { type: 'image', url: source, alt: attributes.get('alt') ?? '' }
    return [isFlow ? { type: 'paragraph', children: [image] } : image, ...inner]
  }
  const target = attributes.get('href') ?? attributes.get('to')
  if (target !== undefined && !isFlow && (name === 'a' || isComponent)) return [{ type: 'link', url: target, children: inner }]
  if (isComponent) return inner
  const shown = [...attributes].filter(([key]) => /^(?:id|class|href|src|alt|title|lang|open|cite|datetime)$/i.test(key))
  const open: MdxNode = {
    type: 'html',
    value: `<${name}${shown.map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`).join('')}>`,
  }
  if (voids.has(name)) return [open]
  return [open, ...inner, { type: 'html', value: `</${name}>` }]
}

/** The text of an expression that is nothing but a text or a number; else ''. */
function literalOf(expression: string): string {
  const [, single, double, back, figure] =
    /^\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\$]|\\.)*)`|(-?\d+(?:\.\d+)?))\s*$/.exec(expression) ?? []
  return (single ?? double ?? back ?? figure ?? '').replace(/\\(.)/g, '$1')
}
