import type { ChildNode, Element, ParentNode, Text } from 'domhandler'
import { textNode } from '../../parse/html/nodes.ts'
import { putInPlace } from '../../parse/html/put-in-place.ts'
import { isElement, walk } from '../../parse/html/walk.ts'
import { raisedText } from './raised-text.ts'

/** UTF-16 units before a raised text that show what it is. */
const wordBefore = 24

/** Elements whose text is read as it stands. */
const verbatim = new Set(['pre', 'code', 'kbd', 'samp', 'tt', 'script', 'style', 'textarea', 'title', 'svg', 'math', 'template'])

/**
 * Takes out of a tree, in place, what a reader does not read as words of the sentence: deleted text and the marks of notes. Exponents and
 * fractions in raised letters become text that stays readable in one line. `isBlockName`: of elements that begin a block.
 */
export function markRaisedText(root: ParentNode, isBlockName: (name: string) => boolean): void {
  const gone: ChildNode[] = []
  const written: { readonly node: Element; readonly text: string }[] = []
  let before = ''
  const beginsLine = (node: Element): boolean => isBlockName(node.name) || /^(?:p|br|pre|blockquote|li|td|th)$/.test(node.name)
  walk(root, {
    enter(node) {
      if (node.type === 'text') {
        before = (before + node.data).slice(-wordBefore)
        return false
      }
      if (!isElement(node)) return true
      if (verbatim.has(node.name)) {
        before = ''
        return false
      }
      if (isDeleted(node)) {
        gone.push(node)
        return false
      }
      if (beginsLine(node)) before = ''
      const text = raisedText(node, before)
      if (text === null) return true
      if (text === '') gone.push(node)
      else {
        written.push({ node, text })
        before = (before + text).slice(-wordBefore)
      }
      return false
    },
    leave(node) {
      if (isElement(node) && beginsLine(node)) before = ''
    },
  })
  for (const { node, text } of written) putInPlace(node, textInstead(node, text))
  for (const node of gone) takeOut(node)
}

/** Text that a person took back: it is in the page and is not what the page says. */
function isDeleted({ name, attribs }: Element): boolean {
  if (name === 'del' || name === 's' || name === 'strike') return true
  if (/(?:^|\s)(?:text-decoration-)?(?:line-through|strike-?through)(?=\s|$)/i.test(attribs['class'] ?? '')) return true
  const style = attribs['style']
  return style !== undefined && /text-decoration(?:-line)?\s*:[^;]*\bline-through\b/i.test(style)
}

/** A text where the element's own text is in the source. */
function textInstead(node: Element, data: string): Text {
  const text = textNode(data)
  let inner: Text | null = null
  walk(node, {
    enter(child) {
      if (child.type === 'text' && inner === null && child.data.trim() !== '') inner = child
      return inner === null
    },
  })
  const place: ChildNode = inner ?? node
  text.startIndex = place.startIndex
  text.endIndex = place.endIndex
  return text
}

/** Takes a node out, and the space that would occur twice or before a mark. */
function takeOut(node: ChildNode): void {
  const { prev, next, parent } = node
  if (parent === null) return
  if (
    prev?.type === 'text' &&
    /\s$/.test(prev.data) &&
    (next === null || (next.type === 'text' && /^(?:\s|[.,;:!?)\]}»”])/.test(next.data)))
  ) {
    const kept = prev.data.replace(/\s{1,20}$/, '')
    if (prev.endIndex !== null && prev.startIndex !== null && prev.endIndex + 1 - prev.startIndex === prev.data.length)
      prev.endIndex -= prev.data.length - kept.length
    prev.data = kept
  }
  if (prev) prev.next = next
  if (next) next.prev = prev
  parent.children.splice(parent.children.indexOf(node), 1)
  node.parent = null
  node.prev = null
  node.next = null
}
