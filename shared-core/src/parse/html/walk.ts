import type { AnyNode, ChildNode, Element, ParentNode } from 'domhandler'

/** A node that has children: an element, a CDATA section or the root. */
function isParent(node: AnyNode): node is ParentNode {
  return 'children' in node
}

/** An element, scripts and styles included. */
export function isElement(node: AnyNode): node is Element {
  return 'attribs' in node
}

/** The functions that a walk calls. `enter` returning false skips the children and `leave` of that node. */
export interface Visitor {
  enter(node: ChildNode): boolean
  leave?(node: ChildNode): void
}

/**
 * Visits everything below `root` in document order, `root` itself left out.
 * Follows the links between nodes instead of the call stack, so depth costs no stack.
 */
export function walk(root: ParentNode, visitor: Visitor): void {
  let node: ChildNode | null = root.children[0] ?? null
  while (node) {
    if (visitor.enter(node)) {
      const first: ChildNode | undefined = isParent(node) ? node.children[0] : undefined
      if (first) {
        node = first
        continue
      }
      visitor.leave?.(node)
    }
    while (node && !node.next) {
      const parent: ParentNode | null = node.parent
      if (!parent || parent === root) return
      node = parent as ChildNode
      visitor.leave?.(node)
    }
    if (node) node = node.next
  }
}

/** The text of a subtree as written, scripts, styles and templates left out. UTF-16 units beyond `limit` are cut. */
export function textOf(root: ParentNode, limit = 100_000): string {
  let text = ''
  walk(root, {
    enter(node) {
      if (text.length >= limit) return false
      if (node.type === 'text') text += node.data
      else if (isElement(node)) {
        if (node.name === 'br') text += '\n'
        return node.type === 'tag' && node.name !== 'template' && node.name !== 'noscript'
      }
      return true
    },
  })
  return text.length > limit ? text.slice(0, limit) : text
}

/** Text on one line: white space of any kind collapsed to single spaces, ends trimmed. */
export function oneLine(text: string): string {
  return text.replace(/[\s\u200b\ufeff]+/g, ' ').trim()
}
