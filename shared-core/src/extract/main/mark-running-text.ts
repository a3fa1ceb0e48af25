import type { ChildNode, Document, Element } from 'domhandler'
import { caselessLetter, lowerLetter } from '../../languages/characters/characters.ts'
import { textNode } from '../../parse/html/nodes.ts'
import { putInPlace } from '../../parse/html/put-in-place.ts'
import { isElement, oneLine, textOf, walk } from '../../parse/html/walk.ts'

/** Makes text of buttons inside a sentence, such as the citations of papers, in place. */
export function markSentenceButtons(root: Document, source: string): void {
  if (!/<button/i.test(source)) return
  const buttons: Element[] = []
  walk(root, {
    enter(node) {
      if (!isElement(node)) return false
      if (node.name !== 'button') return true
      if (isInSentence(node)) buttons.push(node)
      return false
    },
  })
  for (const button of buttons) button.name = 'span'
}

/** Makes text of formulas, in place, by the form that their markup gives for those who do not see them. */
export function markFormulas(root: Document, source: string): void {
  if (!/<math|\bmath|latex|formula/i.test(source)) return
  const formulas: { readonly element: Element; readonly text: string }[] = []
  walk(root, {
    enter(node) {
      if (!isElement(node)) return false
      if (node.name !== 'math' && node.name !== 'img') return true
      const text = node.name === 'math' ? formulaOf(node) : pictureFormula(node)
      if (text !== '') formulas.push({ element: node, text })
      return false
    },
  })
  for (const { element, text } of formulas) becomeText(element, text, source)
}

/** Elements that hold running text, and those inside it that hold nothing but the button. */
const paragraphs = new Set(['p', 'li', 'dd', 'td'])
const wrappers = new Set(['span', 'a', 'sup', 'sub', 'em', 'i', 'b', 'strong', 'cite'])

/** Elements around a button, or around a formula, that are looked at: pages may nest without end. */
const maxWrappers = 3

/** UTF-16 units of a paragraph beside the button, and of a button that belongs to a sentence. */
const minText = 40
const longestButton = 120

/** Text goes on before and behind it, and no sentence ends before it unless the one behind clearly goes on. */
function isInSentence(button: Element): boolean {
  const own = oneLine(textOf(button, longestButton * 5))
  let node: Element = button
  for (let level = 0; level < maxWrappers; level++) {
    const { parent } = node
    if (!parent || !isElement(parent) || !wrappers.has(parent.name) || beside(node, 'prev') || beside(node, 'next')) break
    node = parent
  }
  const { parent } = node
  if (own === '' || own.length > longestButton || !parent || !isElement(parent) || !paragraphs.has(parent.name)) return false
  const [before, behind] = [beside(node, 'prev'), beside(node, 'next')]
  if (before === '' || behind === '' || before.length + behind.length < minText) return false
  return !/[.!?…。！？]$/.test(before) || goesOn.test(behind)
}

/** The sentence goes on: a small letter, one of a script without, or what closes a part of it. */
const goesOn = new RegExp(String.raw`^(?:${lowerLetter}|${caselessLetter}|[,.;:)\]}])`, 'u')

/** Text of the nodes beside this one on one side, other buttons left out. */
function beside(node: ChildNode, side: 'prev' | 'next'): string {
  const parts: string[] = []
  for (let next = node[side], looked = 0; next && looked < maxSiblings; next = next[side], looked++)
    if ('data' in next) parts.push(next.type === 'text' ? next.data : '')
    else if (isElement(next) && next.name !== 'button') parts.push(textOf(next, 500))
  return oneLine((side === 'prev' ? parts.reverse() : parts).join(''))
}

/** Nodes looked at on each side of a button. */
const maxSiblings = 20

/** Elements that scripts put around a formula and what they made of it. */
const rendered = /katex|mathjax|mjx/i

/** UTF-16 units of a formula; a longer one is a figure. */
const longestFormula = 1000

/** A formula of MathML in one line: as its attribute says, as its TeX says, or its signs when they are in one line. '' when it is hidden or written beside. */
function formulaOf(math: Element): string {
  const { parent } = math
  if (parent && isElement(parent) && /display\s*:\s*none/i.test(parent.attribs['style'] ?? '')) return ''
  let outer: Element = math
  for (let level = 0; level < maxWrappers; level++) {
    const up = outer.parent
    if (!up || !isElement(up) || up.children.length > maxSiblings || !rendered.test(`${up.name} ${up.attribs['class'] ?? ''}`)) break
    outer = up
  }
  if (outer !== math && oneLine(textOf(outer)) !== oneLine(textOf(math))) return ''
  const tex = annotationOf(math)
  return plainFormula(math.attribs['alttext'] ?? tex ?? signsOf(math))
}

function annotationOf(math: Element): string | null {
  let tex: string | null = null
  walk(math, {
    enter(node) {
      if (isElement(node) && node.name === 'annotation' && /tex/i.test(node.attribs['encoding'] ?? '')) tex ??= textOf(node)
      return tex === null
    },
  })
  return tex
}

/** Elements of MathML whose order says all. */
const inLine = new Set(['mrow', 'mi', 'mn', 'mo', 'mtext', 'mspace', 'mstyle', 'mpadded', 'semantics'])

function signsOf(math: Element): string {
  let isLine = true
  walk(math, {
    enter(node) {
      if (isElement(node) && !inLine.has(node.name)) isLine = false
      return isLine
    },
  })
  return isLine ? textOf(math) : ''
}

/** Class names of pictures of formulas, in the words of the systems that make them. */
const formulaName = /(?:^|[\s_-])(?:mwe-math\S*|math|mathjax|latex|tex|formula|equation)(?=[\s_-]|$)/i

const pictureFormula = ({ attribs }: Element): string =>
  formulaName.test(attribs['class'] ?? '') ? plainFormula(attribs['alt'] ?? '') : ''

/** TeX without the command for its size around it. */
function plainFormula(text: string): string {
  const line = oneLine(text)
  const inner = /^\{\\(?:display|text)style\s(.*)\}$/.exec(line)?.[1] ?? line
  return inner.length > longestFormula ? '' : inner.trim()
}

function becomeText(element: Element, data: string, source: string): void {
  const text = textNode(data)
  const from = element.startIndex ?? 0
  const at = source.slice(from, from + longestFormula * 10).indexOf(data)
  text.startIndex = at === -1 ? from : from + at
  text.endIndex = at === -1 ? (element.endIndex ?? from) : from + at + data.length - 1
  putInPlace(element, text)
}
