import type { ChildNode, Document, Element } from 'domhandler'
import { elementNode } from '../../parse/html/nodes.ts'
import { putInPlace } from '../../parse/html/put-in-place.ts'
import { isElement, oneLine, textOf, walk } from '../../parse/html/walk.ts'

/**
 * Question blocks, by what the element around question and answer and the element of the question say of themselves. The answer is what else
 * is in it. Yoast, Rank Math and All in One SEO print the first three; their data are not needed to see them. Accordions of themes hold
 * anything: there only what ends in a question mark is a question.
 */
// biome-ignore format: a table
const kinds: readonly { readonly pair: RegExp; readonly question: RegExp; readonly isAnything?: true }[] = [
  { pair: /(?:^|\s)schema-faq-section(?:\s|$)/, question: /(?:^|\s)schema-faq-question(?:\s|$)/ },
  { pair: /(?:^|\s)rank-math-(?:list-item|faq-item)(?:\s|$)/, question: /(?:^|\s)rank-math-question(?:\s|$)/ },
  { pair: /(?:^|\s)(?:wp-block-)?aioseo-faq(?:-block)?(?:\s|$)/, question: /(?:^|\s)aioseo-faq-block-question(?:\s|$)/ },
  { pair: /\/\/schema\.org\/Question(?:\s|$)/i, question: /(?:^|\s)itemprop=name(?:\s|$)/ },
  {
    pair: /(?:^|[\s_-])(?:faqs?|accordion)[_-]{1,2}(?:item|entry|section|panel|block|row|element|pane|card)(?=\s|$)/i,
    question: /(?:^|[\s_-])(?:question|title|header|heading|trigger|toggle|button|summary|name)(?=[\s_-]|$)/i,
    isAnything: true,
  },
]

/** Makes `details` and `summary` of such blocks, in place, so that questions have one form. For texts that `holdsQuestionMarkup`. */
export function markQuestions(root: Document): void {
  const pairs: { readonly pair: Element; readonly question: Element }[] = []
  walk(root, {
    enter(node) {
      if (!isElement(node)) return false
      const name = nameOf(node)
      const kind = name === '' ? undefined : kinds.find(({ pair }) => pair.test(name))
      const question = kind && node.name !== 'details' ? questionIn(node, kind) : undefined
      if (question) pairs.push({ pair: node, question })
      return true
    },
  })
  for (const { pair, question } of pairs) {
    pair.name = 'details'
    // Closed answers are there for readers who open them.
    for (const child of pair.children) if (isElement(child) && child !== question) open(child)
    wrap(question, 'summary')
  }
}

/** Class names, item type and item property of an element. */
function nameOf({ attribs }: Element): string {
  const { class: className = '', itemtype = '', itemprop = '' } = attribs
  return itemtype === '' && itemprop === '' ? className : `${className} ${itemtype}${itemprop === '' ? '' : ` itemprop=${itemprop}`}`
}

/** UTF-16 units of a question in an accordion. */
const longestQuestion = 300

function questionIn(pair: Element, { question, isAnything }: (typeof kinds)[number]): Element | undefined {
  const [first, second] = pair.children.filter(isElement)
  if (!isAnything) return pair.children.filter(isElement).find((child) => question.test(nameOf(child)))
  if (!first || !second || !question.test(nameOf(first))) return undefined
  const text = oneLine(textOf(first, longestQuestion + 1))
  if (text.length > longestQuestion || !/[?\uff1f\u061f\u037e]$/.test(text)) return undefined
  // Buttons are no text elsewhere; here one holds the question.
  walk(first, {
    enter(node) {
      if (isElement(node) && node.name === 'button') node.name = 'span'
      return true
    },
  })
  if (first.name === 'button') first.name = 'span'
  return first
}

function open({ attribs }: Element): void {
  delete attribs['hidden']
  delete attribs['aria-hidden']
  if (/display\s*:\s*none/i.test(attribs['style'] ?? '')) delete attribs['style']
}

/** Puts an element around a node; the node stays what it is, such as a heading. */
function wrap(node: ChildNode, name: string): void {
  const outer = elementNode(name)
  outer.startIndex = node.startIndex
  outer.endIndex = node.endIndex
  putInPlace(node, outer)
  outer.children = [node]
  node.parent = outer
}
