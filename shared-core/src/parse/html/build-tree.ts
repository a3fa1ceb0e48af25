import type { ChildNode, Comment, Document, ParentNode, Text } from 'domhandler'
import type { Handler, Parser } from 'htmlparser2'
import { elementNode, textNode } from './nodes.ts'

/** The place that a parser gives. */
type Place = Pick<Parser, 'startIndex' | 'endIndex'>

/** Listens to a parser and makes the tree of what it says; `root` is whole when the parser has ended. */
export interface TreeBuilder {
  readonly root: Document
  readonly handler: Partial<Handler>
}

/**
 * The tree that `domhandler` makes with start and end indices, of plain objects: its classes bring a second name for every property and
 * copies of nodes, which an editor's worker would download for nothing.
 */
export function createTreeBuilder(): TreeBuilder {
  const root = { type: 'root', children: [], parent: null, prev: null, next: null, startIndex: null, endIndex: null } as unknown as Document
  const open: ParentNode[] = [root]
  let place: Place = { startIndex: 0, endIndex: 0 }
  /** The text or comment that what follows belongs to. */
  let unfinished: Text | Comment | null = null

  const add = (node: ChildNode): void => {
    const parent = open[open.length - 1]!
    const before = parent.children[parent.children.length - 1]
    node.startIndex = place.startIndex
    node.endIndex = place.endIndex
    parent.children.push(node)
    if (before !== undefined) {
      node.prev = before
      before.next = node
    }
    node.parent = parent
    unfinished = null
  }

  return {
    root,
    handler: {
      onparserinit(parser) {
        place = parser
      },
      onopentag(name, attribs) {
        const element = elementNode(name, attribs)
        add(element)
        open.push(element)
      },
      onclosetag() {
        unfinished = null
        open.pop()!.endIndex = place.endIndex
      },
      ontext(data) {
        if (unfinished?.type === 'text') {
          unfinished.data += data
          unfinished.endIndex = place.endIndex
          return
        }
        const node = textNode(data)
        add(node)
        unfinished = node
      },
      oncomment(data) {
        if (unfinished?.type === 'comment') {
          unfinished.data += data
          return
        }
        const node = { ...textNode(data), type: 'comment' } as unknown as Comment
        add(node)
        unfinished = node
      },
      oncommentend() {
        unfinished = null
      },
      onprocessinginstruction(name, data) {
        add({ ...textNode(data), type: 'directive', name } as unknown as ChildNode)
      },
    },
  }
}
