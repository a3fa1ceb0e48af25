import type { Document, Element, Text } from 'domhandler'
import { isElement, walk } from './walk.ts'

/** Pictures and drawings that are read, at most. */
const maxPictures = 200

/** Alternative texts and labels of pictures, and the words in drawings, in reading order. */
export function textsOfPictures(root: Document): readonly string[] {
  const found: string[] = []
  walk(root, {
    enter: (node) => {
      if (found.length >= maxPictures) return false
      if (!isElement(node)) return true
      const { name, attribs } = node
      const isDrawing = name === 'svg'
      if (name === 'img') found.push(attribs.alt ?? '')
      else if (isDrawing || attribs.role === 'img') found.push(attribs['aria-label'] ?? '')
      if (isDrawing) found.push(textIn(node))
      return !isDrawing
    },
  })
  return found.filter((text) => text.trim() !== '')
}

function textIn(drawing: Element): string {
  const parts: string[] = []
  walk(drawing, {
    enter: (node) => {
      if (node.type === 'text') parts.push((node as Text).data)
      return true
    },
  })
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}
