import type { ChildNode, Document, Element, Text } from 'domhandler'
import { elementNode, textNode } from '../../parse/html/nodes.ts'
import { isElement, walk } from '../../parse/html/walk.ts'

/**
 * Puts the elements that WordPress will print in the place of what it stores, so that everything after sees pictures and players in one form:
 * a figure for `[caption]…[/caption]`, a frame for the bare address of an embed. A tree without these is not changed.
 */
export function markWordPress(root: Document, source: string): void {
  if (!source.includes('[caption') && !source.includes('wp-block-embed__wrapper') && !source.includes('[embed')) return
  const captions: Text[] = []
  const embeds: Text[] = []
  walk(root, {
    enter(node) {
      if (node.type !== 'text') return true
      if (captionStart.test(node.data)) captions.push(node)
      else if (isEmbed(node)) embeds.push(node)
      return true
    },
  })
  for (const text of captions) markCaption(text)
  for (const text of embeds) {
    const frame = elementNode('iframe', { src: addressIn(text)! })
    frame.startIndex = text.startIndex
    frame.endIndex = text.endIndex
    replace(text, text, frame)
  }
}

const captionStart = /\[caption\b[^[\]]{0,600}\]\s*$/
const captionEnd = /^([\s\S]{0,2000}?)\[\/caption\]/
const embed = /^\s*(?:\[embed(?:\s[^[\]]{0,200})?\])?\s*(https?:\/\/[^\s<>"[\]]{4,1000})\s*(?:\[\/embed\])?\s*$/i

const addressIn = ({ data }: Text): string | null => embed.exec(data)?.[1] ?? null

/** A text that is nothing but an address, in the block or the shortcode made for it. */
function isEmbed(text: Text): boolean {
  const { parent, data } = text
  const isInBlock = parent !== null && isElement(parent) && /(?:^|\s)wp-block-embed__wrapper(?:\s|$)/.test(parent.attribs['class'] ?? '')
  return (isInBlock || /^\s*\[embed/i.test(data)) && addressIn(text) !== null
}

/** Elements between the two tags: a picture, or a link around it. */
const maxInside = 4

/** A picture between the two tags and the text behind it become a figure with its caption. */
function markCaption(start: Text): void {
  const inside: ChildNode[] = []
  let last: ChildNode | null = start.next
  while (last && last.type !== 'text' && inside.length < maxInside) {
    inside.push(last)
    last = last.next
  }
  const match = last && last.type === 'text' ? captionEnd.exec(last.data) : null
  if (!match || inside.length === 0) return
  const end = last as Text
  const caption = elementNode('figcaption', {}, [textNode(match[1]!.trim())])
  const figure = elementNode('figure')
  figure.startIndex = inside[0]!.startIndex
  figure.endIndex = inside.at(-1)!.endIndex
  replace(inside[0]!, inside.at(-1)!, figure)
  adopt(figure, [...inside, caption])
  // Text behind the tag has a known place in the source only where no character reference is before it.
  const isPlain = (end.endIndex ?? -1) + 1 - (end.startIndex ?? 0) === end.data.length
  if (isPlain) {
    end.startIndex = (end.startIndex ?? 0) + match[0].length
    end.data = end.data.slice(match[0].length)
  }
}

/** Puts `by` in the place of the siblings `first` to `last`. */
function replace(first: ChildNode, last: ChildNode, by: Element): void {
  const { parent } = first
  by.parent = parent
  by.prev = first.prev
  by.next = last.next
  if (by.prev) by.prev.next = by
  if (by.next) by.next.prev = by
  const siblings = parent?.children
  if (!siblings) return
  const at = siblings.indexOf(first)
  siblings.splice(at, siblings.indexOf(last) - at + 1, by)
}

function adopt(parent: Element, children: readonly ChildNode[]): void {
  children.forEach((child, at) => {
    child.parent = parent
    child.prev = children[at - 1] ?? null
    child.next = children[at + 1] ?? null
  })
  parent.children = [...children]
}
