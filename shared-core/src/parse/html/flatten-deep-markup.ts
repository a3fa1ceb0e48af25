import { scanTags } from './scan-tags.ts'

/** Levels of nesting that are preserved. Real pages stay below 100; the parser's cost per tag grows with depth, so it must have a bound. */
export const maxDepth = 512

const voidElements = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(' '),
)
/** Blanking their tags would turn code into text; they nest nothing. */
const rawText = new Set(['script', 'style', 'textarea', 'title', 'xmp'])
/** Left open in good HTML, so they say nothing about depth on their own. Each can nest only inside another element that is counted. */
const optionalEnd = new Set('p li dt dd tr td th thead tbody tfoot option optgroup rt rp colgroup'.split(' '))

/** Elements that say what a text is; a few of them stay below the deepest level, so that a deep page has its paragraphs. */
const textBlocks = new Set('p h1 h2 h3 h4 h5 h6 ul ol li blockquote'.split(' '))
const maxTextBlocks = 16

/**
 * Blanks out tags nested deeper than `maxDepth`, each by spaces of the same length, so that offsets stay.
 * Text is never touched. Input that is not that deep comes back as it is.
 */
export function flattenDeepMarkup(html: string): string {
  let depth = 0
  let isDeep = false
  scanTags(html, ({ name, kind }) => {
    if (voidElements.has(name) || rawText.has(name)) return true
    if (kind === 'open') depth += optionalEnd.has(name) ? 0 : 1
    else if (kind === 'close' && depth > 0 && !optionalEnd.has(name)) depth -= 1
    isDeep = depth > maxDepth
    return !isDeep
  })
  if (!isDeep) return html
  return blankDeepTags(html)
}

/** The exact pass: holds the stack of open elements as the parser would, closing what an end tag closes. */
function blankDeepTags(html: string): string {
  const open: string[] = []
  /** Text blocks below the deepest level, with the dropped elements that were open around each. */
  const deep: { readonly name: string; readonly around: number }[] = []
  let dropped = 0
  const parts: string[] = []
  let copied = 0
  const blank = (start: number, end: number): void => {
    parts.push(html.slice(copied, start), ' '.repeat(end - start))
    copied = end
  }
  const openDeep = (name: string, start: number, end: number): void => {
    if (optionalEnd.has(name) && deep[deep.length - 1]?.name === name) deep.pop()
    if (textBlocks.has(name) && deep.length < maxTextBlocks) deep.push({ name, around: dropped })
    else {
      dropped++
      blank(start, end)
    }
  }
  const closeDeep = (name: string, start: number, end: number): void => {
    const at = deep.findLastIndex((block) => block.name === name && block.around === dropped)
    if (at !== -1) {
      deep.length = at
      return
    }
    dropped--
    while (deep.length > 0 && deep[deep.length - 1]!.around > dropped) deep.pop()
    blank(start, end)
  }
  scanTags(html, ({ name, kind, start, end }) => {
    if (voidElements.has(name) || rawText.has(name)) return true
    if (kind !== 'close') {
      if (dropped === 0 && deep.length === 0 && optionalEnd.has(name) && open[open.length - 1] === name) open.pop()
      if (open.length < maxDepth) open.push(name)
      else openDeep(name, start, end)
      return true
    }
    if (dropped > 0 || deep.some((block) => block.name === name)) {
      closeDeep(name, start, end)
      return true
    }
    deep.length = 0
    const at = open.lastIndexOf(name)
    if (at === -1) blank(start, end)
    else open.length = at
    return true
  })
  parts.push(html.slice(copied))
  return parts.join('')
}
