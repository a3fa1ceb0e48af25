import type { ChildNode, Element, Text } from 'domhandler'

/** A text node that is nowhere yet. */
export const textNode = (data: string): Text =>
  ({ type: 'text', data, parent: null, prev: null, next: null, startIndex: null, endIndex: null }) as unknown as Text

/** An element that is nowhere yet. */
export const elementNode = (name: string, attribs: Record<string, string> = {}, children: ChildNode[] = []): Element =>
  ({
    type: name === 'script' || name === 'style' ? name : 'tag',
    name,
    attribs,
    children,
    parent: null,
    prev: null,
    next: null,
    startIndex: null,
    endIndex: null,
  }) as unknown as Element
