/** A node of Strapi's Blocks editor, as far as it is used. */
export interface BlockNode {
  readonly type?: string
  readonly text?: string
  readonly level?: number
  readonly url?: string
  readonly image?: { readonly alternativeText?: string | null }
  readonly children?: readonly BlockNode[]
}

/** All text of a node, in order. */
export const textOf = (node: BlockNode): string => node.text ?? (node.children ?? []).map(textOf).join('')

/** The node with a part of its text only; marks and links stay, emptied pieces go. UTF-16 units. */
export function sliceNode(node: BlockNode, from: number, to: number): BlockNode {
  if (node.text !== undefined) return { ...node, text: node.text.slice(Math.max(0, from), Math.max(0, to)) }
  let offset = 0
  const children = (node.children ?? []).flatMap((child) => {
    const start = offset
    offset += textOf(child).length
    return start < to && offset > from ? [sliceNode(child, from - start, to - start)] : []
  })
  return { ...node, children: children.length === 0 ? [{ type: 'text', text: '' }] : children }
}

/** The node with `value` in place of a part of its text. The new text takes the marks of the piece it begins in. */
export function replaceInNode(node: BlockNode, from: number, to: number, value: string): BlockNode {
  let isWritten = false
  const write = (one: BlockNode, start: number): BlockNode => {
    const { text } = one
    if (text === undefined) {
      let offset = start
      const children = (one.children ?? []).map((child) => {
        const at = offset
        offset += textOf(child).length
        return write(child, at)
      })
      return { ...one, children }
    }
    const [begin, end] = [Math.max(0, from - start), Math.min(text.length, to - start)]
    const isHere = begin < end || (from === to && from >= start && from <= start + text.length)
    if (!isHere || (isWritten && begin >= end)) return one
    const added = isWritten ? '' : value
    isWritten = true
    return { ...one, text: text.slice(0, begin) + added + text.slice(Math.max(begin, end)) }
  }
  return write(node, 0)
}

/** The node with another address in the first of its links to `before`, white space around addresses aside, and what was written there; null: it has none. */
export function readdressNode(
  node: BlockNode,
  before: string,
  value: string,
): { readonly node: BlockNode; readonly before: string } | null {
  if (node.type === 'link' && node.url?.trim() === before.trim()) return { node: { ...node, url: value }, before: node.url }
  for (const [at, child] of (node.children ?? []).entries()) {
    const changed = readdressNode(child, before, value)
    if (changed !== null) return { node: { ...node, children: node.children!.with(at, changed.node) }, before: changed.before }
  }
  return null
}

/** Two nodes as one, `value` between them; pieces with equal marks become one, as the editor would write them. */
export function joinNodes(first: BlockNode, value: string, second: BlockNode): BlockNode {
  const pieces: BlockNode[] = []
  for (const piece of [...(first.children ?? []), ...(value === '' ? [] : [{ type: 'text', text: value }]), ...(second.children ?? [])]) {
    const last = pieces.at(-1)
    const isGap = piece.text !== undefined && piece.text === value
    if (last?.text !== undefined && piece.text !== undefined && (isGap || marksOf(last) === marksOf(piece)))
      pieces[pieces.length - 1] = { ...last, text: last.text + piece.text }
    else pieces.push(piece)
  }
  return { ...first, children: pieces }
}

const marksOf = ({ text: _text, ...marks }: BlockNode): string => JSON.stringify(Object.entries(marks).sort(([a], [b]) => (a < b ? -1 : 1)))
