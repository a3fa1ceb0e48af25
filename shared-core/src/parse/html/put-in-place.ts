import type { ChildNode } from 'domhandler'

/** Puts a node where another stands, which then belongs to nothing. */
export function putInPlace(old: ChildNode, node: ChildNode): void {
  node.parent = old.parent
  node.prev = old.prev
  node.next = old.next
  if (old.prev) old.prev.next = node
  if (old.next) old.next.prev = node
  const siblings = old.parent?.children
  if (siblings) siblings[siblings.indexOf(old)] = node
  old.parent = null
  old.prev = null
  old.next = null
}
