import type { Element, ParentNode } from 'domhandler'
import { isElement } from '../../parse/html/walk.ts'

/** The one element in a `div` or `section` without a name (class, id, role, property) and without other text; null for anything else. */
function inBareBox({ name, attribs, children }: Element): Element | null {
  if ((name !== 'div' && name !== 'section') || 'class' in attribs || 'id' in attribs || 'role' in attribs || 'itemprop' in attribs)
    return null
  let inner: Element | null = null
  for (const child of children) {
    if (isElement(child)) {
      if (inner !== null) return null
      inner = child
    } else if (child.type === 'text' && child.data.trim() !== '') return null
  }
  return inner
}

/** The element that holds a node's text together: the node itself, or, around boxes of one element, the next one that holds more. */
export function outOfBareBoxes(node: ParentNode | null): ParentNode | null {
  let outer = node
  while (outer !== null && isElement(outer) && inBareBox(outer) !== null) outer = outer.parent
  return outer
}

/** The element, or the only element in its boxes of one element. */
export function intoBareBoxes(element: Element): Element {
  let inner = element
  for (let next = inBareBox(inner); next !== null; next = inBareBox(inner)) inner = next
  return inner
}
