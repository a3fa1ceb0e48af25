import { type ChildNode, type Document, Element } from 'domhandler'
import { isElement, walk } from '../parse/walk.ts'

/**
 * Question blocks of SEO plugins, by the class of the element around question and answer and the class of the question. The answer is what
 * else stands in it. Yoast, Rank Math and All in One SEO print these; their data are not needed to see them.
 */
// biome-ignore format: a table
const kinds: readonly (readonly [pair: RegExp, question: RegExp])[] = [
  [/(?:^|\s)schema-faq-section(?:\s|$)/, /(?:^|\s)schema-faq-question(?:\s|$)/],
  [/(?:^|\s)rank-math-(?:list-item|faq-item)(?:\s|$)/, /(?:^|\s)rank-math-question(?:\s|$)/],
  [/(?:^|\s)(?:wp-block-)?aioseo-faq(?:-block)?(?:\s|$)/, /(?:^|\s)aioseo-faq-block-question(?:\s|$)/],
]

/** A page without one of these has no such block. */
const questionNames = ['schema-faq-section', 'rank-math-question', 'aioseo-faq-block-question'] as const

/** Makes `details` and `summary` of such blocks, in place, so that everything after sees questions in one form. A tree without them is not changed. */
export function markQuestions(root: Document, source: string): void {
  if (!questionNames.some((name) => source.includes(name))) return
  const pairs: { readonly pair: Element; readonly question: Element }[] = []
  walk(root, {
    enter(node) {
      if (!isElement(node)) return false
      const className = node.attribs['class'] ?? ''
      const kind = className === '' ? undefined : kinds.find(([pair]) => pair.test(className))
      const question =
        kind && node.children.find((child): child is Element => isElement(child) && kind[1].test(child.attribs['class'] ?? ''))
      if (question) pairs.push({ pair: node, question })
      return true
    },
  })
  for (const { pair, question } of pairs) {
    pair.name = 'details'
    wrap(question, 'summary')
  }
}

/** Puts an element around a node; the node keeps what it is, such as a heading. */
function wrap(node: ChildNode, name: string): void {
  const outer = new Element(name, {}, [])
  outer.startIndex = node.startIndex
  outer.endIndex = node.endIndex
  outer.parent = node.parent
  outer.prev = node.prev
  outer.next = node.next
  if (node.prev) node.prev.next = outer
  if (node.next) node.next.prev = outer
  const siblings = node.parent?.children
  if (siblings) siblings[siblings.indexOf(node)] = outer
  outer.children = [node]
  node.parent = outer
  node.prev = null
  node.next = null
}
