import type { Element, ParentNode } from 'domhandler'
import type { Image } from '../../model/input.ts'
import { isElement, textOf } from '../html/walk.ts'

export type Media =
  | { readonly kind: 'image'; readonly image: Image }
  | { readonly kind: 'video'; readonly url: string; readonly poster?: string }
  | { readonly kind: 'audio'; readonly url: string }

/** The caption of the figure around an image or video; '' when there is none or it was given to an earlier one. */
export function captionOf(node: Element, captions: Map<Element, string>): string {
  let up: ParentNode | null = node.parent
  for (let level = 0; up && level < 5; level++, up = up.parent) {
    if (!isElement(up) || up.name !== 'figure') continue
    if (captions.has(up)) return ''
    const parts: string[] = []
    for (const child of up.children) if (isElement(child) && child.name === 'figcaption') parts.push(textOf(child, 2000))
    const caption = parts.join(' ').replace(/\s+/g, ' ').trim()
    captions.set(up, caption)
    return caption
  }
  return ''
}
