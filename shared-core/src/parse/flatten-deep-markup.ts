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
  let dropped = 0
  const parts: string[] = []
  let copied = 0
  const blank = (start: number, end: number): void => {
    parts.push(html.slice(copied, start), ' '.repeat(end - start))
    copied = end
  }
  scanTags(html, ({ name, kind, start, end }) => {
    if (voidElements.has(name) || rawText.has(name)) return true
    if (kind !== 'close') {
      if (optionalEnd.has(name) && open[open.length - 1] === name) open.pop()
      if (open.length >= maxDepth) {
        dropped++
        blank(start, end)
      } else open.push(name)
      return true
    }
    if (dropped > 0) {
      dropped--
      blank(start, end)
      return true
    }
    const at = open.lastIndexOf(name)
    if (at === -1) blank(start, end)
    else open.length = at
    return true
  })
  parts.push(html.slice(copied))
  return parts.join('')
}
